/** A worker on a store in memory. */
import { setImmediate as turn } from 'node:timers/promises';
import { CatalogError } from '../../core/errors.js';
import type { Consequence, Due } from './types.js';
import { createWorker, LEASE_MILLIS, type WorkerDeps } from './worker.js';

const due = (urn: string, parts: Partial<Due> = {}): Due => ({
  ...{ id: `id of ${urn}`, consequence: 'c', urn, actor: 'ann', at: 0, note: '', attempts: 0 },
  ...{ notBefore: 0, ...parts },
});

/** @param run called with the URNs of each group */
function setUp(run: (urns: string[]) => Promise<void>, stored: Due[] = []) {
  const state = {
    now: 1_000,
    left: new Map(stored.map((each) => [each.id, each])),
    failed: [] as string[][],
  };
  const take = ({ now, until, limit }: any): object[] => {
    const taken = [...state.left.values()].filter(({ notBefore }) => notBefore <= now).slice(0, limit);
    for (const each of taken) state.left.set(each.id, { ...each, notBefore: until });
    return taken.map((each) => ({ due: each }));
  };
  const send = (name: string, parameters: any): Promise<object[]> => {
    if (name === 'consequences/take') return Promise.resolve(take(parameters));
    if (name === 'consequences/remove') for (const id of parameters.ids) state.left.delete(id);
    if (name === 'consequences/postpone')
      for (const row of parameters.rows)
        if (state.left.has(row.id)) state.left.set(row.id, { ...state.left.get(row.id)!, ...row });
    return Promise.resolve([]);
  };
  const deps = {
    database: { write: (_: string, work: (run: typeof send) => Promise<unknown>) => work(send) },
    load: (name: string) => name,
    clock: { now: () => state.now },
    onFailure: (_: unknown, failed: readonly Due[] = []) => state.failed.push(failed.map(({ urn }) => urn)),
  } as unknown as WorkerDeps;
  const consequence: Consequence = {
    name: 'c',
    noteOf: () => '',
    run: (group) => run(group.map(({ urn }) => urn)),
  };
  const worker = createWorker(consequence, deps);
  const add = (...added: Due[]): Promise<unknown> => {
    for (const each of added) state.left.set(each.id, each);
    worker.add(added);
    return Promise.all(added.map(({ id }) => worker.ended(id)));
  };
  /** Runs everything that is due in the store, once. Nothing here takes longer than a turn. */
  const resume = async (): Promise<void> => {
    worker.resume();
    await turn();
  };
  return { state, worker, add, resume };
}

it('what waits runs together, in groups of one actor, and is removed', async () => {
  const groups: string[][] = [];
  const { state, worker, add } = setUp((urns) => Promise.resolve(void groups.push(urns)));
  await add(due('a'), due('b'), due('c', { actor: 'ben' }), due('d'));
  await worker.stop();
  expect(groups).toEqual([['a', 'b'], ['c'], ['d']]);
  expect(state.left.size).toBe(0);
});

it('a change whose consequence fails does not keep the others, and is tried again after growing pauses', async () => {
  const done: string[] = [];
  const { state, worker, add } = setUp((urns) => {
    if (urns.includes('bad')) return Promise.reject(new Error('never'));
    done.push(...urns);
    return Promise.resolve();
  });
  await add(due('a'), due('bad'), due('b'), due('c'));
  await worker.stop();
  expect([done, state.failed]).toEqual([['a', 'b', 'c'], [['bad']]]);
  expect([...state.left.values()]).toMatchObject([{ urn: 'bad', attempts: 1, notBefore: state.now + 1_000 }]);
});

it.each([
  [1, 2_000],
  [4, 16_000],
  [30, 300_000],
])('after %i failures and one more, the pause is %i ms', async (attempts, pause) => {
  const { state, resume } = setUp(() => Promise.reject(new Error('again')), [due('a', { attempts })]);
  await resume();
  expect(state.left.get('id of a')).toMatchObject({ attempts: attempts + 1, notBefore: state.now + pause });
});

it('a store that is unavailable postpones all changes at once, and a second failure looks for the cause', async () => {
  const groups: string[][] = [];
  const unavailable = () => Promise.reject(new CatalogError('UNAVAILABLE', 'away'));
  const failing = (urns: string[]) => (groups.push(urns), unavailable());
  const first = setUp(failing);
  await first.add(due('a'), due('b'));
  await first.worker.stop();
  expect(groups.splice(0)).toEqual([['a', 'b']]);
  const second = setUp(failing, [due('a', { attempts: 1 }), due('b', { attempts: 1 })]);
  await second.resume();
  expect(groups).toEqual([['a', 'b'], ['a'], ['b']]);
});

it('what a process has taken is not taken by another one before its time is over', async () => {
  const { state, resume } = setUp(() => Promise.resolve(), [due('a', { notBefore: 1_000 + LEASE_MILLIS })]);
  await resume();
  expect(state.left.size).toBe(1);
});

it('waiting for an unknown consequence ends at once', async () => {
  const { worker } = setUp(() => Promise.resolve());
  await expect(worker.ended('another')).resolves.toBeUndefined();
});
