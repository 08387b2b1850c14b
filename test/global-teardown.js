/** Stops the servers and the browser that tests started. */
import { closeBrowser } from './helpers/worker/browser-pool.js';
import { stopIdle } from './helpers/worker/service-pool.js';

export default async function globalTeardown() {
  // Those of tests in this process. Those of a worker end with the worker.
  await closeBrowser();
  await stopIdle();
  await globalThis.endTestNeo4j();
}
