/** Every route and every GraphQL root field, called without credentials, with invalid tokens, and with each role. */
import { openTable, type Table } from '../authorization/table/walk.js';

let table: Table;
beforeAll(async () => {
  table = await openTable();
}, 240_000);
afterAll(() => table.catalog.stop());

it('every route enforces its declared permission', async () => {
  expect(await table.compareRoutes()).toEqual([]);
}, 600_000);

it.each(['query', 'mutation'] as const)(
  'every %s enforces its declared permission',
  async (operation) => {
    expect(await table.compareFields(operation)).toEqual([]);
  },
  600_000,
);

it('every route refuses invalid tokens, even if sign-in is disabled', async () => {
  expect(await table.compareFree()).toEqual([]);
}, 120_000);
