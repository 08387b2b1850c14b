/** Writes aspects of many entities: stores the items of a request in one transaction and presents the stored values. */
import type { IncomingHttpHeaders } from 'node:http';
import { systemClock } from '../../../core/clock.js';
import { CatalogError, invalidRequest } from '../../../core/errors.js';
import { renderJson } from '../../../core/json.js';
import { type Requester, newTrace } from '../../../core/request-facts.js';
import { writeEach } from '../../../catalog/traces/write-each.js';
import type { WriteResult } from '../../../catalog/writes/types.js';
import type { Services } from '../../../auth/services.js';
import { Reply, defineChange, type Call } from '../../http/route.js';
import { EXAMPLE_URN, arrayOf } from '../../http/json-schema.js';
import { splitLike } from './batch-get.js';
import { presentAspect } from './find-entities.js';
import { type LocatedProposal, located, readItems, type ItemsContext } from './read-items.js';
import {
  changeTypeOf,
  CREATE_QUERY,
  ITEMS,
  SHOWN_ENTITY,
  type WriteQuery,
  WRITE_QUERY,
} from './parameters.js';
import { readType, OF_TYPE, type TypeParameters } from './read-path.js';

export const JSON_TYPE = 'application/json; charset=utf-8';

interface WriteCall extends Requester {
  readonly services: Pick<Services, 'model' | 'writer' | 'refusedWrites'>;
  /** True: a write that only the stored state forbids is recorded under the trace, and does not refuse the request. */
  readonly isAsync: boolean;
}

interface Written {
  readonly results: readonly WriteResult[];
  /** Identifies the write, also in the change log. */
  readonly traceparent: string;
}

/** @throws CatalogError that names item, URN, aspect, location and rule; then nothing is stored */
export async function writeItems(
  proposals: readonly LocatedProposal[],
  { services, actor, facts, isAsync }: WriteCall,
): Promise<Written> {
  const { traceId, traceparent } = facts.trace ?? newTrace(systemClock.now());
  try {
    const changes = proposals.map(({ proposal }) => proposal);
    const context = { actor, facts, traceId };
    const results = isAsync
      ? await writeEach(services, changes, context)
      : await services.writer.write(changes, context);
    return { results, traceparent };
  } catch (error) {
    const index = error instanceof CatalogError ? error.details.index : undefined;
    const location = index === undefined ? undefined : proposals[index]?.location;
    throw location === undefined ? error : located(error, { location });
  }
}

interface ItemParts {
  readonly withMetadata: boolean;
  /** Adds the key aspect and the default aspects of new entities. The answer to an asynchronous write only repeats what was sent. */
  readonly withCreated: boolean;
}

/** Returns one result per item of the body, with its aspects. */
export function presentItems(
  proposals: readonly LocatedProposal[],
  results: readonly WriteResult[],
  { withMetadata, withCreated }: ItemParts,
): Record<string, unknown>[] {
  const items = new Map<number, Record<string, unknown>>();
  proposals.forEach(({ location: { index = 0 } }, position) => {
    const result = results[position];
    if (result === undefined) return;
    const item = items.get(index) ?? { urn: result.urn };
    if (result.aspect !== undefined) item[result.aspectName] = presentAspect(result.aspect, withMetadata);
    for (const { aspectName, aspect } of withCreated ? (result.created ?? []) : [])
      item[aspectName] ??= presentAspect(aspect, withMetadata);
    items.set(index, item);
  });
  return [...items.values()];
}

interface ListOfItems extends ItemsContext {
  readonly items: readonly unknown[];
}

interface WrittenLists {
  /** The written items of each list, with their aspects. */
  readonly shown: Record<string, unknown>[][];
  readonly traceparent: string;
  readonly isAsync: boolean;
}

/**
 * Stores the items of all lists in one transaction.
 * @throws CatalogError that names item, URN, aspect, location and rule; then nothing is stored
 */
export async function writeLists(
  lists: readonly ListOfItems[],
  { query, actor, facts }: Pick<Call<WriteQuery>, 'query' | 'actor' | 'facts'>,
  services: Services,
): Promise<WrittenLists> {
  const proposals = lists.map(({ items, ...context }) => readItems(items, context));
  const isAsync = query.async === true;
  const { results, traceparent } = await writeItems(proposals.flat(), { services, actor, facts, isAsync });
  const ofLists = splitLike(proposals, results);
  const parts = { withMetadata: query.systemMetadata === true, withCreated: !isAsync };
  const shown = proposals.map((list, index) => presentItems(list, ofLists[index] ?? [], parts));
  return { shown, traceparent, isAsync };
}

/** Status 202 if the client requested an asynchronous write. The write is stored even then. */
export function writeReply(
  body: unknown,
  { traceparent, isAsync, etag }: { traceparent: string; isAsync: boolean; etag?: string },
): Reply {
  const headers = { traceparent, ...(etag !== undefined && { ETag: etag }) };
  return new Reply(renderJson(body), { type: JSON_TYPE, status: isAsync ? 202 : 200, headers });
}

/** Returns the version as an entity tag. Points have none. */
export function etagOf(version: number): { etag?: string } {
  return version > 0 ? { etag: `"${version}"` } : {};
}

/** Conditions in HTTP headers. */
const CONDITIONS = ['if-version-match', 'if-none-match', 'if-modified-since', 'if-unmodified-since'] as const;

/**
 * Refuses conditions in the headers of a request that does not concern exactly one aspect, because they would be ignored silently.
 * @throws INVALID_REQUEST
 */
export function refuseConditions(headers: IncomingHttpHeaders): void {
  const given = CONDITIONS.find((name) => headers[name] !== undefined);
  if (given === undefined) return;
  throw invalidRequest(
    `/headers/${given}`,
    `The header ${given} does not name an aspect; put it into the "headers" of the aspect's object`,
    'conditions are in the object of the aspect',
  );
}

export const upsertEntities = defineChange(OF_TYPE, {
  operationId: 'upsertEntities',
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
async function writeEntities(
  call: Call<WriteQuery, readonly unknown[], TypeParameters>,
  changeType: ItemsContext['changeType'],
  services: Services,
): Promise<unknown> {
  const { parameters, body, headers } = call;
  refuseConditions(headers);
  const entity = readType(parameters, services.model);
  const { shown, ...reply } = await writeLists([{ items: body, entity, changeType }], call, services);
  return writeReply(shown[0], reply);
}

export const patchEntities = defineChange(OF_TYPE, {
  method: 'PATCH',
  operationId: 'patchEntities',
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
