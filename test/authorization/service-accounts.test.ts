/** Accounts of programs, and their tokens. */
import { proposal, unique, type TestCatalog } from '../helpers/catalog.js';
import { codeOf } from '../helpers/graphql/error-code.js';
import { CREATE_TOKEN, ROOT, startSecured, statusFor } from '../helpers/secured-catalog.js';
import { done, verbs, where, type Somebody } from './policies-verbs.js';

let catalog: TestCatalog;
/** May manage service accounts, and nothing else. */
let manager: Somebody;
const { asRoot, store, grant, somebody, holder } = verbs(() => catalog);

beforeAll(async () => {
  catalog = await startSecured();
  manager = await holder(['MANAGE_SERVICE_ACCOUNTS'], { type: 'PLATFORM' });
});
afterAll(() => catalog.stop());

const FIELDS = 'urn type name displayName description createdBy createdAt updatedAt defaultView { urn }';
const CREATE = `mutation ($input: CreateServiceAccountInput!) { createServiceAccount(input: $input) { ${FIELDS} } }`;
const GET = `query ($urn: String!) { getServiceAccount(urn: $urn) { ${FIELDS} exists
  relationships(input: { types: ["IsMemberOfGroup"], direction: OUTGOING }) { total } } }`;
const LIST = `query ($input: ListServiceAccountsInput!) { listServiceAccounts(input: $input) {
  start count total serviceAccounts { ${FIELDS} } } }`;
const DELETE = 'mutation ($urn: String!) { deleteServiceAccount(urn: $urn) }';
const SET_VIEW = `mutation ($input: UpdateServiceAccountDefaultViewInput!) {
  updateServiceAccountDefaultView(input: $input) }`;

const newAccount = (input: object = {}) => done(manager, CREATE, { input });
const tokenOf = (by: Somebody, actorUrn: string) =>
  by.graphql(CREATE_TOKEN, {
    input: { type: 'SERVICE_ACCOUNT', actorUrn, duration: 'ONE_HOUR', name: unique('token') },
  });
const bearer = (made: any) => ({
  authorization: `Bearer ${String(made.data.createAccessToken.accessToken)}`,
});

async function newView(type: string): Promise<string> {
  const urn = `urn:li:dataHubView:${unique('view')}`;
  const stamp = { time: 1, actor: ROOT };
  const definition = { entityTypes: [], filter: { or: [] } };
  await store(
    proposal(urn, 'dataHubViewInfo', { name: 'v', type, definition, created: stamp, lastModified: stamp }),
  );
  return urn;
}

it('an account is created under a new name, and can be read and found', async () => {
  const [displayName, description] = [unique('Loader'), 'Loads tables'];
  const created = await newAccount({ displayName, description });
  const { urn, createdAt } = created;
  expect(urn).toMatch(/^urn:li:corpuser:service_[0-9a-f-]{36}$/);
  const id = urn.slice('urn:li:corpuser:'.length);
  const shown = {
    ...{ urn, type: 'CORP_USER', displayName, description, defaultView: null },
    ...{ createdBy: manager.urn, createdAt: expect.any(Number), updatedAt: createdAt },
  };
  expect(created).toEqual({ ...shown, name: id });
  const name = id.slice('service_'.length);
  expect(await done(manager, GET, { urn })).toEqual({
    ...shown,
    ...{ name, exists: true, relationships: { total: 0 } },
  });
  const found = await done(manager, LIST, { input: { query: displayName } });
  expect(found).toEqual({ start: 0, count: 10, total: 1, serviceAccounts: [{ ...shown, name }] });
});

it('an account without a display name has its user name, and two calls make two accounts', async () => {
  const [one, other] = [await newAccount(), await newAccount({ displayName: ' ', description: '' })];
  expect(one.urn).not.toBe(other.urn);
  for (const { displayName, name, description } of [one, other])
    expect([displayName, description]).toEqual([name, null]);
});

it('the list has pages, and only service accounts', async () => {
  const word = unique('paged');
  for (const index of [1, 2, 3]) await newAccount({ displayName: `${word} ${index}` });
  const human = `urn:li:corpuser:${unique('human')}`;
  await store(proposal(human, 'corpUserInfo', { active: true, displayName: word }));
  const page = await done(manager, LIST, { input: { query: word, start: 1, count: 2 } });
  expect([page.start, page.count, page.total, page.serviceAccounts.length]).toEqual([1, 2, 3, 2]);
});

it('only holders of MANAGE_SERVICE_ACCOUNTS manage accounts', async () => {
  const [admin, editor] = [await somebody('Admin'), await somebody('Editor')];
  const people = await holder(['MANAGE_USERS_AND_GROUPS', 'MANAGE_ACCESS_TOKENS'], { type: 'PLATFORM' });
  const { urn } = await done(admin, CREATE, { input: {} });
  for (const by of [editor, people])
    for (const [query, variables] of [
      [CREATE, { input: {} }],
      [GET, { urn }],
      [LIST, { input: {} }],
      [DELETE, { urn }],
      [SET_VIEW, { input: { urn } }],
    ] as const)
      expect(codeOf(await by.graphql(query, variables))).toBe('FORBIDDEN');
  expect(await done(admin, GET, { urn })).toMatchObject({ urn, exists: true });
});

it('users that are not service accounts are refused, whether they exist or not', async () => {
  const { urn: person } = await somebody();
  for (const urn of [person, `urn:li:corpuser:${unique('nobody')}`])
    for (const [query, variables] of [
      [GET, { urn }],
      [DELETE, { urn }],
      [SET_VIEW, { input: { urn } }],
    ] as const)
      expect(codeOf(await manager.graphql(query, variables))).toBe('INVALID_REQUEST');
  expect(codeOf(await manager.graphql(DELETE, { urn: 'urn:li:corpGroup:x' }))).toBe('INVALID_URN');
  expect(codeOf(await manager.graphql(DELETE, { urn: 'x' }))).toBe('INVALID_URN');
  expect((await (await asRoot()).graphql(`{ corpUser(urn: "${person}") { exists } }`)).data.corpUser).toEqual(
    {
      exists: true,
    },
  );
});

describe('the default view', () => {
  it('is a public view, and null removes it', async () => {
    const { urn } = await newAccount();
    const view = await newView('GLOBAL');
    expect(await done(manager, SET_VIEW, { input: { urn, defaultView: view } })).toBe(true);
    expect(await done(manager, GET, { urn })).toMatchObject({ defaultView: { urn: view } });
    expect(await done(manager, SET_VIEW, { input: { urn, defaultView: null } })).toBe(true);
    expect(await done(manager, GET, { urn })).toMatchObject({ defaultView: null });
  });

  it('keeps the other settings of the account', async () => {
    const { urn } = await newAccount();
    const settings = { appearance: { showSimplifiedHomepage: true }, locale: { language: 'de' } };
    await store(proposal(urn, 'corpUserSettings', settings));
    const [one, other] = [await newView('GLOBAL'), await newView('GLOBAL')];
    await Promise.all(
      [one, other].map((defaultView) => done(manager, SET_VIEW, { input: { urn, defaultView } })),
    );
    const { settings: stored } = (
      await (
        await asRoot()
      ).graphql(`{ corpUser(urn: "${urn}") { settings {
        appearance { showSimplifiedHomepage } locale { language } views { defaultView { urn } } } } }`)
    ).data.corpUser;
    expect(stored).toEqual({ ...settings, views: { defaultView: { urn: expect.any(String) } } });
    expect([one, other]).toContain(stored.views.defaultView.urn);
  });

  it('is neither a personal view nor a missing one', async () => {
    const { urn } = await newAccount();
    const missing = `urn:li:dataHubView:${unique('none')}`;
    for (const defaultView of [await newView('PERSONAL'), missing])
      expect(codeOf(await manager.graphql(SET_VIEW, { input: { urn, defaultView } }))).toBe(
        'INVALID_REQUEST',
      );
    expect(codeOf(await manager.graphql(SET_VIEW, { input: { urn, defaultView: ROOT } }))).toBe(
      'INVALID_URN',
    );
    expect(await done(manager, GET, { urn })).toMatchObject({ defaultView: null });
  });
});

describe('tokens of an account', () => {
  it('act as the account, and their creator lists and revokes them', async () => {
    const { urn } = await newAccount();
    const made = await tokenOf(manager, urn);
    const headers = bearer(made);
    const { data } = await catalog.graphql('{ me { corpUser { urn } } }', {}, headers);
    expect(data.me.corpUser.urn).toBe(urn);
    const filters = [
      { field: 'ownerUrn', values: [manager.urn] },
      { field: 'actorUrn', values: [urn] },
    ];
    const listed = await done(
      manager,
      'query ($input: ListAccessTokenInput!) { listAccessTokens(input: $input) { total tokens { id } } }',
      { input: { filters } },
    );
    const { id } = made.data.createAccessToken.metadata;
    expect(listed).toEqual({ total: 1, tokens: [{ id }] });
    const revoke = 'mutation ($id: String!) { revokeAccessToken(tokenId: $id) }';
    expect(codeOf(await catalog.graphql(revoke, { id }, headers))).toBe('FORBIDDEN');
    expect(await done(manager, revoke, { id })).toBe(true);
    expect(await statusFor(catalog, headers)).toBe(401);
  });

  it('are refused for an account with more privileges than their creator', async () => {
    const { urn } = await newAccount();
    await grant({ type: 'PLATFORM', privileges: ['MANAGE_SECRETS'], actors: { users: [urn] } });
    expect(codeOf(await tokenOf(manager, urn))).toBe('FORBIDDEN');
    expect(await statusFor(catalog, bearer(await tokenOf(await asRoot(), urn)))).toBe(200);
  });

  it('are refused to those who may do less on entities, unless they created the account', async () => {
    const { urn } = await newAccount();
    const other = await holder(['MANAGE_SERVICE_ACCOUNTS'], { type: 'PLATFORM' });
    const wide = await holder(['MANAGE_SERVICE_ACCOUNTS'], { type: 'PLATFORM' });
    const keeper = await holder(['MANAGE_SERVICE_ACCOUNTS', 'MANAGE_ACCESS_TOKENS'], { type: 'PLATFORM' });
    const codes = () =>
      Promise.all([manager, other, wide, keeper].map(async (by) => codeOf(await tokenOf(by, urn))));
    expect(await codes()).toEqual([undefined, undefined, undefined, undefined]);
    const tag = `urn:li:tag:${unique('wide')}`;
    const resources = where({ field: 'URN', values: [tag], condition: 'EQUALS' });
    await grant({ privileges: ['EDIT_ENTITY'], actors: { users: [urn] }, resources });
    await grant({ privileges: ['EDIT_ENTITY'], actors: { users: [wide.urn] } });
    expect(await codes()).toEqual([undefined, 'FORBIDDEN', undefined, undefined]);
    expect((await tokenOf(other, urn)).errors[0].message).toContain('EDIT_ENTITY');
  });

  it('are refused for an account that owns something, which policies let owners change', async () => {
    const { urn } = await newAccount();
    const other = await holder(['MANAGE_SERVICE_ACCOUNTS'], { type: 'PLATFORM' });
    expect(codeOf(await tokenOf(other, urn))).toBeUndefined();
    const tag = `urn:li:tag:${unique('owned')}`;
    await store(proposal(tag, 'ownership', { owners: [{ owner: urn, type: 'TECHNICAL_OWNER' }] }));
    expect([codeOf(await tokenOf(other, urn)), codeOf(await tokenOf(manager, urn))]).toEqual([
      'FORBIDDEN',
      undefined,
    ]);
  });

  it('stop working when the account is deleted, also for a later account of that name', async () => {
    const { urn } = await newAccount();
    const headers = bearer(await tokenOf(manager, urn));
    expect(await statusFor(catalog, headers)).toBe(200);
    expect(await done(manager, DELETE, { urn })).toBe(true);
    expect(await statusFor(catalog, headers)).toBe(401);
    expect(codeOf(await manager.graphql(GET, { urn }))).toBe('INVALID_REQUEST');
    await store(proposal(urn, 'corpUserInfo', { active: true }));
    expect(await statusFor(catalog, headers)).toBe(401);
  });
});

it('a deleted account leaves nothing to a later account of its name', async () => {
  const { urn } = await newAccount();
  const tag = `urn:li:tag:${unique('owned')}`;
  const policy = await grant({
    ...{ type: 'PLATFORM', privileges: ['MANAGE_TAGS'] },
    actors: { users: [urn, manager.urn] },
  });
  await store(proposal(tag, 'ownership', { owners: [{ owner: urn, type: 'TECHNICAL_OWNER' }] }));
  await done(manager, DELETE, { urn });
  const { data } = await (
    await asRoot()
  ).graphql(`{ tag(urn: "${tag}") { ownership { owners { owner { ... on CorpUser { urn } } } } }
    entity(urn: "${policy}") { ... on DataHubPolicy { actors { users } } } }`);
  expect(data.tag.ownership.owners).toEqual([]);
  expect(data.entity.actors.users).toEqual([manager.urn]);
});

it('an account that manages policies is deleted only by those who do so too', async () => {
  const { urn } = await newAccount();
  await grant({ type: 'PLATFORM', privileges: ['MANAGE_POLICIES'], actors: { users: [urn] } });
  expect(codeOf(await manager.graphql(DELETE, { urn }))).toBe('FORBIDDEN');
  expect(await done(await asRoot(), DELETE, { urn })).toBe(true);
});
