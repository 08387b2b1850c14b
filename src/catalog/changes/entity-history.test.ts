/** Limits of reading the histories of many entities. */
import { listHistories } from './entity-history.js';
import type { StoredEntry } from './history-entry.js';

const entry = (position: number): StoredEntry => [
  ...([100, 'transaction', 0, position, 'urn:li:corpuser:a', null, 'status', 'UPSERT', 1] as const),
  ...([null, null, 7] as const),
];
const LONG_LOG = 50;

/** Parameters of the statements for the given number of entities, each with an endless log and the given number of entries per statement. */
async function read(entities: number, { count, found }: { readonly count: number; readonly found: number }) {
  const asked: { rows: unknown[]; most: number; limit: number }[] = [];
  const answer = (_: string, parameters: Record<string, unknown> = {}) => {
    const { rows, limit } = parameters as unknown as (typeof asked)[number];
    asked.push(parameters as never);
    const entries = Array.from({ length: Math.min(found, limit) }, (_, position) => entry(position));
    return Promise.resolve(rows.map((_, index) => ({ index, floor: LONG_LOG, entries })));
  };
  const parts = { database: { read: answer } as never, load: (name: string) => name };
  const queries = Array.from({ length: entities }, (_, index) => ({ urn: `urn:li:tag:${index}`, count }));
  const pages = await listHistories(parts, queries);
  return { asked: asked.map(({ rows, most, limit }) => [rows.length, most, limit]), pages };
}

it('one statement reads the histories of all entities if it fills their pages', async () => {
  const { asked, pages } = await read(100, { count: 3, found: 10 });
  expect(asked).toEqual([[100, 200, 4]]);
  expect(pages).toHaveLength(100);
  for (const { changes, nextCursor } of pages)
    expect([changes.length, typeof nextCursor]).toEqual([3, 'string']);
});

it('at most four statements read the histories, with growing parts of each log', async () => {
  const { asked, pages } = await read(1, { count: 3, found: 0 });
  expect(asked).toEqual([200, 2_000, 4_000, 4_000].map((most) => [1, most, 4]));
  expect(pages).toEqual([{ changes: [], nextCursor: expect.any(String) }]);
});

it('the limits of a statement are shared among very many entities', async () => {
  const { asked, pages } = await read(5_000, { count: 100, found: 100 });
  expect(asked).toEqual(Array.from({ length: 4 }, () => [5_000, 8, 8]));
  for (const { changes, nextCursor } of pages)
    expect([changes.length > 0, typeof nextCursor]).toEqual([true, 'string']);
});
