/** Versioning. */
import { unique } from '../helpers/catalog.js';
import { openService, urnsOf } from './service.js';

const { request } = openService();
const HEADERS = { 'X-RestLi-Protocol-Version': '2.0.0', 'Content-Type': 'application/json' };

const proposal = (entityUrn: string, name: string) => ({
  proposal: {
    entityType: 'tag',
    entityUrn,
    changeType: 'UPSERT',
    aspectName: 'tagProperties',
    aspect: { value: JSON.stringify({ name }), contentType: 'application/json' },
  },
});

it('2. requests to the aspect-write and V2 read endpoints send X-RestLi-Protocol-Version: 2.0.0', async () => {
  const urn = urnsOf(unique('protocol')).tag!;
  const written = await request('POST /aspects?action=ingestProposal', HEADERS, proposal(urn, 'First'));
  const read = await request(`GET /entitiesV2/${encodeURIComponent(urn)}`, HEADERS);
  expect([written.status, read.status]).toEqual([200, 200]);
});

it('3. stored aspects have integer versions: 0 is the latest and later versions increase monotonically', async () => {
  const urn = urnsOf(unique('versions')).tag!;
  const read = async (version: number) => {
    const path = `/aspects/${encodeURIComponent(urn)}?aspect=tagProperties&version=${version}`;
    return (await request(`GET ${path}`)).json.aspect['com.linkedin.tag.TagProperties'].name;
  };
  for (const [index, name] of ['First', 'Second', 'Third', 'Fourth'].entries()) {
    await request('POST /aspects?action=ingestProposal', HEADERS, proposal(urn, name));
    expect(await read(0)).toBe(name);
    // An older value keeps its version.
    if (index > 0) expect(await read(1)).toBe('First');
    if (index > 1) expect(await read(2)).toBe('Second');
  }
});

it('4. deprecated: the snapshot-based write and read, and the versioned-aspect read; the replacements are not', async () => {
  const { paths } = (await request('GET /openapi.json')).json;
  const isDeprecated = (method: string, path: string) => paths[path][method].deprecated === true;
  expect(
    [
      ['post', '/entities?action=ingest'],
      ['get', '/entities/{urn}'],
      ['get', '/aspects/{urn}'],
      ['post', '/aspects?action=ingestProposal'],
      ['get', '/entitiesV2/{urn}'],
    ].map(([method, path]) => [path, isDeprecated(method!, path!)]),
  ).toEqual([
    ['/entities?action=ingest', true],
    ['/entities/{urn}', true],
    ['/aspects/{urn}', true],
    ['/aspects?action=ingestProposal', false],
    ['/entitiesV2/{urn}', false],
  ]);
});
