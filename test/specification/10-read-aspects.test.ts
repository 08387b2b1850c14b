/** Endpoints: read an entity's aspects, GET /entitiesV2/<url-encoded-urn>. */
import { unique } from '../helpers/catalog.js';
import { openService, urnsOf } from './service.js';

const { request, write } = openService();
const HEADERS = { 'X-RestLi-Protocol-Version': '2.0.0' };

it('aspects=List(<aspectName>,...) limits the aspects returned', async () => {
  const urn = urnsOf(unique('limited')).dataset!;
  await write(urn, 'status', { removed: false });
  await write(urn, 'globalTags', { tags: [] });
  await write(urn, 'browsePaths', { paths: ['/a'] });
  const names = async (query: string) => {
    const { json } = await request(`GET /entitiesV2/${encodeURIComponent(urn)}${query}`, HEADERS);
    return Object.keys(json.aspects).sort();
  };
  expect(await names('?aspects=List(status)')).toEqual(['status']);
  expect(await names('?aspects=List(status,globalTags)')).toEqual(['globalTags', 'status']);
  expect(await names('')).toEqual(expect.arrayContaining(['browsePaths', 'globalTags', 'status']));
});

it('response: urn, entityName, aspects with name, version, value and created', async () => {
  const urn = urnsOf(unique('shape')).dataset!;
  await write(urn, 'status', { removed: false });
  const path = `/entitiesV2/${encodeURIComponent(urn)}?aspects=List(status)`;
  expect((await request(`GET ${path}`, HEADERS)).json).toEqual({
    urn,
    entityName: 'dataset',
    aspects: {
      status: expect.objectContaining({
        name: 'status',
        version: 0,
        value: { removed: false },
        created: { actor: expect.stringMatching(/^urn:li:corpuser:/), time: expect.any(Number) },
      }),
    },
  });
});

it('the latest version of each aspect is returned', async () => {
  const urn = urnsOf(unique('latest')).dataset!;
  for (const description of ['First', 'Second']) await write(urn, 'datasetProperties', { description });
  const { json } = await request(`GET /entitiesV2/${encodeURIComponent(urn)}`, HEADERS);
  expect(json.aspects.datasetProperties.value).toEqual({ description: 'Second' });
});
