/** A fake database with a change log that is already numbered. A transaction's changes appear in the log when it commits. */
import type { Database } from '../../../src/neo4j/database.js';
import type { LoadStatement } from '../../../src/neo4j/statements.js';
import { fakeRun } from './statement-runner.js';

export interface FakeChangeLog {
  readonly database: Database;
  readonly load: LoadStatement;
  /** Returns how often readers have asked for the end of the log. */
  looks(): number;
  /** Adds a change like another process does, without announcing it. */
  append(urn: string): void;
}

interface ChangeRow {
  readonly urn: string;
}

export function fakeChangeLog(): FakeChangeLog {
  const log: string[] = [];
  let looks = 0;
  const answers: Readonly<
    Record<string, (parameters: Record<string, unknown>) => Record<string, unknown>[]>
  > = {
    'events/get-position': () => {
      looks += 1;
      return [{ last: log.length, isWaiting: false, beyond: null }];
    },
    'events/lock-counter': () => [{ last: log.length }],
    'events/list-events': ({ sequence }) =>
      log.map((urn, index) => deletionOf(urn, index + 1)).filter((row) => row.sequence >= Number(sequence)),
    'facets/find-values': ({ keys }) => (keys as string[]).map((key, id) => ({ key, id })),
    'writes/store-entities': ({ rows }) => [{ matched: (rows as unknown[]).length }],
  };
  const read = fakeRun((name, parameters) => answers[name]?.(parameters) ?? []);
  return {
    load: (name) => name,
    looks: () => looks,
    append: (urn) => void log.push(urn),
    database: {
      read,
      command: read,
      commitAlone: read,
      readWithin: () => read,
      verify: () => Promise.resolve(),
      close: () => Promise.resolve(),
      readLocked: (_operation, work) => work(read),
      write: async (_operation, work) => {
        const written: string[] = [];
        const result = await work((name, parameters = {}) => {
          const rows = (parameters['changes'] ?? []) as ChangeRow[];
          written.push(...rows.map(({ urn }) => urn));
          return read(name, parameters);
        });
        log.push(...written);
        return result;
      },
    },
  };
}

/** Builds the row of a change. It is a deletion, because that needs no value. */
function deletionOf(urn: string, sequence: number) {
  return {
    ...{ sequence, urn, position: 0, at: 0, actor: 'urn:li:corpuser:ann', operation: 'DELETE_ENTITY' },
    ...{ aspect: null, version: 0, payload: null, meta: null, versions: [], before: [], point: null },
  };
}

/** Resolves when all pending work is done, except work that waits for a timer. */
export function untilIdle(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
