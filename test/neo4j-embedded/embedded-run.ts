/** Runs the embedded server in a separate process, for tests of its start and stop. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { openDatabase } from '../../src/neo4j/database.js';
import { parseMark, type ProcessMark } from '../../src/neo4j/embedded/processes.js';

const PROGRAM = 'test/neo4j-embedded/embedded-program.js';

export interface Connection {
  readonly uri: string;
  readonly username: string;
  readonly password: string;
  readonly browserUrl: string;
}

export interface EmbeddedRun {
  readonly process: ChildProcess;
  /** Resolves when the server is ready. @throws Error with the program's output if it ends instead */
  ready(): Promise<Connection>;
  /** Resolves when the program has printed this text on standard error. */
  says(text: string): Promise<void>;
  /** Resolves when the program has ended. */
  ended(): Promise<{ code: number | null; said: string }>;
}

export type RunEnvironment = Record<string, string | undefined>;

export function temporaryFolder(): string {
  return mkdtempSync(join(tmpdir(), 'trellis-lifecycle-'));
}

/** Limits Java's optimisations. A short-lived Neo4j then starts in half the time, because most of its code runs only a few times. */
export const QUICK_JAVA = { JDK_JAVA_OPTIONS: '-XX:TieredStopAtLevel=1' };

/** Starts a server with little memory on free ports, unless the environment says otherwise. */
export function startRun(environment: RunEnvironment): EmbeddedRun {
  const child = spawn(process.execPath, [PROGRAM], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      ...QUICK_JAVA,
      TRELLIS_NEO4J_BOLT_PORT: '0',
      TRELLIS_NEO4J_HTTP_PORT: '0',
      TRELLIS_NEO4J_HEAP: '300m',
      TRELLIS_NEO4J_PAGECACHE: '32m',
      ...environment,
    },
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
  const lines = createInterface({ input: child.stdout });
  const firstLine = new Promise<string>((resolve) => lines.once('line', resolve));
  const closed = once(child, 'close').then(() => ({ code: child.exitCode, said }));
  return {
    process: child,
    ended: () => closed,
    says: (text) =>
      new Promise((resolve) => {
        const look = (): void => {
          if (said.includes(text)) resolve();
        };
        child.stderr.on('data', look);
        look();
      }),
    ready: async () => {
      const first = await Promise.race([firstLine, closed]);
      if (typeof first !== 'string') throw new Error(`The program ended: ${first.said}`);
      return JSON.parse(first) as Connection;
    },
  };
}

/** Starts a server that must fail. @returns its exit code and its output on standard error */
export async function startAndFail(
  environment: RunEnvironment,
): Promise<{ code: number | null; said: string }> {
  return startRun(environment).ended();
}

/** Returns the process mark of the Neo4j that uses a data folder. */
export function serverOf(dataDir: string): ProcessMark {
  return parseMark(readFileSync(join(dataDir, 'neo4j-process.json'), 'utf8'))!;
}

export async function writeNote(connection: Connection, text: string): Promise<void> {
  await withDatabase(connection, (run) => run('CREATE (:Note {text: $text})', { text }));
}

export async function readNotes(connection: Connection): Promise<unknown[]> {
  const rows = await withDatabase(connection, (run) =>
    run('MATCH (note:Note) RETURN note.text AS text ORDER BY text', {}),
  );
  return rows.map((row) => row['text']);
}

type Run = (text: string, parameters: Record<string, unknown>) => Promise<Record<string, unknown>[]>;

async function withDatabase<T>(connection: Connection, work: (run: Run) => Promise<T>): Promise<T> {
  const database = openDatabase(connection);
  try {
    return await database.write('test', work);
  } finally {
    await database.close();
  }
}
