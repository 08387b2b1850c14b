/** Keeps the summaries of assets in step with incidents that a rollback changes. */
import { newId } from '../../core/ids.js';
import { applyStep } from '../writes/apply-step.js';
import type { EntityState } from '../writes/entity-state.js';
import { lockEntities, type LoadContext } from '../writes/load-states.js';
import type { WriteContext } from '../writes/types.js';
import type { WriteStep } from '../writes/write-steps.js';
import { assetsOf } from './affected-assets.js';
import { followIncidents } from './follow-incidents.js';

export interface RolledBack {
  /** The locked entities before the rollback. */
  readonly before: ReadonlyMap<string, EntityState>;
  /** The locked entities after it. The summaries and their assets are added. */
  readonly states: Map<string, EntityState>;
}

/**
 * Sends one statement if the rollback changes incidents, and none otherwise. Which assets the restored incidents are about is known only
 * now, so their locks are taken out of order. The database ends a deadlock, and the transaction starts again.
 * @param steps for each entity that is rolled back
 */
export async function restoreSummaries(
  steps: readonly WriteStep[],
  { before, states }: RolledBack,
  context: LoadContext & WriteContext & { readonly at: number },
): Promise<void> {
  const { model, at, actor, traceId } = context;
  const assets = [before, states].flatMap((known) => assetsOf(steps, known, model));
  const missing = assets.filter(({ urn }) => !states.has(urn.text));
  if (missing.length > 0)
    for (const [urn, state] of await lockEntities(missing, context)) states.set(urn, state);
  const find = (urn: string) => states.get(urn);
  for (const step of followIncidents(steps, { model, before, find })) {
    const current = states.get(step.urn.text);
    if (current === undefined) continue;
    const applying = { model, at, actor, traceId, jobId: newId(), rounds: new Map() };
    states.set(step.urn.text, applyStep(step, { current, before: current }, applying).state);
  }
}
