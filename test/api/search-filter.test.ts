/** Every condition of a filter, alone, negated and combined (specification, "Search"; issue 3, section 4). */
import { startCatalog, type TestCatalog } from '../helpers/catalog.js';
import { searchVerbs, type CriterionBody } from './support/search-verbs.js';

let catalog: TestCatalog;
beforeAll(async () => {
  catalog = await startCatalog();
});
afterAll(() => catalog.stop());

const { stock, filter, ask, shortNames, store, platform, urnOf } = searchVerbs(() => catalog);
const created = (time: number) => ({ created: { time, actor: 'urn:li:corpuser:ann' } });

beforeAll(() =>
  stock({
    orders: {
      datasetProperties: {
        name: 'Orders_Daily',
        description: 'Every order',
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
    [{ field: 'tags', values: [tag('gold')] }, ['orders', 'raw']],
    [{ field: 'tags', condition: 'EQUAL', values: [tag('pii'), tag('gold')] }, ['orders', 'raw']],
    [{ field: 'tags', condition: 'EQUAL', values: ['pii'] }, []],
    [{ field: 'tags', condition: 'IN', values: [tag('pii'), tag('none')] }, ['orders']],
    [{ field: 'tags', condition: 'IN', values: [] }, []],
    [{ field: 'tags', condition: 'EXISTS' }, ['orders', 'raw']],
    [{ field: 'tags', condition: 'EXISTS', values: ['ignored'] }, ['orders', 'raw']],
    [{ field: 'tags', condition: 'CONTAIN', values: [':pi'] }, ['orders']],
    [{ field: 'name', condition: 'EQUAL', values: ['Orders_Daily'] }, ['orders']],
    [{ field: 'name', condition: 'EQUAL', values: ['orders_daily'] }, []],
    [{ field: 'name', condition: 'IEQUAL', values: ['orders_DAILY'] }, ['orders']],
    [{ field: 'name', condition: 'IEQUAL', values: ['orders'] }, ['orders'].slice(1)],
    [{ field: 'name', condition: 'CONTAIN', values: ['rders_'] }, ['orders', 'raw']],
    [{ field: 'name', condition: 'CONTAIN', values: ['RDERS_'] }, []],
    [{ field: 'name', condition: 'CONTAIN', values: ['% "live" \\'] }, ['stocks']],
    [{ field: 'name', condition: 'CONTAIN', values: ['.*'] }, []],
    [{ field: 'name', condition: 'START_WITH', values: ['orders'] }, ['raw']],
    [{ field: 'name', condition: 'START_WITH', values: ['orders', 'Orders'] }, ['orders', 'raw']],
    [{ field: 'name', condition: 'END_WITH', values: ['raw'] }, ['raw', 'stocks']],
    [{ field: 'name', condition: 'END_WITH', values: ['Raw'] }, []],
    [{ field: 'createdAt', condition: 'EQUAL', values: ['2000'] }, ['orders']],
    [{ field: 'createdAt', condition: 'EQUAL', values: ['2e3'] }, ['orders']],
    [{ field: 'createdAt', condition: 'GREATER_THAN', values: ['2000'] }, ['stocks']],
    [{ field: 'createdAt', condition: 'GREATER_THAN_OR_EQUAL_TO', values: ['2000'] }, ['orders', 'stocks']],
    [{ field: 'createdAt', condition: 'LESS_THAN', values: ['2000'] }, ['raw']],
    [{ field: 'createdAt', condition: 'LESS_THAN_OR_EQUAL_TO', values: ['2000'] }, ['orders', 'raw']],
    [{ field: 'createdAt', condition: 'START_WITH', values: ['10'] }, ['raw', 'stocks']],
    [{ field: 'name', condition: 'GREATER_THAN', values: ['orders'] }, ['raw', 'stocks']],
    [{ field: 'hasDescription', values: ['true'] }, ['orders']],
    [{ field: 'hasDescription', values: ['false'] }, ['bare', 'raw', 'stocks']],
    [{ field: 'hasDescription', values: ['TRUE', 'false'] }, ['bare', 'orders', 'raw', 'stocks'].slice(1, 2)],
    [{ field: 'removed', values: ['false'] }, ['bare', 'orders', 'raw', 'stocks']],
    [{ field: 'removed', values: ['true'] }, []],
    [{ field: 'customProperties', values: ['team=growth'] }, ['orders']],
    [{ field: 'customProperties', condition: 'START_WITH', values: ['team='] }, ['orders', 'raw']],
    [{ field: 'upstreams', values: [urnOf('raw')] }, ['orders']],
    [{ field: 'tags.keyword', values: [tag('pii')] }, ['orders']],
    [{ field: 'globalTags.tags', values: [tag('pii')] }, ['orders']],
    [{ field: 'env', values: ['PROD'] }, ['bare', 'orders', 'raw', 'stocks']],
    [{ field: '_entityType', values: ['DATASET'] }, ['bare', 'orders', 'raw', 'stocks']],
    [{ field: '_entityType', condition: 'IN', values: ['chart', 'DATA_JOB'] }, []],
    [{ field: '_entityType', condition: 'IEQUAL', values: ['DataSet'] }, ['bare', 'orders', 'raw', 'stocks']],
    [{ field: '_entityName', condition: 'EQUAL', values: ['bare'] }, ['bare']],
    [{ field: 'urn', values: [urnOf('bare')] }, ['bare']],
    [{ field: 'urn', condition: 'CONTAIN', values: [`${store},or`] }, ['orders']],
    [
      { field: 'platform', condition: 'END_WITH', values: [`:${store}`] },
      ['bare', 'orders', 'raw', 'stocks'],
    ],
  ])('%j holds for %j, and negated for all others', async (criterion, expected) => {
    expect(await filter(criterion)).toEqual([...expected].sort());
    const others = ['bare', 'orders', 'raw', 'stocks'].filter((short) => !expected.includes(short));
    expect(await filter({ ...criterion, negated: true })).toEqual(others);
    expect(await filter({ ...criterion, negated: false })).toEqual([...expected].sort());
  });

  it('with more values than the index takes holds all the same', async () => {
    const many = Array.from({ length: 3_000 }, (_, index) => tag(`unused_${index}`));
    expect(await filter({ field: 'tags', condition: 'IN', values: [...many, tag('pii')] })).toEqual([
      'orders',
    ]);
    expect(
      await filter({ field: 'tags', condition: 'IN', values: [...many, tag('pii')], negated: true }),
    ).toEqual(['bare', 'raw', 'stocks']);
  });

  it('of a value longer than a word of the index tells apart what differs at the end', async () => {
    const long = 'x'.repeat(5_000);
    await catalog.ingest(urnOf('raw'), 'datasetProperties', {
      name: 'orders_raw',
      description: `${long}1`,
      ...created(1_000),
      customProperties: { team: 'platform' },
    });
    expect(await filter({ field: 'description', values: [`${long}1`] })).toEqual(['raw']);
    expect(await filter({ field: 'description', values: [`${long}2`] })).toEqual([]);
    await catalog.ingest(urnOf('raw'), 'datasetProperties', {
      name: 'orders_raw',
      ...created(1_000),
      customProperties: { team: 'platform' },
    });
  });
});

it('of the entity type takes both its names, in any case', async () => {
  const flow = `urn:li:dataFlow:(airflow,${store},PROD)`;
  const job = `urn:li:dataJob:(${flow},load)`;
  await catalog.ingest(job, 'dataJobInfo', { name: store, type: 'BATCH' });
  for (const value of ['dataJob', 'DATA_JOB', 'data_job', 'DATAJOB']) {
    const criterion = { field: '_entityType', condition: 'IEQUAL', values: [value] };
    const { json } = await catalog.search({ input: `"${store}"`, filter: { or: [{ and: [criterion] }] } });
    expect([value, json.value.entities]).toEqual([value, [job]]);
  }
});

describe('groups', () => {
  const gold: CriterionBody = { field: 'tags', values: [tag('gold')] };
  const pii: CriterionBody = { field: 'tags', values: [tag('pii')] };
  const early: CriterionBody = { field: 'createdAt', condition: 'LESS_THAN', values: ['5000'] };
  const daily: CriterionBody = { field: 'name', condition: 'END_WITH', values: ['Daily'] };
  const untagged: CriterionBody = { field: 'tags', condition: 'EXISTS', negated: true };
  const here: CriterionBody = { field: 'platform', values: [platform] };
  const not = (criterion: CriterionBody): CriterionBody => ({ ...criterion, negated: true });

  it.each<[string, CriterionBody[][], string[]]>([
    ['gold and early', [[gold, early]], ['orders', 'raw']],
    ['gold and not pii', [[gold, not(pii)]], ['raw']],
    ['gold and early and daily', [[gold, early, daily]], ['orders']],
    ['daily or untagged', [[daily], [untagged]], ['bare', 'orders', 'stocks']],
    ['pii or (gold and not daily)', [[pii], [gold, not(daily)]], ['orders', 'raw']],
    ['(not gold) or (pii and daily)', [[not(gold)], [pii, daily]], ['bare', 'orders', 'stocks']],
    ['(not gold and not early) or daily', [[not(gold), not(early)], [daily]], ['bare', 'orders', 'stocks']],
    ['pii and not pii', [[pii, not(pii)]], []],
    ['pii or not pii', [[pii], [not(pii)]], ['bare', 'orders', 'raw', 'stocks']],
    ['nothing asked, or pii', [[], [pii]], ['bare', 'orders', 'raw', 'stocks']],
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

  it('of a filter that asks for nothing find everything', async () => {
    for (const filter of [{}, { or: [] }, { or: [{ and: [] }] }]) {
      const { numEntities } = await ask({ filter });
      expect(numEntities).toBeGreaterThanOrEqual(4);
    }
  });

  it('may be many, and are refused where they are too many', async () => {
    const or = Array.from({ length: 250 }, (_, index) => ({
      and: [here, { field: 'createdAt', condition: 'EQUAL', values: [String(index * 10)] }],
    }));
    expect(shortNames((await ask({ filter: { or } })).entities).sort()).toEqual(['orders', 'raw']);
    const answer = await catalog.search({ input: '*', filter: { or: [...or, ...or, { and: [here] }] } });
    expect([answer.status, answer.json.code, answer.json.path]).toEqual([400, 'LIMIT_EXCEEDED', '/filter']);
  });

  it('beside a query text hold both', async () => {
    expect(shortNames((await ask({ input: 'orders', and: [pii] })).entities)).toEqual(['orders']);
    expect(shortNames((await ask({ input: 'orders', and: [not(pii)] })).entities)).toEqual(['raw']);
  });
});

describe('a filter that is wrong', () => {
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
    [
      'a text for a truth value',
      { field: 'removed', values: ['maybe'] },
      '/filter/or/0/and/0/values/0',
      /true/,
    ],
    ['a single value', { field: 'tags', value: 'x' }, '/filter/or/0/and/0/value', /not a known member/],
    ['values that are no list', { field: 'tags', values: 'x' }, '/filter/or/0/and/0/values', /array/],
    ['a value that is no text', { field: 'tags', values: [7] }, '/filter/or/0/and/0/values/0', /string/],
    ['no field', { values: ['x'] }, '/filter/or/0/and/0/field', /missing/],
    [
      'a negation that is no truth value',
      { field: 'tags', negated: 'yes' },
      '/filter/or/0/and/0/negated',
      /boolean/,
    ],
  ])('with %s is refused with its place and rule', async (_what, criterion, path, message) => {
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
    ['or that is no list', { or: { and: [] } }, '/filter/or'],
    ['a branch without and', { or: [{}] }, '/filter/or/0/and'],
    ['a text', 'tags:pii', '/filter'],
  ])('as a whole is refused: %s', async (_what, wrong, path) => {
    const answer = await catalog.search({ input: '*', filter: wrong });
    expect([answer.status, answer.json.path]).toEqual([400, path]);
  });
});
