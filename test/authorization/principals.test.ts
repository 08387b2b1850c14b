/** Users, groups and roles in GraphQL: list, suspend, remove. */
import { datasetUrn, proposal, unique, type TestCatalog } from '../helpers/catalog.js';
import { ACTORS, policyTools, refusal } from './policies-support.js';
import {
  addPerson,
  ask,
  invitationFor,
  invite,
  makeToken,
  ROOT,
  rootPerson,
  startSecured,
  statusFor,
  type Person,
} from '../helpers/secured-catalog.js';

let catalog: TestCatalog;
let second: TestCatalog;
let root: { authorization: string };
/** May manage users and groups, and nothing else. */
let manager: Person;
/** A user without privileges. */
let nobody: Person;
const policies = policyTools(
  () => catalog,
  () => root,
);

beforeAll(async () => {
  [catalog, second] = await Promise.all([startSecured(), startSecured()]);
  root = (await makeToken(catalog, await rootPerson(catalog))).headers;
  [manager, nobody] = await Promise.all([addPerson(catalog), addPerson(catalog)]);
  await policies.create({
    type: 'PLATFORM',
    privileges: ['MANAGE_USERS_AND_GROUPS'],
    actors: { ...ACTORS, users: [manager.urn] },
  });
});
afterAll(async () => {
  await Promise.all([catalog.stop(), second.stop()]);
});

const as = (person: Person) => ({ cookie: person.cookie });
const LISTS = {
  listUsers: `query ($input: ListUsersInput!) { found: listUsers(input: $input) { start count total
    entities: users { urn username isNativeUser status roles { urn name } properties { displayName email } } } }`,
  listGroups: `query ($input: ListGroupsInput!) { found: listGroups(input: $input) { start count total
    entities: groups { urn name properties { displayName } roles { urn } memberCount } } }`,
  listRoles: `query ($input: ListRolesInput!) { found: listRoles(input: $input) { start count total
    entities: roles { urn type name description
      relationships(input: { types: ["IsMemberOfRole"], direction: INCOMING }) { total } } } }`,
};
type List = keyof typeof LISTS;

async function list(
  name: List,
  input: object = {},
  headers: Record<string, string> = as(manager),
): Promise<any> {
  const { data, errors } = await catalog.graphql(LISTS[name], { input }, headers);
  if (errors !== undefined) throw new Error(JSON.stringify(errors));
  return data.found;
}

const setStatus = (urn: string, status: string, by = manager, at = catalog) =>
  at.graphql(
    'mutation ($urn: String!, $status: CorpUserStatus!) { updateUserStatus(urn: $urn, status: $status) }',
    { urn, status },
    as(by),
  );
const remove = (field: 'removeUser' | 'removeGroup', urn: string, by = manager, at = catalog) =>
  at.graphql(`mutation ($urn: String!) { ${field}(urn: $urn) }`, { urn }, as(by));

async function write(urn: string, aspectName: string, value: object): Promise<void> {
  const body = { proposal: proposal(urn, aspectName, value) };
  const answer = await catalog.post('/aspects?action=ingestProposal', body, root);
  if (answer.status !== 200) throw new Error(answer.text);
}

const auditOf = (event: string, of: string) =>
  catalog.log
    .map(({ fields }) => fields)
    .filter((fields) => fields['event'] === event && [fields['user'], fields['group']].includes(of));

describe('a list', () => {
  it('of users can be searched by name and returns their properties', async () => {
    const reader = await invite(catalog, 'Reader');
    const [found] = (await list('listUsers', { query: reader.name })).entities;
    expect(found).toEqual({
      urn: reader.urn,
      username: reader.name,
      isNativeUser: true,
      status: 'ACTIVE',
      roles: [{ urn: 'urn:li:dataHubRole:Reader', name: 'Reader' }],
      properties: { displayName: 'A B', email: `${reader.name}@example.com` },
    });
  });

  it('of groups can be searched by name and counts their members', async () => {
    const word = unique('team');
    const urn = `urn:li:corpGroup:${word}`;
    await write(urn, 'corpGroupInfo', { displayName: word, admins: [], members: [], groups: [] });
    await write(urn, 'roleMembership', { roles: ['urn:li:dataHubRole:Reader'] });
    await write(nobody.urn, 'nativeGroupMembership', { nativeGroups: [urn] });
    expect(await list('listGroups', { query: word })).toEqual({
      start: 0,
      count: 20,
      total: 1,
      entities: [
        {
          urn,
          name: word,
          properties: { displayName: word },
          roles: [{ urn: 'urn:li:dataHubRole:Reader' }],
          memberCount: 1,
        },
      ],
    });
  });

  it('of roles is available to every user', async () => {
    const { entities, total } = await list('listRoles', { count: 1_000 }, as(nobody));
    expect(total).toBe(entities.length);
    const names = entities.map(({ name }: any) => name);
    expect(names).toEqual(expect.arrayContaining(['Admin', 'Editor', 'Reader']));
    const admin = entities.find(({ name }: any) => name === 'Admin');
    expect(admin).toMatchObject({ urn: 'urn:li:dataHubRole:Admin', type: 'DATAHUB_ROLE' });
    expect(admin.relationships.total).toBeGreaterThan(0);
  });

  it('returns each user once over all pages, without soft-deleted users', async () => {
    const word = unique('paged').replace('_', '');
    const urns = Array.from({ length: 5 }, (_, at) => `urn:li:corpuser:${word}.${at}`);
    for (const urn of urns) await write(urn, 'corpUserInfo', { active: true, displayName: `${word} person` });
    await write(String(urns[4]), 'status', { removed: true });
    const seen: string[] = [];
    for (let start = 0; start < 6; start += 2) {
      const page = await list('listUsers', { query: word, start, count: 2 });
      expect(page).toMatchObject({ start, total: 4, count: 2 });
      seen.push(...page.entities.map(({ urn }: any) => urn));
    }
    expect(seen.sort()).toEqual(urns.slice(0, 4));
  });

  it.each<[List]>([['listUsers'], ['listGroups']])(
    '%s needs the privilege, and the refusal names it',
    async (name) => {
      const answer = await catalog.graphql(LISTS[name], { input: {} }, as(nobody));
      expect(refusal(answer)).toMatchObject({
        code: 'FORBIDDEN',
        message: expect.stringContaining('MANAGE_USERS_AND_GROUPS'),
      });
      expect(answer.data).toEqual({ found: null });
    },
  );

  it.each<[List, object]>([
    ['listUsers', { start: -1 }],
    ['listGroups', { count: -1 }],
    ['listRoles', { start: -5 }],
  ])('%s refuses %j', async (name, input) => {
    expect(refusal(await catalog.graphql(LISTS[name], { input }, as(manager))).code).toBe('INVALID_REQUEST');
  });
});

describe('a suspended user', () => {
  it('loses access at once at every service, and gets it back when reactivated', async () => {
    const person = await addPerson(catalog);
    const { headers } = await makeToken(catalog, person);
    const everywhere = () =>
      Promise.all(
        [catalog, second].flatMap((at) => [statusFor(at, headers), statusFor(at, { cookie: person.cookie })]),
      );
    expect(await everywhere()).toEqual([200, 200, 200, 200]);
    expect((await setStatus(person.urn, 'SUSPENDED')).data.updateUserStatus).toBe(person.urn);
    expect(await everywhere()).toEqual([401, 401, 401, 401]);
    const path = `/aspects/${encodeURIComponent(person.urn)}?aspect=corpUserStatus&version=0`;
    const { lastModified } = (await ask(catalog, path, root)).json.aspect[
      'com.linkedin.identity.CorpUserStatus'
    ];
    expect(lastModified).toMatchObject({ actor: manager.urn, time: expect.any(Number) });
    const [found] = (await list('listUsers', { query: person.name })).entities;
    expect(found.status).toBe('SUSPENDED');
    await setStatus(person.urn, 'ACTIVE', manager, second);
    expect(await everywhere()).toEqual([200, 200, 200, 200]);
    expect(auditOf('user status changed', person.urn)).toEqual([
      { event: 'user status changed', actor: manager.urn, user: person.urn, status: 'SUSPENDED' },
    ]);
  });

  it.each([
    ['without the privilege', () => setStatus(manager.urn, 'SUSPENDED', nobody), 'FORBIDDEN'],
    ['for oneself', () => setStatus(manager.urn, 'SUSPENDED'), 'INVALID_REQUEST'],
    ['for a missing user', () => setStatus('urn:li:corpuser:nowhere', 'SUSPENDED'), 'NOT_FOUND'],
    ['for a group', () => setStatus('urn:li:corpGroup:x', 'SUSPENDED'), 'INVALID_URN'],
    ['for an invalid URN', () => setStatus('x', 'SUSPENDED'), 'INVALID_URN'],
  ])('is refused: %s', async (_, doing, code) => {
    expect(refusal(await doing()).code).toBe(code);
    expect(await statusFor(catalog, as(manager))).toBe(200);
  });

  it('knows no other status', async () => {
    expect(refusal(await setStatus(nobody.urn, 'ASLEEP')).code).toBe('BAD_USER_INPUT');
  });
});

describe('removing a principal', () => {
  it('leaves nothing that a later user of that name could use', async () => {
    const person = await addPerson(catalog, 'Editor');
    const { headers } = await makeToken(catalog, person);
    const dataset = datasetUrn(unique('owned'));
    await write(dataset, 'ownership', { owners: [{ owner: person.urn, type: 'TECHNICAL_OWNER' }] });
    const policy = await policies.create({ actors: { ...ACTORS, users: [manager.urn, person.urn] } });
    expect((await remove('removeUser', person.urn)).data.removeUser).toBe(true);
    expect(await statusFor(second, headers)).toBe(401);
    expect((await list('listUsers', { query: person.name })).total).toBe(0);
    expect((await policies.entity(policy)).actors.users).toEqual([manager.urn]);
    await write(person.urn, 'corpUserInfo', { active: true });
    expect(await statusFor(second, headers)).toBe(401);
    expect(await statusFor(catalog, { cookie: person.cookie })).toBe(401);
    expect(await policies.granted(person.urn)).not.toContain('MANAGE_TAGS');
    const { data } = await catalog.graphql(
      `{ dataset(urn: "${dataset}") { ownership { owners { owner { ... on CorpUser { urn } } } } } }`,
      {},
      root,
    );
    expect(data.dataset.ownership.owners).toEqual([]);
    expect(auditOf('user removed', person.urn)).toEqual([
      { event: 'user removed', actor: manager.urn, user: person.urn },
    ]);
  });

  it('does not let an invited person take the name of the first user', async () => {
    const answer = await catalog.post('/auth/signUp', {
      userUrn: ROOT,
      email: 'a@example.com',
      fullName: 'A',
      password: 'another password',
      inviteToken: await invitationFor(catalog),
    });
    expect(answer.status).toBe(409);
    expect(answer.json.message).toMatch(/is the first user/);
  });

  it('removes a group from all policies', async () => {
    const urn = `urn:li:corpGroup:${unique('a/b~c')}`;
    await write(urn, 'corpGroupInfo', { admins: [], members: [], groups: [] });
    const other = `urn:li:corpGroup:${unique('stays')}`;
    const policy = await policies.create({ actors: { ...ACTORS, groups: [urn, other] } });
    expect((await remove('removeGroup', urn)).data.removeGroup).toBe(true);
    expect((await policies.entity(policy)).actors.groups).toEqual([other]);
    expect((await remove('removeGroup', urn)).data.removeGroup).toBe(true);
    expect(auditOf('group removed', urn)).toHaveLength(1);
  });

  it('concurrently succeeds', async () => {
    const person = await addPerson(catalog);
    const answers = await Promise.all([
      remove('removeUser', person.urn),
      remove('removeUser', person.urn, manager, second),
    ]);
    expect(answers.map(({ data }) => data.removeUser)).toEqual([true, true]);
    expect((await list('listUsers', { query: person.name })).total).toBe(0);
  });

  it.each([
    ['without the privilege', () => remove('removeUser', manager.urn, nobody), 'FORBIDDEN'],
    [
      'for a group, without the privilege',
      () => remove('removeGroup', 'urn:li:corpGroup:x', nobody),
      'FORBIDDEN',
    ],
    ['for oneself', () => remove('removeUser', manager.urn), 'INVALID_REQUEST'],
    ['for a group', () => remove('removeUser', 'urn:li:corpGroup:x'), 'INVALID_URN'],
    ['as a group, for a user', () => remove('removeGroup', 'urn:li:corpuser:x'), 'INVALID_URN'],
  ])('is refused: %s', async (_, doing, code) => {
    expect(refusal(await doing()).code).toBe(code);
    expect(await statusFor(catalog, as(manager))).toBe(200);
  });
});
