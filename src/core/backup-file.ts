/**
 * The format of backups: JSON lines, compressed with gzip. The first line is the header, the last one the end with a checksum, and between
 * them each line is a record. docs/operations.md describes it.
 */
import { createHash } from 'node:crypto';

/** Number of the format. It changes when an older restore could no longer read a backup. */
export const BACKUP_FORMAT = 2;

export interface BackupHeader {
  readonly kind: 'trellis-backup';
  readonly format: number;
  /** Version of Trellis that made the backup. */
  readonly version: string;
  /** ISO 8601. */
  readonly createdAt: string;
  /** Names of the statements of `cypher/schema` that were applied to the store, in order. */
  readonly migrations: readonly string[];
  /** Number of entities and stubs at the beginning. */
  readonly nodes: number;
}

/** A node as it is stored, with the edges that begin at it. */
export interface EntityRecord {
  readonly kind: 'entity';
  readonly urn: string;
  readonly labels: readonly string[];
  readonly properties: Properties;
  readonly edges: readonly (readonly [type: string, target: string, properties: Properties])[];
}

/** Kinds of the records for other nodes, and the labels of these nodes. */
export const ROW_LABELS = {
  version: 'AspectVersion',
  point: 'TimeseriesPoint',
  change: 'Change',
  run: 'Run',
  facet: 'FacetValue',
  counter: 'Counter',
  due: 'Due',
} as const;

export type RowKind = keyof typeof ROW_LABELS;

export interface RowRecord {
  readonly kind: RowKind;
  readonly properties: Properties;
}

/** What follows replaces all earlier records of these entities and runs, because they were changed while they were copied. */
export interface AgainRecord {
  readonly kind: 'again';
  readonly urns: readonly string[];
  readonly runs: readonly string[];
}

/** A part of the content of an uploaded file. The parts of a file follow one another. Since format 2. */
export interface FileRecord {
  readonly kind: 'file';
  /** Key of the object in the store of files. */
  readonly key: string;
  /** Number of bytes before this part. */
  readonly offset: number;
  /** Bytes in base64. */
  readonly content: string;
  readonly isLast: boolean;
}

export type BackupRecord = EntityRecord | RowRecord | AgainRecord | FileRecord;

export type Properties = Readonly<Record<string, unknown>>;

export interface BackupEnd {
  readonly kind: 'end';
  /** The point in time whose state the backup contains, ISO 8601. */
  readonly moment: string;
  /** Number of records by kind, with those that were replaced. A file counts once. */
  readonly counts: Readonly<Record<string, number>>;
  /** Of all bytes before this line, uncompressed. */
  readonly sha256: string;
}

/** Takes the place of the end if the service could not finish the backup. */
export interface BackupFailure {
  readonly kind: 'failed';
  readonly message: string;
}

/** The beginning of each line of a kind. `kind` is always the first member. */
export function startOf(kind: string): string {
  return `{"kind":"${kind}"`;
}

/** Makes the lines of a backup. Each has a line feed at its end. */
export interface BackupLines {
  header(header: Omit<BackupHeader, 'kind'>): string;
  record(record: BackupRecord): string;
  end(moment: string): string;
}

export function createBackupLines(): BackupLines {
  const hash = createHash('sha256');
  const counts: Record<string, number> = {};
  const line = (content: BackupHeader | BackupRecord): string => {
    const text = `${JSON.stringify(content)}\n`;
    hash.update(text);
    return text;
  };
  return {
    header: (header) => line({ kind: 'trellis-backup', ...header }),
    record: (record) => {
      if (record.kind !== 'file' || record.isLast) counts[record.kind] = (counts[record.kind] ?? 0) + 1;
      return line(record);
    },
    end: (moment) => {
      const end: BackupEnd = { kind: 'end', moment, counts, sha256: hash.digest('hex') };
      return `${JSON.stringify(end)}\n`;
    },
  };
}

/** The last line of a backup that could not be finished. */
export function failureLine(message: string): string {
  return `${JSON.stringify({ kind: 'failed', message })}\n`;
}
