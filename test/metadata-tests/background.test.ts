/** The evaluation of tests while the service runs. */
import { proposal, startFreshCatalog, unique, type TestCatalog } from '../helpers/catalog.js';
import { readUntil } from '../helpers/event-log.js';

let catalog: TestCatalog;
beforeAll(async () => {
  catalog = await startFreshCatalog({ evaluatesTests: true });
});
afterAll(() => catalog.stop());

const CREATE = 'mutation ($input: CreateTestInput!) { createTest(input: $input) }';
const UPDATE = 'mutation ($urn: String!, $input: UpdateTestInput!) { updateTest(urn: $urn, input: $input) }';
const DELETE = 'mutation ($urn: String!) { deleteTest(urn: $urn) }';

const made: string[] = [];
afterEach(async () => {
  for (const urn of made.splice(0)) await catalog.query(DELETE, { urn });
});

const inputOf = (definition: object) => ({
  ...{ name: 'n', category: 'c', definition: { json: JSON.stringify(definition) } },
});

async function createTest(definition: object): Promise<string> {
  const { createTest: urn } = await catalog.query(CREATE, { input: inputOf(definition) });
  made.push(urn);
  return urn;
}

/** Few entities in the shared Neo4j are notebooks. */
const notebook = (name: string) => `urn:li:notebook:(querybook,${name})`;
const selecting = (...urns: string[]) => ({
  types: ['notebook'],
  conditions: [{ property: 'urn', operator: 'equals', values: urns }],
});
const HAS_OWNER = { property: 'ownership.owners.owner', operator: 'exists' };
const owners = { owners: [{ owner: 'urn:li:corpuser:ada', type: 'DATAOWNER' }] };

/** Waits until the aspect of an entity meets the condition, and returns its text. */
async function aspectOnce(urn: string, aspect: string, isMet: (text: string) => boolean): Promise<string> {
  const isAnswered = ({ text }: { readonly text: string }) => isMet(text);
  return (
    await readUntil(
      (path) => catalog.get(path),
      () => catalog.aspect(urn, aspect),
      isAnswered,
    )
  ).text;
}

const resultsOnce = (urn: string, test: string, list: 'passing' | 'failing') =>
  aspectOnce(urn, 'testResults', (text) => {
    const [, listed = ''] = new RegExp(`"${list}":\\s*\\[(.*?)\\]`).exec(text) ?? [];
    return listed.includes(test);
  });

it('a new test is evaluated for the existing entities, and later whenever an entity changes', async () => {
  const [old, young] = [notebook(unique('a')), notebook(unique('b'))];
  await catalog.ingest(old, 'status', { removed: false });
  const test = await createTest({ on: selecting(old, young), rules: [HAS_OWNER] });
  await resultsOnce(old, test, 'failing');
  await catalog.ingestBatch([
    proposal(old, 'ownership', owners),
    proposal(young, 'status', { removed: false }),
  ]);
  await resultsOnce(old, test, 'passing');
  await resultsOnce(young, test, 'failing');
});

it('the results of a test do not keep an entity whose run is rolled back', async () => {
  const [urn, runId] = [notebook(unique('a')), unique('run')];
  const test = await createTest({ on: selecting(urn), rules: [HAS_OWNER] });
  const written = { ...proposal(urn, 'status', { removed: false }), systemMetadata: { runId } };
  expect((await catalog.ingestBatch([written])).status).toBe(200);
  await resultsOnce(urn, test, 'failing');
  const { json } = await catalog.post('/runs?action=rollback', { runId, dryRun: false });
  expect(json.value).toMatchObject({ entitiesDeleted: 1, unsafeEntitiesCount: 0 });
  expect((await catalog.aspect(urn, 'status')).status).toBe(404);
  expect((await catalog.aspect(urn, 'testResults')).status).toBe(404);
});

it('a changed test is evaluated again, also for entities of types that it no longer selects', async () => {
  const urn = notebook(unique('a'));
  await catalog.ingest(urn, 'status', { removed: false });
  const test = await createTest({ on: selecting(urn), rules: [HAS_OWNER] });
  await resultsOnce(urn, test, 'failing');
  const changed = { on: selecting(urn), rules: [{ not: HAS_OWNER }] };
  await catalog.query(UPDATE, { urn: test, input: inputOf(changed) });
  await resultsOnce(urn, test, 'passing');
  const elsewhere = { on: { types: ['mlModelDeployment'] }, rules: [] };
  await catalog.query(UPDATE, { urn: test, input: inputOf(elsewhere) });
  await aspectOnce(urn, 'testResults', (text) => !text.includes(test));
});

it('tests whose actions contradict each other come to rest', async () => {
  const urn = notebook(unique('a'));
  const tag = `urn:li:tag:${unique('t')}`;
  await catalog.ingestBatch([
    proposal(urn, 'status', { removed: false }),
    proposal(tag, 'tagProperties', { name: 't' }),
  ]);
  const isTagged = { property: 'globalTags.tags.tag', operator: 'equals', value: tag };
  const actions = {
    failing: [{ type: 'add_tags', values: [tag] }],
    passing: [{ type: 'remove_tags', values: [tag] }],
  };
  const test = await createTest({ on: selecting(urn), rules: [isTagged], actions });
  // Tests that are created at the same time are evaluated for existing entities in any order.
  await aspectOnce(urn, 'testResults', (text) => text.includes(test));
  const other = notebook(unique('b'));
  await catalog.ingest(other, 'status', { removed: false });
  const second = await createTest({ on: selecting(other), rules: [HAS_OWNER] });
  await resultsOnce(other, second, 'failing');
  // The log is evaluated in order, so the changes of the first test are evaluated before those that follow.
  await catalog.ingest(other, 'ownership', owners);
  await resultsOnce(other, second, 'passing');
  const tags = (await catalog.aspect(urn, 'globalTags')).text;
  await catalog.ingest(other, 'ownership', { owners: [] });
  await resultsOnce(other, second, 'failing');
  const list = tags.includes(tag) ? 'passing' : 'failing';
  await resultsOnce(urn, test, list);
  expect((await catalog.aspect(urn, 'globalTags')).text).toBe(tags);
});
