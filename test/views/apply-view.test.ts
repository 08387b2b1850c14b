/** Every operation with the argument `viewUrn` applies the view. */
import {
  datasetUrn,
  proposal,
  startCatalog,
  unique,
  uniqueWord,
  type TestCatalog,
} from '../helpers/catalog.js';
import { viewTools } from './support.js';

const word = uniqueWord('viewed');
const product = `urn:li:dataProduct:${word}`;
const table = (name: string) => datasetUrn(`${word}.${name}`);
const [start, tagged, termed, plain] = ['start', 'tagged', 'termed', 'plain'].map(table) as [
  string,
  string,
  string,
  string,
];
const chart = `urn:li:chart:(looker,${word})`;
const tag = `urn:li:tag:${word}`;
const term = `urn:li:glossaryTerm:${word}`;

let catalog: TestCatalog;
let view: string;
let ofTypes: string;
const views = viewTools({ graphql: (query, variables) => catalog.graphql(query, variables) });

beforeAll(async () => {
  catalog = await startCatalog();
  const stamp = { time: 1, actor: 'urn:li:corpuser:datahub' };
  const upstreams = [{ dataset: start, type: 'COPY' }];
  const answer = await catalog.ingestBatch([
    ...[tagged, termed, plain].flatMap((urn) => [
      proposal(urn, 'datasetProperties', { name: `${word} ${urn.split('.')[1]!.split(',')[0]!}` }),
      proposal(urn, 'upstreamLineage', { upstreams }),
      proposal(urn, 'browsePathsV2', { path: [{ id: word }] }),
    ]),
    proposal(chart, 'chartInfo', {
      ...{ title: word, description: word, inputs: [{ string: start }] },
      lastModified: { created: stamp, lastModified: stamp },
    }),
    proposal(tagged, 'globalTags', { tags: [{ tag }] }),
    proposal(termed, 'glossaryTerms', { terms: [{ urn: term }], auditStamp: stamp }),
    proposal(product, 'dataProductProperties', {
      assets: [tagged, termed, plain].map((destinationUrn) => ({ destinationUrn })),
    }),
  ]);
  if (answer.status !== 200) throw new Error(answer.text);
  const filters = [
    { field: 'tags', values: [tag] },
    { field: 'glossaryTerms', values: [term] },
  ];
  view = await views.make({ definition: { entityTypes: [], filter: { operator: 'OR', filters } } });
  ofTypes = await views.make({
    definition: { entityTypes: ['CHART'], filter: { operator: 'AND', filters: [] } },
  });
});
afterAll(() => catalog.stop());

const HITS = 'searchResults { entity { urn } }';
const found = ({ searchResults }: any): string[] => searchResults.map(({ entity }: any) => entity.urn);
const inputOf = (type: string) => `$input: ${type}!`;

/** @param read returns the URNs that the answer contains */
type Operation = [name: string, type: string, field: string, input: object, read: (value: any) => string[]];

const OPERATIONS: readonly Operation[] = [
  ['searchAcrossEntities', 'SearchAcrossEntitiesInput', HITS, { query: word }, found],
  ['semanticSearchAcrossEntities', 'SearchAcrossEntitiesInput', HITS, { query: word }, found],
  ['scrollAcrossEntities', 'ScrollAcrossEntitiesInput', HITS, { query: word }, found],
  ['searchAcrossLineage', 'SearchAcrossLineageInput', HITS, { urn: start, direction: 'DOWNSTREAM' }, found],
  [
    'autoCompleteForMultiple',
    'AutoCompleteMultipleInput',
    'suggestions { entities { urn } }',
    { query: word },
    ({ suggestions }) => suggestions.flatMap(({ entities }: any) => entities.map(({ urn }: any) => urn)),
  ],
];

it.each(OPERATIONS)('%s finds only what the view selects', async (name, type, field, input, read) => {
  const ask = async (more: object): Promise<string[]> => {
    const query = `query (${inputOf(type)}) { ${name}(input: $input) { ${field} } }`;
    const answer = await catalog.query(query, { input: { ...input, ...more } });
    return [...new Set(read(answer[name]))].sort();
  };
  const within = { types: ['DATASET', 'CHART'] };
  expect(await ask(within)).toEqual([chart, plain, tagged, termed].sort());
  expect(await ask({ ...within, viewUrn: view })).toEqual([tagged, termed].sort());
  expect(await ask({ ...within, viewUrn: ofTypes })).toEqual([chart]);
  expect(await ask({ types: ['DATASET'], viewUrn: ofTypes })).toEqual([]);
  expect(await ask({ ...within, viewUrn: `${view}_deleted` })).toHaveLength(4);
});

it('counts, browse trees and searches in subsets apply the view', async () => {
  const everything = `query ($view: String, $empty: String, $word: String!) {
    counts: aggregateAcrossEntities(input: { query: $word, types: [DATASET], facets: ["platform"], viewUrn: $view }) {
      facets { field aggregations { count } } }
    tree: browseV2(input: { types: [DATASET], query: $word, viewUrn: $view }) { metadata { totalNumEntities } }
    product: listDataProductAssets(urn: "${product}", input: { query: "*", viewUrn: $view }) { total }
    none: listDataProductAssets(urn: "${product}", input: { query: "*", types: [DATASET], viewUrn: $empty }) { total }
  }`;
  const ask = async (variables: object) => {
    const data = await catalog.query(everything, { word, empty: ofTypes, ...variables });
    return [
      data.counts.facets.find(({ field }: any) => field === 'platform').aggregations[0].count,
      data.tree.metadata.totalNumEntities,
      data.product.total,
      data.none.total,
    ];
  };
  expect(await ask({})).toEqual([3, 3, 3, 0]);
  expect(await ask({ view })).toEqual([2, 2, 2, 0]);
});

it('the stored form of older views applies as well: one list of criteria, with single values', async () => {
  const old = `urn:li:dataHubView:${unique('old')}`;
  const stamp = { time: 1, actor: 'urn:li:corpuser:datahub' };
  const criteria = [{ field: 'tags.keyword', value: tag, condition: 'EQUAL' }];
  const ingested = await catalog.ingest(old, 'dataHubViewInfo', {
    ...{ name: 'old', type: 'PERSONAL', created: stamp, lastModified: stamp },
    definition: { entityTypes: ['dataset'], filter: { criteria } },
  });
  expect(ingested.status).toBe(200);
  const { searchAcrossEntities, view: shown } = await catalog.query(
    `query ($word: String!, $view: String!) {
      searchAcrossEntities(input: { query: $word, viewUrn: $view }) { ${HITS} }
      view(urn: $view) { definition { filter { operator filters { field values } } } } }`,
    { word, view: old },
  );
  expect(found(searchAcrossEntities)).toEqual([tagged]);
  expect(shown.definition.filter).toEqual({ operator: 'AND', filters: [{ field: 'tags', values: [tag] }] });
});

it('the URN of anything but a view is refused', async () => {
  const query = 'query ($v: String) { searchAcrossEntities(input: { query: "*", viewUrn: $v }) { total } }';
  for (const viewUrn of [tag, 'my view']) {
    const { errors } = await catalog.graphql(query, { v: viewUrn });
    expect(errors[0].extensions.reason).toBe('INVALID_URN');
  }
});
