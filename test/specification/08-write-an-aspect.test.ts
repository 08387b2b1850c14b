/** Endpoints: write an aspect, POST /aspects?action=ingestProposal. */
import { unique } from '../helpers/catalog.js';
import { openService, PROTOCOL, urnsOf } from './service.js';

const { request } = openService();

const HEADERS = { 'X-RestLi-Protocol-Version': '2.0.0', 'Content-Type': 'application/json' };
const LINE = 'POST /aspects?action=ingestProposal';
const read = async (urn: string) =>
  (await request(`GET /entitiesV2/${encodeURIComponent(urn)}`, PROTOCOL)).json.aspects;

it('body: a proposal with entityType, entityUrn, changeType UPSERT, aspectName and aspect', async () => {
  const urn = urnsOf(unique('proposed')).dataset!;
  const { status } = await request(LINE, HEADERS, {
    proposal: {
      entityType: 'dataset',
      entityUrn: urn,
      changeType: 'UPSERT',
      aspectName: 'datasetProperties',
      aspect: { value: '{"description":"Proposed"}', contentType: 'application/json' },
    },
  });
  expect(status).toBe(200);
  expect((await read(urn)).datasetProperties.value).toEqual({ description: 'Proposed' });
});

it('changeType UPSERT replaces the aspect; DELETE removes it', async () => {
  const urn = urnsOf(unique('changed')).dataset!;
  const proposal = { entityType: 'dataset', entityUrn: urn, aspectName: 'datasetProperties' };
  const upsert = (value: string) =>
    request(LINE, HEADERS, {
      proposal: { ...proposal, changeType: 'UPSERT', aspect: { value, contentType: 'application/json' } },
    });
  expect((await upsert('{"description":"First"}')).status).toBe(200);
  expect((await upsert('{"name":"Second"}')).status).toBe(200);
  expect((await read(urn)).datasetProperties.value).toEqual({ name: 'Second' });
  expect((await request(LINE, HEADERS, { proposal: { ...proposal, changeType: 'DELETE' } })).status).toBe(
    200,
  );
  expect(await read(urn)).not.toHaveProperty('datasetProperties');
});

it.each([
  ['JSON text', '{"removed":'],
  ["conforming to the aspect's schema", '{"removed":"yes"}'],
])('aspect.value that is not %s is refused, and stores nothing', async (_rule, value) => {
  const urn = urnsOf(unique('refused')).dataset!;
  const aspect = { value, contentType: 'application/json' };
  const { status } = await request(LINE, HEADERS, {
    proposal: { entityType: 'dataset', entityUrn: urn, changeType: 'UPSERT', aspectName: 'status', aspect },
  });
  expect(status).toBe(400);
  expect(await read(urn)).not.toHaveProperty('status');
});

it.each([
  ['mlFeature', 'mlFeatureProperties', { dataType: 'TIME' }],
  ['mlPrimaryKey', 'mlPrimaryKeyProperties', { dataType: 'TEXT', sources: [] }],
  ['mlFeatureTable', 'mlFeatureTableProperties', { mlFeatures: [], mlPrimaryKeys: [] }],
  ['mlModel', 'mlModelProperties', { type: 'tree' }],
])('a client creates or updates a feature-store entity: %s with %s', async (entityType, aspectName, rest) => {
  const entityUrn = urnsOf(unique('emitted'))[entityType]!;
  for (const description of ['Created', 'Updated']) {
    const value = { description, ...rest };
    const aspect = { value: JSON.stringify(value), contentType: 'application/json' };
    const { status } = await request(LINE, HEADERS, {
      proposal: { entityType, changeType: 'UPSERT', entityUrn, aspectName, aspect },
    });
    expect(status).toBe(200);
    expect((await read(entityUrn))[aspectName].value).toEqual(value);
  }
});
