/** Two services on one Neo4j: one of them evaluates tests, and the other takes over. */
import { setImmediate as turn } from 'node:timers/promises';
import { startFreshCatalog, unique, type TestCatalog } from '../helpers/catalog.js';
import { readUntil } from '../helpers/event-log.js';

const notebook = (): string => `urn:li:notebook:(querybook,${unique('taken_over')})`;

/** Waits until the service counts evaluations, and returns their number. */
async function evaluationsBy(catalog: TestCatalog): Promise<number> {
  for (;;) {
    const { text } = await catalog.get('/metrics');
    const counted = /^trellis_test_evaluations_total\{result="failing"\} (\d+)$/m.exec(text)?.[1];
    if (counted !== undefined && counted !== '0') return Number(counted);
    await turn();
  }
}

async function failsOnce(catalog: TestCatalog, urn: string, test: string): Promise<void> {
  await readUntil(
    (path) => catalog.get(path),
    () => catalog.aspect(urn, 'testResults'),
    ({ text }) => text.includes(test),
  );
}

it('a service takes over the evaluation from one that stops, and metrics tell which one evaluated', async () => {
  const [before, after] = [notebook(), notebook()];
  const first = await startFreshCatalog({ evaluatesTests: true });
  await first.ingest(before, 'status', { removed: false });
  const values = [before, after];
  const definition = {
    on: { types: ['notebook'], conditions: [{ property: 'urn', operator: 'equals', values }] },
    rules: [{ property: 'ownership.owners.owner', operator: 'exists' }],
  };
  const { createTest: test } = await first.query(
    'mutation ($input: CreateTestInput!) { createTest(input: $input) }',
    { input: { name: 'n', category: 'c', definition: { json: JSON.stringify(definition) } } },
  );
  await failsOnce(first, before, test);
  expect(await evaluationsBy(first)).toBeGreaterThan(0);
  const second = await startFreshCatalog({ evaluatesTests: true });
  try {
    await first.stop();
    await second.ingest(after, 'status', { removed: false });
    await failsOnce(second, after, test);
    expect(await evaluationsBy(second)).toBeGreaterThan(0);
  } finally {
    await second.query('mutation ($urn: String!) { deleteTest(urn: $urn) }', { urn: test });
    await second.stop();
  }
});
