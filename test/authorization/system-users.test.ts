/** System users: who may mark them, and that no endpoint deletes them. */
import { proposal, unique, type TestCatalog } from '../helpers/catalog.js';
import {
  addPerson,
  ask,
  ROOT,
  rootCookie,
  startSecured,
  statusFor,
  type Person,
} from '../helpers/secured-catalog.js';

let catalog: TestCatalog;
let root: { cookie: string };
let admin: Person;

beforeAll(async () => {
  catalog = await startSecured();
  root = { cookie: await rootCookie(catalog) };
  admin = await addPerson(catalog, 'Admin');
});
afterAll(() => catalog.stop());

const write = (urn: string, value: unknown, headers: Record<string, string>, parts: object = {}) =>
  catalog.post(
    '/aspects?action=ingestProposal',
    { proposal: proposal(urn, 'corpUserInfo', value, parts) },
    headers,
  );
const infoOf = async (urn: string) =>
  (await ask(catalog, `/openapi/v3/entity/corpuser/${encodeURIComponent(urn)}/corpUserInfo`, root)).json
    ?.value;

it('the first user is one', async () => {
  expect(await infoOf(ROOT)).toMatchObject({
    active: true,
    displayName: 'DataHub',
    title: 'DataHub',
    system: true,
  });
});

it('cannot be deleted at any endpoint, also not by the first user', async () => {
  const urn = `urn:li:corpuser:${unique('system')}`;
  expect((await write(urn, { active: true, system: true }, root)).status).toBe(200);
  const REMOVE = 'mutation ($urn: String!) { removeUser(urn: $urn) }';
  for (const headers of [root, { cookie: admin.cookie }]) {
    const removed = await catalog.graphql(REMOVE, { urn }, headers);
    expect(removed.errors[0].extensions.code).toBe('INVALID_REQUEST');
    const key = proposal(urn, 'corpUserKey', undefined, { changeType: 'DELETE' });
    const answers = await Promise.all([
      catalog.post('/entities?action=delete', { urn }, headers),
      catalog.post('/entities?action=deleteReferences', { urn }, headers),
      catalog.post('/aspects?action=ingestProposal', { proposal: key }, headers),
      ask(catalog, `/openapi/v3/entity/corpuser/${encodeURIComponent(urn)}`, headers, { method: 'DELETE' }),
    ]);
    expect(answers.map(({ status, json }) => [status, json.urn])).toEqual(answers.map(() => [400, urn]));
  }
  expect(await infoOf(urn)).toMatchObject({ system: true });
  // Clearing the mark is allowed.
  expect((await write(urn, { active: true }, { cookie: admin.cookie })).status).toBe(200);
  expect((await catalog.graphql(REMOVE, { urn }, root)).data.removeUser).toBe(true);
});

it('are marked by system users only; everybody may keep a mark', async () => {
  const [urn, other] = [`urn:li:corpuser:${unique('system')}`, await addPerson(catalog)];
  const headers = { cookie: admin.cookie };
  const patch = { changeType: 'PATCH', contentType: 'application/json-patch+json' };
  for (const flag of ['system', 'isSupportUser']) {
    const marked = { active: true, [flag]: true };
    const tag = proposal(`urn:li:tag:${unique('beside')}`, 'tagProperties', { name: 'x' });
    const proposals = [tag, proposal(urn, 'corpUserInfo', marked)];
    const batch = await catalog.post('/aspects?action=ingestProposalBatch', { proposals }, headers);
    expect([batch.status, batch.json.index, batch.json.path]).toEqual([403, 1, `/${flag}`]);
    const v3 = [{ urn, corpUserInfo: { value: marked } }];
    expect((await catalog.post('/openapi/v3/entity/corpuser?async=false', v3, headers)).status).toBe(403);
    const steps = [{ op: 'add', path: `/${flag}`, value: true }];
    expect((await write(other.urn, steps, headers, patch)).status).toBe(403);
    expect(await infoOf(urn)).toBeUndefined();
    expect((await write(urn, marked, root)).status).toBe(200);
    expect((await write(urn, { ...marked, title: 'kept' }, headers)).status).toBe(200);
    expect((await write(urn, undefined, root, { changeType: 'DELETE' })).status).toBe(200);
  }
  // A system user may mark others.
  await write(other.urn, { active: true, system: true }, root);
  const manager = proposal(other.urn, 'roleMembership', { roles: ['urn:li:dataHubRole:Admin'] });
  await catalog.post('/aspects?action=ingestProposal', { proposal: manager }, root);
  expect((await write(urn, { active: true, system: true }, { cookie: other.cookie })).status).toBe(200);
});

it('the identity endpoint returns the URN of the caller as long as the session is valid', async () => {
  const path = '/openapi/operations/identity/user/urn?skipCache=true';
  const person = await addPerson(catalog);
  const own = { cookie: person.cookie };
  expect((await ask(catalog, path, own)).json).toEqual({ urn: person.urn });
  expect((await ask(catalog, path)).status).toBe(401);
  const set = (status: string) =>
    catalog.post(
      '/aspects?action=ingestProposal',
      {
        proposal: proposal(person.urn, 'corpUserStatus', { status, lastModified: { time: 1, actor: ROOT } }),
      },
      root,
    );
  await set('SUSPENDED');
  expect([(await ask(catalog, path, own)).status, await statusFor(catalog, own)]).toEqual([401, 401]);
  await set('ACTIVE');
  expect((await ask(catalog, path, own)).status).toBe(200);
});

it('the configuration tells the type of the caller if it is asked for', async () => {
  const typeOf = async (headers: Record<string, string>, query = '?verbose=true') =>
    (await ask(catalog, `/config${query}`, headers)).json.userType;
  const person = await addPerson(catalog);
  expect(await typeOf({})).toBe('anonymous');
  expect(await typeOf({ authorization: 'Bearer stale' })).toBe('anonymous');
  expect(await typeOf({ cookie: person.cookie })).toBe('user');
  expect(await typeOf({ cookie: admin.cookie })).toBe('admin');
  for (const query of ['', '?verbose=false', '?verbose=TRUE', '?verbose='])
    expect(await typeOf(root, query)).toBeUndefined();
});
