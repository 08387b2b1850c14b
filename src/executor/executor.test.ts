/** When an executor closes the requests of services that have ended. */
import { setImmediate as turn } from 'node:timers/promises';
import { CatalogError } from '../core/errors.js';
import { startExecutor, type ExecutorDeps } from './executor.js';
import type { RequestStore } from './request-store.js';

const urn = 'urn:li:dataHubExecutionRequest:lost';
const input = JSON.stringify({ task: 'RUN_INGEST', args: {}, source: {} });

/** An executor beside a service that has ended, and what it stores. */
function beside() {
  let now = 1_000_000;
  let isAway = false;
  const stored: string[] = [];
  const store: RequestStore = {
    findDue: () =>
      isAway
        ? Promise.reject(new CatalogError('UNAVAILABLE', 'Neo4j does not answer'))
        : Promise.resolve([{ urn, status: 'RUNNING', isSignalled: false, isLost: true }]),
    read: () => Promise.resolve({ input, writer: 'urn:li:corpuser:a', result: { status: 'RUNNING' } }),
    take: () => Promise.resolve(true),
    renew: () => Promise.resolve(new Map()),
    release: () => Promise.resolve(),
    storeResult: (_, { status }) => {
      stored.push(status);
      return Promise.resolve(true);
    },
  };
  const nothing = (): undefined => undefined;
  const folders = { sweep: () => Promise.resolve(), remove: () => Promise.resolve() };
  const deps = {
    ...{
      store,
      folders,
      environments: folders,
      options: { executorId: 'default', atOnce: 1 },
      clock: { now: () => now },
    },
    ...{ log: { info: nothing, warn: nothing, error: nothing }, observer: {} },
  };
  const executor = startExecutor(deps as unknown as ExecutorDeps);
  return {
    stored,
    stop: () => executor.stop(),
    look: async (state: { readonly away?: boolean; readonly later?: number } = {}) => {
      isAway = state.away ?? false;
      now += state.later ?? 0;
      executor.wake();
      for (let turns = 0; turns < 10; turns += 1) await turn();
    },
  };
}

it('a request whose service has ended is closed', async () => {
  const { stored, look, stop } = beside();
  await look();
  expect(stored).toContain('ABORTED');
  await stop();
});

it('after Neo4j was away, the other services first get the time to renew their leases', async () => {
  const { stored, look, stop } = beside();
  await look({ away: true });
  await look({ later: 29_999 });
  expect(stored).toEqual([]);
  await look({ later: 1 });
  expect(stored).toEqual(['ABORTED']);
  await stop();
});
