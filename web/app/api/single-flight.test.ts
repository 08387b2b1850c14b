import { singleFlight } from './single-flight.js';

it('starts the same work again only after it has ended', async () => {
  const running = new Set<string>();
  const started: string[] = [];
  const ends: (() => void)[] = [];
  const start = (key: string) =>
    singleFlight(running, key, () => {
      started.push(key);
      return new Promise<string>((resolve) => {
        ends.push(() => {
          resolve(key);
        });
      });
    });
  const first = start('a');
  expect(start('a')).toBeUndefined();
  const other = start('b');
  expect(started).toEqual(['a', 'b']);
  for (const end of ends) end();
  expect(await Promise.all([first, other])).toEqual(['a', 'b']);
  void start('a');
  expect(started).toEqual(['a', 'b', 'a']);
});

it('allows the work again after a failure', async () => {
  const running = new Set<string>();
  await expect(singleFlight(running, 'a', () => Promise.reject(new Error('No')))).rejects.toThrow('No');
  expect(await singleFlight(running, 'a', () => Promise.resolve(1))).toBe(1);
});
