/** Reads the histories of aspects as far back as needed to find their standing writes. */
import type { JsonValue } from '../../core/json.js';
import type { AspectMeta, AspectState, EntityState, WriteStamp } from '../writes/entity-state.js';
import type { LoadContext } from '../writes/load-states.js';
import { writerOf } from '../writes/write-metadata.js';

/** Number of versions of one aspect that are read at a time; the previous one is nearly always enough. */
const FEW_VERSIONS = 3;
const MORE_VERSIONS = 20;

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
 * Finds the standing writes of aspects.
 * @param runId the run that is being rolled back: none of its writes counts.
 * @returns the aspects that exist or existed before they were deleted; others are left out.
 */
export async function loadStandings(
  aspects: readonly AspectOf[],
  runId: string,
  context: LoadContext,
): Promise<AspectStanding[]> {
  const rollbacks: Rollbacks = { runId, undone: new Map(), began: new Map() };
  const found: AspectStanding[] = [];
  let searches = aspects.flatMap((of) => startOf(of));
  for (let limit = FEW_VERSIONS; searches.length > 0; limit = MORE_VERSIONS) {
    await readRollbacks(searches, rollbacks, context);
    const open: Search[] = [];
    for (const search of searches) {
      const standing =
        findStanding(search.versions, countsOf(search.state.urn.text, rollbacks)) ??
        (search.isComplete ? { kind: 'nothing' as const } : undefined);
      if (standing === undefined) open.push(search);
      else found.push({ ...search, standing });
    }
    searches = await readOlder(open, limit, context);
  }
  return found;
}

interface Rollbacks {
  /** The run that is being rolled back. */
  readonly runId: string;
  /** By `<urn> <run>`: the round of the run's last rollback on the entity, 0 for never. */
  readonly undone: Map<string, number>;
  /** By run that wrote a stored value again: the round with which its last rollback began, 0 for none. */
  readonly began: Map<string, number>;
}

/**
 * A write is undone if its run was rolled back on the entity afterwards. The log keeps the round of each rollback of each entity, and
 * each write keeps its own round. Both are read under the entity's lock. The rollback of a run skips entities for which the run has no
 * log entry, because it only wrote stored values again. For these writes a rollback counts from its beginning.
 */
function countsOf(urn: string, { runId, undone, began }: Rollbacks): Counts {
  return ({ runId: by, round = 0 }, isLogged) => {
    if (by === undefined) return true;
    if (by === runId || round < (undone.get(`${urn} ${by}`) ?? 0)) return false;
    return isLogged || round >= (began.get(by) ?? 0);
  };
}

function startOf({ state, aspect }: AspectOf): Search[] {
  const current = state.aspects.get(aspect);
  if (current === undefined) return [];
  const versions = [{ version: current.meta.version, meta: current.meta }];
  return [{ state, aspect, current, versions, isComplete: false }];
}

/** Reads the rollbacks of the runs that wrote the versions, unless they are known already. */
async function readRollbacks(
  searches: readonly Search[],
  { runId: own, undone, began }: Rollbacks,
  { run, load }: LoadContext,
): Promise<void> {
  const rows: { urn: string; runId: string }[] = [];
  const ids: string[] = [];
  for (const { state, versions } of searches) {
    const urn = state.urn.text;
    for (const { meta } of versions) {
      for (const { runId } of stampsOf(meta)) {
        if (runId === undefined || runId === own || undone.has(`${urn} ${runId}`)) continue;
        undone.set(`${urn} ${runId}`, 0);
        rows.push({ urn, runId });
      }
      for (const { runId } of meta.again ?? []) {
        if (runId === undefined || runId === own || began.has(runId)) continue;
        began.set(runId, 0);
        ids.push(runId);
      }
    }
  }
  const [rounds, beginnings] = await Promise.all([
    rows.length === 0 ? [] : run(load('runs/list-undone-rounds'), { rows }),
    ids.length === 0 ? [] : run(load('runs/get-rounds'), { ids }),
  ]);
  for (const { urn, runId, round } of rounds) undone.set(`${urn} ${runId}`, round);
  for (const { id, began: round } of beginnings) if (round !== null) began.set(id, round);
}

function stampsOf(meta: AspectMeta): WriteStamp[] {
  return [writerOf(meta), ...(meta.again ?? []), ...(meta.after === undefined ? [] : [meta.after])];
}

async function readOlder(
  searches: readonly Search[],
  limit: number,
  { run, load }: LoadContext,
): Promise<Search[]> {
  if (searches.length === 0) return [];
  const rows = await run(load('runs/list-older-versions'), {
    rows: searches.map(({ state, aspect, versions }) => ({
      urn: state.urn.text,
      aspect,
      before: oldest(versions),
    })),
    limit,
  });
  const byIndex = new Map(rows.map((row) => [row.index, row.versions]));
  return searches.map((search, index) => {
    const found = byIndex.get(index) ?? [];
    const versions = found.flatMap(([version, meta]) =>
      meta === null ? [] : [{ version, meta: JSON.parse(meta) as AspectMeta & JsonValue }],
    );
    return { ...search, versions, isComplete: found.length < limit };
  });
}

/** A deletion marker has the number of the last value, which is itself among the older versions. */
function oldest(versions: readonly Version[]): number {
  const last = versions.at(-1);
  if (last === undefined) return 0;
  return last.meta.deleted === true ? last.version + 1 : last.version;
}

// Finds the standing write of an aspect: the latest one that counts when the writes of rolled-back runs do not.

/** A version with its number. The first version of a deleted aspect is its deletion marker, with the number of the last value. */
export interface Version {
  readonly version: number;
  readonly meta: AspectMeta;
}

type Standing =
  /** A value and the write to which it is attributed: the first one, or one that wrote the same value again. */
  | { readonly kind: 'value'; readonly from: Version; readonly writer: WriteStamp }
  | { readonly kind: 'deleted'; readonly writer: WriteStamp }
  | { readonly kind: 'nothing' };

/**
 * Tells whether a write still counts.
 * @param isLogged whether the write is in the change log; a repeated write of the stored value is not.
 */
export type Counts = (stamp: WriteStamp, isLogged: boolean) => boolean;

/**
 * Finds the latest write that counts.
 *
 *     v1 by A ── v2 by R ── deleted by R ── v3 by B (and again by C) ── v4 by R
 *
 * Without R it is v3. Without R and B it is still v3, because C wrote it, too. Without R, B and C it is v1.
 *
 * @param versions newest first, as many as have been read.
 * @returns undefined when none of them counts, so that older versions must be read.
 */
export function findStanding(versions: readonly Version[], counts: Counts): Standing | undefined {
  for (const from of versions) {
    const { meta } = from;
    const writer = writerOf(meta);
    if (meta.deleted === true) {
      if (meta.undone !== true && counts(writer, true)) return { kind: 'deleted', writer };
      continue;
    }
    if (counts(writer, true)) return { kind: 'value', from, writer };
    const other = meta.again?.findLast((stamp) => counts(stamp, false));
    if (other !== undefined) return { kind: 'value', from, writer: other };
    if (meta.after !== undefined && counts(meta.after, true)) return { kind: 'deleted', writer: meta.after };
  }
  return undefined;
}
