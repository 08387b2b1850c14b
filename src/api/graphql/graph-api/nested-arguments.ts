/** Checks and completes the arguments of fields below the root. */
import { getNamedType, isObjectType, type GraphQLField } from 'graphql';
import { CatalogError } from '../../../core/errors.js';
import { WITHHELD_FROM_GRAPH } from '../../../model/secret-aspects.js';
import { checkFilter } from './check-filter.js';
import { checkPaging } from './check-paging.js';
import { completeEdgeWhere, completeWhere } from './complete-where.js';

type Arguments = Readonly<Record<string, unknown>>;

/** @throws LIMIT_EXCEEDED, INVALID_REQUEST, INVALID_FILTER, FORBIDDEN */
export function nestedArguments(field: GraphQLField<unknown, unknown>, args: Arguments): Arguments {
  const type = getNamedType(field.type);
  if (!isObjectType(type)) {
    requireReadable(args['name']);
    return args;
  }
  checkPaging(args);
  checkFilter(args['where']);
  const { where, sort, ...rest } = args;
  const present = Object.entries(rest).filter(([, value]) => value !== null);
  const isConnection = 'edges' in type.getFields();
  const order = inOrder(sort, isConnection ? { node: BY_URN } : BY_URN);
  return {
    ...Object.fromEntries(present),
    ...(where !== undefined &&
      where !== null && { where: isConnection ? completeEdgeWhere(where) : completeWhere(where) }),
    ...(order.length > 0 && { sort: order }),
  };
}

const BY_URN = { urn: 'ASC' };

/**
 * Sorts by URN last, so that pages fit together. A list without a wanted order stays unsorted: then Neo4j need not read all 10,000
 * neighbours of a hub to return the first few.
 */
function inOrder(sort: unknown, last: object): unknown[] {
  return Array.isArray(sort) && sort.length > 0 ? [...(sort as unknown[]), last] : [];
}

/** The graph API never shows aspects that hold secrets. @throws FORBIDDEN */
function requireReadable(aspectName: unknown): void {
  if (!WITHHELD_FROM_GRAPH.has(aspectName)) return;
  throw new CatalogError('FORBIDDEN', `The graph API does not show the aspect ${String(aspectName)}`, {
    rule: 'aspects without secrets',
  });
}
