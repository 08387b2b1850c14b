/**
 * Requests the scheduled runs. Each service on one Neo4j does so: the URN of a request follows from the source and from the time of the
 * firing, so only the first one is stored. The schedules are read again before each firing, so a changed or deleted one never fires.
 */
import type { ReadDeps } from '../../neo4j/database.js';
import { NO_REQUEST } from '../../core/request-facts.js';
import type { Clock } from '../../core/clock.js';
import { repeatWork, type RepeatedWork, type Signal } from '../../core/async.js';
import { derivedId } from '../../core/ids.js';
import { CatalogError, hasCode, isTemporary } from '../../core/errors.js';
import { storedMeta } from '../entities/stored-aspect.js';
import type { CatalogWriter } from '../writes/types.js';
import { REQUEST, REQUEST_INPUT, scheduledRun, type RunDefaults } from './request-input.js';
import { readSourceInfo, CLIENT_EXECUTOR, executorOf, type SourceInfo } from './source-info.js';
import { findNextFiring } from './next-firing.js';

export interface ScheduleDeps extends RunDefaults, ReadDeps {
  readonly clock: Clock;
  readonly writer: Pick<CatalogWriter, 'write'>;
  /** URN of the actor who requests the runs. */
  readonly actor: string;
  /** Notified after each write of an ingestion source by this service. */
  readonly changed: Signal;
  /** Called if schedules cannot be read, or if a run cannot be requested. */
  readonly onFailure: (error: unknown) => void;
}

/** How often the service looks at the clock, in milliseconds. Clocks jump, e.g. when a machine sleeps, so it does not wait for a firing. */
const TICK_MILLIS = 1_000;
/** How often the schedules are read anyway, in milliseconds, because other services write them too. */
const READ_MILLIS = 60_000;
/** Pause after a failure, in milliseconds. */
const PAUSE_MILLIS = 10_000;

/** Follows the schedules until `stop` is called. Firings that are due while no service runs are not made up for. */
export function followSchedules(deps: ScheduleDeps): RepeatedWork {
  return repeatWork(createWork(deps), {
    everyMillis: TICK_MILLIS,
    onFailure: (error) => {
      // Another part of the service logs that Neo4j is unavailable.
      if (!hasCode(error, 'UNAVAILABLE')) deps.onFailure(error);
    },
  });
}

/** Returns the work of one tick. It fails if Neo4j does not answer; after a pause it is tried again. */
function createWork(deps: ScheduleDeps): () => Promise<void> {
  const { clock, changed } = deps;
  const timetable = new Timetable();
  let seen = -1;
  let readAt: number | undefined;
  let failedAt: number | undefined;
  const isOutdated = (now: number): boolean =>
    changed.notifications !== seen ||
    readAt === undefined ||
    Math.abs(now - readAt) >= READ_MILLIS ||
    timetable.due(now).length > 0;
  return async () => {
    const now = clock.now();
    const isPaused = failedAt !== undefined && Math.abs(now - failedAt) < PAUSE_MILLIS;
    if (isPaused || !isOutdated(now)) return;
    failedAt = now;
    const notified = changed.notifications;
    timetable.replace(await readSchedules(deps), readAt ?? now);
    await Promise.all(
      timetable.due(now).map(async (firing) => {
        await request(deps, firing);
        timetable.done(firing, now);
      }),
    );
    seen = notified;
    readAt = now;
    failedAt = undefined;
  };
}

async function readSchedules({ database, load }: ScheduleDeps): Promise<ScheduledSource[]> {
  const rows = await database.read(load('ingestion/list-schedules'));
  return rows.flatMap(({ urn, info, meta }) =>
    // During the first write of a source, a reader can see its schedule without the time of the write. The end of the write is signalled.
    meta === null ? [] : [{ urn, info: readSourceInfo(info), writtenAt: storedMeta(meta).created.time }],
  );
}

/** Does nothing if another service has requested the run. @throws UNAVAILABLE, OVERLOADED, DEADLINE_EXCEEDED */
async function request(
  { writer, actor, clock, clientVersion, executorId, onFailure }: ScheduleDeps,
  firing: Firing,
): Promise<void> {
  const { urn: source, info, at } = firing;
  const urn = `urn:li:${REQUEST}:${derivedId(`${source} ${at}`)}`;
  const requested = { requestedAt: clock.now(), clientVersion, executorId };
  const value = JSON.stringify(scheduledRun(source, info, requested));
  const target = { urn, aspectName: REQUEST_INPUT };
  try {
    await writer.write([{ ...target, changeType: 'CREATE_ENTITY', ifAbsent: true, value }], {
      actor,
      facts: NO_REQUEST,
    });
  } catch (error) {
    if (!(error instanceof CatalogError) || isTemporary(error)) throw error;
    // Trying again would not help.
    onFailure(error);
  }
}

// When each source fires next.

interface ScheduledSource {
  readonly urn: string;
  readonly info: SourceInfo;
  /** Epoch milliseconds. */
  readonly writtenAt: number;
}

interface Firing extends Omit<ScheduledSource, 'writtenAt'> {
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
