/** Reads what a rollback needs to know about a group of entities. */
import type { StatementRows } from '../../neo4j/generated/statement-rows.js';
import type { EntityState } from '../writes/entity-state.js';
import type { LoadContext } from '../writes/load-states.js';
import { loadStandings, type AspectOf, type AspectStanding } from './load-histories.js';
import type { EntityToUndo, RunWrite } from './undo-entity.js';

interface GroupToLoad {
  readonly states: ReadonlyMap<string, EntityState>;
  readonly urns: readonly string[];
  readonly runId: string;
}

interface LoadedGroup {
  readonly entities: readonly EntityToUndo[];
  /** Ids of the log entries of the run's writes to them. */
  readonly changes: readonly string[];
  /** Returns the text of the older version that remains valid. */
  readonly textOf: (standing: AspectOf) => string;
}

export async function loadGroup(
  { states, urns, runId }: GroupToLoad,
  context: LoadContext,
): Promise<LoadedGroup> {
  const { run, load } = context;
  const [[span], points] = await Promise.all([
    run(load('runs/get-span'), { runId }),
    run(load('runs/count-points'), { runId, urns }),
  ]);
  // The span has no bounds if another rollback has undone the run since its entities were listed; then no changes are found.
  const changes = await run(load('runs/list-entity-changes'), { runId, urns, ...span });
  const writes = writesOf(changes, states);
  addPoints(writes, points);
  const others = new Set(points.filter(({ aspect }) => aspect === null).map(({ urn }) => urn));
  const standings = await loadStandings(aspectsOf(writes, states), runId, context);
  const byEntity = new Map<string, Map<string, AspectStanding>>();
  for (const standing of standings) {
    const urn = standing.state.urn.text;
    byEntity.set(
      urn,
      (byEntity.get(urn) ?? new Map<string, AspectStanding>()).set(standing.aspect, standing),
    );
  }
  const entities = urns.flatMap((urn) => {
    const [state, byAspect] = [states.get(urn), writes.get(urn)];
    if (state === undefined || byAspect === undefined) return [];
    const hasPointsOfOthers = others.has(urn);
    return [
      { state, standings: byEntity.get(urn) ?? new Map(), writes: [...byAspect.values()], hasPointsOfOthers },
    ];
  });
  return {
    entities,
    changes: changes.map(({ id }) => id),
    textOf: await loadTexts(standings, context),
  };
}

type WritesByAspect = Map<string, Map<string, RunWrite>>;

/** The log is ordered by time, so the map keeps the last write of each aspect. */
function writesOf(
  changes: readonly StatementRows['runs/list-entity-changes'][],
  states: ReadonlyMap<string, EntityState>,
): WritesByAspect {
  const writes: WritesByAspect = new Map();
  for (const { urn, at, aspects, operations, versions } of changes) {
    const entries = writes.get(urn) ?? new Map<string, RunWrite>();
    writes.set(urn, entries);
    operations.forEach((operation, position) => {
      // The deletion of an entity is logged without an aspect; it is recorded for the key aspect.
      const aspect = aspects[position] ?? states.get(urn)?.definition.keyAspect ?? '';
      const kind = kindOf(operation);
      const version = versions[position] ?? 0;
      entries.set(`${kind} ${aspect}`, { aspect, kind, version, time: at });
    });
  }
  return writes;
}

function kindOf(operation: string): RunWrite['kind'] {
  if (operation === 'POINT') return 'point';
  return operation === 'DELETE_POINTS' || operation === 'DELETE_ENTITY' ? 'final' : 'value';
}

/** Adds the points that still belong to the run. Points that others have written again or deleted do not. */
function addPoints(writes: WritesByAspect, rows: readonly StatementRows['runs/count-points'][]): void {
  const counts = new Map(rows.map(({ urn, aspect, points }) => [`${urn} ${aspect}`, points]));
  for (const [urn, entries] of writes) {
    for (const [key, write] of entries) {
      if (write.kind !== 'point') continue;
      const points = counts.get(`${urn} ${write.aspect}`);
      if (points === undefined) entries.delete(key);
      else entries.set(key, { ...write, points });
    }
  }
}

/** Returns the aspects that the run wrote, and the key aspect of every entity, which tells whether another writer created it. */
function aspectsOf(writes: WritesByAspect, states: ReadonlyMap<string, EntityState>): AspectOf[] {
  return [...writes].flatMap(([urn, entries]) => {
    const state = states.get(urn);
    if (state === undefined) return [];
    const values = [...entries.values()].filter(({ kind }) => kind === 'value').map(({ aspect }) => aspect);
    return [...new Set([state.definition.keyAspect, ...values])].map((aspect) => ({ state, aspect }));
  });
}

async function loadTexts(
  standings: readonly AspectStanding[],
  { run, load }: LoadContext,
): Promise<LoadedGroup['textOf']> {
  const wanted = standings.flatMap(({ standing, state, aspect, current }) => {
    if (standing.kind !== 'value' || standing.from.meta === current.meta) return [];
    return [{ urn: state.urn.text, aspect, version: standing.from.version }];
  });
  const rows = wanted.length === 0 ? [] : await run(load('versions/get-versions'), { rows: wanted });
  const texts = new Map<string, string>();
  for (const { index, payload } of rows) {
    const of = wanted[index];
    if (of !== undefined && payload !== null) texts.set(`${of.urn} ${of.aspect}`, payload);
  }
  return ({ state, aspect }) => {
    const text = texts.get(`${state.urn.text} ${aspect}`);
    if (text === undefined) throw new Error(`${state.urn.text} has lost a version of ${aspect}`);
    return text;
  };
}
