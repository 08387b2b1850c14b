/** `lastChangedAt`: when the catalog's own metadata of an entity changed last. */
import { proposal, unique } from '../helpers/catalog.js';
import { inRun } from '../helpers/api/runs.js';
import { searchVerbs } from '../helpers/api/search-verbs.js';
import { openRuns } from '../helpers/api/suite.js';

const { catalog, graph, runs } = await openRuns();
const { stock, find, ask, urnOf } = searchVerbs(() => catalog);

const NEWEST = { sort: [{ field: 'lastChangedAt', order: 'DESCENDING' }] };
const newest = () => find('*', NEWEST);
const described = (text: string) => ({ datasetProperties: { description: text } });

/** The time that search has, and that which the entity's page shows. */
async function timesOf(short: string): Promise<readonly [number, number]> {
  const data = await catalog.query(
    `query ($urn: String!) { entity(urn: $urn) { overview { lastChange { time } } }
      searchAcrossEntities(input: { query: "*", types: [DATASET], orFilters: [{ and: [{ field: "urn", values: [$urn] }] }],
        searchFlags: { fetchExtraFields: ["lastChangedAt"] } }) { searchResults { extraProperties { name value } } } }`,
    { urn: urnOf(short) },
  );
  const [hit] = data.searchAcrossEntities.searchResults;
  return [Number(hit.extraProperties[0].value), data.entity.overview.lastChange.time];
}

async function timeOf(short: string): Promise<number> {
  return (await timesOf(short))[0];
}

beforeAll(async () => {
  await stock({ first: described('1') });
  await stock({ second: described('1') });
  await stock({ third: described('1') });
});

it('orders hits by their latest change, in both directions and page by page', async () => {
  expect(await newest()).toEqual(['third', 'second', 'first']);
  await stock({ first: described('2') });
  expect(await newest()).toEqual(['first', 'third', 'second']);
  expect(await find('*', { sort: [{ field: 'lastChangedAt', order: 'ASCENDING' }] })).toEqual([
    'second',
    'third',
    'first',
  ]);
  const page = await ask({ ...NEWEST, scroll: true, count: 2 });
  expect(page.entities).toEqual([urnOf('first'), urnOf('third')]);
  const next = await ask({ ...NEWEST, scroll: true, scrollId: page.scrollId, count: 2 });
  expect(next.entities).toEqual([urnOf('second')]);
});

it.each([
  ['an aspect of which search knows nothing', 'embed', { renderUrl: 'https://example.org' }],
  ['an aspect of which search knows', 'globalTags', { tags: [{ tag: 'urn:li:tag:a' }] }],
  ['a soft deletion that is taken back', 'status', { removed: false }],
])('is the time of %s', async (_what, aspect, value) => {
  const before = await timeOf('second');
  await catalog.ingest(urnOf('second'), aspect, value);
  const [found, shown] = await timesOf('second');
  expect(found).toBeGreaterThan(before);
  expect(found).toBe(shown);
  expect((await newest())[0]).toBe('second');
});

it('is the time of the deletion of an aspect', async () => {
  await stock({ third: { embed: { renderUrl: 'https://example.org' } } });
  const before = await timeOf('third');
  await catalog.ingestBatch([proposal(urnOf('third'), 'embed', undefined, { changeType: 'DELETE' })]);
  expect(await timeOf('third')).toBeGreaterThan(before);
});

it('is the time of a rollback that changed something', async () => {
  const runId = unique('run');
  await catalog.ingestBatch([inRun(runId, urnOf('third'), 'globalTags', { tags: [] })]);
  const before = await timeOf('third');
  await runs.rollBack(runId);
  expect(await timeOf('third')).toBeGreaterThan(before);
});

it.each([
  ['the same value again', 'datasetProperties', { description: '2' }],
  ['a point of a timeseries', 'datasetProfile', { timestampMillis: 5, rowCount: 1 }],
])('stays with %s', async (_what, aspect, value) => {
  const before = await timeOf('first');
  await catalog.ingest(urnOf('first'), aspect, value);
  expect(await timeOf('first')).toBe(before);
});

it('can be filtered by', async () => {
  const time = String(await timeOf('first'));
  const shorts = async (condition: string) =>
    (await ask({ and: [{ field: 'lastChangedAt', condition, values: [time] }] })).entities;
  expect(await shorts('EQUAL')).toEqual([urnOf('first')]);
  expect(await shorts('GREATER_THAN')).toEqual([urnOf('second'), urnOf('third')]);
  expect(await shorts('LESS_THAN')).toEqual([]);
});

it('is no field of typed queries, where its name is a word', async () => {
  const time = await timeOf('first');
  expect(await find(`lastChangedAt:${time}`)).toEqual([]);
});

it('is brought back by a repair, which leaves a later time as it is', async () => {
  const before = await timeOf('first');
  const set = (text: string) => graph.rows(`MATCH (n:Entity {urn: $urn}) ${text}`, { urn: urnOf('first') });
  const restored = async () =>
    (await catalog.post('/operations?action=restoreIndices', { urn: urnOf('first') })).json.value
      .searchRestored;
  await set('REMOVE n.changedAt');
  expect(await restored()).toBe(1);
  expect(await timeOf('first')).toBe(before);
  expect(await restored()).toBe(0);
  await set('SET n.changedAt = n.changedAt + 1');
  expect(await restored()).toBe(0);
});
