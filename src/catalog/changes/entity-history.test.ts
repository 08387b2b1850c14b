/** Tests how many statements read the histories of many entities, and how much each of them reads. */
import { fakeRun } from '../../../test/helpers/unit/statement-runner.js';
import { listHistories, type StoredEntry } from './entity-history.js';

const entry = (position: number): StoredEntry => [
  ...([100, 'transaction', 0, position, 'urn:li:corpuser:a', null, 'status', 'UPSERT', 1] as const),
  ...([null, null, 7] as const),
];
const LONG_LOG = 50;

/**
 * Reads the histories of a number of entities, and records the parameters of the statements. Each entity has an endless log, and
 * `found` of its entries are in the part that a statement reads.
 */
async function read(entities: number, { count, found }: { readonly count: number; readonly found: number }) {
  const statements: { rows: unknown[]; most: number; limit: number }[] = [];
  const answer = fakeRun((_, parameters) => {
    const statement = parameters as (typeof statements)[number];
    statements.push(statement);
    const { rows, limit } = statement;
    const entries = Array.from({ length: Math.min(found, limit) }, (_, position) => entry(position));
    return rows.map((_, index) => ({ index, floor: LONG_LOG, entries }));
  });
  const parts = { database: { read: answer }, load: (name: string) => name };
  const queries = Array.from({ length: entities }, (_, index) => ({ urn: `urn:li:tag:${index}`, count }));
  const pages = await listHistories(parts, queries);
  return { statements: statements.map(({ rows, most, limit }) => [rows.length, most, limit]), pages };
}

it('one statement reads the histories of all entities if it fills their pages', async () => {
  const { statements, pages } = await read(100, { count: 3, found: 10 });
  expect(statements).toEqual([[100, 200, 4]]);
  expect(pages).toHaveLength(100);
  for (const { changes, nextCursor } of pages)
    expect([changes.length, typeof nextCursor]).toEqual([3, 'string']);
});

it('at most four statements read the histories, with growing parts of each log', async () => {
  const { statements, pages } = await read(1, { count: 3, found: 0 });
  expect(statements).toEqual([200, 2_000, 4_000, 4_000].map((most) => [1, most, 4]));
  expect(pages).toEqual([{ changes: [], nextCursor: expect.any(String) }]);
});

it('the limits of a statement are shared among very many entities', async () => {
  const { statements, pages } = await read(5_000, { count: 100, found: 100 });
  expect(statements).toEqual(Array.from({ length: 4 }, () => [5_000, 8, 8]));
  expect(pages).toHaveLength(5_000);
  expect(
    pages.filter(({ changes, nextCursor }) => changes.length === 0 || typeof nextCursor !== 'string'),
  ).toEqual([]);
});
