/** Holds files in a bucket of an S3-compatible store. Clients upload to it directly; the service reads for them. */
import { Readable } from 'node:stream';
import type { Clock } from '../../../core/clock.js';
import { CatalogError } from '../../../core/errors.js';
import type { FileStore, NewUpload } from '../types.js';
import { encodeS3, signS3, type S3Credentials, type S3Request } from './sign-s3.js';

export interface S3StoreOptions extends Pick<FileStore, 'bucket' | 'prefix' | 'maxBytes'>, S3Credentials {
  /** Address of the store without a trailing slash. The bucket is the first part of the path. */
  readonly endpoint: string;
  /** Seconds for which an address for an upload is valid. */
  readonly uploadSeconds: number;
  readonly clock: Clock;
}

/** Seconds for which a request of the service itself is valid. */
const OWN_SECONDS = 60;
/** How long the service waits until the store begins to answer. */
const ANSWER_MILLIS = 30_000;

export function createS3Store(options: S3StoreOptions): FileStore {
  const { endpoint, bucket, prefix, maxBytes, clock, uploadSeconds } = options;
  /** Without a key, the address of the bucket. */
  const urlOf = (key: string): URL =>
    new URL([endpoint, ...[bucket, ...(key === '' ? [] : key.split('/'))].map(encodeS3)].join('/'));
  const sign = (request: Omit<S3Request, 'at' | 'url'> & { readonly key: string }): string =>
    signS3(options, { ...request, url: urlOf(request.key), at: clock.now() });
  const send = async (
    method: S3Request['method'],
    key: string,
    query: Record<string, string> = {},
  ): Promise<Response | undefined> => {
    const response = await request(sign({ method, key, query, seconds: OWN_SECONDS }), method);
    if (response.ok) return response;
    await response.body?.cancel();
    if (response.status === 404) return undefined;
    throw unavailable(`it answered ${response.status}`);
  };
  const remove = async (key: string): Promise<void> => {
    await (await send('DELETE', key))?.body?.cancel();
  };
  const listNotes = async (): Promise<NewUpload[]> => {
    const found: NewUpload[] = [];
    let next: string | undefined;
    do {
      const response = await send('GET', '', {
        ...{ 'list-type': '2', 'encoding-type': 'url', prefix: notesPrefix(prefix) },
        ...(next !== undefined && { 'continuation-token': next }),
      });
      const page = readNotes((await response?.text()) ?? '', prefix);
      found.push(...page.uploads);
      next = page.next;
    } while (next !== undefined);
    return found;
  };
  return {
    ...{ bucket, prefix, maxBytes, isInBackups: false },
    newUploads: {
      announce: async (key) => {
        await (await send('PUT', noteOf(key, prefix)))?.body?.cancel();
      },
      list: listNotes,
      confirm: (key) => remove(noteOf(key, prefix)),
    },
    uploadAddress: ({ key, contentType }) =>
      sign({
        ...{ method: 'PUT', key, seconds: uploadSeconds },
        ...(contentType !== undefined && { headers: { 'content-type': contentType } }),
      }),
    read: async (key) => {
      const response = await send('GET', key);
      if (response === undefined) return undefined;
      const content = response.body ? Readable.fromWeb(response.body) : Readable.from([]);
      const bytes = lengthOf(response);
      return { content, ...(bytes !== undefined && { bytes }) };
    },
    sizeOf: async (key) => {
      const response = await send('HEAD', key);
      return response && lengthOf(response);
    },
    remove: async (key) => {
      await remove(key);
      if (key.startsWith(`${prefix}/`)) await remove(noteOf(key, prefix));
    },
  };
}

async function request(url: string, method: S3Request['method']): Promise<Response> {
  const late = new AbortController();
  const timer = setTimeout(() => {
    late.abort();
  }, ANSWER_MILLIS);
  try {
    return await fetch(url, { method, signal: late.signal, redirect: 'error' });
  } catch (cause) {
    throw unavailable('it does not answer', cause);
  } finally {
    clearTimeout(timer);
  }
}

function lengthOf({ headers }: Response): number | undefined {
  const length = headers.get('content-length');
  // `fetch` decodes a compressed answer, whose length is then another one.
  return length === null || headers.has('content-encoding') ? undefined : Number(length);
}

function unavailable(reason: string, cause?: unknown): CatalogError {
  return new CatalogError('UNAVAILABLE', `The store of files is unavailable: ${reason}`, {}, { cause });
}

// Notes in a bucket: which uploads were permitted and are not known to be registered. A note is an empty object, whose key follows from that
// of the upload.

/** Returns the first part of the keys of notes. It differs from that of files. */
function notesPrefix(prefix: string): string {
  return `${prefix}-unregistered/`;
}

/** @param key of the upload */
function noteOf(key: string, prefix: string): string {
  return notesPrefix(prefix) + key.slice(prefix.length + 1);
}

interface NotePage {
  readonly uploads: readonly NewUpload[];
  /** Token of the next page; absent on the last one. */
  readonly next: string | undefined;
}

const CONTENTS = /<Contents>(.*?)<\/Contents>/gs;

/** Reads an answer of `ListObjectsV2` with the encoding type `url`, whose keys need no XML escapes. */
function readNotes(xml: string, prefix: string): NotePage {
  const start = notesPrefix(prefix);
  const uploads = [...xml.matchAll(CONTENTS)].flatMap(([, content = '']): NewUpload[] => {
    const note = decodeURIComponent((textOf(content, 'Key') ?? '').replaceAll('+', ' '));
    const at = Date.parse(textOf(content, 'LastModified') ?? '');
    return note.startsWith(start) && !Number.isNaN(at)
      ? [{ key: `${prefix}/${note.slice(start.length)}`, at }]
      : [];
  });
  return { uploads, next: textOf(xml, 'NextContinuationToken') };
}

function textOf(xml: string, element: string): string | undefined {
  const text = new RegExp(`<${element}>([^<]*)</${element}>`).exec(xml)?.[1];
  return text?.replaceAll('&quot;', '"').replaceAll('&amp;', '&');
}
