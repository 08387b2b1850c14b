/** Every route and every GraphQL root field, asked by nobody, by holders of tokens that hold no longer, and by each role. */
import { openTable, type Table } from '../authorization/table/walk.js';

let table: Table;
beforeAll(async () => {
  table = await openTable();
}, 240_000);
afterAll(() => table.catalog.stop());

it('every route is answered as its row says', async () => {
  expect(await table.compareRoutes()).toEqual([]);
}, 600_000);

it.each(['query', 'mutation'] as const)(
  'every %s is answered as its row says',
  async (operation) => {
    expect(await table.compareFields(operation)).toEqual([]);
  },
  600_000,
);

it('tokens that do not hold are refused by every route, also where nobody has to sign in', async () => {
  expect(await table.compareFree()).toEqual([]);
}, 120_000);
