/** Permissions on logical models: a privilege on the platform for the models, privileges on both ends for links. */
import { datasetUrn, proposal, unique, type TestCatalog } from '../helpers/catalog.js';
import { codeOf } from '../helpers/graphql/error-code.js';
import { mutationOf } from '../helpers/graphql/mutations.js';
import { startSecured } from '../helpers/secured-catalog.js';
import { verbs, where } from './policies-verbs.js';

let catalog: TestCatalog;
const { asRoot, store, holder } = verbs(() => catalog);
beforeAll(async () => {
  catalog = await startSecured();
});
afterAll(() => catalog.stop());

const schema = {
  ...{ schemaName: 'a', platform: 'urn:li:dataPlatform:hive', version: 0, hash: '' },
  platformSchema: { 'com.linkedin.schema.Schemaless': {} },
  fields: [
    { fieldPath: 'id', type: { type: { 'com.linkedin.schema.StringType': {} } }, nativeDataType: 'x' },
  ],
};
const newTables = async (): Promise<[string, string]> => {
  const urns: [string, string] = [datasetUrn(unique('child')), datasetUrn(unique('parent'))];
  await store(...urns.map((urn) => proposal(urn, 'schemaMetadata', schema)));
  return urns;
};
const columnOf = (table: string) => `urn:li:schemaField:(${table},id)`;
const parent = (urn: string) => ({ parent: { destinationUrn: urn } });
const patch = { changeType: 'PATCH', contentType: 'application/json-patch+json' };
const send = (
  by: { graphql: (query: string, variables: object) => Promise<any> },
  name: string,
  input: object,
) => by.graphql(mutationOf(name), { input });
const PLATFORM = { type: 'PLATFORM' } as const;

it('a parent is set with the privilege on the child and on the new parent, whatever the endpoint', async () => {
  const [child, top] = await newTables();
  const resources = where({ field: 'URN', values: [child] });
  const one = await holder(['EDIT_ENTITY'], { resources });
  const input = { resourceUrn: child, parentUrn: top };
  expect(codeOf(await send(one, 'setLogicalParent', input))).toBe('FORBIDDEN');
  expect((await one.write(child, 'logicalParent', parent(top))).status).toBe(403);
  const add = (path: string, value: unknown) =>
    one.write(child, 'logicalParent', [{ op: 'add', path, value }], patch);
  expect((await add('/parent', parent(top).parent)).status).toBe(403);
  expect((await add('/parent/destinationUrn', top)).status).toBe(403);
  expect((await one.write(columnOf(child), 'logicalParent', parent(columnOf(top)))).status).toBe(403);
  const both = await holder(['EDIT_ENTITY'], { resources: where({ field: 'URN', values: [child, top] }) });
  expect((await send(both, 'setLogicalParent', input)).errors).toBeUndefined();
  expect((await both.write(columnOf(child), 'logicalParent', parent(columnOf(top)))).status).toBe(200);
  // To remove a parent, the privilege on the child suffices.
  expect((await send(one, 'unlinkPhysicalChild', { childUrn: child })).errors).toBeUndefined();
});

it('models are created and changed with one privilege on the platform, without any on the dataset', async () => {
  const one = await holder(['CREATE_LOGICAL_MODELS'], PLATFORM);
  const columns = [{ fieldPath: 'id', type: 'STRING' }];
  const input = { name: unique('model'), columns };
  const other = await holder(['EDIT_ENTITY', 'CREATE_ENTITY']);
  expect(codeOf(await send(other, 'createLogicalModel', input))).toBe('FORBIDDEN');
  const { data } = await send(one, 'createLogicalModel', input);
  const urn = data.createLogicalModel;
  const changed = { urn, columns: [...columns, { fieldPath: 'new', type: 'DATE' }] };
  expect((await send(one, 'updateLogicalModelSchema', changed)).errors).toBeUndefined();
  expect(codeOf(await send(other, 'updateLogicalModelSchema', changed))).toBe('FORBIDDEN');
  expect((await one.write(urn, 'schemaMetadata', schema)).status).toBe(403);
});

it('a change that ends links requires the privilege on the physical datasets, and stores nothing without it', async () => {
  const one = await holder(['CREATE_LOGICAL_MODELS'], PLATFORM);
  const { data } = await send(one, 'createLogicalModel', {
    ...{ name: unique('model'), columns: [{ fieldPath: 'id', type: 'STRING' }] },
  });
  const [urn, [child]] = [data.createLogicalModel, await newTables()];
  const root = await asRoot();
  const link = {
    ...{ logicalParentUrn: urn, childUrn: child },
    columnMappings: [{ parentFieldPath: 'id', childFieldPath: 'id' }],
  };
  expect((await send(root, 'linkPhysicalChild', link)).errors).toBeUndefined();
  const input = { urn, columns: [{ fieldPath: 'id', type: 'NUMBER' }] };
  expect(codeOf(await send(one, 'updateLogicalModelSchema', input))).toBe('FORBIDDEN');
  const query = `{ dataset(urn: "${child}") { logicalParent { urn } } }`;
  expect((await root.graphql(query)).data.dataset.logicalParent).toEqual({ urn });
  expect((await send(root, 'updateLogicalModelSchema', input)).errors).toBeUndefined();
  expect((await root.graphql(query)).data.dataset.logicalParent).toBeNull();
});
