import fc from 'fast-check';
import { BoundedMap } from './bounded-map.js';

const byLength = (maxWeight: number) =>
  new BoundedMap<string>({ maxWeight, weightOf: (key, value) => key.length + value.length });

describe('BoundedMap', () => {
  it('forgets what was not used for the longest time', () => {
    const map = byLength(6);
    map.set('a', '1');
    map.set('b', '2');
    map.set('c', '3');
    expect(map.get('a')).toBe('1');
    map.set('d', '4');
    expect(['a', 'b', 'c', 'd'].map((key) => map.get(key))).toEqual(['1', undefined, '3', '4']);
  });

  it('does not keep an entry that is too heavy, nor an earlier value of its key', () => {
    const map = byLength(4);
    map.set('a', '1');
    map.set('a', '12345');
    expect([map.get('a'), map.size]).toEqual([undefined, 0]);
  });

  it('returns the last value or nothing, and stays within its bound', () => {
    const step = fc.tuple(fc.constantFrom('a', 'bb', 'ccc', 'dddd'), fc.string({ maxLength: 6 }));
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        const map = byLength(12);
        const last = new Map<string, string>();
        for (const [key, value] of steps) {
          map.set(key, value);
          last.set(key, value);
          const kept = [...last].filter(([each]) => map.get(each) !== undefined);
          for (const [each, wanted] of kept) expect(map.get(each)).toBe(wanted);
          expect(kept.reduce((sum, [each, text]) => sum + each.length + text.length, 0)).toBeLessThanOrEqual(
            12,
          );
          if (key.length + value.length <= 12) expect(map.get(key)).toBe(value);
        }
      }),
    );
  });
});
