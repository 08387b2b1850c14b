/** Request bodies of unusual content types and sizes, at every endpoint that takes a body. */
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
    ['the content type of a form', { 'content-type': 'application/x-www-form-urlencoded' }],
    ['the content type of a form with files', { 'content-type': 'multipart/form-data; boundary=x' }],
    ['the content type of plain text', { 'content-type': 'text/plain' }],
    ['plain text with JSON as a parameter', { 'content-type': 'text/plain; application/json' }],
    ['two content types', { 'content-type': 'application/json, text/plain' }],
    ['a content type that begins like JSON', { 'content-type': 'application/jsonp' }],
    ['the content type text/json', { 'content-type': 'text/json' }],
    ['an empty content type', { 'content-type': '' }],
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
    'of type %s is accepted',
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

  it('is limited at every endpoint, compressed bodies by their uncompressed size', async () => {
    const bomb = gzipSync(Buffer.alloc(MAX_BODY_BYTES + 1, ' '));
    const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' };
    for (const endpoint of bodies.withBody) {
      const { status, headers: answered } = await bodies.send(endpoint, headers, bomb);
      expect([endpoint.path, status, answered.connection]).toEqual([endpoint.path, 413, 'close']);
    }
  }, 240_000);

  it('with deep nesting causes no server error, at any member', async () => {
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
