/** Aspects are read once per request, with one item of a statement for each entity of a round. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { AspectRequest, StoredEntity } from '../../../catalog/entities/types.js';
import { AspectLoader } from './aspect-loader.js';
import { Rounds } from './rounds.js';

const stored = (name: string, text: string) => ({ name, version: 1, created: { time: 0, actor: 'a' }, text });

/** A catalog with one entity, whose aspects have the number of the read as value. */
function setUp() {
  const reads: (readonly AspectRequest[])[] = [];
  let failure: Error | undefined;
  const findAspects = (requests: readonly AspectRequest[]): Promise<Map<string, StoredEntity>> => {
    reads.push(requests);
    const text = JSON.stringify({ read: reads.length });
    const entity = { urn: 'u', type: 'thing', aspects: new Map([['info', stored('info', text)]]) };
    return failure ? Promise.reject(failure) : Promise.resolve(new Map([['u', entity]]));
  };
  const fail = (error: Error): void => {
    failure = error;
  };
  return { reads, fail, loader: new AspectLoader({ findAspects }, new Rounds()) };
}

it('reads what a round asks of an entity as one item, and what it has read never again', async () => {
  const { reads, loader } = setUp();
  loader.prefetch('u', ['info', 'status']);
  const [info, status, exists, missing] = await Promise.all([
    loader.load('u', 'info'),
    loader.load('u', 'status'),
    loader.exists('u'),
    loader.exists('missing'),
  ]);
  expect([info?.value, status, exists, missing]).toEqual([{ read: 1 }, undefined, true, false]);
  expect(reads).toEqual([
    [
      { urn: 'u', names: ['info', 'status'] },
      { urn: 'missing', names: [] },
    ],
  ]);
  expect(loader.find('u', 'info')).toBe(info);
  expect(loader.find('u', 'status')).toBeUndefined();
  expect(await loader.exists('u')).toBe(true);
  expect(reads).toHaveLength(1);
});

it('reads aspects of many entities at once, after which nothing waits', async () => {
  const { reads, loader } = setUp();
  await loader.readAll([
    ['u', ['info', 'status']],
    ['missing', ['info']],
    ['u', ['info']],
  ]);
  expect(reads).toHaveLength(1);
  expect(loader.find('u', 'info')).toMatchObject({ value: { read: 1 } });
  expect([loader.find('u', 'status'), loader.find('missing', 'info')]).toEqual([undefined, undefined]);
  await loader.readAll([['u', ['info']]]);
  expect(reads).toHaveLength(1);
});

it('reports the error of a read of many entities to whoever asks for an aspect', async () => {
  const { fail, loader } = setUp();
  fail(new Error('away'));
  await loader.readAll([['u', ['info']]]);
  await expect(loader.load('u', 'info')).rejects.toThrow('away');
});

it('reads further aspects of an entity in the next round', async () => {
  const { reads, loader } = setUp();
  const first = loader.load('u', 'info');
  await first;
  const second = loader.find('u', 'status');
  expect(second).toBeInstanceOf(Promise);
  await second;
  expect(reads[1]).toEqual([{ urn: 'u', names: ['status'] }]);
});

it('reads again what was read before a change, or was being read during it', async () => {
  const { reads, loader } = setUp();
  expect((await loader.load('u', 'info'))?.value).toEqual({ read: 1 });
  loader.forget();
  const during = loader.load('u', 'info');
  while (reads.length < 2) await nextTurn();
  loader.forget();
  expect((await during)?.value).toEqual({ read: 2 });
  expect((await loader.load('u', 'info'))?.value).toEqual({ read: 3 });
});

it('shares a round between what was asked before and after a change', async () => {
  const { reads, loader } = setUp();
  const before = loader.load('u', 'status');
  loader.forget();
  const after = loader.load('u', 'info');
  expect([await before, (await after)?.value]).toEqual([undefined, { read: 1 }]);
  expect(reads).toEqual([[{ urn: 'u', names: ['status', 'info'] }]]);
});

it('reports a failed read to everybody who asks for what it should have read', async () => {
  const { loader, fail } = setUp();
  fail(new Error('away'));
  loader.prefetch('u', ['info']);
  await expect(loader.load('u', 'info')).rejects.toThrow('away');
  await expect(loader.exists('u')).rejects.toThrow('away');
});
