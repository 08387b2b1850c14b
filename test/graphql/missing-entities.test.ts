/** Entities by URN that nobody has written, or that were deleted: clients expect an object, of which they ask `exists`. */
import { isObjectType } from 'graphql';
import { buildCatalogSchema } from '../../src/api/graphql/build-schema.js';
import { entityOf } from '../../src/api/graphql/mapping/directives.js';
import { readSdl } from '../../src/api/graphql/sdl.js';
import { datasetUrn, startCatalog, unique, type TestCatalog } from '../helpers/catalog.js';
import { exampleUrn, model } from '../helpers/front-end/example-urns.js';

let catalog: TestCatalog;
beforeAll(async () => {
  catalog = await startCatalog();
});
afterAll(() => catalog.stop());

const schema = buildCatalogSchema(readSdl('schemas/graphql'), model);
const BY_URN = Object.values(schema.getQueryType()!.getFields()).flatMap(({ name, args, type }) => {
  const entityType = isObjectType(type) ? entityOf(schema, type) : undefined;
  return args.length === 1 && args[0]!.name === 'urn' && entityType !== undefined
    ? [[name, entityType] as const]
    : [];
});

/** Root fields that are null for a missing entity. */
const NULL = new Set(['executionRequest', 'ingestionSource', 'test', 'view']);

it.each(BY_URN)('%s is an object for a URN that nobody has written, or null', async (name, entityType) => {
  const urn = exampleUrn(unique('none'), entityType);
  const answer = await catalog.graphql(
    `query ($urn: String!) { found: ${name}(urn: $urn) { urn exists } entity(urn: $urn) { urn exists }
      entities(urns: [$urn]) { urn exists } existing: entities(urns: [$urn], checkForExistence: true) { urn } }`,
    { urn },
  );
  const missing = NULL.has(name) ? null : { urn, exists: false };
  expect(answer).toMatchObject({
    data: { found: missing, entity: missing, entities: [missing], existing: [null] },
  });
  expect(answer.errors).toBeUndefined();
});

it.each([
  ['removeUser', 'corpUser', 'corpuser', 'corpUserInfo', { active: true, displayName: 'Ann' }],
  ['removeGroup', 'corpGroup', 'corpGroup', 'corpGroupInfo', { admins: [], members: [], groups: [] }],
])('after %s, %s is an object without properties, as before it was written', async (...each) => {
  const [remove, field, type, aspect, value] = each;
  const urn = `urn:li:${type}:${unique('removed')}`;
  const read = () => catalog.query(`{ ${field}(urn: "${urn}") { urn exists properties { displayName } } }`);
  const missing = { [field]: { urn, exists: false, properties: null } };
  expect(await read()).toEqual(missing);
  expect(await catalog.query(`mutation { ${remove}(urn: "${urn}") }`)).toEqual({ [remove]: true });
  await catalog.ingest(urn, aspect, value);
  expect((await read())[field]).toMatchObject({ exists: true, properties: {} });
  expect(await catalog.query(`mutation { ${remove}(urn: "${urn}") }`)).toEqual({ [remove]: true });
  expect(await read()).toEqual(missing);
});

it('a reference to a deleted entity is an object, too', async () => {
  const [table, owner] = [datasetUrn(unique('t')), `urn:li:corpuser:${unique('owner')}`];
  await catalog.ingest(owner, 'corpUserInfo', { active: true });
  await catalog.post('/entities?action=delete', { urn: owner });
  await catalog.ingest(table, 'ownership', { owners: [{ owner, type: 'NONE' }] });
  const { dataset } = await catalog.query(
    `{ dataset(urn: "${table}") { ownership { owners { owner { ... on CorpUser { urn exists properties { displayName } } } } } } }`,
  );
  expect(dataset.ownership.owners).toEqual([{ owner: { urn: owner, exists: false, properties: null } }]);
});
