/** What the service tells callers about themselves. */
import { proposal, type TestCatalog } from '../helpers/catalog.js';
import { addPerson, ask, ROOT, rootCookie, startSecured, statusFor } from '../helpers/secured-catalog.js';

let catalog: TestCatalog;
let root: { cookie: string };

beforeAll(async () => {
  catalog = await startSecured();
  root = { cookie: await rootCookie(catalog) };
});
afterAll(() => catalog.stop());

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
  expect(await typeOf({ cookie: (await addPerson(catalog, 'Admin')).cookie })).toBe('admin');
  for (const query of ['', '?verbose=false', '?verbose=TRUE', '?verbose='])
    expect(await typeOf(root, query)).toBeUndefined();
});

it('addresses that programs request without credentials are 404 rather than 401 where there is nothing', async () => {
  const folders = ['/public-iceberg', '/public-iceberg/v1/config', '/schema-registry/subjects/a'];
  for (const path of [...folders, '/actuator/prometheus', '/config/search/export', '/health/detailed'])
    for (const headers of [{}, { authorization: 'Bearer stale' }, { accept: 'text/html' }])
      expect([path, (await ask(catalog, path, headers)).status]).toEqual([path, 404]);
  for (const path of ['/public-icebergs', '/actuator', '/config/search'])
    expect([path, (await ask(catalog, path)).status]).toEqual([path, 401]);
});
