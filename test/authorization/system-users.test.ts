/** System users: who may mark them, and that no endpoint deletes them. */
import { proposal, unique, type TestCatalog } from '../helpers/catalog.js';
import { addPerson, ask, ROOT, rootCookie, startSecured, type Person } from '../helpers/secured-catalog.js';

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

it('the first user is a system user', async () => {
  expect(await infoOf(ROOT)).toMatchObject({
    active: true,
    displayName: 'DataHub',
    title: 'DataHub',
    system: true,
  });
});

it('a system user cannot be deleted at any endpoint, not even by the first user', async () => {
  const urn = `urn:li:corpuser:${unique('system')}`;
  expect((await write(urn, { active: true, system: true }, root)).status).toBe(200);
  const REMOVE = 'mutation ($urn: String!) { removeUser(urn: $urn) }';
  for (const headers of [root, { cookie: admin.cookie }]) {
    const removed = await catalog.graphql(REMOVE, { urn }, headers);
    expect(removed.errors[0].extensions.reason).toBe('INVALID_REQUEST');
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

it('only system users may mark others as system or support users; a mark that exists may be written again', async () => {
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
