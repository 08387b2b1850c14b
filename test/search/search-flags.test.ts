/** The flags of searches in GraphQL that decide what is found and what is told about it. */
import { datasetUrn, proposal, unique, uniqueWord } from '../helpers/catalog.js';
import { openCatalog } from '../helpers/api/suite.js';

const catalog = await openCatalog();

const FOUND = `total searchResults { entity { urn } matchedFields { name } } suggestions { text score frequency }
  facets { field entity { urn ... on StructuredPropertyEntity { definition { qualifiedName } } }
    aggregations { value count } }`;

async function search(query: string, more: object = {}) {
  const input = { types: ['DATASET'], query, ...more };
  const answer = await catalog.query(
    `query ($input: SearchAcrossEntitiesInput!) { searchAcrossEntities(input: $input) { ${FOUND} } }`,
    { input },
  );
  const found = answer.searchAcrossEntities;
  return { ...found, urns: found.searchResults.map(({ entity }: any) => entity.urn) };
}

/** Returns the URNs of all pages, because other test files may have written many datasets. */
async function searchPages(query: string, more: object): Promise<string[]> {
  const [found, count] = [[] as string[], 5_000];
  for (;;) {
    const { urns } = await search(query, { start: found.length, count, ...more });
    found.push(...urns);
    if (urns.length < count) return found;
  }
}

describe('older versions', () => {
  const word = uniqueWord('versioned');
  const set = `urn:li:versionSet:(${unique('set')},dataset)`;
  const [first, second, unversioned] = ['first', 'second', 'plain'].map((name) =>
    datasetUrn(`${word}.${name}`),
  ) as [string, string, string];

  beforeAll(async () => {
    const version = (sortId: string) => ({ versionSet: set, version: { versionTag: sortId }, sortId });
    for (const [urn, sortId] of [
      [first, '1'],
      [second, '2'],
    ] as const)
      await catalog.ingest(urn, 'versionProperties', version(sortId));
    await catalog.ingest(unversioned, 'status', { removed: false });
  });

  it.each([
    ['a word', word, {}],
    ['a filter', '*', { orFilters: [{ and: [{ field: 'urn', values: [word], condition: 'CONTAIN' }] }] }],
    ['everything, in the order of URNs', '*', {}],
  ])('are left out of a search for %s', async (_, query, more) => {
    const urns = await searchPages(query, more);
    expect([first, second, unversioned].filter((urn) => urns.includes(urn))).toEqual([second, unversioned]);
  });

  it('are left out of counts and facets', async () => {
    const { total, facets } = await search(word);
    const origins = facets.find(({ field }: any) => field === 'origin');
    expect([total, origins.aggregations]).toEqual([2, [{ value: 'PROD', count: 2 }]]);
  });

  it('are left out of scrolls', async () => {
    const { scrollAcrossEntities: found } = await catalog.query(
      `{ scrollAcrossEntities(input: { query: "${word}", count: 10 }) { total searchResults { entity { urn } } } }`,
    );
    expect(found.total).toBe(2);
    expect(found.searchResults.map(({ entity }: any) => entity.urn)).toEqual([unversioned, second]);
  });

  it.each([
    ['the flag', { searchFlags: { filterNonLatestVersions: false } }, [first, second, unversioned]],
    [
      'a filter by their version set',
      { orFilters: [{ and: [{ field: 'versionSet', values: [set] }] }] },
      [first, second],
    ],
    [
      'a filter by the flag',
      { orFilters: [{ and: [{ field: 'isLatest', values: ['true'], negated: true }] }] },
      [first, unversioned],
    ],
  ])('are found with %s', async (_, more, expected) => {
    const { urns } = await search(word, more);
    expect(new Set(urns)).toEqual(new Set(expected));
  });

  it('are left out of a search for their version set if the flag says so', async () => {
    const { urns } = await search(word, {
      orFilters: [{ and: [{ field: 'versionSet', values: [set] }] }],
      searchFlags: { filterNonLatestVersions: true },
    });
    expect(urns).toEqual([second]);
  });

  it('are found in their version set', async () => {
    const { versionSet } = await catalog.query(
      `{ versionSet(urn: "${set}") { versionsSearch(input: { query: "*" }) { total } } }`,
    );
    expect(versionSet.versionsSearch.total).toBe(2);
  });

  it('REST searches across entities leave them out, unless the flag says otherwise', async () => {
    const across = async (searchFlags: object) => {
      const body = { input: word, start: 0, count: 10, searchFlags };
      return (await catalog.post('/entities?action=searchAcrossEntities', body)).json.value.numEntities;
    };
    expect([await across({}), await across({ filterNonLatestVersions: false })]).toEqual([2, 3]);
  });
});

describe('suggestions', () => {
  const word = uniqueWord('zephyr');
  const wrong = word.replace('zephyr', 'zehpyr');

  beforeAll(async () => {
    await catalog.ingestBatch([
      proposal(datasetUrn(`db.${word}`), 'datasetProperties', { name: word }),
      proposal(datasetUrn(`db.${word}_daily`), 'datasetProperties', { name: `${word}_daily` }),
    ]);
  });

  it('name similar words of names, only on request', async () => {
    const suggesting = { searchFlags: { getSuggestions: true } };
    expect((await search(wrong)).suggestions).toEqual([]);
    const { total, suggestions } = await search(wrong, suggesting);
    expect([total, suggestions[0]]).toMatchObject([0, { text: word, frequency: 2 }]);
    expect((await search(word, suggesting)).suggestions).toEqual([]);
  });

  it('do not fail for queries without words', async () => {
    const input = { searchFlags: { getSuggestions: true } };
    for (const query of ['*', '', 'platform:hive', '"a phrase"', '-not', '~1 ^9 (', 'ab'])
      expect((await search(query, { ...input, count: 0 })).suggestions).toEqual([]);
  });
});

describe('facets of structured properties', () => {
  it('are counted on request, for properties that are shown in search filters', async () => {
    const word = uniqueWord('faceted');
    const [shown, hidden] = ['shown', 'hidden'].map((name) => `urn:li:structuredProperty:${word}.${name}`);
    const definition = (qualifiedName: string) => ({
      qualifiedName,
      valueType: 'urn:li:dataType:datahub.string',
      entityTypes: ['urn:li:entityType:datahub.dataset'],
    });
    await catalog.ingestBatch([
      proposal(shown!, 'propertyDefinition', definition(`${word}.shown`)),
      proposal(shown!, 'structuredPropertySettings', { showInSearchFilters: true }),
      proposal(hidden!, 'propertyDefinition', definition(`${word}.hidden`)),
    ]);
    const dataset = datasetUrn(`${word}.table`);
    const values = [{ string: 'gold' }];
    await catalog.ingest(dataset, 'structuredProperties', {
      properties: [shown, hidden].map((propertyUrn) => ({ propertyUrn, values })),
    });
    const { facets } = await search(word, { searchFlags: { includeStructuredPropertyFacets: true } });
    const own = facets.filter(({ field }: any) => field.includes(word));
    expect(own).toEqual([
      {
        field: `structuredProperties.${word}.shown`,
        entity: { urn: shown, definition: { qualifiedName: `${word}.shown` } },
        aggregations: [{ value: 'gold', count: 1 }],
      },
    ]);
    expect(facets.find(({ field }: any) => field === 'origin')).toMatchObject({ entity: null });
    const usual = (await search(word)).facets;
    expect(usual.filter(({ field }: any) => field.includes(word))).toEqual([]);
  });
});

it('customHighlightingFields restricts the matched fields', async () => {
  const word = uniqueWord('highlighted');
  await catalog.ingest(datasetUrn(`db.${word}`), 'datasetProperties', { name: word, description: word });
  const fieldsOf = ({ searchResults }: any) => searchResults[0].matchedFields.map(({ name }: any) => name);
  expect(fieldsOf(await search(word)).length).toBeGreaterThan(1);
  const only = { searchFlags: { customHighlightingFields: ['description'] } };
  expect(fieldsOf(await search(word, only))).toEqual(['description']);
});
