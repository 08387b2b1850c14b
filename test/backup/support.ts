/** A Neo4j that a test file fills, empties and fills again. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import neo4j, { type Driver } from 'neo4j-driver';
import { readRecords, verifyBackup, type VerifiedBackup } from '../../src/core/read-backup.js';
import { restoreBackup } from '../../src/compose-restore.js';
import type { ServiceOptions } from '../../src/service-options.js';
import { startFreshCatalog, type TestCatalog } from '../helpers/catalog.js';
import { trellis, type Run } from '../helpers/command-line.js';
import { programsAndCache, startTestServer, type TestNeo4j } from '../helpers/neo4j-server.js';
import { temporaryFolder } from '../neo4j-embedded/embedded-run.js';

export interface Store {
  readonly connection: TestNeo4j;
  readonly folder: string;
  readonly driver: Driver;
  /** Starts a service on it. */
  serve(options?: Partial<ServiceOptions>): Promise<TestCatalog>;
  /** Deletes everything, as in a new database. */
  empty(): Promise<void>;
  /** Restores a file into it. @param onProgress may throw to end the restore early */
  restore(path: string, onProgress?: (words: string) => void): Promise<VerifiedBackup>;
  /** The environment with which commands find it. */
  readonly environment: Record<string, string>;
  close(): Promise<void>;
}

export async function openStore(): Promise<Store> {
  const folder = temporaryFolder();
  const server = await startTestServer(join(folder, 'neo4j'), new AbortController().signal);
  const { uri, username, password } = server;
  const driver = neo4j.driver(uri, neo4j.auth.basic(username, password), { disableLosslessIntegers: true });
  const environment = {
    ...definedOf(programsAndCache()),
    ...{
      NEO4J_URI: uri,
      NEO4J_USERNAME: username,
      NEO4J_PASSWORD: password,
      TRELLIS_DATA_DIR: join(folder, 'data'),
    },
  };
  return {
    ...{ folder, driver, environment, connection: { uri, username, password } },
    serve: (options = {}) => startFreshCatalog({ ...options, database: { uri, username, password } }),
    empty: async () => {
      await driver.executeQuery('MATCH (n) DETACH DELETE n');
    },
    restore: (path, onProgress = () => undefined) =>
      restoreBackup({
        ...{ path, environment },
        log: () => undefined,
        onProgress: (_, words) => {
          onProgress(words);
        },
      }),
    close: async () => {
      await driver.close();
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function definedOf(values: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Record<
    string,
    string
  >;
}

/** Makes a backup with the command. */
export function backUp({ url }: { readonly url: string }, path: string, token?: string): Promise<Run> {
  return trellis(['backup', path, '--server', url, ...(token === undefined ? [] : ['--token', token])]);
}

/** The records of a backup that count, sorted, as texts. */
export async function recordsOf(open: () => AsyncIterable<Uint8Array>): Promise<string[]> {
  const verified = await verifyBackup(open());
  const texts: string[] = [];
  for await (const { record } of readRecords(open(), verified, 0)) texts.push(stable(record));
  return texts.sort();
}

/** The same text for the same content: neither the order of properties nor that of edges means anything. */
function stable(value: unknown): string {
  if (Array.isArray(value)) {
    const items = value.map(stable);
    return `[${(value.some(Array.isArray) ? items.sort() : items).join()}]`;
  }
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const members = Object.entries(value).map(([name, member]) => `${JSON.stringify(name)}:${stable(member)}`);
  return `{${members.sort().join()}}`;
}
