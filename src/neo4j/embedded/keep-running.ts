/** Restarts the server whenever it ends by itself, e.g. out of memory. */
import { setTimeout as delay } from 'node:timers/promises';
import { systemClock } from '../../core/clock.js';
import { StartError } from '../../core/start.js';
import type { Layout } from './layout.js';
import { explainExit, type ServerProcess } from './server-process.js';

/** A server that has run this long is healthy again: the next restart is immediate. */
const HEALTHY_RUN_MS = 60_000;
/** Pauses before the restarts of a server that ends again and again. The last one is repeated. */
const PAUSES_MS = [0, 0, 1_000, 2_000, 5_000, 10_000, 30_000];
/** A server that does not even start after this many attempts needs its operator, e.g. because another program has taken its port. */
const START_ATTEMPTS = 6;

export interface KeepRunningOptions {
  readonly start: () => Promise<ServerProcess>;
  readonly layout: Layout;
  readonly log: (line: string) => void;
  /** Override `PAUSES_MS`. */
  readonly pausesMs?: readonly number[];
}

export interface SupervisedServer {
  /** Resolves if the server is permanently down without having been stopped. */
  readonly lost: Promise<StartError>;
  /** Returns what is wrong while the server is down; else undefined. */
  problem(): string | undefined;
  /** Kills the server, which is then restarted. Does nothing while it is restarted anyway. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** Resolves after the first start. @throws what `start` throws the first time */
export async function keepRunning(options: KeepRunningOptions): Promise<SupervisedServer> {
  const kept = new ServerSupervisor(options);
  await kept.running;
  const lost = kept
    .watch()
    .catch((error: unknown) => (error instanceof StartError ? error : new StartError(String(error))));
  return { lost, problem: () => kept.problem, restart: () => kept.kill(), stop: () => kept.stop() };
}

class ServerSupervisor {
  running: Promise<ServerProcess>;
  problem: string | undefined;
  private startedAt = systemClock.now();
  /** Ends and failed starts since the last healthy run. */
  private failures = 0;
  private readonly stopping = new AbortController();

  constructor(private readonly options: KeepRunningOptions) {
    this.running = options.start();
  }

  /** Resolves with the reason if the server is given up; never if it is stopped. */
  async watch(): Promise<StartError> {
    const { layout, log } = this.options;
    for (;;) {
      const exit = await (await this.running).exited;
      if (this.stopping.signal.aborted) return new Promise<never>(() => undefined);
      const reason = explainExit(exit, layout);
      if (systemClock.now() - this.startedAt >= HEALTHY_RUN_MS) this.failures = 0;
      this.problem = `Neo4j stopped unexpectedly and is restarted: ${reason}`;
      log(this.problem);
      await this.restart();
      this.problem = undefined;
      this.startedAt = systemClock.now();
      log('Neo4j is available again');
    }
  }

  /** @throws StartError of the last attempt */
  private async restart(): Promise<void> {
    for (let attempt = 1; ; attempt += 1) {
      await this.pause();
      this.running = this.options.start();
      try {
        await this.running;
        return;
      } catch (error) {
        if (attempt === START_ATTEMPTS || !(error instanceof StartError)) throw error;
        this.problem = `Neo4j cannot be restarted, attempt ${attempt} of ${START_ATTEMPTS}: ${error.message}`;
        this.options.log(this.problem);
      }
    }
  }

  async kill(): Promise<void> {
    if (this.problem === undefined && !this.stopping.signal.aborted) (await this.running).kill();
  }

  private async pause(): Promise<void> {
    const { pausesMs = PAUSES_MS } = this.options;
    const wait = pausesMs[Math.min(this.failures, pausesMs.length - 1)] ?? 0;
    this.failures += 1;
    const { signal } = this.stopping;
    if (wait > 0) await delay(wait, undefined, { signal }).catch(() => undefined);
    if (signal.aborted) await new Promise<never>(() => undefined);
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    // Waits for a start under way. A failed start has left nothing to stop.
    const server = await this.running.catch(() => undefined);
    await server?.stop();
  }
}
