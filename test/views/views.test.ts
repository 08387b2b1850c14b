/** Views: saved filters of users. */
import { startCatalog, unique, uniqueWord, type TestCatalog } from '../helpers/catalog.js';
import { codeOf } from '../helpers/graphql/error-code.js';
import { mutationTools } from '../helpers/graphql/mutations.js';
import { DEFINITION, viewTools } from './support.js';

let catalog: TestCatalog;
beforeAll(async () => {
  catalog = await startCatalog();
});
afterAll(() => catalog.stop());
const { stored, exists } = mutationTools(() => catalog);
const views = viewTools({ graphql: (query, variables) => catalog.graphql(query, variables) });

const hive = { field: 'platform', values: ['urn:li:dataPlatform:hive'] };
const untagged = { field: 'tags', condition: 'EXISTS', values: [], negated: true };
const shown = [
  { ...hive, condition: 'EQUAL', negated: false },
  { ...untagged, condition: 'EXISTS' },
];

it.each(['AND', 'OR'])(
  'a view whose conditions are joined by %s is shown as it was created',
  async (operator) => {
    const definition = {
      entityTypes: ['DATASET', 'DATA_JOB'],
      filter: { operator, filters: [hive, untagged] },
    };
    const { data } = await views.create({ name: 'Untagged', description: 'All', definition });
    expect(data.createView).toMatchObject({
      ...{ name: 'Untagged', description: 'All', viewType: 'PERSONAL' },
      definition: { entityTypes: ['DATASET', 'DATA_JOB'], filter: { operator, filters: shown } },
    });
    const { definition: kept } = await stored(data.createView.urn, 'dataHubViewInfo');
    expect(kept.entityTypes).toEqual(['dataset', 'dataJob']);
    expect(kept.filter.or).toHaveLength(operator === 'AND' ? 1 : 2);
  },
);

it('an update changes only the given members; the definition is replaced as a whole', async () => {
  const urn = await views.make({ name: 'Before', description: 'All' });
  const before = await stored(urn, 'dataHubViewInfo');
  const filter = { operator: 'OR', filters: [hive, untagged] };
  const { data } = await views.update(urn, { definition: { entityTypes: [], filter } });
  expect(data.updateView).toMatchObject({
    ...{ name: 'Before', description: 'All', viewType: 'PERSONAL' },
    definition: { entityTypes: [], filter: { operator: 'OR', filters: shown } },
  });
  expect((await views.update(urn, { name: 'After', description: null })).data.updateView).toMatchObject({
    ...{ name: 'After', description: 'All', definition: { filter: { operator: 'OR' } } },
  });
  expect((await stored(urn, 'dataHubViewInfo')).created).toEqual(before.created);
});

it.each<[string, object, string, string]>([
  ['a blank name', { name: ' ' }, 'INVALID_REQUEST', '/input/name'],
  [
    'an unknown search field',
    {
      definition: {
        entityTypes: [],
        filter: { operator: 'OR', filters: [hive, { field: 'colour', values: ['a'] }] },
      },
    },
    'INVALID_FILTER',
    '/definition/filter/filters/1/field',
  ],
  [
    'a value of the wrong kind',
    {
      definition: {
        entityTypes: [],
        filter: { operator: 'AND', filters: [{ field: 'createdAt', condition: 'LESS_THAN', values: ['x'] }] },
      },
    },
    'INVALID_FILTER',
    '/definition/filter/filters/0/values/0',
  ],
  [
    'more conditions than a search supports',
    {
      definition: {
        entityTypes: [],
        filter: { operator: 'OR', filters: Array.from({ length: 1_001 }, () => hive) },
      },
    },
    'LIMIT_EXCEEDED',
    '/definition/filter/filters',
  ],
])('%s is refused, in a new view and in a change', async (_, input, code, path) => {
  const name = uniqueWord('refused');
  const urn = await views.make({ name });
  const before = await stored(urn, 'dataHubViewInfo');
  for (const { errors } of [await views.create({ name, ...input }), await views.update(urn, input)])
    expect(errors[0].extensions).toMatchObject({ reason: code, path });
  expect(await stored(urn, 'dataHubViewInfo')).toEqual(before);
  expect((await views.mine({ query: name })).total).toBe(1);
});

it('a view can be deleted once; URNs of other types are refused', async () => {
  const urn = await views.make();
  expect([(await views.remove(urn)).data, await exists(urn)]).toEqual([{ deleteView: true }, false]);
  const tag = `urn:li:tag:${unique('t')}`;
  for (const answer of [await views.remove(urn), await views.update(urn, { name: 'x' })])
    expect(codeOf(answer)).toBe('NOT_FOUND');
  for (const answer of [await views.remove(tag), await views.update(tag, { name: 'x' })])
    expect(codeOf(answer)).toBe('INVALID_URN');
});

it('lists are pages in the order of creation, newest first, of one type or of both', async () => {
  const name = uniqueWord('listed');
  const [first, second, third] = [
    await views.make({ name }),
    await views.make({ name, viewType: 'GLOBAL' }),
    await views.make({ name, definition: { ...DEFINITION, entityTypes: [] } }),
  ];
  const urns = (list: any) => list.views.map(({ urn }: any) => urn);
  expect(urns(await views.mine({ query: name }))).toEqual([third, second, first]);
  expect(urns(await views.mine({ query: name, viewType: 'PERSONAL' }))).toEqual([third, first]);
  expect(await views.mine({ query: name, start: 1, count: 1 })).toEqual({
    ...{ start: 1, count: 1, total: 3, views: [{ urn: second }] },
  });
  expect(urns(await views.global({ query: name }))).toEqual([second]);
});
