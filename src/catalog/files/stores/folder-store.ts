/** Holds files in a folder. Clients upload them to this service, at an address that it has signed. */
import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm, stat, readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createHash } from 'node:crypto';
import type { Clock } from '../../../core/clock.js';
import { CatalogError } from '../../../core/errors.js';
import { randomHex } from '../../../core/ids.js';
import { provideFolder } from '../../../core/file-system.js';
import type { FileRecord } from '../../../core/backup-file.js';
import type { FileStore, PermittedUpload, NewUpload } from '../types.js';
import { signUpload, checkUpload, limitBytes } from './upload-signature.js';

export interface FolderStoreOptions extends Pick<FileStore, 'prefix' | 'maxBytes'> {
  readonly folder: string;
  /** Path of the endpoint that receives uploads and sends files. */
  readonly path: string;
  /** Signs the addresses of uploads. */
  readonly secret: Uint8Array;
  /** Seconds for which an address for an upload is valid. */
  readonly uploadSeconds: number;
  /** Public address of the service without a trailing slash. Absent: the address that each request names. */
  readonly publicUrl?: string | undefined;
  readonly clock: Clock;
}

const OWNER_ONLY = { mode: 0o600 };

export function createFolderStore(options: FolderStoreOptions): FileStore {
  const { folder, prefix, maxBytes } = options;
  const fileOf = (key: string): string => pathOf(folder, key);
  return {
    ...{ bucket: '', prefix, maxBytes, isInBackups: true },
    uploadAddress: (upload, origin) => signedAddress(upload, origin, options),
    receive: async (upload, content) => {
      checkUpload(upload, options);
      const file = fileOf(upload.key);
      await write(file, content, { maxBytes, note: () => noteUpload(folder, basename(file), upload.key) });
    },
    newUploads: {
      list: () => listNotes(folder),
      confirm: (key) => dropNote(folder, basename(fileOf(key))),
    },
    read: async (key) => {
      const handle = await ifThere(open(fileOf(key)));
      if (handle === undefined) return undefined;
      const { size } = await handle.stat();
      return { content: createReadStream('', { fd: handle }), bytes: size };
    },
    sizeOf: async (key) => (await ifThere(stat(fileOf(key))))?.size,
    remove: async (key) => {
      await ifThere(rm(fileOf(key)));
      await dropNote(folder, basename(fileOf(key)));
    },
  };
}

function signedAddress(upload: PermittedUpload, origin: string, options: FolderStoreOptions): string {
  const { path, publicUrl, secret, uploadSeconds, clock } = options;
  const { key, contentType } = upload;
  const expires = Math.floor(clock.now() / 1_000) + uploadSeconds;
  const query = new URLSearchParams({
    ...(contentType !== undefined && { contentType }),
    expires: String(expires),
    signature: signUpload({ ...upload, expires }, secret),
  });
  const encoded = key.split('/').map(encodeURIComponent).join('/');
  return `${publicUrl ?? origin}${path}/${encoded}?${query.toString()}`;
}

interface Writing {
  readonly maxBytes: number;
  /** Notes the upload before the object can be seen, so that none is forgotten. */
  readonly note: () => Promise<void>;
}

/** Readers see the earlier content or the complete new one. */
async function write(file: string, content: Readable, { maxBytes, note }: Writing): Promise<void> {
  const part = `${file}.${randomHex(8)}.part`;
  try {
    provideFolder(dirname(file));
    await pipeline(content, limitBytes(maxBytes), createWriteStream(part, OWNER_ONLY));
    await note();
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true });
    if (error instanceof CatalogError) throw error;
    if (isCode(error, 'ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE'))
      throw new CatalogError(
        'INVALID_REQUEST',
        'The upload ended early',
        { rule: 'complete' },
        { cause: error },
      );
    throw new CatalogError('UNAVAILABLE', 'The folder of files cannot be written', {}, { cause: error });
  }
}

async function ifThere<Value>(work: Promise<Value>): Promise<Value | undefined> {
  try {
    return await work;
  } catch (error) {
    if (isCode(error, 'ENOENT')) return undefined;
    throw new CatalogError('UNAVAILABLE', 'The folder of files cannot be read', {}, { cause: error });
  }
}

function isCode(error: unknown, ...codes: readonly string[]): boolean {
  return codes.includes((error as NodeJS.ErrnoException | undefined)?.code ?? '');
}

/** Returns the path of an object in the folder of files. The name is a hash, so no key can name a file outside of the folder. */
export function pathOf(folder: string, key: string): string {
  const name = createHash('sha256').update(key).digest('hex');
  return join(folder, name.slice(0, 2), name);
}

// Notes which objects in a folder were uploaded and are not known to be registered. Each note is a small file that contains the key.

/** Subfolder of the notes. */
const FOLDER = 'unregistered';
const NOTE = /^[0-9a-f]{64}$/;

/** @param folder of the objects @param name of the object's file */
async function noteUpload(folder: string, name: string, key: string): Promise<void> {
  provideFolder(join(folder, FOLDER));
  await writeFile(join(folder, FOLDER, name), key, { mode: 0o600 });
}

/** Does nothing if there is no note. */
async function dropNote(folder: string, name: string): Promise<void> {
  await rm(join(folder, FOLDER, name), { force: true });
}

/** Lists the notes, in no particular order. */
export async function listNotes(folder: string): Promise<NewUpload[]> {
  const names = await readdir(join(folder, FOLDER)).catch(() => []);
  const found: NewUpload[] = [];
  for (const name of names.filter((each) => NOTE.test(each))) {
    const path = join(folder, FOLDER, name);
    // Another service may have dropped it since.
    const key = await readFile(path, 'utf8').catch(() => '');
    const at = (await stat(path).catch(() => undefined))?.mtimeMs;
    if (key !== '' && at !== undefined) found.push({ key, at });
  }
  return found;
}

/**
 * Stores the next part of a file. The parts of a file follow one another. If a restore ended early, its parts may be stored again from any
 * of them on: the file then has its name already, and gets the same bytes. A file is noted like an upload, because the catalog may
 * have lost it during the backup; then it is removed later.
 */
export async function restoreObject(folder: string, record: FileRecord): Promise<void> {
  const { key, offset, content, isLast } = record;
  const file = pathOf(folder, key);
  const part = `${file}.restored.part`;
  provideFolder(dirname(file));
  const isPart = await writeAt(
    offset === 0 ? { path: part, flags: 'w' } : { path: part, flags: 'r+' },
    record,
  );
  if (!isPart) await writeAt({ path: file, flags: 'r+' }, { offset, content });
  if (!isLast || !isPart) return;
  await noteUpload(folder, basename(file), key);
  await rename(part, file);
}

/** @returns false if there is no such file */
async function writeAt(
  { path, flags }: { readonly path: string; readonly flags: string },
  { offset, content }: Pick<FileRecord, 'offset' | 'content'>,
): Promise<boolean> {
  const handle = await open(path, flags, 0o600).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT' && flags === 'r+') return undefined;
    throw error;
  });
  if (handle === undefined) return false;
  try {
    const bytes = Buffer.from(content, 'base64');
    await handle.write(bytes, 0, bytes.length, offset);
    await handle.sync();
  } finally {
    await handle.close();
  }
  return true;
}
