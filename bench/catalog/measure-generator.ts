/** The rate of the generator alone: the client of a bulk load must be much faster than the service. */
import { toBatches } from '../ingest/batches.js';
import { BATCH_SIZE } from '../ingest/load-catalog.js';
import { stepsOf } from '../ingest/load-steps.js';
import type { BenchOptions } from '../options.js';
import { whole } from '../report/format.js';
import { generateEntities } from './generate-entities.js';
import { planCatalog } from './plan/plan.js';

/** Generates the request bodies of the complete catalog, as they would be sent. */
export function measureGenerator({ sizes, seed }: BenchOptions, log: (line: string) => void): void {
  const plan = planCatalog(seed);
  for (const entities of stepsOf(sizes)) {
    const started = performance.now();
    let [aspects, bytes] = [0, 0];
    for (const { proposals } of toBatches(generateEntities(plan, entities), BATCH_SIZE)) {
      aspects += proposals.length;
      bytes += JSON.stringify({ proposals }).length;
    }
    const seconds = (performance.now() - started) / 1_000;
    const { heapUsed, rss } = process.memoryUsage();
    log(
      `${whole(entities)} entities: ${whole(aspects / seconds)} aspects/s, ${whole(bytes / seconds / 2 ** 20)} MiB/s; ` +
        `heap ${whole(heapUsed / 2 ** 20)} MiB, resident ${whole(rss / 2 ** 20)} MiB`,
    );
  }
}
