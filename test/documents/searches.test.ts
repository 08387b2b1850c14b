/** Searches of documents, and the documents about an asset. */
import { startSecured } from '../helpers/secured-catalog.js';
import { datasetUrn, proposal, unique, type TestCatalog } from '../helpers/catalog.js';
import { verbs, type Somebody } from '../authorization/policies-verbs.js';

let catalog: TestCatalog;
let writer: Somebody;
let member: Somebody;
let reader: Somebody;
const { store, somebody } = verbs(() => catalog);
const mark = unique('searched');
const [asset, otherAsset] = [datasetUrn(`${mark}.orders`), datasetUrn(`${mark}.other`)];
const [domain, group, view] = ['domain', 'corpGroup', 'dataHubView'].map(
  (type) => `urn:li:${type}:${mark}`,
) as [string, string, string];
const urns = new Map<string, string>();

const SEARCH = `query ($input: SearchDocumentsInput!) { searchDocuments(input: $input) {
  start count total documents { urn } facets { field } } }`;
/** Returns the names of the documents in the order of the search. */
const found = async (by: Somebody, input: object = {}): Promise<string[]> => {
  const { data, errors } = await by.graphql(SEARCH, { input: { query: mark, ...input } });
  if (errors !== undefined) throw new Error(JSON.stringify(errors));
  return data.searchDocuments.documents.map(({ urn }: { urn: string }) => nameOf(urn));
};
const nameOf = (urn: string) => [...urns].find(([, each]) => each === urn)?.[0] ?? urn;

async function create(name: string, parts: object = {}): Promise<void> {
  const input = { title: `${mark} ${name}`, contents: { text: name }, state: 'PUBLISHED', ...parts };
  const { data, errors } = await writer.graphql(
    'mutation ($input: CreateDocumentInput!) { createDocument(input: $input) }',
    { input },
  );
  if (errors !== undefined) throw new Error(JSON.stringify(errors));
  urns.set(name, data.createDocument);
}

beforeAll(async () => {
  catalog = await startSecured();
  [writer, member, reader] = [await somebody('Admin'), await somebody(), await somebody()];
  await store(
    proposal(asset, 'datasetProperties', { name: 'orders' }),
    proposal(otherAsset, 'datasetProperties', { name: 'other' }),
    proposal(domain, 'domainProperties', { name: 'D' }),
    proposal(group, 'corpGroupInfo', { admins: [], members: [], groups: [] }),
    proposal(member.urn, 'nativeGroupMembership', { nativeGroups: [group] }),
  );
  await create('top', { subType: 'Runbook', relatedAssets: [asset] });
  await create('below', { parentDocument: urns.get('top'), relatedAssets: [asset] });
  await create('draft', {
    state: 'UNPUBLISHED',
    owners: [{ ownerUrn: group, ownerEntityType: 'CORP_GROUP' }],
    relatedAssets: [asset],
  });
  await create('hidden', { settings: { showInGlobalContext: false }, relatedAssets: [asset] });
  await create('gone', { relatedAssets: [asset] });
  await writer.graphql('mutation ($urn: String!) { deleteDocument(urn: $urn) }', { urn: urns.get('gone') });
  const stamp = { time: 1, actor: writer.urn };
  urns.set('ingested', `urn:li:document:${mark}`);
  await store(
    proposal(urns.get('ingested') ?? '', 'documentInfo', {
      ...{
        title: mark,
        status: { state: 'PUBLISHED' },
        contents: { text: 'x' },
        created: stamp,
        lastModified: stamp,
      },
      ...{ source: { sourceType: 'EXTERNAL' }, relatedAssets: [{ asset: otherAsset }] },
    }),
    proposal(urns.get('below') ?? '', 'domains', { domains: [domain] }),
    proposal(view, 'dataHubViewInfo', {
      ...{ name: 'v', type: 'GLOBAL', created: stamp },
      lastModified: stamp,
      definition: {
        entityTypes: ['DATASET'],
        filter: {
          operator: 'AND',
          filters: [],
          or: [{ and: [{ field: 'domains', values: [domain], condition: 'EQUAL' }] }],
        },
      },
    }),
  );
});
afterAll(() => catalog.stop());

it('finds published documents, newest first, also without settings, and drafts only for their owners', async () => {
  expect(await found(reader)).toEqual(['below', 'top', 'ingested']);
  expect(await found(member)).toEqual(['draft', 'below', 'top', 'ingested']);
  expect(await found(writer)).toEqual(['below', 'top', 'ingested']);
});

it.each<[string, object | (() => object), string[]]>([
  ['roots', { rootOnly: true }, ['top', 'ingested']],
  ['children', () => ({ parentDocuments: [urns.get('top')], rootOnly: true }), ['below']],
  ['a subtype', { types: ['Runbook', 'x'] }, ['top']],
  ['a domain', { domains: [domain] }, ['below']],
  ['an asset', { relatedAssets: [otherAsset] }, ['ingested']],
  ['a source', { sourceType: 'EXTERNAL' }, ['ingested']],
  ['nothing in particular', { types: [], domains: [], parentDocuments: [] }, ['below', 'top', 'ingested']],
  ['a view, whose types do not count', { viewUrn: view }, ['below']],
  ['the second page', { start: 1, count: 1 }, ['top']],
])('restricts a search to %s', async (_, input, expected) => {
  expect(await found(reader, typeof input === 'function' ? input() : input)).toEqual(expected);
});

it('hides documents in hidden stages, and those that only their assets show, in every search', async () => {
  const stage = `urn:li:lifecycleStageType:${mark}`;
  await create('staged', { relatedAssets: [asset] });
  const stamp = { time: 1, actor: writer.urn };
  const settings = { hideInSearch: true };
  await store(
    proposal(stage, 'lifecycleStageTypeInfo', { name: 's', settings, created: stamp, lastModified: stamp }),
    proposal(urns.get('staged') ?? '', 'status', { removed: false, lifecycleStage: stage }),
  );
  const input = `types: [DOCUMENT], query: "${mark}"`;
  const { data } = await reader.graphql(`{
    page: searchAcrossEntities(input: { ${input}, count: 20 }) { total searchResults { entity { urn } } facets { field aggregations { value count } } }
    all: searchAcrossEntities(input: { query: "${mark}", count: 20 }) { searchResults { entity { urn } } }
    scrolled: scrollAcrossEntities(input: { ${input}, count: 20 }) { searchResults { entity { urn } } }
    facets: aggregateAcrossEntities(input: { ${input}, facets: ["_entityType"] }) { facets { aggregations { count } } }
    asked: searchAcrossEntities(input: { ${input}, orFilters: [{ and: [{ field: "showInGlobalContext", values: ["false"] }] }] }) { searchResults { entity { urn } } }
    typed: autoComplete(input: { type: DOCUMENT, query: "${mark}", limit: 20 }) { entities { urn } }
    multiple: autoCompleteForMultiple(input: { query: "${mark}", limit: 20 }) { suggestions { entities { urn } } }
  }`);
  const namesOf = (hits: any[]): string[] => hits.map(({ entity, urn }) => nameOf(entity?.urn ?? urn)).sort();
  const shown = ['below', 'draft', 'ingested', 'top'];
  expect(namesOf(data.page.searchResults)).toEqual(shown);
  expect(data.page.total).toBe(shown.length);
  expect(namesOf(data.scrolled.searchResults)).toEqual(shown);
  expect(namesOf(data.typed.entities)).toEqual(shown);
  const every = [
    ...data.all.searchResults,
    ...data.multiple.suggestions.flatMap(({ entities }: any) => entities),
  ];
  expect(namesOf(every)).not.toEqual(expect.arrayContaining(['hidden']));
  expect(namesOf(every)).not.toEqual(expect.arrayContaining(['staged']));
  expect(data.facets.facets[0].aggregations).toEqual([{ count: shown.length }]);
  expect(namesOf(data.asked.searchResults)).toContain('hidden');
  expect(await found(reader)).toEqual(['below', 'top', 'ingested']);
  const rest = await reader.post('/entities?action=search', {
    input: mark,
    entity: 'document',
    start: 0,
    count: 20,
  });
  expect(rest.json.value.numEntities).toBe(shown.length);
  const texts = await reader.post('/entities?action=autocomplete', {
    query: mark,
    entity: 'document',
    limit: 20,
  });
  expect(texts.json.value.suggestions).toHaveLength(shown.length);
});

it('counts pages, and has facets on request', async () => {
  const { data } = await reader.graphql(SEARCH, { input: { query: mark, count: 1 } });
  expect(data.searchDocuments).toMatchObject({ start: 0, count: 1, total: 3 });
  expect(data.searchDocuments.facets.length).toBeGreaterThan(0);
});

const RELATED = `query ($urns: [String!]!, $input: RelatedDocumentsInput!) { entities(urns: $urns) {
  ... on Dataset { relatedDocuments(input: $input) { total documents { urn } } } } }`;

it('lists the documents about each asset, hidden ones too, last changed first, with one statement for all', async () => {
  await writer.graphql(
    'mutation ($input: UpdateDocumentContentsInput!) { updateDocumentContents(input: $input) }',
    { input: { urn: urns.get('top'), contents: { text: 'changed' } } },
  );
  const related = async (by: Somebody, input: object, ...assets: string[]) => {
    catalog.takeStatements();
    const { data } = await by.graphql(RELATED, { urns: assets, input });
    const searches = catalog.takeStatements().filter(({ text }) => text.includes('// search/'));
    return [
      data.entities.map(({ relatedDocuments }: any) =>
        relatedDocuments.documents.map(({ urn }: { urn: string }) => nameOf(urn)),
      ),
      searches.length,
    ];
  };
  const [both, statements] = await related(reader, {}, asset, otherAsset);
  expect(both).toEqual([['top', 'hidden', 'below'], ['ingested']]);
  expect((await related(reader, {}, asset))[1]).toBe(statements);
  expect((await related(member, { rootOnly: true }, asset))[0]).toEqual([['top', 'hidden', 'draft']]);
});

it('has no related documents for a column', async () => {
  const column = `urn:li:schemaField:(${asset},id)`;
  await store(proposal(column, 'status', { removed: false }));
  const { data } = await reader.graphql(
    `query ($urn: String!) { entity(urn: $urn) { ... on SchemaFieldEntity { relatedDocuments(input: {}) { total } } } }`,
    { urn: column },
  );
  expect(data.entity.relatedDocuments).toEqual({ total: 0 });
});

it('answers semanticSearch like semanticSearchAcrossEntities of one type', async () => {
  const { data } = await reader.graphql(
    `query ($query: String!) {
      one: semanticSearch(input: { type: DOCUMENT, query: $query }) { total searchResults { entity { urn } } }
      many: semanticSearchAcrossEntities(input: { types: [DOCUMENT], query: $query }) { total searchResults { entity { urn } } } }`,
    { query: `what about ${mark}` },
  );
  expect(data.one.total).toBeGreaterThan(0);
  expect(data.one).toEqual(data.many);
});
