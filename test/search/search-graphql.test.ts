/** Search in GraphQL: search, scroll, aggregate, autocomplete and browse. */
import { datasetUrn, proposal, startCatalog, uniqueWord, type TestCatalog } from '../helpers/catalog.js';

const COUNT = 50;
const word = uniqueWord('word');
const tag = `urn:li:tag:${word}`;
const owner = `urn:li:corpuser:${word}`;
const domain = `urn:li:domain:${word}`;
const subdomain = `urn:li:domain:${word}sub`;
const database = `urn:li:container:${word}db`;
const schema = `urn:li:container:${word}schema`;
const urn = (index: number) => datasetUrn(`${word}shop.${word}_${String(index).padStart(2, '0')}`);

let catalog: TestCatalog;
beforeAll(async () => {
  catalog = await startCatalog();
  const datasets = Array.from({ length: COUNT }, (_, index) => [
    proposal(urn(index), 'datasetProperties', { name: `${word}_${index}`, description: 'Rows of a shop' }),
    proposal(urn(index), 'globalTags', { tags: index % 2 ? [] : [{ tag }] }),
    proposal(urn(index), 'ownership', { owners: [{ owner, type: 'DATAOWNER' }] }),
    proposal(urn(index), 'domains', { domains: [index < 10 ? domain : subdomain] }),
    proposal(urn(index), 'browsePathsV2', {
      path: [{ id: database, urn: database }, ...(index < 20 ? [{ id: schema, urn: schema }] : [])],
    }),
  ]).flat();
  const answer = await catalog.ingestBatch([
    ...datasets,
    proposal(tag, 'tagProperties', { name: 'Checked', colorHex: '#00ff00' }),
    proposal(owner, 'corpUserInfo', { active: true, displayName: 'Ann' }),
    proposal(domain, 'domainProperties', { name: 'Sales' }),
    proposal(subdomain, 'domainProperties', { name: 'Shops', parentDomain: domain }),
    proposal(database, 'containerProperties', { name: 'db' }),
    proposal(schema, 'containerProperties', { name: 'schema' }),
  ]);
  if (answer.status !== 200) throw new Error(answer.text);
});
afterAll(() => catalog.stop());

const PAGE = `query ($input: SearchAcrossEntitiesInput!) { searchAcrossEntities(input: $input) {
  start count total
  searchResults { matchedFields { name value } extraProperties { name value } entity { urn type ... on Dataset {
    name platform { name properties { displayName } }
    ownership { owners { owner { ... on CorpUser { username properties { displayName } } ... on CorpGroup { name } } } }
    tags { tags { tag { name properties { colorHex } } } }
    domain { domain { urn properties { name } } } } } }
  facets { field displayName aggregations { value count displayName entity { urn type } } } } }`;

const search = async (input: object) =>
  (await catalog.query(PAGE, { input: { types: ['DATASET'], query: word, ...input } })).searchAcrossEntities;
const urnsOf = (results: any): string[] => results.searchResults.map(({ entity }: any) => entity.urn);
const all = Array.from({ length: COUNT }, (_, index) => urn(index));

it('returns 50 hits with their owners, tags and domains', async () => {
  const page = await search({ count: COUNT });
  expect([page.count, page.total]).toEqual([COUNT, COUNT]);
  expect(page.searchResults.find(({ entity }: any) => entity.urn === urn(0)).entity).toMatchObject({
    type: 'DATASET',
    name: `${word}_0`,
    platform: { name: 'hive' },
    ownership: { owners: [{ owner: { username: word, properties: { displayName: 'Ann' } } }] },
    tags: { tags: [{ tag: { name: 'Checked', properties: { colorHex: '#00ff00' } } }] },
    domain: { domain: { urn: domain, properties: { name: 'Sales' } } },
  });
});

it('counts facets over all hits, with display names of entities', async () => {
  const { facets } = await search({ count: 1 });
  const facet = (field: string) => facets.find((each: any) => each.field === field);
  expect(facet('tags').aggregations).toEqual([
    { value: tag, count: 25, displayName: 'Checked', entity: { urn: tag, type: 'TAG' } },
  ]);
  expect(facet('domains').aggregations.map(({ count, displayName }: any) => [displayName, count])).toEqual([
    ['Shops', 40],
    ['Sales', 10],
  ]);
  expect(facet('_entityType').aggregations).toMatchObject([{ value: 'DATASET', count: COUNT, entity: null }]);
});

it.each<[string, object, (index: number) => boolean]>([
  ['a negation', { field: 'tags', values: [tag], negated: true }, (index) => index % 2 === 1],
  ['descendants', { field: 'domains', condition: 'DESCENDANTS_INCL', values: [domain] }, () => true],
  [
    'a domain without descendants',
    { field: 'domains', condition: 'DESCENDANTS_INCL', values: [subdomain] },
    (index) => index >= 10,
  ],
  [
    'descendants and ancestors',
    { field: 'domains', condition: 'RELATED_INCL', values: [domain] },
    () => true,
  ],
  ['ancestors', { field: 'domains', condition: 'ANCESTORS_INCL', values: [subdomain] }, () => true],
  ['a container', { field: 'browsePathV2', condition: 'CONTAIN', values: [schema] }, (index) => index < 20],
])('filters by %s', async (_, filter, expected) => {
  const found = await search({ count: COUNT, orFilters: [{ and: [filter] }] });
  expect(urnsOf(found).sort()).toEqual(all.filter((__, index) => expected(index)));
});

it('requires one alternative of `orFilters` and all criteria of `filters`', async () => {
  const and = (...values: [string, string][]) => ({
    and: values.map(([field, value]) => ({ field, values: [value] })),
  });
  const input = {
    count: COUNT,
    filters: [{ field: 'tags', values: [tag] }],
    orFilters: [and(['domains', domain]), and(['domains', subdomain], ['name', `${word}_11`])],
  };
  expect(urnsOf(await search(input)).sort()).toEqual([0, 2, 4, 6, 8].map(urn));
});

it('applies the filter of a saved view', async () => {
  const view = `urn:li:dataHubView:${word}`;
  const stamp = { time: 0, actor: owner };
  await catalog.ingest(view, 'dataHubViewInfo', {
    name: 'mine',
    type: 'GLOBAL',
    created: stamp,
    lastModified: stamp,
    definition: {
      entityTypes: ['DATASET'],
      filter: { or: [{ and: [{ field: 'domains', values: [domain], condition: 'EQUAL' }] }] },
    },
  });
  expect((await search({ viewUrn: view })).total).toBe(10);
});

it('sorts, returns extra fields and skips facets and matched fields on request', async () => {
  const sorted = await search({
    count: 3,
    sortInput: { sortCriteria: [{ field: 'urn', sortOrder: 'DESCENDING' }] },
    searchFlags: { skipHighlighting: true, skipAggregates: true, fetchExtraFields: ['tags', 'nosuch'] },
  });
  expect(urnsOf(sorted)).toEqual([49, 48, 47].map(urn));
  expect(sorted.facets).toEqual([]);
  expect(sorted.searchResults[1]).toMatchObject({
    matchedFields: [],
    extraProperties: [{ name: 'tags', value: JSON.stringify(tag) }],
  });
});

it('scrolls through all hits, each once', async () => {
  const query = `query ($input: ScrollAcrossEntitiesInput!) { scrollAcrossEntities(input: $input) {
    nextScrollId count total searchResults { entity { urn } } } }`;
  const found: string[] = [];
  let scrollId: string | null = null;
  do {
    const input: object = { types: ['DATASET'], query: word, count: 7, scrollId };
    const { scrollAcrossEntities: page } = await catalog.query(query, { input });
    expect(page.total).toBe(COUNT);
    found.push(...urnsOf(page));
    scrollId = page.nextScrollId;
  } while (scrollId !== null);
  expect(found).toEqual(all);
});

it('counts only the requested facets', async () => {
  const query = `query ($input: AggregateAcrossEntitiesInput!) { aggregateAcrossEntities(input: $input) {
    facets { field aggregations { value count } } } }`;
  const input = { query: word, types: ['DATASET'], facets: ['owners', 'origin'] };
  expect((await catalog.query(query, { input })).aggregateAcrossEntities.facets).toEqual([
    { field: 'owners', aggregations: [{ value: owner, count: COUNT }] },
    { field: 'origin', aggregations: [{ value: 'PROD', count: COUNT }] },
  ]);
});

it('returns the number of values of a facet, and lists more of them on request', async () => {
  const many = uniqueWord('many');
  const box = `urn:li:container:${many}`;
  const numbers = Array.from({ length: 130 }, (_, index) => `${many}${index}`);
  const dataset = datasetUrn(many);
  await catalog.ingestBatch([
    proposal(dataset, 'datasetProperties', {
      customProperties: Object.fromEntries(numbers.map((key) => [key, 'x'])),
    }),
    proposal(dataset, 'globalTags', { tags: numbers.map((name) => ({ tag: `urn:li:tag:${name}` })) }),
    proposal(dataset, 'container', { container: box }),
    proposal(box, 'containerProperties', { name: many }),
  ]);
  const data = await catalog.query(
    `query ($query: String!, $box: String!) {
      few: aggregateAcrossEntities(input: { query: $query, types: [DATASET], facets: ["tags", "customProperties"] }) { ...Counts }
      all: aggregateAcrossEntities(input: { query: $query, types: [DATASET], facets: ["tags", "customProperties"],
        searchFlags: { maxAggValues: 500 } }) { ...Counts }
      container(urn: $box) { entities { facets { field valueCount } } } }
    fragment Counts on AggregateResults { facets { field valueCount aggregations { value } } }`,
    { query: many, box },
  );
  const listed = ({ facets }: any) =>
    facets.map(({ field, valueCount, aggregations }: any) => [field, valueCount, aggregations.length]);
  expect(listed(data.few)).toEqual([
    ['tags', 130, 20],
    ['customProperties', 130, 20],
  ]);
  expect(listed(data.all)).toEqual([
    ['tags', 130, 130],
    ['customProperties', 130, 130],
  ]);
  expect(data.container.entities.facets).toContainEqual({ field: 'tags', valueCount: 130 });
});

it('completes names of one type and of several types', async () => {
  const one = `query ($input: AutoCompleteInput!) { autoComplete(input: $input) { query suggestions entities { urn } } }`;
  const typed = `${word}_1`;
  const { autoComplete } = await catalog.query(one, { input: { type: 'DATASET', query: typed, limit: 3 } });
  expect(autoComplete.suggestions[0]).toBe(typed);
  expect(autoComplete.entities).toHaveLength(3);
  const several = `query ($input: AutoCompleteMultipleInput!) { autoCompleteForMultiple(input: $input) {
    suggestions { type suggestions entities { urn type } } } }`;
  for (const types of [null, ['DATASET', 'TAG']]) {
    const { autoCompleteForMultiple } = await catalog.query(several, {
      input: { types, query: typed, limit: 5 },
    });
    expect(autoCompleteForMultiple.suggestions.map(({ type }: any) => type)).toEqual(['DATASET']);
  }
});

it('completes names of all types with a limit for each type', async () => {
  await catalog.ingest(`urn:li:tag:${word}_9999_tag`, 'tagProperties', { name: `${word}_9999_tag` });
  const query = `query ($input: AutoCompleteMultipleInput!) { autoCompleteForMultiple(input: $input) {
    suggestions { type suggestions entities { urn type } } } }`;
  const complete = async (limit: number) => {
    const { autoCompleteForMultiple } = await catalog.query(query, { input: { query: word, limit } });
    return autoCompleteForMultiple.suggestions.map(({ type, suggestions, entities }: any) => {
      expect(suggestions).toHaveLength(entities.length);
      return [type, suggestions.length];
    });
  };
  expect(await complete(3)).toEqual([
    ['CORP_USER', 1],
    ['DATASET', 3],
    ['TAG', 1],
  ]);
  expect(await complete(0)).toEqual([]);
});

it('lists an entity once that has several matching names, also if its type is asked for twice', async () => {
  const name = uniqueWord('twice');
  const twice = datasetUrn(`${name}_a`);
  await catalog.ingest(twice, 'datasetProperties', { name: `${name}_b`, qualifiedName: `${name}_c` });
  const query = `query ($input: AutoCompleteMultipleInput!) { autoCompleteForMultiple(input: $input) {
    suggestions { type suggestions entities { urn } } } }`;
  for (const types of [undefined, ['DATASET'], ['DATASET', 'DATASET']]) {
    const { autoCompleteForMultiple } = await catalog.query(query, { input: { query: name, types } });
    const [found, ...others] = autoCompleteForMultiple.suggestions;
    expect(others).toEqual([]);
    expect(found.suggestions).toHaveLength(1);
    expect(found.entities).toEqual([{ urn: twice }]);
  }
});

it('lists an entity once that has several matching values of a field, with all of them', async () => {
  const tagged = datasetUrn(uniqueWord('tagged'));
  const label = uniqueWord('label');
  const tags = ['a', 'b'].map((end) => `urn:li:tag:${label}${end}`);
  await catalog.ingest(tagged, 'globalTags', { tags: tags.map((each) => ({ tag: each })) });
  const query = `query ($input: AutoCompleteInput!) { autoComplete(input: $input) { suggestions entities { urn } } }`;
  const { autoComplete } = await catalog.query(query, {
    input: { type: 'DATASET', query: label, field: 'tags' },
  });
  expect(autoComplete.suggestions.sort()).toEqual(tags);
  expect(autoComplete.entities).toEqual([{ urn: tagged }]);
});

it('browses containers level by level', async () => {
  const query = `query ($input: BrowseV2Input!) { browseV2(input: $input) { total count
    metadata { path totalNumEntities } groups { name count hasSubGroups entity { urn ... on Container { properties { name } } } } } }`;
  const level = async (...path: string[]) =>
    (await catalog.query(query, { input: { type: 'DATASET', path, query: word } })).browseV2;
  expect((await level()).groups).toEqual([
    {
      name: database,
      count: COUNT,
      hasSubGroups: true,
      entity: { urn: database, properties: { name: 'db' } },
    },
  ]);
  expect(await level(database)).toEqual({
    total: 1,
    count: 10,
    metadata: { path: [database], totalNumEntities: COUNT },
    groups: [
      {
        name: schema,
        count: 20,
        hasSubGroups: false,
        entity: { urn: schema, properties: { name: 'schema' } },
      },
    ],
  });
  expect((await level(database, schema)).groups).toEqual([]);
});

it('browses paths with slashes, and returns the paths of an entity', async () => {
  const paths = `{ browsePaths(input: { type: DATASET, urn: "${urn(1)}" }) { path } }`;
  expect((await catalog.query(paths)).browsePaths).toEqual([{ path: ['prod', 'hive', `${word}shop`] }]);
  const query = `query ($path: [String!]) { browse(input: { type: DATASET, path: $path, count: 100 }) {
    total metadata { path totalNumEntities } groups { name count } entities { urn } } }`;
  const { browse } = await catalog.query(query, { path: ['prod', 'hive', `${word}shop`] });
  expect(browse.entities.map((entity: any) => entity.urn)).toEqual(expect.arrayContaining(all));
});

it.each([
  [{ query: '*', count: 10_001 }, 'LIMIT_EXCEEDED'],
  [{ query: '*', start: -1 }, 'INVALID_REQUEST'],
  [{ query: '*', orFilters: [{ and: [{ field: 'nosuch', values: ['x'] }] }] }, 'INVALID_FILTER'],
  [{ query: '*', types: ['OTHER'] }, 'INVALID_REQUEST'],
])('%j is refused with the path of the field', async (input, code) => {
  const { data, errors } = await catalog.graphql(PAGE, { input });
  expect(data).toEqual({ searchAcrossEntities: null });
  expect(errors).toMatchObject([{ path: ['searchAcrossEntities'], extensions: { reason: code } }]);
});
