/** Has a service run what another one has left, so that each statement for consequences is sent. */
import { setImmediate as turn } from 'node:timers/promises';
import type { Driver } from 'neo4j-driver';
import { nameOf } from '../../src/neo4j/statements.js';
import { startFreshCatalog, unique, type SentStatement } from '../helpers/catalog.js';

const AHEAD = 86_400_000;

export async function exerciseConsequences(driver: Driver): Promise<SentStatement[]> {
  const bucket = unique('bucket');
  // The first one succeeds, the other one fails, because its store does not answer.
  const rows = ['remove-values-of-property', `remove-objects:${bucket}`].map((consequence) => ({
    ...{
      id: unique('due'),
      consequence,
      urn: 'urn:li:structuredProperty:gone',
      actor: 'urn:li:corpuser:datahub',
    },
    ...{ at: 0, note: '', attempts: 0, notBefore: Date.now() + AHEAD / 2 },
  }));
  await driver.executeQuery('UNWIND $rows AS row CREATE (due:Due) SET due = row', { rows });
  // Other services on this Neo4j would take it if it were due for them.
  const catalog = await startFreshCatalog({
    clock: { now: () => Date.now() + AHEAD },
    files: {
      ...{
        kind: 's3',
        endpoint: 'http://127.0.0.1:9',
        bucket,
        region: 'eu-central-1',
        accessKey: 'A',
        secretKey: 'S',
      },
      ...{ prefix: 'product_assets', maxBytes: 10, uploadSeconds: 60 },
    },
  });
  const names = ['list-due', 'take', 'remove', 'postpone'].map((name) => `consequences/${name}`);
  const wanted = new Set([...names, 'forms/list-assignments']);
  const sent: SentStatement[] = [];
  while (wanted.size > 0) {
    const more = catalog.takeOwnStatements();
    for (const { text } of more) wanted.delete(nameOf(text));
    sent.push(...more);
    await turn();
  }
  sent.push(...catalog.takeStatements());
  await catalog.stop();
  await driver.executeQuery('MATCH (due:Due {id: $id}) DELETE due', { id: rows[1]!.id });
  return sent;
}
