/** Has a service draw what another one has left, so that each statement for consequences is sent. */
import { setImmediate as turn } from 'node:timers/promises';
import type { Driver } from 'neo4j-driver';
import { nameOf } from '../../src/neo4j/statements.js';
import { startFreshCatalog, unique, type SentStatement } from '../helpers/catalog.js';

const AHEAD = 86_400_000;

export async function exerciseConsequences(driver: Driver): Promise<SentStatement[]> {
  // The first one succeeds, the other one fails, because it is no URN.
  const rows = [`urn:li:structuredProperty:${unique('plan')}`, unique('no URN')].map((urn) => ({
    ...{ id: unique('due'), consequence: 'remove-values-of-property', urn, actor: 'urn:li:corpuser:datahub' },
    ...{ at: 0, note: '', attempts: 0, notBefore: Date.now() + AHEAD / 2 },
  }));
  await driver.executeQuery('UNWIND $rows AS row CREATE (due:Due) SET due = row', { rows });
  // Other services on this Neo4j would take it if it were due for them.
  const catalog = await startFreshCatalog({ clock: { now: () => Date.now() + AHEAD } });
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
