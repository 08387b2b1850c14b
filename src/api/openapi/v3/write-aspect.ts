/** Writes or patches one aspect of an entity. Conditions may also be HTTP headers. */
import { isJsonObject } from '../../../core/json.js';
import { readPreconditions } from '../../../catalog/writes/preconditions.js';
import { defineChange, type Call } from '../../http/route.js';
import type { Services } from '../../../auth/services.js';
import {
  changeTypeOf,
  CREATE_QUERY,
  ENTRY,
  SHOWN_ENTITY,
  WRITE_QUERY,
  type WriteQuery,
} from './parameters.js';
import { readAspect, OF_ASPECT, type AspectParameters } from './read-path.js';
import { readEntry, type ItemsContext, type LocatedProposal, type RequestLocation } from './read-items.js';
import { etagOf, presentItems, writeItems, writeReply } from './write-entities.js';

const CONDITIONS =
  'The headers `If-None-Match: *` and `If-Version-Match: <n>` are conditions. If one is not met, the answer is 412. ' +
  'The ETag is the version after the write.';

export const putAspect = defineChange(OF_ASPECT, {
  operationId: 'putAspectV3',
  summary: 'Write one aspect of an entity',
  description: CONDITIONS,
  query: {
    ...CREATE_QUERY,
    createIfNotExists: {
      description:
        'false also replaces an existing aspect. Otherwise that is refused with 412, unless the request has conditions.',
      schema: { type: 'boolean', default: true },
    },
  },
  keepDigits: true,
  body: ENTRY,
  example: { value: { removed: false } },
  response: SHOWN_ENTITY,
  handle: (call, services) => write(call, changeTypeOf(call.query, !hasConditions(call)), services),
});

export const patchAspect = defineChange(OF_ASPECT, {
  method: 'PATCH',
  operationId: 'patchAspectV3',
  summary: 'Patch one aspect of an entity',
  description: `The body is the patch (docs/patches.md), or \`{"value": <patch>, "systemMetadata"?, "headers"?}\`. ${CONDITIONS}`,
  query: WRITE_QUERY,
  keepDigits: true,
  body: { type: ['object', 'array'] },
  example: { patch: [{ op: 'add', path: '/removed', value: true }] },
  response: SHOWN_ENTITY,
  handle: (call, services) => {
    const isEntry = !Array.isArray(call.body) && !Object.hasOwn(call.body, 'patch');
    return write({ ...call, body: isEntry ? call.body : { value: call.body } }, 'PATCH', services);
  },
});

/** The conditions of a request decide when it may replace a value. */
function hasConditions({ headers, body }: Call<unknown, unknown, AspectParameters>): boolean {
  const own = isJsonObject(body) && isJsonObject(body['headers']) ? body['headers'] : {};
  return [headers, own].some((given) => Object.keys(readPreconditions(given, '/headers')).length > 0);
}

async function write(
  call: Call<WriteQuery, unknown, AspectParameters>,
  changeType: ItemsContext['changeType'],
  services: Services,
): Promise<unknown> {
  const { item, version, ...reply } = await writeAspect(call, changeType, services);
  return writeReply(item, { ...reply, ...etagOf(version) });
}

interface WrittenAspect {
  /** The URN and the aspect, as version 3 shows them. */
  readonly item: Record<string, unknown>;
  /** 0 for a point. */
  readonly version: number;
  readonly traceparent: string;
  readonly isAsync: boolean;
}

/** @param call whose body is the aspect with its value: `{"value", "systemMetadata"?, "headers"?}` */
export async function writeAspect(
  call: Call<WriteQuery, unknown, AspectParameters>,
  changeType: ItemsContext['changeType'],
  services: Services,
): Promise<WrittenAspect> {
  const { model } = services;
  const { query, headers, actor, facts } = call;
  const { urn, aspect } = readAspect(call.parameters, model);
  const location: RequestLocation = {
    urn: urn.text,
    aspect: aspect.name,
    pointer: '',
    urnPointer: '/urn',
    isPatch: changeType === 'PATCH',
  };
  const context = { entity: model.getEntity(urn.entityType), changeType };
  const preconditions = readPreconditions(headers, '/headers');
  const target = { urn: urn.text, aspectName: aspect.name, location, preconditions };
  const proposals: LocatedProposal[] = [{ location, proposal: readEntry(call.body, target, context) }];
  const isAsync = query.async === true;
  const { results, traceparent } = await writeItems(proposals, { services, actor, facts, isAsync });
  const parts = { withMetadata: query.systemMetadata === true, withCreated: false };
  const [item = { urn: urn.text }] = presentItems(proposals, results, parts);
  return { item, version: results[0]?.aspect?.version ?? 0, traceparent, isAsync };
}
