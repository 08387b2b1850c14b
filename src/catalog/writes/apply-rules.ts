/** Finds the rules that capabilities declare about writes, and calls those that concern a transaction, stage by stage (`aspect-rule.ts`). */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { JsonObject } from '../../core/json.js';
import type { Payload } from '../../model/types.js';
import type { AspectRule, LockContext, Proposed, RuleContext } from './aspect-rule.js';
import type { EntityState } from './entity-state.js';
import type { LoadContext, LockTarget } from './load-states.js';
import type { WriteStep } from './write-steps.js';

/** The registered rules by the aspects that they concern, in the order in which they take their locks. */
export interface RuleIndex {
  readonly rules: readonly AspectRule[];
  readonly byAspect: ReadonlyMap<string, readonly AspectRule[]>;
}

/** The rules that concern a transaction, with what they have locked and read. */
export type KnownRules = ReadonlyMap<AspectRule, unknown>;

export const NO_RULES: KnownRules = new Map();

export function indexRules(rules: readonly AspectRule[]): RuleIndex {
  const byAspect = new Map<string, AspectRule[]>();
  for (const rule of rules)
    for (const aspect of rule.aspects) byAspect.set(aspect, [...(byAspect.get(aspect) ?? []), rule]);
  return { rules, byAspect };
}

function rulesOf({ aspect, kind, entity }: WriteStep, { rules, byAspect }: RuleIndex): readonly AspectRule[] {
  if (kind !== 'delete-entity') return byAspect.get(aspect.name) ?? [];
  return rules.filter(
    ({ aspects, deletions }) => deletions && aspects.some((name) => entity.aspects.includes(name)),
  );
}

/** A rule that neither locks nor reads depends on nothing but the step and its entity. */
function isPure(rule: AspectRule): boolean {
  return !('locks' in rule || 'reads' in rule);
}

interface LockedRule {
  readonly rule: AspectRule;
  readonly steps: readonly WriteStep[];
  readonly known: unknown;
  readonly entities: readonly LockTarget[];
}

/** Takes the locks of the rules, one rule after the other, so that all transactions take them in the same order. */
export async function lockRules(
  index: RuleIndex,
  steps: readonly WriteStep[],
  context: LockContext,
): Promise<readonly LockedRule[]> {
  const concerned = new Map<AspectRule, WriteStep[]>();
  for (const step of steps)
    for (const rule of rulesOf(step, index)) {
      const own = concerned.get(rule);
      if (own === undefined) concerned.set(rule, [step]);
      else own.push(step);
    }
  const locked: LockedRule[] = [];
  for (const rule of concerned.size === 0 ? [] : index.rules) {
    const own = concerned.get(rule);
    if (own === undefined) continue;
    const { known, entities = [] } = (await rule.locks?.(own, context)) ?? { known: undefined };
    locked.push({ rule, steps: own, known, entities: [...entities, ...furtherTargets(rule, own, context)] });
  }
  return locked;
}

function furtherTargets(
  { furtherAspects: names = [] }: AspectRule,
  steps: readonly WriteStep[],
  { model }: LockContext,
): LockTarget[] {
  return steps.flatMap(({ urn, entity }) =>
    names
      .filter((name) => entity.aspects.includes(name))
      .map((name) => ({ kind: 'put' as const, urn, entity, aspect: model.getAspect(name) })),
  );
}

/** Reads what the rules need under the locks. The rules send their statements without waiting for one another. */
export async function readRules(
  locked: readonly LockedRule[],
  context: LoadContext & { readonly states: ReadonlyMap<string, EntityState> },
): Promise<KnownRules> {
  return new Map(
    await Promise.all(
      locked.map(async ({ rule, steps, known }) => {
        const read = await (rule.reads?.(steps, { ...context, locked: known }) ?? known);
        return [rule, read] as const;
      }),
    ),
  );
}

type JobStates = Omit<RuleContext<unknown>, 'known'>;

/** What the rules say of the steps of one job. */
export class JobRules {
  private readonly contexts: ReadonlyMap<AspectRule, RuleContext<unknown>>;

  constructor(
    private readonly index: RuleIndex,
    known: KnownRules,
    private readonly states: JobStates,
  ) {
    this.contexts = new Map([...known].map(([rule, its]) => [rule, { ...states, known: its }]));
  }

  /** Returns the stored value as patches and removals of references see it. */
  patched(step: WriteStep, stored: JsonObject): JsonObject {
    return rulesOf(step, this.index).reduce((value, rule) => rule.patched?.(value) ?? value, stored);
  }

  /** @param isRequested false: the step follows from others, and only rules that depend on nothing else apply */
  complete({ step, state, payload: given }: Proposed, isRequested: boolean): Payload {
    let payload = given;
    for (const rule of rulesOf(step, this.index)) {
      const context = isRequested ? this.contexts.get(rule) : undefined;
      if (rule.complete === undefined || (context === undefined && !isPure(rule))) continue;
      payload = rule.complete({ step, state, payload }, context ?? { ...this.states, known: undefined });
    }
    return payload;
  }

  derive(step: WriteStep, before: EntityState): readonly WriteStep[] {
    if (this.contexts.size === 0) return [];
    return rulesOf(step, this.index).flatMap((rule) => {
      const context = this.contexts.get(rule);
      return (context && rule.derive?.(step, before, context)) ?? [];
    });
  }

  settle(steps: readonly WriteStep[]): readonly WriteStep[] {
    return [...this.contexts].flatMap(([rule, context]) => rule.settle?.(steps, context) ?? []);
  }

  check(steps: readonly WriteStep[]): void {
    for (const [rule, context] of this.contexts) rule.check?.(steps, context);
  }
}

const CATALOG = join(import.meta.dirname, '..');
/** A capability with rules has this file, which exports them in the list `aspectRules`. */
const RULES = /^aspect-rules\.[jt]s$/;

/** Loads all rules in the order of the names of the folders, which is the order in which every process takes their locks. */
export async function loadRules(): Promise<readonly AspectRule[]> {
  const files = readdirSync(CATALOG, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => readdirSync(join(CATALOG, name)).map((file) => ({ folder: name, file })))
    .filter(({ file }) => RULES.test(file))
    .sort((left, right) => (left.folder < right.folder ? -1 : 1));
  const rules: AspectRule[] = [];
  for (const { folder, file } of files) {
    const { href } = pathToFileURL(join(CATALOG, folder, file));
    const module = (await import(href)) as { readonly aspectRules: readonly AspectRule[] };
    rules.push(...module.aspectRules);
  }
  return rules;
}
