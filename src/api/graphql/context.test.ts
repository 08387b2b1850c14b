/** A request reads again after each change, whether it succeeded or failed. */
import type { CatalogWriter } from '../../catalog/writes/types.js';
import { forgetLoaded, forgetting, forgettingWriter } from './context.js';

function requestContext() {
  const cleared: string[] = [];
  const loader = (name: string) => ({ clearAll: () => cleared.push(name) });
  const context = {
    aspects: { forget: () => cleared.push('aspects') },
    names: loader('names'),
    actor: 'urn:li:corpuser:a',
    relationships: loader('relationships'),
  };
  return { context, cleared };
}

it('clears every loader of the request', () => {
  const { context, cleared } = requestContext();
  forgetLoaded(context);
  expect(cleared).toEqual(['aspects', 'names', 'relationships']);
});

it('clears the loaders after a failed change', async () => {
  const { context, cleared } = requestContext();
  await expect(forgetting(context, Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(cleared).toHaveLength(3);
});

const METHODS = [
  'write',
  'deleteEntity',
  'deleteWithReferences',
  'deletePoints',
  'deleteReferences',
  'deleteByRegistry',
  'rollBack',
] as const satisfies readonly (keyof CatalogWriter)[];

it.each(METHODS)('clears the loaders after %s, whether it succeeds or fails', async (method) => {
  const outcomes = [Promise.resolve('done'), Promise.reject(new Error('refused'))];
  const forgotten: number[] = [];
  const open = { [method]: () => outcomes.shift() } as unknown as CatalogWriter;
  const writer = forgettingWriter({ writer: open }, () =>
    forgotten.push(outcomes.length),
  ) as unknown as Record<string, () => Promise<unknown>>;
  await expect(writer[method]?.()).resolves.toBe('done');
  await expect(writer[method]?.()).rejects.toThrow('refused');
  expect(forgotten).toEqual([1, 0]);
});
