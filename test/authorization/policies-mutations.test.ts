/** GraphQL mutations need the same privileges as other writes, and a refusal names the field. */
import { datasetUrn, proposal, unique, type TestCatalog } from '../helpers/catalog.js';
import { verbs, where, type Somebody } from './policies-verbs.js';
import { startSecured } from '../helpers/secured-catalog.js';

let catalog: TestCatalog;
let nobody: Somebody;
const { store, holder, somebody } = verbs(() => catalog);
const mark = unique('mutations');
const dataset = datasetUrn(mark);
const otherDataset = datasetUrn(`${mark}.other`);
const [tag, term, domain, node] = ['tag', 'glossaryTerm', 'domain', 'glossaryNode'].map(
  (type) => `urn:li:${type}:${mark}`,
) as [string, string, string, string];
const owner = 'urn:li:corpuser:datahub';

beforeAll(async () => {
  catalog = await startSecured();
  nobody = await somebody();
  await store(
    proposal(dataset, 'datasetProperties', { name: 'x' }),
    proposal(dataset, 'schemaMetadata', {
      schemaName: 'x',
      platform: 'urn:li:dataPlatform:hive',
      version: 0,
      hash: '',
      platformSchema: { 'com.linkedin.schema.OtherSchema': { rawSchema: '' } },
      fields: [
        {
          fieldPath: 'id',
          type: { type: { 'com.linkedin.schema.NumberType': {} } },
          nativeDataType: 'int',
        },
      ],
    }),
    proposal(otherDataset, 'datasetProperties', { name: 'x' }),
    proposal(tag, 'tagProperties', { name: 'x' }),
    proposal(term, 'glossaryTermInfo', { definition: 'x', termSource: 'INTERNAL' }),
    proposal(node, 'glossaryNodeInfo', { definition: 'x' }),
    proposal(domain, 'domainProperties', { name: 'x' }),
  );
});
afterAll(() => catalog.stop());

const column = 'subResource: "id", subResourceType: DATASET_FIELD';

/** Privilege, mutation, and whether it is a platform privilege. */
const MUTATIONS: [privilege: string, mutation: string, type?: 'PLATFORM'][] = [
  ['EDIT_ENTITY_TAGS', `addTag(input: { tagUrn: "${tag}", resourceUrn: "${dataset}" })`],
  ['EDIT_ENTITY_TAGS', `removeTag(input: { tagUrn: "${tag}", resourceUrn: "${dataset}" })`],
  ['EDIT_DATASET_COL_TAGS', `addTag(input: { tagUrn: "${tag}", resourceUrn: "${dataset}", ${column} })`],
  ['EDIT_ENTITY_GLOSSARY_TERMS', `addTerm(input: { termUrn: "${term}", resourceUrn: "${dataset}" })`],
  [
    'EDIT_DATASET_COL_GLOSSARY_TERMS',
    `addTerm(input: { termUrn: "${term}", resourceUrn: "${dataset}", ${column} })`,
  ],
  [
    'EDIT_ENTITY_OWNERS',
    `addOwner(input: { ownerUrn: "${owner}", ownerEntityType: CORP_USER, resourceUrn: "${dataset}" })`,
  ],
  ['EDIT_DOMAINS_PRIVILEGE', `setDomain(entityUrn: "${dataset}", domainUrn: "${domain}")`],
  ['EDIT_DOMAINS_PRIVILEGE', `unsetDomain(entityUrn: "${dataset}")`],
  ['EDIT_DEPRECATION_PRIVILEGE', `updateDeprecation(input: { urn: "${dataset}", deprecated: true })`],
  [
    'EDIT_ENTITY_DOC_LINKS',
    `addLink(input: { linkUrl: "https://example.org", label: "x", resourceUrn: "${dataset}" })`,
  ],
  [
    'EDIT_LINEAGE',
    `updateLineage(input: { edgesToAdd: [{ downstreamUrn: "${dataset}", upstreamUrn: "${otherDataset}" }], edgesToRemove: [] })`,
  ],
  ['EDIT_ENTITY_DOCS', `updateDescription(input: { description: "x", resourceUrn: "${dataset}" })`],
  [
    'EDIT_DATASET_COL_DESCRIPTION',
    `updateDescription(input: { description: "x", resourceUrn: "${dataset}", ${column} })`,
  ],
  ['EDIT_ENTITY_DOCS', `updateDescription(input: { description: "x", resourceUrn: "${domain}" })`],
  ['EDIT_ENTITY_STATUS', `batchUpdateSoftDeleted(input: { urns: ["${dataset}"], deleted: false })`],
  [
    'EDIT_ENTITY_INCIDENTS',
    `raiseIncident(input: { type: OPERATIONAL, title: "x", resourceUrn: "${dataset}" })`,
  ],
  ['EDIT_TAG_COLOR', `setTagColor(urn: "${tag}", colorHex: "#112233")`],
  ['CREATE_TAGS', `createTag(input: { name: "x" })`, 'PLATFORM'],
  ['MANAGE_TAGS', `createTag(input: { name: "x" })`, 'PLATFORM'],
  ['CREATE_DOMAINS', `createDomain(input: { name: "${unique('x')}" })`, 'PLATFORM'],
  ['MANAGE_DOMAINS', `createDomain(input: { name: "${unique('x')}" })`, 'PLATFORM'],
  ['MANAGE_GLOSSARIES', `createGlossaryTerm(input: { name: "${unique('x')}" })`, 'PLATFORM'],
  ['MANAGE_GLOSSARIES', `createGlossaryNode(input: { name: "${unique('x')}" })`, 'PLATFORM'],
  [
    'MANAGE_GLOSSARIES',
    `updateParentNode(input: { resourceUrn: "${term}", parentNode: "${node}" })`,
    'PLATFORM',
  ],
  ['MANAGE_USERS_AND_GROUPS', `createGroup(input: { name: "x" })`, 'PLATFORM'],
  ['CREATE_USERS_AND_GROUPS', `createGroup(input: { name: "x" })`, 'PLATFORM'],
  [
    'MANAGE_GLOBAL_OWNERSHIP_TYPES',
    `createOwnershipType(input: { name: "x", description: "x" }) { urn }`,
    'PLATFORM',
  ],
  [
    'MANAGE_STRUCTURED_PROPERTIES',
    `createStructuredProperty(input: { valueType: "urn:li:dataType:datahub.string", entityTypes: ["urn:li:entityType:datahub.dataset"] }) { urn }`,
    'PLATFORM',
  ],
];

describe.each(MUTATIONS)('%s', (privilege, mutation, type) => {
  const name = mutation.slice(0, mutation.indexOf('('));

  it(`allows ${name}`, async () => {
    const one = await holder([privilege], type === undefined ? {} : { type });
    const { data, errors } = await one.graphql(`mutation { ${mutation} }`);
    expect([errors, data[name]]).toEqual([undefined, expect.anything()]);
  });

  it('is required, and the refusal names the field', async () => {
    const { data, errors } = await nobody.graphql(`mutation { ${mutation} }`);
    expect(errors).toHaveLength(1);
    expect(errors[0]).toMatchObject({ path: [name], extensions: { reason: 'FORBIDDEN' } });
    if (type === undefined) expect(errors[0].message).toContain(privilege);
    expect(data?.[name] ?? null).toBeNull();
  });
});

it('a request with several mutations executes the allowed ones', async () => {
  const one = await holder(['EDIT_ENTITY_TAGS']);
  const { data, errors } = await one.graphql(`mutation {
    first: addTag(input: { tagUrn: "${tag}", resourceUrn: "${dataset}" })
    second: updateDeprecation(input: { urn: "${dataset}", deprecated: true })
    third: removeTag(input: { tagUrn: "${tag}", resourceUrn: "${dataset}" }) }`);
  expect(data).toMatchObject({ first: true, third: true });
  expect(errors.map(({ path }: { path: string[] }) => path)).toEqual([['second']]);
});

it('a data product is created, changed and deleted with the privilege on its domain', async () => {
  const CREATE = `mutation ($domainUrn: String!) {
    createDataProduct(input: { domainUrn: $domainUrn, properties: { name: "x" } }) { urn } }`;
  const DELETE = 'mutation ($urn: String!) { deleteDataProduct(urn: $urn) }';
  const resources = where({ field: 'URN', values: [domain] });
  const manager = await holder(['MANAGE_DATA_PRODUCTS'], { resources });
  const elsewhere = `urn:li:domain:${mark}_else`;
  await store(proposal(elsewhere, 'domainProperties', { name: 'x' }));
  const { data, errors } = await manager.graphql(CREATE, { domainUrn: domain });
  expect(errors).toBeUndefined();
  const { urn } = data.createDataProduct;
  const refused = await manager.graphql(CREATE, { domainUrn: elsewhere });
  expect(refused.errors[0]).toMatchObject({
    path: ['createDataProduct'],
    extensions: { reason: 'FORBIDDEN' },
  });
  expect((await nobody.graphql(DELETE, { urn })).errors[0].extensions.reason).toBe('FORBIDDEN');
  expect((await manager.graphql(DELETE, { urn })).data).toEqual({ deleteDataProduct: true });
});

it('terms in a glossary node are created with the privilege on the node', async () => {
  const CREATE = `mutation ($parentNode: String) {
    createGlossaryTerm(input: { name: "${unique('x')}", parentNode: $parentNode }) }`;
  const manager = await holder(['MANAGE_GLOSSARY_CHILDREN'], {
    resources: where({ field: 'URN', values: [node] }),
  });
  const { data, errors } = await manager.graphql(CREATE, { parentNode: node });
  expect([errors, data?.createGlossaryTerm]).toEqual([undefined, expect.any(String)]);
  for (const parentNode of [null, `urn:li:glossaryNode:${mark}_else`]) {
    if (parentNode !== null) await store(proposal(parentNode, 'glossaryNodeInfo', { definition: 'x' }));
    const refused = await manager.graphql(CREATE, { parentNode });
    expect(refused.errors[0].extensions.reason).toBe('FORBIDDEN');
  }
});

it('results of assertions are reported with the privilege on the dataset', async () => {
  const assertion = `urn:li:assertion:${mark}`;
  await store(
    proposal(assertion, 'assertionInfo', {
      type: 'CUSTOM',
      customAssertion: { type: 'x', entity: dataset },
      source: { type: 'EXTERNAL', created: { time: 1, actor: owner } },
    }),
  );
  const REPORT = `mutation { reportAssertionResult(urn: "${assertion}", result: { type: SUCCESS }) }`;
  const reporter = await holder(['EDIT_ENTITY_ASSERTIONS'], {
    resources: where({ field: 'URN', values: [dataset] }),
  });
  const other = await holder(['EDIT_ENTITY_ASSERTIONS'], {
    resources: where({ field: 'URN', values: [datasetUrn(`${mark}_else`)] }),
  });
  expect((await reporter.graphql(REPORT)).data).toEqual({ reportAssertionResult: true });
  expect((await other.graphql(REPORT)).errors[0].extensions.reason).toBe('FORBIDDEN');
});
