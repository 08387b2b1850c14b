/** Reads of one round are sent together, after those of the round before have answered. */
import { setImmediate as laterOn } from 'node:timers/promises';
import { RequestBudget } from '../../../core/request-budget.js';
import { LIMITS } from '../limits.js';
import { loaderFactory } from './batch-loader.js';
import { Rounds } from './rounds.js';

/** A read that answers when the test says so. */
function heldRead(name: string, log: string[]) {
  const waiting: (() => void)[] = [];
  const load = async (keys: readonly string[]): Promise<string[]> => {
    log.push(`${name}: ${keys.join(' ')}`);
    await new Promise<void>((resolve) => {
      waiting.push(resolve);
    });
    return keys.map((key) => `${name} of ${key}`);
  };
  return { load, answer: () => waiting.shift()?.() };
}

function setUp() {
  const log: string[] = [];
  const { batchLoader } = loaderFactory(new Rounds(), new RequestBudget(LIMITS));
  const [aspects, edges] = [heldRead('aspects', log), heldRead('edges', log)];
  const loaders = { aspects: batchLoader(aspects.load), edges: batchLoader(edges.load) };
  return { log, aspects, edges, loaders, batchLoader };
}

it('waits for all reads of a round before it sends what their answers need', async () => {
  const { log, aspects, edges, loaders } = setUp();
  const answers = Promise.all([
    loaders.aspects.load('hit').then(() => loaders.aspects.load('owner')),
    loaders.edges.load('hit').then(() => loaders.aspects.load('product')),
  ]);
  await laterOn();
  expect(log).toEqual(['aspects: hit', 'edges: hit']);
  aspects.answer();
  await laterOn();
  expect(log).toHaveLength(2);
  edges.answer();
  await laterOn();
  expect(log.slice(2)).toEqual(['aspects: owner product']);
  aspects.answer();
  expect(await answers).toEqual(['aspects of owner', 'aspects of product']);
});

it('goes on after a read that failed', async () => {
  const { log, aspects, loaders, batchLoader } = setUp();
  const failing = batchLoader<string, string>(() => Promise.reject(new Error('away')));
  const answer = failing.load('hit').catch(() => loaders.aspects.load('other'));
  await laterOn();
  expect(log).toEqual(['aspects: other']);
  aspects.answer();
  expect(await answer).toBe('aspects of other');
});

it('sends further reads of the same round together, however many steps lead to them', async () => {
  const { log, aspects, loaders } = setUp();
  const afterSteps = async (steps: number): Promise<string> => {
    for (let step = 0; step < steps; step += 1) await Promise.resolve();
    return loaders.aspects.load(`after ${steps}`);
  };
  const answers = Promise.all([0, 1, 25].map(afterSteps));
  await laterOn();
  expect(log).toEqual(['aspects: after 0 after 1 after 25']);
  aspects.answer();
  await answers;
});
