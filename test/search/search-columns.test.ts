/** Names of columns match by their beginnings, as names do, in every search. */
import { datasetUrn, unique, uniqueWord } from '../helpers/catalog.js';
import { openCatalog } from '../helpers/api/suite.js';
import { searchVerbs } from '../helpers/api/search-verbs.js';

const catalog = await openCatalog();
const { stock, find, urnOf, store } = searchVerbs(() => catalog);

interface Column {
  readonly fieldPath: string;
  readonly label?: string;
  readonly description?: string;
}

const schemaOf = (...columns: Column[]) => ({
  schemaMetadata: {
    ...{ schemaName: 's', platform: `urn:li:dataPlatform:${store}`, version: 0, hash: '' },
    platformSchema: { 'com.linkedin.schema.OtherSchema': { rawSchema: '' } },
    fields: columns.map((column) => ({
      ...column,
      type: { type: { 'com.linkedin.schema.StringType': {} } },
      nativeDataType: 'text',
    })),
  },
});

/** Searches without a filter see the data of other tests, so what they look for contains this word. */
const word = uniqueWord('quux');

beforeAll(() =>
  stock({
    money: schemaOf(
      { fieldPath: 'net_euros' },
      { fieldPath: `refund_euros_${word}` },
      { fieldPath: 'grossMargin' },
    ),
    people: schemaOf(
      { fieldPath: 'customer_first_name' },
      { fieldPath: 'address.city.name' },
      { fieldPath: 'order_date' },
    ),
    typed: schemaOf({
      fieldPath: '[version=2.0].[type=struct].[type=struct].parcel.[type=double].weight',
    }),
    labelled: schemaOf({ fieldPath: 'x1', label: 'Turnover tax' }),
    texts: schemaOf({ fieldPath: 'y1', description: 'grossly refunding firstborn parcels' }),
  }),
);

describe('the beginning of a word of a column', () => {
  it.each<[string, string[]]>([
    ['refund_eur', ['money']],
    ['eur', ['money']],
    ['gros', ['money']],
    ['grossMar', ['money']],
    ['gross_mar', ['money']],
    ['grossmar', ['money']],
    ['first nam', ['people']],
    ['first_nam', ['people']],
    ['CUSTOMER_FIRST_N', ['people']],
    ['address.city.na', ['people']],
    ['city.na', ['people']],
    ['orders_dat', ['people']],
    ['parcel.wei', ['typed']],
    ['turn', ['labelled']],
    ['turnover_t', ['labelled']],
    ['gros OR parcel.wei', ['money', 'typed']],
    ['gros -net', []],
    ['eu', []],
    ['uros', []],
    ['"refund_eur"', []],
    ['name_fir', []],
    ['firstbor', []],
  ])('%s finds %j', async (query, expected) => {
    expect((await find(query)).sort()).toEqual(expected);
  });

  it('of one or two letters does not fail, nor does one that many columns have', async () => {
    for (const query of ['a', 'na', 'e', 'order', 'id', 'a b c d e f g h i j', 'na eu gr or fi'])
      expect((await catalog.search({ input: query, entity: 'dataset' })).status).toBe(200);
  });

  it('ranks higher if the words before it are adjacent in the column', async () => {
    await stock({
      apart: schemaOf({ fieldPath: 'second' }, { fieldPath: 'harvester' }),
      joined: schemaOf({ fieldPath: 'second_harvester' }),
      more_apart: schemaOf({ fieldPath: 'harvester' }, { fieldPath: 'second' }),
    });
    expect((await find('second harv'))[0]).toBe('joined');
  });

  it('ranks below a name, and below a whole word', async () => {
    await stock({
      [`${word}ish`]: { datasetProperties: { name: 'plain' } },
      [`late_${word}`]: { datasetProperties: { name: 'other' } },
      described: { datasetProperties: { name: 'd', description: `about ${word.slice(0, -1)}` } },
    });
    expect(await find(word.slice(0, -1))).toEqual(['described', `${word}ish`, `late_${word}`, 'money']);
  });
});

const MATCHES = 'searchResults { entity { urn } matchedFields { name value } }';

describe('each search', () => {
  const query = `refund_euros_${word.slice(0, -1)}`;
  const reason = { name: 'fieldPaths', value: `refund_euros_${word}` };
  const found = () => [{ entity: { urn: urnOf('money') }, matchedFields: [reason] }];

  it('of GraphQL finds the column and names it', async () => {
    const answer = await catalog.query(
      `query ($input: SearchAcrossEntitiesInput!, $scroll: ScrollAcrossEntitiesInput!, $one: SearchInput!) {
        searchAcrossEntities(input: $input) { ${MATCHES} }
        scrollAcrossEntities(input: $scroll) { ${MATCHES} }
        search(input: $one) { ${MATCHES} } }`,
      { input: { query }, scroll: { query }, one: { type: 'DATASET', query } },
    );
    for (const { searchResults } of Object.values<any>(answer)) expect(searchResults).toEqual(found());
  });

  it('of lineage finds the column and names it', async () => {
    const source = datasetUrn(unique('source'), store);
    await catalog.ingest(urnOf('money'), 'upstreamLineage', {
      upstreams: [{ dataset: source, type: 'TRANSFORMED' }],
    });
    const answer = await catalog.query(
      `query ($input: SearchAcrossLineageInput!) { searchAcrossLineage(input: $input) { ${MATCHES} } }`,
      { input: { urn: source, direction: 'DOWNSTREAM', query } },
    );
    expect(answer.searchAcrossLineage.searchResults).toEqual(found());
  });

  it('of REST and OpenAPI finds the column', async () => {
    const body = { input: query, start: 0, count: 10 };
    const across = await catalog.post('/entities?action=searchAcrossEntities', body);
    expect(across.json.value.entities).toMatchObject([{ entity: urnOf('money'), matchedFields: [reason] }]);
    const listed = await catalog.get(`/openapi/v3/entity/dataset?query=${query}`);
    expect(listed.json.entities.map(({ urn }: any) => urn)).toEqual([urnOf('money')]);
  });

  it('completes the names of columns', async () => {
    const body = { entity: 'dataset', query, field: 'fieldPaths', limit: 5 };
    const answer = await catalog.post('/entities?action=autocomplete', body);
    expect(answer.json.value.suggestions).toEqual([`refund_euros_${word}`]);
  });
});

it('A renamed column is found by its new name only', async () => {
  const [before, after] = [uniqueWord('before'), uniqueWord('after')];
  await stock({ renamed: schemaOf({ fieldPath: `a_${before}` }) });
  expect(await find(before.slice(0, -1))).toEqual(['renamed']);
  await stock({ renamed: schemaOf({ fieldPath: `a_${after}` }) });
  expect([await find(before.slice(0, -1)), await find(after.slice(0, -1))]).toEqual([[], ['renamed']]);
});

it('Suggestions are offered only if they find something', async () => {
  const [long, other] = [uniqueWord('zephyr'), uniqueWord('other')];
  await stock({ [long]: {}, [other]: {} });
  const suggest = async (query: string, more: object = {}) => {
    const input = { query, types: ['DATASET'], searchFlags: { getSuggestions: true }, ...more };
    const answer = await catalog.query(
      `query ($input: SearchAcrossEntitiesInput!) { searchAcrossEntities(input: $input) { suggestions { text } } }`,
      { input },
    );
    return answer.searchAcrossEntities.suggestions.map(({ text }: any) => text);
  };
  const wrong = long.replace('zephyr', 'zehpyr');
  expect(await suggest(wrong)).toContain(long);
  expect(await suggest(`${wrong} ${other}`)).toEqual([]);
  const inDev = { and: [{ field: 'origin', values: ['DEV'] }] };
  const named = { and: [{ field: 'name', values: ['nothing'], condition: 'CONTAIN' }] };
  for (const filter of [inDev, named]) expect(await suggest(wrong, { orFilters: [filter] })).toEqual([]);
});
