import { Readable } from 'node:stream';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { readBodyText } from './request-body.js';

/** A request needs only its stream and headers. */
function request(body: Buffer | Buffer[], headers: IncomingHttpHeaders = {}): IncomingMessage {
  const stream = Readable.from(Array.isArray(body) ? body : [body]);
  return Object.assign(stream, { headers: { 'content-type': 'application/json', ...headers } }) as never;
}

const refusal = (code: string) => expect.objectContaining({ code }) as Error;

describe('request bodies', () => {
  it('are read unchanged, however they are split into chunks', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: 'grapheme' }),
        fc.integer({ min: 1, max: 5 }),
        async (text, size) => {
          const bytes = Buffer.from(text);
          const chunks: Buffer[] = [];
          for (let at = 0; at < bytes.length; at += size) chunks.push(bytes.subarray(at, at + size));
          expect(await readBodyText(request(chunks))).toBe(text);
        },
      ),
    );
  });

  it.each([
    ['gzip', gzipSync],
    ['deflate', deflateSync],
    ['br', brotliCompressSync],
  ])('may be compressed with %s', async (encoding, compress) => {
    const body = compress('{"a":"é"}');
    expect(await readBodyText(request(body, { 'content-encoding': encoding }))).toBe('{"a":"é"}');
  });

  it.each([
    ['application/json; charset=UTF-8', Buffer.from('"é"')],
    ['application/json;charset="iso-8859-1"', Buffer.from('"é"', 'latin1')],
    ['application/json; charset=utf-16le', Buffer.from('"é"', 'utf16le')],
    ['application/vnd.linkedin.restli+json', Buffer.from('\uFEFF"é"')],
  ])('are decoded by their content type: %s', async (type, body) => {
    expect(await readBodyText(request(body, { 'content-type': type }))).toBe('"é"');
  });

  it('can be empty in spite of a content type', async () => {
    expect(await readBodyText(request([]))).toBe('');
  });

  it.each([
    ['another content type', Buffer.from('a=b'), { 'content-type': 'application/x-www-form-urlencoded' }],
    ['an unknown charset', Buffer.from('{}'), { 'content-type': 'application/json; charset=klingon' }],
    ['an unknown encoding', Buffer.from('{}'), { 'content-encoding': 'zip' }],
  ])('are refused as unsupported for %s', async (_what, body, headers) => {
    await expect(readBodyText(request(body, headers))).rejects.toThrow(refusal('UNSUPPORTED_MEDIA_TYPE'));
  });

  it.each([
    ['bytes that are not UTF-8', Buffer.from([0x22, 0xff, 0x22]), {}],
    ['an encoding that it does not have', Buffer.from('{}'), { 'content-encoding': 'gzip' }],
  ])('are refused as invalid for %s', async (_what, body, headers) => {
    await expect(readBodyText(request(body, headers))).rejects.toThrow(refusal('INVALID_REQUEST'));
  });

  it('are limited to an exact size', async () => {
    expect(await readBodyText(request(Buffer.alloc(100, 'a')), 100)).toHaveLength(100);
    await expect(readBodyText(request(Buffer.alloc(101, 'a')), 100)).rejects.toThrow(
      refusal('PAYLOAD_TOO_LARGE'),
    );
  });

  it('are limited to the same size after decompression', async () => {
    const bomb = gzipSync(Buffer.alloc(1_000_000));
    const headers = { 'content-encoding': 'gzip' };
    await expect(readBodyText(request(bomb, headers), 10_000)).rejects.toThrow(refusal('PAYLOAD_TOO_LARGE'));
  });
});
