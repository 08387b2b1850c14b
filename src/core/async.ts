/** Helpers for promises: shared work, turns of the event loop, values that may be known already, notifications and deadlines. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { CatalogError } from './errors.js';

/**
 * Shares expensive work among concurrent callers. Each caller gets a run that begins after its call; callers that wait for the same
 * run share it. A run begins in a later turn, so calls of one turn share it, too.
 *
 *   callers 1, 2 ──▶ [run 1      ]
 *   caller 3 ───────────▶ waits  [run 2      ]
 *   caller 4 ──────────────▶ waits [run 2    ]
 */
export function shareNext<Result>(work: () => Promise<Result>): () => Promise<Result> {
  let running: Promise<unknown> = Promise.resolve();
  let next: Promise<Result> | undefined;
  const begin = (): Promise<Result> => {
    next = undefined;
    const begun = work();
    running = begun;
    return begun;
  };
  return () => {
    next ??= running.then(begin, begin);
    return next;
  };
}

/** Shares work among the callers of one turn of the event loop. It begins at the end of the turn, so after each of their calls. */
export function shareTurn<Result>(work: () => Promise<Result>): () => Promise<Result> {
  let shared: Promise<Result> | undefined;
  return () => {
    shared ??= nextTurn().then(() => {
      shared = undefined;
      return work();
    });
    return shared;
  };
}

/** How long work that needs the processor keeps other requests waiting, in milliseconds. One item may take longer. */
const TURN_MILLIS = 2;

/**
 * Maps items in order. Other requests get a turn every few milliseconds.
 * @param now returns milliseconds
 */
export async function mapYielding<Item, Result>(
  items: readonly Item[],
  map: (item: Item, index: number) => Result,
  now: () => number = () => performance.now(),
): Promise<Result[]> {
  const results: Result[] = [];
  let ends = now() + TURN_MILLIS;
  for (const [index, item] of items.entries()) {
    if (index > 0 && now() >= ends) {
      await nextTurn();
      ends = now() + TURN_MILLIS;
    }
    results.push(map(item, index));
  }
  return results;
}

/** A value that is often known already. Handling it without a promise saves most of the work of a large GraphQL answer. */
export type MaybePromise<Value> = Value | Promise<Value>;

/** Applies a function to a value, at once if the value is known. A function that is applied at once may throw. */
export function chain<Value, Result>(
  value: MaybePromise<Value>,
  next: (value: Value) => MaybePromise<Result>,
): MaybePromise<Result> {
  return value instanceof Promise ? value.then(next) : next(value);
}

/** Returns the values in their order, at once if all of them are known. */
export function allOf<Value>(values: readonly MaybePromise<Value>[]): MaybePromise<readonly Value[]> {
  return values.some((value) => value instanceof Promise) ? Promise.all(values) : (values as Value[]);
}

/** Notifies waiters of an event. A waiter cannot miss a notification between reading `seen` and calling `next`. */
export class Signal {
  private count = 0;
  private readonly waiting = new Set<() => void>();

  /** Number of notifications so far; pass it to `next`. */
  get notifications(): number {
    return this.count;
  }

  notify(): void {
    this.count += 1;
    for (const wake of this.waiting) wake();
  }

  /** Resolves after a notification later than `seen`, or after the given milliseconds. */
  async next(seen: number, millis: number): Promise<void> {
    if (this.count !== seen) return;
    await new Promise<void>((resolve) => {
      const wake = (): void => {
        clearTimeout(timer);
        this.waiting.delete(wake);
        resolve();
      };
      const timer = setTimeout(wake, millis);
      this.waiting.add(wake);
    });
  }
}

/** A point in time by which work must be done. */
export interface Deadline {
  /** Milliseconds until the deadline; negative after it. */
  left(): number;
}

/** @param millis milliseconds from now */
export function deadlineIn(millis: number): Deadline {
  const end = performance.now() + millis;
  return { left: () => end - performance.now() };
}

/**
 * Waits for the work, but not longer than the time limit. The work itself continues until its own limits stop it.
 * @throws DEADLINE_EXCEEDED if the work takes longer, even if it kept the process so busy that the timer could not fire before its end
 */
export async function withTimeLimit<T>(work: Promise<T>, millis: number): Promise<T> {
  const deadline = deadlineIn(millis);
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(deadlineExceeded(millis));
    }, millis);
  });
  try {
    const done = await Promise.race([work, late]);
    if (deadline.left() < 0) throw deadlineExceeded(millis);
    return done;
  } finally {
    clearTimeout(timer);
  }
}

/** The error of work that took longer than its limit. */
export function deadlineExceeded(millis: number): CatalogError {
  return new CatalogError('DEADLINE_EXCEEDED', `The request exceeded its time limit of ${millis} ms`, {
    rule: `time at most ${millis} ms`,
  });
}

export interface RepeatedWork {
  /** Waits for the work under way, but only briefly, because the work may wait for a Neo4j that does not answer. */
  stop(): Promise<void>;
}

/** How long a stop waits, in milliseconds. */
const STOP_MILLIS = 2_000;

/**
 * Does the work at once and then at intervals, until `stop` is called. If the work is still under way when it is due again, that turn is
 * skipped.
 * @param onFailure called if the work fails, unless it was stopped
 */
export function repeatWork(
  work: (isStopped: () => boolean) => Promise<void>,
  { everyMillis, onFailure }: { readonly everyMillis: number; readonly onFailure: (error: unknown) => void },
): RepeatedWork {
  let isStopped = false;
  let underWay: Promise<void> | undefined;
  const begin = (): void => {
    underWay ??= work(() => isStopped)
      .catch((error: unknown) => {
        if (!isStopped) onFailure(error);
      })
      .finally(() => {
        underWay = undefined;
      });
  };
  const timer = setInterval(begin, everyMillis).unref();
  begin();
  return {
    stop: async () => {
      isStopped = true;
      clearInterval(timer);
      if (underWay) await withTimeLimit(underWay, STOP_MILLIS).catch(() => undefined);
    },
  };
}
