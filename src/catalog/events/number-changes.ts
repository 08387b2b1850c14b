/**
 * Numbers the changes of the log. A change gets its position in the stream of events after its commit, when a reader needs it. Overlapping
 * transactions may commit in a different order than that of their times, and a reader past the later time would never see the earlier
 * change.
 */
import type { Clock } from '../../core/clock.js';
import { newId } from '../../core/ids.js';
import type { ReadDeps, RunStatement, WriteDeps } from '../../neo4j/database.js';
import type { StatementRows } from '../../neo4j/generated/statement-rows.js';
import { onlyRow } from '../../neo4j/statements.js';
import { invalidRequest } from '../../core/errors.js';
import { markWrite } from '../writes/mark-write.js';

const MIN_CHANGES = 200;
export const MAX_CHANGES = 2_000;
/** Upper limit of the duration of a transaction, in milliseconds, with some allowance for different clocks. */
export const MAX_TRANSACTION_MILLIS = 180_000;

/** Number of changes that are numbered or scanned at a time: the number of wanted events, within bounds. */
export function scanLimit(wanted: number): number {
  return Math.min(Math.max(wanted, MIN_CHANGES), MAX_CHANGES);
}

export interface NumberingDeps extends WriteDeps {
  readonly clock: Clock;
}

/** The end of the stream. Every change up to `last` is committed, and no further change will be inserted before it. */
interface StreamEnd {
  readonly last: number;
  /** Whether further changes wait for a position. */
  readonly isWaiting: boolean;
  /** Set if requested and further changes wait: changes written from now on have this era, the waiting ones do not. */
  readonly era?: number;
}

interface ToNumber {
  readonly wanted: number;
  /** Requests a new era, to skip the changes that still wait. */
  readonly startsEra?: boolean;
}

export interface Numbering {
  /** Numbers some of the waiting changes, if there are any. */
  number(what: ToNumber): Promise<StreamEnd>;
  /**
   * Resolves when a read finds all changes up to a position. A commit of Neo4j shows the counter's property before the index contains
   * all positions, and readers take no lock. A transaction that locks the counter afterwards sees them. Costs nothing for positions that
   * this process has assigned or waited for before.
   */
  settle(last: number): Promise<void>;
}

export function createNumbering(deps: NumberingDeps): Numbering {
  let settled = 0;
  return {
    number: async (what) => {
      const end = await numberChanges(deps, what);
      settled = Math.max(settled, end.last);
      return end;
    },
    settle: async (last) => {
      if (last > settled)
        settled = Math.max(
          settled,
          await deps.database.write('events/settle', (run) => lockCounter(deps, run)),
        );
    },
  };
}

/** Locks the counter. @returns the last assigned position */
async function lockCounter({ load, clock }: NumberingDeps, run: RunStatement): Promise<number> {
  return onlyRow(await run(load('events/lock-counter'), { at: clock.now() })).last;
}

async function numberChanges(
  deps: NumberingDeps,
  { wanted, startsEra: wantsEra = false }: ToNumber,
): Promise<StreamEnd> {
  const { database, load } = deps;
  const limit = scanLimit(wanted);
  return database.write('events/number-changes', async (run) => {
    const before = await lockCounter(deps, run);
    const queued = await run(load('events/list-queued'), { limit });
    if (queued.length === 0) return { last: before, isWaiting: false };
    const places = assignSequences(
      before,
      queued.map(({ at }) => at),
    );
    const last = places.at(-1) ?? before;
    const rows = queued.map(({ id }, index) => ({ id, sequence: places[index] }));
    const isWaiting = queued.length === limit;
    const beginsEra = wantsEra && isWaiting;
    const parameters = { rows, last, eras: beginsEra ? 1 : 0 };
    const { era, urns } = onlyRow(await run(load('events/number-changes'), parameters));
    await markWrite({ run, load, transaction: newId() }, { isFound: false, urns });
    return { last, isWaiting, ...(beginsEra && { era }) };
  });
}

/** A position in the stream of events. */
export interface LogPosition {
  readonly sequence: number;
  /** The first entry of the change that has not been returned yet. */
  readonly position: number;
  /** Start of a poll for new events only; absent: no change is skipped. */
  readonly since?: Beginning;
}

/** Skips changes of earlier eras whose transactions began before a time; later ones may have been committed since the poll began. */
export interface Beginning {
  readonly era: number;
  /** Epoch milliseconds. */
  readonly at: number;
}

/** Positions are derived from the time, so a time leads to a position without an index of its own. */
const PER_MILLISECOND = 1_024;

/** Returns the first position that a change of this time or later can have. */
export function positionOfTime(millis: number): LogPosition {
  return { sequence: Math.max(0, Math.trunc(millis)) * PER_MILLISECOND, position: 0 };
}

/** Returns the position after all entries of a change. */
export function positionAfter(sequence: number): LogPosition {
  return { sequence: sequence + 1, position: 0 };
}

/** Returns increasing positions for changes sorted by time, all after the last assigned one. */
export function assignSequences(last: number, times: readonly number[]): number[] {
  let sequence = last;
  return times.map((at) => {
    sequence = Math.max(sequence + 1, positionOfTime(at).sequence);
    return sequence;
  });
}

export function writeOffset({ sequence, position, since }: LogPosition): string {
  return `${sequence}.${position}${since === undefined ? '' : `.${since.era}.${since.at}`}`;
}

/** @throws INVALID_REQUEST */
export function readOffset(text: string): LogPosition {
  const [, sequence, position, era, at] =
    /^(\d{1,16})\.(\d{1,9})(?:\.(\d{1,9})\.(\d{1,15}))?$/.exec(text) ?? [];
  const result = {
    sequence: Number(sequence),
    position: Number(position),
    ...(era !== undefined && { since: { era: Number(era), at: Number(at) } }),
  };
  if (sequence !== undefined && Number.isSafeInteger(result.sequence)) return result;
  throw invalidRequest('/offsetId', 'offsetId must be from an earlier poll', 'offsetId of an earlier poll');
}

export interface RangeDeps extends ReadDeps {
  readonly numbering: Numbering;
}

export interface LogRange extends StreamEnd {
  /** The last position of the part. */
  readonly until: number;
  /** Whether changes were numbered for it. */
  readonly hasNumbered: boolean;
}

/**
 * Finds the part of the change log from a position on that a follower may read. It has no changes if the position is greater than `last`.
 * Assigns positions to waiting changes only if no numbered changes follow.
 */
export async function nextRange(deps: RangeDeps, sequence: number, wanted: number): Promise<LogRange> {
  const found = await getPosition(deps, sequence, wanted);
  const hasNumbered = found.isWaiting && sequence > found.last;
  const { last, isWaiting } = hasNumbered ? await deps.numbering.number({ wanted }) : found;
  if (sequence > last) return { until: last, last, isWaiting, hasNumbered };
  await deps.numbering.settle(last);
  const until = Math.min(last, (found.beyond ?? Infinity) - 1);
  return { until, last, isWaiting, hasNumbered };
}

/** Returns the end of the stream. */
export function getEnd(deps: ReadDeps): Promise<StreamEnd> {
  return getPosition(deps, Number.MAX_SAFE_INTEGER, 0);
}

async function getPosition(
  { database, load }: ReadDeps,
  sequence: number,
  wanted: number,
): Promise<StatementRows['events/get-position']> {
  return onlyRow(await database.read(load('events/get-position'), { sequence, most: scanLimit(wanted) }));
}
