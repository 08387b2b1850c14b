/** The health of assets by incidents, assertions and tests. */
import { datasetUrn, proposal, startCatalog, unique, type TestCatalog } from '../helpers/catalog.js';

let catalog: TestCatalog;
beforeAll(async () => {
  catalog = await startCatalog();
});
afterAll(() => catalog.stop());

const stamp = { time: 1, actor: 'urn:li:corpuser:ada' };
const HEALTH = `query ($urns: [String!]!) { entities(urns: $urns) {
  ... on Dataset { health { type status message causes } }
  ... on Dashboard { health { type status message causes } } } }`;

async function ingestAll(...proposals: object[]): Promise<void> {
  expect((await catalog.ingestBatch(proposals)).status).toBe(200);
}

async function healthOf(...urns: string[]): Promise<any[]> {
  return (await catalog.query(HEALTH, { urns })).entities.map(({ health }: any) => health);
}

const exists = (urn: string) => proposal(urn, 'status', { removed: false });
const newUrn = (type: string) => `urn:li:${type}:${unique(type)}`;

const incident = (urn: string, asset: string, state: string) =>
  proposal(urn, 'incidentInfo', {
    type: 'OPERATIONAL',
    entities: [asset],
    status: { state, lastUpdated: stamp },
    created: stamp,
  });

const assertion = (urn: string, dataset: string) =>
  proposal(urn, 'assertionInfo', {
    type: 'DATASET',
    datasetAssertion: { dataset, scope: 'DATASET_ROWS', operator: 'NOT_NULL' },
  });

const check = (assertionUrn: string, timestampMillis: number, type: string) =>
  proposal(assertionUrn, 'assertionRunEvent', {
    timestampMillis,
    assertionUrn,
    asserteeUrn: datasetUrn('any'),
    runId: 'run',
    status: 'COMPLETE',
    result: { type },
  });

it('health is empty without incidents, assertion runs and test results', async () => {
  const urn = datasetUrn(unique('t'));
  const unchecked = newUrn('assertion');
  await ingestAll(exists(urn), assertion(unchecked, urn));
  expect(await healthOf(urn)).toEqual([[]]);
});

it('health fails by incidents while one of them is active', async () => {
  const urn = `urn:li:dashboard:(looker,${unique('d')})`;
  const [one, two] = [newUrn('incident'), newUrn('incident')];
  await ingestAll(exists(urn), incident(one, urn, 'ACTIVE'), incident(two, urn, 'RESOLVED'));
  expect(await healthOf(urn)).toEqual([
    [{ type: 'INCIDENTS', status: 'FAIL', message: '1 active incident', causes: [one] }],
  ]);
  await ingestAll(incident(one, urn, 'RESOLVED'));
  expect(await healthOf(urn)).toEqual([[{ type: 'INCIDENTS', status: 'PASS', message: null, causes: [] }]]);
});

it('health fails by assertions if the newest run of one of them failed', async () => {
  const urn = datasetUrn(unique('t'));
  const [good, bad, unchecked] = [newUrn('assertion'), newUrn('assertion'), newUrn('assertion')];
  await ingestAll(
    exists(urn),
    ...[good, bad, unchecked].map((each) => assertion(each, urn)),
    check(good, 1, 'FAILURE'),
    check(good, 2, 'SUCCESS'),
    check(bad, 1, 'SUCCESS'),
    check(bad, 2, 'ERROR'),
  );
  expect(await healthOf(urn)).toEqual([
    [{ type: 'ASSERTIONS', status: 'FAIL', message: '1 of 2 assertions fail', causes: [bad] }],
  ]);
  await ingestAll(check(bad, 3, 'SUCCESS'));
  expect(await healthOf(urn)).toEqual([[{ type: 'ASSERTIONS', status: 'PASS', message: null, causes: [] }]]);
});

it('health fails by tests if a stored result is a failure, and the dataset shows these results', async () => {
  const urn = datasetUrn(unique('t'));
  const [good, bad] = [newUrn('test'), newUrn('test')];
  await ingestAll(
    proposal(urn, 'testResults', {
      passing: [{ test: good, type: 'SUCCESS' }],
      failing: [{ test: bad, type: 'FAILURE', lastComputed: stamp }],
    }),
    proposal(bad, 'testInfo', {
      name: 'Has an owner',
      category: 'Basics',
      description: 'Somebody',
      definition: { type: 'JSON', json: '{}' },
    }),
  );
  expect(await healthOf(urn)).toEqual([
    [{ type: 'TESTS', status: 'FAIL', message: '1 of 2 tests fail', causes: [bad] }],
  ]);
  const query = `query ($urn: String!) { dataset(urn: $urn) { testResults { passing { test { urn } type }
    failing { type lastComputed { time } test { name category description definition { json } } } } } }`;
  expect((await catalog.query(query, { urn })).dataset.testResults).toEqual({
    passing: [{ test: { urn: good }, type: 'SUCCESS' }],
    failing: [
      {
        type: 'FAILURE',
        lastComputed: { time: 1 },
        test: {
          name: 'Has an owner',
          category: 'Basics',
          description: 'Somebody',
          definition: { json: '{}' },
        },
      },
    ],
  });
});
