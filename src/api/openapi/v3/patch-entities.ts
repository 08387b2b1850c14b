/** Patches aspects of many entities of one type. */
import { arrayOf, EXAMPLE_URN } from '../../http/json-schema.js';
import { defineRoute } from '../../http/route.js';
import { ITEMS, SHOWN_ENTITY, WRITE_QUERY, type WriteQuery } from './parameters.js';
import { OF_TYPE, type TypeParameters } from './paths.js';
import { writeEntities } from './upsert-entities.js';

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
  handle: (call, services) => writeEntities(call, 'PATCH', services),
});
