/** Audit events: which changes give them, how they are searched, and who may read them. */
import { datasetUrn, proposal, unique, type Answer, type TestCatalog } from '../helpers/catalog.js';
import { policyTools } from '../authorization/policies-support.js';
import { openapiV3 } from '../helpers/api/openapi-v3.js';
import {
  addPerson,
  invite,
  KEY,
  makeToken,
  PASSWORD,
  ROOT,
  ROOT_PASSWORD,
  rootPerson,
  startFreshSecured,
  startSecured,
  type Person,
} from '../helpers/secured-catalog.js';

const PATH = '/openapi/v1/events/audit/search';
const SYSTEM = 'urn:li:corpuser:__datahub_system';

let catalog: TestCatalog;
let root: { authorization: string };
let person: Person;
const policies = policyTools(
  () => catalog,
  () => root,
);

beforeAll(async () => {
  catalog = await startSecured();
  root = (await makeToken(catalog, await rootPerson(catalog))).headers;
  person = await addPerson(catalog);
});
afterAll(() => catalog.stop());

const ask = (body: unknown, query = '', headers: Record<string, string> = root): Promise<Answer> =>
  catalog.post(`${PATH}?${query}`, body, headers);
const search = async (body: object, query = 'size=100'): Promise<any> => {
  const { status, json } = await ask(body, query);
  expect(status).toBe(200);
  return json;
};
/** All events about an entity, oldest first. */
const eventsOf = async (urn: string, body: object = {}): Promise<any[]> => {
  const { usageEvents } = await search(body, 'size=1000');
  return usageEvents.filter(({ entityUrn }: any) => entityUrn === urn).reverse();
};
const shown = (events: any[]) => events.map(({ eventType, aspectName }) => [eventType, aspectName]);

describe('changes', () => {
  it('of a policy are its creation, update and deletion, and outlive the policy', async () => {
    const urn = await policies.create();
    expect(new Set(shown(await eventsOf(urn)))).toEqual(
      new Set([
        ['CreatePolicyEvent', 'dataHubPolicyKey'],
        ['UpdatePolicyEvent', 'dataHubPolicyInfo'],
      ]),
    );
    await policies.tryDelete(urn);
    const events = await eventsOf(urn, { entityTypes: ['dataHubPolicy'] });
    expect(shown(events.slice(-1))).toEqual([['DeletePolicyEvent', 'dataHubPolicyKey']]);
    expect(events).toHaveLength(3);
  });

  it('tell where the request came from, also in the stored form', async () => {
    const urn = `urn:li:corpuser:${unique('ada')}`;
    const answer = await catalog.post(
      '/aspects?action=ingestProposal',
      { proposal: proposal(urn, 'corpUserEditableInfo', { aboutMe: 'x' }) },
      { ...root, 'user-agent': 'a test' },
    );
    const traceId = answer.headers.get('traceparent')!.split('-')[1];
    const about = { timestamp: expect.any(Number) as number, actorUrn: ROOT, entityUrn: urn };
    const where = { sourceIP: expect.any(String) as string, eventSource: 'RESTLI', userAgent: 'a test' };
    const what = { ...about, ...where, entityType: 'corpuser', aspectName: 'corpUserEditableInfo' };
    const event = (await eventsOf(urn)).find(({ eventType }) => eventType === 'UpdateUserEvent');
    expect(event).toEqual({
      ...{ eventType: 'UpdateUserEvent', ...what, telemetryTraceId: traceId },
      rawUsageEvent: { type: 'UpdateUserEvent', ...what, traceId, usageSource: 'backend' },
    });
  });

  it('name the API that was used', async () => {
    const [urn, other] = [unique('bob'), unique('eve')].map((name) => `urn:li:corpuser:${name}`) as [
      string,
      string,
    ];
    const value = { value: { aboutMe: 'x' } };
    await openapiV3(catalog).on('POST', urn, '/corpUserEditableInfo', value, root);
    await catalog.graphql(
      'mutation ($urn: String!) { updateCorpUserProperties(urn: $urn, input: { aboutMe: "y" }) { urn } }',
      { urn },
      root,
    );
    const sources = (await eventsOf(urn, { aspectTypes: ['corpUserEditableInfo'] })).map(
      ({ eventSource }) => eventSource,
    );
    expect(sources).toEqual(['OPENAPI', 'GRAPHQL']);
    expect(await eventsOf(other)).toEqual([]);
  });

  it('that store the same value give no event', async () => {
    const urn = `urn:li:corpuser:${unique('same')}`;
    const write = () =>
      catalog.post(
        '/aspects?action=ingestProposal',
        { proposal: proposal(urn, 'corpUserEditableInfo', { aboutMe: 'x' }) },
        root,
      );
    await write();
    const before = await eventsOf(urn);
    await write();
    expect(await eventsOf(urn)).toEqual(before);
  });

  it('of a token are its creation and its revocation', async () => {
    const { id } = await makeToken(catalog, person);
    const urn = `urn:li:dataHubAccessToken:${id}`;
    await catalog.graphql(
      'mutation ($tokenId: String!) { revokeAccessToken(tokenId: $tokenId) }',
      { tokenId: id },
      { cookie: person.cookie },
    );
    expect(shown(await eventsOf(urn))).toEqual([
      ['CreateAccessTokenEvent', 'dataHubAccessTokenKey'],
      ['RevokeAccessTokenEvent', 'dataHubAccessTokenKey'],
    ]);
  });

  it('of other aspects are reported only if the setting names them', async () => {
    const audited = await startFreshSecured({ audit: { aspects: ['ownership', 'datasetKey'] } });
    const [plain, owned] = [datasetUrn(unique('plain')), datasetUrn(unique('owned'))];
    const owners = { owners: [{ owner: ROOT, type: 'DATAOWNER' }] };
    const ingest = (to: TestCatalog, urn: string) =>
      to.post('/aspects?action=ingestProposal', { proposal: proposal(urn, 'ownership', owners) }, root);
    expect((await ingest(catalog, plain)).status).toBe(200);
    expect((await ingest(audited, owned)).status).toBe(200);
    await openapiV3(audited).on('DELETE', owned, '/ownership', undefined, root);
    await openapiV3(audited).on('DELETE', owned, '', undefined, root);
    await audited.stop();
    expect(await eventsOf(plain)).toEqual([]);
    const events = await eventsOf(owned, { entityTypes: ['dataset'] });
    expect(shown(events).sort()).toEqual([
      ['DeleteEntityEvent', 'datasetKey'],
      ['EntityEvent', 'ownership'],
      ['UpdateAspectEvent', 'datasetKey'],
      ['UpdateAspectEvent', 'ownership'],
    ]);
  });
});

describe('sign-ins', () => {
  it('are recorded: signing up with its four changes, then each sign-in', async () => {
    const { urn, name } = await invite(catalog);
    expect((await catalog.post('/logIn', { username: name, password: PASSWORD })).status).toBe(200);
    expect(new Set(shown(await eventsOf(urn, { actorUrns: [SYSTEM] })))).toEqual(
      new Set([
        ['CreateUserEvent', 'corpUserKey'],
        ['UpdateUserEvent', 'corpUserInfo'],
        ['UpdateUserEvent', 'corpUserStatus'],
        ['UpdateUserEvent', 'corpUserCredentials'],
      ]),
    );
    const { usageEvents } = await search({ actorUrns: [urn] });
    expect(usageEvents.map(({ eventType, loginSource }: any) => [eventType, loginSource])).toEqual([
      ['LogInEvent', 'PASSWORD_LOGIN'],
      ['LogInEvent', 'SIGN_UP_LINK_LOGIN'],
    ]);
    expect(usageEvents[0]).toMatchObject({
      sourceIP: expect.any(String) as string,
      rawUsageEvent: { loginSource: 'passwordLogin', usageSource: 'backend' },
    });
  });

  it('that are refused are recorded with the reason, which the caller does not learn', async () => {
    const { urn, name } = await invite(catalog);
    const write = (aspect: string, value: object) =>
      catalog.post('/aspects?action=ingestProposal', { proposal: proposal(urn, aspect, value) }, root);
    const fail = async (password: string) => {
      const { status, json } = await catalog.post('/logIn', { username: name, password });
      expect(status).toBeGreaterThanOrEqual(400);
      return json.message as string;
    };
    const lastModified = { time: 1, actor: ROOT };
    const messages = [await fail('wrong')];
    await write('corpUserStatus', { status: 'SUSPENDED', lastModified });
    messages.push(await fail(PASSWORD));
    await write('status', { removed: true });
    messages.push(await fail(PASSWORD));
    await catalog.post('/entities?action=delete', { urn }, root);
    messages.push(await fail(PASSWORD));
    const { usageEvents } = await search({ eventTypes: ['FailedLogInEvent'], actorUrns: [urn] });
    expect(
      usageEvents.map((event: any) => [event.loginSource, event.rawUsageEvent.loginDenialReason]),
    ).toEqual([
      ['PASSWORD_LOGIN', 'HARD_DELETED'],
      ['PASSWORD_LOGIN', 'SOFT_DELETED'],
      ['PASSWORD_LOGIN', 'SUSPENDED'],
      ['PASSWORD_LOGIN', 'INVALID_CREDENTIALS'],
    ]);
    expect(new Set(messages).size).toBe(1);
  });

  it('with an unknown user name are listed only for operators, because it may be a mistyped password', async () => {
    const urn = `urn:li:corpuser:${unique('typed secret')}`;
    await catalog.post('/logIn', { username: urn.slice('urn:li:corpuser:'.length), password: 'x' });
    const mine = { eventTypes: ['FailedLogInEvent'], actorUrns: [urn] };
    expect((await search(mine)).total).toBe(1);
    expect((await ask(mine, '', { cookie: person.cookie })).json).toMatchObject({
      total: 0,
      usageEvents: [],
    });
  });
});

describe('the search', () => {
  const users: string[] = [];
  beforeAll(async () => {
    for (let count = 0; count < 5; count += 1) users.push((await addPerson(catalog)).urn);
  });

  it('pages through all events, newest first, each once', async () => {
    const body = { actorUrns: users, eventTypes: ['LogInEvent'] };
    const whole = (await search(body)).usageEvents;
    expect(whole.map(({ actorUrn }: any) => actorUrn)).toEqual([...users].reverse());
    const first = await search(body, 'size=2');
    expect([first.count, first.total]).toEqual([2, 5]);
    const second = await search(body, `size=2&scrollId=${first.nextScrollId}`);
    const third = await search(body, `size=2&scrollId=${second.nextScrollId}`);
    expect([third.count, third.total, third.nextScrollId]).toEqual([1, 5, null]);
    expect([first, second, third].flatMap(({ usageEvents }) => usageEvents)).toEqual(whole);
  });

  it('sorts the events of one transaction by type, also across pages', async () => {
    const { urn } = await invite(catalog);
    const body = { actorUrns: [SYSTEM], entityTypes: ['corpuser'] };
    const types: string[] = [];
    for (let scrollId = ''; scrollId !== 'end';) {
      const page = await search(body, `size=1&scrollId=${scrollId}`);
      const [event] = page.usageEvents;
      if (event?.entityUrn !== urn && types.length > 0) break;
      if (event?.entityUrn === urn) types.push(event.eventType);
      scrollId = page.nextScrollId ?? 'end';
    }
    expect(types).toEqual(['CreateUserEvent', 'UpdateUserEvent', 'UpdateUserEvent', 'UpdateUserEvent']);
  });

  it('combines lists and the time span, whose end is exclusive', async () => {
    const [user] = users as [string];
    const [event] = (await search({ actorUrns: [user] })).usageEvents;
    const timestamp: number = event.timestamp;
    const count = async (body: object, query: string) =>
      (await search({ actorUrns: [user], ...body }, query)).count;
    expect(await count({}, `startTime=${timestamp}`)).toBe(1);
    expect(await count({}, `startTime=${timestamp + 1}`)).toBe(0);
    expect(await count({}, `startTime=0&endTime=${timestamp}`)).toBe(0);
    expect(await count({}, `startTime=-1&endTime=${timestamp + 1}`)).toBe(1);
    expect(await count({ eventTypes: ['LogInEvent', 'FailedLogInEvent'] }, 'endTime=-1')).toBe(1);
    expect(await count({ eventTypes: [], entityTypes: null }, '')).toBe(1);
    expect(await count({ entityTypes: ['corpuser'] }, '')).toBe(0);
    expect(await count({ aspectTypes: ['corpUserKey'] }, '')).toBe(0);
  });

  it('leaves out the stored form on request', async () => {
    const { usageEvents } = await search({ actorUrns: users }, 'includeRaw=false');
    for (const event of usageEvents) expect(event).not.toHaveProperty('rawUsageEvent');
  });

  it.each<[string, unknown, string]>([
    ['', { eventTypes: ['NoSuchEvent'] }, '/eventTypes/0'],
    ['', { eventTypes: 'LogInEvent' }, '/eventTypes'],
    ['', { entityTypes: ['nosuch'] }, 'nosuch'],
    ['', { aspectTypes: ['nosuch'] }, 'nosuch'],
    ['', { actorUrns: ['nonsense'] }, 'nonsense'],
    ['', [], 'body'],
    ['startTime=yesterday', {}, 'startTime'],
    ['startTime=9&endTime=8', {}, 'endTime'],
    ['size=-1', {}, 'size'],
    ['size=1000000', {}, 'size'],
    ['scrollId=nonsense', {}, 'scrollId'],
    ['includeRaw=maybe', {}, 'includeRaw'],
  ])('?%s with %j is refused with the place', async (query, body, place) => {
    const { status, json } = await ask(body, query);
    expect([status, JSON.stringify(json).toLowerCase().includes(place.toLowerCase())]).toEqual([400, true]);
  });
});

describe('reading', () => {
  it('is permitted to everybody who may see analytics, not to callers without credentials', async () => {
    expect((await ask({}, '', { cookie: person.cookie })).status).toBe(200);
    expect((await ask({}, '', {})).status).toBe(401);
  });

  it('shows others only the events of their own account, in the list, in its total and by a filter', async () => {
    const other = await addPerson(catalog);
    const as = async (body: object) => (await ask(body, 'size=100', { cookie: other.cookie })).json;
    const own = await as({});
    expect(own.total).toBeGreaterThan(0);
    expect(own.usageEvents).toHaveLength(own.total);
    expect(new Set(own.usageEvents.map(({ actorUrn }: any) => actorUrn))).toEqual(new Set([other.urn]));
    expect((await as({ actorUrns: [person.urn, other.urn] })).total).toBe(own.total);
    expect(await as({ actorUrns: [person.urn] })).toMatchObject({ total: 0, usageEvents: [] });
    expect((await search({ actorUrns: [person.urn] })).total).toBeGreaterThan(0);
  });

  it('needs the view of the whole catalog', async () => {
    const access = { auth: true, loopback: true, tokenKey: KEY, adminPassword: ROOT_PASSWORD };
    const scoped = await startSecured({ access: { ...access, viewAuthorization: true } });
    // It stays inactive, as after the tests of scopes.
    await policies.update('urn:li:dataHubPolicy:view-entity-page-all', { state: 'INACTIVE' });
    expect((await scoped.post(PATH, {}, { cookie: person.cookie })).status).toBe(403);
  });
});

it('keeps events for as long as the setting says', async () => {
  const days = 86_400_000;
  const old = await startFreshSecured({ clock: { now: () => Date.now() - 20 * days } });
  const { urn } = await addPerson(old);
  await old.stop();
  const body = { actorUrns: [urn] };
  expect((await search(body, 'startTime=0')).total).toBe(1);
  const shorter = await startFreshSecured({ audit: { days: 10 } });
  let total = 1;
  while (total > 0) total = (await search(body, 'startTime=0')).total;
  await shorter.stop();
  expect((await search({ actorUrns: [person.urn] })).total).toBeGreaterThan(0);
});
