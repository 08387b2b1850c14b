/** Which user runs act as, with sign-in. */
import { datasetUrn, proposal, unique, type TestCatalog } from '../helpers/catalog.js';
import { addPerson, rootCookie, startFreshSecured, ROOT, type Person } from '../helpers/secured-catalog.js';
import { executorOptions, removeFolders, requests, type RequestParts } from './support.js';

// A stopped run writes once more, which may take some time.
const options = executorOptions({ graceMillis: 10_000 });
let catalog: TestCatalog;
let root: string;
beforeAll(async () => {
  catalog = await startFreshSecured({ ingestion: options });
  root = await rootCookie(catalog);
});
afterAll(async () => {
  await catalog.stop();
  removeFolders();
});

const caller = () => {
  const get: TestCatalog['get'] = async (path) => {
    const response = await fetch(`${catalog.url}${path}`, { headers: { cookie: root } });
    const text = await response.text();
    const { status, headers } = response;
    return { status, text, headers, json: JSON.parse(text) };
  };
  const ingest: TestCatalog['ingest'] = (urn, aspect, value, parts = {}) =>
    catalog.post(
      '/aspects?action=ingestProposal',
      { proposal: proposal(urn, aspect, value) },
      parts.headers ?? { cookie: root },
    );
  return { get, ingest };
};

const as = ({ cookie }: Pick<Person, 'cookie'>) => requests(caller, options.executorId, { cookie });

/** A run that writes the status of a new dataset. */
async function writing(by: Pick<Person, 'cookie'>, parts: RequestParts = {}) {
  const dataset = datasetUrn(unique('run'));
  const does = { write: proposal(dataset, 'status', { removed: false }) };
  const { request, resultWhen } = as(by);
  const result = await resultWhen(await request({ does, ...parts }));
  const stored = await caller().get(`/aspects/${encodeURIComponent(dataset)}?aspect=status&version=0`);
  return { result, writer: stored.json.created?.actor };
}

/** Lets a user manage ingestion, and nothing else. */
async function permitIngestion({ urn }: Person): Promise<void> {
  const info = {
    ...{
      displayName: unique('ingestion'),
      description: '',
      type: 'PLATFORM',
      state: 'ACTIVE',
      editable: true,
    },
    privileges: ['MANAGE_INGESTION'],
    actors: { users: [urn], groups: [], allUsers: false, allGroups: false, resourceOwners: false },
  };
  const policy = `urn:li:dataHubPolicy:${unique('policy')}`;
  expect((await caller().ingest(policy, 'dataHubPolicyInfo', info)).status).toBe(200);
}

it('a run writes as the user who requested it, whoever the request names', async () => {
  expect(await writing({ cookie: root })).toMatchObject({ result: { status: 'SUCCESS' }, writer: ROOT });
  const manager = await addPerson(catalog);
  await permitIngestion(manager);
  const urn = `urn:li:dataHubExecutionRequest:${unique('named')}`;
  const write = proposal(datasetUrn(unique('named')), 'status', { removed: false });
  const named = {
    ...{ task: 'RUN_INGEST', executorId: options.executorId, requestedAt: 1, actorUrn: ROOT },
    args: { recipe: JSON.stringify({ source: { type: 'fake', config: { write } } }) },
    source: { type: 'MANUAL_INGESTION_SOURCE' },
  };
  const answer = await caller().ingest(urn, 'dataHubExecutionRequestInput', named, {
    headers: { cookie: manager.cookie },
  });
  expect(answer.status).toBe(200);
  expect((await as({ cookie: root }).resultWhen(urn)).report).toBe('answer 403');
});

it('a run loses its access when its user is suspended', async () => {
  const admin = await addPerson(catalog, 'Admin');
  const { request, resultWhen, kill } = as(admin);
  const last = proposal(datasetUrn(unique('late')), 'status', { removed: false });
  const urn = await request({ does: { last, wait: true } });
  await resultWhen(urn, ({ report }) => /waiting/.test(report));
  const suspended = { status: 'SUSPENDED', lastModified: { time: 1, actor: ROOT } };
  expect((await caller().ingest(admin.urn, 'corpUserStatus', suspended)).status).toBe(200);
  await kill(urn);
  const result = await as({ cookie: root }).resultWhen(urn);
  expect(result).toMatchObject({ status: 'CANCELLED' });
  expect(result.report).toContain('answer 401');
});

it('a run for a user who does not exist fails', async () => {
  const user = 'urn:li:corpuser:nobody-of-that-name';
  const fixed = executorOptions({ user });
  const { request, resultWhen } = requests(caller, fixed.executorId, { cookie: root });
  const urn = await request();
  const other = await startFreshSecured({ ingestion: fixed });
  expect(await resultWhen(urn)).toMatchObject({
    status: 'FAILURE',
    report: `Trellis: The run would write as ${user}, but this account was suspended or deleted, or never existed`,
  });
  await other.stop();
});

it('a token that no run has is refused', async () => {
  const headers = { authorization: `Bearer trellis-run-${'0'.repeat(64)}` };
  const answer = await catalog.post('/api/graphql', { query: '{ me { corpUser { urn } } }' }, headers);
  expect(answer.status).toBe(401);
});
