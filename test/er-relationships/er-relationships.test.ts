/** Relationships of two datasets. */
import { createHash } from 'node:crypto';
import { datasetUrn, startCatalog, unique, type TestCatalog } from '../helpers/catalog.js';
import { codeOf } from '../helpers/graphql/error-code.js';
import { mutationTools } from '../helpers/graphql/mutations.js';

let catalog: TestCatalog;
beforeAll(async () => {
  catalog = await startCatalog();
});
afterAll(() => catalog.stop());
const { newTable, stored, exists } = mutationTools(() => catalog);

const PAIR = { sourceField: 'id', destinationField: 'order_id' };
const create = (input: object, selection = 'urn') =>
  catalog.graphql(
    `mutation ($input: ERModelRelationshipUpdateInput!) { createERModelRelationship(input: $input) { ${selection} } }`,
    { input },
  );
const update = (urn: string, input: object) =>
  catalog.graphql(
    `mutation ($urn: String!, $input: ERModelRelationshipUpdateInput!) { updateERModelRelationship(urn: $urn, input: $input) }`,
    { urn, input },
  );
const remove = (urn: string) => catalog.graphql(`mutation { deleteERModelRelationship(urn: "${urn}") }`);
const relating = (source: string, destination: string, more: object = {}) => ({
  properties: { name: 'orders', source, destination, relationshipFieldmappings: [PAIR], ...more },
});
const created = async (input: object): Promise<string> =>
  (await create(input)).data.createERModelRelationship.urn;

it('is created with the URN that its name and its datasets make, in either direction', async () => {
  const [one, other] = [await newTable(), await newTable()].sort() as [string, string];
  const { data } = await create(
    {
      ...relating(other, one),
      editableProperties: { name: ' ', description: 'Orders of customers' },
    },
    `urn id properties { name source { urn } destination { urn } relationshipFieldMappings { sourceField destinationField }
      cardinality createdTime createdActor { urn } } editableProperties { name description }
     relationships(input: { types: ["ermodelrelationA"], direction: OUTGOING }) { relationships { entity { urn } } }`,
  );
  const text = `{"Destination":"${one}","ERModelRelationName":"orders","Source":"${other}"}`;
  const id = createHash('md5').update(text).digest('hex');
  expect(data.createERModelRelationship).toMatchObject({
    urn: `urn:li:erModelRelationship:${id}`,
    properties: {
      ...{ name: 'orders', source: { urn: other }, destination: { urn: one }, cardinality: 'ONE_ONE' },
      ...{ relationshipFieldMappings: [PAIR], createdActor: { urn: 'urn:li:corpuser:datahub' } },
    },
    editableProperties: { name: null, description: 'Orders of customers' },
    relationships: { relationships: [{ entity: { urn: other } }] },
  });
  expect(codeOf(await create(relating(one, other)))).toBe('CONFLICT');
});

it('is refused if it is incomplete, and nothing is stored', async () => {
  const [one, other] = [await newTable(), await newTable()];
  const refused: [object, string][] = [
    [{}, 'INVALID_REQUEST'],
    [relating(one, other, { name: ' ' }), 'INVALID_REQUEST'],
    [relating(one, other, { relationshipFieldmappings: [] }), 'INVALID_REQUEST'],
    [relating(one, other, { relationshipFieldmappings: [{ sourceField: 'id' }] }), 'INVALID_REQUEST'],
    [relating(one, datasetUrn(unique('none'))), 'NOT_FOUND'],
    [relating(one, 'urn:li:tag:a'), 'INVALID_URN'],
    [relating(one, other, { createdAt: 1, createdBy: one }), 'INVALID_URN'],
  ];
  for (const [input, code] of refused) expect([input, codeOf(await create(input))]).toEqual([input, code]);
  const { dataset } = await catalog.query(
    `{ dataset(urn: "${one}") { relationships(input: { types: ["ermodelrelationA"], direction: INCOMING }) { total } } }`,
  );
  expect(dataset.relationships.total).toBe(0);
});

it('an update replaces the given parts and keeps the creation, and a deletion is final', async () => {
  const [one, other] = [await newTable(), await newTable()];
  const urn = await created(relating(one, other, { createdAt: 7, createdBy: 'urn:li:corpuser:ada' }));
  const pairs = [PAIR, { ...PAIR, sourceField: 'key' }];
  await update(urn, relating(one, other, { name: 'new', relationshipFieldmappings: pairs }));
  await update(urn, { editableProperties: { name: 'Orders', description: 'x' } });
  expect(await stored(urn, 'erModelRelationshipProperties')).toMatchObject({
    ...{ name: 'new', cardinality: 'N_ONE', relationshipFieldMappings: pairs },
    created: { time: 7, actor: 'urn:li:corpuser:ada' },
  });
  expect(await stored(urn, 'editableERModelRelationshipProperties')).toMatchObject({ name: 'Orders' });
  expect((await remove(urn)).data).toEqual({ deleteERModelRelationship: true });
  expect(await exists(urn)).toBe(false);
  expect([codeOf(await remove(urn)), codeOf(await update(urn, relating(one, other)))]).toEqual([
    'NOT_FOUND',
    'NOT_FOUND',
  ]);
  expect(await exists(urn)).toBe(false);
});
