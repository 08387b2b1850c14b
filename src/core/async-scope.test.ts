import { setImmediate as nextTurn } from 'node:timers/promises';
import { createAsyncScope } from './async-scope.js';

it('gives concurrent work its own value, and nothing to other work', async () => {
  const scope = createAsyncScope<string>();
  const read = async (): Promise<string | undefined> => {
    await nextTurn();
    return scope.current();
  };
  const slow = scope.run('a', async () => [await read(), await read(), await read()]);
  const quick = scope.run('b', read);
  expect(await read()).toBeUndefined();
  expect(await quick).toBe('b');
  // The end of one does not end the other.
  expect(await slow).toEqual(['a', 'a', 'a']);
  expect(scope.current()).toBeUndefined();
  expect(await scope.run('c', read)).toBe('c');
});

it('ends with work that fails', async () => {
  const scope = createAsyncScope<string>();
  await expect(scope.run('a', () => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  expect(scope.current()).toBeUndefined();
});

it('has the value of the innermost work', async () => {
  const scope = createAsyncScope<string>();
  const inner = await scope.run('outer', async () => [
    await scope.run('inner', () => Promise.resolve(scope.current())),
    scope.current(),
  ]);
  expect(inner).toEqual(['inner', 'outer']);
});
