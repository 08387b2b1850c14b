/** View authorisation of lineage paths through hidden entities, of columns, and of the graph API. */
import { datasetUrn, proposal, unique } from '../helpers/catalog.js';
import { inviteReader, openViewing, type Reader } from './scope-support.js';

const word = unique('further');
const domain = `urn:li:domain:${word}`;
const named = (name: string) => datasetUrn(`${word}.${name}`);
const [a, b, behind, hidden] = [named('a'), named('b'), named('behind'), named('hidden')];
const column = (table: string) => `urn:li:schemaField:(${table},id)`;

const { catalog, root } = await openViewing({ graphApi: true });
let reader: Reader;

beforeAll(async () => {
  reader = await inviteReader(catalog, [
    { field: 'DOMAIN', values: [domain] },
    { field: 'TYPE', values: ['dataset'] },
  ]);
  const { status } = await root.post('/aspects?action=ingestProposalBatch', {
    proposals: [
      ...[a, b, behind].map((urn) => proposal(urn, 'domains', { domains: [domain] })),
      proposal(hidden, 'datasetProperties', { name: 'hidden', description: 'nobody may read this' }),
      ...[b, hidden].map((urn) =>
        proposal(column(urn), 'documentation', { documentations: [{ documentation: 'of a column' }] }),
      ),
      proposal(hidden, 'upstreamLineage', { upstreams: [{ dataset: behind, type: 'COPY' }] }),
      proposal(a, 'upstreamLineage', {
        upstreams: [b, hidden].map((dataset) => ({ dataset, type: 'COPY' })),
        fineGrainedLineages: [
          {
            ...{ upstreamType: 'FIELD_SET', downstreamType: 'FIELD' },
            upstreams: [b, hidden].map(column),
            downstreams: [column(a)],
          },
        ],
      }),
    ],
  });
  expect(status).toBe(200);
}, 120_000);

it('lineage paths skip hidden entities, which still count for the degree', async () => {
  const query = `{ searchAcrossLineage(input: { urn: "${a}", direction: UPSTREAM, query: "*" }) {
    searchResults { degree entity { urn } paths { path { urn } } } } }`;
  const found = async (by: Reader) =>
    (await by.query(query)).searchAcrossLineage.searchResults.map(({ degree, paths }: any) => [
      degree,
      ...paths.map(({ path }: any) => path.map(({ urn }: any) => urn)),
    ]);
  expect(await found(root)).toEqual([
    [1, [a, b]],
    [1, [a, hidden]],
    [2, [a, hidden, behind]],
  ]);
  expect(await found(reader)).toEqual([
    [1, [a, b]],
    [2, [a, behind]],
  ]);
});

describe('columns', () => {
  const across = `query ($urn: String!) { searchAcrossLineage(input: { urn: $urn, direction: UPSTREAM, query: "*",
    searchFlags: { groupingSpec: { groupingCriteria: [] } } }) { total searchResults { entity { urn } } } }`;

  it('are visible with their dataset, in lineage and as entities', async () => {
    const [all, few] = await Promise.all([root, reader].map((by) => by.query(across, { urn: column(a) })));
    expect(all.searchAcrossLineage.total).toBe(2);
    expect(few.searchAcrossLineage).toEqual({
      total: 1,
      searchResults: [{ entity: { urn: column(b) } }],
    });
    const aspects = async (urn: string) =>
      (await reader.post('/openapi/v3/entity/schemaField/batchGet', [{ urn }])).json;
    expect(await aspects(column(b))).toMatchObject([{ urn: column(b) }]);
    expect(await aspects(column(hidden))).toEqual([]);
  });

  it('of a hidden dataset have no lineage', async () => {
    const start = { urn: column(hidden), direction: 'DOWNSTREAM' };
    const query = across.replace('direction: UPSTREAM', 'direction: DOWNSTREAM');
    expect((await root.query(query, start)).searchAcrossLineage.total).toBe(1);
    expect((await reader.query(query, start)).searchAcrossLineage.total).toBe(0);
  });
});

it('only readers who see everything may use the graph API', async () => {
  const query = `{ graph { datasets(where: { urn: { eq: "${a}" } }) { urn } } }`;
  expect((await root.query(query)).graph.datasets).toEqual([{ urn: a }]);
  const { data, errors } = await reader.graphql(query);
  expect(data).toBeNull();
  expect(errors[0].extensions.reason).toBe('FORBIDDEN');
});
