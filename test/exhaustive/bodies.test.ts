/** Bodies of other kinds and sizes, at every endpoint that takes one. */
import { gzipSync } from 'node:zlib';
import { openBodies, type Bodies } from '../http/bodies.js';
import type { Endpoint } from '../authorization/endpoints.js';
import { MAX_BODY_BYTES } from '../../src/core/limits.js';

let bodies: Bodies;
beforeAll(async () => {
  bodies = await openBodies();
});
afterAll(() => bodies.catalog.stop());

describe('a body', () => {
  it.each([
    ['no content type', {}],
    ['the one of a form', { 'content-type': 'application/x-www-form-urlencoded' }],
    ['the one of a form with files', { 'content-type': 'multipart/form-data; boundary=x' }],
    ['the one of a form of plain text', { 'content-type': 'text/plain' }],
    ['plain text that claims to be JSON', { 'content-type': 'text/plain; application/json' }],
    ['two at once', { 'content-type': 'application/json, text/plain' }],
    ['one that begins alike', { 'content-type': 'application/jsonp' }],
    ['the one of scripts', { 'content-type': 'text/json' }],
    ['an empty one', { 'content-type': '' }],
    ['an unknown charset', { 'content-type': 'application/json; charset=utf-7' }],
    ['an unknown encoding', { 'content-type': 'application/json', 'content-encoding': 'compress' }],
  ])('with %s is refused by every endpoint that takes one', async (_what, headers) => {
    expect(bodies.withBody.length).toBeGreaterThan(30);
    for (const endpoint of bodies.withBody) {
      const { status, text } = await bodies.send(endpoint, headers, '{}');
      expect([endpoint.path, status, JSON.parse(text)]).toEqual([
        endpoint.path,
        415,
        expect.objectContaining({ status: 415, code: 'UNSUPPORTED_MEDIA_TYPE' }),
      ]);
    }
  });

  it.each(['application/json', 'application/json; charset=utf-8', 'APPLICATION/JSON;charset="UTF-8"'])(
    'of %s is read',
    async (type) => {
      for (const endpoint of bodies.withBody) {
        const { status, text } = await bodies.send(endpoint, { 'content-type': type }, '{"broken":');
        expect([endpoint.path, status, text]).toEqual([
          endpoint.path,
          400,
          expect.stringContaining('The body is not JSON'),
        ]);
      }
    },
  );

  it('is bounded at every endpoint, compressed ones by what they hold', async () => {
    const bomb = gzipSync(Buffer.alloc(MAX_BODY_BYTES + 1, ' '));
    const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' };
    for (const endpoint of bodies.withBody) {
      const { status, headers: answered } = await bodies.send(endpoint, headers, bomb);
      expect([endpoint.path, status, answered.connection]).toEqual([endpoint.path, 413, 'close']);
    }
  }, 240_000);

  it('nested deeply breaks no endpoint, wherever it is', async () => {
    const deep = `${'{"a":['.repeat(50_000)}1${']}'.repeat(50_000)}`;
    for (const endpoint of bodies.withBody)
      for (const body of [deep, ...membersOf(endpoint).map((name) => `{${JSON.stringify(name)}:${deep}}`)]) {
        const { status } = await bodies.send(endpoint, { 'content-type': 'application/json' }, body);
        expect([endpoint.path, body.slice(0, 30), status < 500]).toEqual([
          endpoint.path,
          body.slice(0, 30),
          true,
        ]);
      }
  }, 240_000);
});

function membersOf({ operation }: Endpoint): string[] {
  const schema = operation.requestBody?.content['application/json']?.schema;
  return Object.keys((schema?.['properties'] ?? {}) as object);
}
