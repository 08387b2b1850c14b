/** Writes aspects of many entities of one type. */
import { EXAMPLE_URN, arrayOf } from '../../http/json-schema.js';
import { defineRoute } from '../../http/route.js';
import { refuseConditions } from './conditions.js';
import {
  changeTypeOf,
  CREATE_ENTITY_IF_NOT_EXISTS,
  CREATE_IF_NOT_EXISTS,
  ITEMS,
  SHOWN_ENTITY,
  WRITE_QUERY,
  type CreateQuery,
} from './parameters.js';
import { OF_TYPE, type TypeParameters } from './paths.js';
import { readItems } from './read-items.js';
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
  query: {
    ...WRITE_QUERY,
    createIfNotExists: CREATE_IF_NOT_EXISTS,
    ...CREATE_ENTITY_IF_NOT_EXISTS,
  },
  keepDigits: true,
  body: ITEMS,
  example: [{ urn: EXAMPLE_URN, status: { value: { removed: false } } }],
  response: arrayOf(SHOWN_ENTITY),
  async handle({ parameters, query, body, headers, actor }, services) {
    refuseConditions(headers);
    const entity = readType(parameters, services.model);
    const proposals = readItems(body, { entity, changeType: changeTypeOf(query, false) });
    const isAsync = query.async === true;
    const { results, traceparent } = await writeItems(proposals, { services, actor, isAsync });
    const items = presentItems(proposals, results, query.systemMetadata === true);
    return writeReply(items, { traceparent, isAsync });
  },
});
