/** Every route and every GraphQL root field, asked by nobody, by holders of tokens that hold no longer, and by each role. */
import { startCatalog } from '../helpers/catalog.js';
import { addressOf } from '../access/endpoints.js';
import { ask, KEY } from '../access/support.js';
import { nameOf, openTable, type Table } from '../access/table/walk.js';

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
  const free = await startCatalog({ access: { auth: false, loopback: true, tokenKey: KEY } });
  try {
    for (const column of ['bad', 'expired', 'revoked'] as const)
      for (const endpoint of table.endpoints) {
        const { method } = endpoint;
        const headers = { 'content-type': 'application/json', ...table.people[column].headers };
        const { status } = await ask(free, addressOf(endpoint), headers, {
          method,
          ...(method !== 'GET' && method !== 'HEAD' && { body: '{}' }),
        });
        expect([column, nameOf(endpoint), status]).toEqual([column, nameOf(endpoint), 401]);
      }
  } finally {
    await free.stop();
  }
}, 120_000);
