/** Stores the outcome of a group of jobs with a fixed number of statements, sent without waiting for one another. */
import { mapYielding } from '../../core/async.js';
import type { RequestFacts } from '../../core/request-facts.js';
import type { FurtherFacts } from '../../model/search/search-contents.js';
import type { MetadataModel } from '../../model/types.js';
import type { StatementRows } from '../../neo4j/generated/statement-rows.js';
import { auditRows } from '../audit/audit-rows.js';
import { addMoves, countDifferences } from '../census/count-differences.js';
import type { CommitFollower, Due } from '../consequences/types.js';
import { type FacetIds, encodeFacets } from '../census/facet-ids.js';
import { failingChanges, healthAfter } from '../assertions/health-after.js';
import { learnDelimiters } from '../platforms.js';
import { placeEntities, type Placement, moveContents } from '../containers/place-contents.js';
import {
  edgeChanges,
  type EdgeChanges,
  type EdgeRow,
  lockedStubRows,
  stubRows,
  changeRows,
  runRows,
} from './stored-rows.js';
import { changedEntity, changesFullText, type EntityChange } from './entity-properties.js';
import type { EntityState, PointRange } from './entity-state.js';
import type { LoadContext } from './load-states.js';
import { changesIndex, markParameters, markWrite } from './mark-write.js';
import {
  checkMatched,
  isNeeded,
  send,
  sendAll,
  type Planned,
  type PlannedStore,
  type WriteName,
} from './planned-statements.js';
import { WHOLE_RANGE } from './prepare-proposals.js';

export interface StoreContext extends LoadContext {
  readonly facetIds: FacetIds;
  readonly at: number;
  readonly transaction: string;
  /** Names of further aspects whose changes give audit events. */
  readonly auditedAspects?: ReadonlySet<string> | undefined;
  /** Ids of runs that are known to have a node. */
  readonly storedRuns?: ReadonlySet<string>;
  /** Of changes that have no request of their own. */
  readonly facts?: RequestFacts | undefined;
  readonly consequences?: Pick<CommitFollower, 'dueAfter'> | undefined;
}

/** By URN. */
export interface StoredStates {
  /** Number of rows that hard deletes removed. */
  readonly versions: ReadonlyMap<string, number>;
  /** Number of rows that hard deletes and point deletions removed. */
  readonly points: ReadonlyMap<string, number>;
  /** All containers of each changed entity, outermost first. */
  readonly containers: ReadonlyMap<string, readonly string[]>;
  /** The consequences to be run after the commit. */
  readonly due: readonly Due[];
}

export async function storeStates(
  states: readonly EntityState[],
  context: StoreContext,
): Promise<StoredStates> {
  const { model } = context;
  const touched = states.filter(isTouched);
  learnDelimiters(touched, model);
  const { further, placement } = await factsAfter(touched, context);
  const edges = mergeEdgeChanges(
    await mapYielding(touched, (state) => edgeChanges(model, state, context.at)),
  );
  const changed = await encodeFacets(await entityChanges(touched, { ...context, further }), context);
  const failing = failingChanges(touched, changed, edges);
  const hardDeleted = urnsOf(touched.filter((state) => state.hardDeleted));
  const lockedStubs = lockedStubRows(states, edges.added);
  const stubs = stubRows(edges.added, states, model);
  const runs = runRows(touched, context.at).filter(({ id }) => context.storedRuns?.has(id) !== true);
  const deleted = touched.filter((state) => !state.exists).map((state) => ({ state }));
  const due = context.consequences?.dueAfter([...changed, ...deleted], context.at) ?? [];
  const orphansWith = (pastEnds: readonly string[]): string[] =>
    orphanCandidates(states, [...pastEnds, ...endsOf(edges.removed, hardDeleted)]);
  // Otherwise some changes are known only afterwards, and the last two statements follow then, which costs round trips.
  const isKnown = [hardDeleted, failing.urns, failing.ends, placement.moved].every(
    ({ length }) => length === 0,
  );
  const knownOrphans = isKnown ? orphansWith([]) : [];
  // All rows are built before the first statement is sent, so an error here leaves no statement running.
  const last: readonly Planned[] = [
    // After the entities and edges, because it reads them.
    { name: 'writes/mark-failing', ...failing },
    { name: 'writes/delete-orphan-stubs', urns: knownOrphans },
    // Late, because the first writer of a run holds the lock of its node until the commit. Waiting writers then have little left to lock.
    { name: 'writes/store-runs', rows: runs },
    { name: 'writes/count-policy-changes', urns: urnsOf(touched.filter(isPolicy)) },
  ];
  const marked = {
    isFound: hardDeleted.length > 0 || changesIndex(changed, failing),
    differences: countDifferences(touched, changed),
    urns: [...urnsOf(touched), ...sourcesOf(edges), ...urnsIn(lockedStubs), ...knownOrphans],
    ends: urnsIn(stubs),
    runs: runs.map(({ id }) => id),
  };
  const store: PlannedStore = {
    name: 'writes/store-entities',
    rows: [...changed.map((change) => entityRow(change, context.at)), ...lockedStubs],
    versions: touched.flatMap((state) => state.versions),
    changes: touched.flatMap((state) => changeRows(state, context)),
    mustMatch: true,
  };
  const edgeStatements: readonly Planned[] = [
    { name: 'writes/store-stubs', rows: stubs },
    { name: 'writes/update-edges', rows: bySource(edges.updated, (row) => row.properties) },
    { name: 'writes/add-edges', rows: edges.added, mustMatch: true },
  ];
  // The mark must come last. A transaction without a run usually ends with `store-entities`, which then leaves the mark as well.
  // Otherwise the edges follow, because they lock their ends, for which other transactions may wait.
  const endsWithStore = isKnown && isNeeded(store) && !last.some(isNeeded);
  const statements: readonly Planned[] = [
    { name: 'writes/remove-edges', rows: bySource(edges.removed, () => true) },
    { name: 'writes/delete-past-edges', urns: hardDeleted },
    { name: 'writes/delete-entities', rows: hardDeleted.map((urn) => ({ urn })) },
    { name: 'writes/delete-changes', urns: hardDeleted },
    { name: 'writes/delete-versions', urns: hardDeleted },
    { name: 'writes/delete-points', rows: pointRanges(touched, model) },
    { name: 'writes/store-audit-events', rows: auditRows(touched, context) },
    { name: 'writes/store-points', rows: touched.flatMap((state) => [...state.points.values()]) },
    { name: 'writes/store-due', rows: due },
    ...(endsWithStore
      ? [...edgeStatements, { ...store, mark: markParameters(context.transaction, marked) }]
      : [store, ...edgeStatements, ...last]),
  ];
  const sent = await sendAll(statements, context);
  const marksNow = isKnown && !endsWithStore;
  const [results] = await Promise.all([Promise.all(sent), marksNow && markWrite(context, marked)]);
  // The results are filed by the place of their statement, which the compiler cannot follow.
  const rowsOf = <Name extends WriteName>(name: Name) =>
    (results[statements.findIndex((planned) => planned.name === name)] ?? []) as StatementRows[Name][];
  statements.forEach((statement, position) => {
    checkMatched(statement, results[position] ?? []);
  });
  if (!isKnown) {
    const orphans = orphansWith(rowsOf('writes/delete-past-edges').flatMap(({ ends }) => ends));
    await send({ name: 'writes/delete-orphan-stubs', urns: orphans }, context);
    const failed = urnsIn(rowsOf('writes/mark-failing'));
    const moved = await moveContents(placement, context);
    await markWrite(context, {
      isFound: marked.isFound || moved.length > 0,
      differences: addMoves(marked.differences, moved),
      urns: [...marked.urns, ...orphans, ...failed, ...moved.flatMap(({ urns }) => urns)],
      ...{ ends: marked.ends, runs: marked.runs },
    });
  }
  return {
    versions: countByUrn(rowsOf('writes/delete-versions')),
    points: countByUrn(rowsOf('writes/delete-points')),
    containers: new Map([...further].map(([urn, { containers = [] }]) => [urn, containers])),
    due,
  };
}

function urnsOf(states: readonly EntityState[]): string[] {
  return states.map(({ urn }) => urn.text);
}

function urnsIn(rows: readonly { readonly urn: string }[]): string[] {
  return rows.map(({ urn }) => urn);
}

/** The nodes that changed edges begin at. Others than the entity with the aspect are among them, e.g. columns. */
export function sourcesOf({ removed, added, updated }: EdgeChanges): string[] {
  return [...removed, ...added, ...updated].map(({ source }) => source);
}

/** Every service caches the policies until one of them changes. */
function isPolicy({ definition }: EntityState): boolean {
  return definition.name === 'dataHubPolicy';
}

function isTouched(state: EntityState): boolean {
  return (
    state.hardDeleted !== false ||
    state.deletedPoints.length > 0 ||
    state.points.size > 0 ||
    state.changes.length > 0 ||
    state.aspects !== state.stored
  );
}

function entityChanges(
  states: readonly EntityState[],
  { model, at, further }: StoreContext & { readonly further: ReadonlyMap<string, FurtherFacts> },
): Promise<EntityChange[]> {
  const existing = states.filter((state) => state.exists);
  return mapYielding(existing, (state) =>
    changedEntity(state, { model, at, facts: further.get(state.urn.text) }),
  );
}

/**
 * Puts the properties that every search hit needs last. Notes when the full-text index changes, because a crash can lose that change.
 * @param at time of the transaction, epoch milliseconds
 */
export function entityRow(change: EntityChange, at: number): object {
  const { state, properties, lists, changedAt, facetIds } = change;
  const labels = 'type' in properties ? [state.definition.label] : [];
  const last = { indexedAt: changesFullText(change) ? at : undefined, changedAt, facetIds };
  return { urn: state.urn.text, labels, properties, last, lists: lists === undefined ? [] : [lists] };
}

function mergeEdgeChanges(changes: readonly EdgeChanges[]): EdgeChanges {
  return {
    removed: changes.flatMap(({ removed }) => removed),
    added: changes.flatMap(({ added }) => added),
    updated: changes.flatMap(({ updated }) => updated),
  };
}

/** Groups the edges of each source in a map, so that one expand of the source finds them all. */
export function bySource(rows: readonly EdgeRow[], valueOf: (row: EdgeRow) => unknown): unknown[] {
  const sources = new Map<string, Record<string, unknown>>();
  for (const row of rows) {
    const edges = sources.get(row.source) ?? {};
    edges[edgeKey(row)] = valueOf(row);
    sources.set(row.source, edges);
  }
  return [...sources].sort().map(([source, edges]) => ({ source, edges }));
}

/** Identifies an edge among those of its source; the statements build the same text. */
function edgeKey(row: EdgeRow): string {
  return [row.type, row.target, row.aspect, row.owner, row.relationship ?? ''].join('|');
}

function pointRanges(states: readonly EntityState[], model: MetadataModel): PointRange[] {
  return states.flatMap((state) => {
    if (!state.hardDeleted) return [...state.deletedPoints];
    const urn = state.urn.text;
    const names = state.definition.aspects.filter((name) => model.aspects.get(name)?.kind === 'timeseries');
    return names.map((aspect) => ({ urn, aspect, ...WHOLE_RANGE }));
  });
}

/** Nodes created for a failed job, deleted entities and the ends of their edges; sorted, because locks are taken in this order. */
function orphanCandidates(states: readonly EntityState[], ends: readonly string[]): string[] {
  const missing = states.filter((state) => !state.exists).map((state) => state.urn.text);
  return [...new Set([...missing, ...ends])].sort();
}

/** Ends of the edges of deleted entities. The ends of edges that only ended stay, because the past edge needs them. */
function endsOf(removed: readonly EdgeRow[], hardDeleted: readonly string[]): string[] {
  const gone = new Set(hardDeleted);
  return removed.filter((row) => gone.has(row.owner)).flatMap((row) => [row.source, row.target]);
}

function countByUrn(
  rows: readonly { readonly urn: string; readonly deleted: number }[],
): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { urn, deleted } of rows) counts.set(urn, (counts.get(urn) ?? 0) + deleted);
  return counts;
}

/** What search needs to know of entities besides their aspects, after a write. */
interface KnownFacts {
  /** By URN. */
  readonly further: ReadonlyMap<string, FurtherFacts>;
  readonly placement: Placement;
}

async function factsAfter(
  states: readonly EntityState[],
  context: LoadContext & { readonly at: number },
): Promise<KnownFacts> {
  const [health, placement] = await Promise.all([
    healthAfter(states, context),
    placeEntities(states, context),
  ]);
  const further = new Map(
    states.map((state) => {
      const urn = state.urn.text;
      return [urn, { ...health.get(urn), containers: placement.containersOf(state) }];
    }),
  );
  return { further, placement };
}
