/** Writes or patches aspects of many entities of several types. */
import { MAX_BATCH_SIZE } from '../../../../core/limits.js';
import type { Services } from '../../../../auth/services.js';
import { EXAMPLE_URN, mapOf } from '../../../http/json-schema.js';
import { defineRoute, type Call } from '../../../http/route.js';
import { refuseConditions } from '../conditions.js';
import { changeTypeOf, CREATE_QUERY, WRITE_QUERY, type CreateQuery, type WriteQuery } from '../parameters.js';
import { GENERIC } from '../paths.js';
import { readItems, type ItemsContext } from '../read-items.js';
import { presentItems, writeItems, writeReply } from '../write-items.js';
import { splitLike } from '../split-like.js';
import { presentLists, readLists, SHOWN_LISTS, type ListsBody } from './lists-by-type.js';

const BODY = mapOf({ type: 'array' }, { description: 'Items as for one type, by entity type.' });

export const upsertGeneric = defineRoute<CreateQuery, ListsBody>({
  method: 'POST',
  path: GENERIC,
  operationId: 'upsertGeneric',
  tag: 'OpenAPI v3',
  permission: 'per-change',
  summary: 'Write aspects of entities of several types, all or nothing',
  description: 'One transaction, applied in order. One refused item refuses the request.',
  query: CREATE_QUERY,
  keepDigits: true,
  body: BODY,
  example: { dataset: [{ urn: EXAMPLE_URN, status: { value: { removed: false } } }] },
  response: SHOWN_LISTS,
  handle: (call, services) => write(call, changeTypeOf(call.query, false), services),
});

export const patchGeneric = defineRoute<WriteQuery, ListsBody>({
  method: 'PATCH',
  path: GENERIC,
  operationId: 'patchGeneric',
  tag: 'OpenAPI v3',
  permission: 'per-change',
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
  { query, body, headers, actor, facts }: Call<WriteQuery, ListsBody>,
  changeType: ItemsContext['changeType'],
  services: Services,
): Promise<unknown> {
  refuseConditions(headers);
  const lists = readLists(body, services.model, { most: MAX_BATCH_SIZE, name: 'MAX_BATCH_SIZE' });
  const proposals = lists.map(({ entity, items, list }) => readItems(items, { entity, changeType, list }));
  const isAsync = query.async === true;
  const { results, traceparent } = await writeItems(proposals.flat(), { services, actor, facts, isAsync });
  const ofTypes = splitLike(proposals, results);
  const parts = { withMetadata: query.systemMetadata === true, withCreated: !isAsync };
  const shown = proposals.map((ofType, index) => presentItems(ofType, ofTypes[index] ?? [], parts));
  return writeReply(presentLists(body, shown), { traceparent, isAsync });
}
