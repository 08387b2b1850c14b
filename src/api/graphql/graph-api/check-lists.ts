/** Limits the lists of one request. Each list is a statement, and all statements run at once. */
import type { GraphQLResolveInfo } from 'graphql';
import { CatalogError } from '../../../core/errors.js';
import { fieldsOf } from './inline-fragments.js';

const MAX_LISTS = 50;

/** Lists per executed request, keyed by its variables object. A request may select `graph` under several aliases. */
const listsOfRequests = new WeakMap<object, number>();

/**
 * @param info of the field `graph`
 * @throws LIMIT_EXCEEDED
 */
export function checkLists(info: GraphQLResolveInfo): void {
  const names = fieldsOf(info.fieldNodes, info).map(({ alias, name }) => (alias ?? name).value);
  const lists = (listsOfRequests.get(info.variableValues) ?? 0) + new Set(names).size;
  listsOfRequests.set(info.variableValues, lists);
  if (lists <= MAX_LISTS) return;
  throw new CatalogError('LIMIT_EXCEEDED', `A request may ask for at most ${MAX_LISTS} lists of the graph`, {
    rule: `lists at most ${MAX_LISTS}`,
  });
}
