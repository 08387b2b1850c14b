/** Computed fields of glossary, domains, people, structured properties and documents. */
import { datasetUrn, proposal, startCatalog, unique, type TestCatalog } from '../helpers/catalog.js';

let catalog: TestCatalog;
beforeAll(async () => {
  catalog = await startCatalog();
}, 120_000);
afterAll(() => catalog.stop());

const STAMP = { time: 5, actor: 'urn:li:corpuser:jane' };

describe('a glossary', () => {
  const term = (parentNode?: string) => ({
    definition: 'd',
    termSource: 'INTERNAL',
    ...(parentNode && { parentNode }),
  });
  const node = (parentNode?: string) => ({ definition: 'd', ...(parentNode && { parentNode }) });
  const nodeUrn = () => `urn:li:glossaryNode:${unique('node')}`;
  const termUrn = () => `urn:li:glossaryTerm:${unique('term')}`;

  it('returns the ancestors of a term, nearest first, and the children of a node', async () => {
    const [top, inner, gone, word, other, dead] = [
      nodeUrn(),
      nodeUrn(),
      nodeUrn(),
      termUrn(),
      termUrn(),
      termUrn(),
    ];
    await catalog.ingestBatch([
      proposal(top, 'glossaryNodeInfo', { ...node(), name: 'Top' }),
      proposal(inner, 'glossaryNodeInfo', node(top)),
      proposal(gone, 'glossaryNodeInfo', node(top)),
      proposal(gone, 'status', { removed: true }),
      proposal(word, 'glossaryTermInfo', term(inner)),
      proposal(other, 'glossaryTermInfo', term(inner)),
      proposal(dead, 'glossaryTermInfo', term(inner)),
      proposal(dead, 'status', { removed: true }),
    ]);
    const query = `query ($term: String!, $top: String!, $inner: String!) {
      glossaryTerm(urn: $term) { name properties { name description } parentNodes { count nodes { urn properties { name } } } }
      top: glossaryNode(urn: $top) { parentNodes { count nodes { urn } } childrenCount { termsCount nodesCount } }
      inner: glossaryNode(urn: $inner) { parentNodes { count } childrenCount { termsCount nodesCount } } }`;
    const keyOf = (urn: string) => urn.split(':')[3];
    expect(await catalog.query(query, { term: word, top, inner })).toEqual({
      glossaryTerm: {
        name: keyOf(word),
        properties: { name: keyOf(word), description: 'd' },
        parentNodes: {
          count: 2,
          nodes: [
            { urn: inner, properties: { name: keyOf(inner) } },
            { urn: top, properties: { name: 'Top' } },
          ],
        },
      },
      top: { parentNodes: { count: 0, nodes: [] }, childrenCount: { termsCount: 0, nodesCount: 1 } },
      inner: { parentNodes: { count: 1 }, childrenCount: { termsCount: 2, nodesCount: 0 } },
    });
  });

  it('with a cycle returns each ancestor once', async () => {
    const [a, b] = [nodeUrn(), nodeUrn()];
    await catalog.ingest(a, 'glossaryNodeInfo', node(b));
    await catalog.ingest(b, 'glossaryNodeInfo', node(a));
    const query = `{ glossaryNode(urn: "${a}") { parentNodes { count nodes { urn } } } }`;
    const { glossaryNode } = await catalog.query(query);
    expect(glossaryNode.parentNodes).toEqual({ count: 1, nodes: [{ urn: b }] });
  });
});

it('a domain returns its ancestors', async () => {
  const [top, inner] = [`urn:li:domain:${unique('d')}`, `urn:li:domain:${unique('d')}`];
  await catalog.ingest(top, 'domainProperties', { name: 'Top' });
  await catalog.ingest(inner, 'domainProperties', { name: 'Inner', parentDomain: top, created: STAMP });
  const query = `{ domain(urn: "${inner}") {
    properties { name createdOn { time actor { username } } }
    parentDomains { count domains { ... on Domain { properties { name } } } } } }`;
  expect(await catalog.query(query)).toEqual({
    domain: {
      properties: { name: 'Inner', createdOn: { time: 5, actor: { username: 'jane' } } },
      parentDomains: { count: 1, domains: [{ properties: { name: 'Top' } }] },
    },
  });
});

it('a group counts its current members, and a user returns the state of the account', async () => {
  const group = `urn:li:corpGroup:${unique('g')}`;
  const users = Array.from({ length: 3 }, () => `urn:li:corpuser:${unique('u')}`);
  await catalog.ingestBatch([
    proposal(group, 'corpGroupInfo', { admins: [], members: [], groups: [], displayName: 'Data' }),
    proposal(group, 'origin', { type: 'NATIVE' }),
    proposal(users[0]!, 'nativeGroupMembership', { nativeGroups: [group] }),
    proposal(users[1]!, 'groupMembership', { groups: [group] }),
    proposal(users[2]!, 'groupMembership', { groups: [group] }),
    proposal(users[2]!, 'status', { removed: true }),
    proposal(users[0]!, 'corpUserStatus', { status: 'ACTIVE', lastModified: STAMP }),
    proposal(users[1]!, 'corpUserStatus', { status: 'PROVISIONED', lastModified: STAMP }),
  ]);
  const query = `query ($group: String!, $native: String!, $other: String!) {
    corpGroup(urn: $group) { memberCount properties { displayName } origin { type externalType } }
    native: corpUser(urn: $native) { status }
    other: corpUser(urn: $other) { isNativeUser status } }`;
  expect(await catalog.query(query, { group, native: users[0], other: users[1] })).toEqual({
    corpGroup: {
      memberCount: 2,
      properties: { displayName: 'Data' },
      origin: { type: 'NATIVE', externalType: null },
    },
    native: { status: 'ACTIVE' },
    other: { isNativeUser: false, status: null },
  });
});

it('structured properties come with their definition, and URNs among their values as entities', async () => {
  const property = `urn:li:structuredProperty:${unique('io.acme.steward')}`;
  const [table, tag] = [datasetUrn(unique('t')), `urn:li:tag:${unique('tag')}`];
  await catalog.ingest(property, 'propertyDefinition', {
    qualifiedName: 'io.acme.steward',
    valueType: 'urn:li:dataType:datahub.urn',
    entityTypes: ['urn:li:entityType:datahub.dataset'],
    typeQualifier: { allowedTypes: ['urn:li:entityType:datahub.tag'] },
    allowedValues: [{ value: { string: tag } }, { value: { double: 2.5 }, description: 'half' }],
  });
  // Values that were stored before their definition may break its rules.
  const values = [{ string: tag }, { string: 'plain' }, { double: 3 }];
  const assigned = { properties: [{ propertyUrn: property, values }] };
  await catalog.ingest(table, 'structuredProperties', assigned, { changeType: 'RESTATE' });
  const value = `__typename ... on StringValue { stringValue } ... on NumberValue { numberValue }`;
  const query = `query ($table: String!, $property: String!) {
    dataset(urn: $table) { structuredProperties { properties {
      structuredProperty { urn definition { qualifiedName } } values { ${value} } valueEntities { urn } associatedUrn } } }
    structuredProperty(urn: $property) { settings { isHidden } definition {
      cardinality immutable valueType { urn } entityTypes { urn } typeQualifier { allowedTypes { urn } }
      allowedValues { value { ${value} } description } } } }`;
  const text = (stringValue: string) => ({ __typename: 'StringValue', stringValue });
  const number = (numberValue: number) => ({ __typename: 'NumberValue', numberValue });
  expect(await catalog.query(query, { table, property })).toEqual({
    dataset: {
      structuredProperties: {
        properties: [
          {
            structuredProperty: { urn: property, definition: { qualifiedName: 'io.acme.steward' } },
            values: [text(tag), text('plain'), number(3)],
            valueEntities: [{ urn: tag }],
            associatedUrn: table,
          },
        ],
      },
    },
    structuredProperty: {
      settings: null,
      definition: {
        cardinality: 'SINGLE',
        immutable: false,
        valueType: { urn: 'urn:li:dataType:datahub.urn' },
        entityTypes: [{ urn: 'urn:li:entityType:datahub.dataset' }],
        typeQualifier: { allowedTypes: [{ urn: 'urn:li:entityType:datahub.tag' }] },
        allowedValues: [
          { value: text(tag), description: null },
          { value: number(2.5), description: 'half' },
        ],
      },
    },
  });
});

it.each([
  ['datahub.string', 'STRING'],
  ['datahub.rich_text', 'RICH_TEXT'],
  ['acme.colour', 'OTHER'],
])('the data type %s is %s', async (qualifiedName, type) => {
  const urn = `urn:li:dataType:${unique(qualifiedName)}`;
  await catalog.ingest(urn, 'dataTypeInfo', { qualifiedName });
  expect((await catalog.query(`{ dataType(urn: "${urn}") { info { type } } }`)).dataType.info.type).toBe(
    type,
  );
});

it('a document has its own platform or that of its source, and returns its text for semantic search', async () => {
  const [own, found] = [`urn:li:document:${unique('doc')}`, `urn:li:document:${unique('doc')}`];
  const info = (title: string) => ({
    title,
    status: { state: 'PUBLISHED' },
    contents: { text: 'Hello' },
    created: STAMP,
    lastModified: STAMP,
  });
  await catalog.ingestBatch([
    proposal(own, 'documentInfo', info('Own')),
    proposal(found, 'documentInfo', info('Found')),
    proposal(found, 'semanticText', { text: 'Greeting' }),
    proposal(found, 'subTypes', { typeNames: ['Page'] }),
    proposal(found, 'dataPlatformInstance', { platform: 'urn:li:dataPlatform:notion' }),
  ]);
  const query = `query ($urns: [String!]!) { entities(urns: $urns) { ... on Document {
    subType platform { name } info { title contents { text semanticText } source { sourceType } } } } }`;
  expect((await catalog.query(query, { urns: [own, found] })).entities).toEqual([
    {
      subType: null,
      platform: { name: 'datahub' },
      info: { title: 'Own', contents: { text: 'Hello', semanticText: null }, source: null },
    },
    {
      subType: 'Page',
      platform: { name: 'notion' },
      info: { title: 'Found', contents: { text: 'Hello', semanticText: 'Greeting' }, source: null },
    },
  ]);
});

it.each([
  [
    '{"site":"täglich","pages":3}',
    [
      { key: 'site', value: 'täglich' },
      { key: 'pages', value: '3' },
    ],
  ],
  ['no JSON', null],
])('a platform resource shows the members of %s', async (content, customProperties) => {
  const urn = `urn:li:platformResource:${unique('r')}`;
  const blob = Buffer.from(content, 'utf8').toString('latin1');
  await catalog.ingest(urn, 'platformResourceInfo', { resourceType: 't', primaryKey: 'p', value: { blob } });
  const query = `{ entity(urn: "${urn}") { ... on DataHubPlatformResource {
    info { resourceType } properties { customProperties { key value } } } } }`;
  expect((await catalog.query(query)).entity).toEqual({
    info: { resourceType: 't' },
    properties: { customProperties },
  });
});

it('a property without a cardinality is single, and a column without a mark is no part of a key', async () => {
  const [property, table] = [`urn:li:structuredProperty:${unique('p')}`, datasetUrn(unique('t'))];
  await catalog.ingest(property, 'propertyDefinition', {
    ...{ qualifiedName: unique('p'), valueType: 'urn:li:dataType:datahub.string' },
    entityTypes: ['urn:li:entityType:datahub.dataset'],
  });
  await catalog.ingest(table, 'schemaMetadata', {
    ...{ schemaName: 'a', platform: 'urn:li:dataPlatform:hive', version: 0, hash: '' },
    platformSchema: { 'com.linkedin.schema.Schemaless': {} },
    fields: [
      {
        ...{ fieldPath: 'id', nativeDataType: 'int' },
        type: { type: { 'com.linkedin.schema.NumberType': {} } },
      },
    ],
  });
  const query = `{ structuredProperty(urn: "${property}") { definition { cardinality } }
    dataset(urn: "${table}") { schemaMetadata { fields { isPartOfKey } } } }`;
  expect(await catalog.query(query)).toEqual({
    structuredProperty: { definition: { cardinality: 'SINGLE' } },
    dataset: { schemaMetadata: { fields: [{ isPartOfKey: false }] } },
  });
});

it('members with defaults in the model return the default', async () => {
  const form = `urn:li:form:${unique('f')}`;
  const prompt = { id: unique('prompt'), title: 'Who?', type: 'STRUCTURED_PROPERTY' };
  await catalog.ingest(form, 'formInfo', { name: 'Basics', prompts: [prompt], actors: {} });
  await catalog.ingest(form, 'ownership', { owners: [] });
  const query = `{ form(urn: "${form}") { ownership { lastModified { time } owners { type } }
    info { type prompts { required formUrn } actors { owners } } } }`;
  expect((await catalog.query(query)).form).toEqual({
    ownership: { lastModified: { time: 0 }, owners: [] },
    info: { type: 'COMPLETION', prompts: [{ required: false, formUrn: form }], actors: { owners: true } },
  });
});
