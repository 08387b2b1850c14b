/**
 * The search of existing clients: one document that selects fields of the same names from seventeen types. GraphQL accepts it only if
 * all these fields agree on whether they may be null.
 */
import { datasetUrn, proposal, startCatalog, unique, type TestCatalog } from '../helpers/catalog.js';

let catalog: TestCatalog;
beforeAll(async () => {
  catalog = await startCatalog();
});
afterAll(() => catalog.stop());

const PLATFORM = 'platform { urn name properties { displayName logoUrl } }';
const DOMAIN = 'domain { domain { urn properties { name description } } }';
const OWNERS =
  'ownership { owners { owner { ... on CorpUser { urn username } ... on CorpGroup { urn name } } } }';
const labels = (more: string) =>
  `tags { tags { tag { urn name ${more} } } } glossaryTerms { terms { term { urn name ${more} } } }`;
const COMMON = `${labels('')} ${OWNERS} ${DOMAIN}`;
const TEXTS = 'properties { name description }';

const ENTITY: Readonly<Record<string, string>> = {
  Dataset: `name origin properties { name description customProperties { key value } } ${PLATFORM} ${labels(TEXTS)}
    ${OWNERS} ${DOMAIN} container { urn properties { name } ${PLATFORM} }`,
  Chart: `${TEXTS} ${PLATFORM} ${COMMON}`,
  Dashboard: `${TEXTS} ${PLATFORM} ${COMMON}`,
  DataJob: `dataFlow { urn } jobId ${TEXTS} ${COMMON}`,
  DataFlow: `flowId cluster ${TEXTS} ${PLATFORM} ${COMMON}`,
  CorpUser: 'username properties { displayName email }',
  CorpGroup: 'name properties { displayName email }',
  Domain: TEXTS,
  Container: `${TEXTS} ${PLATFORM} ${COMMON}`,
  GlossaryTerm: `name ${TEXTS}`,
  Tag: `name ${TEXTS}`,
  MLModel: `name properties { description } ${PLATFORM} ${COMMON}`,
  MLFeatureTable: `name properties { description } ${PLATFORM} ${COMMON}`,
  MLModelGroup: `name properties { description } ${PLATFORM} ${COMMON}`,
  MLFeature: `name properties { description } ${COMMON}`,
  MLPrimaryKey: `name properties { description } ${COMMON}`,
  Document: `subType ${PLATFORM} info { title } ${COMMON}`,
};
const FACET: Readonly<Record<string, string>> = {
  CorpUser: 'username properties { displayName email }',
  CorpGroup: 'name properties { displayName email }',
  Domain: TEXTS,
  GlossaryTerm: `name ${TEXTS}`,
  Tag: 'name properties { name description colorHex }',
  Container: `properties { name } ${PLATFORM}`,
  DataPlatform: 'urn name properties { displayName logoUrl }',
};
const inline = (fields: Readonly<Record<string, string>>) =>
  Object.entries(fields)
    .map(([type, selection]) => `... on ${type} { ${selection} }`)
    .join('\n');

const SEARCH = `
  fragment Found on Entity { urn type ${inline(ENTITY)} }
  fragment Counted on Entity { urn type ${inline(FACET)} }
  query ($types: [EntityType!], $query: String!, $orFilters: [AndFilterInput!], $count: Int!, $start: Int!,
    $viewUrn: String, $sortInput: SearchSortInput) {
    searchAcrossEntities(input: { query: $query, count: $count, start: $start, types: $types, orFilters: $orFilters,
      viewUrn: $viewUrn, sortInput: $sortInput, searchFlags: { skipHighlighting: true, maxAggValues: 5 } }) {
      start count total searchResults { entity { ...Found } }
      facets { field displayName aggregations { value count displayName entity { ...Counted } } } } }`;

/** Builds the aspects of one entity of each type, with the same name and with all selected fields. */
function oneOfEach(name: string) {
  const platform = 'urn:li:dataPlatform:hive';
  const flow = `urn:li:dataFlow:(airflow,${name},prod)`;
  const stamp = { time: 0, actor: 'urn:li:corpuser:ann' };
  const title = { title: name, description: 'd', lastModified: { created: stamp, lastModified: stamp } };
  const dashboard = { ...title, charts: [], datasets: [] };
  const info = {
    title: name,
    contents: { text: '' },
    status: { state: 'PUBLISHED' },
    created: stamp,
    lastModified: stamp,
  };
  const table = datasetUrn(name);
  const named = { name, description: 'd' };
  const owners = [{ owner: `urn:li:corpuser:${name}`, type: 'DATAOWNER' }];
  const common: [string, object][] = [
    ['globalTags', { tags: [{ tag: `urn:li:tag:${name}` }] }],
    ['glossaryTerms', { terms: [{ urn: `urn:li:glossaryTerm:${name}` }], auditStamp: stamp }],
    ['ownership', { owners, lastModified: stamp }],
    ['domains', { domains: [`urn:li:domain:${name}`] }],
  ];
  const assets: [string, string, object][] = [
    [table, 'datasetProperties', { ...named, customProperties: { a: 'b' } }],
    [`urn:li:chart:(looker,${name})`, 'chartInfo', title],
    [`urn:li:dashboard:(looker,${name})`, 'dashboardInfo', dashboard],
    [`urn:li:dataJob:(${flow},${name})`, 'dataJobInfo', { ...named, type: { string: 'SQL' } }],
    [flow, 'dataFlowInfo', named],
    [`urn:li:container:${name}`, 'containerProperties', named],
    [`urn:li:mlModel:(${platform},${name},PROD)`, 'mlModelProperties', named],
    [`urn:li:mlModelGroup:(${platform},${name},PROD)`, 'mlModelGroupProperties', named],
    [`urn:li:mlFeatureTable:(${platform},${name})`, 'mlFeatureTableProperties', { description: name }],
    [`urn:li:mlFeature:(${name},f)`, 'mlFeatureProperties', { description: name }],
    [`urn:li:mlPrimaryKey:(${name},k)`, 'mlPrimaryKeyProperties', { description: name, sources: [table] }],
    [`urn:li:document:${name}`, 'documentInfo', info],
  ];
  const group = { displayName: name, admins: [], members: [], groups: [] };
  const others: [string, string, object][] = [
    [`urn:li:corpuser:${name}`, 'corpUserInfo', { active: true, displayName: name }],
    [`urn:li:corpGroup:${name}`, 'corpGroupInfo', group],
    [`urn:li:domain:${name}`, 'domainProperties', named],
    [`urn:li:glossaryTerm:${name}`, 'glossaryTermInfo', { name, definition: name, termSource: 'INTERNAL' }],
    [`urn:li:tag:${name}`, 'tagProperties', { ...named, colorHex: '#123456' }],
  ];
  const labelled = assets.flatMap(([urn]) => common.map(([aspect, value]) => [urn, aspect, value] as const));
  const inContainer = [table, 'container', { container: `urn:li:container:${name}` }] as const;
  const documentOf = [`urn:li:document:${name}`, 'dataPlatformInstance', { platform }] as const;
  const containerOf = [`urn:li:container:${name}`, 'dataPlatformInstance', { platform }] as const;
  return [...assets, ...others, ...labelled, inContainer, documentOf, containerOf];
}

it('finds one entity of each type with all selected fields, and counts them', async () => {
  const name = unique('everything');
  const written = oneOfEach(name);
  const answer = await catalog.ingestBatch(
    written.map(([urn, aspect, value]) => proposal(urn, aspect, value)),
  );
  if (answer.status !== 200) throw new Error(answer.text);
  const removed = { field: 'removed', condition: 'EQUAL', values: ['true'], negated: true };
  const variables = {
    query: name,
    types: null,
    orFilters: [{ and: [removed] }],
    count: 50,
    start: 0,
    viewUrn: null,
  };
  const { searchAcrossEntities: found } = await catalog.query(SEARCH, variables);
  const urns = found.searchResults.map(({ entity }: any) => entity.urn);
  expect(new Set(urns)).toEqual(new Set(written.map(([urn]) => urn)));
  const labelled = found.searchResults.filter(({ entity }: any) => 'tags' in entity);
  expect(labelled).toHaveLength(12);
  for (const { entity } of labelled)
    expect(entity).toMatchObject({
      tags: { tags: [{ tag: { name } }] },
      glossaryTerms: { terms: [{ term: { name } }] },
      ownership: { owners: [{ owner: { username: name } }] },
      domain: { domain: { properties: { name } } },
    });
  const tags = found.facets.find(({ field }: any) => field === 'tags');
  expect(tags.aggregations).toEqual([
    {
      value: `urn:li:tag:${name}`,
      count: 12,
      displayName: name,
      entity: {
        urn: `urn:li:tag:${name}`,
        type: 'TAG',
        name,
        properties: { name, description: 'd', colorHex: '#123456' },
      },
    },
  ]);
});
