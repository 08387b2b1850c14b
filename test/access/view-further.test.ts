/** View authorisation where it is less plain: columns, answers to writes, the graph API. */
import { datasetUrn, proposal, unique } from '../helpers/catalog.js';
import { rootCookie, rootPerson, type GuardedCatalog } from './support.js';
import { inviteReader, readerFor, startViewing, type Reader } from './view-support.js';

const word = unique('further');
const domain = `urn:li:domain:${word}`;
const named = (name: string) => datasetUrn(`${word}.${name}`);
const [a, b, behind, hidden] = [named('a'), named('b'), named('behind'), named('hidden')];
const column = (table: string) => `urn:li:schemaField:(${table},id)`;

let catalog: GuardedCatalog;
let root: Reader;
let reader: Reader;

beforeAll(async () => {
  catalog = await startViewing({ graphApi: true });
  root = readerFor(catalog, await rootPerson(catalog));
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

afterAll(() => catalog.stop());

it('leads around what is not seen, which keeps its place among the degrees', async () => {
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
  const across = `query ($urn: String!) { searchAcrossLineage(input: { urn: $urn, direction: UPSTREAM, query: "*" }) {
    total searchResults { entity { urn } } } }`;

  it('are seen with their tables, in lineage and by themselves', async () => {
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

  it('of a table that is not seen have no lineage', async () => {
    const start = { urn: column(hidden), direction: 'DOWNSTREAM' };
    const query = across.replace('direction: UPSTREAM', 'direction: DOWNSTREAM');
    expect((await root.query(query, start)).searchAcrossLineage.total).toBe(1);
    expect((await reader.query(query, start)).searchAcrossLineage.total).toBe(0);
  });
});

describe('answers to writes', () => {
  beforeAll(async () => {
    const input = {
      ...{ name: unique('policy'), description: '', type: 'METADATA', state: 'ACTIVE' },
      privileges: ['EDIT_ENTITY'],
      actors: { users: [reader.person.urn], allUsers: false, allGroups: false, resourceOwners: false },
      resources: { filter: { criteria: [{ field: 'TYPE', values: ['dataset'], condition: 'EQUALS' }] } },
    };
    const { errors } = await catalog.graphql(
      'mutation ($input: PolicyUpdateInput!) { createPolicy(input: $input) }',
      { input },
      { cookie: await rootCookie(catalog) },
    );
    expect(errors).toBeUndefined();
  });

  const patch = (by: Reader, urn: string) =>
    fetch(`${catalog.url}/openapi/v3/entity/dataset/${encodeURIComponent(urn)}/datasetProperties`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json', cookie: by.person.cookie },
      body: JSON.stringify({ patch: [{ op: 'add', path: '/externalUrl', value: 'https://example.org' }] }),
    }).then(async (answer) => ({ status: answer.status, text: await answer.text() }));

  it('do not show what a patch is laid over, though it is stored', async () => {
    const answer = await patch(reader, hidden);
    expect(answer.status).toBe(200);
    expect(answer.text).not.toContain('nobody may read this');
    const stored = await root.get(`/entitiesV2/${encodeURIComponent(hidden)}`);
    expect(stored.text).toContain('https://example.org');
    expect((await patch(root, hidden)).text).toContain('nobody may read this');
  });

  it('do not show what was there when nothing was written', async () => {
    const path = `/openapi/v3/entity/dataset?createIfNotExists=true&async=false`;
    const body = [{ urn: hidden, datasetProperties: { value: { name: 'other' } } }];
    const answer = await reader.post(path, body);
    expect(answer.text).not.toContain('nobody may read this');
    expect((await reader.post(path, [{ ...body[0], urn: b }])).status).toBe(200);
  });

  it('show what is seen', async () => {
    const answer = await patch(reader, b);
    expect([answer.status, answer.text.includes('https://example.org')]).toEqual([200, true]);
  });
});

it('leaves the graph API to those who see everything', async () => {
  const query = `{ graph { datasets(where: { urn: { eq: "${a}" } }) { urn } } }`;
  expect((await root.query(query)).graph.datasets).toEqual([{ urn: a }]);
  const { data, errors } = await reader.graphql(query);
  expect(data).toBeNull();
  expect(errors[0].extensions.code).toBe('FORBIDDEN');
});
