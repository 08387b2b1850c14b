/** Sort ids always increase. */
import fc from 'fast-check';
import { nextSortId } from './version-aspects.js';

const isBefore = (left: string, right: string): boolean =>
  Buffer.compare(Buffer.from(left), Buffer.from(right)) < 0;

it('begins with eight letters, and each is greater than the previous one', () => {
  const ids = [nextSortId()];
  for (let step = 1; step < 2_000; step += 1) ids.push(nextSortId(ids.at(-1)));
  expect(ids[0]).toBe('AAAAAAAA');
  expect(
    ids.filter((id, index) => id.length !== 8 || (index > 0 && !isBefore(ids[index - 1] ?? '', id))),
  ).toEqual([]);
});

it.each([
  ['AAAAAAAA', 'AAAAAAAB'],
  ['AAAAAAAZ', 'AAAAAABA'],
  ['AAZZZZZZ', 'ABAAAAAA'],
  ['ZZZZZZZZ', 'ZZZZZZZZA'],
  ['ZZZZZZZZZ', 'ZZZZZZZZZA'],
  ['', 'A'],
  ['0002', '0002A'],
])('%s is followed by %s', (before, after) => {
  expect(nextSortId(before)).toBe(after);
});

it('is greater than any text that others wrote', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: fc.constantFrom(...Array.from('AYZaz09 é日🚀\0')) }),
        fc.stringMatching(/^[A-Z]{1,10}$/),
      ),
      (before) => {
        expect(isBefore(before, nextSortId(before))).toBe(true);
      },
    ),
  );
});
