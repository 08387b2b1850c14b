/** Stores a verified backup in an empty database, in transactions that also record how far the restore has come. */
import { ROW_LABELS, type EntityRecord, type FileRecord, type RowRecord } from '../../core/backup-file.js';
import { readRecords, type PlacedRecord, type VerifiedBackup } from '../../core/read-backup.js';
import { CatalogError } from '../../core/errors.js';
import type { RunStatement, WriteDeps } from '../../neo4j/database.js';
import { StartError } from '../../core/start.js';
import type { StartRecords } from '../../neo4j/migrations.js';

interface RestoredFile {
  readonly verified: VerifiedBackup;
  /** Opens the file again. */
  readonly open: () => AsyncIterable<Uint8Array>;
}

/** A transaction has at most this number of records, or of characters in addition to one record. */
const MAX_RECORDS = 1_000;
const MAX_CHARACTERS = 4_000_000;

/**
 * Marks the database as the target of the restore, or finds the mark of an earlier attempt with this file.
 * @returns number of lines that are stored already
 * @throws PRECONDITION_FAILED, without any change, if the database has other contents
 */
export async function beginRestore(
  { database, load }: WriteDeps,
  { header, end }: VerifiedBackup,
): Promise<number> {
  const [earlier] = await database.read(load('backup/find-restore'));
  if (earlier !== undefined) {
    if (earlier.file === end.sha256) return earlier.position;
    throw refusal(
      `An earlier restore into this database has not finished, of the backup that was begun at ${earlier.createdAt}: ` +
        'restore that file again, which continues, or use an empty database',
    );
  }
  const [content] = await database.read(load('backup/find-content'));
  if (content !== undefined) {
    const label = content.label === null ? 'without a label' : `with the label ${content.label}`;
    throw refusal(
      `The database is not empty (it has nodes ${label}), and nothing was changed: restore into an empty one. ` +
        'A service that has been started once has already stored its first user and policies',
    );
  }
  const parameters = { file: end.sha256, createdAt: header.createdAt };
  await database.write('backup/begin-restore', (run) => run(load('backup/begin-restore'), parameters));
  return 0;
}

export interface StoreOptions {
  /** Number of lines that are stored already. */
  readonly from: number;
  readonly onProgress: (lines: number) => void;
  /** Stores a part of a file, also one that is stored already. */
  readonly storeFile: (record: FileRecord) => Promise<void>;
}

export async function storeRecords(
  deps: WriteDeps,
  { verified, open }: RestoredFile,
  { from, onProgress, storeFile }: StoreOptions,
): Promise<void> {
  let position = from;
  let batch: PlacedRecord[] = [];
  let characters = 0;
  const flush = async (until: number): Promise<void> => {
    for (const { record } of batch) if (record.kind === 'file') await storeFile(record);
    await storeBatch(deps, batch, { from: position, until });
    [position, batch, characters] = [until, [], 0];
    onProgress(position);
  };
  for await (const placed of readRecords(open(), verified, from)) {
    batch.push(placed);
    characters += placed.characters;
    if (batch.length >= MAX_RECORDS || characters >= MAX_CHARACTERS) await flush(placed.position);
  }
  if (position < verified.lines) await flush(verified.lines);
}

/** Removes the mark, so that services can start. */
export async function endRestore({ database, load }: WriteDeps): Promise<void> {
  await database.write('backup/end-restore', (run) => run(load('backup/end-restore')));
}

async function storeBatch(
  { database, load }: WriteDeps,
  batch: readonly PlacedRecord[],
  span: { readonly from: number; readonly until: number },
): Promise<void> {
  const records = batch.map(({ record }) => record);
  const entities = records.filter((record): record is EntityRecord => record.kind === 'entity');
  const rows = records.filter(
    (record): record is RowRecord => record.kind !== 'entity' && record.kind !== 'file',
  );
  const edges = entities.flatMap(({ urn: source, edges: own }) =>
    own.map(([type, target, properties]) => ({ source, type, target, properties })),
  );
  await database.write('backup/store', async (run) => {
    const [advanced] = await run(load('backup/advance-restore'), span);
    if (advanced === undefined) throw refusal('Another restore into this database is under way');
    const nodes = entities.map(nodeRow);
    if (nodes.length > 0) await run(load('backup/store-entities'), { rows: nodes });
    if (edges.length > 0) await run(load('backup/store-edges'), { rows: edges });
    await storeRows(rows, (parameters) => run(load('backup/store-nodes'), parameters));
  });
}

/** Puts the properties that every search hit needs last, as writers do. */
function nodeRow({ urn, labels, properties }: EntityRecord): object {
  const { changedAt = null, facetIds = null, ...others } = properties;
  return { urn, labels, properties: others, last: { changedAt, facetIds } };
}

async function storeRows(
  records: readonly RowRecord[],
  store: (parameters: Parameters<RunStatement>[1]) => Promise<unknown>,
): Promise<void> {
  for (const [kind, label] of Object.entries(ROW_LABELS)) {
    const rows = records.filter((record) => record.kind === kind).map(({ properties }) => properties);
    if (rows.length > 0) await store({ label, rows });
  }
}

function refusal(message: string): CatalogError {
  return new CatalogError('PRECONDITION_FAILED', message);
}

/** @throws StartError if a restore into the database has not finished */
export function refuseHalfRestored({ restore }: Pick<StartRecords, 'restore'>): void {
  if (restore === undefined) return;
  throw new StartError(
    `A restore into this database has not finished, of the backup that was begun at ${restore.createdAt}: ` +
      'run trellis restore with that file again, which continues, or use an empty database.',
  );
}
