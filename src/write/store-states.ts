/** Writes the outcome of a group of jobs: a fixed number of statements, sent without waiting for one another. */
import type { MetadataModel } from '../model/types.js';
import type { Row } from '../store/database.js';
import { edgeChanges, type EdgeChanges, type EdgeRow } from './edge-rows.js';
import { changedProperties, changesSearch, searchableAspects } from './entity-properties.js';
import type { AspectState, ChangeEntry, EntityState, PointRange } from './entity-state.js';
import { readFurtherAspects, type LoadContext } from './load-states.js';
import { WHOLE_RANGE } from './prepare-proposals.js';

export interface StoreContext extends LoadContext {
  readonly model: MetadataModel;
  readonly at: number;
  readonly transaction: string;
}

/** Rows that hard deletes and point deletions removed, by URN. */
export interface Removed {
  readonly versions: ReadonlyMap<string, number>;
  readonly points: ReadonlyMap<string, number>;
}

export async function storeStates(states: readonly EntityState[], context: StoreContext): Promise<Removed> {
  const { model } = context;
  const touched = states.filter(isTouched);
  const others = await readFurtherAspects(furtherAspects(touched, model), context);
  const edges = mergeEdgeChanges(touched.map((state) => edgeChanges(model, state, context.at)));
  const wiped = touched.filter((state) => state.wiped).map((state) => state.urn.text);
  const send = sender(context);

  const removing = send(
    'write/remove-edges',
    bySource(edges.removed, () => true),
    { until: context.at },
  );
  const wiping = [
    send('write/delete-past-edges', [], { urns: wiped }),
    send(
      'write/delete-entities',
      wiped.map((urn) => ({ urn })),
    ),
    send('write/delete-changes', [], { urns: wiped }),
  ];
  const versions = send('write/delete-versions', [], { urns: wiped });
  const points = send('write/delete-points', pointRanges(touched, model));
  const storing = [
    send('write/store-entities', entityRows(touched, others, model)),
    send(
      'write/store-versions',
      touched.flatMap((state) => state.versions),
    ),
    send(
      'write/store-points',
      touched.flatMap((state) => [...state.points.values()]),
    ),
    send(
      'write/store-changes',
      touched.flatMap((state) => changeRows(state, context)),
    ),
    send('write/store-stubs', stubRows(edges.added, states, model)),
    send(
      'write/update-edges',
      bySource(edges.updated, (row) => row.properties),
    ),
    send('write/add-edges', edges.added),
    send('write/delete-orphan-stubs', [], { urns: orphanCandidates(states, edges.removed, wiped) }),
  ];
  await Promise.all([removing, ...wiping, versions, points, ...storing]);
  return { versions: countByUrn(await versions), points: countByUrn(await points) };
}

/** Sends a statement unless it has nothing to do. */
function sender({ run, load }: LoadContext) {
  return (name: string, rows: readonly unknown[], parameters: { until?: number; urns?: string[] } = {}) =>
    rows.length === 0 && (parameters.urns ?? []).length === 0
      ? Promise.resolve<Row[]>([])
      : run(load(name), { rows, ...parameters });
}

function isTouched(state: EntityState): boolean {
  return (
    state.wiped || state.deletedPoints.length > 0 || state.points.size > 0 || state.aspects !== state.stored
  );
}

/** Search derives from all aspects of an entity; what the write has not read yet must be read for it. */
function furtherAspects(states: readonly EntityState[], model: MetadataModel): Map<string, string[]> {
  const requests = new Map<string, string[]>();
  for (const state of states) {
    if (!state.existed || state.wiped || !changesSearch(model, state)) continue;
    const missing = searchableAspects(model, state).filter((name) => !state.aspects.has(name));
    if (missing.length > 0) requests.set(state.urn.text, missing);
  }
  return requests;
}

function entityRows(
  states: readonly EntityState[],
  others: ReadonlyMap<string, ReadonlyMap<string, AspectState>>,
  model: MetadataModel,
): unknown[] {
  return states
    .filter((state) => state.exists)
    .map((state) => {
      const { facets, ...properties } = changedProperties(
        model,
        state,
        others.get(state.urn.text) ?? new Map(),
      );
      const last = facets === undefined ? {} : { facets };
      return { urn: state.urn.text, label: state.definition.label, properties, last };
    });
}

function mergeEdgeChanges(changes: readonly EdgeChanges[]): EdgeChanges {
  return {
    removed: distinctEdges(changes.flatMap(({ removed }) => removed)),
    added: distinctEdges(changes.flatMap(({ added }) => added)),
    updated: distinctEdges(changes.flatMap(({ updated }) => updated)),
  };
}

/** Two fields of one aspect may say the same (`inputs` and `inputEdges` of a chart): that is one edge. */
function distinctEdges(rows: readonly EdgeRow[]): EdgeRow[] {
  const distinct = new Map<string, EdgeRow>();
  for (const row of rows) {
    const identity = `${row.source}|${edgeKey(row)}`;
    if (!distinct.has(identity)) distinct.set(identity, row);
  }
  return [...distinct.values()];
}

/** Edges of one source as a map, so that one expand of the source finds them all. */
function bySource(rows: readonly EdgeRow[], valueOf: (row: EdgeRow) => unknown): unknown[] {
  const sources = new Map<string, Record<string, unknown>>();
  for (const row of rows) {
    const edges = sources.get(row.source) ?? {};
    edges[edgeKey(row)] = valueOf(row);
    sources.set(row.source, edges);
  }
  return [...sources].sort().map(([source, edges]) => ({ source, edges }));
}

/** Tells the edges of one source apart; the statements build the same text. */
function edgeKey(row: EdgeRow): string {
  return [row.type, row.target, row.aspect, row.owner, row.relationship ?? ''].join('|');
}

/** Ends of new edges that may have no node yet; sorted, as all locks are taken in URN order. */
function stubRows(
  added: readonly EdgeRow[],
  states: readonly EntityState[],
  model: MetadataModel,
): unknown[] {
  const locked = new Set(states.map((state) => state.urn.text));
  const urns = new Set(added.flatMap((row) => [row.source, row.target]).filter((urn) => !locked.has(urn)));
  return [...urns].sort().map((urn) => ({ urn, label: labelOf(urn, model) }));
}

/** An edge may point to an entity type that the model does not know; such a stub is just an entity. */
function labelOf(urn: string, model: MetadataModel): string {
  return model.entities.get(urn.split(':')[2] ?? '')?.label ?? 'Entity';
}

function changeRows(state: EntityState, context: StoreContext): unknown[] {
  const groups = new Map<string, ChangeEntry[]>();
  for (const change of state.changes) {
    const key = `${change.job} ${change.runId ?? ''}`;
    groups.set(key, [...(groups.get(key) ?? []), change]);
  }
  const common = { urn: state.urn.text, at: context.at, transaction: context.transaction };
  const deletion = state.wiped
    ? [{ ...common, aspects: [], operations: ['DELETE_ENTITY'], versions: [] }]
    : [];
  return [
    ...deletion,
    ...[...groups.values()].map((entries) => ({
      ...common,
      actor: entries[0]?.actor,
      ...(entries[0]?.runId !== undefined && { runId: entries[0].runId }),
      aspects: entries.map(({ aspect }) => aspect),
      operations: entries.map(({ operation }) => operation),
      versions: entries.map(({ version }) => version),
    })),
  ];
}

function pointRanges(states: readonly EntityState[], model: MetadataModel): PointRange[] {
  return states.flatMap((state) => {
    if (!state.wiped) return [...state.deletedPoints];
    const urn = state.urn.text;
    const names = state.definition.aspects.filter((name) => model.aspects.get(name)?.kind === 'timeseries');
    return names.map((aspect) => ({ urn, aspect, ...WHOLE_RANGE }));
  });
}

/** Nodes that were created for a job that failed, deleted entities, and what those pointed to. */
function orphanCandidates(
  states: readonly EntityState[],
  removed: readonly EdgeRow[],
  wiped: string[],
): string[] {
  const gone = new Set(wiped);
  const ends = removed.filter((row) => gone.has(row.owner)).flatMap((row) => [row.source, row.target]);
  return [...new Set([...states.filter((state) => !state.exists).map((state) => state.urn.text), ...ends])];
}

function countByUrn(rows: readonly Row[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const row of rows) {
    const urn = row['urn'] as string;
    counts.set(urn, (counts.get(urn) ?? 0) + (row['deleted'] as number));
  }
  return counts;
}
