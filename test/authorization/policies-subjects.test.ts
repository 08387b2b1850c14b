/** Permissions that depend on referenced entities: incidents, queries, glossary terms and assets of data products. */
import { datasetUrn, proposal, unique, type TestCatalog } from '../helpers/catalog.js';
import { verbs, where, type Somebody } from './policies-verbs.js';
import { startSecured } from '../helpers/secured-catalog.js';

let catalog: TestCatalog;
const { store, holder } = verbs(() => catalog);

const mark = unique('subjects');
const inside = datasetUrn(`${mark}.inside`);
const outside = datasetUrn(`${mark}.outside`);
const domain = `urn:li:domain:${mark}`;
const ofDomain = where({ field: 'DOMAIN', values: [domain] });

beforeAll(async () => {
  catalog = await startSecured();
  await store(
    proposal(domain, 'domainProperties', { name: 'x' }),
    proposal(inside, 'datasetProperties', { name: 'x' }),
    proposal(inside, 'domains', { domains: [domain] }),
    proposal(outside, 'datasetProperties', { name: 'x' }),
  );
});
afterAll(() => catalog.stop());

const patch = { changeType: 'PATCH', contentType: 'application/json-patch+json' };
const title = [{ op: 'add', path: '/title', value: 'x' }];
const incident = (entities: string[]) => ({
  type: 'OPERATIONAL',
  entities,
  status: { state: 'ACTIVE', lastUpdated: { time: 1, actor: 'urn:li:corpuser:datahub' } },
  created: { time: 1, actor: 'urn:li:corpuser:datahub' },
});

it('an incident is written with the privilege on all its entities', async () => {
  const one = await holder(['EDIT_ENTITY_INCIDENTS'], { resources: ofDomain });
  const urn = `urn:li:incident:${unique('incident')}`;
  expect((await one.write(urn, 'incidentInfo', incident([inside, outside]))).status).toBe(403);
  expect((await one.write(urn, 'incidentInfo', incident([]))).status).toBe(403);
  const hidden = { newer: { entities: [inside] } };
  expect((await one.write(urn, 'incidentInfo', { ...incident([]), ...hidden })).status).toBe(403);
  expect((await one.write(urn, 'incidentInfo', incident([inside]))).status).toBe(200);
  expect((await one.write(urn, 'incidentInfo', incident([outside]))).status).toBe(403);
  expect((await one.write(urn, 'incidentInfo', title, patch)).status).toBe(200);
  const move = (path: string, value: unknown) =>
    one.write(urn, 'incidentInfo', [{ op: 'add', path, value }], patch);
  expect((await move('/entities', [outside])).status).toBe(403);
  expect((await move(`/entities/${outside}`, outside)).status).toBe(403);
  expect((await move('', incident([outside]))).status).toBe(403);
  const other = `urn:li:incident:${unique('incident')}`;
  await store(proposal(other, 'incidentInfo', incident([outside])));
  expect((await one.write(other, 'incidentInfo', incident([inside]))).status).toBe(403);
  expect((await one.write(other, 'incidentInfo', title, patch)).status).toBe(403);
});

it('an incident without entities cannot be taken over, and a column counts as its dataset', async () => {
  const one = await holder(['EDIT_ENTITY_INCIDENTS'], { resources: ofDomain });
  const column = (table: string) => `urn:li:schemaField:(${table},id)`;
  const [idle, mixed, fresh] = ['idle', 'mixed', 'fresh'].map((name) => `urn:li:incident:${unique(name)}`);
  await store(
    proposal(idle!, 'incidentInfo', incident([])),
    proposal(mixed!, 'incidentInfo', incident([inside, column(outside)])),
  );
  const set = async (urn: string, ...entities: string[]) =>
    (await one.write(urn, 'incidentInfo', incident(entities))).status;
  expect(await set(idle!, inside)).toBe(403);
  expect(await set(mixed!, inside)).toBe(403);
  expect(await set(fresh!, column(outside))).toBe(403);
  expect(await set(fresh!, inside, column(outside))).toBe(403);
  expect(await set(fresh!, inside, column(inside))).toBe(200);
  expect((await one.write(fresh!, 'incidentInfo', title, patch)).status).toBe(200);
});

it('a query is written and deleted with the privilege on all its datasets', async () => {
  const one = await holder(['EDIT_ENTITY_QUERIES'], { resources: ofDomain });
  const stamp = { time: 1, actor: 'urn:li:corpuser:datahub' };
  const properties = {
    ...{ statement: { value: 'select 1', language: 'SQL' }, source: 'MANUAL' },
    ...{ created: stamp, lastModified: stamp },
  };
  const about = (...entities: string[]) => ({ subjects: entities.map((entity) => ({ entity })) });
  const both = (urn: string, ...entities: string[]) => [
    proposal(urn, 'queryProperties', properties),
    proposal(urn, 'querySubjects', about(...entities)),
  ];
  const [own, other, mixed] = ['own', 'other', 'mixed'].map((name) => `urn:li:query:${unique(name)}`);
  expect((await one.writeAll(both(own!, outside))).status).toBe(403);
  expect((await one.writeAll(both(own!, inside, outside))).status).toBe(403);
  expect((await one.write(own!, 'queryProperties', properties)).status).toBe(403);
  expect((await one.writeAll(both(own!, inside))).status).toBe(200);
  expect((await one.write(own!, 'queryProperties', { ...properties, name: 'x' })).status).toBe(200);
  expect((await one.write(own!, 'querySubjects', about(outside))).status).toBe(403);
  await store(...both(other!, outside), ...both(mixed!, inside, outside));
  for (const urn of [other!, mixed!]) {
    expect((await one.write(urn, 'queryProperties', { ...properties, name: 'x' })).status).toBe(403);
    expect((await one.write(urn, 'querySubjects', about(inside))).status).toBe(403);
    expect((await one.post('/entities?action=delete', { urn })).status).toBe(403);
  }
  expect((await one.post('/entities?action=delete', { urn: own })).status).toBe(200);
});

it('glossary children are written with the privilege on their parent, or on an ancestor for all descendants', async () => {
  const [top, middle, low] = ['top', 'middle', 'low'].map((name) => `urn:li:glossaryNode:${unique(name)}`);
  const [near, far] = ['near', 'far'].map((name) => `urn:li:glossaryTerm:${unique(name)}`);
  const node = (parentNode?: string) => ({ definition: 'x', ...(parentNode && { parentNode }) });
  const term = (parentNode?: string) => ({ ...node(parentNode), termSource: 'INTERNAL' });
  await store(
    proposal(top!, 'glossaryNodeInfo', node()),
    proposal(middle!, 'glossaryNodeInfo', node(top)),
    proposal(low!, 'glossaryNodeInfo', node(middle)),
    proposal(near!, 'glossaryTermInfo', term(top)),
    proposal(far!, 'glossaryTermInfo', term(low)),
  );
  const resources = where({ field: 'URN', values: [top!] });
  const direct = await holder(['MANAGE_GLOSSARY_CHILDREN'], { resources });
  const all = await holder(['MANAGE_ALL_GLOSSARY_CHILDREN'], { resources });
  const statuses = async (urn: string, aspect: string, value: object) => [
    (await direct.write(urn, aspect, value)).status,
    (await all.write(urn, aspect, value)).status,
  ];
  expect(await statuses(top!, 'glossaryNodeInfo', { ...node(), name: 'x' })).toEqual([403, 403]);
  expect(await statuses(middle!, 'glossaryNodeInfo', { ...node(top), name: 'x' })).toEqual([200, 200]);
  expect(await statuses(near!, 'glossaryTermInfo', { ...term(top), name: 'x' })).toEqual([200, 200]);
  expect(await statuses(low!, 'glossaryNodeInfo', { ...node(middle), name: 'x' })).toEqual([403, 200]);
  expect(await statuses(far!, 'glossaryTermInfo', { ...term(low), name: 'x' })).toEqual([403, 200]);
  // A move leaves one parent and enters another, so both need the privilege.
  const elsewhere = `urn:li:glossaryNode:${unique('elsewhere')}`;
  await store(proposal(elsewhere, 'glossaryNodeInfo', node()));
  expect(await statuses(far!, 'glossaryTermInfo', term(elsewhere))).toEqual([403, 403]);
  expect(await statuses(far!, 'glossaryTermInfo', term(top))).toEqual([403, 200]);
  const fresh = () => `urn:li:glossaryTerm:${unique('fresh')}`;
  expect(await statuses(fresh(), 'glossaryTermInfo', term(low))).toEqual([403, 200]);
  expect(await statuses(fresh(), 'glossaryTermInfo', term(elsewhere))).toEqual([403, 403]);
  expect((await all.post('/entities?action=delete', { urn: low })).status).toBe(200);
});

it('assets are added to and removed from data products with the privilege on all of them', async () => {
  const product = `urn:li:dataProduct:${unique('one')}`;
  await store(proposal(product, 'dataProductProperties', { name: 'x' }));
  const one = await holder(['EDIT_ENTITY_DATA_PRODUCTS'], { resources: ofDomain });
  const ADD = `mutation ($input: BatchSetDataProductsInput!) { batchAddToDataProducts(input: $input) }`;
  const added = (...resourceUrns: string[]) =>
    one.graphql(ADD, { input: { dataProductUrns: [product], resourceUrns } });
  expect((await added(inside)).errors).toBeUndefined();
  expect((await added(outside)).errors[0].extensions.reason).toBe('FORBIDDEN');
  expect((await added(inside, outside)).errors[0].extensions.reason).toBe('FORBIDDEN');
  const path = `/assets/${inside.replaceAll('/', '~1')}`;
  const change = async (urn: string, ...steps: object[]) =>
    (await one.write(urn, 'dataProductProperties', steps, patch)).status;
  const add = { op: 'add', path, value: { destinationUrn: inside } };
  expect(await change(product, add)).toBe(200);
  expect(await change(product, { ...add, value: { destinationUrn: outside } })).toBe(403);
  expect(await change(product, add, { op: 'add', path: '/name', value: 'y' })).toBe(403);
  expect(await change(product, { op: 'add', path: '/assets', value: [] })).toBe(403);
  expect(await change(`urn:li:dataProduct:${unique('none')}`, add)).toBe(403);
});

it('the only data product of an asset is set with the privilege on the domain of the product', async () => {
  const [ours, theirs, free] = ['ours', 'theirs', 'free'].map(
    (name) => `urn:li:dataProduct:${unique(name)}`,
  ) as [string, string, string];
  const elsewhere = `urn:li:domain:${unique('elsewhere')}`;
  const table = datasetUrn(unique('asset'));
  await store(
    proposal(elsewhere, 'domainProperties', { name: 'x' }),
    proposal(table, 'datasetProperties', { name: 'x' }),
    ...[ours, theirs, free].map((urn) => proposal(urn, 'dataProductProperties', { name: 'x' })),
    proposal(ours, 'domains', { domains: [domain] }),
    proposal(theirs, 'domains', { domains: [elsewhere] }),
  );
  const SET = `mutation ($input: BatchSetDataProductInput!) { batchSetDataProduct(input: $input) }`;
  const codes = async (by: Somebody, ...products: (string | null)[]): Promise<unknown[]> => {
    const found: unknown[] = [];
    for (const dataProductUrn of products) {
      const { errors } = await by.graphql(SET, { input: { dataProductUrn, resourceUrns: [table] } });
      found.push(errors?.[0].extensions.code);
    }
    return found;
  };
  const ofAsset = where({ field: 'URN', values: [table] });
  const steward = await holder(['EDIT_ENTITY_DATA_PRODUCTS', 'EDIT_ENTITY'], { resources: ofAsset });
  const manager = await holder(['MANAGE_DATA_PRODUCTS'], {
    resources: where({ field: 'URN', values: [domain] }),
  });
  expect(await codes(manager, ours, theirs, free)).toEqual([undefined, 403, 403]);
  expect(await codes(steward, ours, theirs, free, null)).toEqual([403, 403, 403, 403]);
  expect(await codes(manager, null, ours)).toEqual([undefined, undefined]);
  // Without the product, it is the domain of the product that loses the asset.
  await store(proposal(theirs, 'dataProductProperties', { name: 'x', assets: [{ destinationUrn: table }] }));
  expect(await codes(manager, null)).toEqual([403]);
});
