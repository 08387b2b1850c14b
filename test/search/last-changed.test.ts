/** The search field `lastChangedAt`: the time of the last change of an entity in the catalog. */
import { proposal, unique } from '../helpers/catalog.js';
import { inRun } from '../helpers/api/runs.js';
import { searchVerbs } from '../helpers/api/search-verbs.js';
import { openRuns } from '../helpers/api/suite.js';

const { catalog, graph, runs } = await openRuns();
const { stock, find, ask, urnOf } = searchVerbs(() => catalog);

const NEWEST = { sort: [{ field: 'lastChangedAt', order: 'DESCENDING' }] };
const newest = () => find('*', NEWEST);
const described = (text: string) => ({ datasetProperties: { description: text } });

/** Returns the time in search and the time in the entity's overview. */
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

it('sorts hits by their last change, in both directions and in pages', async () => {
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
  ['a write of an aspect without search fields', 'embed', { renderUrl: 'https://example.org' }],
  ['a write of an aspect with search fields', 'globalTags', { tags: [{ tag: 'urn:li:tag:a' }] }],
  ['a restoration after a soft deletion', 'status', { removed: false }],
])('the last change is %s', async (_what, aspect, value) => {
  const before = await timeOf('second');
  await catalog.ingest(urnOf('second'), aspect, value);
  const [found, shown] = await timesOf('second');
  expect(found).toBeGreaterThan(before);
  expect(found).toBe(shown);
  expect((await newest())[0]).toBe('second');
});

it('the last change is the deletion of an aspect', async () => {
  await stock({ third: { embed: { renderUrl: 'https://example.org' } } });
  const before = await timeOf('third');
  await catalog.ingestBatch([proposal(urnOf('third'), 'embed', undefined, { changeType: 'DELETE' })]);
  expect(await timeOf('third')).toBeGreaterThan(before);
});

it('the last change is a rollback that changed the entity', async () => {
  const runId = unique('run');
  await catalog.ingestBatch([inRun(runId, urnOf('third'), 'globalTags', { tags: [] })]);
  const before = await timeOf('third');
  await runs.rollBack(runId);
  expect(await timeOf('third')).toBeGreaterThan(before);
});

it.each([
  ['the same value again', 'datasetProperties', { description: '2' }],
  ['a point of a timeseries', 'datasetProfile', { timestampMillis: 5, rowCount: 1 }],
])('the time of the last change stays the same after %s', async (_what, aspect, value) => {
  const before = await timeOf('first');
  await catalog.ingest(urnOf('first'), aspect, value);
  expect(await timeOf('first')).toBe(before);
});

it('the time of the last change can be used in filters', async () => {
  const time = String(await timeOf('first'));
  const shorts = async (condition: string) =>
    (await ask({ and: [{ field: 'lastChangedAt', condition, values: [time] }] })).entities;
  expect(await shorts('EQUAL')).toEqual([urnOf('first')]);
  expect(await shorts('GREATER_THAN')).toEqual([urnOf('second'), urnOf('third')]);
  expect(await shorts('LESS_THAN')).toEqual([]);
});

it('lastChangedAt cannot be used as a field of the query language', async () => {
  const time = await timeOf('first');
  expect(await find(`lastChangedAt:${time}`)).toEqual([]);
});

it('a repair restores the time of the last change, and keeps a later time', async () => {
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
