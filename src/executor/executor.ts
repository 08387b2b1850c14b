/** Runs execution requests: finds those that are due, starts them, renews their leases, and stops what was cancelled. */
import { withTimeLimit } from '../core/async.js';
import { hasCode } from '../core/errors.js';
import { executeRequest, type ExecuteDeps } from './execute-request.js';
import type { PrivateFolders } from './private-folders.js';
import { taskOf } from './read-request.js';
import type { DueRequest, StoredRequest } from './request-store.js';
import { DEFAULT_GRACE_MILLIS, aborted, cancelledUnknown, type StopReason } from './types.js';

/** How often the executor looks without a call of `wake`. Leases last several times as long. */
const LOOK_MILLIS = 10_000;
/** How long leases that expired while Neo4j was unavailable are left to their services, which renew them with their next look. */
const AFTER_OUTAGE_MILLIS = 3 * LOOK_MILLIS;
/** How long a stop waits for runs after their grace period. */
const STOP_MILLIS = 5_000;

export interface Executor {
  /** Looks for requests now, because one was written. */
  wake(): void;
  /** Stops all runs and waits until their results are stored. */
  stop(): Promise<void>;
}

export interface ExecutorDeps extends ExecuteDeps {
  readonly folders: PrivateFolders;
}

interface Run {
  readonly control: AbortController;
  readonly ended: Promise<void>;
}

/** Begins to look for requests, at once and from then on. */
export function startExecutor(deps: ExecutorDeps): Executor {
  const work = new RunningWork(deps);
  const timer = setInterval(() => {
    work.wake();
  }, LOOK_MILLIS).unref();
  work.wake();
  return {
    wake: () => {
      work.wake();
    },
    stop: async () => {
      clearInterval(timer);
      await work.stop();
    },
  };
}

class RunningWork {
  private readonly runs = new Map<string, Run>();
  /** Requests with tasks of other executors. */
  private readonly ignored = new Set<string>();
  private turn = Promise.resolve();
  private isLookWaiting = false;
  private isStopped = false;
  /** When Neo4j last did not answer, in epoch milliseconds. */
  private unavailableAt = -Infinity;

  constructor(private readonly deps: ExecutorDeps) {}

  wake(): void {
    if (this.isLookWaiting || this.isStopped) return;
    this.isLookWaiting = true;
    this.turn = this.turn.then(async () => {
      this.isLookWaiting = false;
      try {
        if (!this.isStopped) await this.look();
      } catch (error) {
        this.noteFailure(error);
      }
    });
  }

  private noteFailure(error: unknown): void {
    // Another part of the service logs that Neo4j is unavailable.
    if (hasCode(error, 'UNAVAILABLE')) this.unavailableAt = this.deps.clock.now();
    else if (!this.isStopped)
      this.deps.log.warn({ err: error }, 'execution requests could not be read; the executor tries again');
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    const runs = [...this.runs.values()];
    for (const { control } of runs) control.abort('ABORTED' satisfies StopReason);
    const ended = Promise.all([this.turn, ...runs.map((run) => run.ended)]);
    const { graceMillis = DEFAULT_GRACE_MILLIS } = this.deps.options;
    await withTimeLimit(ended, graceMillis + STOP_MILLIS).catch((error: unknown) => {
      this.deps.log.warn({ err: error }, 'ingestion runs did not end in time; their results may be missing');
    });
    try {
      await this.deps.folders.remove();
    } catch (error) {
      this.deps.log.warn({ err: error }, 'the private folders of the ingestion runs could not be deleted');
    }
  }

  private async look(): Promise<void> {
    const { store, options, folders, environments } = this.deps;
    // First, because other services delete the folder of a service that does not mark it, even while Neo4j is unavailable.
    await folders.sweep();
    await this.renew();
    // Not awaited, because large folders take longer than leases last. It never fails.
    void environments.sweep();
    for (const due of await store.findDue(options.executorId)) {
      if (this.isStopped) return;
      if (!this.runs.has(due.urn) && !this.ignored.has(due.urn)) await this.handle(due);
    }
  }

  private async renew(): Promise<void> {
    const { store } = this.deps;
    const held = await store.renew([...this.runs.keys()]);
    for (const [urn, { control }] of this.runs) {
      const isSignalled = held.get(urn);
      if (isSignalled === undefined) control.abort('LOST' satisfies StopReason);
      else if (isSignalled && this.isCancelled(await store.read(urn)))
        control.abort('CANCELLED' satisfies StopReason);
    }
  }

  /** Does what is due for one request, unless another service does. */
  private async handle({ urn, status, isLost, isSignalled }: DueRequest): Promise<void> {
    const { store, options } = this.deps;
    const isWaiting = status === null;
    if (isWaiting && !isSignalled && this.runs.size >= options.atOnce) return;
    const stored = await store.read(urn);
    if (stored === undefined) return;
    const isCancelled = this.isCancelled(stored);
    if (taskOf(stored.input) === undefined) this.ignored.add(urn);
    const isAbandoned = isLost && this.deps.clock.now() - this.unavailableAt >= AFTER_OUTAGE_MILLIS;
    if (this.ignored.has(urn) || !(isWaiting || isAbandoned || isCancelled)) return;
    const isToRun = isWaiting && !isCancelled;
    if (isToRun && this.runs.size >= options.atOnce) return;
    if (!(await store.take(urn))) return;
    if (!isToRun) await this.close(urn, stored, isCancelled);
    else if (this.isStopped) await store.release(urn);
    else this.begin(urn, stored);
  }

  /** Ends a request that no service runs. */
  private async close(urn: string, { result }: StoredRequest, isCancelled: boolean): Promise<void> {
    const { store, log } = this.deps;
    if (result === undefined || result.status === 'RUNNING') {
      const end = isCancelled ? cancelledUnknown() : aborted(result?.startTimeMs ?? 0);
      await store.storeResult(urn, end, result === undefined);
      log.info({ request: urn, status: end.status }, 'ingestion run closed');
    }
    await store.release(urn);
  }

  private begin(urn: string, stored: StoredRequest): void {
    const control = new AbortController();
    const ended = this.execute(urn, stored, control);
    this.runs.set(urn, { control, ended });
    this.deps.observer.running(this.runs.size);
  }

  private async execute(urn: string, stored: StoredRequest, control: AbortController): Promise<void> {
    const { store, log, observer } = this.deps;
    try {
      await executeRequest(this.deps, { urn, stored, control });
      await store.release(urn);
    } catch (error) {
      log.warn({ request: urn, err: error }, 'an execution request could not be claimed or released');
    } finally {
      this.runs.delete(urn);
      observer.running(this.runs.size);
      this.wake();
    }
  }

  private isCancelled(stored: StoredRequest | undefined): boolean {
    const signal = stored?.signal;
    const isOurs = (signal?.executorId ?? this.deps.options.executorId) === this.deps.options.executorId;
    return signal?.signal === 'KILL' && isOurs;
  }
}
