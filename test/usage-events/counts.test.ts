/** Numbers of entities by type, and the filters that a search starts with, within the scope of the reader. */
import { datasetUrn, proposal, unique } from '../helpers/catalog.js';
import { inviteReader, openViewing, type Reader } from '../authorization/scope-support.js';

const { catalog, root } = await openViewing();
const word = unique('counted');
const tables = ['a', 'b', 'hidden'].map((name) => datasetUrn(`${word}.${name}`));
const chart = `urn:li:chart:(looker,${word})`;
const tag = `urn:li:tag:${word}`;
const view = `urn:li:dataHubView:${word}`;
let reader: Reader;

beforeAll(async () => {
  const stamp = { time: 1, actor: 'urn:li:corpuser:datahub' };
  const { status, text } = await root.post('/aspects?action=ingestProposalBatch', {
    proposals: [
      ...[...tables, chart].map((urn) => proposal(urn, 'status', { removed: false })),
      proposal(tag, 'tagProperties', { name: word }),
      proposal(view, 'dataHubViewInfo', {
        ...{ name: word, type: 'GLOBAL', created: stamp, lastModified: stamp },
        definition: {
          entityTypes: ['dataset', 'tag'],
          filter: { or: [{ and: [{ field: 'urn', values: [tables[0]], condition: 'EQUAL' }] }] },
        },
      }),
    ],
  });
  expect([status, text]).toEqual([200, text]);
  reader = await inviteReader(catalog, [
    { field: 'URN', values: [tables[0]!, tables[1]!, chart, tag, view] },
  ]);
});

const count = async (input: object | null): Promise<[string, number][]> => {
  const query = `query ($input: EntityCountInput) { getEntityCounts(input: $input) { counts { entityType count } } }`;
  const { counts } = (await reader.query(query, { input })).getEntityCounts;
  return counts.map(({ entityType, count: number }: any) => [entityType, number]);
};

it('getEntityCounts counts each requested type once, also with none', async () => {
  expect(await count({ types: ['TAG', 'DATASET', 'DASHBOARD', 'DATASET'] })).toEqual([
    ...[
      ['TAG', 1],
      ['DATASET', 2],
      ['DASHBOARD', 0],
    ],
  ]);
});

/** Everybody sees the global and the built-in ones. Other tests create global ones as well. */
const FOR_EVERYBODY = [
  'DATAHUB_VIEW',
  'DATAHUB_PAGE_MODULE',
  'DATAHUB_PAGE_TEMPLATE',
  'CUSTOM_OWNERSHIP_TYPE',
];

it.each([[null], [{}], [{ types: [] }]])(
  'getEntityCounts with %j counts every type that has entities',
  async (input) => {
    const counted = (await count(input)).filter(([type]) => !FOR_EVERYBODY.includes(type));
    expect(new Map(counted)).toEqual(
      new Map([
        ['DATASET', 2],
        ['CHART', 1],
        ['TAG', 1],
        // The reader.
        ['CORP_USER', 1],
      ]),
    );
  },
);

it('getEntityCounts counts within a view', async () => {
  expect(await count({ types: ['DATASET', 'CHART'], viewUrn: view })).toEqual([
    ['DATASET', 1],
    ['CHART', 0],
  ]);
  expect(await count({ types: ['CHART'], viewUrn: view })).toEqual([['CHART', 0]]);
});

it('getQuickFilters offers platforms and types that the reader sees', async () => {
  const query = `query ($input: GetQuickFiltersInput!) { getQuickFilters(input: $input) { quickFilters { field value entity { urn } } } }`;
  const ask = async (input: object) => (await reader.query(query, { input })).getQuickFilters.quickFilters;
  const platform = (id: string) => {
    const urn = `urn:li:dataPlatform:${id}`;
    return { field: 'platform', value: urn, entity: { urn } };
  };
  const type = (value: string) => ({ field: '_entityType', value, entity: null });
  expect(await ask({})).toEqual([
    ...[platform('hive'), platform('looker')],
    ...[type('DATASET'), type('CHART'), type('CORP_USER')],
  ]);
  expect(await ask({ viewUrn: view })).toEqual([platform('hive'), type('DATASET')]);
});
