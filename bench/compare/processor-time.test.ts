import { parseProcessorMillis } from './processor-time.js';

it('adds the time of a process and of its children that have ended, in ticks of 10 ms', () => {
  const status = '4711 (a (strange) name) S 1 4711 4711 0 -1 4194304 9 8 7 6 150 25 3 2 20 0 11 0 99 1 1';
  expect(parseProcessorMillis(status)).toBe(1_800);
});
