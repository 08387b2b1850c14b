import { allOf, chain } from './maybe-promise.js';

const double = (value: number): number => 2 * value;
const fail = (): never => {
  throw new Error('refused');
};

test('a known value is handled at once', () => {
  expect(chain(2, double)).toBe(4);
  expect(allOf([1, 2])).toEqual([1, 2]);
  expect(() => chain(1, fail)).toThrow('refused');
});

test('a value that is not yet known is handled when it is', async () => {
  const doubled = chain(Promise.resolve(2), double);
  expect(doubled).toBeInstanceOf(Promise);
  await expect(doubled).resolves.toBe(4);
  await expect(chain(Promise.resolve(1), fail)).rejects.toThrow('refused');
});

test('values are returned in their order, and the first failure is reported', async () => {
  await expect(allOf([1, Promise.resolve(2), 3])).resolves.toEqual([1, 2, 3]);
  await expect(allOf([1, Promise.reject(new Error('lost'))])).rejects.toThrow('lost');
});
