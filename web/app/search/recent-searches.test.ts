import fc from 'fast-check';
import { clearRecent, readRecent, rememberRecent } from './recent-searches.js';

function store(content?: string) {
  const kept = new Map(content === undefined ? [] : [['trellis-recent-searches', content]]);
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

it('keeps the last query first and each only once, ignoring case', () => {
  const kept = store();
  for (const query of ['orders', 'revenue', ' Orders ']) rememberRecent(kept, query);
  expect(readRecent(kept)).toEqual(['Orders', 'revenue']);
});

it('keeps at most eight queries, none empty and none twice', () => {
  fc.assert(
    fc.property(fc.array(fc.string()), (queries) => {
      const kept = store();
      for (const query of queries) rememberRecent(kept, query);
      const recent = readRecent(kept);
      expect(recent.length).toBeLessThanOrEqual(8);
      expect(recent).not.toContain('');
      expect(new Set(recent.map((query) => query.toLowerCase())).size).toBe(recent.length);
    }),
  );
});

it.each(['{', '{"a":1}', 'null'])('reads %s as no queries', (content) => {
  expect(readRecent(store(content))).toEqual([]);
});

it('removes all queries', () => {
  const kept = store('["orders"]');
  clearRecent(kept);
  expect(readRecent(kept)).toEqual([]);
});
