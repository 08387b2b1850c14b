/** Payloads with fields that the model does not know, at a service that refuses them. */
import { datasetUrn, proposal, startCatalog, unique } from '../helpers/catalog.js';
import { aspectValue } from '../helpers/api/aspect-value.js';
import { openapiV3 } from '../helpers/api/openapi-v3.js';

const [catalog, lenient] = [await startCatalog({ unknownFields: 'refuse' }), await startCatalog()];
afterAll(() => Promise.all([catalog.stop(), lenient.stop()]));
const v3 = openapiV3(catalog);

const NEWER = { removed: false, newer: 1 };
const ADD = { patch: [{ op: 'add', path: '/newer', value: 1 }] };
const newDataset = () => datasetUrn(unique('strict'));

it.each([
  ['a proposal', (urn: string) => catalog.ingest(urn, 'status', NEWER)],
  [
    'a batch',
    (urn: string) =>
      catalog.ingestBatch([proposal(urn, 'datasetProperties', {}), proposal(urn, 'status', NEWER)]),
  ],
  [
    'a snapshot',
    (urn: string) => {
      const aspects = [{ 'com.linkedin.common.Status': NEWER }];
      const value = { 'com.linkedin.metadata.snapshot.DatasetSnapshot': { urn, aspects } };
      return catalog.post('/entities?action=ingest', { entity: { value } });
    },
  ],
  ['a list in OpenAPI v3', (urn: string) => v3.put('dataset', [{ urn, status: { value: NEWER } }])],
  ['an aspect in OpenAPI v3', (urn: string) => v3.on('POST', urn, '/status', { value: NEWER })],
  ['a patch', (urn: string) => v3.on('PATCH', urn, '/status', ADD)],
])('%s with an unknown field is refused with its place, and stores nothing', async (_, send) => {
  const urn = newDataset();
  const answer = await send(urn);
  expect([answer.status, answer.json.code, answer.json.rule]).toEqual([
    400,
    'INVALID_ASPECT',
    'known fields only',
  ]);
  expect(answer.json.message).toContain('newer: there is no such field');
  expect(answer.headers.get('x-unknown-fields')).toBeNull();
  expect((await catalog.aspect(urn, 'datasetKey')).status).toBe(404);
});

it('a patch of another member keeps an unknown field that is stored already', async () => {
  const urn = newDataset();
  await lenient.ingest(urn, 'status', NEWER);
  const patch = { patch: [{ op: 'add', path: '/removed', value: true }] };
  expect((await v3.on('PATCH', urn, '/status', patch)).status).toBe(200);
  expect(await aspectValue(catalog, urn, 'status')).toEqual({ removed: true, newer: 1 });
  expect((await catalog.ingest(urn, 'status', NEWER)).status).toBe(400);
});
