/** Reads backups. Everything is verified before the first record is used. */
import { createHash, type Hash } from 'node:crypto';
import { pipeline, Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { CatalogError } from './errors.js';
import { readLines } from './file-system.js';
import {
  BACKUP_FORMAT,
  startOf,
  type AgainRecord,
  type BackupEnd,
  type BackupFailure,
  type BackupHeader,
  type BackupRecord,
} from './backup-file.js';

export interface VerifiedBackup {
  readonly header: BackupHeader;
  readonly end: BackupEnd;
  /** Number of lines with records. */
  readonly lines: number;
  /** The line from which the records of an entity or a run count, by URN or id. Only for what was changed during the backup. */
  readonly urns: ReadonlyMap<string, number>;
  readonly runs: ReadonlyMap<string, number>;
}

export interface ReadOptions {
  /** Called with the header as soon as it is read. */
  readonly onHeader?: (header: BackupHeader) => void;
  /** Called after each record with the number of entities so far. */
  readonly onProgress?: (entities: number) => void;
}

const ENTITY = startOf('entity');
const AGAIN = startOf('again');
const END = startOf('end');
const FAILED = startOf('failed');

/** @throws INVALID_REQUEST if it is not a complete, undamaged backup of a known format; UNAVAILABLE if the service could not finish it */
export async function verifyBackup(
  bytes: AsyncIterable<Uint8Array>,
  options: ReadOptions = {},
): Promise<VerifiedBackup> {
  const verifier = new Verifier(options);
  try {
    for await (const line of readLines(unpack(bytes))) verifier.add(line);
  } catch (error) {
    throw explain(error);
  }
  return verifier.result();
}

export interface PlacedRecord {
  readonly record: Exclude<BackupRecord, AgainRecord>;
  /** Number of lines up to this record. */
  readonly position: number;
  /** Length of its line. */
  readonly characters: number;
}

/** Yields the records that count, from a position on. @param bytes of a verified backup */
export async function* readRecords(
  bytes: AsyncIterable<Uint8Array>,
  { lines, urns, runs }: VerifiedBackup,
  from: number,
): AsyncGenerator<PlacedRecord> {
  let position = -1;
  for await (const line of readLines(unpack(bytes))) {
    position += 1;
    if (position > lines) return;
    if (position <= from || line.startsWith(AGAIN)) continue;
    const record = JSON.parse(line) as PlacedRecord['record'];
    if (position >= firstLineOf(record, urns, runs)) yield { record, position, characters: line.length };
  }
}

function firstLineOf(
  record: PlacedRecord['record'],
  urns: VerifiedBackup['urns'],
  runs: VerifiedBackup['runs'],
): number {
  if (record.kind === 'entity') return urns.get(record.urn) ?? 0;
  if (record.kind === 'run') return runs.get(record.properties['id'] as string) ?? 0;
  if (record.kind === 'counter' || record.kind === 'due' || record.kind === 'facet' || record.kind === 'file')
    return 0;
  return urns.get(record.properties['urn'] as string) ?? 0;
}

class Verifier {
  readonly #hash: Hash = createHash('sha256');
  readonly #urns = new Map<string, number>();
  readonly #runs = new Map<string, number>();
  #header: BackupHeader | undefined;
  #end: BackupEnd | undefined;
  #lines = 0;
  #entities = 0;

  constructor(private readonly options: ReadOptions) {}

  add(line: string): void {
    if (this.#end !== undefined) {
      if (line !== '') throw damaged();
    } else if (this.#header === undefined) {
      this.#header = readHeader(line);
      this.options.onHeader?.(this.#header);
      this.#hash.update(`${line}\n`);
    } else if (line.startsWith(END)) {
      this.#end = this.#readEnd(line);
    } else {
      if (line.startsWith(FAILED)) throw failed(line);
      this.#addRecord(line);
      this.#hash.update(`${line}\n`);
    }
  }

  result(): VerifiedBackup {
    const [header, end] = [this.#header, this.#end];
    if (header === undefined || end === undefined) throw incomplete();
    return { header, end, lines: this.#lines, urns: this.#urns, runs: this.#runs };
  }

  #addRecord(line: string): void {
    if (line === '') throw incomplete();
    this.#lines += 1;
    if (line.startsWith(AGAIN)) {
      const { urns, runs } = JSON.parse(line) as AgainRecord;
      for (const urn of urns) this.#urns.set(urn, this.#lines);
      for (const id of runs) this.#runs.set(id, this.#lines);
    }
    if (line.startsWith(ENTITY)) this.#entities += 1;
    this.options.onProgress?.(this.#entities);
  }

  #readEnd(line: string): BackupEnd {
    const end = JSON.parse(line) as BackupEnd;
    if (end.sha256 !== this.#hash.digest('hex')) throw damaged();
    return end;
  }
}

function readHeader(line: string): BackupHeader {
  let header: Partial<BackupHeader> | null;
  try {
    header = JSON.parse(line) as Partial<BackupHeader> | null;
  } catch {
    throw foreign();
  }
  if (header?.kind !== 'trellis-backup' || typeof header.format !== 'number') throw foreign();
  if (header.format > BACKUP_FORMAT) {
    throw refusal(
      `The backup has the format ${header.format} (made by Trellis ${header.version ?? 'of an unknown version'}), and this version reads ` +
        `formats up to ${BACKUP_FORMAT}: restore it with that version or a later one`,
    );
  }
  return header as BackupHeader;
}

/** Reading from the stream reports errors of all its parts. */
function unpack(bytes: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> {
  return pipeline(Readable.from(bytes), createGunzip(), () => undefined);
}

/** zlib reports what is wrong by codes. */
function explain(error: unknown): unknown {
  const { code, message } = error as Partial<NodeJS.ErrnoException>;
  if (code === 'Z_BUF_ERROR') return incomplete();
  if (code === 'Z_DATA_ERROR') return message === 'incorrect header check' ? foreign() : damaged();
  if (error instanceof SyntaxError || message === 'not UTF-8 text') return damaged();
  return error;
}

function incomplete(): CatalogError {
  return refusal('The backup is incomplete: it ends before its last line');
}

function damaged(): CatalogError {
  return refusal('The backup is damaged: its contents do not match their checksum');
}

function foreign(): CatalogError {
  return refusal('This is not a backup of Trellis');
}

function failed(line: string): CatalogError {
  return new CatalogError('UNAVAILABLE', (JSON.parse(line) as BackupFailure).message);
}

function refusal(message: string): CatalogError {
  return new CatalogError('INVALID_REQUEST', message);
}
