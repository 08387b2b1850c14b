/** What the rules of the capabilities add to a rollback: in each of its transactions, and at its end. */
import { newId } from '../../../core/ids.js';
import { applyStep } from '../../writes/apply-step.js';
import type { EntityState } from '../../writes/entity-state.js';
import { lockEntities, type LoadContext } from '../../writes/load-states.js';
import type { AspectRule, AfterRollbackDeps } from '../../writes/aspect-rule.js';
import type { RollbackRow, WriteContext } from '../../writes/types.js';
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
  context: LoadContext & WriteContext & { readonly at: number; readonly rules: readonly AspectRule[] },
): Promise<void> {
  const { model, at, actor, traceId } = context;
  const applying = { model, at, actor, traceId, jobId: newId(), rounds: new Map() };
  const job = { model, before, changed: states, find: (urn: string) => states.get(urn), applied: [] };
  for (const rule of context.rules) {
    if (rule.entitiesToSettle === undefined) continue;
    const settled = [before, states].flatMap((known) => rule.entitiesToSettle?.(steps, known, model) ?? []);
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

/** Collects the aspects that a rollback touches, for the rules that act at its end. */
export class TouchedByRollback {
  readonly #touched = new Map<AspectRule, Map<string, Set<string>>>();

  constructor(rules: readonly AspectRule[]) {
    for (const rule of rules) if (rule.afterRollback) this.#touched.set(rule, new Map());
  }

  add(rows: readonly RollbackRow[]): void {
    for (const { urn, aspect } of rows)
      for (const [{ aspects }, byAspect] of this.#touched)
        if (aspects.includes(aspect)) byAspect.set(aspect, (byAspect.get(aspect) ?? new Set()).add(urn));
  }

  /** Calls the rules whose aspects were touched. */
  async settle(deps: AfterRollbackDeps, context: WriteContext): Promise<void> {
    for (const [rule, byAspect] of this.#touched)
      if (byAspect.size > 0) await rule.afterRollback?.(byAspect, deps, context);
  }
}
