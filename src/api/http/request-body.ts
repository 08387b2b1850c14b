/**
 * Reads the text of JSON request bodies: content type, encoding, size and charset, each refused with its own error. Bounds the memory of all
 * bodies together.
 */
import { isUtf8 } from 'node:buffer';
import type { IncomingMessage } from 'node:http';
import type { Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { CatalogError } from '../../core/errors.js';
import { MAX_BODY_BYTES } from '../../core/limits.js';
import { overloaded } from '../../core/slots.js';

const INFLATERS = new Map<string, () => Transform>([
  ['gzip', createGunzip],
  ['x-gzip', createGunzip],
  ['deflate', createInflate],
  ['br', createBrotliDecompress],
]);
/** Number of bytes beyond the limit that are read and dropped, so that the client receives the response. */
const PATIENCE = 4;
const JSON_TYPE = /^application\/(?:[\w.+-]+\+)?json$/;

export interface BodyRoom {
  /** Where the bytes are accounted for. */
  readonly share: BodyShare;
  /** Milliseconds without a byte after which the connection is closed. */
  readonly idleMillis: number;
}

interface ReadOptions extends BodyRoom {
  /** Default: `MAX_BODY_BYTES`. */
  readonly maxBytes?: number | undefined;
}

/**
 * @returns the text of the body; empty without a body
 * @throws UNSUPPORTED_MEDIA_TYPE, PAYLOAD_TOO_LARGE, INVALID_REQUEST, OVERLOADED
 */
export async function readBodyText(request: IncomingMessage, options: ReadOptions): Promise<string> {
  const { share, maxBytes = MAX_BODY_BYTES } = options;
  const bytes = await readBytes(request, { ...options, maxBytes });
  if (bytes.length === 0) return '';
  const charset = readContentType(request.headers['content-type']);
  const encoding = request.headers['content-encoding'];
  return decode(await decompress(bytes, { encoding, maxBytes, share }), charset);
}

/** A refused body is read and dropped, so that the client receives the response. */
async function readBytes(
  request: IncomingMessage,
  { maxBytes, share, idleMillis }: BodyRoom & { readonly maxBytes: number },
): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  let isRefused = !share.hasRoomFor(Number(request.headers['content-length'] ?? 0));
  const idle = setTimeout(() => request.destroy(new Error('no bytes arrived')), idleMillis);
  try {
    for await (const chunk of request as AsyncIterable<Buffer>) {
      idle.refresh();
      size += chunk.length;
      isRefused ||= !share.hasRoomFor(chunk.length);
      if (size <= maxBytes && !isRefused) {
        share.take(chunk.length);
        chunks.push(chunk);
      } else if (size > maxBytes * PATIENCE) break;
      else if (chunks.length > 0) {
        chunks.length = 0;
        share.release();
      }
    }
  } catch (cause) {
    throw new CatalogError('INVALID_REQUEST', 'The connection ended within the body', {}, { cause });
  } finally {
    clearTimeout(idle);
  }
  if (size > maxBytes) throw tooLarge(maxBytes);
  if (isRefused) throw overloaded('bodyBytes');
  return Buffer.concat(chunks, size);
}

/**
 * Refuses a missing content type too, because a page of another site can send such a body without a CORS preflight.
 * @returns the charset; default: UTF-8
 */
function readContentType(header = 'missing'): string {
  const [type = '', ...parameters] = header.split(';').map((part) => part.trim());
  if (!JSON_TYPE.test(type.toLowerCase())) {
    throw new CatalogError('UNSUPPORTED_MEDIA_TYPE', `Content-Type must be application/json, not ${header}`, {
      rule: 'application/json',
    });
  }
  const charset = parameters.find((parameter) => /^charset=/i.test(parameter));
  return charset === undefined ? 'utf-8' : charset.slice('charset='.length).replaceAll('"', '').toLowerCase();
}

async function decompress(
  bytes: Buffer,
  {
    encoding,
    maxBytes,
    share,
  }: { encoding: string | undefined; maxBytes: number; share: Pick<BodyShare, 'take'> },
): Promise<Buffer> {
  const name = encoding?.trim().toLowerCase() ?? 'identity';
  if (name === 'identity') return bytes;
  const create = INFLATERS.get(name);
  if (create === undefined) {
    throw new CatalogError(
      'UNSUPPORTED_MEDIA_TYPE',
      `Content-Encoding ${name} is not supported; supported are gzip, deflate and br`,
    );
  }
  try {
    return await inflate(bytes, create(), { maxBytes, share });
  } catch (cause) {
    if (cause instanceof CatalogError) throw cause;
    throw new CatalogError(
      'INVALID_REQUEST',
      `The body does not match its Content-Encoding ${name}`,
      {},
      { cause },
    );
  }
}

/** A few bytes can become very many, so each piece is accounted for before the next one is made. */
async function inflate(
  bytes: Buffer,
  inflater: Transform,
  { maxBytes, share }: { maxBytes: number; share: Pick<BodyShare, 'take'> },
): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  inflater.end(bytes);
  for await (const chunk of inflater as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBytes) throw tooLarge(maxBytes);
    share.take(chunk.length);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, size);
}

function decode(bytes: Buffer, charset: string): string {
  if (charset === 'utf-8' || charset === 'utf8') {
    if (!isUtf8(bytes)) throw badText(charset);
    const text = bytes.toString('utf8');
    return text.startsWith('\uFEFF') ? text.slice(1) : text;
  }
  const decoder = decoderOf(charset);
  try {
    return decoder.decode(bytes);
  } catch (cause) {
    throw badText(charset, cause);
  }
}

function decoderOf(charset: string): { decode(bytes: Buffer): string } {
  try {
    return new TextDecoder(charset, { fatal: true });
  } catch (cause) {
    throw new CatalogError('UNSUPPORTED_MEDIA_TYPE', `The charset ${charset} is not known`, {}, { cause });
  }
}

function tooLarge(maxBytes: number): CatalogError {
  return new CatalogError('PAYLOAD_TOO_LARGE', `The body exceeds ${maxBytes} bytes (MAX_BODY_BYTES)`, {
    limit: 'MAX_BODY_BYTES',
    rule: `maxLength: ${maxBytes}`,
  });
}

function badText(charset: string, cause?: unknown): CatalogError {
  return new CatalogError(
    'INVALID_REQUEST',
    `The body is not valid ${charset}`,
    { rule: charset },
    { cause },
  );
}

/** The part of the budget that one request holds. */
interface BodyShare {
  /** @throws OVERLOADED if the budget does not suffice */
  take(bytes: number): void;
  /** Tells whether the budget would suffice. */
  hasRoomFor(bytes: number): boolean;
  /** Returns everything. */
  release(): void;
}

/** Bounds the memory of all request bodies together. */
export class BodyBudget {
  private used = 0;

  constructor(private readonly limit: number) {}

  open(): BodyShare {
    let taken = 0;
    const hasRoomFor = (bytes: number): boolean => this.used + bytes <= this.limit;
    return {
      hasRoomFor,
      take: (bytes) => {
        if (!hasRoomFor(bytes)) throw overloaded('bodyBytes');
        this.used += bytes;
        taken += bytes;
      },
      release: () => {
        this.used -= taken;
        taken = 0;
      },
    };
  }
}
