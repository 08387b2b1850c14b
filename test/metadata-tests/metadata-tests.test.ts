/** Tests of metadata: their management in GraphQL, and their evaluation on demand. */
import { datasetUrn, proposal, startCatalog, unique, type TestCatalog } from '../helpers/catalog.js';

let catalog: TestCatalog;
beforeAll(async () => {
  catalog = await startCatalog();
});
afterAll(() => catalog.stop());

const CREATE = 'mutation ($input: CreateTestInput!) { createTest(input: $input) }';
const UPDATE = 'mutation ($urn: String!, $input: UpdateTestInput!) { updateTest(urn: $urn, input: $input) }';
const DELETE = 'mutation ($urn: String!) { deleteTest(urn: $urn) }';
const GET = 'query ($urn: String!) { test(urn: $urn) { urn name category description definition { json } } }';

const made: string[] = [];
afterEach(async () => {
  for (const urn of made.splice(0)) await catalog.query(DELETE, { urn });
});

/** Creates a test, which is deleted after the test of the test suite. */
async function createTest(definition: object, parts: object = {}): Promise<string> {
  const input = { name: unique('test'), category: 'quality', definition: jsonOf(definition), ...parts };
  const { createTest: urn } = await catalog.query(CREATE, { input });
  made.push(urn);
  return urn;
}

const jsonOf = (definition: object) => ({ json: JSON.stringify(definition) });
const evaluate = async (...urns: string[]) => {
  const answer = await catalog.post('/tests?action=evaluate', { urns });
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.json.value;
};
const refusal = async (query: string, variables: object) => {
  const { errors } = await catalog.graphql(query, variables);
  return errors[0];
};

/** Selects the datasets of one of the tests below. */
const named = (prefix: string) => ({
  types: ['dataset'],
  conditions: [{ property: 'datasetKey.name', operator: 'starts_with', value: prefix }],
});
const HAS_OWNER = { property: 'ownership.owners.owner', operator: 'exists' };

it('a test is created, replaced, listed and deleted', async () => {
  const [id, name] = [unique('id'), unique('name')];
  const input = { id, name, category: 'a', description: 'b', definition: jsonOf({}) };
  const urn = `urn:li:test:${id}`;
  expect(await catalog.query(CREATE, { input })).toEqual({ createTest: urn });
  expect((await refusal(CREATE, { input })).extensions.reason).toBe('CONFLICT');
  const next = { name, category: 'c', definition: {} };
  expect(await catalog.query(UPDATE, { urn, input: next })).toEqual({ updateTest: urn });
  expect((await catalog.query(GET, { urn })).test).toEqual({
    ...{ urn, name, category: 'c', description: null, definition: { json: null } },
  });
  const list = await catalog.query(
    'query ($input: ListTestsInput!) { listTests(input: $input) { start count total tests { urn } } }',
    { input: { query: name } },
  );
  expect(list.listTests).toEqual({ start: 0, count: 20, total: 1, tests: [{ urn }] });
  expect(await catalog.query(DELETE, { urn })).toEqual({ deleteTest: true });
  expect(await catalog.query(DELETE, { urn })).toEqual({ deleteTest: true });
  expect((await catalog.query(GET, { urn })).test).toBeNull();
});

it.each([
  ['text', 'no json', '/input/definition/json'],
  ['no types', '{"on": {"types": []}, "rules": []}', '/input/definition/json/on/types'],
  [
    'an unknown aspect',
    ruleOf({ property: 'owners', operator: 'exists' }),
    '/input/definition/json/rules/0/property',
  ],
  [
    'an unknown operator',
    ruleOf({ property: 'urn', operator: 'is' }),
    '/input/definition/json/rules/0/operator',
  ],
])('a definition with %s is refused, and nothing is stored', async (_, json, path) => {
  const id = unique('bad');
  const error = await refusal(CREATE, { input: { id, name: 'n', category: 'c', definition: { json } } });
  expect(error.extensions).toMatchObject({ reason: 'INVALID_REQUEST', path });
  expect((await catalog.query(GET, { urn: `urn:li:test:${id}` })).test).toBeNull();
});

function ruleOf(rule: object): string {
  return JSON.stringify({ on: { types: ['dataset'] }, rules: [rule] });
}

it('a test whose action adds something that does not exist is refused', async () => {
  const actions = { failing: [{ type: 'add_tags', values: [`urn:li:tag:${unique('gone')}`] }] };
  const definition = jsonOf({ on: named('x'), rules: [HAS_OWNER], actions });
  const error = await refusal(CREATE, { input: { name: 'n', category: 'c', definition } });
  expect(error.extensions.reason).toBe('NOT_FOUND');
});

it('an evaluation stores which tests an entity passes and fails, and the health follows', async () => {
  const prefix = unique('t');
  const [owned, bare] = [datasetUrn(`${prefix}_owned`), datasetUrn(`${prefix}_bare`)];
  await catalog.ingestBatch([
    proposal(owned, 'ownership', { owners: [{ owner: 'urn:li:corpuser:ada', type: 'DATAOWNER' }] }),
    proposal(bare, 'status', { removed: false }),
  ]);
  const test = await createTest({ on: named(prefix), rules: [HAS_OWNER] });
  const unrelated = await createTest({ on: named(unique('other')), rules: [HAS_OWNER] });
  expect(await evaluate(owned, bare)).toEqual([
    { urn: owned, passing: [test], failing: [] },
    { urn: bare, passing: [], failing: [test] },
  ]);
  const { dataset } = await catalog.query(
    `query ($urn: String!) { dataset(urn: $urn) { health { type status causes }
      testResults { passing { type } failing { type test { urn name } } } } }`,
    { urn: bare },
  );
  expect(dataset.health).toEqual([{ type: 'TESTS', status: 'FAIL', causes: [test] }]);
  expect(dataset.testResults.failing).toMatchObject([{ type: 'FAILURE', test: { urn: test } }]);
  expect(JSON.stringify(dataset)).not.toContain(unrelated);
});

it('a repeated evaluation writes nothing, and a changed entity gets another result', async () => {
  const urn = datasetUrn(unique('t'));
  await catalog.ingest(urn, 'status', { removed: false });
  const test = await createTest({
    on: { types: ['DATASET'], conditions: [{ property: 'urn', operator: 'equals', value: urn }] },
    rules: {
      or: [
        HAS_OWNER,
        { property: 'datasetProperties.customProperties.a.b', operator: 'equals', values: ['x'] },
      ],
    },
  });
  await evaluate(urn);
  await evaluate(urn);
  expect((await catalog.aspect(urn, 'testResults')).json.version).toBe(0);
  const history = await catalog.get(
    `/aspects/${encodeURIComponent(urn)}?aspect=testResults&startVersion=0&endVersion=9`,
  );
  expect(history.text.match(/lastComputed/g)).toHaveLength(1);
  await catalog.ingest(urn, 'datasetProperties', { customProperties: { 'a.b': 'x' } });
  expect(await evaluate(urn)).toEqual([{ urn, passing: [test], failing: [] }]);
});

it('results by others stay, and those of a test that no longer selects the entity go', async () => {
  const urn = datasetUrn(unique('t'));
  const foreign = `urn:li:test:${unique('foreign')}`;
  const result = { test: foreign, type: 'SUCCESS' };
  await catalog.ingest(urn, 'testResults', { passing: [result], failing: [] });
  const definition = {
    on: { types: ['dataset'], conditions: [{ property: 'urn', operator: 'equals', value: urn }] },
    rules: [HAS_OWNER],
  };
  const test = await createTest(definition);
  expect(await evaluate(urn)).toEqual([{ urn, passing: [foreign], failing: [test] }]);
  const other = { ...definition, on: named(unique('other')) };
  await catalog.query(UPDATE, { urn: test, input: { name: 'n', category: 'c', definition: jsonOf(other) } });
  expect(await evaluate(urn)).toEqual([{ urn, passing: [foreign], failing: [] }]);
});

it('a deleted test leaves no result', async () => {
  const urn = datasetUrn(unique('t'));
  await catalog.ingest(urn, 'status', { removed: false });
  const test = await createTest({
    on: { types: ['dataset'], conditions: [{ property: 'urn', operator: 'equals', value: urn }] },
    rules: [HAS_OWNER],
  });
  await evaluate(urn);
  await catalog.query(DELETE, { urn: test });
  expect((await catalog.aspect(urn, 'testResults')).text).not.toContain(test);
});

it('actions follow when a result changes, and add nothing that was deleted in the meantime', async () => {
  const urn = datasetUrn(unique('t'));
  const [tag, gone, domain] = [
    `urn:li:tag:${unique('a')}`,
    `urn:li:tag:${unique('b')}`,
    `urn:li:domain:${unique('d')}`,
  ];
  await catalog.ingestBatch([
    proposal(urn, 'status', { removed: false }),
    ...[tag, gone].map((each) => proposal(each, 'tagProperties', { name: 'n' })),
    proposal(domain, 'domainProperties', { name: 'd' }),
  ]);
  await createTest({
    on: { types: ['dataset'], conditions: [{ property: 'urn', operator: 'equals', value: urn }] },
    rules: [HAS_OWNER],
    actions: {
      failing: [
        { type: 'add_tags', params: { values: [tag] } },
        { type: 'add_tags', values: [gone] },
        { type: 'set_domain', values: [domain] },
      ],
      passing: [{ type: 'remove_tags', values: [tag] }],
    },
  });
  await catalog.post('/entities?action=delete', { urn: gone });
  await evaluate(urn);
  const tags = async () => (await catalog.aspect(urn, 'globalTags')).text;
  expect(await tags()).toContain(tag);
  expect(await tags()).not.toContain(gone);
  expect((await catalog.aspect(urn, 'domains')).text).toContain(domain);
  await catalog.ingest(urn, 'ownership', { owners: [{ owner: 'urn:li:corpuser:ada', type: 'DATAOWNER' }] });
  await evaluate(urn);
  expect(await tags()).not.toContain(tag);
});

it('an evaluation of a missing entity, or of a wrong URN, is refused', async () => {
  const missing = await catalog.post('/tests?action=evaluate', { urns: [datasetUrn(unique('gone'))] });
  expect(missing.status).toBe(404);
  expect((await catalog.post('/tests?action=evaluate', { urns: ['nonsense'] })).status).toBe(400);
});
