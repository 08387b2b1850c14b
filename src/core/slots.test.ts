import { Slots } from './slots.js';

const refusal = expect.objectContaining({ code: 'OVERLOADED', details: { limit: 'readers' } });

/** A work that ends when the test says so. */
function work() {
  let end = (): void => undefined;
  let fail = (): void => undefined;
  const running = new Promise<string>((resolve, reject) => {
    end = () => {
      resolve('done');
    };
    fail = () => {
      reject(new Error('failed'));
    };
  });
  let hasBegun = false;
  return {
    end,
    fail,
    hasBegun: () => hasBegun,
    run: () => {
      hasBegun = true;
      return running;
    },
  };
}

function slots(limits: { waiting?: number; waitMillis?: number } = {}) {
  return new Slots({ atOnce: 2, waiting: 2, waitMillis: 60_000, ...limits }, 'readers');
}

describe('slots', () => {
  it('run some works at a time and the others in order of arrival, also after a failure', async () => {
    const all = slots();
    const works = [work(), work(), work(), work()];
    const begun = () => works.map(({ hasBegun }) => hasBegun());
    const done = works.map(({ run }) => all.run(run));
    expect(begun()).toEqual([true, true, false, false]);
    works[1]!.fail();
    await expect(done[1]).rejects.toThrow('failed');
    await new Promise((resolve) => setImmediate(resolve));
    expect(begun()).toEqual([true, true, true, false]);
    works[0]!.end();
    await done[0];
    await new Promise((resolve) => setImmediate(resolve));
    expect(begun()).toEqual([true, true, true, true]);
    for (const { end } of works) end();
    expect(await Promise.all(done.filter((_, index) => index !== 1))).toEqual(['done', 'done', 'done']);
  });

  it('refuse a work if the queue is full, without running it', async () => {
    const all = slots();
    const works = [work(), work(), work(), work(), work()];
    const done = works.map(({ run }) => all.run(run).catch((error: unknown) => error));
    expect(await done[4]).toEqual(refusal);
    for (const { end } of works) end();
    expect(await Promise.all(done)).toEqual(['done', 'done', 'done', 'done', refusal]);
    expect(works[4]!.hasBegun()).toBe(false);
  });

  it('refuse work that has waited too long, and give its place to later work', async () => {
    const all = slots({ waitMillis: 1 });
    const works = [work(), work(), work()];
    const done = works.map(({ run }) => all.run(run).catch((error: unknown) => error));
    expect(await done[2]).toEqual(refusal);
    for (const { end } of works) end();
    expect(await Promise.all(done)).toEqual(['done', 'done', refusal]);
    expect(await all.run(() => Promise.resolve('later'))).toBe('later');
  });
});
