/** Storing what a mutation proposes. */
import type { AuditStamp } from '../../../model/audit-stamp.js';
import type { Proposal, WriteResult } from '../../../catalog/writes/types.js';
import type { GraphqlContext } from '../context.js';

/** One transaction: all or nothing. What the request has read before is read again, since it may have changed. */
export async function store(
  context: GraphqlContext,
  proposals: readonly Proposal[],
): Promise<readonly WriteResult[]> {
  return forgetting(context, context.services.writer.write(proposals, { actor: context.actor }));
}

/** What the request has read and decided before the change is read and decided again. */
export async function forgetting<Value>(context: GraphqlContext, change: Promise<Value>): Promise<Value> {
  try {
    return await change;
  } finally {
    forgetAll(context);
  }
}

/** Who acts, and now. */
export function stampOf({ actor, clock }: Pick<GraphqlContext, 'actor' | 'clock'>): AuditStamp {
  return { time: clock.now(), actor };
}

/** What the request has read before may not hold any more. */
export function forgetAll(context: GraphqlContext): void {
  context.aspects.forget();
  for (const part of Object.values(context)) if (isLoader(part)) part.clearAll();
}

function isLoader(part: unknown): part is { clearAll(): unknown } {
  return typeof part === 'object' && part !== null && 'clearAll' in part;
}
