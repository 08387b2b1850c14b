/**
 * Refuses writes while the disk of the data folder is nearly full. A Neo4j that cannot write its transaction log stops its database until
 * it is restarted, so the service leaves it the space that it needs for its own work. If it has stopped nevertheless, it is restarted as soon
 * as there is room. Reads are not affected.
 */
import { statfsSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { CatalogError } from '../../core/errors.js';

const MEGABYTE = 1_000_000;
/** For the next transaction log (64 MB), changed pages, and the full-text index while it is merged. */
const MIN_FREE_BYTES = 200 * MEGABYTE;

interface DiskSpaceOptions {
  readonly folder: string;
  /** Gets a line when writes begin to be refused, and when they are accepted again. */
  readonly log: (line: string) => void;
  /** Returns the bytes that are free. Default: those of the file system of the folder. */
  readonly findFreeBytes?: (folder: string) => number;
}

/** Returns a function that throws UNAVAILABLE if there is too little space for a write. It takes microseconds. */
export function requireDiskSpace({ folder, log, findFreeBytes = freeBytes }: DiskSpaceOptions): () => void {
  let isFull = false;
  return () => {
    const free = findFreeBytes(folder);
    if (free < MIN_FREE_BYTES !== isFull) {
      isFull = !isFull;
      const state = isFull ? 'nearly full; writes are refused until' : 'no longer full:';
      log(`The disk of ${folder} is ${state} ${inMegabytes(isFull ? MIN_FREE_BYTES : free)} are free`);
    }
    if (!isFull) return;
    throw new CatalogError(
      'UNAVAILABLE',
      `The disk of the service is nearly full: ${inMegabytes(free)} are free, and writes need ${inMegabytes(MIN_FREE_BYTES)}`,
      { rule: 'free disk space' },
    );
  };
}

/** Blocks that only the administrator may use do not count. */
function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

function inMegabytes(bytes: number): string {
  return `${Math.floor(bytes / MEGABYTE)} MB`;
}

const POLL_MILLIS = 500;

interface RestartDeps {
  readonly hasRoom: () => boolean;
  readonly restart: () => Promise<void>;
  readonly log: (line: string) => void;
  /** Ends the waiting. */
  readonly signal: AbortSignal;
}

/**
 * Returns a function to call when the server could not write to its disk: it restarts the server when there is room. Calls during the
 * waiting and the restart have no effect.
 */
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
