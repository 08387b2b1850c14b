/** Lets the rules settle what a rollback has restored. */
import { newId } from '../../../core/ids.js';
import { applyStep } from '../../writes/apply-step.js';
import type { EntityState } from '../../writes/entity-state.js';
import { lockEntities, type LoadContext } from '../../writes/load-states.js';
import type { RuleIndex } from '../../writes/rules-of-write.js';
import type { WriteContext } from '../../writes/types.js';
import type { WriteStep } from '../../writes/write-steps.js';

export interface RolledBack {
  /** The locked entities before the rollback. */
  readonly before: ReadonlyMap<string, EntityState>;
  /** The locked entities after it. The entities that the rules settle are added. */
  readonly states: Map<string, EntityState>;
}

/**
 * Sends one statement for each rule that settles entities which are not locked yet, and none otherwise. Which entities these are is known
 * only now, so their locks are taken out of order. The database ends a deadlock, and the transaction starts again.
 * @param steps for each entity that is rolled back
 */
export async function settleRestored(
  steps: readonly WriteStep[],
  { before, states }: RolledBack,
  context: LoadContext & WriteContext & { readonly at: number; readonly rules: RuleIndex },
): Promise<void> {
  const { model, at, actor, traceId } = context;
  const applying = { model, at, actor, traceId, jobId: newId(), rounds: new Map() };
  const job = { model, before, changed: states, find: (urn: string) => states.get(urn), applied: [] };
  for (const rule of context.rules.rules) {
    if (rule.settled === undefined) continue;
    const settled = [before, states].flatMap((known) => rule.settled?.(steps, known, model) ?? []);
    const missing = settled.filter(({ urn }) => !states.has(urn.text));
    if (missing.length > 0)
      for (const [urn, state] of await lockEntities(missing, context)) states.set(urn, state);
    for (const step of rule.settle?.(steps, { ...job, known: undefined }) ?? []) {
      const current = states.get(step.urn.text);
      if (current === undefined) continue;
      states.set(step.urn.text, applyStep(step, { current, before: current }, applying).state);
    }
  }
}
