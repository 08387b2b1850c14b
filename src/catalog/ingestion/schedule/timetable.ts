/** When each source fires next. */
import { CLIENT_EXECUTOR, executorOf, type SourceInfo } from '../source-info.js';
import { findNextFiring } from './next-firing.js';

export interface ScheduledSource {
  readonly urn: string;
  readonly info: SourceInfo;
  /** Epoch milliseconds. */
  readonly writtenAt: number;
}

export interface Firing extends Omit<ScheduledSource, 'writtenAt'> {
  /** Epoch milliseconds. */
  readonly at: number;
}

interface Entry extends Omit<ScheduledSource, 'writtenAt'> {
  /** Undefined: the schedule is invalid or never fires again. */
  readonly next: number | undefined;
}

export class Timetable {
  private entries: ReadonlyMap<string, Entry> = new Map();

  /**
   * Replaces the sources. A source with an unchanged schedule keeps its next firing; others fire after they were written.
   * Sources that cannot be run have no firings.
   * @param sources all sources with a schedule
   * @param since when the sources were read before, epoch milliseconds; the first time: now. Earlier firings are not made up for.
   */
  replace(sources: readonly ScheduledSource[], since: number): void {
    const entries = sources.map(({ urn, info, writtenAt }): [string, Entry] => {
      const known = this.entries.get(urn);
      const isKnown = known !== undefined && isSame(known.info, info);
      return [urn, { urn, info, next: isKnown ? known.next : nextOf(info, Math.max(since, writtenAt)) }];
    });
    this.entries = new Map(entries);
  }

  /** Returns the firings whose time has come. A source has at most one, however many it has missed. */
  due(now: number): Firing[] {
    return [...this.entries.values()].flatMap(({ urn, info, next }) =>
      next !== undefined && next <= now ? [{ urn, info, at: next }] : [],
    );
  }

  /** Removes a firing. The next one of its source is after now. */
  done({ urn, at }: Firing, now: number): void {
    const entry = this.entries.get(urn);
    if (entry?.next !== at) return;
    this.entries = new Map(this.entries).set(urn, { ...entry, next: nextOf(entry.info, now) });
  }
}

function nextOf(info: SourceInfo, now: number): number | undefined {
  const { schedule } = info;
  return schedule === undefined || executorOf(info) === CLIENT_EXECUTOR
    ? undefined
    : findNextFiring(schedule, now);
}

function isSame(one: SourceInfo, other: SourceInfo): boolean {
  return (
    one.schedule?.interval === other.schedule?.interval &&
    one.schedule?.timezone === other.schedule?.timezone &&
    executorOf(one) === executorOf(other)
  );
}
