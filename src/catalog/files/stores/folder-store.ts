/** Holds files in a folder. Clients upload them to this service, at an address that it has signed. */
import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Clock } from '../../../core/clock.js';
import { CatalogError } from '../../../core/errors.js';
import { newHex } from '../../../core/ids.js';
import { provideFolder } from '../../../core/provide-folder.js';
import type { FileStore, PermittedUpload } from '../types.js';
import { checkUpload, limitBytes } from './check-upload.js';
import { dropNote, listNotes, noteUpload } from './new-uploads.js';
import { pathOf } from './object-path.js';
import { signUpload } from './upload-signature.js';

export interface FolderStoreOptions extends Pick<FileStore, 'prefix' | 'maxBytes'> {
  readonly folder: string;
  /** Path of the endpoint that receives uploads and sends files. */
  readonly path: string;
  /** Signs the addresses of uploads. */
  readonly secret: Uint8Array;
  /** Seconds for which an address for an upload is valid. */
  readonly uploadSeconds: number;
  /** Public address of the service without a trailing slash. Absent: the address that each request names. */
  readonly publicUrl?: string;
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
  const part = `${file}.${newHex(8)}.part`;
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
