/** Reads as much of the histories of aspects as it takes to say which write stands. */
import type { JsonValue } from '../../kernel/json.js';
import type { AspectMeta, AspectState, EntityState, WriteStamp } from '../entity-state.js';
import type { LoadContext } from '../load-states.js';
import { writerOf } from '../write-stamps.js';
import { findStanding, type Standing, type Version } from './find-standing.js';

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
  const rolledBack = new Map<string, number>();
  const counts = (stamp: WriteStamp) =>
    stamp.runId === undefined ||
    (stamp.runId !== runId && (rolledBack.get(stamp.runId) ?? -Infinity) < stamp.time);
  const found: AspectStanding[] = [];
  let searches = aspects.flatMap((of) => startOf(of));
  while (searches.length > 0) {
    await readRollbackTimes(searches, rolledBack, context);
    const open: Search[] = [];
    for (const search of searches) {
      const standing =
        findStanding(search.versions, counts) ??
        (search.isComplete ? { kind: 'nothing' as const } : undefined);
      if (standing === undefined) open.push(search);
      else found.push({ ...search, standing });
    }
    searches = await readOlder(open, context);
  }
  return found;
}

function startOf({ state, aspect }: AspectOf): Search[] {
  const current = state.aspects.get(aspect);
  if (current === undefined) return [];
  const versions = [{ version: current.meta.version, meta: current.meta }];
  return [{ state, aspect, current, versions, isComplete: false }];
}

async function readRollbackTimes(
  searches: readonly Search[],
  known: Map<string, number>,
  { run, load }: LoadContext,
): Promise<void> {
  const stamps = searches.flatMap(({ versions }) =>
    versions.flatMap(({ meta }) => [
      writerOf(meta),
      ...(meta.again ?? []),
      ...(meta.after ? [meta.after] : []),
    ]),
  );
  const ids = [...new Set(stamps.flatMap(({ runId }) => runId ?? []))].filter((id) => !known.has(id));
  if (ids.length === 0) return;
  const rows = await run(load('run/get-rollback-times'), { ids });
  for (const id of ids) known.set(id, -Infinity);
  for (const row of rows) known.set(row['id'] as string, row['rolledBackAt'] as number);
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
