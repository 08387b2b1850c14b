/** `trellis tests`: tests of metadata in a shell. */
import { datasetUrn, startCatalog, unique, type TestCatalog } from '../helpers/catalog.js';
import { trellis as run, type Run } from '../helpers/command-line.js';

let catalog: TestCatalog;
let test: string;
let name: string;
const [described, plain] = [datasetUrn(unique('described')), datasetUrn(unique('plain'))];

beforeAll(async () => {
  catalog = await startCatalog();
  name = unique('described tables');
  await catalog.ingest(described, 'datasetProperties', { description: 'All orders' });
  await catalog.ingest(plain, 'datasetProperties', {});
  const definition = {
    on: {
      types: ['dataset'],
      conditions: [{ property: 'urn', operator: 'equals', values: [described, plain] }],
    },
    rules: [{ property: 'datasetProperties.description', operator: 'exists' }],
  };
  const input = { name, category: 'texts', definition: { json: JSON.stringify(definition) } };
  const made = await catalog.query('mutation ($input: CreateTestInput!) { createTest(input: $input) }', {
    input,
  });
  test = made.createTest;
});
afterAll(async () => {
  await catalog.query('mutation ($urn: String!) { deleteTest(urn: $urn) }', { urn: test });
  await catalog.stop();
});

const tests = (command: string, args: string[] = [], input = ''): Promise<Run> =>
  run(['tests', command, '--server', catalog.url, ...args], { input });

it('lists the tests', async () => {
  const { exitCode, json } = await tests('list', ['--json']);
  expect(exitCode).toBe(0);
  expect(json).toContainEqual({ urn: test, name, category: 'texts', description: null });
  expect((await tests('list')).out).toContain(name);
});

it('evaluates entities, and has the exit code 6 if one fails a test', async () => {
  const { exitCode, json, error } = await tests('evaluate', [described, plain, '--json']);
  expect([exitCode, error]).toEqual([6, '']);
  expect(json).toMatchObject([
    { urn: described, passing: expect.arrayContaining([test]) },
    { urn: plain, failing: expect.arrayContaining([test]) },
  ]);
  const { out } = await tests('evaluate', [plain]);
  expect(out).toContain(test);
  expect(out).toContain('1 entity evaluated, 1 with failing tests\n');
});

it('reads URNs from standard input, and has the exit code 0 if all pass', async () => {
  const { exitCode, out } = await tests('evaluate', ['-'], `${described}\n`);
  expect([exitCode, out]).toEqual([0, '1 entity evaluated, 0 with failing tests\n']);
});

it.each([
  ['a missing entity', () => [datasetUrn(unique('none'))], 3],
  ['no URN', () => ['-'], 2],
  ['something else than a URN', () => ['orders'], 2],
])('refuses %s', async (_, args, expected) => {
  expect((await tests('evaluate', args())).exitCode).toBe(expected);
});
