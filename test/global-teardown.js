/** Stops what tests asked for. */
import { stopIdle } from './helpers/worker/service-pool.js';

export default async function globalTeardown() {
  // Of tests that ran in this process; those of a worker end with it.
  await stopIdle();
  await globalThis.endTestNeo4j();
}
