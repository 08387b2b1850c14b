/** Settings of structured properties that contradict each other. */
import { proposal, startCatalog, unique, type TestCatalog } from '../helpers/catalog.js';
import { mutationTools } from '../helpers/graphql/mutations.js';

let catalog: TestCatalog;
beforeAll(async () => {
  catalog = await startCatalog();
});
afterAll(() => catalog.stop());
const { stored } = mutationTools(() => catalog);

const ASPECT = 'structuredPropertySettings';
const PATCH = { changeType: 'PATCH' };
const write = (urn: string, value: object) => catalog.ingest(urn, ASPECT, value);
const set = (urn: string, name: string) =>
  catalog.ingest(urn, ASPECT, [{ op: 'add', path: `/${name}`, value: true }], PATCH);
const change = (urn: string, settings: object) =>
  catalog.graphql(
    'mutation ($input: UpdateStructuredPropertyInput!) { updateStructuredProperty(input: $input) { urn } }',
    { input: { urn, settings } },
  );

async function newProperty(): Promise<string> {
  const id = unique('io.acme.shown');
  const urn = `urn:li:structuredProperty:${id}`;
  const { status } = await catalog.ingest(urn, 'propertyDefinition', {
    ...{ qualifiedName: id, valueType: 'urn:li:dataType:datahub.string' },
    entityTypes: ['urn:li:entityType:datahub.dataset'],
  });
  expect(status).toBe(200);
  return urn;
}

it('a hidden property is shown nowhere, whoever writes it', async () => {
  const property = await newProperty();
  const both = { isHidden: true, showInColumnsTable: true };
  const path = '/showInColumnsTable';
  expect(await write(property, both)).toMatchObject({ status: 400, json: { path } });
  const item = { urn: property, [ASPECT]: { value: both } };
  const answer = await catalog.post('/openapi/v3/entity/structuredProperty', [item]);
  expect(answer).toMatchObject({ status: 400, json: { path: `/0/${ASPECT}/value${path}` } });
  expect((await change(property, both)).errors[0].extensions).toMatchObject({ path });
  expect(await stored(property, ASPECT)).toBeUndefined();
  expect((await write(property, { isHidden: true })).status).toBe(200);
  expect(await set(property, 'showInSearchFilters')).toMatchObject({
    status: 400,
    json: { path: '/showInSearchFilters' },
  });
  expect(await stored(property, ASPECT)).toEqual({ isHidden: true });
});

describe('the badge of assets', () => {
  // There is one in the whole catalog, so each test gives it back.
  const isBadge = async (urn: string) => (await stored(urn, ASPECT))?.showAsAssetBadge === true;
  const path = '/showAsAssetBadge';

  it('is one property, whoever writes it, until another one gets it', async () => {
    const [first, second] = [await newProperty(), await newProperty()];
    expect((await write(first, { showAsAssetBadge: true })).status).toBe(200);
    expect(await write(second, { showAsAssetBadge: true })).toMatchObject({ status: 400, json: { path } });
    expect(await set(second, 'showAsAssetBadge')).toMatchObject({ status: 400, json: { path } });
    const { errors } = await change(second, { showAsAssetBadge: true });
    expect(errors[0].extensions).toMatchObject({ path });
    expect(await isBadge(second)).toBe(false);
    expect((await write(first, { showAsAssetBadge: true, showInAssetSummary: true })).status).toBe(200);
    const handedOver = await catalog.ingestBatch([
      proposal(second, ASPECT, { showAsAssetBadge: true }),
      proposal(first, ASPECT, { showAsAssetBadge: false }),
    ]);
    expect([handedOver.status, await isBadge(second)]).toEqual([200, true]);
    expect((await catalog.post('/entities?action=delete', { urn: second })).status).toBe(200);
    expect((await write(first, { showAsAssetBadge: true })).status).toBe(200);
    await write(first, {});
  });

  it('is one property, even if several are made the badge at once', async () => {
    const properties = await Promise.all(Array.from({ length: 6 }, newProperty));
    const answers = await Promise.all(properties.map((urn) => write(urn, { showAsAssetBadge: true })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400, 400]);
    await Promise.all(properties.map((urn) => write(urn, {})));
  });
});
