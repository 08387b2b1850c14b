/** Receives and sends the contents of uploaded files. */
import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { keyOfFile } from '../../../catalog/files/names.js';
import { openFile } from '../../../catalog/files/open-file.js';
import type { ArrivingUpload } from '../../../catalog/files/types.js';
import { CatalogError } from '../../../core/errors.js';
import { INTEGER, STRING } from '../../http/json-schema.js';
import { Reply } from '../../http/reply.js';
import { defineRoute, type Call, type Route } from '../../http/route.js';
import { headersOfFile } from './file-headers.js';

const PATH = '/openapi/v1/files/{folder}/{file}';

interface FilePath {
  /** First part of the file's storage key. */
  readonly folder: string;
  /** Id of the file. */
  readonly file: string;
}

interface UploadQuery {
  readonly expires: number;
  readonly signature: string;
  readonly contentType?: string;
}

const upload = defineRoute<UploadQuery, IncomingMessage, FilePath>({
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
  query: {
    expires: { description: 'End of the permission in epoch seconds.', schema: INTEGER, required: true },
    signature: { description: 'Signature of the address.', schema: STRING, required: true },
    contentType: { description: 'The type that the header `Content-Type` must have.', schema: STRING },
  },
  responseType: 'text/plain',
  async handle(call, { files }) {
    if (files?.receive === undefined)
      throw new CatalogError('NOT_FOUND', 'This service receives no files; TRELLIS_FILES is not folder');
    await files.receive(arriving(call), call.body);
    return new Reply('', { type: 'text/plain' });
  },
});

const download = defineRoute<unknown, unknown, FilePath>({
  method: 'GET',
  path: PATH,
  operationId: 'downloadFile',
  tag: 'Files',
  permission: 'signed-in',
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

function arriving({ parameters, query, headers }: Call<UploadQuery, unknown, FilePath>): ArrivingUpload {
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
