/** Restarts a server that could not write to its disk, as soon as there is room. Until then, reads continue. */
import { setTimeout as delay } from 'node:timers/promises';

const POLL_MILLIS = 500;

export interface RestartDeps {
  readonly hasRoom: () => boolean;
  readonly restart: () => Promise<void>;
  readonly log: (line: string) => void;
  /** Ends the waiting. */
  readonly signal: AbortSignal;
}

/** Returns a function to call when the server could not write. Calls during the waiting and the restart have no effect. */
export function restartWhenRoom({ hasRoom, restart, log, signal }: RestartDeps): () => void {
  let isWaiting = false;
  const waitAndRestart = async (): Promise<void> => {
    log('Neo4j could not write to its disk and accepts no writes; it is restarted when there is room');
    while (!hasRoom() && !signal.aborted) await delay(POLL_MILLIS, undefined, { ref: false });
    if (!signal.aborted) await restart();
  };
  return () => {
    if (isWaiting) return;
    isWaiting = true;
    void waitAndRestart()
      .catch((error: unknown) => {
        log(`Neo4j could not be restarted: ${String(error)}`);
      })
      .finally(() => {
        isWaiting = false;
      });
  };
}
