/** Runs what is due of one consequence, group by group, so that it never runs twice at a time in this process. Other consequences do not wait. */
import type { Clock } from '../../core/clock.js';
import { hasCode, isTemporary } from '../../core/errors.js';
import type { WriteDeps } from '../../neo4j/database.js';
import type { Consequence, Due } from './types.js';

export interface WorkerDeps extends WriteDeps {
  readonly clock: Clock;
  /** Called after each failure. What failed is tried again later. @param due what failed; absent: what is due could not be read or changed */
  readonly onFailure: (error: unknown, due?: readonly Due[]) => void;
}

export interface Worker {
  readonly consequence: Consequence;
  /** Runs the consequence for changes that this process has committed. */
  add(due: readonly Due[]): void;
  /** Resolves when the consequence with this id is done or has failed once. Resolves at once if it neither waits nor runs. */
  ended(id: string): Promise<void>;
  /** Runs the consequence for what is due in the store. */
  resume(): void;
  /** Waits for the group under way. */
  stop(): Promise<void>;
}

/** How long what is due belongs to the service that has taken it, in milliseconds. Afterwards another service may take it. */
export const LEASE_MILLIS = 10_000;
/** Number of changes that are handled together. */
const GROUP_SIZE = 500;
/** Number of changes that wait in memory. Further ones are read from the store. */
const MAX_WAITING = 10_000;
const MAX_RETRY_MILLIS = 300_000;

interface Known {
  readonly finish: () => void;
  readonly ended: Promise<void>;
}

export function createWorker(consequence: Consequence, deps: WorkerDeps): Worker {
  const { database, load, clock, onFailure } = deps;
  const known = new Map<string, Known>();
  let waiting: Due[] = [];
  let looksInStore = false;
  let isStopped = false;
  let working: Promise<void> | undefined;

  const send = <Name extends `consequences/${'postpone' | 'remove' | 'take'}`>(
    name: Name,
    parameters: object,
  ) => database.write(name, (run) => run(load(name), { ...parameters }));
  const end = (due: readonly Due[]): void => {
    for (const { id } of due) {
      known.get(id)?.finish();
      known.delete(id);
    }
  };
  const postpone = (due: readonly Due[], millisOf: (attempts: number) => number, failures: number) => {
    const now = clock.now();
    const rows = due.map(({ id, attempts }) => ({
      ...{ id, attempts: attempts + failures, notBefore: now + millisOf(attempts + failures) },
    }));
    return send('consequences/postpone', { rows });
  };
  const run = async (due: readonly Due[]): Promise<void> => {
    const renewing = setInterval(() => {
      // Without its lease another service may run the same, which does no harm.
      postpone(due, () => LEASE_MILLIS, 0).catch(() => undefined);
    }, LEASE_MILLIS / 2).unref();
    try {
      await consequence.run(due);
    } finally {
      clearInterval(renewing);
    }
  };
  /** Halves a group that fails, until the changes that fail are found. */
  const runGroup = async (due: readonly Due[]): Promise<void> => {
    try {
      await run(due);
    } catch (error) {
      if (due.length > 1 && !isTransient(error, due)) {
        const middle = Math.ceil(due.length / 2);
        await runGroup(due.slice(0, middle));
        await runGroup(due.slice(middle));
        return;
      }
      onFailure(error, due);
      end(due);
      await postpone(due, retryDelay, 1);
      return;
    }
    end(due);
    await send('consequences/remove', { ids: due.map(({ id }) => id) });
  };
  const take = async (): Promise<Due[]> => {
    const now = clock.now();
    const parameters = { consequence: consequence.name, now, until: now + LEASE_MILLIS, limit: GROUP_SIZE };
    const rows = await send('consequences/take', parameters);
    looksInStore = rows.length === GROUP_SIZE;
    return rows.map(({ due }) => due);
  };
  const next = async (): Promise<Due[]> => {
    if (waiting.length === 0 && looksInStore) waiting = await take();
    const [first] = waiting;
    // One actor changes what one call of `run` changes.
    const other = waiting.findIndex(({ actor }) => actor !== first?.actor);
    return waiting.splice(0, Math.min(other < 0 ? waiting.length : other, GROUP_SIZE));
  };
  const work = async (): Promise<void> => {
    for (let due = await next(); due.length > 0 && !isStopped; due = await next()) await runGroup(due);
  };
  const begin = (): void => {
    working ??= work()
      .catch((error: unknown) => {
        // What is due is still in the store, and is found there.
        end(waiting.splice(0));
        if (!isStopped && !hasCode(error, 'UNAVAILABLE')) onFailure(error);
      })
      .finally(() => {
        working = undefined;
        if (waiting.length > 0 && !isStopped) begin();
      });
  };

  return {
    consequence,
    add: (due) => {
      if (due.length === 0 || waiting.length + due.length > MAX_WAITING) return;
      for (const each of due) {
        let finish = (): void => undefined;
        const ended = new Promise<void>((resolve) => (finish = resolve));
        known.set(each.id, { finish, ended });
      }
      waiting.push(...due);
      begin();
    },
    ended: (id) => known.get(id)?.ended ?? Promise.resolve(),
    resume: () => {
      looksInStore = true;
      begin();
    },
    stop: () => {
      isStopped = true;
      return working ?? Promise.resolve();
    },
  };
}

/** A failure of the service or of the database, which a single change has not caused. If it comes again, one of the changes may be the cause. */
function isTransient(error: unknown, due: readonly Due[]): boolean {
  return isTemporary(error) && due.every(({ attempts }) => attempts === 0);
}

function retryDelay(attempts: number): number {
  return Math.min(1_000 * 2 ** (attempts - 1), MAX_RETRY_MILLIS);
}
