/** Stops the servers that tests started. */
import { stopIdle } from './helpers/worker/service-pool.js';

export default async function globalTeardown() {
  // Those of tests in this process. Those of a worker end with the worker.
  await stopIdle();
  await globalThis.endTestNeo4j();
}
