/** Bulk ingest: the complete catalog through the service, and the resulting graph written directly into a second Neo4j. */
import { generateEntities } from '../catalog/generate-entities.js';
import { planCatalog } from '../catalog/plan/plan.js';
import type { BenchContext } from '../context.js';
import { BareNeo4j, type BareStatement } from '../floor/bare-neo4j.js';
import { startSecondNeo4j } from '../floor/second-neo4j.js';
import { inGroups, toBatches } from '../ingest/batches.js';
import { BATCH_SIZE, CLIENTS } from '../ingest/load-catalog.js';
import { countGraph, missingIn, readPart, toStatements } from '../ingest/copy-graph.js';
import { rateOf, toRow, type RowResult } from '../measure/figures.js';
import { timeAll } from '../measure/rounds.js';

export async function measureIngest(context: BenchContext): Promise<RowResult[]> {
  const { load, neo4j } = context;
  const { aspects, millis: serviceMillis } = load.timed;
  const second = await startSecondNeo4j(context);
  const source = new BareNeo4j(neo4j, 'exact');
  const target = new BareNeo4j(second.connection, 'exact');
  try {
    const millis = await copyGraph(source, target, context);
    await assertSameGraph(source, target);
    const row = toRow({
      row: 'ingest',
      title: 'bulk ingest, aspects',
      service: rateOf(aspects, serviceMillis),
      floor: rateOf(aspects, millis),
      goal: { bound: 'at least', ratio: 0.4 },
    });
    return [row];
  } finally {
    await source.close();
    await target.close();
    await second.stop();
  }
}

/**
 * The nodes that the first start of the service creates are copied too, outside the measured time.
 * @returns milliseconds of the writes of the batches, after the same warm-up as for the service
 */
async function copyGraph(
  source: BareNeo4j,
  target: BareNeo4j,
  { plan, load }: BenchContext,
): Promise<number> {
  // The same batches as for the service: a catalog depends only on its seed.
  const copied = planCatalog(plan.seed);
  const write = (transaction: readonly BareStatement[]): Promise<void> => target.writeAll(transaction);
  let [millis, aspects] = [0, 0];
  for (const entities of load.steps) {
    const batches = toBatches(generateEntities(copied, entities), BATCH_SIZE);
    for (const group of inGroups(batches, load.pacing.groupSize)) {
      const transactions: BareStatement[][] = [];
      for (const { urns } of group) transactions.push(toStatements(await readPart(source, urns)));
      const duration = await timeAll(write, transactions, CLIENTS);
      if (aspects >= load.pacing.warmUpAspects) millis += duration;
      aspects += group.reduce((sum, { proposals }) => sum + proposals.length, 0);
    }
  }
  for await (const urns of missingIn(source, target)) {
    await target.writeAll(toStatements(await readPart(source, urns)));
  }
  return millis;
}

async function assertSameGraph(source: BareNeo4j, target: BareNeo4j): Promise<void> {
  const [expected, found] = [await countGraph(source), await countGraph(target)];
  if (expected === found) return;
  throw new Error(
    `The floor of the bulk ingest wrote another graph.\nService:\n${expected}\nFloor:\n${found}`,
  );
}
