/**
 * Every route and every GraphQL root field has a kind, and each kind is answered as it says. `test/exhaustive/access-table.test.ts` asks
 * all of them; `surfaces.test.ts` asks every route without credentials.
 */
import { FIELD_ROWS, nameOf, openTable, ROUTE_ROWS, rootType, type Table } from './table/walk.js';

let table: Table;
beforeAll(async () => {
  table = await openTable();
}, 240_000);
afterAll(() => table.catalog.stop());

/** Of each kind, from every part of the service that has some. */
const SOME_ROUTES = [
  ...['GET /health', 'POST /logIn', 'GET /api/graphiql/{file}'],
  ...['GET /entitiesV2/{urn}', 'POST /entities?action=search', 'HEAD /openapi/v3/entity/{entityType}/{urn}'],
  ...['POST /aspects?action=ingestProposal', 'POST /openapi/v3/entity/{entityType}'],
  ...['POST /runs?action=rollback', 'DELETE /openapi/v3/entity/{entityType}/{urn}/{aspect}'],
  ...['POST /operations?action=restoreIndices', 'GET /openapi/operations/messaging/{queue}/consumer/lag'],
  'POST /auth/generateSessionTokenForUser',
];
const SOME_FIELDS = {
  query: [
    ...['me', 'graph', 'searchAcrossEntities', 'dataset', 'listAccessTokens'],
    ...['listIngestionSources', 'listUsers', 'getSecretValues'],
  ],
  mutation: [
    ...['createAccessToken', 'revokeAccessToken', 'addTag', 'createDomain', 'raiseIncident'],
    ...['createPolicy', 'createSecret', 'batchAssignRole', 'upsertConnection'],
  ],
} as const;

describe('every route', () => {
  it('has a row, and every row a route', () => {
    expect(ROUTE_ROWS.map(([name]) => name).sort()).toEqual(table.endpoints.map(nameOf).sort());
  });

  it('is documented as open exactly if its row says so', () => {
    const isDocumentedOpen = new Map(
      table.endpoints.map((endpoint) => [nameOf(endpoint), endpoint.operation.security?.length === 0]),
    );
    const wrong = ROUTE_ROWS.filter(([name, kind]) => isDocumentedOpen.get(name) === (kind !== 'open'));
    expect(wrong).toEqual([]);
  });
});

it('some routes of each kind are answered as their rows say', async () => {
  expect(await table.compareRoutes(SOME_ROUTES)).toEqual([]);
}, 120_000);

describe.each(['query', 'mutation'] as const)('every %s', (operation) => {
  it('has a row, and every row a field', () => {
    const fields = Object.keys(rootType(table.schema, operation).getFields());
    expect(FIELD_ROWS[operation].map(([name]) => name).sort()).toEqual(fields.sort());
  });
});

it.each(['query', 'mutation'] as const)(
  'some of each kind are answered as their rows say: %s',
  async (operation) => {
    expect(await table.compareFields(operation, SOME_FIELDS[operation])).toEqual([]);
  },
  120_000,
);

it('tokens that do not hold are refused also where nobody has to sign in', async () => {
  expect(await table.compareFree(SOME_ROUTES)).toEqual([]);
});
