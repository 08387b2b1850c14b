import fc from 'fast-check';
import { mapYielding } from './map-yielding.js';

describe('mapYielding', () => {
  it('maps like Array.map', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer(), { maxLength: 30 }),
        fc.integer({ min: 0, max: 10 }),
        async (items, millisPerItem) => {
          const map = (item: number, index: number) => item * 7 + index;
          let time = 0;
          const mapped = await mapYielding(items, map, () => (time += millisPerItem));
          expect(mapped).toEqual(items.map(map));
        },
      ),
    );
  });

  it('yields to the event loop after two milliseconds, and at no other time', async () => {
    let turns = 0;
    let ends = false;
    const others = (): void => {
      turns += 1;
      if (!ends) setImmediate(others);
    };
    setImmediate(others);
    let time = 0;
    const map = (): number => {
      time += 0.7;
      return turns;
    };
    const seen = await mapYielding(Array.from({ length: 7 }), map, () => time);
    ends = true;
    const [first, second, third] = [0, 3, 6].map((index) => seen[index]) as [number, number, number];
    expect(seen).toEqual([first, first, first, second, second, second, third]);
    expect([first, second > first, third > second]).toEqual([0, true, true]);
  });

  it('stops at the first item that fails', async () => {
    const tried: number[] = [];
    const mapping = mapYielding([1, 2, 3], (item) => {
      tried.push(item);
      if (item === 2) throw new Error('no 2');
    });
    await expect(mapping).rejects.toThrow('no 2');
    expect(tried).toEqual([1, 2]);
  });
});
