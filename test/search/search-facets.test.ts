/** Facets of searches. */
import { proposal, startCatalog, unique, type TestCatalog } from '../helpers/catalog.js';
import { searchVerbs } from '../helpers/api/search-verbs.js';

let catalog: TestCatalog;
beforeAll(async () => {
  catalog = await startCatalog();
});
afterAll(() => catalog.stop());

const { stock, ask, store, platform } = searchVerbs(() => catalog);
const urn = (type: string, name: string) => `urn:li:${type}:${name}`;
const container = urn('container', unique('box'));
const STAMP = { time: 1, actor: 'urn:li:corpuser:ann' };

const numbered = (count: number, aspects: (index: number) => Record<string, unknown>) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`${store}_${index}`, aspects(index)]));

/** 25 datasets, more than a page, so that facets that count only a page are wrong. */
beforeAll(async () => {
  await stock(
    numbered(25, (index) => ({
      globalTags: {
        tags: [{ tag: urn('tag', 'all') }, ...(index % 2 === 0 ? [{ tag: urn('tag', 'even=x') }] : [])],
      },
      ...(index < 5 && { domains: { domains: [urn('domain', 'sales')] } }),
      ...(index < 4 && { container: { container } }),
      ...(index < 3 && { subTypes: { typeNames: ['View', 'Tree/⋮'] } }),
      ...(index < 20 && { ownership: { owners: [{ owner: urn('corpuser', 'ann'), type: 'DATAOWNER' }] } }),
      ...(index < 7 && {
        glossaryTerms: { terms: [{ urn: urn('glossaryTerm', 'Revenue') }], auditStamp: STAMP },
      }),
      ...(index === 24 && { status: { removed: true } }),
    })),
  );
  const chart = `urn:li:chart:(${store},c1)`;
  await catalog.ingestBatch([
    proposal(chart, 'chartInfo', { title: 'c', description: '', lastModified: {} }),
    proposal(chart, 'globalTags', { tags: [{ tag: urn('tag', 'all') }] }),
  ]);
});

const facetsOf = async (body: object): Promise<Record<string, Record<string, number>>> => {
  const { metadata } = await ask({ entity: undefined, ...body });
  return Object.fromEntries(
    metadata.searchResultMetadatas.map(({ name, aggregations }: any) => [name, aggregations]),
  );
};

const ALL = {
  _entityType: { dataset: 24, chart: 1 },
  platform: { [platform]: 25 },
  origin: { PROD: 24 },
  tags: { [urn('tag', 'all')]: 25, [urn('tag', 'even=x')]: 12 },
  glossaryTerms: { [urn('glossaryTerm', 'Revenue')]: 7 },
  owners: { [urn('corpuser', 'ann')]: 20 },
  domains: { [urn('domain', 'sales')]: 5 },
  container: { [container]: 4 },
  typeNames: { View: 3, 'Tree/⋮': 3 },
};

describe('the default facets', () => {
  it.each([
    ['a page', { count: 3 }],
    ['a later page', { start: 20, count: 3 }],
    ['no page', { count: 0 }],
    ['a page after the last', { start: 1_000 }],
    ['a cursor', { scroll: true, count: 2 }],
    ['a sorted page', { sort: [{ field: 'urn' }], count: 2 }],
    ['facets requested by name', { facets: Object.keys(ALL), count: 1 }],
  ])('count all hits, whatever is returned: %s', async (_what, body) => {
    expect(await facetsOf(body)).toEqual(ALL);
    expect((await ask({ entity: undefined, ...body })).numEntities).toBe(25);
  });

  it('count the hits of words and filters, whether the index or the database evaluates the filter', async () => {
    const sales = { field: 'domains', values: [urn('domain', 'sales')] };
    const contained = { field: 'domains', condition: 'CONTAIN', values: ['sales'] };
    for (const criterion of [sales, contained]) {
      const {
        _entityType,
        tags,
        container: boxes,
      } = await facetsOf({ and: [criterion], input: store, count: 1 });
      expect([_entityType, tags, boxes]).toEqual([
        { dataset: 5 },
        { [urn('tag', 'all')]: 5, [urn('tag', 'even=x')]: 3 },
        { [container]: 4 },
      ]);
    }
  });

  it('count soft-deleted entities only on request', async () => {
    expect((await facetsOf({ includeSoftDeleted: true }))['_entityType']).toEqual({ dataset: 25, chart: 1 });
  });

  it('are empty if nothing is found', async () => {
    const facets = await facetsOf({ input: 'name:nothingiscalledso' });
    expect(facets).toEqual(Object.fromEntries(Object.keys(ALL).map((name) => [name, {}])));
  });

  it('have display names', async () => {
    const { metadata } = await ask({});
    for (const { displayName } of metadata.searchResultMetadatas) expect(displayName).toMatch(/^[A-Z]/);
  });
});

describe('requested facets', () => {
  it('may be any search fields, and are returned under the requested name', async () => {
    expect(await facetsOf({ facets: ['hasOwners', 'env', 'entity', 'tags.keyword'] })).toEqual({
      hasOwners: { true: 20 },
      env: { PROD: 24 },
      entity: { dataset: 24, chart: 1 },
      'tags.keyword': ALL.tags,
    });
  });

  it('may be none, and the total is still exact', async () => {
    const { numEntities, metadata } = await ask({ entity: undefined, facets: [], count: 1 });
    expect([numEntities, metadata.searchResultMetadatas]).toEqual([25, []]);
  });

  it('list the most frequent values first, and are refused with an unknown field', async () => {
    const { metadata } = await ask({ facets: ['tags'] });
    expect(Object.keys(metadata.searchResultMetadatas[0].aggregations)).toEqual(Object.keys(ALL.tags));
    const answer = await catalog.search({ input: '*', facets: ['tags', 'colour'] });
    expect([answer.status, answer.json.code, answer.json.path]).toEqual([400, 'INVALID_FILTER', '/facets/1']);
  });
});
