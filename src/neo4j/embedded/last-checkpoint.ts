/** Finds in Neo4j's log when it last wrote everything to disk. */
import { closeSync, existsSync, fstatSync, openSync, readdirSync, readSync } from 'node:fs';
import { join } from 'node:path';

const LOG = 'debug.log';
/** Contains some thousand lines. */
const TAIL_BYTES = 1024 * 1024;
const LINE = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d\.\d{3})\+0000 .*?\[neo4j\/\w+\] Checkpoint triggered (.*)$/;

/**
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
