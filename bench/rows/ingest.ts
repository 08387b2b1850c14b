/** Bulk ingest: the complete catalog through the service, and the resulting graph written directly into a second Neo4j. */
import type { BenchContext } from '../context.js';
import { BareNeo4j, type BareStatement } from '../floor/bare-neo4j.js';
import { startSecondNeo4j } from '../floor/second-neo4j.js';
import { inGroups } from '../ingest/batches.js';
import { CLIENTS, type Load } from '../ingest/load-catalog.js';
import { countGraph, readEdges, readLabels, readPart } from '../ingest/read-graph.js';
import { toStatements } from '../ingest/write-part.js';
import { rateOf, toRow, type RowResult } from '../measure/figures.js';
import { timeAll } from '../measure/rounds.js';

export async function measureIngest(context: BenchContext): Promise<RowResult[]> {
  const { load, neo4j } = context;
  const second = await startSecondNeo4j(context);
  const source = new BareNeo4j(neo4j, 'exact');
  const target = new BareNeo4j(second.connection, 'exact');
  try {
    const millis = await copyGraph(source, target, load);
    await assertSameGraph(source, target);
    const row = toRow({
      row: 'ingest',
      title: 'bulk ingest, aspects',
      service: rateOf(load.aspects, load.millis),
      floor: rateOf(load.aspects, millis),
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
  { batches, groupSize, warmUpGroups }: Load,
): Promise<number> {
  const edges = await readEdges(source);
  const labels = await readLabels(source);
  const labelsOf = (urn: string): string => labels.get(urn) ?? 'Entity';
  const write = (transaction: readonly BareStatement[]): Promise<void> => target.writeAll(transaction);
  let measured = 0;
  let groups = 0;
  for (const group of inGroups(batches, groupSize)) {
    const transactions: BareStatement[][] = [];
    for (const { urns } of group)
      transactions.push(toStatements(await readPart(source, urns, edges), labelsOf));
    const millis = await timeAll(write, transactions, CLIENTS);
    groups += 1;
    if (groups > warmUpGroups) measured += millis;
  }
  const ofBatches = new Set(batches.flatMap(({ urns }) => urns));
  const others = [...labels.keys()].filter((urn) => !ofBatches.has(urn));
  await target.writeAll(toStatements(await readPart(source, others, edges), labelsOf));
  return measured;
}

async function assertSameGraph(source: BareNeo4j, target: BareNeo4j): Promise<void> {
  const [expected, found] = [await countGraph(source), await countGraph(target)];
  if (expected === found) return;
  throw new Error(
    `The floor of the bulk ingest wrote another graph.\nService:\n${expected}\nFloor:\n${found}`,
  );
}
