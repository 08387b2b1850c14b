/** Explains the end of Neo4j or Java to the operator, from its last output. */
import type { Layout } from './layout.js';

export interface ServerExit {
  /** E.g. `exit code 1`, `signal SIGKILL`. */
  readonly reason: string;
  /** The last lines of its output. */
  readonly output: string;
}

const PORT_TAKEN = 'Address already in use';

const KNOWN_CAUSES: readonly { readonly sign: RegExp; readonly sentence: string }[] = [
  {
    sign: new RegExp(PORT_TAKEN),
    sentence:
      'its port is in use by now: set TRELLIS_NEO4J_BOLT_PORT and TRELLIS_NEO4J_HTTP_PORT to free ports',
  },
  {
    sign: /FileLockException|has been locked by another process/,
    sentence: 'another Neo4j uses its data folder: stop it, or set TRELLIS_DATA_DIR to another folder',
  },
  {
    sign: /Invalid (initial|maximum) heap size|Too small (initial|maximum) heap|Could not reserve enough space|OutOfMemoryError|insufficient memory/i,
    sentence: 'Neo4j ran out of memory: change TRELLIS_NEO4J_HEAP or TRELLIS_NEO4J_PAGECACHE',
  },
  {
    sign: /No space left on device/,
    sentence: 'the disk is full: make room, or set TRELLIS_DATA_DIR to a folder on another disk',
  },
];

/** Tells whether another program took the port. */
export function isPortTaken(exit: ServerExit): boolean {
  return exit.output.includes(PORT_TAKEN);
}

/** @returns what happened, without a full stop */
export function explainExit(exit: ServerExit, layout: Layout): string {
  const cause = KNOWN_CAUSES.find(({ sign }) => sign.test(exit.output));
  if (cause !== undefined) return cause.sentence;
  const said = exit.output.split('\n').filter((line) => /ERROR|Error|Exception|Caused by/.test(line));
  const last = said.at(-1)?.trim();
  return `${exit.reason}${last === undefined ? '' : `, “${last}”`}; its logs are in ${layout.logsDir}`;
}
