/** Sends each statement of the evaluation of tests in the background. */
import { setImmediate as turn } from 'node:timers/promises';
import { nameOf } from '../../src/neo4j/statements.js';
import { startFreshCatalog, unique, type SentStatement, type TestCatalog } from '../helpers/catalog.js';

/** Starts a service that evaluates tests, changes a test and deletes it, and stops the service. */
export async function exerciseMetadataTests(): Promise<SentStatement[]> {
  const catalog = await startFreshCatalog({ evaluatesTests: true });
  const json = JSON.stringify({ on: { types: ['notebook'] }, rules: [] });
  const input = { id: unique('plan'), name: 'n', category: 'c', definition: { json } };
  const { createTest: urn } = await catalog.query(
    'mutation ($input: CreateTestInput!) { createTest(input: $input) }',
    { input },
  );
  const evaluated = await sentUntil(catalog, 'metadata-tests/list-others');
  await catalog.query('mutation ($urn: String!) { deleteTest(urn: $urn) }', { urn });
  const forgotten = await sentUntil(catalog, 'metadata-tests/delete-progress');
  await catalog.stop();
  return [...evaluated, ...forgotten, ...catalog.takeStatements()];
}

/** Waits until the service has sent the statement. */
async function sentUntil(catalog: TestCatalog, name: string): Promise<SentStatement[]> {
  const sent: SentStatement[] = [];
  while (!sent.some(({ text }) => nameOf(text) === name)) {
    sent.push(...catalog.takeStatements());
    await turn();
  }
  return sent;
}
