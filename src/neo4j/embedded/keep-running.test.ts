import { StartError } from '../../core/start.js';
import { keepRunning } from './keep-running.js';
import { layoutOf } from './layout.js';
import type { ServerProcess } from './server-process.js';

/** Servers that end, or fail to start, when the test says so. */
function servers() {
  const running: { end: () => void }[] = [];
  const lines: string[] = [];
  /** Of the next starts. */
  const refusals: StartError[] = [];
  let starts = 0;
  const start = (): Promise<ServerProcess> => {
    starts += 1;
    const refusal = refusals.shift();
    if (refusal !== undefined) return Promise.reject(refusal);
    let end = (): void => undefined;
    const exited = new Promise<{ reason: string; output: string }>((resolve) => {
      end = () => {
        resolve({ reason: 'signal SIGKILL', output: '' });
      };
    });
    running.push({ end });
    const stop = async (): Promise<void> => {
      end();
      await exited;
    };
    return Promise.resolve({ exited, stop, kill: end });
  };
  const keep = () =>
    keepRunning({ start, layout: layoutOf('data'), log: (line) => void lines.push(line), pausesMs: [0] });
  const until = async (holds: () => boolean): Promise<void> => {
    while (!holds()) await new Promise((resolve) => setImmediate(resolve));
  };
  return {
    ...{ keep, running, lines, until },
    refuse: (times: number, reason: string) =>
      refusals.push(...Array.from({ length: times }, () => new StartError(reason))),
    starts: () => starts,
  };
}

describe('a server that is kept running', () => {
  it('is restarted however often it ends, and reports what is wrong meanwhile', async () => {
    const { keep, running, until, lines } = servers();
    const kept = await keep();
    for (let count = 1; count <= 10; count += 1) {
      running.at(-1)!.end();
      await until(() => running.length === count + 1 && kept.problem() === undefined);
    }
    expect(lines.slice(0, 2)).toEqual([
      expect.stringMatching(/^Neo4j stopped unexpectedly and is restarted: signal SIGKILL/),
      'Neo4j is available again',
    ]);
    await kept.stop();
    expect(running).toHaveLength(11);
  });

  it('is started again if a restart fails, and given up after six failures in a row', async () => {
    const { keep, running, until, lines, refuse, starts } = servers();
    const kept = await keep();
    refuse(5, 'the port is in use');
    running[0]!.end();
    await until(() => running.length === 2 && kept.problem() === undefined);
    expect(lines).toContain('Neo4j cannot be restarted, attempt 5 of 6: the port is in use');
    expect(lines.at(-1)).toBe('Neo4j is available again');
    refuse(6, 'the disk is full');
    running[1]!.end();
    expect((await kept.lost).message).toBe('the disk is full');
    expect(starts()).toBe(1 + 6 + 6);
  });

  it('is not restarted after it was stopped', async () => {
    const { keep, starts } = servers();
    const kept = await keep();
    await kept.stop();
    await new Promise((resolve) => setImmediate(resolve));
    expect(starts()).toBe(1);
  });
});
