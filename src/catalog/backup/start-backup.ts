/**
 * Copies the store while others write (decision 36):
 *
 *   announce ── copy everything ── take notes, copy those again ── ... ── take notes, copy the few under the locks of all writers
 *
 * The state that the backup contains is that of the last step.
 */
import { type BackupRecord, BACKUP_FORMAT, createBackupLines, failureLine } from '../../core/backup-file.js';
import type { Clock } from '../../core/clock.js';
import { CatalogError } from '../../core/errors.js';
import type { ReadDeps, WriteDeps } from '../../neo4j/database.js';
import { onlyRow } from '../../neo4j/statements.js';
import type { FileStore } from '../files/types.js';
import type { WriteContext } from '../writes/types.js';
import { announce, type Announcement, type Notes } from './announcement.js';
import { copyAgain, copyAll, copyOthers, copyFacets } from './copy.js';
import { createFileCopy, type FileCopy } from './copy-files.js';

interface BackupOptions extends WriteDeps {
  readonly clock: Clock;
  /** Version of Trellis. */
  readonly version: string;
  /** Absent: the service stores no files. */
  readonly files?: Pick<FileStore, 'read' | 'isInBackups'> | undefined;
}

/** With at most this number of changed entities, writers wait while they are copied. */
const MAX_LAST_CHANGES = 500;
const MAX_ROUNDS = 50;

/** @throws CONFLICT while another backup is under way */
export async function startBackup(options: BackupOptions): Promise<Backup> {
  const announcement = await announce(options);
  let ended: Promise<void> | undefined;
  const end = (): Promise<void> => (ended ??= announcement.end());
  return {
    end,
    lines: readLines(options, announcement, end),
  };
}

async function* readLines(
  options: BackupOptions,
  announcement: Announcement,
  end: () => Promise<void>,
): AsyncGenerator<string> {
  try {
    yield* copyStore(options, announcement);
  } catch (error) {
    const isExpected = error instanceof CatalogError;
    yield failureLine(isExpected ? error.message : 'The backup failed; see the log of the service');
    if (!isExpected) throw error;
  } finally {
    await end();
  }
}

async function* copyStore(options: BackupOptions, announcement: Announcement): AsyncGenerator<string> {
  const { database, load, clock, version } = options;
  const lines = createBackupLines();
  const context = { run: database.read, load };
  const migrations = await listMigrations(options);
  const { count: nodes } = onlyRow(await database.read(load('backup/count-nodes')));
  const createdAt = new Date(clock.now()).toISOString();
  yield lines.header({ format: BACKUP_FORMAT, version, createdAt, migrations, nodes });
  const files = createFileCopy(options.files);
  const linesOf = async function* (records: AsyncIterable<BackupRecord>): AsyncGenerator<string> {
    for await (const record of withFiles(records, files)) {
      await announcement.keep();
      yield lines.record(record);
    }
  };
  yield* linesOf(copyAll(context));
  let lastFacet = -1;
  for await (const record of copyFacets(context, lastFacet)) {
    yield lines.record(record);
    // Every facet value has a number as id, by which the statement orders.
    lastFacet = record.properties['id'] as number;
  }
  for (let round = 1; round <= MAX_ROUNDS; round += 1) {
    const step = await takeStep({ ...options, lastFacet }, announcement);
    if ('records' in step) {
      if (String(step.migrations) !== String(migrations)) throw migrated();
      for await (const record of withFiles(step.records, files)) yield lines.record(record);
      yield lines.end(new Date(step.moment).toISOString());
      return;
    }
    const { urns, runs, ends } = step;
    const stubs = await findStubs(options, { urns, ends });
    yield* linesOf(copyAgain(context, { urns: [...urns, ...stubs], runs }));
  }
  throw new CatalogError(
    'OVERLOADED',
    'The catalog changes faster than it can be copied; repeat the backup when less is written',
  );
}

/** Adds the contents of the files that the records describe. */
async function* withFiles(
  records: AsyncIterable<BackupRecord> | Iterable<BackupRecord>,
  files: FileCopy,
): AsyncGenerator<BackupRecord> {
  for await (const record of records) {
    files.note(record);
    yield record;
  }
  yield* files.copy();
}

interface LastStep {
  readonly records: readonly BackupRecord[];
  readonly migrations: readonly string[];
  /** Epoch milliseconds. */
  readonly moment: number;
}

/** Takes the notes. If they are few, copies what they name before writers can continue. All this is kept in memory, so no client delays them. */
function takeStep(
  { database, load, clock, lastFacet }: BackupOptions & { readonly lastFacet: number },
  announcement: Announcement,
): Promise<Notes | LastStep> {
  return database.write('backup/take-notes', async (run) => {
    const notes = await announcement.takeNotes(run);
    if (notes.urns.length + notes.runs.length > MAX_LAST_CHANGES) return notes;
    const context = { run, load };
    const stubs = await findStubs({ database: { read: run }, load }, notes);
    const records: BackupRecord[] = [];
    const changed = { urns: [...notes.urns, ...stubs], runs: notes.runs };
    for await (const record of copyAgain(context, changed)) records.push(record);
    for await (const record of copyFacets(context, lastFacet)) records.push(record);
    // After the facet values, because their counter may be ahead of them, but not behind.
    records.push(...(await copyOthers(context)));
    const migrations = await listMigrations({ database: { read: run }, load });
    return { records, migrations, moment: clock.now() };
  });
}

/** New ends of edges that have no other note. */
async function findStubs(
  { database, load }: ReadDeps,
  { urns, ends }: Pick<Notes, 'urns' | 'ends'>,
): Promise<string[]> {
  const known = new Set(urns);
  const others = ends.filter((urn) => !known.has(urn));
  if (others.length === 0) return [];
  const rows = await database.read(load('backup/find-stubs'), { urns: others });
  return rows.map(({ urn }) => urn);
}

async function listMigrations({ database, load }: ReadDeps): Promise<string[]> {
  const rows = await database.read(load('migrations/list-migrations'));
  return rows.map(({ name }) => name).sort();
}

function migrated(): CatalogError {
  return new CatalogError(
    'CONFLICT',
    'A newer version of Trellis has upgraded the store meanwhile; repeat the backup',
  );
}

interface Backup {
  /** The lines of the file, each with a line feed. The last line is the end, or says why the backup failed. */
  readonly lines: AsyncIterable<string>;
  /** Must be called when the lines are not read any more. May be called more than once. */
  end(): Promise<void>;
}

export interface Backups {
  /** Starts a backup of everything that is committed when its lines end. @throws CONFLICT while another one is under way */
  start(context: WriteContext): Promise<Backup>;
}
