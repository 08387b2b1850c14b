/** Receives and sends the contents of uploaded files. */
import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { openFile, type OpenedFile } from '../../../catalog/files/file-reader.js';
import { type ArrivingUpload, keyOfFile } from '../../../catalog/files/types.js';
import { CatalogError } from '../../../core/errors.js';
import { INTEGER, STRING } from '../../http/json-schema.js';
import {
  defineRead,
  defineRoute,
  type Call,
  type ParametersOf,
  type QueryOf,
  type Route,
  Reply,
} from '../../http/route.js';

const PATH = '/openapi/v1/files/{folder}/{file}';

/** The storage key of a file has two parts: a folder, and the id of the file. */
type FilePath = ParametersOf<typeof PATH>;

const UPLOAD_QUERY = {
  expires: { description: 'End of the permission in epoch seconds.', schema: INTEGER, required: true },
  signature: { description: 'Signature of the address.', schema: STRING, required: true },
  contentType: { description: 'The type that the header `Content-Type` must have.', schema: STRING },
} as const;

const upload = defineRoute({
  method: 'PUT',
  path: PATH,
  operationId: 'uploadFile',
  tag: 'Files',
  // The signature in the address is the permission.
  permission: 'public',
  whileBusy: false,
  readsContent: true,
  // The content changes no metadata, and takes as long to arrive as the client likes.
  summary: 'Store the content of a file at an address of `getPresignedUploadUrl`',
  description:
    'The address permits the upload without credentials until it expires. A complete upload replaces an earlier one of the same file. ' +
    'If files are in an S3-compatible store, the address is one of that store.',
  query: UPLOAD_QUERY,
  responseType: 'text/plain',
  async handle(call, { files }) {
    if (files?.receive === undefined)
      throw new CatalogError('NOT_FOUND', 'This service receives no files; TRELLIS_FILES is not folder');
    await files.receive(arriving(call), call.body as IncomingMessage);
    return new Reply('', { type: 'text/plain' });
  },
});

const download = defineRead(PATH, {
  operationId: 'downloadFile',
  tag: 'Files',
  summary: 'The content of a registered file',
  description:
    'Callers may download a file if they may view the asset that refers to it. Browsers show pictures and plain text; they save files of ' +
    'other types.',
  responseType: 'application/octet-stream',
  async handle({ parameters }, services) {
    const { prefix, id } = partsOf(parameters);
    const file = await openFile(services, { prefix, id });
    const { type, headers } = headersOfFile(file);
    return new Reply<Readable>(file.content, { type, headers });
  },
});

export const FILE_ROUTES: readonly Route[] = [upload, download];

function arriving({
  parameters,
  query,
  headers,
}: Call<QueryOf<typeof UPLOAD_QUERY>, unknown, FilePath>): ArrivingUpload {
  const { prefix, id } = partsOf(parameters);
  const { 'content-type': sentType, 'content-length': length } = headers;
  return {
    ...query,
    key: keyOfFile(prefix, id),
    ...(sentType !== undefined && { sentType }),
    ...(length !== undefined && { announcedBytes: Number(length) }),
  };
}

function partsOf({ folder, file }: FilePath): { prefix: string; id: string } {
  return { prefix: decode(folder, '/folder'), id: decode(file, '/file') };
}

function decode(part: string, path: string): string {
  try {
    return decodeURIComponent(part);
  } catch (cause) {
    const message = `${part} is not percent-encoded UTF-8`;
    throw new CatalogError('INVALID_REQUEST', message, { path, rule: 'percent-encoded UTF-8' }, { cause });
  }
}

/** Types that browsers show as a document of their own without executing anything. */
const SHOWN: ReadonlySet<string> = new Set([
  'image/png',
  'image/jpeg',
  'image/gif',
  'image/webp',
  'image/avif',
  'image/bmp',
  'text/plain',
]);

/** Types that keep their names, so that pages can embed such files. Browsers execute none of them as a script. */
const NAMED = /^(image|audio|video)\/[\w.+-]+$|^application\/pdf$/;

const OTHER = 'application/octet-stream';

interface FileHeaders {
  readonly type: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Headers of a download, which keep browsers from executing uploaded content. Only pictures and plain text are shown; other files are saved. */
export function headersOfFile({
  name,
  type,
  bytes,
}: Pick<OpenedFile, 'name' | 'type' | 'bytes'>): FileHeaders {
  const essence = (type.split(';')[0] ?? '').trim().toLowerCase();
  const disposition = SHOWN.has(essence) ? 'inline' : 'attachment';
  const named = NAMED.test(essence) ? essence : OTHER;
  return {
    type: essence === 'text/plain' ? 'text/plain; charset=utf-8' : named,
    headers: {
      'Content-Disposition': `${disposition}; ${fileNames(name)}`,
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'X-Content-Type-Options': 'nosniff',
      ...(bytes !== undefined && { 'Content-Length': String(bytes) }),
    },
  };
}

/** The name in two forms: older programs read only the first one, which is plain ASCII. */
function fileNames(name: string): string {
  const plain = name.replaceAll(/[^\x20-\x7e]|["\\%/]/g, '_');
  const encoded = encodeURIComponent(Buffer.from(name).toString()).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `filename="${plain}"; filename*=UTF-8''${encoded}`;
}
