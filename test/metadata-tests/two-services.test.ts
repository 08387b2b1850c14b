/** The evaluation of tests by two services on one Neo4j. */
import { startFreshCatalog, unique, type TestCatalog } from '../helpers/catalog.js';

const CREATE = 'mutation ($input: CreateTestInput!) { createTest(input: $input) }';
const DELETE = 'mutation ($urn: String!) { deleteTest(urn: $urn) }';

/** Waits until the service has stored a result of the test in the list. */
async function resultOnce(
  catalog: TestCatalog,
  urn: string,
  [test, list]: readonly [string, string],
): Promise<void> {
  for (;;) {
    const { status, json } = await catalog.aspect(urn, 'testResults');
    const results = status === 200 ? json.aspect['com.linkedin.test.TestResults'] : { [list]: [] };
    if (results[list].some((each: any) => each.test === test)) return;
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
  }
}

it('one of them evaluates, and the other one continues when it stops', async () => {
  const [first, second] = [
    await startFreshCatalog({ evaluatesTests: true }),
    await startFreshCatalog({ evaluatesTests: true }),
  ];
  const urn = `urn:li:notebook:(querybook,${unique('n')})`;
  await first.ingest(urn, 'status', { removed: false });
  const definition = {
    on: { types: ['notebook'], conditions: [{ property: 'urn', operator: 'equals', value: urn }] },
    rules: [{ property: 'ownership.owners.owner', operator: 'exists' }],
  };
  const input = { name: 'n', category: 'c', definition: { json: JSON.stringify(definition) } };
  const { createTest: test } = await first.query(CREATE, { input });
  await resultOnce(second, urn, [test, 'failing']);
  const sent = [first, second].map((each) =>
    each.takeStatements().some(({ text }) => text.startsWith('// metadata-tests/list-entities')),
  );
  expect(sent.filter(Boolean)).toHaveLength(1);
  const [evaluating, waiting] = sent[0] === true ? [first, second] : [second, first];
  await evaluating.stop();
  await waiting.ingest(urn, 'ownership', { owners: [{ owner: 'urn:li:corpuser:ada', type: 'DATAOWNER' }] });
  await resultOnce(waiting, urn, [test, 'passing']);
  await waiting.query(DELETE, { urn: test });
  await waiting.stop();
});
