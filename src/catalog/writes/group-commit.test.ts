import fc from 'fast-check';
import { GroupCommit } from './group-commit.js';

const { jest } = import.meta;

interface Job {
  readonly name: number;
  readonly weight: number;
  readonly poison: boolean;
}

const MAX_WEIGHT = 10;
const HEAVY = 5;
const WIDE = { jobs: 100, weight: 10_000 };

/** A database that refuses a group containing a poisoned job, and records what it stored. */
function fakeDatabase(canSucceedAlone = true, maxWaiting = WIDE) {
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
    heavyWeight: HEAVY,
    maxWaiting,
    canSucceedAlone: () => canSucceedAlone,
  });
  return { queue, groups };
}

const jobs = fc
  .array(fc.record({ weight: fc.integer({ min: 1, max: 15 }), poison: fc.boolean() }), { maxLength: 40 })
  .map((list) => list.map((job, name): Job => ({ ...job, name })));

describe('group commit', () => {
  it('answers every caller with its own outcome, and commits in order, one transaction at a time up to the maximum weight', async () => {
    await fc.assert(
      fc.asyncProperty(jobs, async (submitted) => {
        const { queue, groups } = fakeDatabase();
        const outcomes = await Promise.allSettled(submitted.map((job) => queue.submit(job)));
        outcomes.forEach((outcome, index) => {
          if (submitted[index]!.poison) expect(outcome.status).toBe('rejected');
          else expect(outcome).toEqual({ status: 'fulfilled', value: index });
        });
        const committed = groups.flat().map(({ name }) => name);
        expect(committed).toEqual(submitted.filter(({ poison }) => !poison).map(({ name }) => name));
        for (const group of groups.filter(({ length }) => length > 1)) {
          expect(group.reduce((sum, { weight }) => sum + weight, 0)).toBeLessThanOrEqual(MAX_WEIGHT);
        }
      }),
    );
  });

  it('puts jobs that arrive during a commit into the next one', async () => {
    const { queue, groups } = fakeDatabase();
    const job = (name: number): Job => ({ name, weight: 1, poison: false });
    await Promise.all([0, 1, 2, 3].map((name) => queue.submit(job(name))));
    expect(groups.map((group) => group.map(({ name }) => name))).toEqual([[0], [1, 2, 3]]);
  });

  it.each([
    ['too many jobs wait or are under way', { jobs: 3, weight: 100 }, [0, 1, 2]],
    ['too heavy jobs wait', { jobs: 100, weight: 15 }, [0, 1, 3]],
    ['a job waits that is too heavy by itself', { jobs: 100, weight: 1 }, [0, 1]],
  ])('refuses a job while %s, and stores the others', async (_, maxWaiting, stored) => {
    const { queue, groups } = fakeDatabase(true, maxWaiting);
    const outcomes = await Promise.allSettled(
      [8, 8, 8, 7].map((weight, name) => queue.submit({ name, weight, poison: false })),
    );
    expect(groups.flat().map(({ name }) => name)).toEqual(stored);
    outcomes.forEach((outcome, name) => {
      if (stored.includes(name)) expect(outcome).toMatchObject({ value: name });
      else expect(outcome).toMatchObject({ reason: { code: 'OVERLOADED' } });
    });
    expect(await queue.submit({ name: 9, weight: 8, poison: false })).toBe(9);
  });

  it('does not retry jobs one by one if they cannot succeed alone either', async () => {
    const { queue } = fakeDatabase(false);
    const names = [0, 1, 2, 3];
    const outcomes = await Promise.allSettled(
      names.map((name) => queue.submit({ name, weight: 1, poison: true })),
    );
    const reasons = outcomes.map((outcome) => (outcome as PromiseRejectedResult).reason.message);
    expect(reasons).toEqual(['refused 1', 'refused 3', 'refused 3', 'refused 3']);
  });

  it('begins the next group while the previous one commits: at most one takes locks, and at most two run', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), jobs, async (scheduler, submitted) => {
        const { queue, committed, most } = scheduledDatabase(scheduler);
        const outcomes = await scheduler.waitFor(
          Promise.allSettled(submitted.map((job) => queue.submit(job))),
        );
        outcomes.forEach((outcome, index) => {
          if (submitted[index]!.poison) expect(outcome.status).toBe('rejected');
          else expect(outcome).toEqual({ status: 'fulfilled', value: index });
        });
        const stored = committed.map(({ name }) => name).sort((a, b) => a - b);
        expect(stored).toEqual(submitted.filter(({ poison }) => !poison).map(({ name }) => name));
        expect(most.locking).toBeLessThanOrEqual(1);
        expect(most.underWay).toBeLessThanOrEqual(2);
      }),
    );
  });

  it('runs heavy groups one at a time while users read, and answers every caller', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), jobs, async (scheduler, submitted) => {
        const { queue, committed, most } = scheduledDatabase(scheduler, () => true);
        const outcomes = await scheduler.waitFor(
          Promise.allSettled(submitted.map((job) => queue.submit(job))),
        );
        outcomes.forEach((outcome, index) => {
          if (submitted[index]!.poison) expect(outcome.status).toBe('rejected');
          else expect(outcome).toEqual({ status: 'fulfilled', value: index });
        });
        expect(committed).toHaveLength(submitted.filter(({ poison }) => !poison).length);
        expect(most.locking).toBeLessThanOrEqual(1);
        expect(most.underWay).toBeLessThanOrEqual(2);
        expect(most.heavy).toBeLessThanOrEqual(1);
      }),
      { numRuns: 30 },
    );
  });

  describe('beside a reader', () => {
    beforeEach(() => {
      jest.useFakeTimers();
    });
    afterEach(() => {
      jest.useRealTimers();
    });

    it('pauses after a heavy group for as long as it took, and lets light jobs go ahead', async () => {
      const { submit, groups } = slowDatabase(() => true);
      const answers = [submit('heavy 1', HEAVY), submit('heavy 2', HEAVY), submit('light', 1)];
      expect(groups).toEqual([['heavy 1']]);
      await jest.advanceTimersByTimeAsync(100);
      // The light job took its turn at once; the second heavy one waits.
      expect(groups).toEqual([['heavy 1'], ['light']]);
      await jest.advanceTimersByTimeAsync(99);
      expect(groups).toHaveLength(2);
      await jest.advanceTimersByTimeAsync(2);
      expect(groups).toEqual([['heavy 1'], ['light'], ['heavy 2']]);
      await jest.advanceTimersByTimeAsync(100);
      await Promise.all(answers);
    });

    it('pauses for at most a second, and not at all once the reads have ended', async () => {
      let isReading = true;
      const { submit, groups } = slowDatabase(() => isReading, 10_000);
      const answers = [submit('heavy 1', HEAVY), submit('heavy 2', HEAVY), submit('heavy 3', HEAVY)];
      await jest.advanceTimersByTimeAsync(10_999);
      expect(groups).toEqual([['heavy 1']]);
      await jest.advanceTimersByTimeAsync(1);
      expect(groups).toEqual([['heavy 1'], ['heavy 2']]);
      isReading = false;
      await jest.advanceTimersByTimeAsync(10_000);
      expect(groups).toEqual([['heavy 1'], ['heavy 2'], ['heavy 3']]);
      await jest.advanceTimersByTimeAsync(10_000);
      await Promise.all(answers);
    });

    it('keeps the groups of a pause light', async () => {
      const { submit, groups } = slowDatabase(() => true);
      const answers = [submit('heavy', HEAVY), ...[1, 2, 3, 4, 5, 6].map((name) => submit(name, 1))];
      await jest.advanceTimersByTimeAsync(100);
      expect(groups).toEqual([['heavy'], [1, 2, 3, 4]]);
      await jest.advanceTimersByTimeAsync(200);
      expect(groups).toEqual([['heavy'], [1, 2, 3, 4], [5, 6]]);
      await Promise.all(answers);
    });
  });

  it('answers the second group before the first if the second commits first', async () => {
    const commits: (() => void)[] = [];
    const queue = new GroupCommit<number, number>({
      commit: async (names, committing) => {
        const committed = new Promise<void>((resolve) => commits.push(resolve));
        committing();
        await committed;
        return names;
      },
      weightOf: () => 1,
      maxWeight: MAX_WEIGHT,
      heavyWeight: HEAVY,
      maxWaiting: WIDE,
      canSucceedAlone: () => true,
    });
    const answered: number[] = [];
    const answers = [0, 1, 2].map((name) => queue.submit(name).then((outcome) => answered.push(outcome)));
    expect(commits).toHaveLength(2);
    commits[1]!();
    await answers[1];
    expect(answered).toEqual([1]);
    commits[0]!();
    await answers[0];
    commits[2]!();
    await answers[2];
    expect(answered).toEqual([1, 0, 2]);
  });

  it('tells how many jobs wait', async () => {
    const told: number[] = [];
    const queue = new GroupCommit<number, number>({
      commit: (names) => Promise.resolve(names),
      weightOf: () => 1,
      maxWeight: MAX_WEIGHT,
      heavyWeight: HEAVY,
      canSucceedAlone: () => true,
      maxWaiting: { jobs: 100, weight: 100 },
      onWaiting: (count) => void told.push(count),
    });
    await Promise.all([0, 1, 2].map((name) => queue.submit(name)));
    expect(told.slice(0, 3)).toEqual([0, 1, 2]);
    expect(told.at(-1)).toBe(0);
  });
});

/** Each transaction takes the same time, of which nothing is the commit. */
function slowDatabase(isReading: () => boolean, millis = 100) {
  const groups: unknown[][] = [];
  const queue = new GroupCommit<{ name: unknown; weight: number }, unknown>({
    commit: async (group) => {
      groups.push(group.map(({ name }) => name));
      await new Promise((resolve) => setTimeout(resolve, millis));
      return group;
    },
    weightOf: ({ weight }) => weight,
    maxWeight: HEAVY,
    heavyWeight: HEAVY,
    maxWaiting: WIDE,
    canSucceedAlone: () => true,
    isReading,
  });
  return { groups, submit: (name: unknown, weight: number) => queue.submit({ name, weight }) };
}

/** Takes locks, then commits; the scheduler decides how long each phase takes. A poisoned job is refused in either phase. */
function scheduledDatabase(scheduler: fc.Scheduler, isReading?: () => boolean) {
  const committed: Job[] = [];
  const most = { locking: 0, underWay: 0, heavy: 0 };
  const now = { locking: 0, underWay: 0, heavy: 0 };
  const count = (phase: keyof typeof now, difference: number) => {
    now[phase] += difference;
    most[phase] = Math.max(most[phase], now[phase]);
  };
  const refuse = (group: readonly Job[], isLate: boolean) => {
    if (group.some(({ poison, name }) => poison && (name % 2 === 0) === isLate)) throw new Error('refused');
  };
  const queue = new GroupCommit<Job, number>({
    commit: async (group, committing) => {
      const heavy = group.reduce((sum, { weight }) => sum + weight, 0) >= HEAVY ? 1 : 0;
      count('underWay', 1);
      count('heavy', heavy);
      try {
        count('locking', 1);
        await scheduler.schedule(Promise.resolve(), 'statements');
        count('locking', -1);
        refuse(group, false);
        committing();
        await scheduler.schedule(Promise.resolve(), 'commit');
        refuse(group, true);
        committed.push(...group);
        return group.map(({ name }) => name);
      } finally {
        count('underWay', -1);
        count('heavy', -heavy);
      }
    },
    weightOf: ({ weight }) => weight,
    maxWeight: MAX_WEIGHT,
    heavyWeight: HEAVY,
    maxWaiting: WIDE,
    canSucceedAlone: () => true,
    isReading,
  });
  return { queue, committed, most };
}
