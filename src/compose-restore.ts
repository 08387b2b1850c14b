/** Joins the parts of a restore: the file, Neo4j with the settings of the service, the schema, the full-text index. */
import { createReadStream } from 'node:fs';
import { confirmIndex } from './catalog/repair/index-repair.js';
import {
  beginRestore,
  endRestore,
  storeRecords,
  type StoreOptions,
} from './catalog/backup/restore-backup.js';
import { restoreObject } from './catalog/files/stores/folder-store.js';
import { loadConfig, type Config } from './config/config.js';
import type { BackupHeader } from './core/backup-file.js';
import { verifyBackup, type VerifiedBackup } from './core/read-backup.js';
import { systemClock } from './core/clock.js';
import { CatalogError } from './core/errors.js';
import { openDatabase, type Database } from './neo4j/database.js';
import { startEmbeddedNeo4j } from './neo4j/embedded/start-embedded-neo4j.js';
import { applyStatements, listSchemaStatements, migrate } from './neo4j/migrations.js';
import { provideSearchIndex, type SearchIndexMode } from './neo4j/search-index/stored-index.js';
import { loadStatements } from './neo4j/statements.js';
import { verifyConnection } from './neo4j/verify-connection.js';

export interface RestoreOrder {
  readonly path: string;
  /** Default: the environment of the process. */
  readonly environment?: Readonly<Record<string, string | undefined>>;
  /** Gets a line about each step that takes long. */
  readonly log: (line: string) => void;
  /** @param share progress from 0 to 1; undefined if unknown */
  readonly onProgress: (share: number | undefined, words: string) => void;
}

/**
 * Restores a backup into the empty store that the settings name.
 * @throws INVALID_REQUEST for a file that is no complete backup, or of a newer version; PRECONDITION_FAILED for a store that is not empty
 * @throws StartError if the settings are invalid or Neo4j does not start
 */
export async function restoreBackup(order: RestoreOrder): Promise<VerifiedBackup> {
  const config = loadConfig(order.environment);
  order.onProgress(undefined, 'checking the file');
  const verified = await verifyBackup(createReadStream(order.path), {
    onHeader: refuseNewerBackup,
  });
  const storeFile = fileRestorer(config, verified);
  order.onProgress(undefined, 'starting Neo4j');
  await withNeo4j(config, order.log, async (database, mode) => {
    await restoreInto(database, mode, { ...order, verified, storeFile });
  });
  return verified;
}

function refuseNewerBackup({ version, migrations }: BackupHeader): void {
  const known = new Set(listSchemaStatements());
  const newest = migrations.filter((name) => !known.has(name)).at(-1);
  if (newest === undefined) return;
  throw new CatalogError(
    'INVALID_REQUEST',
    `The backup was made by Trellis ${version}, whose schema is at cypher/${newest}.cypher, and this version knows it only up to ` +
      `cypher/${listSchemaStatements().at(-1) ?? ''}.cypher: restore it with that version or a later one`,
  );
}

async function withNeo4j(
  { neo4j }: Config,
  log: (line: string) => void,
  work: (database: Database, mode: SearchIndexMode) => Promise<void>,
): Promise<void> {
  if (neo4j.kind === 'external') {
    await verifyConnection(neo4j);
    return withDatabase(openDatabase(neo4j), (database) => work(database, 'existing'));
  }
  const embedded = await startEmbeddedNeo4j(neo4j, { log, writesArchive: false });
  try {
    await withDatabase(openDatabase(embedded), async (database) => {
      await work(database, 'eventual');
      const { indexJournal: journal } = embedded;
      try {
        await confirmIndex({ database, load: loadStatements(), journal, clock: systemClock });
      } catch (error) {
        log(
          `The first start will build the search index anew, because it could not be confirmed: ${String(error)}`,
        );
      }
    });
  } finally {
    await embedded.stop();
  }
}

async function withDatabase(database: Database, work: (database: Database) => Promise<void>): Promise<void> {
  try {
    await work(database);
  } finally {
    await database.close();
  }
}

/** @throws PRECONDITION_FAILED for a backup with files if the settings name no folder of files */
function fileRestorer({ files }: Config, { end }: VerifiedBackup): StoreOptions['storeFile'] {
  const { file: count = 0 } = end.counts;
  if (files?.kind === 'folder') return (record) => restoreObject(files.folder, record);
  if (count === 0) return () => Promise.resolve();
  throw new CatalogError(
    'PRECONDITION_FAILED',
    `The backup contains ${count} uploaded ${count === 1 ? 'file' : 'files'}, and nothing was changed: set TRELLIS_FILES=folder for the restore. ` +
      'To keep the files in a bucket, copy them there from the backed-up folder before you change the setting',
  );
}

interface Restoring extends Pick<RestoreOrder, 'path' | 'onProgress'>, Pick<StoreOptions, 'storeFile'> {
  readonly verified: VerifiedBackup;
}

/** The full-text index is created at the end, because filling it once is faster than updating it with each transaction. */
async function restoreInto(
  database: Database,
  mode: SearchIndexMode,
  { path, verified, onProgress, storeFile }: Restoring,
): Promise<void> {
  const deps = { database, load: loadStatements() };
  const { load } = deps;
  const { header, lines } = verified;
  const from = await beginRestore(deps, verified);
  onProgress(undefined, 'creating the schema');
  await applyStatements(database, load, { names: header.migrations, clock: systemClock });
  await database.command(load('search-index/drop'));
  await storeRecords(
    deps,
    { verified, open: () => createReadStream(path) },
    {
      ...{ from, storeFile },
      onProgress: (done) => {
        onProgress(done / lines, `${done.toLocaleString('en')} of ${lines.toLocaleString('en')} records`);
      },
    },
  );
  onProgress(undefined, 'creating the search index');
  await migrate(database, load, { clock: systemClock });
  await provideSearchIndex({ database, load, mode, onRebuild: () => undefined });
  await endRestore(deps);
}
