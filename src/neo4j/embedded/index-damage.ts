/** Remembers in the data folder which updates of the full-text index are to be repeated, until that is done. */
import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Layout } from './layout.js';
import { findLostUpdates, type TimeSpan } from './lost-updates.js';

export interface IndexDamage {
  /** Returns the span of the writes that the index may lack; `unknown` while the server is starting. */
  find(): TimeSpan | undefined | 'unknown';
  /** Tells that the index contains these writes now. */
  repaired(): void;
  /** Calls the listener whenever a start of the server has found damage. */
  onFound(listener: () => void): void;
  /** Runs a start of the server, then looks for updates that were lost before it. */
  watch<T>(launchedAt: number, start: () => Promise<T>): Promise<T>;
}

export function openIndexDamage({ dataDir, logsDir }: Pick<Layout, 'dataDir' | 'logsDir'>): IndexDamage {
  const file = join(dataDir, 'index-damage.json');
  const listeners: (() => void)[] = [];
  let known: TimeSpan | undefined | 'unknown' = readSpan(file);
  const detect = (launchedAt: number): TimeSpan | undefined => {
    const earlier = readSpan(file);
    const lost = findLostUpdates(readLogs(logsDir), launchedAt);
    if (lost === undefined) return earlier;
    // A crash may interrupt the repair of an earlier one.
    const from = Math.min(lost.from, earlier?.from ?? lost.from);
    const until = Math.max(lost.until, earlier?.until ?? lost.until);
    writeFileSync(file, JSON.stringify({ from, until }), { mode: 0o600, flush: true });
    return { from, until };
  };
  return {
    find: () => known,
    repaired: () => {
      rmSync(file, { force: true });
      known = undefined;
    },
    onFound: (listener) => {
      listeners.push(listener);
    },
    watch: async (launchedAt, start) => {
      known = 'unknown';
      const started = await start();
      known = detect(launchedAt);
      if (known !== undefined) for (const listener of listeners) listener();
      return started;
    },
  };
}

function readSpan(file: string): TimeSpan | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as TimeSpan) : undefined;
}

const LOG = 'debug.log';

/** Returns the text of the log, with the file before it, because the log may have been rotated recently. */
function readLogs(folder: string): string {
  if (!existsSync(folder)) return '';
  const older = readdirSync(folder).filter((name) => name.startsWith(`${LOG}.`));
  const previous = older.sort().slice(0, 1);
  const names = [...previous, ...(existsSync(join(folder, LOG)) ? [LOG] : [])];
  return names.map((name) => readFileSync(join(folder, name), 'utf8')).join('\n');
}
