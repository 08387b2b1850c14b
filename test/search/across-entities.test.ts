/** Searches across entity types and along lineage, and existence and counts, through the older REST API. */
import { datasetUrn, proposal, unique, uniqueWord } from '../helpers/catalog.js';
import { openCatalog } from '../helpers/api/suite.js';

const catalog = await openCatalog();
const word = uniqueWord('across');
const tag = `urn:li:tag:${word}`;
const [source, middle, target] = ['source', 'middle', 'target'].map((name) => datasetUrn(`${word}.${name}`));
const gone = datasetUrn(`${word}.gone`);

const action = async (name: string, body: object) => {
  const answer = await catalog.post(`/entities?action=${name}`, body);
  if (answer.status !== 200) throw new Error(`${answer.status} ${answer.text}`);
  return answer.json.value;
};
const hitsOf = (result: any): string[] => result.entities.map(({ entity }: any) => entity);
const named = (description: string) => ({ name: word, description });
const from = (dataset: string | undefined) => ({ upstreams: [{ dataset, type: 'COPY' }] });

beforeAll(async () => {
  const stored = await catalog.ingestBatch([
    proposal(tag, 'tagProperties', { name: word }),
    ...[source, middle, target, gone].map((urn) =>
      proposal(urn!, 'datasetProperties', named('about orders')),
    ),
    proposal(middle!, 'upstreamLineage', from(source)),
    proposal(target!, 'upstreamLineage', from(middle)),
    proposal(gone, 'status', { removed: true }),
  ]);
  expect(stored.status).toBe(200);
});

describe('searchAcrossEntities', () => {
  it('finds entities of all types, with their matches and facets', async () => {
    const found = await action('searchAcrossEntities', { input: word, start: 0, count: 10 });
    expect(hitsOf(found).sort()).toEqual([source, middle, target, tag].sort());
    expect(found).toMatchObject({ from: 0, pageSize: 10, numEntities: 4 });
    expect(found.entities[0].matchedFields.length).toBeGreaterThan(0);
    const types = found.metadata.aggregations.find(({ name }: any) => name === '_entityType');
    expect(types).toMatchObject({ aggregations: { dataset: 3, tag: 1 } });
    expect(types.filterValues).toContainEqual({ value: 'dataset', facetCount: 3 });
  });

  it('restricts types and values, sorts, and includes soft-deleted entities on request', async () => {
    const filter = { or: [{ and: [{ field: 'origin', values: ['PROD'], condition: 'EQUAL' }] }] };
    const found = await action('searchAcrossEntities', {
      ...{ input: word, entities: ['dataset', 'chart'], filter, start: 1, count: 2 },
      sortCriteria: [{ field: 'urn', order: 'DESCENDING' }],
      searchFlags: { includeSoftDeleted: true, skipAggregates: true, skipHighlighting: true, fulltext: true },
    });
    expect(hitsOf(found)).toEqual([source, middle, target, gone].sort().toReversed().slice(1, 3));
    expect([found.metadata.aggregations, found.entities[0].matchedFields]).toEqual([[], []]);
  });

  it('accepts null for everything that may be absent', async () => {
    const absent = { entities: null, filter: null, sort: null, count: null, searchFlags: null };
    expect((await action('searchAcrossEntities', { input: word, ...absent })).numEntities).toBe(4);
  });
});

it('scrollAcrossEntities returns each hit once', async () => {
  const seen: string[] = [];
  let scrollId: string | undefined;
  do {
    const page = { input: word, entities: [], count: 3, keepAlive: '5m', scrollId };
    const found = await action('scrollAcrossEntities', page);
    seen.push(...hitsOf(found));
    ({ scrollId } = found);
  } while (scrollId !== undefined);
  expect(seen.sort()).toEqual([source, middle, target, tag].sort());
});

describe.each(['searchAcrossLineage', 'scrollAcrossLineage'])('%s', (name) => {
  it('returns hits with degrees and paths', async () => {
    const found = await action(name, { urn: source, direction: 'DOWNSTREAM', input: '*', count: 10 });
    expect(found.entities).toMatchObject([
      { entity: middle, degree: 1, degrees: [1], paths: [[source, middle]] },
      { entity: target, degree: 2, paths: [[source, middle, target]] },
    ]);
    expect(found.numEntities).toBe(2);
  });

  it('applies hops, types and filters', async () => {
    const ask = (more: object) => action(name, { urn: target, direction: 'UPSTREAM', ...more });
    const degree = { or: [{ and: [{ field: 'degree', values: ['2'] }] }] };
    expect([
      hitsOf(await ask({ maxHops: 1 })),
      hitsOf(await ask({ filter: degree })),
      hitsOf(await ask({ entities: ['chart'] })),
    ]).toEqual([[middle], [source], []]);
  });
});

it('exists and filterExistingUrns tell which entities exist', async () => {
  const absent = datasetUrn(unique('absent'));
  expect([
    await action('exists', { urn: source }),
    await action('exists', { urn: gone }),
    await action('exists', { urn: gone, includeSoftDelete: false }),
    await action('exists', { urn: absent }),
    await action('filterExistingUrns', { urns: [gone, absent, tag, gone] }),
    await action('filterExistingUrns', { urns: [] }),
  ]).toEqual([true, true, false, false, [gone, tag], []]);
});

it('counts the entities of types as a search for everything does', async () => {
  const type = 'dataPlatformInstance';
  const total = async () =>
    (await catalog.search({ input: '*', entity: type, count: 0 })).json.value.numEntities;
  const before = await total();
  const count = await action('getTotalEntityCount', { entity: type });
  const counts = await action('batchGetTotalEntityCount', { entities: [type, 'tag', 'schemaField'] });
  expect(count).toBeGreaterThanOrEqual(before);
  expect(count).toBeLessThanOrEqual(await total());
  expect(Object.keys(counts)).toEqual([type, 'tag', 'schemaField']);
  expect(counts.tag).toBeGreaterThanOrEqual(1);
});

describe('a bad request', () => {
  it.each([
    ['searchAcrossEntities', { start: 0 }, '/input', 'INVALID_REQUEST'],
    ['searchAcrossEntities', { input: '*', entities: ['nosuch'] }, undefined, 'UNKNOWN_ENTITY'],
    ['searchAcrossEntities', { input: '*', count: 10_001 }, '/count', 'LIMIT_EXCEEDED'],
    ['scrollAcrossEntities', { input: '*', scrollId: 'x' }, '/scrollId', 'INVALID_REQUEST'],
    ['searchAcrossLineage', { urn: tag, direction: 'SIDEWAYS' }, '/direction', 'INVALID_REQUEST'],
    ['searchAcrossLineage', { urn: 'x', direction: 'UPSTREAM' }, undefined, 'INVALID_URN'],
    ['scrollAcrossLineage', { urn: tag, direction: 'UPSTREAM', maxHops: 0 }, '/maxHops', 'INVALID_REQUEST'],
    ['exists', { urn: 'x' }, undefined, 'INVALID_URN'],
    ['filterExistingUrns', { urns: ['urn:li:nosuch:x'] }, undefined, 'UNKNOWN_ENTITY'],
    ['getTotalEntityCount', { entity: 'nosuch' }, undefined, 'UNKNOWN_ENTITY'],
    ['batchGetTotalEntityCount', { entities: 'tag' }, '/entities', 'INVALID_REQUEST'],
  ])('%s with %j is refused at %s', async (name, body, path, code) => {
    const { status, json } = await catalog.post(`/entities?action=${name}`, body);
    expect([status, json.path, json.code]).toEqual([400, path, code]);
  });
});
