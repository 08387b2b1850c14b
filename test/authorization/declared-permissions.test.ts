/**
 * Checks that routes and GraphQL root fields enforce their declared permissions. This file calls some of each kind;
 * `test/exhaustive/declared-permissions.test.ts` calls all of them. `every-endpoint.test.ts` calls every route without credentials.
 */
import { FIELD_ROWS } from './table/fields.js';
import { ASKS, ROUTE_ROWS } from './table/routes.js';
import { nameOf, openTable, rootType, type Table } from './table/walk.js';

let table: Table;
beforeAll(async () => {
  table = await openTable();
}, 240_000);
afterAll(() => table.catalog.stop());

/** Routes of each kind, from every part of the service. */
const SOME_ROUTES = [
  ...['GET /health', 'POST /logIn', 'GET /api/graphiql/{file}'],
  ...['GET /entitiesV2/{urn}', 'POST /entities?action=search', 'HEAD /openapi/v3/entity/{entityType}/{urn}'],
  ...['POST /aspects?action=ingestProposal', 'POST /openapi/v3/entity/{entityType}'],
  ...['POST /runs?action=rollback', 'DELETE /openapi/v3/entity/{entityType}/{urn}/{aspect}'],
  ...['POST /operations?action=restoreIndices', 'GET /openapi/operations/messaging/{queue}/consumer/lag'],
  'GET /metrics',
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
    ...['createIngestionSource', 'createIngestionExecutionRequest'],
    ...['createQuery', 'updateDataset', 'updateIncident', 'batchSetApplication', 'upsertDataContract'],
    ...['createBusinessAttribute', 'createLogicalModel', 'createDataHubFile', 'deleteQuery'],
  ],
} as const;

describe('every route', () => {
  it('is served, and every served route declares a permission', () => {
    expect(ROUTE_ROWS.map(([name]) => name).sort()).toEqual(table.endpoints.map(nameOf).sort());
  });

  it('exists if a test defines its own request for it', () => {
    const names = new Set(ROUTE_ROWS.map(([name]) => name));
    expect(Object.keys(ASKS).filter((name) => !names.has(name))).toEqual([]);
  });

  it('is documented as open exactly if it is declared as open', () => {
    const isDocumentedOpen = new Map(
      table.endpoints.map((endpoint) => [nameOf(endpoint), endpoint.operation.security?.length === 0]),
    );
    const wrong = ROUTE_ROWS.filter(([name, kind]) => isDocumentedOpen.get(name) === (kind !== 'open'));
    expect(wrong).toEqual([]);
  });
});

it('some routes of each kind enforce their permissions', async () => {
  expect(await table.compareRoutes(SOME_ROUTES)).toEqual([]);
}, 120_000);

describe.each(['query', 'mutation'] as const)('every %s', (operation) => {
  it('is served, and every served field declares a permission', () => {
    const fields = Object.keys(rootType(table.schema, operation).getFields());
    expect(FIELD_ROWS[operation].map(([name]) => name).sort()).toEqual(fields.sort());
  });
});

it.each(['query', 'mutation'] as const)(
  'some of each kind enforce their permissions: %s',
  async (operation) => {
    expect(await table.compareFields(operation, SOME_FIELDS[operation])).toEqual([]);
  },
  120_000,
);

it('invalid tokens of this service are refused even if sign-in is disabled, and those of others are ignored', async () => {
  expect(await table.compareFree(SOME_ROUTES)).toEqual([]);
});
