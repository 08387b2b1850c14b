import fc from 'fast-check';
import { Random } from '../bench/random.js';
import { mutate } from './mutate.js';

it('repeats its changes for a seed, leaves the original alone, and returns JSON', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.integer(), (value, seed) => {
      const before = JSON.stringify(value);
      const changed = mutate(new Random(seed), value);
      expect(JSON.stringify(value)).toBe(before);
      expect(mutate(new Random(seed), value)).toEqual(changed);
      const text = JSON.stringify(changed) as string | undefined;
      if (text !== undefined) expect(JSON.stringify(JSON.parse(text))).toBe(text);
    }),
  );
});

it('also changes JSON within texts', () => {
  const payload = { name: 'orders', tags: ['a', 'b'] };
  const texts = Array.from({ length: 100 }, (_, seed) => {
    const changed = mutate(new Random(seed), { payload: JSON.stringify(payload) });
    return (changed as { payload?: unknown } | null)?.payload;
  });
  const withoutTag = texts.filter(
    (text) => typeof text === 'string' && /"name":"orders".*"tags":\["[ab]"\]/.test(text),
  );
  expect(withoutTag.length).toBeGreaterThan(0);
});
