/** Endpoints: versioned aspect, GET /aspects/<url-encoded-urn>?aspect=<aspectName>&version=<integer>. */
import { unique } from '../helpers/catalog.js';
import { openService, urnsOf } from './service.js';

const { request, write } = openService();

it('response: version, aspect by its fully qualified record name', async () => {
  const urn = urnsOf(unique('read')).dataset!;
  await write(urn, 'status', { removed: false });
  const { json } = await request(`GET /aspects/${encodeURIComponent(urn)}?aspect=status&version=0`);
  expect(json).toMatchObject({ version: 0, aspect: { 'com.linkedin.common.Status': { removed: false } } });
});

it('version 0 is the latest; versions after 0 increase monotonically', async () => {
  const urn = urnsOf(unique('versions')).tag!;
  for (const name of ['First', 'Second', 'Third']) await write(urn, 'tagProperties', { name });
  const read = [];
  for (const version of [0, 1, 2]) {
    const path = `/aspects/${encodeURIComponent(urn)}?aspect=tagProperties&version=${version}`;
    const { json } = await request(`GET ${path}`);
    read.push([json.version, json.aspect['com.linkedin.tag.TagProperties'].name]);
  }
  expect(read).toEqual([
    [0, 'Third'],
    [1, 'First'],
    [2, 'Second'],
  ]);
});
