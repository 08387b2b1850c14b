/**
 * Positions in the stream of events. A change gets its position after its commit, when a reader needs it. Overlapping transactions may
 * commit in a different order than that of their times, and a reader past the later time would never see the earlier change.
 */
import { CatalogError } from '../../core/errors.js';

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
export function behind(sequence: number): LogPosition {
  return { sequence: sequence + 1, position: 0 };
}

/** Returns increasing positions for changes sorted by time, all after the last assigned one. */
export function numberFrom(last: number, times: readonly number[]): number[] {
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
  throw new CatalogError('INVALID_REQUEST', 'offsetId must be from an earlier poll', {
    path: '/offsetId',
    rule: 'offsetId of an earlier poll',
  });
}
