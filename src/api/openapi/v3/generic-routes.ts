/** The endpoints of version 3 for entities of any type. */
import { MAX_BATCH_SIZE, MAX_PAGE_SIZE } from '../../../core/limits.js';
import type { Services } from '../../../auth/services.js';
import { CatalogError } from '../../../core/errors.js';
import { type JsonObject, escapePointer } from '../../../core/json.js';
import type { MetadataModel } from '../../../model/types.js';
import { type Route, defineChange, defineRead, type Call } from '../../http/route.js';
import { readPathUrn } from '../../http/request-parts.js';
import { EXAMPLE_URN, mapOf } from '../../http/json-schema.js';
import { deleteAspect, deleteEntity } from './delete-entity.js';
import { getEntity, headEntity, getAspect, headAspect } from './get-routes.js';
import {
  changeTypeOf,
  CREATE_QUERY,
  WRITE_QUERY,
  type WriteQuery,
  SYSTEM_METADATA,
  SHOWN_ENTITY,
} from './parameters.js';
import { GENERIC, readTypeName } from './read-path.js';
import type { ItemsContext } from './read-items.js';
import { refuseConditions, writeLists, writeReply } from './write-entities.js';
import { getLists, type ItemList } from './batch-get.js';
import { presentEntity } from './find-entities.js';

/** Lists of items by entity type: the form of bodies and answers of requests about several types. */
type ListsBody = Readonly<Record<string, readonly unknown[]>>;

const SHOWN_LISTS: JsonObject = mapOf(
  { type: 'array', items: SHOWN_ENTITY },
  { description: 'By entity type, as in the request.' },
);

/**
 * Reads the lists of a body.
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

/** Presents one list for each type. @param body whose names of types the answer repeats @param shown one list for each type */
function presentLists(body: ListsBody, shown: readonly (readonly object[])[]): object {
  return Object.fromEntries(Object.keys(body).map((name, index) => [name, shown[index] ?? []]));
}

const batchGetGeneric = defineRead(`${GENERIC}/batchGet`, {
  method: 'POST',
  operationId: 'batchGetGeneric',
  summary: 'Chosen aspects of many entities of several types',
  description: 'Lists by entity type, with items as in `batchGet` of one type.',
  query: { systemMetadata: SYSTEM_METADATA },
  body: mapOf({ type: 'array' }),
  example: { dataset: [{ urn: EXAMPLE_URN, status: {} }] },
  response: SHOWN_LISTS,
  async handle({ query, body }, services) {
    const lists = readLists(body, services.model, { most: MAX_PAGE_SIZE, name: 'MAX_PAGE_SIZE' });
    const found = await getLists(lists, services);
    const withMetadata = query.systemMetadata === true;
    return presentLists(
      body,
      found.map((entities) => entities.map((one) => presentEntity(one, withMetadata))),
    );
  },
});

const BODY = mapOf({ type: 'array' }, { description: 'Items as for one type, by entity type.' });

const upsertGeneric = defineChange(GENERIC, {
  operationId: 'upsertGeneric',
  summary: 'Write aspects of entities of several types, all or nothing',
  description: 'One transaction, applied in order. One refused item refuses the request.',
  query: CREATE_QUERY,
  keepDigits: true,
  body: BODY,
  example: { dataset: [{ urn: EXAMPLE_URN, status: { value: { removed: false } } }] },
  response: SHOWN_LISTS,
  handle: (call, services) => write(call, changeTypeOf(call.query, false), services),
});

const patchGeneric = defineChange(GENERIC, {
  method: 'PATCH',
  operationId: 'patchGeneric',
  summary: 'Patch aspects of entities of several types, all or nothing',
  description: 'Values are patches as for one type (docs/patches.md). Returns the resulting aspects.',
  query: WRITE_QUERY,
  keepDigits: true,
  body: BODY,
  example: {
    dataset: [
      { urn: EXAMPLE_URN, status: { value: { patch: [{ op: 'add', path: '/removed', value: false }] } } },
    ],
  },
  response: SHOWN_LISTS,
  handle: (call, services) => write(call, 'PATCH', services),
});

async function write(
  call: Call<WriteQuery, ListsBody, unknown>,
  changeType: ItemsContext['changeType'],
  services: Services,
): Promise<unknown> {
  const { body, headers } = call;
  refuseConditions(headers);
  const lists = readLists(body, services.model, { most: MAX_BATCH_SIZE, name: 'MAX_BATCH_SIZE' });
  const typed = lists.map((list) => ({ ...list, changeType }));
  const { shown, ...reply } = await writeLists(typed, call, services);
  return writeReply(presentLists(body, shown), reply);
}

const BY_URN: readonly Route[] = [getEntity, headEntity, deleteEntity, getAspect, headAspect, deleteAspect];

/** Turns an endpoint of one type into one that takes the type from the URN. */
function ofAnyType(route: Route): Route {
  return {
    ...route,
    path: route.path.replace('{entityType}', 'generic'),
    operationId: `${route.operationId}Generic`,
    summary: `${route.summary}; the URN tells the type`,
    handle: (call, services) => {
      const { entityType } = readPathUrn(call.parameters['urn'] ?? '', services.model);
      return route.handle({ ...call, parameters: { ...call.parameters, entityType } }, services);
    },
  };
}

export const GENERIC_ROUTES: readonly Route[] = [
  upsertGeneric,
  patchGeneric,
  batchGetGeneric,
  ...BY_URN.map(ofAnyType),
];
