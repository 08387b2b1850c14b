/** Patches aspects of many entities of one type. */
import { arrayOf, EXAMPLE_URN } from '../../http/json-schema.js';
import { defineRoute } from '../../http/route.js';
import { refuseConditions } from './conditions.js';
import { ITEMS, SHOWN_ENTITY, WRITE_QUERY, type WriteQuery } from './parameters.js';
import { OF_TYPE, type TypeParameters } from './paths.js';
import { readItems } from './read-items.js';
import { readType } from './read-path.js';
import { presentItems, writeItems, writeReply } from './write-items.js';

export const patchEntities = defineRoute<WriteQuery, readonly unknown[], TypeParameters>({
  method: 'PATCH',
  path: OF_TYPE,
  operationId: 'patchEntities',
  tag: 'OpenAPI v3',
  permission: 'per-change',
  summary: 'Patch aspects of entities of a type, all or nothing',
  description:
    'The value of each aspect is a patch: `{"patch": [...], "arrayPrimaryKeys"?}` or the bare list of operations (docs/patches.md). ' +
    'Several patches of one aspect apply in order. Returns the resulting aspects.',
  query: WRITE_QUERY,
  keepDigits: true,
  body: ITEMS,
  example: [
    {
      urn: EXAMPLE_URN,
      status: { value: { patch: [{ op: 'add', path: '/removed', value: false }] } },
    },
  ],
  response: arrayOf(SHOWN_ENTITY),
  async handle({ parameters, query, body, headers, actor }, services) {
    refuseConditions(headers);
    const entity = readType(parameters, services.model);
    const proposals = readItems(body, { entity, changeType: 'PATCH' });
    const isAsync = query.async === true;
    const { results, traceparent } = await writeItems(proposals, { services, actor, isAsync });
    const items = presentItems(proposals, results, query.systemMetadata === true);
    return writeReply(items, { traceparent, isAsync });
  },
});
