/** Restarts the server when it ends by itself, e.g. out of memory. */
import { systemClock } from '../../core/clock.js';
import { StartError } from '../../core/start-error.js';
import { explainExit } from './explain-exit.js';
import type { Layout } from './layout.js';
import type { ServerProcess } from './server-process.js';

/** A server that ends again this soon after a restart is not restarted again. */
const SHORTEST_RUN_MS = 60_000;

export interface KeepRunningOptions {
  readonly start: () => Promise<ServerProcess>;
  readonly layout: Layout;
  readonly log: (line: string) => void;
}

export interface KeptServer {
  /** Resolves if the server is permanently down without having been stopped. */
  readonly lost: Promise<StartError>;
  stop(): Promise<void>;
}

/** Resolves after the first start. @throws what `start` throws the first time */
export async function keepRunning({ start, layout, log }: KeepRunningOptions): Promise<KeptServer> {
  let running = start();
  let restartedAt = -Infinity;
  let stopping = false;

  const watch = async (): Promise<StartError> => {
    for (;;) {
      const exit = await (await running).exited;
      if (stopping) return new Promise<never>(() => undefined);
      const reason = explainExit(exit, layout);
      if (systemClock.now() - restartedAt < SHORTEST_RUN_MS)
        return new StartError(`Neo4j stopped unexpectedly: ${reason}.`);
      log(`Neo4j stopped unexpectedly and is restarted: ${reason}`);
      running = start();
      await running;
      restartedAt = systemClock.now();
      log('Neo4j is available again');
    }
  };

  await running;
  return {
    lost: watch().catch((error: unknown) =>
      error instanceof StartError ? error : new StartError(String(error)),
    ),
    stop: async () => {
      stopping = true;
      // Waits for a start under way. A failed start has left nothing to stop.
      const server = await running.catch(() => undefined);
      await server?.stop();
    },
  };
}
