/** Rolls back a run, one transaction for each bounded group of entities. */
import { newId } from '../../core/ids.js';
import type { MetadataModel } from '../../model/types.js';
import { MAX_NAMED_URNS, MAX_PAGE_SIZE } from '../../core/limits.js';
import { SECRET_ASPECTS } from '../../model/secret-aspects.js';
import type { AspectRule, AfterRollbackDeps } from '../writes/aspect-rule.js';
import type { CommitDeps } from '../writes/commit-group.js';
import type { EntityState } from '../writes/entity-state.js';
import { markWrite } from '../writes/mark-write.js';
import { boundedGroups } from '../writes/bounded-groups.js';
import { lockEntities, readEntities, type LoadContext } from '../writes/load-states.js';
import type { DeleteEntityStep, WriteStep } from '../writes/write-steps.js';
import { storeStates } from '../writes/store-states.js';
import type {
  RollbackGroup,
  RollbackRequest,
  RollbackResult,
  RollbackRow,
  WriteContext,
} from '../writes/types.js';
import { applyStep } from '../writes/apply-step.js';
import { noRunError, toRunId } from './run-reader.js';
import { loadGroup } from './load-group.js';
import { undoEntity, type UndoneEntity } from './undo-entity.js';

/** Number of entity URNs held in memory at a time. */
const PAGE_SIZE = 50_000;

/** Rules may write once more at the end. */
interface RollbackDeps extends CommitDeps, Pick<AfterRollbackDeps, 'writer'> {
  readonly rules: readonly AspectRule[];
}

/** @throws INVALID_REQUEST for an id that marks writes outside of any run */
export async function rollBackRun(
  deps: RollbackDeps,
  request: RollbackRequest,
  context: WriteContext,
): Promise<RollbackResult> {
  const { database, load } = deps;
  const { runId: id, dryRun = false, nuke = false, onGroup: tell } = request;
  const runId = toRunId(id);
  const summary = createSummary();
  const touched = new TouchedByRollback(deps.rules);
  if (runId === undefined) throw noRunError(id);
  let isFirst = true;
  for await (const page of listEntities(deps, runId)) {
    for await (const urns of boundedGroups(page, (urn) => urn, deps)) {
      const entities = await (dryRun ? preview : undo)(deps, { urns, runId, nuke, isFirst }, context);
      isFirst = false;
      // Keeps only this summary of a group, because the entities of a large run with all their aspects would not fit into memory.
      const group = groupOf(entities);
      summary.add(group);
      touched.add(group.rows);
      await tell?.(group);
    }
  }
  // A run may have only written stored values again. Then nothing changes, but the values are not attributed to it any more.
  if (isFirst && !dryRun) {
    const mark = { runId, at: deps.clock.now(), actor: context.actor, isFirst };
    await database.write('runs/mark-rolled-back', async (run) => {
      await run(load('runs/mark-rolled-back'), mark);
      await markWrite({ run, load, transaction: newId() }, { isFound: false, urns: [], runs: [runId] });
    });
  }
  if (!dryRun) await touched.settle(deps, context);
  return summary.result();
}

/** Yields the URNs of the run's entities in sorted pages. */
async function* listEntities(
  { database, load, model }: CommitDeps,
  runId: string,
): AsyncGenerator<readonly string[]> {
  for (let after: string | undefined = ''; after !== undefined;) {
    const rows = await database.read(load('runs/list-run-entities'), { runId, after, count: PAGE_SIZE });
    const urns: string[] = rows.map(({ urn }) => urn);
    yield urns.filter((urn) => isKnown(model, urn));
    after = urns.length < PAGE_SIZE ? undefined : urns.at(-1);
  }
}

/** Entities of types that are no longer in the model cannot be read; the run's writes to them stay. */
function isKnown(model: MetadataModel, urn: string): boolean {
  return model.entities.has(urn.split(':')[2] ?? '');
}

interface Group {
  readonly urns: readonly string[];
  readonly runId: string;
  readonly nuke: boolean;
  readonly isFirst: boolean;
}

async function preview(deps: CommitDeps, group: Group, context: WriteContext): Promise<UndoneEntity[]> {
  const { database, load, model, clock } = deps;
  const reading = { run: database.read, load, model };
  const states = await readEntities(operations(model, group.urns), reading);
  return (await decide(group, states, { ...reading, at: clock.now(), ...context })).entities;
}

async function undo(deps: RollbackDeps, group: Group, context: WriteContext): Promise<UndoneEntity[]> {
  const { database, load, model, clock, rules, facetIds, auditedAspects, consequences } = deps;
  const { urns, runId, isFirst } = group;
  const undone = await database.write('runs/roll-back', async (run) => {
    const writing = { run, load, model, transaction: newId() };
    const states = await lockEntities(operations(model, urns), writing);
    // Read under the locks, so that it is later than the time of every write that is undone or kept.
    const at = clock.now();
    const { entities, changes } = await decide(group, states, { ...writing, at, ...context });
    await run(load('runs/delete-points'), { runId, urns });
    // Contains entities that were deleted since they were listed, too, because locking has created nodes for them.
    const before = new Map(states);
    for (const { state } of entities) states.set(state.urn.text, state);
    await settleRestored(operations(model, urns), { before, states }, { ...writing, at, rules, ...context });
    const followed = { auditedAspects, consequences, facts: context.facts };
    const { due } = await storeStates([...states.values()], { ...writing, at, facetIds, ...followed });
    // Sent last, because other rollbacks of the run wait for the lock of its node.
    const [marked] = await run(load('runs/mark-rolled-back'), { runId, at, actor: context.actor, isFirst });
    await run(load('runs/undo-changes'), { ids: changes, at, round: marked?.round ?? 1 });
    await markWrite(writing, { isFound: false, urns, runs: [runId] });
    return { entities, states, due };
  });
  consequences?.committed(undone.states.values(), undone.due);
  await consequences?.settle(undone.due);
  return undone.entities;
}

interface DecideContext extends LoadContext, WriteContext {
  readonly at: number;
}

interface Decided {
  readonly entities: UndoneEntity[];
  /** Ids of the log entries that are undone. */
  readonly changes: readonly string[];
}

/** Reads the run's writes after the entities are locked, so that no concurrent write is missed. */
async function decide(
  { urns, runId, nuke }: Group,
  states: ReadonlyMap<string, EntityState>,
  { actor, traceId, at, ...reading }: DecideContext,
): Promise<Decided> {
  const { entities, changes, textOf } = await loadGroup({ states, urns, runId }, reading);
  const { model } = reading;
  const context = { runId, nuke, model, actor, at, textOf, traceId, jobId: newId() };
  return { entities: entities.map((entity) => undoEntity(entity, context)), changes };
}

/** A rollback needs all aspects of an entity, as a hard delete does, so the entities are locked with deletion steps. */
function operations(model: MetadataModel, urns: readonly string[]): DeleteEntityStep[] {
  return urns.map((text, index) => {
    const urn = model.parseUrn(text);
    const entity = model.getEntity(urn.entityType);
    return { kind: 'delete-entity', index, urn, entity, aspect: model.getAspect(entity.keyAspect) };
  });
}

function groupOf(entities: readonly UndoneEntity[]): RollbackGroup {
  const urnsOf = (which: (entity: UndoneEntity) => boolean) =>
    entities.filter(which).map(({ state }) => state.urn.text);
  return {
    rows: entities.flatMap(({ rows }): readonly RollbackRow[] => rows),
    deleted: urnsOf(({ state }) => state.hardDeleted !== false),
    unsafe: urnsOf(({ isUnsafe }) => isUnsafe),
    othersDeleted: entities.reduce((sum, { othersDeleted }) => sum + othersDeleted, 0),
  };
}

// What the rules of the capabilities add to a rollback: in each of its transactions, and at its end.

interface RolledBack {
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
async function settleRestored(
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
class TouchedByRollback {
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

// The answer of a rollback: counts everything and lists the first rows.

interface RollbackSummary {
  readonly add: (group: RollbackGroup) => void;
  readonly result: () => RollbackResult;
}

export function createSummary(): RollbackSummary {
  const [reverted, others, unsafe]: [RollbackRow[], RollbackRow[], string[]] = [[], [], []];
  const counts = { reverted: 0, affected: 0, deleted: 0, unsafe: 0, othersDeleted: 0 };
  return {
    add: (group) => {
      // Secret aspects are undone like others, but the answer does not show them.
      const open = group.rows.filter(({ aspect }) => !SECRET_ASPECTS.has(aspect));
      const undone = open.filter(isReverted);
      addFirst(reverted, undone, MAX_PAGE_SIZE);
      addFirst(
        others,
        open.filter((row) => !isReverted(row)),
        MAX_PAGE_SIZE,
      );
      addFirst(unsafe, group.unsafe, MAX_NAMED_URNS);
      counts.reverted += undone.reduce((sum, { points = 1 }) => sum + points, 0);
      counts.affected += new Set([...undone.map(({ urn }) => urn), ...group.deleted]).size;
      counts.deleted += group.deleted.length;
      counts.unsafe += group.unsafe.length;
      counts.othersDeleted += group.othersDeleted;
    },
    result: () => ({ ...counts, rows: [...reverted, ...others].slice(0, MAX_PAGE_SIZE), unsafeUrns: unsafe }),
  };
}

function addFirst<Item>(list: Item[], more: readonly Item[], most: number): void {
  list.push(...more.slice(0, most - list.length));
}

/** Tells whether the aspect is now as it would be without the run. */
export function isReverted({ outcome }: RollbackRow): boolean {
  return outcome === 'RESTORED' || outcome === 'REMOVED';
}
