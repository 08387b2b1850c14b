/** Facets and filters that join two fields, and `_index` as a name of `_entityType`. */
import { datasetUrn, proposal, unique, uniqueWord } from '../helpers/catalog.js';
import { openCatalog } from '../helpers/api/suite.js';

const catalog = await openCatalog();

const store = uniqueWord('nested');
const platform = `urn:li:dataPlatform:${store}`;
const owner = `urn:li:corpuser:${unique('ann')}`;
const property = unique('io.acme.tier');
const [orders, revenue, plain] = ['orders', 'revenue', 'plain'].map((name) => datasetUrn(name, store)) as [
  string,
  string,
  string,
];
const chart = `urn:li:chart:(${store},c1)`;
const flow = `urn:li:dataFlow:(${store},nightly,PROD)`;
const ON_SHELF = { field: 'platform', values: [platform] };

beforeAll(async () => {
  const ownership = { owners: [{ owner, type: 'DATAOWNER' }] };
  const upstream = { dataset: orders, type: 'TRANSFORMED' };
  const answer = await catalog.ingestBatch([
    proposal(`urn:li:structuredProperty:${property}`, 'propertyDefinition', {
      qualifiedName: property,
      valueType: 'urn:li:dataType:datahub.number',
      cardinality: 'MULTIPLE',
      entityTypes: ['urn:li:entityType:datahub.dataset'],
    }),
    proposal(orders, 'subTypes', { typeNames: ['Table', 'Seed'] }),
    proposal(orders, 'ownership', ownership),
    proposal(orders, 'structuredProperties', {
      properties: [
        { propertyUrn: `urn:li:structuredProperty:${property}`, values: [{ double: 5 }, { double: 2.5 }] },
      ],
    }),
    proposal(revenue, 'subTypes', { typeNames: ['View'] }),
    proposal(revenue, 'upstreamLineage', { upstreams: [upstream] }),
    proposal(plain, 'upstreamLineage', { upstreams: [upstream] }),
    proposal(chart, 'chartInfo', { title: 'c', description: '', lastModified: {} }),
    proposal(chart, 'subTypes', { typeNames: ['Table'] }),
    proposal(chart, 'ownership', ownership),
    proposal(flow, 'dataFlowInfo', { name: 'nightly' }),
  ]);
  if (answer.status !== 200) throw new Error(answer.text);
});

const aggregate = async (facets: readonly string[], filter: readonly object[] = []) => {
  const answer = await catalog.query(
    `query ($input: AggregateAcrossEntitiesInput!) { aggregateAcrossEntities(input: $input) {
      facets { field displayName aggregations { value count entity { urn } displayName } } } }`,
    { input: { query: '*', facets, orFilters: [{ and: [ON_SHELF, ...filter] }] } },
  );
  return answer.aggregateAcrossEntities.facets;
};

const counts = ({ aggregations }: any): Record<string, number> =>
  Object.fromEntries(aggregations.map(({ value, count }: any) => [value, count]));

const TYPES = {
  DATASET: 3,
  CHART: 1,
  DATA_FLOW: 1,
  'DATASET␞Table': 1,
  'DATASET␞Seed': 1,
  'DATASET␞View': 1,
  'CHART␞Table': 1,
};

describe('a facet of two fields', () => {
  it('counts the values of the first, and its pairs with values of the second', async () => {
    const [facet] = await aggregate(['_entityType␞typeNames']);
    expect([facet.field, facet.displayName]).toEqual(['_entityType␞typeNames', 'Type␞Sub Type']);
    expect(counts(facet)).toEqual(TYPES);
  });

  it('accepts other names of the fields, beside plain facets', async () => {
    const facets = await aggregate(['platform', '_index␞typeNames.keyword', 'env', 'typeNames␞entity']);
    expect(facets.map(({ field }: any) => field)).toEqual([
      'platform',
      '_index␞typeNames.keyword',
      'env',
      'typeNames␞entity',
    ]);
    const [platforms, types, environments, turned] = facets.map(counts);
    expect([platforms, types, environments]).toEqual([{ [platform]: 5 }, TYPES, { PROD: 4 }]);
    expect(turned).toMatchObject({
      Table: 2,
      'Table␞DATASET': 1,
      'Table␞CHART': 1,
      View: 1,
      'View␞DATASET': 1,
    });
  });

  it('has the entity of a URN in the pair', async () => {
    const [facet] = await aggregate(['owners␞_entityType']);
    expect(counts(facet)).toEqual({ [owner]: 2, [`${owner}␞DATASET`]: 1, [`${owner}␞CHART`]: 1 });
    expect(facet.aggregations.map(({ entity }: any) => entity.urn)).toEqual([owner, owner, owner]);
  });

  it('counts numbers as they are filtered', async () => {
    const name = `_entityType␞structuredProperties.${property}`;
    const [facet] = await aggregate([name]);
    const { DATASET, CHART, DATA_FLOW, ...pairs } = counts(facet);
    expect([DATASET, Object.values(pairs)]).toEqual([3, [1, 1]]);
    expect([CHART, DATA_FLOW]).toEqual([1, 1]);
    for (const value of Object.keys(pairs))
      expect(await find({ field: name, values: [value] })).toEqual([orders]);
  });

  it('of more than two fields, or of an unknown one, is refused', async () => {
    for (const facet of ['platform␞origin␞tags', '_entityType␞colour', '␞tags']) {
      const answer = await catalog.search({ input: '*', facets: ['tags', facet] });
      expect([answer.status, answer.json.code, answer.json.path]).toEqual([
        400,
        'INVALID_FILTER',
        '/facets/1',
      ]);
    }
  });
});

async function find(criterion: object): Promise<string[]> {
  const answer = await catalog.query(
    `query ($input: ScrollAcrossEntitiesInput!) { scrollAcrossEntities(input: $input) {
      searchResults { entity { urn } } } }`,
    { input: { query: '*', count: 10, orFilters: [{ and: [ON_SHELF, criterion] }] } },
  );
  return answer.scrollAcrossEntities.searchResults.map(({ entity }: any) => entity.urn).sort();
}

describe('a filter by two fields', () => {
  const field = '_entityType␞typeNames';
  const all = [orders, revenue, plain, chart, flow];

  it.each<[string, object, string[]]>([
    ['a pair', { values: ['DATASET␞Table'] }, [orders]],
    ['a pair with the name of the type in the model', { values: ['dataset␞View'] }, [revenue]],
    ['a lone first part', { values: ['DATASET'] }, [orders, revenue, plain]],
    ['several values', { values: ['DATASET␞View', 'CHART␞Table', 'DATA_FLOW'] }, [revenue, chart, flow]],
    ['a pair that no entity has', { values: ['CHART␞View'] }, []],
    ['no values', { values: [] }, []],
    ['a negated pair', { values: ['DATASET␞Table', 'CHART'], negated: true }, [revenue, plain, flow]],
    ['a condition on the text', { values: ['dataset␞'], condition: 'START_WITH' }, [orders, revenue]],
    ['a condition without case', { values: ['DataSet␞tABLE'], condition: 'IEQUAL' }, [orders]],
    ['any value', { values: [], condition: 'EXISTS' }, all],
    ['more values than the index takes', { values: manyPairs('DATASET␞Seed') }, [orders]],
    ['owner and type', { field: 'owners␞_index', values: [`${owner}␞CHART`] }, [chart]],
    ['a missing boolean', { field: '_entityType␞hasOwners', values: ['DATASET␞false'] }, [revenue, plain]],
    ['a boolean', { field: 'hasOwners␞_entityType', values: ['true␞DATASET'] }, [orders]],
  ])('finds %s', async (_, criterion, expected) => {
    expect(await find({ field, ...criterion })).toEqual([...expected].sort());
  });

  it('narrows a facet of the same fields in each API', async () => {
    const criterion = { field, values: ['DATASET␞Table'] };
    const [facet] = await aggregate([field], [criterion]);
    expect(counts(facet)).toEqual({ DATASET: 1, 'DATASET␞Table': 1, 'DATASET␞Seed': 1 });
    const filter = { or: [{ and: [ON_SHELF, criterion] }] };
    const { json } = await catalog.search({ input: '*', filter, facets: [field] });
    expect(json.value.entities).toEqual([orders]);
    expect(json.value.metadata.searchResultMetadatas[0].aggregations).toEqual({
      dataset: 1,
      'dataset␞Table': 1,
      'dataset␞Seed': 1,
    });
  });

  it('narrows a lineage search', async () => {
    const input = {
      urn: orders,
      direction: 'DOWNSTREAM',
      query: '*',
      orFilters: [{ and: [{ field, values: ['DATASET␞View'] }] }],
    };
    const { searchAcrossLineage } = await catalog.query(
      `query ($input: SearchAcrossLineageInput!) { searchAcrossLineage(input: $input) { searchResults { entity { urn } } } }`,
      { input },
    );
    expect(searchAcrossLineage.searchResults.map(({ entity }: any) => entity.urn)).toEqual([revenue]);
  });
});

function manyPairs(last: string): string[] {
  return [...Array.from({ length: 100 }, (_, index) => `DATASET␞None ${index}`), last];
}

describe('_index', () => {
  it('stands for the entity type in facets, filters and sort criteria', async () => {
    const [facet] = await aggregate(['_index']);
    expect(counts(facet)).toEqual({ DATASET: 3, CHART: 1, DATA_FLOW: 1 });
    expect(await find({ field: '_index', values: ['CHART'] })).toEqual([chart]);
    const answer = await catalog.query(
      `query ($input: SearchAcrossEntitiesInput!) { searchAcrossEntities(input: $input) {
        searchResults { entity { type } } } }`,
      {
        input: {
          ...{ query: '*', orFilters: [{ and: [ON_SHELF] }] },
          sortInput: { sortCriteria: [{ field: '_index', sortOrder: 'DESCENDING' }] },
        },
      },
    );
    expect(answer.searchAcrossEntities.searchResults.map(({ entity }: any) => entity.type)).toEqual([
      'DATASET',
      'DATASET',
      'DATASET',
      'DATA_FLOW',
      'CHART',
    ]);
  });
});
