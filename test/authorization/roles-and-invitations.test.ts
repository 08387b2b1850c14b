/** Invitations and roles, and the requests of the public client for sign-in and for adding users. */
import { startCatalog, unique, type TestCatalog } from '../helpers/catalog.js';
import { describeRecordings, readRecording, type Exchange } from '../helpers/recordings.js';
import {
  addPerson,
  ask,
  cookiesOf,
  invitationFor,
  PASSWORD,
  ROOT_PASSWORD,
  rootCookie,
  startSecured,
} from '../helpers/secured-catalog.js';

let catalog: TestCatalog;
/** A catalog without sign-in. */
let free: TestCatalog;
let root: { cookie: string };

beforeAll(async () => {
  catalog = await startSecured();
  free = await startCatalog();
  root = { cookie: await rootCookie(catalog) };
});
afterAll(async () => {
  await catalog.stop();
  await free.stop();
});

const ROLE = 'urn:li:dataHubRole:';

async function rolesOf(urn: string): Promise<unknown> {
  const path = `/aspects/${encodeURIComponent(urn)}?aspect=roleMembership&version=0`;
  const { json } = await ask(catalog, path, root);
  return json.aspect?.['com.linkedin.identity.RoleMembership']?.roles;
}

async function inviteToken(query: 'getInviteToken' | 'createInviteToken', role?: string): Promise<string> {
  const input = role === undefined ? '{}' : `{ roleUrn: "${ROLE}${role}" }`;
  const kind = query === 'getInviteToken' ? 'query' : 'mutation';
  const { data } = await catalog.graphql(
    `${kind} { made: ${query}(input: ${input}) { inviteToken } }`,
    {},
    root,
  );
  return data.made.inviteToken;
}

const signUp = (token: string, urn = `urn:li:corpuser:${unique('invited')}`) =>
  catalog
    .post('/auth/signUp', {
      userUrn: urn,
      email: 'a@b.c',
      fullName: 'A',
      password: PASSWORD,
      inviteToken: token,
    })
    .then(({ status }) => ({ status, urn }));

const assign = (actors: readonly string[], roleUrn?: string) =>
  catalog.graphql(
    'mutation ($input: BatchAssignRoleInput!) { batchAssignRole(input: $input) }',
    { input: { actors, ...(roleUrn !== undefined && { roleUrn }) } },
    root,
  );

describe('an invitation', () => {
  it('stays the same until it is replaced, and then only the new one is valid', async () => {
    const first = await inviteToken('getInviteToken', 'Editor');
    expect(await inviteToken('getInviteToken', 'Editor')).toBe(first);
    const second = await inviteToken('createInviteToken', 'Editor');
    expect(await inviteToken('getInviteToken', 'Editor')).toBe(second);
    expect((await signUp(first)).status).toBe(403);
    const { status, urn } = await signUp(second);
    expect(status).toBe(200);
    expect(await rolesOf(urn)).toEqual([`${ROLE}Editor`]);
  });

  it('cannot be changed into one for another role', async () => {
    const reader = await inviteToken('getInviteToken', 'Reader');
    const admin = await inviteToken('getInviteToken', 'Admin');
    const [, nonce = '', signature = ''] = reader.split('.');
    const [id = ''] = admin.split('.');
    expect((await signUp(`${id}.${nonce}.${signature}`)).status).toBe(403);
  });

  it('cannot be derived from the database alone', async () => {
    const invitation = await inviteToken('createInviteToken', 'Reader');
    catalog.takeStatements();
    await inviteToken('createInviteToken', 'Reader');
    const sent = JSON.stringify(catalog.takeStatements());
    const renewed = await inviteToken('getInviteToken', 'Reader');
    expect(sent).not.toContain(renewed);
    expect(sent).not.toContain(renewed.split('.')[2]);
    expect(invitation).not.toBe(renewed);
  });

  it('for a missing role is refused', async () => {
    const { errors } = await catalog.graphql(
      `{ getInviteToken(input: { roleUrn: "${ROLE}${unique('None')}" }) { inviteToken } }`,
      {},
      root,
    );
    expect(errors[0].extensions.reason).toBe('NOT_FOUND');
  });

  it('can be accepted by existing users', async () => {
    const person = await addPerson(catalog);
    const ACCEPT = 'mutation ($token: String!) { acceptRole(input: { inviteToken: $token }) }';
    const token = await inviteToken('getInviteToken', 'Editor');
    const { data } = await catalog.graphql(ACCEPT, { token }, { cookie: person.cookie });
    expect([data.acceptRole, await rolesOf(person.urn)]).toEqual([true, [`${ROLE}Editor`]]);
    const bad = await catalog.graphql(ACCEPT, { token: 'x' }, { cookie: person.cookie });
    expect(bad.errors[0].extensions.reason).toBe('FORBIDDEN');
  });
});

it('an invitation adds a user at a service without sign-in, and sets no cookies', async () => {
  const body = { userUrn: `urn:li:corpuser:${unique('added')}`, email: 'a@b.c', fullName: 'A' };
  const inviteToken = await invitationFor(free, { headers: {} });
  const added = await free.post('/signUp', { ...body, password: PASSWORD, inviteToken });
  expect([added.status, added.headers.getSetCookie()]).toEqual([200, []]);
});

describe('a role', () => {
  it('can be assigned to many users, replaces the previous one, and can be removed', async () => {
    const people = [await addPerson(catalog), await addPerson(catalog, 'Reader')];
    const urns = people.map(({ urn }) => urn);
    expect((await assign(urns, `${ROLE}Editor`)).data.batchAssignRole).toBe(true);
    for (const urn of urns) expect(await rolesOf(urn)).toEqual([`${ROLE}Editor`]);
    expect((await assign(urns)).data.batchAssignRole).toBe(true);
    for (const urn of urns) expect(await rolesOf(urn)).toEqual([]);
  });

  it('is assigned to all users or to none', async () => {
    const person = await addPerson(catalog);
    const missing = await assign([person.urn, `urn:li:corpuser:${unique('missing')}`], `${ROLE}Reader`);
    expect(missing.errors[0].extensions.reason).toBe('NOT_FOUND');
    expect(await rolesOf(person.urn)).toBeUndefined();
    const odd = await assign(['urn:li:tag:x'], `${ROLE}Reader`);
    expect(odd.errors[0].extensions.reason).toBe('INVALID_URN');
  });

  it('of administrators takes effect at once', async () => {
    const person = await addPerson(catalog);
    const GET = '{ getInviteToken(input: {}) { inviteToken } }';
    const before = await catalog.graphql(GET, {}, { cookie: person.cookie });
    expect(before.errors[0].extensions.reason).toBe('FORBIDDEN');
    await assign([person.urn], `${ROLE}Admin`);
    const after = await catalog.graphql(GET, {}, { cookie: person.cookie });
    expect(after.data.getInviteToken.inviteToken).toEqual(expect.any(String));
  });
});

function recorded(file: string, target: string): Exchange['request'] {
  return readRecording(file).find(({ request }) => request.target === target)!.request;
}

describeRecordings('the public client', () => {
  it('gets a token with a user name and a password', async () => {
    const login = await catalog.post('/logIn', {
      ...recorded('cli-init.json', '/logIn').body,
      password: ROOT_PASSWORD,
    });
    expect(login.status).toBe(200);
    const { body } = recorded('cli-init.json', '/api/v2/graphql');
    const made = await catalog.post('/api/v2/graphql', body, { cookie: cookiesOf(login) });
    const { accessToken, metadata } = made.json.data.createAccessToken;
    expect(metadata).toMatchObject({ actorUrn: 'urn:li:corpuser:datahub', name: body.variables.input.name });
    const config = await ask(catalog, '/config', { authorization: `Bearer ${String(accessToken)}` });
    expect([config.status, config.json.noCode]).toEqual([200, 'true']);
  });

  it('adds a user and gives a role', async () => {
    const file = 'cli-group-user.json';
    const urn = `urn:li:corpuser:${unique('nn')}`;
    const [invited, assigned] = readRecording(file).filter(
      ({ request }) => request.target === '/api/graphql',
    );
    const { json } = await catalog.post('/api/graphql', invited!.request.body, root);
    const { body } = recorded(file, '/signUp');
    const answer = await catalog.post('/signUp', {
      ...body,
      // The recorded one is shorter than the default minimum.
      password: PASSWORD,
      userUrn: urn,
      inviteToken: json.data.getInviteToken.inviteToken,
    });
    expect([answer.status, answer.text]).toEqual([200, '']);
    const { query, variables } = assigned!.request.body;
    const role = await catalog.graphql(query, { input: { ...variables.input, actors: [urn] } }, root);
    expect(role).toMatchObject({ data: { batchAssignRole: true } });
    expect(await rolesOf(urn)).toEqual([`${ROLE}Editor`]);
  });
});
