/** Reads as much of the histories of aspects as it takes to say which write stands. */
import type { JsonValue } from '../../kernel/json.js';
import type { AspectMeta, AspectState, EntityState } from '../entity-state.js';
import type { LoadContext } from '../load-states.js';
import { findStanding, type Counts, type Standing, type Version } from './find-standing.js';

/** Versions of one aspect that are read at a time. */
const VERSIONS_AT_A_TIME = 20;

export interface AspectOf {
  readonly state: EntityState;
  readonly aspect: string;
}

export interface AspectStanding extends AspectOf {
  readonly current: AspectState;
  readonly standing: Standing;
}

interface Search extends AspectOf {
  readonly current: AspectState;
  readonly versions: readonly Version[];
  readonly isComplete: boolean;
}

/**
 * @param runId the run that is being rolled back: none of its writes counts.
 * @returns aspects that are there, or were before they were deleted; one that never was is left out.
 */
export async function loadStandings(
  aspects: readonly AspectOf[],
  runId: string,
  context: LoadContext,
): Promise<AspectStanding[]> {
  const undone = await readUndoneRounds(aspects, context);
  const began = new Map<string, number>();
  const found: AspectStanding[] = [];
  let searches = aspects.flatMap((of) => startOf(of));
  while (searches.length > 0) {
    await readBeginnings(searches, began, context);
    const open: Search[] = [];
    for (const search of searches) {
      const standing =
        findStanding(search.versions, countsOf(search.state.urn.text, { runId, undone, began })) ??
        (search.isComplete ? { kind: 'nothing' as const } : undefined);
      if (standing === undefined) open.push(search);
      else found.push({ ...search, standing });
    }
    searches = await readOlder(open, context);
  }
  return found;
}

interface Rollbacks {
  /** The run that is being rolled back. */
  readonly runId: string;
  /** By `<urn> <run>`: the round in which the run was rolled back on the entity last. */
  readonly undone: ReadonlyMap<string, number>;
  /** By run: the round with which its last rollback began. */
  readonly began: ReadonlyMap<string, number>;
}

/**
 * A write is undone if its run was rolled back on the entity afterwards: the log keeps for each entity in which round that was, and
 * each write the round that it was made in; both are read under the entity's lock. Where a run wrote nothing but what was there
 * already, its rollbacks do not come by; there they hold from their beginning.
 */
function countsOf(urn: string, { runId, undone, began }: Rollbacks): Counts {
  return ({ runId: by, round = 0 }, isLogged) => {
    if (by === undefined) return true;
    if (by === runId || round < (undone.get(`${urn} ${by}`) ?? 0)) return false;
    return isLogged || round >= (began.get(by) ?? 0);
  };
}

async function readUndoneRounds(
  aspects: readonly AspectOf[],
  { run, load }: LoadContext,
): Promise<Map<string, number>> {
  const urns = [...new Set(aspects.map(({ state }) => state.urn.text))];
  const rows = await run(load('run/list-undone-rounds'), { urns });
  return new Map(
    rows.map((row) => [`${String(row['urn'])} ${String(row['runId'])}`, row['round'] as number]),
  );
}

function startOf({ state, aspect }: AspectOf): Search[] {
  const current = state.aspects.get(aspect);
  if (current === undefined) return [];
  const versions = [{ version: current.meta.version, meta: current.meta }];
  return [{ state, aspect, current, versions, isComplete: false }];
}

/** Of the runs that wrote again what was there. */
async function readBeginnings(
  searches: readonly Search[],
  known: Map<string, number>,
  { run, load }: LoadContext,
): Promise<void> {
  const stamps = searches.flatMap(({ versions }) => versions.flatMap(({ meta }) => meta.again ?? []));
  const ids = [...new Set(stamps.flatMap(({ runId }) => runId ?? []))].filter((id) => !known.has(id));
  if (ids.length === 0) return;
  const rows = await run(load('run/get-rounds'), { ids });
  for (const id of ids) known.set(id, 0);
  for (const row of rows) known.set(row['id'] as string, row['began'] as number);
}

async function readOlder(searches: readonly Search[], { run, load }: LoadContext): Promise<Search[]> {
  if (searches.length === 0) return [];
  const rows = await run(load('run/list-older-versions'), {
    rows: searches.map(({ state, aspect, versions }) => ({
      urn: state.urn.text,
      aspect,
      before: oldest(versions),
    })),
    limit: VERSIONS_AT_A_TIME,
  });
  const byIndex = new Map(rows.map((row) => [row['index'] as number, row['versions'] as [number, string][]]));
  return searches.map((search, index) => {
    const versions = (byIndex.get(index) ?? []).map(([version, meta]) => ({
      version,
      meta: JSON.parse(meta) as AspectMeta & JsonValue,
    }));
    return { ...search, versions, isComplete: versions.length < VERSIONS_AT_A_TIME };
  });
}

/** The value that a marker stands after is among the older versions, under the marker's own number. */
function oldest(versions: readonly Version[]): number {
  const last = versions.at(-1);
  if (last === undefined) return 0;
  return last.meta.deleted === true ? last.version + 1 : last.version;
}
