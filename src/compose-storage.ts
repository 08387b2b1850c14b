/** Prepares what the service stores data in: the database, and the store of uploaded files. */
import { refuseHalfRestored } from './catalog/backup/restore-backup.js';
import { readDelimiters } from './catalog/platforms.js';
import { createIndexRepair, confirmRegularly, type Confirming } from './catalog/repair/index-repair.js';
import { upgradeSearch } from './catalog/repair/repairer.js';
import type { RepeatedWork } from './core/async.js';
import { systemClock, type Clock } from './core/clock.js';
import type { Logger } from './api/http/request-context.js';
import { stepDone } from './core/start.js';
import type { MetadataModel } from './model/types.js';
import type { Database } from './neo4j/database.js';
import type { IndexJournal } from './neo4j/embedded/index-journal.js';
import { migrate, readStartRecords } from './neo4j/migrations.js';
import { provideSearchIndex, type SearchIndexMode } from './neo4j/search-index/stored-index.js';
import { withSearchIndex } from './neo4j/search-index/with-search-index.js';
import type { LoadStatement } from './neo4j/statements.js';
import { deriveKeys } from './auth/authentication/signing-key.js';
import { createFolderStore } from './catalog/files/stores/folder-store.js';
import { createS3Store } from './catalog/files/stores/s3-store.js';
import { beginRemovingUnregistered, type UnregisteredDeps } from './catalog/files/remove-files.js';
import type { FileStore } from './catalog/files/types.js';
import type { AccessOptions, FilesOptions } from './service-options.js';
import { logFailure } from './service-log.js';

export interface PrepareOptions {
  readonly model: MetadataModel;
  readonly load: LoadStatement;
  readonly clock: Clock;
  readonly log: Logger;
  /** Default: `existing`. */
  readonly searchIndex?: SearchIndexMode | undefined;
  /** Which writes the full-text index of the embedded Neo4j contains for certain. Absent: an external Neo4j. */
  readonly indexJournal?: IndexJournal | undefined;
}

export interface PreparedDatabase {
  /** Its searches find every acknowledged write. */
  readonly database: Database;
  /** Begins to confirm what the index contains, if this service has to repair it after crashes. Stop it after the last write. */
  beginConfirming(): Confirming | undefined;
}

/** Brings the database up to date before the first request: schema, full-text index, derived search properties. */
export async function prepareDatabase(
  database: Database,
  options: PrepareOptions,
): Promise<PreparedDatabase> {
  const { load, clock, log, indexJournal: journal, searchIndex: mode = 'existing' } = options;
  const launch = journal?.launch ?? 0;
  const records = await readStartRecords(database, load);
  refuseHalfRestored(records);
  const applied = await migrate(database, load, { clock, recorded: records.migrations });
  if (applied.length > 0) log.info({ applied }, 'schema statements applied');
  const onRebuild = (): void => {
    log.info({ mode }, 'the full-text index is built anew');
  };
  const isEventual = await provideSearchIndex({ database, load, mode, onRebuild });
  stepDone('database schema current');
  await readDelimiters({ ...options, database });
  await upgradeSearch({ ...options, database, stored: records.searchRules });
  const known = { marks: records.marks, launch };
  const prepare = journal && createIndexRepair({ database, load, log, journal, known });
  await prepare?.();
  return {
    database: withSearchIndex({ database, load, isEventual, prepare }),
    beginConfirming: () =>
      journal && prepare && confirmRegularly({ database, load, journal, log, clock: systemClock }, prepare),
  };
}

/** Path of the endpoint that receives and sends the files of a folder. */
const FILES_PATH = '/openapi/v1/files';

interface ComposeFilesOptions {
  readonly files?: FilesOptions | undefined;
  readonly access?: Pick<AccessOptions, 'tokenKey' | 'publicUrl'> | undefined;
}

/** Creates the store of uploaded files that the options name. @returns undefined if the service stores no files */
export function composeFiles({ files, access }: ComposeFilesOptions, clock: Clock): FileStore | undefined {
  if (files === undefined) return undefined;
  if (files.kind === 's3') return createS3Store({ ...files, clock });
  return createFolderStore({
    ...{ ...files, clock, path: FILES_PATH, publicUrl: access?.publicUrl },
    secret: deriveKeys(access?.tokenKey).files,
  });
}

/** Begins to remove uploads without a file. @returns undefined if the service stores no files */
export function sweepFiles(
  store: FileStore | undefined,
  deps: Omit<UnregisteredDeps, 'store' | 'onFailure'>,
  log: Logger,
): RepeatedWork | undefined {
  if (store === undefined) return undefined;
  const onFailure = logFailure(
    log,
    'uploads without a file could not be removed; the service tries again in an hour',
  );
  return beginRemovingUnregistered({ ...deps, store, onFailure });
}
