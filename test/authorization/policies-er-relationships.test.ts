/** Permissions on relationships of datasets: they depend on both datasets. */
import { datasetUrn, proposal, unique, type TestCatalog } from '../helpers/catalog.js';
import { codeOf } from '../helpers/graphql/error-code.js';
import { startSecured } from '../helpers/secured-catalog.js';
import { verbs, where } from './policies-verbs.js';

let catalog: TestCatalog;
const { store, holder } = verbs(() => catalog);
const [first, second, other] = ['first', 'second', 'other'].map((name) => datasetUrn(unique(name))) as [
  string,
  string,
  string,
];
beforeAll(async () => {
  catalog = await startSecured();
  await store(...[first, second, other].map((urn) => proposal(urn, 'datasetProperties', { name: 'x' })));
});
afterAll(() => catalog.stop());

const CREATE =
  'mutation ($input: ERModelRelationshipUpdateInput!) { createERModelRelationship(input: $input) { urn } }';
const UPDATE =
  'mutation ($urn: String!, $input: ERModelRelationshipUpdateInput!) { updateERModelRelationship(urn: $urn, input: $input) }';
const pair = { sourceField: 'id', destinationField: 'id' };
const input = (source: string, destination: string) => ({
  properties: { name: unique('x'), source, destination, relationshipFieldmappings: [pair] },
});

it('a relationship is created, changed and deleted with a privilege on both of its datasets', async () => {
  const resources = where({ field: 'URN', values: [first, second] });
  const one = await holder(['CREATE_ENTITY_ER_MODEL_RELATIONSHIP'], { resources });
  const refused = await one.graphql(CREATE, { input: input(first, other) });
  expect([codeOf(refused), refused.errors[0].extensions.urn]).toEqual(['FORBIDDEN', other]);
  const { data } = await one.graphql(CREATE, { input: input(first, second) });
  const { urn } = data.createERModelRelationship;
  expect((await one.graphql(UPDATE, { urn, input: input(second, first) })).errors).toBeUndefined();
  expect(codeOf(await one.graphql(UPDATE, { urn, input: input(first, other) }))).toBe('FORBIDDEN');
  const foreign = `urn:li:erModelRelationship:${unique('foreign')}`;
  const { relationshipFieldmappings, ...value } = input(first, other).properties;
  const properties = { ...value, relationshipFieldMappings: relationshipFieldmappings };
  await store(proposal(foreign, 'erModelRelationshipProperties', properties));
  expect(codeOf(await one.graphql(UPDATE, { urn: foreign, input: input(first, second) }))).toBe('FORBIDDEN');
  const remove = (each: string) => one.graphql(`mutation { deleteERModelRelationship(urn: "${each}") }`);
  expect(codeOf(await remove(foreign))).toBe('FORBIDDEN');
  expect((await remove(urn)).errors).toBeUndefined();
});

it('the text of users is changed with the privilege on the documentation of the relationship', async () => {
  const urn = `urn:li:erModelRelationship:${unique('documented')}`;
  await store(proposal(urn, 'status', { removed: false }));
  const one = await holder(['EDIT_ENTITY_DOCS'], { resources: where({ field: 'URN', values: [urn] }) });
  const editableProperties = { description: 'x' };
  expect((await one.graphql(UPDATE, { urn, input: { editableProperties } })).errors).toBeUndefined();
  expect(codeOf(await one.graphql(UPDATE, { urn, input: input(first, second) }))).toBe('FORBIDDEN');
});
