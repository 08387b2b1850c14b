/** Exchanges between existing clients and a server, recorded in `../shared/wire/recordings`. */
import { basename } from 'node:path';
import { describeIf } from './run-if.js';
import { hasShared, listShared, readShared } from './shared-files.js';

const FOLDER = 'wire/recordings';
const EXISTS = hasShared(FOLDER);

/** `describe`, or a skipped test if there are no recordings. */
export const describeRecordings = describeIf(EXISTS, `../shared/${FOLDER}`);

/** A request of the client and the answer of the server that was recorded. */
export interface Exchange {
  readonly label: string;
  readonly request: {
    readonly method: string;
    readonly target: string;
    readonly headers: Record<string, string>;
    readonly body: any;
  };
  readonly response: { readonly body: any };
}

/** Returns the names of the recordings in order; empty if there are none. */
export function listRecordings(): string[] {
  if (!EXISTS) return [];
  return listShared(FOLDER)
    .map((path) => basename(path))
    .filter((name) => name.endsWith('.json'))
    .sort();
}

/** Reads one recording, which must exist (see `describeRecordings`). @param file its name */
export function readRecording(file: string): Exchange[] {
  return JSON.parse(readShared(`${FOLDER}/${file}`)) as Exchange[];
}
