/** A column is visible exactly if the entity that contains it is visible, whatever conditions the policies have. */
import { datasetUrn, proposal, unique } from '../helpers/catalog.js';
import { inviteReader, openViewing, type PolicyFilter, type Reader } from './scope-support.js';

const word = unique('columns');
const tag = `urn:li:tag:${word}`;
const open = datasetUrn(`${word}.open`);
const secret = datasetUrn(`${word}.secret`);
const flow = `urn:li:dataFlow:(airflow,${word},PROD)`;
/** Entities of types whose keys contain parentheses, and of a type whose key contains none. */
const [job, secretJob] = ['open', 'secret'].map((name) => `urn:li:dataJob:(${flow},${name})`) as [
  string,
  string,
];
const [model, secretModel] = ['open', 'secret'].map((name) => `urn:li:glossaryTerm:${word}.${name}`) as [
  string,
  string,
];
const tables = [open, job, model];
const secretTables = [secret, secretJob, secretModel];
const column = (table: string) => `urn:li:schemaField:(${table},id)`;
const TABLES: PolicyFilter = { field: 'TYPE', values: ['dataset', 'dataJob', 'glossaryTerm'] };
const NOT_SECRET: PolicyFilter = { field: 'TAG', values: [tag], condition: 'NOT_EQUALS' };

const { catalog, root } = await openViewing();

beforeAll(async () => {
  const { status, text } = await root.post('/aspects?action=ingestProposalBatch', {
    proposals: [
      ...[...tables, ...secretTables].flatMap((urn) => [
        proposal(urn, 'status', { removed: false }),
        proposal(column(urn), 'documentation', { documentations: [{ documentation: word }] }),
      ]),
      ...secretTables.map((urn) => proposal(urn, 'globalTags', { tags: [{ tag }] })),
      proposal(open, 'upstreamLineage', {
        upstreams: [],
        fineGrainedLineages: [
          {
            ...{ upstreamType: 'FIELD_SET', downstreamType: 'FIELD' },
            upstreams: secretTables.map(column),
            downstreams: [column(open)],
          },
        ],
      }),
    ],
  });
  expect([status, text]).toEqual([200, expect.any(String)]);
});

/** Returns the visible columns for each way to read columns. */
async function columnsFor(by: Reader): Promise<Record<string, string[]>> {
  const all = [...tables, ...secretTables].map(column);
  const batch = await by.post(
    '/openapi/v3/entity/schemaField/batchGet',
    all.map((urn) => ({ urn })),
  );
  const search = { entity: 'schemaField', start: 0, count: 50, facets: [] };
  const filter = { or: [{ and: [{ field: 'urn', condition: 'EQUAL', values: all }] }] };
  const found = await by.post('/entities?action=search', { ...search, input: '*', filter });
  const worded = await by.query(
    `{ searchAcrossEntities(input: { query: "*", types: [SCHEMA_FIELD], count: 50,
    orFilters: [{ and: [{ field: "urn", values: ["${all.join('", "')}"] }] }] }) { total searchResults { entity { urn } }
    facets(fields: ["_entityType"]) { aggregations { value count } } } }`.replace(
      'facets(fields: ["_entityType"])',
      'facets',
    ),
  );
  const { total, searchResults, facets } = worded.searchAcrossEntities;
  const counted = facets.flatMap(({ aggregations }: any) =>
    aggregations.flatMap(({ value, count }: any) => (value === 'SCHEMA_FIELD' ? [count] : [])),
  );
  expect([total, ...counted]).toEqual([...counted, total]);
  return {
    batch: batch.json.map(({ urn }: any) => urn).sort(),
    search: [...found.json.value.entities].sort(),
    graphql: searchResults.map(({ entity }: any) => entity.urn).sort(),
  };
}

const everywhere = (urns: readonly string[]) => {
  const sorted = urns.map(column).sort();
  return { batch: sorted, search: sorted, graphql: sorted };
};

it.each<[string, readonly PolicyFilter[], readonly string[]]>([
  ['excluded parents', [NOT_SECRET], tables],
  ['included and excluded parents', [TABLES, NOT_SECRET], tables],
  ['the URN of a parent', [{ field: 'URN', values: [open] }], [open]],
  ['a prefix of the URN of a parent', [{ field: 'URN', values: [job], condition: 'STARTS_WITH' }], [job]],
  ['the tag of a parent', [{ field: 'TAG', values: [tag] }], secretTables],
  ['the type of columns', [{ field: 'TYPE', values: ['schemaField'] }], []],
  ['any type but those of the parents', [{ ...TABLES, condition: 'NOT_EQUALS' }], []],
  ['the URN of a column', [{ field: 'URN', values: [column(open)] }], []],
  [
    'a prefix of the URNs of columns',
    [{ field: 'URN', values: ['urn:li:schemaField:'], condition: 'STARTS_WITH' }],
    [],
  ],
])(
  'columns are visible exactly with their parents under a policy on %s',
  async (_name, criteria, expected) => {
    const reader = await inviteReader(catalog, criteria);
    expect(await columnsFor(reader)).toEqual(everywhere(expected));
  },
);

it('all columns are visible to a reader who sees everything', async () => {
  expect(await columnsFor(root)).toEqual(everywhere([...tables, ...secretTables]));
});

it.each<[string, readonly PolicyFilter[], boolean]>([
  ['its type', [{ field: 'TYPE', values: ['dataset'] }], true],
  ['its URN', [{ field: 'URN', values: [datasetUrn(`${word}.nobody`)] }], true],
  ['an exclusion', [NOT_SECRET], true],
  ['another type', [{ field: 'TYPE', values: ['chart', 'schemaField'] }], false],
  ['a tag', [{ field: 'TAG', values: [tag] }], false],
])('columns of an unwritten dataset are matched by its type and URN: %s', async (_name, criteria, isSeen) => {
  const urn = column(datasetUrn(`${word}.nobody`));
  const text = { documentations: [{ documentation: word }] };
  await root.post('/aspects?action=ingestProposal', { proposal: proposal(urn, 'documentation', text) });
  const reader = await inviteReader(catalog, criteria);
  const { json } = await reader.post('/openapi/v3/entity/schemaField/batchGet', [{ urn }]);
  expect(json.map((found: any) => found.urn)).toEqual(isSeen ? [urn] : []);
  const search = { entity: 'schemaField', input: '*', start: 0, count: 9, facets: [] };
  const filter = { or: [{ and: [{ field: 'urn', condition: 'EQUAL', values: [urn] }] }] };
  const found = await reader.post('/entities?action=search', { ...search, filter });
  expect(found.json.value.entities).toEqual(isSeen ? [urn] : []);
});

it('columns of hidden parents appear in no lineage, relationship or name', async () => {
  const reader = await inviteReader(catalog, [NOT_SECRET]);
  const readBy = async (by: Reader) => {
    const lineage =
      await by.query(`{ searchAcrossLineage(input: { urn: "${column(open)}", direction: UPSTREAM, query: "*",
        searchFlags: { groupingSpec: { groupingCriteria: [] } } }) {
      total } }`);
    const { json } = await by.get(
      `/relationships?urn=${encodeURIComponent(column(open))}&direction=OUTGOING`,
    );
    const edges = await by.post('/openapi/v3/lineage/scroll?direction=UPSTREAM', { urns: [column(open)] });
    return [lineage.searchAcrossLineage.total, json.total, edges.json.results.length];
  };
  expect(await readBy(root)).toEqual([3, 3, 3]);
  expect(await readBy(reader)).toEqual([0, 0, 0]);
});

it('lineage of columns names neither hidden tables nor hidden jobs, and leads through them', async () => {
  const [from, to] = [datasetUrn(`${word}.from`), datasetUrn(`${word}.to`)];
  const pair = (upstream: string, downstream: string) => ({
    ...{ upstreamType: 'FIELD_SET', downstreamType: 'FIELD_SET' },
    ...{ upstreams: [column(upstream)], downstreams: [column(downstream)] },
  });
  const written = await root.post('/aspects?action=ingestProposalBatch', {
    proposals: [
      ...[from, to].map((urn) => proposal(urn, 'status', { removed: false })),
      proposal(secretJob, 'dataJobInputOutput', {
        ...{ inputDatasets: [], outputDatasets: [] },
        fineGrainedLineages: [pair(from, secret), pair(secret, to)],
      }),
    ],
  });
  expect(written.status).toBe(200);
  const reader = await inviteReader(catalog, [NOT_SECRET]);
  const seenBy = async (by: Reader) => {
    const { searchAcrossLineage } =
      await by.query(`{ searchAcrossLineage(input: { urn: "${column(from)}", direction: DOWNSTREAM, query: "*" }) {
      searchResults { degree entity { urn } paths { path { urn } } } } }`);
    return searchAcrossLineage.searchResults.map(({ degree, entity, paths }: any) => [
      ...[entity.urn, degree],
      paths.map(({ path }: any) => path.map(({ urn }: any) => urn)),
    ]);
  };
  expect((await seenBy(root)).map(([urn]: [string]) => urn).sort()).toEqual(
    [secret, secretJob, open, to].sort(),
  );
  expect(await seenBy(reader)).toEqual([
    [open, 2, [[column(from), column(open)]]],
    [to, 2, [[column(from), column(to)]]],
  ]);
});
