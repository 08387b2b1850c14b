/** Tests how concurrent callers share work. */
import { shareNext } from './share-next.js';

/** Work whose runs end on demand. */
function controlledWork() {
  const runs: { end: () => void; fail: (reason: Error) => void }[] = [];
  const work = () =>
    new Promise<void>((resolve, reject) => {
      runs.push({ end: resolve, fail: reject });
    });
  return { runs, call: shareNext(work) };
}

/** Lets everything run that waits for nothing else. */
const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

it('starts one run for all callers of one turn', async () => {
  const { runs, call } = controlledWork();
  const callers = [call(), call()];
  await turn();
  expect(runs).toHaveLength(1);
  runs[0]?.end();
  await Promise.all(callers);
});

it('starts no second run while one is under way, and then one for all callers that wait', async () => {
  const { runs, call } = controlledWork();
  const first = call();
  await turn();
  const waiting = [call(), call(), call()];
  await turn();
  expect(runs).toHaveLength(1);
  runs[0]?.end();
  await first;
  await turn();
  expect(runs).toHaveLength(2);
  runs[1]?.end();
  await Promise.all(waiting);
  expect(runs).toHaveLength(2);
});

it('starts a new run for a caller that arrives after the last one ended', async () => {
  const { runs, call } = controlledWork();
  const first = call();
  await turn();
  runs[0]?.end();
  await first;
  const second = call();
  await turn();
  expect(runs).toHaveLength(2);
  runs[1]?.end();
  await second;
});

it('fails only the callers of the run that failed', async () => {
  const { runs, call } = controlledWork();
  const first = call();
  await turn();
  const second = call();
  runs[0]?.fail(new Error('lost'));
  await expect(first).rejects.toThrow('lost');
  await turn();
  runs[1]?.end();
  await expect(second).resolves.toBeUndefined();
});

it('gives a caller during the second run a third one', async () => {
  const { runs, call } = controlledWork();
  const first = call();
  await turn();
  const second = call();
  runs[0]?.end();
  await first;
  await turn();
  const third = call();
  runs[1]?.end();
  await second;
  await turn();
  expect(runs).toHaveLength(3);
  runs[2]?.end();
  await third;
});
