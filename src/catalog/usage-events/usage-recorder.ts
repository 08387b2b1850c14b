/** Stores usage events in the background, so that no request waits for them. */
import type { Clock } from '../../core/clock.js';
import { withTimeLimit } from '../../core/async.js';
import type { Database } from '../../neo4j/database.js';
import { onlyRow, type LoadStatement } from '../../neo4j/statements.js';
import { CatalogError } from '../../core/errors.js';
import type { Consequence } from '../consequences/types.js';
import { USAGE_EVENT_TYPES, type NewUsageEvent, type UsageEvent } from './types.js';

export interface UsageRecorder {
  /** Whether events are stored. */
  readonly isOn: boolean;
  /** Takes an event, which is stored within seconds. Does nothing if events are switched off. @throws RATE_LIMITED */
  record(event: NewUsageEvent): void;
  /** Waits until the events of this process are stored, so that its reads contain them. Does not fail if they cannot be stored now. */
  settle(): Promise<void>;
  /** Deletes the events of users, each up to a time. */
  forget(users: readonly ForgottenUser[]): Promise<void>;
  /** Stores what is left, if Neo4j answers in time. */
  stop(): Promise<void>;
}

export interface ForgottenUser {
  /** URN. */
  readonly actor: string;
  /** Time of the last event to delete, epoch milliseconds. */
  readonly until: number;
}

export interface RecorderDeps {
  readonly database: Pick<Database, 'write'>;
  readonly load: LoadStatement;
  readonly clock: Clock;
  readonly isOn: boolean;
  /** Called at the first failure after a success. The events are stored again later, except those beyond the number that is kept. */
  readonly onFailure: (error: unknown) => void;
}

/** Maximum number of events that wait in memory. Further ones are dropped. This happens only if Neo4j is unavailable or too slow. */
const MAX_WAITING = 10_000;
/** Nodes in one transaction. */
const BATCH_SIZE = 1_000;
/** How long events wait for others, in milliseconds. */
const WAIT_MILLIS = 1_000;
/** How long events wait after a failure, in milliseconds. */
const RETRY_MILLIS = 10_000;
/** How long a stop waits, in milliseconds. */
const STOP_MILLIS = 2_000;

export function createUsageRecorder(deps: RecorderDeps): UsageRecorder {
  const { isOn, clock } = deps;
  const waiting: UsageEvent[] = [];
  const checkRate = createRateLimit(clock);
  let underWay = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  let isFailing = false;
  let isStopped = false;
  const storeWaiting = async (): Promise<void> => {
    const failure = await storeAll(deps, waiting);
    if (failure !== undefined && !isFailing) deps.onFailure(failure.error);
    isFailing = failure !== undefined;
  };
  const settle = (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    underWay = underWay.then(storeWaiting).then(schedule);
    return underWay;
  };
  const schedule = (): void => {
    if (waiting.length === 0 || isStopped) return;
    timer ??= setTimeout(() => void settle(), isFailing ? RETRY_MILLIS : WAIT_MILLIS).unref();
  };
  return {
    isOn,
    record: (event) => {
      if (!isOn) return;
      checkRate(event.actor);
      if (waiting.length < MAX_WAITING) waiting.push({ ...event, at: clock.now() });
      schedule();
    },
    settle: () => (waiting.length === 0 ? underWay : settle()),
    forget: async (users) => {
      await underWay;
      const ends = new Map<string, number>();
      for (const { actor, until } of users) ends.set(actor, Math.max(until, ends.get(actor) ?? until));
      removeIf(waiting, ({ actor, at }) => at <= (ends.get(actor) ?? -1));
      await deleteAll(
        deps,
        [...ends].map(([actor, until]) => ({ actor, until })),
      );
    },
    stop: async () => {
      isStopped = true;
      await withTimeLimit(settle(), STOP_MILLIS).catch(() => undefined);
      clearTimeout(timer);
    },
  };
}

/** Takes the events out of the list as they are stored. After a failure the rest stays. @returns the failure */
async function storeAll(
  { database, load }: RecorderDeps,
  waiting: UsageEvent[],
): Promise<{ readonly error: unknown } | undefined> {
  while (waiting.length > 0) {
    const rows = waiting.splice(0, BATCH_SIZE);
    try {
      await database.write('usage-events/store', (run) => run(load('usage-events/store'), { rows }));
    } catch (error) {
      waiting.unshift(...rows.slice(0, MAX_WAITING - waiting.length));
      return { error };
    }
  }
  return undefined;
}

async function deleteAll({ database, load }: RecorderDeps, users: readonly ForgottenUser[]): Promise<void> {
  const parameters = { users, types: USAGE_EVENT_TYPES, limit: BATCH_SIZE };
  for (let deleted = BATCH_SIZE; deleted === BATCH_SIZE;) {
    const rows = await database.write('usage-events/delete-of-user', (run) =>
      run(load('usage-events/delete-of-user'), parameters),
    );
    ({ deleted } = onlyRow(rows));
  }
}

function removeIf<Item>(list: Item[], isRemoved: (item: Item) => boolean): void {
  const kept = list.filter((item) => !isRemoved(item));
  list.splice(0, list.length, ...kept);
}

// Limits how many usage events an actor may send, so that one client cannot fill the store.

/** Events of one actor in a minute. People cause far fewer. */
export const MAX_EVENTS_PER_MINUTE = 600;
const MINUTE = 60_000;

/** @returns a function that counts an event of an actor. @throws RATE_LIMITED from the one above the limit until the minute ends */
function createRateLimit(clock: Clock): (actor: string) => void {
  let minute = -1;
  const counts = new Map<string, number>();
  return (actor) => {
    const now = Math.floor(clock.now() / MINUTE);
    if (now !== minute) counts.clear();
    minute = now;
    const count = (counts.get(actor) ?? 0) + 1;
    if (count > MAX_EVENTS_PER_MINUTE) throw tooMany();
    counts.set(actor, count);
  };
}

function tooMany(): CatalogError {
  const message = `You sent more than ${MAX_EVENTS_PER_MINUTE} usage events within a minute; the event is not stored`;
  return new CatalogError('RATE_LIMITED', message, { rule: `maximum ${MAX_EVENTS_PER_MINUTE} per minute` });
}

/** By then, other services have stored the events that waited in their memory. */
const REPEAT_MILLIS = 60_000;

/**
 * Deletes the usage events of permanently deleted users, so that a later user with the same name does not inherit them. Events after the
 * deletion stay: they belong to a user who was created again.
 */
export function forgetDeletedUsers(usage: Pick<UsageRecorder, 'forget'>): Consequence {
  return {
    name: 'forget-user',
    entityTypes: new Set(['corpuser']),
    againAfterMillis: REPEAT_MILLIS,
    noteOf: ({ state }) => (state.hardDeleted === false ? undefined : ''),
    run: (due) => usage.forget(due.map(({ urn, at }) => ({ actor: urn, until: at }))),
  };
}
