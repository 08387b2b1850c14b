/** Lists of items by entity type: the form of bodies and answers of requests about several types. */
import { escapePointer } from '../../../../core/json-pointer.js';
import { CatalogError } from '../../../../core/errors.js';
import type { JsonObject } from '../../../../core/json.js';
import type { MetadataModel } from '../../../../model/types.js';
import { mapOf } from '../../../http/json-schema.js';
import { SHOWN_ENTITY } from '../parameters.js';
import { readTypeName } from '../read-path.js';
import type { ItemList } from '../batch-get.js';

export type ListsBody = Readonly<Record<string, readonly unknown[]>>;

export const SHOWN_LISTS: JsonObject = mapOf(
  { type: 'array', items: SHOWN_ENTITY },
  { description: 'By entity type, as in the request.' },
);

/**
 * @param limit maximum number of items in all lists, with its name
 * @throws UNKNOWN_ENTITY, LIMIT_EXCEEDED
 */
export function readLists(
  body: ListsBody,
  model: MetadataModel,
  limit: { readonly most: number; readonly name: string },
): ItemList[] {
  const size = Object.values(body).reduce((sum, { length }) => sum + length, 0);
  if (size > limit.most) {
    const message = `The body has ${size} items; at most ${limit.most} are possible (${limit.name})`;
    throw new CatalogError('LIMIT_EXCEEDED', message, { path: '', limit: limit.name });
  }
  return Object.entries(body).map(([entityType, items]) => ({
    entity: readTypeName(entityType, model),
    items,
    list: `/${escapePointer(entityType)}`,
  }));
}

/** @param body whose names of types the answer repeats @param shown one list for each type */
export function presentLists(body: ListsBody, shown: readonly (readonly object[])[]): object {
  return Object.fromEntries(Object.keys(body).map((name, index) => [name, shown[index] ?? []]));
}
