/** Brings the database up to date before the first request: schema, full-text index, derived search properties. */
import { refuseHalfRestored } from './catalog/backup/refuse-half-restored.js';
import { readDelimiters } from './catalog/platforms/learn-delimiters.js';
import { confirmRegularly, type Confirming } from './catalog/repair/confirm-index.js';
import { createIndexRepair } from './catalog/repair/index-repair.js';
import { upgradeSearch } from './catalog/repair/upgrade-search.js';
import { systemClock, type Clock } from './core/clock.js';
import type { Logger } from './api/http/logger.js';
import { stepDone } from './core/start-steps.js';
import type { MetadataModel } from './model/types.js';
import type { Database } from './neo4j/database.js';
import type { IndexJournal } from './neo4j/embedded/index-journal.js';
import { migrate } from './neo4j/migrations.js';
import { readStartRecords } from './neo4j/start-records.js';
import { provideSearchIndex, type SearchIndexMode } from './neo4j/search-index/provide-search-index.js';
import { withSearchIndex } from './neo4j/search-index/with-search-index.js';
import type { LoadStatement } from './neo4j/statements.js';

export interface PrepareOptions {
  readonly model: MetadataModel;
  readonly load: LoadStatement;
  readonly clock: Clock;
  readonly log: Logger;
  /** Default: `existing`. */
  readonly searchIndex?: SearchIndexMode;
  /** Which writes the full-text index of the embedded Neo4j contains for certain. Absent: an external Neo4j. */
  readonly indexJournal?: IndexJournal;
}

export interface PreparedDatabase {
  /** Its searches find every acknowledged write. */
  readonly database: Database;
  /** Begins to confirm what the index contains, if this service has to repair it after crashes. Stop it after the last write. */
  beginConfirming(): Confirming | undefined;
}

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
