import fc from 'fast-check';
import { GroupCommit } from '../../src/write/group-commit.js';

interface Job {
  readonly name: number;
  readonly weight: number;
  readonly poison: boolean;
}

const MAX_WEIGHT = 10;

/** A database that takes a group only if none of its jobs is poisoned, and remembers what it took. */
function fakeDatabase(canSucceedAlone = true) {
  const groups: Job[][] = [];
  let running = 0;
  const queue = new GroupCommit<Job, number>({
    commit: async (jobs) => {
      running += 1;
      expect(running).toBe(1);
      await new Promise((resolve) => setImmediate(resolve));
      running -= 1;
      if (jobs.some(({ poison }) => poison)) throw new Error(`refused ${jobs.length}`);
      groups.push([...jobs]);
      return jobs.map(({ name }) => name);
    },
    weightOf: ({ weight }) => weight,
    maxWeight: MAX_WEIGHT,
    canSucceedAlone: () => canSucceedAlone,
  });
  return { queue, groups };
}

const jobs = fc
  .array(fc.record({ weight: fc.integer({ min: 1, max: 15 }), poison: fc.boolean() }), { maxLength: 40 })
  .map((list) => list.map((job, name): Job => ({ ...job, name })));

describe('group commit', () => {
  it('answers every caller with its own outcome, commits in order, one transaction at a time, none beyond its weight', async () => {
    await fc.assert(
      fc.asyncProperty(jobs, async (all) => {
        const { queue, groups } = fakeDatabase();
        const outcomes = await Promise.allSettled(all.map((job) => queue.submit(job)));
        outcomes.forEach((outcome, index) => {
          if (all[index]!.poison) expect(outcome.status).toBe('rejected');
          else expect(outcome).toEqual({ status: 'fulfilled', value: index });
        });
        const committed = groups.flat().map(({ name }) => name);
        expect(committed).toEqual(all.filter(({ poison }) => !poison).map(({ name }) => name));
        for (const group of groups.filter(({ length }) => length > 1)) {
          expect(group.reduce((sum, { weight }) => sum + weight, 0)).toBeLessThanOrEqual(MAX_WEIGHT);
        }
      }),
    );
  });

  it('puts what arrives during a commit into the next one', async () => {
    const { queue, groups } = fakeDatabase();
    const job = (name: number): Job => ({ name, weight: 1, poison: false });
    await Promise.all([0, 1, 2, 3].map((name) => queue.submit(job(name))));
    expect(groups.map((group) => group.map(({ name }) => name))).toEqual([[0], [1, 2, 3]]);
  });

  it('does not try one by one what cannot succeed alone either', async () => {
    const { queue } = fakeDatabase(false);
    const names = [0, 1, 2, 3];
    const outcomes = await Promise.allSettled(
      names.map((name) => queue.submit({ name, weight: 1, poison: true })),
    );
    const reasons = outcomes.map((outcome) => (outcome as PromiseRejectedResult).reason.message);
    expect(reasons).toEqual(['refused 1', 'refused 3', 'refused 3', 'refused 3']);
  });
});
