/** Access of the first user: the well-known default password ends, and a locked-out first user can be restored. */
import { rmSync } from 'node:fs';
import { temporaryFolder } from '../neo4j-embedded/embedded-run.js';
import { proposal } from '../helpers/catalog.js';
import { cookiesOf } from '../helpers/secured-catalog.js';
import { startServiceProcess, type ServiceRun } from '../e2e/service-run.js';

const TIMEOUT = 240_000;
const ROOT = 'urn:li:corpuser:datahub';
const BATCH = '/aspects?action=ingestProposalBatch';
const folder = temporaryFolder();
let service: ServiceRun | undefined;

afterAll(async () => {
  await service?.stop();
  rmSync(folder, { recursive: true, force: true });
}, TIMEOUT);

async function start(auth: 'on' | 'off', password = 'first password'): Promise<void> {
  await service?.stop();
  service = await startServiceProcess({
    TRELLIS_DATA_DIR: folder,
    TRELLIS_AUTH: auth,
    TRELLIS_ADMIN_PASSWORD: password,
  });
}

function post(path: string, body: object, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${service!.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

const signIn = (password = 'first password') => post('/logIn', { username: 'datahub', password });

it(
  'the default password stops working at the first start with another password',
  async () => {
    await start('on', '');
    const tried = await signIn('datahub');
    expect(tried.status).toBe(200);
    const cookie = cookiesOf(tried);
    const me = async () =>
      (await post('/api/graphql', { query: '{ me { corpUser { urn } } }' }, { cookie })).status;
    expect(await me()).toBe(200);
    await start('on');
    expect([(await signIn('datahub')).status, (await signIn()).status, await me()]).toEqual([400, 200, 401]);
    await start('on', 'yet another');
    expect([(await signIn('yet another')).status, (await signIn()).status]).toEqual([400, 200]);
  },
  TIMEOUT,
);

it(
  'a suspended and soft-deleted first user is restored by a start without sign-in',
  async () => {
    await start('on');
    const signedIn = await signIn();
    expect(signedIn.status).toBe(200);
    const cookie = cookiesOf(signedIn);
    const suspended = { status: 'SUSPENDED', lastModified: { time: 1, actor: ROOT } };
    const locked = [proposal(ROOT, 'corpUserStatus', suspended), proposal(ROOT, 'status', { removed: true })];
    expect((await post(BATCH, { proposals: locked }, { cookie })).status).toBe(200);
    expect((await signIn()).status).toBe(400);
    await start('off');
    const query = `mutation { updateUserStatus(urn: "${ROOT}", status: ACTIVE) }`;
    const answer = await post('/api/graphql', { query });
    expect(await answer.json()).toMatchObject({ data: { updateUserStatus: expect.any(String) } });
    expect((await signIn()).status).toBe(400);
    const proposals = [proposal(ROOT, 'status', { removed: false })];
    expect((await post(BATCH, { proposals })).status).toBe(200);
    expect((await signIn()).status).toBe(200);
  },
  TIMEOUT,
);
