/** Columns are seen by who sees their table, by nobody else, whatever conditions policies have. */
import { datasetUrn, proposal, unique } from '../helpers/catalog.js';
import { inviteReader, openViewing, type PolicyFilter, type Reader } from './scope-support.js';

const word = unique('columns');
const tag = `urn:li:tag:${word}`;
const open = datasetUrn(`${word}.open`);
const secret = datasetUrn(`${word}.secret`);
const flow = `urn:li:dataFlow:(airflow,${word},PROD)`;
/** Their keys have parentheses in them, and none at all. */
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

/** By every way that leads to columns. */
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
  ['what tables must not be', [NOT_SECRET], tables],
  ['what tables must be and must not be', [TABLES, NOT_SECRET], tables],
  ['which table it is', [{ field: 'URN', values: [open] }], [open]],
  ['how the URN of a table begins', [{ field: 'URN', values: [job], condition: 'STARTS_WITH' }], [job]],
  ['the tag of a table', [{ field: 'TAG', values: [tag] }], secretTables],
  ['the type of columns', [{ field: 'TYPE', values: ['schemaField'] }], []],
  ['another type than that of tables', [{ ...TABLES, condition: 'NOT_EQUALS' }], []],
  ['which column it is', [{ field: 'URN', values: [column(open)] }], []],
  [
    'how URNs of columns begin',
    [{ field: 'URN', values: ['urn:li:schemaField:'], condition: 'STARTS_WITH' }],
    [],
  ],
])('are those of the tables that are seen by %s', async (_name, criteria, expected) => {
  const reader = await inviteReader(catalog, criteria);
  expect(await columnsFor(reader)).toEqual(everywhere(expected));
});

it('are all there for who sees everything', async () => {
  expect(await columnsFor(root)).toEqual(everywhere([...tables, ...secretTables]));
});

it.each<[string, readonly PolicyFilter[], boolean]>([
  ['its type', [{ field: 'TYPE', values: ['dataset'] }], true],
  ['its URN', [{ field: 'URN', values: [datasetUrn(`${word}.nobody`)] }], true],
  ['what it must not be', [NOT_SECRET], true],
  ['another type', [{ field: 'TYPE', values: ['chart', 'schemaField'] }], false],
  ['a tag', [{ field: 'TAG', values: [tag] }], false],
])(
  'of a table that nobody has written are judged by its type and URN: %s',
  async (_name, criteria, isSeen) => {
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
  },
);

it('of hidden tables are no lineage, no relationships and no names', async () => {
  const reader = await inviteReader(catalog, [NOT_SECRET]);
  const told = async (by: Reader) => {
    const lineage =
      await by.query(`{ searchAcrossLineage(input: { urn: "${column(open)}", direction: UPSTREAM, query: "*" }) {
      total } }`);
    const { json } = await by.get(
      `/relationships?urn=${encodeURIComponent(column(open))}&direction=OUTGOING`,
    );
    const edges = await by.post('/openapi/v3/lineage/scroll?direction=UPSTREAM', { urns: [column(open)] });
    return [lineage.searchAcrossLineage.total, json.total, edges.json.results.length];
  };
  expect(await told(root)).toEqual([3, 3, 3]);
  expect(await told(reader)).toEqual([0, 0, 0]);
});
