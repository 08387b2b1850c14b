/**
 * Remembers in the data folder which writes the full-text index contains, also on disk.
 *
 * Neo4j updates the index after the commit. A checkpoint writes the index to disk, but does not wait for updates that are still on their
 * way. After a crash, recovery repeats only what was committed after the last checkpoint:
 *
 *   ── commit ─────────── checkpoint ──────────── crash ── recovery
 *        └─ update on its way ─▶ too late for the checkpoint, too early for the recovery
 *
 * So the service confirms again and again that the index has taken over everything. What was confirmed before a completed checkpoint
 * began is on disk, whatever happens afterwards:
 *
 *   ── confirmation ── confirmation ── checkpoint ── confirmation ── crash
 *                      the base ▲                    └─ forgotten at the next launch
 */
import {
  closeSync,
  existsSync,
  fstatSync,
  openSync,
  readFileSync,
  readSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import type { Layout } from './layout.js';

/** A moment at which the index contained all writes but those that started later. */
export interface Confirmation {
  /** When it was confirmed, epoch milliseconds. */
  readonly at: number;
  /** The start of the earliest transaction that it does not cover, epoch milliseconds. */
  readonly from: number;
  /** Digest of the marks of the writes that it covers. */
  readonly marks: string;
}

export interface IndexJournal {
  /** Number of the launch of the server, from 1. */
  readonly launch: number;
  /** The last confirmation that was on disk at this launch; undefined: the index may lack anything. */
  readonly base: Confirmation | undefined;
  /** The last confirmation. */
  readonly last: Confirmation | undefined;
  /** Records a confirmation, unless the server was launched again since the launch with this number. */
  record(launch: number, confirmation: Confirmation): void;
  /** Runs a launch of the server. */
  watch<T>(launch: () => Promise<T>): Promise<T>;
  /** Calls the listener after each launch. */
  onLaunched(listener: () => void): void;
}

/** Half an hour without a checkpoint is not expected. Of more confirmations, the earliest ones are forgotten. */
const MAX_CONFIRMATIONS = 120;

export function openIndexJournal({ dataDir, logsDir }: Pick<Layout, 'dataDir' | 'logsDir'>): IndexJournal {
  const file = join(dataDir, 'index-confirmed.json');
  const listeners: (() => void)[] = [];
  let confirmations: readonly Confirmation[] = [];
  let base: Confirmation | undefined;
  let launch = 0;
  /** Before the launch, because the recovery ends with a checkpoint that does not contain what it repeats. */
  const forgetUnsaved = (): void => {
    const checkpoint = findLastCheckpoint(readLog(logsDir));
    const stored = read(file);
    confirmations = checkpoint === undefined ? [] : stored.filter(({ at }) => at < checkpoint);
    if (confirmations.length < stored.length) writeOrRemove(file, confirmations);
    base = confirmations.at(-1);
    launch += 1;
  };
  return {
    get launch() {
      return launch;
    },
    get base() {
      return base;
    },
    get last() {
      return confirmations.at(-1);
    },
    record: (during, confirmation) => {
      if (during !== launch) return;
      confirmations = [...confirmations, confirmation].slice(-MAX_CONFIRMATIONS);
      // Not flushed: after a loss of power, fewer confirmations only cause a longer repair.
      write(file, confirmations, { flush: false });
    },
    onLaunched: (listener) => {
      listeners.push(listener);
    },
    watch: async (start) => {
      forgetUnsaved();
      const started = await start();
      for (const listener of listeners) listener();
      return started;
    },
  };
}

/** A file that cannot be read counts as an empty one. */
function read(file: string): readonly Confirmation[] {
  if (!existsSync(file)) return [];
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Confirmation[];
  } catch {
    return [];
  }
}

/** A crash leaves either the old or the new content. */
function write(
  file: string,
  confirmations: readonly Confirmation[],
  { flush }: { readonly flush: boolean },
): void {
  const draft = `${file}.new`;
  writeFileSync(draft, JSON.stringify(confirmations), { mode: 0o600, flush });
  renameSync(draft, file);
}

/** Without the file, the next launch builds the index anew. With confirmations that are not on disk, it could lack writes. */
function writeOrRemove(file: string, confirmations: readonly Confirmation[]): void {
  try {
    write(file, confirmations, { flush: true });
  } catch {
    rmSync(file);
  }
}

const LOG = 'debug.log';
/** Contains some thousand lines. */
const TAIL_BYTES = 1024 * 1024;
const LINE = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d\.\d{3})\+0000 .*?\[neo4j\/\w+\] Checkpoint triggered (.*)$/;

/**
 * Finds in Neo4j's log when it last wrote everything to disk.
 * @param log text of `debug.log`, with the file before it
 * @returns when the last completed checkpoint of the database `neo4j` started, epoch milliseconds; undefined if there is none
 */
export function findLastCheckpoint(log: string): number | undefined {
  let started: number | undefined;
  let last: number | undefined;
  for (const line of log.split('\n')) {
    const [, date, time, message = ''] = LINE.exec(line) ?? [];
    if (date === undefined || time === undefined) continue;
    const at = Date.parse(`${date}T${time}Z`);
    if (message.includes('checkpoint started')) started = at;
    if (message.includes('checkpoint completed')) {
      // Without its first line, the time of its start is not known.
      last = started ?? last;
      started = undefined;
    }
  }
  return last;
}

/** Returns the end of the log, with the end of the file before it, because the log may have been rotated recently. */
export function readLog(folder: string): string {
  if (!existsSync(folder)) return '';
  const older = readdirSync(folder).filter((name) => name.startsWith(`${LOG}.`));
  const previous = older.sort().slice(0, 1);
  const names = [...previous, ...(existsSync(join(folder, LOG)) ? [LOG] : [])];
  return names.map((name) => readTail(join(folder, name))).join('\n');
}

function readTail(file: string): string {
  const descriptor = openSync(file, 'r');
  try {
    const { size } = fstatSync(descriptor);
    const length = Math.min(size, TAIL_BYTES);
    const bytes = Buffer.alloc(length);
    const read = readSync(descriptor, bytes, 0, length, size - length);
    return bytes.toString('utf8', 0, read);
  } finally {
    closeSync(descriptor);
  }
}
