import fc from 'fast-check';
import { FacetRanking } from './facet-ranking.js';

const MOST = 4;
const change = fc.record({ id: fc.nat(12), by: fc.integer({ min: -3, max: 3 }) });

it('a ranking has the most frequent values after each change', () => {
  fc.assert(
    fc.property(fc.array(change, { maxLength: 60 }), fc.boolean(), (changes, isReadEachTime) => {
      const ranking = new FacetRanking(MOST);
      const counts = new Map<number, number>();
      for (const { id, by } of changes) {
        const count = (counts.get(id) ?? 0) + by;
        counts.set(id, count);
        ranking.add(id, by);
        if (isReadEachTime) expect(ranking.best).toEqual(ranked(counts));
      }
      const values = ranked(counts, Infinity);
      expect(ranking.best).toEqual(values.slice(0, MOST));
      expect(ranking.distinct).toBe(values.length);
      expect(ranking.total).toBe([...counts.values()].reduce((sum, count) => sum + count, 0));
    }),
    { numRuns: 1_000 },
  );
});

function ranked(counts: ReadonlyMap<number, number>, most = MOST): [number, number][] {
  const sorted = [...counts]
    .filter(([, count]) => count > 0)
    .sort(([id, count], [otherId, other]) => other - count || id - otherId);
  return sorted.slice(0, most);
}
