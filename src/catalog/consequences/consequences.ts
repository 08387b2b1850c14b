/**
 * Follows the commits of the writer:
 *
 *     transaction: changes + what is due ── commit ── run at once ── acknowledge ── remove what is done
 *                                             └── crash, failure ── run later, by this service or another one
 */
import { withTimeLimit } from '../../core/async.js';
import { hasCode } from '../../core/errors.js';
import { newId } from '../../core/ids.js';
import type { EntityState } from '../writes/entity-state.js';
import type { ChangedEntity, CommitFollower, Consequence, Due, Watcher } from './types.js';
import { createWorker, LEASE_MILLIS, type Worker, type WorkerDeps } from './worker.js';

/** How long an acknowledgement waits for the consequences of its write. */
const SETTLE_MILLIS = 10_000;
/** Interval of looks for what other processes, crashes and failures have left. */
const POLL_MILLIS = 5_000;
/** How long a stop waits for the consequences under way. */
const STOP_MILLIS = 2_000;

export interface Consequences extends CommitFollower {
  follow(consequence: Consequence): void;
  watch(watcher: Watcher): void;
  /** Reads what the consequences have in memory. Must be called before the first write of a request. */
  refresh(): Promise<void>;
  /** Begins to run what earlier processes have left. Until then, only consequences of own writes run. */
  begin(): void;
  /** Waits a moment for what is under way. */
  stop(): Promise<void>;
}

export function createConsequences(deps: WorkerDeps): Consequences {
  const { database, load, clock, onFailure } = deps;
  const workers = new Map<string, Worker>();
  const watchers: Watcher[] = [];
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let looking = Promise.resolve();

  const refresh = async (): Promise<void> => {
    for (const { consequence } of workers.values()) await consequence.refresh?.();
  };
  const look = async (): Promise<void> => {
    try {
      await refresh();
      const names = [...workers.keys()];
      const rows = await database.read(load('consequences/list-due'), { names, now: clock.now() });
      if (!isStopped) for (const { consequence } of rows) workers.get(consequence)?.resume();
    } catch (error) {
      // The log says already that Neo4j is unreachable.
      if (!isStopped && !hasCode(error, 'UNAVAILABLE')) onFailure(error);
    }
    if (!isStopped) timer = setTimeout(begin, POLL_MILLIS).unref();
  };
  const begin = (): void => {
    looking = look();
  };

  return {
    follow: (consequence) => {
      workers.set(consequence.name, createWorker(consequence, deps));
    },
    watch: (watcher) => {
      watchers.push(watcher);
    },
    dueAfter: (changes, at) =>
      [...workers.values()].flatMap(({ consequence }) => dueOf(consequence, changes, at)),
    committed: (states, due) => {
      const changed = [...states].filter(isChanged);
      for (const watcher of watchers) if (changed.some((state) => watcher.watches(state))) watcher.tell();
      for (const worker of workers.values())
        worker.add(due.filter((each) => each.consequence === worker.consequence.name && isNow(each)));
    },
    settle: async (due) => {
      const ends = due.flatMap(({ consequence, id }) => workers.get(consequence)?.ended(id) ?? []);
      await withTimeLimit(Promise.all(ends), SETTLE_MILLIS).catch(() => undefined);
    },
    refresh,
    begin,
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      const underWay = [looking, ...[...workers.values()].map((worker) => worker.stop())];
      await withTimeLimit(Promise.all(underWay), STOP_MILLIS).catch(() => undefined);
    },
  };
}

function dueOf(
  { name, entityTypes, noteOf, againAfterMillis }: Consequence,
  changes: readonly ChangedEntity[],
  at: number,
): Due[] {
  return changes.flatMap((change): Due[] => {
    const { state } = change;
    if (entityTypes?.has(state.definition.name) === false) return [];
    const note = noteOf(change);
    if (note === undefined) return [];
    const common = { consequence: name, urn: state.urn.text, actor: actorOf(state), at, note, attempts: 0 };
    const now = { ...common, id: newId(), notBefore: at + LEASE_MILLIS };
    if (againAfterMillis === undefined) return [now];
    return [now, { ...common, id: newId(), notBefore: now.notBefore + againAfterMillis }];
  });
}

function isNow({ at, notBefore }: Due): boolean {
  return notBefore === at + LEASE_MILLIS;
}

function actorOf({ hardDeleted, changes }: EntityState): string {
  if (hardDeleted !== false) return hardDeleted.actor;
  return changes.at(-1)?.actor ?? '';
}

function isChanged({ hardDeleted, changes }: EntityState): boolean {
  return hardDeleted !== false || changes.length > 0;
}
