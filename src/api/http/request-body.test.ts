import { Readable } from 'node:stream';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { readBodyText, BodyBudget } from './request-body.js';

/** A request needs only its stream and headers. */
function request(body: Buffer | Buffer[], headers: IncomingHttpHeaders = {}): IncomingMessage {
  const stream = Readable.from(Array.isArray(body) ? body : [body]);
  return Object.assign(stream, { headers: { 'content-type': 'application/json', ...headers } }) as never;
}

/** Reads with room for everything, or with this room. */
function read(
  of: IncomingMessage,
  { maxBytes, room = 2_000_000 }: { maxBytes?: number; room?: number } = {},
) {
  const options = { share: new BodyBudget(room).open(), idleMillis: 60_000 };
  return readBodyText(of, { ...options, ...(maxBytes !== undefined && { maxBytes }) });
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
          expect(await read(request(chunks))).toBe(text);
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
    expect(await read(request(body, { 'content-encoding': encoding }))).toBe('{"a":"é"}');
  });

  it.each([
    ['application/json; charset=UTF-8', Buffer.from('"é"')],
    ['application/json;charset="iso-8859-1"', Buffer.from('"é"', 'latin1')],
    ['application/json; charset=utf-16le', Buffer.from('"é"', 'utf16le')],
    ['application/vnd.linkedin.restli+json', Buffer.from('\uFEFF"é"')],
  ])('are decoded by their content type: %s', async (type, body) => {
    expect(await read(request(body, { 'content-type': type }))).toBe('"é"');
  });

  it('can be empty in spite of a content type', async () => {
    expect(await read(request([]))).toBe('');
  });

  it.each([
    ['another content type', Buffer.from('a=b'), { 'content-type': 'application/x-www-form-urlencoded' }],
    ['an unknown charset', Buffer.from('{}'), { 'content-type': 'application/json; charset=klingon' }],
    ['an unknown encoding', Buffer.from('{}'), { 'content-encoding': 'zip' }],
  ])('are refused as unsupported for %s', async (_what, body, headers) => {
    await expect(read(request(body, headers))).rejects.toThrow(refusal('UNSUPPORTED_MEDIA_TYPE'));
  });

  it.each([
    ['bytes that are not UTF-8', Buffer.from([0x22, 0xff, 0x22]), {}],
    ['an encoding that it does not have', Buffer.from('{}'), { 'content-encoding': 'gzip' }],
  ])('are refused as invalid for %s', async (_what, body, headers) => {
    await expect(read(request(body, headers))).rejects.toThrow(refusal('INVALID_REQUEST'));
  });

  it('are limited to an exact size', async () => {
    expect(await read(request(Buffer.alloc(100, 'a')), { maxBytes: 100 })).toHaveLength(100);
    await expect(read(request(Buffer.alloc(101, 'a')), { maxBytes: 100 })).rejects.toThrow(
      refusal('PAYLOAD_TOO_LARGE'),
    );
  });

  it('are limited to the same size after decompression', async () => {
    const bomb = gzipSync(Buffer.alloc(1_000_000));
    const headers = { 'content-encoding': 'gzip' };
    await expect(read(request(bomb, headers), { maxBytes: 10_000 })).rejects.toThrow(
      refusal('PAYLOAD_TOO_LARGE'),
    );
  });

  it.each([
    ['arrive in parts', [Buffer.alloc(60, 'a'), Buffer.alloc(60, 'a')], {}],
    ['are announced', [Buffer.alloc(1, 'a')], { 'content-length': '101' }],
    ['are compressed', [gzipSync(Buffer.alloc(500, 'a'))], { 'content-encoding': 'gzip' }],
  ])(
    'are refused if they do not fit into the budget of all bodies: if they %s',
    async (_, parts, headers) => {
      await expect(read(request(parts, headers), { room: 100 })).rejects.toThrow(refusal('OVERLOADED'));
    },
  );

  it('are accounted for piece by piece while they are decompressed', async () => {
    const taken: number[] = [];
    const share = {
      take: (bytes: number) => taken.push(bytes),
      hasRoomFor: () => true,
      release: () => undefined,
    };
    const bomb = gzipSync(Buffer.alloc(1_000_000, 'a'));
    await readBodyText(request(bomb, { 'content-encoding': 'gzip' }), { share, idleMillis: 60_000 });
    expect(taken.reduce((sum, bytes) => sum + bytes)).toBe(bomb.length + 1_000_000);
    expect(Math.max(...taken)).toBeLessThan(100_000);
  });

  it('return their part of the budget', async () => {
    const budget = new BodyBudget(100);
    for (let at = 0; at < 3; at += 1) {
      const share = budget.open();
      await readBodyText(request(Buffer.alloc(80, 'a')), { share, idleMillis: 60_000 });
      expect(share.hasRoomFor(21)).toBe(false);
      share.release();
      expect(share.hasRoomFor(100)).toBe(true);
    }
  });

  it('are given up if they stop arriving', async () => {
    const stalled = Object.assign(new Readable({ read: () => undefined }), {
      headers: { 'content-type': 'application/json' },
    }) as unknown as IncomingMessage;
    const share = new BodyBudget(100).open();
    await expect(readBodyText(stalled, { share, idleMillis: 1 })).rejects.toThrow(refusal('INVALID_REQUEST'));
  });
});
