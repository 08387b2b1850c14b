/** Locks the entities of a group of jobs and reads the aspects that the jobs need. */
import type { MetadataModel } from '../../model/types.js';
import type { RunDeps } from '../../neo4j/database.js';
import type { StatementRows } from '../../neo4j/generated/statement-rows.js';
import { healthFields, readHealth } from '../../model/search/assertions.js';
import type { AspectMeta, AspectState, EntityState } from './entity-state.js';
import type { WriteStep } from './write-steps.js';

export interface LoadContext extends RunDeps {
  readonly model: MetadataModel;
}

/** An entity to lock, and what is done with an aspect of it. */
export type LockTarget = Pick<WriteStep, 'kind' | 'urn' | 'entity' | 'aspect'>;

/** Locks with one statement, whatever the number of entities. It creates missing nodes; unused ones are removed again. */
export async function lockEntities(
  operations: readonly LockTarget[],
  { run, load }: LoadContext,
): Promise<Map<string, EntityState>> {
  const wanted = aspectsToRead(operations);
  return toStates(wanted, await run(load('writes/lock-entities'), { rows: rowsOf(wanted) }));
}

/** Reads the same without locking or creating anything, for dry runs. */
export async function readEntities(
  operations: readonly LockTarget[],
  { run, load }: LoadContext,
): Promise<Map<string, EntityState>> {
  const wanted = aspectsToRead(operations);
  return toStates(wanted, await run(load('writes/read-aspects'), { rows: rowsOf(wanted) }));
}

/** Sorted by URN, the order in which locks are taken. */
function rowsOf(wanted: ReadonlyMap<string, StateRequest>): unknown[] {
  return [...wanted].sort(byUrn).map(([urn, { aspects, operation }]) => ({
    urn,
    aspects,
    fields: healthFields(operation.entity),
  }));
}

function byUrn([left]: readonly [string, StateRequest], [right]: readonly [string, StateRequest]): number {
  return left < right ? -1 : 1;
}

/** `counted` and `searched` are known only of locked entities. */
type StateRow = StatementRows['writes/read-aspects'] & Partial<StatementRows['writes/lock-entities']>;

/** Builds the states. An entity without a row does not exist, which is possible only if nothing is created. */
function toStates(
  wanted: ReadonlyMap<string, StateRequest>,
  rows: readonly StateRow[],
): Map<string, EntityState> {
  const states = new Map<string, EntityState>();
  const found = new Map(rows.map((row) => [row.urn, row]));
  for (const [urn, target] of [...wanted].sort(byUrn)) {
    const row: StateRow = found.get(urn) ?? { urn, type: null, aspects: [], fields: [] };
    const { counted, searched } = row;
    const existed = row.type !== null;
    const stored = readPairs(target.aspects, row.aspects);
    const health = readHealth(row.fields);
    states.set(urn, newState(target, { existed, stored, health, counted, searched }));
  }
  return states;
}

/** Adds the aspects that have not been read yet to each state, with one statement. */
export async function readFurtherAspects(
  requests: ReadonlyMap<string, readonly string[]>,
  { run, load }: LoadContext,
): Promise<Map<string, Map<string, AspectState>>> {
  if (requests.size === 0) return new Map();
  const rows = await run(load('writes/read-aspects'), {
    rows: [...requests].map(([urn, aspects]) => ({ urn, aspects, fields: [] })),
  });
  return new Map(rows.map(({ urn, aspects }) => [urn, readPairs(requests.get(urn) ?? [], aspects)]));
}

export interface StateRequest {
  readonly operation: Pick<WriteStep, 'urn' | 'entity'>;
  readonly aspects: readonly string[];
}

/** Collects the aspects to read for each entity: the key aspect and those that its operations need. */
function aspectsToRead(operations: readonly LockTarget[]): Map<string, StateRequest> {
  const names = new Map<string, { operation: LockTarget; aspects: Set<string> }>();
  for (const operation of operations) {
    const { entity } = operation;
    let wanted = names.get(operation.urn.text);
    if (wanted === undefined) {
      wanted = { operation, aspects: new Set([entity.keyAspect]) };
      names.set(operation.urn.text, wanted);
    }
    for (const name of aspectsFor(operation)) wanted.aspects.add(name);
  }
  return new Map(
    [...names].map(([urn, { operation, aspects }]) => [urn, { operation, aspects: [...aspects] }]),
  );
}

/** Returns the aspect about to be written. For a hard delete returns all, because the edges are derived from them. */
function aspectsFor({ kind, entity, aspect }: LockTarget): readonly string[] {
  if (kind === 'delete-entity') return entity.aspects;
  return kind === 'point' || kind === 'delete-points' ? [] : [aspect.name];
}

/** Returns the state of an entity before any step. */
export function newState(
  { operation, aspects }: StateRequest,
  loaded: Pick<EntityState, 'existed' | 'stored' | 'health' | 'counted' | 'searched'>,
): EntityState {
  return {
    urn: operation.urn,
    definition: operation.entity,
    readAspects: new Set(aspects),
    ...loaded,
    aspects: loaded.stored,
    exists: loaded.existed,
    hardDeleted: false,
    versions: [],
    points: new Map(),
    deletedPoints: [],
    changes: [],
  };
}

function readPairs(names: readonly string[], pairs: StateRow['aspects']): Map<string, AspectState> {
  const aspects = new Map<string, AspectState>();
  names.forEach((name, position) => {
    const [text, meta] = pairs[position] ?? [null, null];
    if (meta !== null) aspects.set(name, { text: text ?? undefined, meta: JSON.parse(meta) as AspectMeta });
  });
  return aspects;
}
