/** Stores the items of a request in one transaction and presents the stored values. */
import { systemClock } from '../../../core/clock.js';
import { CatalogError } from '../../../core/errors.js';
import { renderJson } from '../../../core/json.js';
import { newTrace } from '../../../core/trace.js';
import type { Requester } from '../../../core/request-facts.js';
import { writeEach } from '../../../catalog/traces/write-each.js';
import type { WriteResult } from '../../../catalog/writes/types.js';
import type { Services } from '../../../auth/services.js';
import { Reply } from '../../http/reply.js';
import { located } from './request-location.js';
import { presentAspect } from './present-aspect.js';
import type { LocatedProposal } from './read-items.js';

export const JSON_TYPE = 'application/json; charset=utf-8';

export interface WriteCall extends Requester {
  readonly services: Pick<Services, 'model' | 'writer' | 'refusedWrites'>;
  /** True: a write that only the stored state forbids is recorded under the trace, and does not refuse the request. */
  readonly isAsync: boolean;
}

export interface Written {
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

export interface ItemParts {
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
