/** Writes aspects of many entities of one type. */
import { EXAMPLE_URN, arrayOf } from '../../http/json-schema.js';
import { defineRoute, type Call } from '../../http/route.js';
import type { Services } from '../../../auth/services.js';
import { refuseConditions } from './conditions.js';
import {
  changeTypeOf,
  CREATE_QUERY,
  ITEMS,
  SHOWN_ENTITY,
  type CreateQuery,
  type WriteQuery,
} from './parameters.js';
import { OF_TYPE, type TypeParameters } from './paths.js';
import { readItems, type ItemsContext } from './read-items.js';
import { readType } from './read-path.js';
import { presentItems, writeItems, writeReply } from './write-items.js';

export const upsertEntities = defineRoute<CreateQuery, readonly unknown[], TypeParameters>({
  method: 'POST',
  path: OF_TYPE,
  operationId: 'upsertEntities',
  tag: 'OpenAPI v3',
  permission: 'per-change',
  summary: 'Write aspects of entities of a type, all or nothing',
  description:
    'One transaction, applied in order. One refused item refuses the request; `index`, `urn`, `aspect` and `path` name it. ' +
    'In the headers of an aspect, `If-None-Match: *` skips an existing aspect, and a failed `If-Version-Match` yields 412.',
  query: CREATE_QUERY,
  keepDigits: true,
  body: ITEMS,
  example: [{ urn: EXAMPLE_URN, status: { value: { removed: false } } }],
  response: arrayOf(SHOWN_ENTITY),
  handle: (call, services) => writeEntities(call, changeTypeOf(call.query, false), services),
});

/** @throws CatalogError that names item, URN, aspect, location and rule; then nothing is stored */
export async function writeEntities(
  { parameters, query, body, headers, actor, facts }: Call<WriteQuery, readonly unknown[], TypeParameters>,
  changeType: ItemsContext['changeType'],
  services: Services,
): Promise<unknown> {
  refuseConditions(headers);
  const entity = readType(parameters, services.model);
  const proposals = readItems(body, { entity, changeType });
  const isAsync = query.async === true;
  const { results, traceparent } = await writeItems(proposals, { services, actor, facts, isAsync });
  const items = presentItems(proposals, results, {
    withMetadata: query.systemMetadata === true,
    withCreated: !isAsync,
  });
  return writeReply(items, { traceparent, isAsync });
}
