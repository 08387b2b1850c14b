/** Writes entities and aspects in the form of version 2: aspects are below `aspects`, and the body of a single one is its bare value. */
import type { Services } from '../../../auth/services.js';
import { ANY_OBJECT, arrayOf, EXAMPLE_URN, mapOf, object, ref, URN } from '../../http/json-schema.js';
import { defineChange, type Call, type ParametersOf, type Route } from '../../http/route.js';
import { changeTypeOf, CREATE_QUERY, ITEMS, WRITE_QUERY, type WriteQuery } from '../v3/parameters.js';
import type { ItemsContext } from '../v3/read-items.js';
import { readType } from '../v3/read-path.js';
import { writeAspect } from '../v3/write-aspect.js';
import { refuseConditions, writeLists, writeReply } from '../v3/write-entities.js';
import { ENTITY_V2_SCHEMA, ASPECT_V2, asV3, toV2, TYPE_V2 } from './read-routes.js';

const WRITTEN = object({
  urn: URN,
  'aspects?': mapOf(object({ value: ANY_OBJECT, 'systemMetadata?': ref('SystemMetadata') })),
});

const postEntities = defineChange(TYPE_V2, {
  operationId: 'postEntitiesOfVersion2',
  deprecated: true,
  summary: 'Write aspects of entities of a type, all or nothing',
  description:
    'Items are `{"urn", "aspects": {"<aspect>": {"value", "systemMetadata"?, "headers"?}}}`. The answer contains the aspects only with ' +
    '`systemMetadata=true` and without `async=true`.',
  query: CREATE_QUERY,
  keepDigits: true,
  body: ITEMS,
  example: [{ urn: EXAMPLE_URN, aspects: { status: { value: { removed: false } } } }],
  response: arrayOf(WRITTEN),
  async handle(call, services) {
    const { parameters, query, body, headers } = call;
    refuseConditions(headers);
    const entity = readType(asV3(parameters), services.model);
    const list = { items: body, entity, changeType: changeTypeOf(query, false), holder: 'aspects' };
    const { shown, ...reply } = await writeLists([list], call, services);
    const withAspects = query.systemMetadata === true && !reply.isAsync;
    const items = (shown[0] ?? []).map((item) => (withAspects ? toV2(item) : { urn: item['urn'] }));
    return writeReply(items, reply);
  },
});

const postAspect = defineChange(ASPECT_V2, {
  operationId: 'postAspectOfVersion2',
  deprecated: true,
  summary: 'Write one aspect of an entity; the body is its value',
  query: CREATE_QUERY,
  keepDigits: true,
  body: ANY_OBJECT,
  example: { removed: false },
  response: ENTITY_V2_SCHEMA,
  handle: (call, services) => write(call, changeTypeOf(call.query, false), services),
});

const patchAspect = defineChange(ASPECT_V2, {
  method: 'PATCH',
  operationId: 'patchAspectOfVersion2',
  deprecated: true,
  summary: 'Patch one aspect of an entity; the body is the patch',
  query: WRITE_QUERY,
  keepDigits: true,
  body: { type: ['object', 'array'] },
  example: { patch: [{ op: 'add', path: '/removed', value: true }] },
  response: ENTITY_V2_SCHEMA,
  handle: (call, services) => write(call, 'PATCH', services),
});

async function write(
  call: Call<WriteQuery, unknown, ParametersOf<typeof ASPECT_V2>>,
  changeType: ItemsContext['changeType'],
  services: Services,
): Promise<unknown> {
  const ofV3 = { ...call, parameters: asV3(call.parameters), body: { value: call.body } };
  const { item, traceparent, isAsync } = await writeAspect(ofV3, changeType, services);
  return writeReply(toV2(item), { traceparent, isAsync });
}

export const WRITE_ROUTES_V2: readonly Route[] = [postEntities, postAspect, patchAspect];
