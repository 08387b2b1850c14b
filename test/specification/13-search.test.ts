/** Endpoints: search, POST /entities?action=search. */
import { unique, uniqueWord } from '../helpers/catalog.js';
import { JSON_BODY, openService, urnsOf } from './service.js';

const { request, write } = openService();

const word = uniqueWord('searched');
const tag = urnsOf(unique('tag')).tag!;
const urnOf = (name: string) => `urn:li:dataset:(urn:li:dataPlatform:hive,${word}.${name},PROD)`;
const search = async (body: object) => {
  const { status, json } = await request('POST /entities?action=search', JSON_BODY, body);
  expect(status).toBe(200);
  return json.value;
};

beforeAll(async () => {
  for (const [name, time] of [
    ['Orders', 1_000],
    ['orders_raw', 2_000],
    ['stocks', 10_000],
  ] as const)
    await write(urnOf(name), 'datasetProperties', {
      name,
      created: { time, actor: 'urn:li:corpuser:foo' },
    });
  await write(urnOf('stocks'), 'globalTags', { tags: [{ tag }] });
});

it('response: numEntities, pageSize, from, entities, metadata with urns, matches and searchResultMetadatas', async () => {
  const found = await search({ input: `tags:"${tag}"`, entity: 'dataset', start: 0, count: 10 });
  expect(found).toEqual({
    numEntities: 1,
    pageSize: 10,
    from: 0,
    entities: [urnOf('stocks')],
    metadata: {
      urns: [urnOf('stocks')],
      matches: [{ matchedFields: [{ name: 'tags', value: tag }] }],
      searchResultMetadatas: expect.arrayContaining([
        expect.objectContaining({ name: 'platform', aggregations: { 'urn:li:dataPlatform:hive': 1 } }),
        expect.objectContaining({ name: 'tags', aggregations: { [tag]: 1 } }),
      ]),
    },
  });
});

it('input: query text', async () => {
  const { entities, numEntities } = await search({ input: word, entity: 'dataset', start: 0, count: 10 });
  expect([...entities].sort()).toEqual(['Orders', 'orders_raw', 'stocks'].map(urnOf).sort());
  expect(numEntities).toBe(3);
});

it('entity: an entity name', async () => {
  expect(await search({ input: word, entity: 'chart', start: 0, count: 10 })).toMatchObject({
    numEntities: 0,
    entities: [],
  });
});

it('start is an offset, count is a page size', async () => {
  const pages = [];
  for (const start of [0, 2]) {
    const page = await search({ input: word, entity: 'dataset', start, count: 2 });
    expect(page).toMatchObject({ numEntities: 3, from: start });
    expect(page.metadata.urns).toEqual(page.entities);
    pages.push(page.entities);
  }
  expect(pages.map(({ length }) => length)).toEqual([2, 1]);
  expect(new Set(pages.flat()).size).toBe(3);
});

it.each([
  ['tags', `tags:"${tag}"`],
  ['tags', `tags:${tag}`],
  ['tags', `tags:${tag.slice('urn:li:tag:'.length)}`],
  ['name', `name:stocks AND ${word}`],
  ['customProperties', `customProperties:"shelf=${word}"`],
])('exact match on a searchable field (%s): %s in input', async (_field, input) => {
  await write(urnOf('stocks'), 'datasetProperties', {
    name: 'stocks',
    created: { time: 10_000, actor: 'urn:li:corpuser:foo' },
    customProperties: { shelf: word },
  });
  const { entities } = await search({ input, entity: 'dataset', start: 0, count: 10 });
  expect(entities).toEqual([urnOf('stocks')]);
});

it('the match is exact: no longer value is found, and no other field', async () => {
  const longer = urnsOf(unique('longer')).dataset!;
  await write(longer, 'globalTags', { tags: [{ tag: `${tag}_b` }] });
  for (const [input, urns] of [
    [`tags:"${tag}_b"`, [longer]],
    [`tags:"${tag}"`, [urnOf('stocks')]],
    [`tags:"${tag.slice(0, -1)}"`, []],
    [`name:"${tag}"`, []],
  ] as const)
    expect((await search({ input, entity: 'dataset', start: 0, count: 10 })).entities).toEqual(urns);
});

const inFolder = { field: 'urn', values: [`,${word}.`], condition: 'CONTAIN' };

it.each<[string, string, string, string[]]>([
  ['CONTAIN', 'name', 'ders', ['Orders', 'orders_raw']],
  ['END_WITH', 'name', 'raw', ['orders_raw']],
  ['EQUAL', 'name', 'Orders', ['Orders']],
  ['IEQUAL', 'name', 'oRDERS', ['Orders']],
  ['GREATER_THAN', 'createdAt', '2000', ['stocks']],
  ['GREATER_THAN_OR_EQUAL_TO', 'createdAt', '2000', ['orders_raw', 'stocks']],
  ['LESS_THAN', 'createdAt', '2000', ['Orders']],
  ['LESS_THAN_OR_EQUAL_TO', 'createdAt', '2000', ['Orders', 'orders_raw']],
  ['START_WITH', 'name', 'stock', ['stocks']],
])('condition %s (%s, %s)', async (condition, field, value, names) => {
  const filter = { or: [{ and: [inFolder, { field, values: [value], condition }] }] };
  const { entities } = await search({ input: '*', entity: 'dataset', start: 0, count: 10, filter });
  expect([...entities].sort()).toEqual(names.map(urnOf).sort());
});

it('filter: one of the alternatives in `or` holds, with all criteria of its `and`, and one of the values', async () => {
  const named = (...values: string[]) => ({ field: 'name', values, condition: 'EQUAL' });
  const tagged = { field: 'tags', values: [tag], condition: 'EQUAL' };
  for (const [or, names] of [
    [[{ and: [inFolder, named('Orders', 'stocks')] }], ['Orders', 'stocks']],
    [[{ and: [inFolder, named('Orders', 'stocks'), tagged] }], ['stocks']],
    [
      [{ and: [tagged] }, { and: [inFolder, named('Orders')] }],
      ['Orders', 'stocks'],
    ],
  ] as const) {
    const { entities } = await search({ input: '*', entity: 'dataset', start: 0, count: 10, filter: { or } });
    expect([...entities].sort()).toEqual(names.map(urnOf).sort());
  }
});

it('search covers only the latest version of each entity', async () => {
  const [before, after] = [uniqueWord('before'), uniqueWord('after')];
  const urn = urnsOf(unique('version')).dataset!;
  const found = async (input: string) =>
    (await search({ input, entity: 'dataset', start: 0, count: 10 })).entities;
  await write(urn, 'datasetProperties', { description: before });
  expect(await found(before)).toEqual([urn]);
  await write(urn, 'datasetProperties', { description: after });
  expect([await found(before), await found(after)]).toEqual([[], [urn]]);
});
