/** No API surface reads or writes aspects that hold credentials, not even for administrators. */
import { proposal, startCatalog, unique, type TestCatalog } from '../helpers/catalog.js';
import { endOfLog } from '../helpers/event-log.js';
import {
  addPerson,
  ask,
  invite,
  makeToken,
  ROOT,
  rootCookie,
  startSecured,
  type MadeToken,
  type Person,
} from '../helpers/secured-catalog.js';

let catalog: TestCatalog;
/** Without sign-in, so every request runs as the first user. */
let free: TestCatalog;
let person: Person;
let token: MadeToken;

beforeAll(async () => {
  catalog = await startSecured();
  free = await startCatalog({ graphApi: true });
  person = await invite(catalog, 'Editor');
  token = await makeToken(catalog, person);
}, 120_000);
afterAll(async () => {
  await catalog.stop();
  await free.stop();
});

const SECRET = /hashedPassword|scrypt|"salt"/;

describe('the password of a user', () => {
  const reads: [string, (urn: string) => Promise<{ status: number; text: string }>][] = [
    ['the aspect', (urn) => free.aspect(urn, 'corpUserCredentials')],
    ['an older version', (urn) => free.aspect(urn, 'corpUserCredentials', 1)],
    [
      'a span of versions',
      (urn) => free.get(`/aspects/${urn}?aspect=corpUserCredentials&startVersion=0&endVersion=9`),
    ],
    ['the entity', (urn) => free.entity(urn)],
    ['the entity by aspect', (urn) => free.entity(urn, ['corpUserCredentials', 'corpUserInfo'])],
    ['the older entity endpoint', (urn) => free.get(`/entities/${urn}`)],
    ['several entities', (urn) => free.get(`/entitiesV2?ids=List(${encodeURIComponent(urn)})`)],
    ['v3: the entity', (urn) => free.get(`/openapi/v3/entity/corpuser/${urn}`)],
    ['v3: by aspect', (urn) => free.get(`/openapi/v3/entity/corpuser/${urn}?aspects=corpUserCredentials`)],
    ['v3: the aspect', (urn) => free.get(`/openapi/v3/entity/corpuser/${urn}/corpUserCredentials`)],
    [
      'v3: the aspect in lower case',
      (urn) => free.get(`/openapi/v3/entity/corpuser/${urn}/corpusercredentials`),
    ],
    [
      'v3: an old version',
      (urn) => free.get(`/openapi/v3/entity/corpuser/${urn}/corpUserCredentials?version=1`),
    ],
    [
      'v3: batch',
      (urn) => free.post('/openapi/v3/entity/corpuser/batchGet', [{ urn, corpUserCredentials: {} }]),
    ],
    ['v3: a page', () => free.get('/openapi/v3/entity/corpuser?aspects=corpUserCredentials&count=100')],
    [
      'v3: a page of several types',
      () =>
        free.post('/openapi/v3/entity/scroll?count=100', {
          entities: ['corpuser'],
          aspects: ['corpUserCredentials'],
        }),
    ],
    [
      'v2: batch',
      (urn) =>
        free.post('/openapi/v2/entity/batch/corpuser', { urns: [urn], aspectNames: ['corpUserCredentials'] }),
    ],
    ['v2: a page', () => free.get('/openapi/v2/entity/corpuser?aspectNames=corpUserCredentials&count=100')],
    ['the timeline', (urn) => free.get(`/openapi/v2/timeline/v1/${encodeURIComponent(urn)}?raw=true`)],
    ['the search', (urn) => free.search({ entity: 'corpuser', input: urn })],
    [
      'graph',
      (urn) =>
        free.post('/api/graphql', {
          query: `{ entity(urn: "${urn}") { ... on CorpUser { urn aspects(input: { aspectNames: ["corpUserCredentials"] }) { payload } } } }`,
        }),
    ],
    [
      'graph API',
      () =>
        free.post('/api/graphql', {
          query: '{ graph { corpUsers(limit: 1) { aspect(name: "corpUserCredentials") } } }',
        }),
    ],
    [
      'events',
      () =>
        free.get(
          '/openapi/v1/events/poll?topic=MetadataChangeLog_Versioned_v1&lookbackWindowDays=1&limit=5000&pollTimeoutSeconds=0',
        ),
    ],
  ];

  it.each(reads)('is not returned by %s', async (_, read) => {
    const { status, text } = await read(person.urn);
    expect([200, 404]).toContain(status);
    expect(text).not.toMatch(/VALIDATION_FAILED/);
    expect(text).not.toMatch(SECRET);
  });

  it('looks absent', async () => {
    expect((await free.aspect(person.urn, 'corpUserCredentials')).status).toBe(404);
    const { json } = await free.entity(person.urn);
    expect(Object.keys(json.aspects)).toEqual(expect.arrayContaining(['corpUserInfo', 'corpUserKey']));
    const count = await free.post('/aspects?action=getCount', { aspect: 'corpUserCredentials' });
    expect(count.json.value).toBe(0);
  });
});

it('does not cause an empty page of events, which clients would take for the end', async () => {
  const poll = async (limit: number, offset?: string) => {
    const from = offset === undefined ? '' : `&offsetId=${encodeURIComponent(offset)}`;
    const path = `/openapi/v1/events/poll?topic=MetadataChangeLog_Versioned_v1&limit=${limit}&pollTimeoutSeconds=0`;
    return (await free.get(path + from)).json as { events: { value: string }[]; offsetId: string };
  };
  const urnsOf = ({ events }: { events: { value: string }[] }) =>
    events.map(({ value }) => (JSON.parse(value) as { entityUrn: string }).entityUrn);
  let offsetId = await endOfLog((path) => free.get(path));
  const [before, after] = [`urn:li:tag:${unique('before')}`, `urn:li:tag:${unique('after')}`];
  await free.ingest(before, 'tagProperties', { name: 'x' });
  await makeToken(catalog, person);
  await free.ingest(after, 'tagProperties', { name: 'x' });
  // Other tests may write thousands of events meanwhile, so read large pages up to the first own event and then single events. A page may
  // be empty while waiting events get their places.
  for (let page = await poll(200, offsetId); !urnsOf(page).includes(before);) {
    offsetId = page.offsetId;
    page = await poll(200, offsetId);
  }
  const seen = new Set<string>();
  while (!seen.has(after)) {
    const page = await poll(1, offsetId);
    expect(page.events).toHaveLength(1);
    seen.add(urnsOf(page)[0]!);
    offsetId = page.offsetId;
  }
  expect(seen).toContain(before);
});

describe('a run that wrote a secret', () => {
  const runId = unique('run');
  const value = unique('opens-doors');
  const tag = `urn:li:tag:${unique('beside')}`;
  beforeAll(async () => {
    const parts = { systemMetadata: { runId } };
    const secret = `urn:li:dataHubSecret:${unique('secret')}`;
    const written = await free.ingest(secret, 'dataHubSecretValue', { name: 's', value }, parts);
    expect(written.status).toBe(200);
    await free.ingest(tag, 'tagProperties', { name: 'x' }, parts);
  });
  const describeRun = (page: object) =>
    free.post('/runs?action=describe', { runId, includeAspect: true, includeSoft: true, ...page });
  const expectSealed = ({ status, text }: { status: number; text: string }) => {
    expect(status).toBe(200);
    expect(text).not.toContain(value);
    expect(text).not.toContain('dataHubSecretValue');
    expect(text).toContain(tag);
  };

  it('shows everything but the secret', async () => {
    expectSealed(await describeRun({}));
  });

  it('is listed in full pages that together are complete', async () => {
    const whole = (await describeRun({})).json.value;
    expect(whole.map(({ aspectName }: any) => aspectName)).toEqual([
      'dataHubSecretKey',
      'tagKey',
      'tagProperties',
    ]);
    const pages = await Promise.all(
      [0, 1, 2, 3].map(async (start) => (await describeRun({ start, count: 1 })).json.value),
    );
    expect(pages).toEqual([...whole.map((row: unknown) => [row]), []]);
    const query = `query ($input: IngestionRunWritesInput!) {
      ingestionRunWrites(input: $input) { count hasMore writes { aspectName } } }`;
    for (const start of [0, 1]) {
      const { ingestionRunWrites } = await free.query(query, { input: { runId, start, count: 2 } });
      expect(ingestionRunWrites).toMatchObject({ count: 2, hasMore: start === 0 });
    }
  });

  it('counts only the writes that it shows, and is not listed without any', async () => {
    const hidden = unique('run');
    const secret = `urn:li:dataHubSecret:${unique('secret')}`;
    const write = (description: string, parts: object) =>
      free.ingest(secret, 'dataHubSecretValue', { name: 's', value: description }, parts);
    await write('first', {});
    expect((await write('second', { systemMetadata: { runId: hidden } })).status).toBe(200);
    const shown = (await describeRun({})).json.value;
    const listed = async (includeRolledBack: boolean): Promise<Map<string, number>> => {
      const { ingestionRuns } = await free.query(
        'query ($input: IngestionRunsInput!) { ingestionRuns(input: $input) { runs { runId writes } } }',
        { input: { count: 100, includeRolledBack } },
      );
      return new Map(ingestionRuns.runs.map((run: any) => [run.runId, run.writes]));
    };
    expect((await listed(false)).get(runId)).toBe(shown.length);
    expect((await listed(false)).has(hidden)).toBe(false);
    await free.post('/runs?action=rollback', { runId: hidden, dryRun: false });
    expect((await listed(true)).has(hidden)).toBe(false);
  });

  it('is listed in full pages even after a partial rollback', async () => {
    const again = unique('run');
    const secret = `urn:li:dataHubSecret:${unique('secret')}`;
    const other = `urn:li:tag:${again}`;
    const write = async (parts: object, description: string) => {
      await free.ingest(secret, 'dataHubSecretValue', { name: 's', value: description }, parts);
      await free.ingest(other, 'tagProperties', { name: 'x', description }, parts);
    };
    const parts = { systemMetadata: { runId: again } };
    await write({}, 'before');
    await write(parts, 'first');
    await free.post('/runs?action=rollback', { runId: again, dryRun: false });
    await write(parts, 'second');
    const rowsOf = async (page: object) => {
      const { json } = await describeRun({ runId: again, ...page });
      return json.value.map((row: any) => row.aspect.description);
    };
    expect(await rowsOf({})).toEqual(['second', 'first']);
    for (const [start, rows] of [['second'], ['first'], []].entries())
      expect(await rowsOf({ start, count: 1 })).toEqual(rows);
  });

  it('is rolled back including the secret, which the answer does not mention', async () => {
    expectSealed(await free.post('/runs?action=rollback', { runId, dryRun: true }));
    const done = await free.post('/runs?action=rollback', { runId, dryRun: false });
    expectSealed(done);
    expect(done.json.value.entitiesDeleted).toBe(2);
    expect(done.json.value.aspectsReverted).toBe(done.json.value.aspectRowSummaries.length);
    // The list also contains what was rolled back.
    expect((await describeRun({})).text).not.toContain(value);
  });
});

describe.each(['corpUserCredentials', 'dataHubAccessTokenInfo', 'inviteToken'])(
  'the aspect %s',
  (aspectName) => {
    const VALUES: Record<string, object> = {
      corpUserCredentials: { salt: 'x', hashedPassword: 'y' },
      dataHubAccessTokenInfo: { name: 'n', actorUrn: ROOT, ownerUrn: ROOT, createdAt: 1 },
      inviteToken: { token: '0'.repeat(32) },
    };
    const value = VALUES[aspectName] ?? {};
    const urns: Record<string, string> = {
      corpUserCredentials: ROOT,
      dataHubAccessTokenInfo: 'urn:li:dataHubAccessToken:abc',
      inviteToken: 'urn:li:inviteToken:any',
    };
    const urn = urns[aspectName] ?? '';
    const type = urn.split(':')[2] ?? '';

    it.each(['UPSERT', 'CREATE', 'UPDATE', 'RESTATE', 'DELETE'])(
      'cannot be written by %s',
      async (changeType) => {
        const given = changeType === 'DELETE' ? undefined : value;
        const answer = await free.ingest(urn, aspectName, given, { changeType });
        expect([answer.status, answer.json.code]).toEqual([403, 'FORBIDDEN']);
      },
    );

    it('cannot be written by a patch, which could probe the stored value', async () => {
      const patch = [{ op: 'add', path: '/salt', value: 'x' }];
      const parts = { changeType: 'PATCH', contentType: 'application/json-patch+json' };
      expect((await free.ingest(urn, aspectName, patch, parts)).status).toBe(403);
    });

    it('cannot be written in a batch, and nothing of the batch is stored', async () => {
      const tag = `urn:li:tag:${unique('batch')}`;
      const answer = await free.ingestBatch([
        proposal(tag, 'tagProperties', { name: 'x' }),
        proposal(urn, aspectName, value),
      ]);
      expect([answer.status, answer.json.index]).toEqual([403, 1]);
      expect((await free.aspect(tag, 'tagProperties')).status).toBe(404);
    });

    it('cannot be written through OpenAPI v3', async () => {
      const item = { urn, [aspectName]: { value } };
      const upsert = await free.post(`/openapi/v3/entity/${type}?async=false`, [item]);
      expect(upsert.status).toBe(403);
      const one = await free.post(`/openapi/v3/entity/${type}/${urn}/${aspectName}`, { value });
      expect(one.status).toBe(403);
      const gone = await ask(
        free,
        `/openapi/v3/entity/${type}/${urn}/${aspectName}`,
        {},
        { method: 'DELETE' },
      );
      expect(gone.status).toBe(403);
    });
  },
);

describe('a user without administration rights', () => {
  const CODES: [string, string, object | undefined, string][] = [
    ['take a role', 'roleMembership', { roles: ['urn:li:dataHubRole:Admin'] }, 'UPSERT'],
    [
      'suspend a user',
      'corpUserStatus',
      { status: 'SUSPENDED', lastModified: { time: 1, actor: ROOT } },
      'UPSERT',
    ],
    ['delete a user softly', 'status', { removed: true }, 'UPSERT'],
    ['delete a user permanently', 'corpUserKey', undefined, 'DELETE'],
  ];

  it.each(CODES)('cannot %s', async (_, aspectName, value, changeType) => {
    const body = { proposal: proposal(ROOT, aspectName, value, { changeType }) };
    const answer = await catalog.post('/aspects?action=ingestProposal', body, token.headers);
    expect([answer.status, answer.json.code]).toEqual([403, 'FORBIDDEN']);
  });

  it('can neither delete nor restore accounts', async () => {
    const other = await addPerson(catalog);
    const gone = await catalog.post('/entities?action=delete', { urn: other.urn }, token.headers);
    expect(gone.status).toBe(403);
    const cookie = await rootCookie(catalog);
    const set = (removed: boolean, headers: Record<string, string>) =>
      catalog.post(
        '/aspects?action=ingestProposal',
        { proposal: proposal(other.urn, 'status', { removed }) },
        headers,
      );
    expect((await set(true, { cookie })).status).toBe(200);
    expect((await set(false, token.headers)).status).toBe(403);
    expect((await set(false, { cookie })).status).toBe(200);
  });

  it('may write the aspects of users that ingestion writes, with the privileges for that', async () => {
    const known = await addPerson(catalog);
    const policy = proposal(`urn:li:dataHubPolicy:${unique('ingestion')}`, 'dataHubPolicyInfo', {
      ...{ displayName: 'x', description: '', type: 'PLATFORM', state: 'ACTIVE' },
      privileges: ['CREATE_USERS_AND_GROUPS', 'UPDATE_USERS_AND_GROUPS'],
      actors: { users: [person.urn] },
    });
    const root = { cookie: await rootCookie(catalog) };
    await catalog.post('/aspects?action=ingestProposal', { proposal: policy }, root);
    const fresh = `urn:li:corpuser:${unique('ingested')}`;
    const proposals = [known.urn, fresh].flatMap((urn) => [
      proposal(urn, 'corpUserEditableInfo', { aboutMe: 'hi', skills: [], teams: [] }),
      proposal(urn, 'status', { removed: false }),
    ]);
    const answer = await catalog.post('/aspects?action=ingestProposalBatch', { proposals }, token.headers);
    expect([answer.status, answer.text]).toEqual([200, expect.any(String)]);
  });

  it('can neither invite users, assign roles nor allow password resets', async () => {
    for (const query of [
      '{ getInviteToken(input: {}) { inviteToken } }',
      'mutation { createInviteToken(input: {}) { inviteToken } }',
      `mutation { batchAssignRole(input: { roleUrn: "urn:li:dataHubRole:Admin", actors: ["${person.urn}"] }) }`,
      `mutation { createNativeUserResetToken(input: { userUrn: "${ROOT}" }) { resetToken } }`,
    ]) {
      const { errors } = await catalog.graphql(query, {}, token.headers);
      expect(errors[0].extensions.reason).toBe('FORBIDDEN');
    }
  });
});
