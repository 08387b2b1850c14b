/** Stops a Neo4j that a killed service left running, so that its folder and ports become free. */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { StartError } from '../../core/start-error.js';
import { awaitCondition } from './await-condition.js';
import { isRunning, markOf, parseMark } from './process-mark.js';

/** Neo4j writes all changed pages when it stops, which takes long on a slow disk. */
export const STOP_GRACE_MS = 60_000;
const KILL_GRACE_MS = 10_000;

/** Stores which process serves the data folder. */
export function recordProcess(file: string, pid: number): void {
  const mark = markOf(pid);
  if (mark !== undefined) writeFileSync(file, JSON.stringify(mark), { mode: 0o600 });
}

/**
 * Must be called only by the holder of the folder's lock, so that a stored process has no owner any more.
 * Usually its watchdog is already stopping it; a second signal does no harm.
 * @throws StartError if it cannot be stopped
 */
export async function stopLeftover(file: string, log: (line: string) => void): Promise<void> {
  const mark = existsSync(file) ? parseMark(readFileSync(file, 'utf8')) : undefined;
  if (mark !== undefined && isRunning(mark)) {
    log(`A killed service left its Neo4j running (process ${mark.pid}); waiting for it to stop`);
    const gone = (): boolean => !isRunning(mark);
    sendSignal(mark.pid, 'SIGTERM');
    if (!(await awaitCondition(gone, { deadlineMs: STOP_GRACE_MS }))) sendSignal(mark.pid, 'SIGKILL');
    if (!(await awaitCondition(gone, { deadlineMs: KILL_GRACE_MS }))) {
      throw new StartError(
        `An earlier Neo4j (process ${mark.pid}) does not stop: end it manually, then start again.`,
      );
    }
  }
  rmSync(file, { force: true });
}

function sendSignal(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code === 'EPERM') {
      throw new StartError(
        `An earlier Neo4j (process ${pid}) runs as another user: end it, then start again.`,
      );
    }
    // ESRCH: it has just ended by itself.
    if (code !== 'ESRCH') throw error;
  }
}
