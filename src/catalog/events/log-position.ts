/**
 * Places in the stream of events. A change gets its place when somebody reads, after its commit: two transactions that overlap may
 * commit in another order than that of their times, and a reader who has passed the later time would never see the earlier one.
 */
import { CatalogError } from '../../core/errors.js';

export interface LogPosition {
  readonly sequence: number;
  /** First entry of that change which is still to be told. */
  readonly position: number;
  /** Where somebody began with what comes from now on; absent: nothing is passed over. */
  readonly since?: Beginning;
}

/** Changes of earlier eras are passed over, if they were begun before a time: later ones may have been committed since. */
export interface Beginning {
  readonly era: number;
  /** Epoch milliseconds. */
  readonly at: number;
}

/** Places are made of the time, so that a time leads to a place without an index of its own. */
const PER_MILLISECOND = 1_024;

/** The first place that a change of this time or later can have. */
export function positionOfTime(millis: number): LogPosition {
  return { sequence: Math.max(0, Math.trunc(millis)) * PER_MILLISECOND, position: 0 };
}

/** Behind all entries of a change. */
export function behind(sequence: number): LogPosition {
  return { sequence: sequence + 1, position: 0 };
}

/** Rising places for changes sorted by time, behind the last one that was given. */
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
  const place = {
    sequence: Number(sequence),
    position: Number(position),
    ...(era !== undefined && { since: { era: Number(era), at: Number(at) } }),
  };
  if (sequence !== undefined && Number.isSafeInteger(place.sequence)) return place;
  throw new CatalogError('INVALID_REQUEST', 'offsetId is not one that an earlier poll gave', {
    path: '/offsetId',
    rule: 'offsetId of an earlier poll',
  });
}
