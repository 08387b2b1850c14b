/** Filters on the real index and database. Unit tests beside the compilation test the meaning of each condition. */
import { startCatalog, type TestCatalog } from '../helpers/catalog.js';
import { searchVerbs, type CriterionBody } from '../helpers/api/search-verbs.js';

let catalog: TestCatalog;
beforeAll(async () => {
  catalog = await startCatalog();
});
afterAll(() => catalog.stop());

const { stock, filter, ask, shortNames, store, platform, urnOf } = searchVerbs(() => catalog);
const LONG = 'x'.repeat(5_000);
const created = (time: number) => ({ created: { time, actor: 'urn:li:corpuser:ann' } });

beforeAll(() =>
  stock({
    orders: {
      datasetProperties: {
        name: 'Orders_Daily',
        // Longer than the longest word of the index.
        description: `${LONG}1`,
        customProperties: { team: 'growth', tier: '1' },
        ...created(2_000),
      },
      globalTags: { tags: [{ tag: 'urn:li:tag:pii' }, { tag: 'urn:li:tag:gold' }] },
      upstreamLineage: { upstreams: [{ dataset: urnOf('raw'), type: 'COPY' }] },
    },
    raw: {
      datasetProperties: { name: 'orders_raw', ...created(1_000), customProperties: { team: 'platform' } },
      globalTags: { tags: [{ tag: 'urn:li:tag:gold' }] },
    },
    stocks: { datasetProperties: { name: 'stocks 100% "live" \\ raw', ...created(10_000) } },
    bare: {},
  }),
);

const tag = (name: string) => `urn:li:tag:${name}`;

describe('a criterion', () => {
  it.each<[CriterionBody, string[]]>([
    [{ field: 'tags', condition: 'EQUAL', values: [tag('pii')] }, ['orders']],
    [{ field: 'tags', condition: 'IN', values: [] }, []],
    [{ field: 'tags', condition: 'EXISTS', negated: true }, ['bare', 'stocks']],
    [{ field: 'name', condition: 'IEQUAL', values: ['orders_DAILY'] }, ['orders']],
    [{ field: 'name', condition: 'CONTAIN', values: ['% "live" \\'] }, ['stocks']],
    [{ field: 'name', condition: 'END_WITH', values: ['raw'] }, ['raw', 'stocks']],
    [{ field: 'name', condition: 'GREATER_THAN', values: ['orders'] }, ['raw', 'stocks']],
    [{ field: 'createdAt', condition: 'GREATER_THAN_OR_EQUAL_TO', values: ['2000'] }, ['orders', 'stocks']],
    [
      { field: 'createdAt', condition: 'LESS_THAN', values: ['2000'], negated: true },
      ['bare', 'orders', 'stocks'],
    ],
    [{ field: 'createdAt', condition: 'LESS_THAN_OR_EQUAL_TO', values: ['2000'] }, ['orders', 'raw']],
    [{ field: 'createdAt', condition: 'START_WITH', values: ['10'] }, ['raw', 'stocks']],
    [{ field: 'hasDescription', values: ['false'] }, ['bare', 'raw', 'stocks']],
    [{ field: '_entityType', condition: 'IEQUAL', values: ['DataSet'] }, ['bare', 'orders', 'raw', 'stocks']],
    [{ field: 'urn', condition: 'CONTAIN', values: [`${store},or`] }, ['orders']],
  ])('%j holds for %j', async (criterion, expected) => {
    expect(await filter(criterion)).toEqual(expected);
  });

  it('is correct with more values than an index query allows', async () => {
    const many = Array.from({ length: 3_000 }, (_, index) => tag(`unused_${index}`));
    const criterion = { field: 'tags', condition: 'IN', values: [...many, tag('pii')] };
    expect(await filter(criterion)).toEqual(['orders']);
  });

  it('distinguishes values that are longer than the longest word of the index and differ only at the end', async () => {
    expect(await filter({ field: 'description', values: [`${LONG}1`] })).toEqual(['orders']);
    expect(await filter({ field: 'description', values: [`${LONG}2`] })).toEqual([]);
  });
});

describe('alternatives of criteria', () => {
  const gold: CriterionBody = { field: 'tags', values: [tag('gold')] };
  const pii: CriterionBody = { field: 'tags', values: [tag('pii')] };
  const daily: CriterionBody = { field: 'name', condition: 'END_WITH', values: ['Daily'] };
  const here: CriterionBody = { field: 'platform', values: [platform] };
  const not = (criterion: CriterionBody): CriterionBody => ({ ...criterion, negated: true });

  it.each<[string, CriterionBody[][], string[]]>([
    ['gold and not pii', [[gold, not(pii)]], ['raw']],
    ['pii or (gold and not daily)', [[pii], [gold, not(daily)]], ['orders', 'raw']],
    ['no criteria, or pii', [[], [pii]], ['bare', 'orders', 'raw', 'stocks']],
  ])('%s', async (_name, branches, expected) => {
    const or = branches.map((and) => ({ and: [here, ...and] }));
    const { entities, numEntities } = await ask({ filter: { or } });
    expect([shortNames(entities).sort(), numEntities]).toEqual([expected, expected.length]);
    for (const more of [{ input: 'o* OR NOT o*' }, { sort: [{ field: 'name' }] }, { scroll: true }]) {
      const same = await ask({ filter: { or }, ...more });
      expect([more, shortNames(same.entities).sort(), same.numEntities]).toEqual([
        more,
        expected,
        expected.length,
      ]);
    }
  });

  it('without any criteria find everything', async () => {
    for (const filter of [{}, { or: [] }, { or: [{ and: [] }] }]) {
      const { numEntities } = await ask({ filter, count: 1, facets: [] });
      expect(numEntities).toBeGreaterThanOrEqual(4);
    }
  });

  it('may be many, and are refused beyond a limit', async () => {
    const or = Array.from({ length: 80 }, (_, index) => ({
      and: [here, { field: 'createdAt', condition: 'EQUAL', values: [String(index * 100)] }],
    }));
    expect(shortNames((await ask({ filter: { or } })).entities).sort()).toEqual(['orders', 'raw']);
    const and = Array.from({ length: 1_001 }, () => here);
    const answer = await catalog.search({ input: '*', filter: { or: [{ and }] } });
    expect([answer.status, answer.json.code, answer.json.path]).toEqual([400, 'LIMIT_EXCEEDED', '/filter']);
  });

  it('apply together with a query text', async () => {
    expect(shortNames((await ask({ input: 'orders', and: [pii] })).entities)).toEqual(['orders']);
    expect(shortNames((await ask({ input: 'orders', and: [not(pii)] })).entities)).toEqual(['raw']);
  });
});

describe('an invalid filter', () => {
  it.each<[string, object, string, RegExp]>([
    ['an unknown field', { field: 'tagz', values: ['x'] }, '/filter/or/0/and/0/field', /did you mean .*tags/],
    [
      'an unknown condition',
      { field: 'tags', values: ['x'], condition: 'LIKE' },
      '/filter/or/0/and/0/condition',
      /EQUAL/,
    ],
    [
      'a text for a number',
      { field: 'createdAt', values: ['1', 'monday'] },
      '/filter/or/0/and/0/values/1',
      /number/,
    ],
    [
      'an empty text for a number',
      { field: 'createdAt', values: [''], condition: 'GREATER_THAN' },
      '/filter/or/0/and/0/values/0',
      /number/,
    ],
    ['a text for a boolean', { field: 'removed', values: ['maybe'] }, '/filter/or/0/and/0/values/0', /true/],
    ['a single value', { field: 'tags', value: 'x' }, '/filter/or/0/and/0/value', /not a known member/],
    ['values that are not a list', { field: 'tags', values: 'x' }, '/filter/or/0/and/0/values', /array/],
    ['a value that is not a string', { field: 'tags', values: [7] }, '/filter/or/0/and/0/values/0', /string/],
    ['no field', { values: ['x'] }, '/filter/or/0/and/0/field', /missing/],
    [
      'a negation that is not a boolean',
      { field: 'tags', negated: 'yes' },
      '/filter/or/0/and/0/negated',
      /boolean/,
    ],
  ])('with %s is refused with its path and rule', async (_what, criterion, path, message) => {
    for (const action of ['search', 'browse', 'autocomplete']) {
      const answer = await catalog.post(`/entities?action=${action}`, {
        input: '*',
        query: 'x',
        entity: 'dataset',
        filter: { or: [{ and: [criterion] }] },
      });
      expect([action, answer.status, answer.json.path]).toEqual([action, 400, path]);
      expect(answer.json.message).toMatch(message);
      expect(answer.json.rule).toEqual(expect.any(String));
    }
  });

  it.each([
    ['and without or', { and: [] }, '/filter/and'],
    ['or that is not a list', { or: { and: [] } }, '/filter/or'],
    ['a branch without and', { or: [{}] }, '/filter/or/0/and'],
    ['a text', 'tags:pii', '/filter'],
  ])('as a whole is refused: %s', async (_what, wrong, path) => {
    const answer = await catalog.search({ input: '*', filter: wrong });
    expect([answer.status, answer.json.path]).toEqual([400, path]);
  });
});
