/** Rules for the descriptions of files that clients send. */
import { CatalogError } from '../../core/errors.js';

const MAX_NAME = 255;
const MAX_TYPE = 255;

/** A media type such as `image/png` or `text/plain; charset=utf-8`. */
const MEDIA_TYPE = /^[\w.+-]+\/[\w.+-]+( *; *[\w.+-]+=("[\w .+/-]*"|[\w.+-]+))*$/;

/** @throws INVALID_REQUEST, LIMIT_EXCEEDED. @param path of the name in the input */
export function requireFileName(name: string, path: string): void {
  if (name.trim() === '')
    throw new CatalogError('INVALID_REQUEST', 'A file needs a name', { path, rule: 'not blank' });
  if (/\p{Cc}|\p{Cs}/u.test(name))
    throw new CatalogError('INVALID_REQUEST', 'The name of a file contains a control character', {
      ...{ path, rule: 'no control characters' },
    });
  if (Buffer.byteLength(name) > MAX_NAME)
    throw new CatalogError('LIMIT_EXCEEDED', `The name of a file has at most ${MAX_NAME} bytes`, {
      ...{ path, rule: `at most ${MAX_NAME} bytes` },
    });
}

/** @returns the type. @throws INVALID_REQUEST */
export function requireMediaType(type: string, path: string): string {
  if (type.length <= MAX_TYPE && MEDIA_TYPE.test(type)) return type;
  throw new CatalogError(
    'INVALID_REQUEST',
    `${JSON.stringify(type.slice(0, MAX_TYPE))} is not a media type`,
    {
      ...{ path, rule: 'a media type such as image/png' },
    },
  );
}

/** @param maxBytes undefined: any size. @throws INVALID_REQUEST for a negative size, LIMIT_EXCEEDED */
export function requireSize(bytes: number, maxBytes: number | undefined, path: string): void {
  if (bytes < 0)
    throw new CatalogError('INVALID_REQUEST', 'The size of a file is not negative', {
      path,
      rule: 'minimum: 0',
    });
  if (maxBytes !== undefined && bytes > maxBytes)
    throw new CatalogError(
      'LIMIT_EXCEEDED',
      `A file has at most ${maxBytes} bytes (TRELLIS_FILES_MAX_SIZE)`,
      {
        ...{ path, limit: 'TRELLIS_FILES_MAX_SIZE', rule: `at most ${maxBytes} bytes` },
      },
    );
}
