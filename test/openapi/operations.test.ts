/** What operators ask about the running service, and events of user interfaces. */
import { ask, invite, rootCookie, startSecured } from '../helpers/secured-catalog.js';
import { openCatalog } from '../helpers/api/suite.js';

const catalog = await openCatalog();
const INFO = '/openapi/v1/system-info';

it('the parts of the service are available', async () => {
  const { status, json } = await catalog.get(INFO);
  expect([status, Object.keys(json)]).toEqual([200, ['springComponents']]);
  const part = (name: string) => ({ name, status: 'AVAILABLE', version: expect.any(String) });
  const parts = { gms: part('GMS'), maeConsumer: part('MAE Consumer'), mceConsumer: part('MCE Consumer') };
  expect(json.springComponents).toEqual(parts);
  expect((await catalog.get(`${INFO}/spring-components`)).json).toEqual(parts);
});

it('settings are shown, secret ones only by name', async () => {
  const { json } = await catalog.get(`${INFO}/properties`);
  expect(json.totalProperties).toBe(Object.keys(json.properties).length);
  expect(json.properties['limits.requests']).toMatchObject({
    key: 'limits.requests',
    sourceType: 'Settings',
  });
  const redacted = Object.values<any>(json.properties).filter(({ value }) => value === '***REDACTED***');
  expect(json.redactedProperties).toBe(redacted.length);
  const simple = await catalog.get(`${INFO}/properties/simple`);
  expect(simple.json).toMatchObject({
    'authorization.view.enabled': false,
    'limits.requests': expect.any(Number),
  });
});

it('no requests are throttled', async () => {
  expect((await catalog.get('/openapi/operations/throttle/requests')).json).toEqual({});
});

it('only operators see the parts, the settings and the throttling; the refusal has the words that clients look for', async () => {
  const secured = await startSecured();
  const { cookie, urn } = await invite(secured);
  for (const path of [INFO, `${INFO}/properties/simple`, '/openapi/operations/throttle/requests']) {
    const { status, json } = await ask(secured, path, { cookie });
    const message = `${urn} is not authorized for system operations.`;
    expect([status, json]).toEqual([403, expect.objectContaining({ error: message, message })]);
    expect((await ask(secured, path, { cookie: await rootCookie(secured) })).status).toBe(200);
  }
});

it('events of user interfaces are accepted with a type, and refused without', async () => {
  const track = (body: object) => catalog.post('/openapi/v1/tracking/track', body);
  expect((await track({ type: 'PageViewEvent', path: '/', prevPathname: null })).status).toBe(200);
  expect((await track({ path: '/' })).status).toBe(400);
});
