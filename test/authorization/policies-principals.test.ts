/** The actors of a policy: users, groups and roles; and what makes a user an administrator. */
import { datasetUrn, proposal, unique, type TestCatalog } from '../helpers/catalog.js';
import { verbs, type Somebody } from './policies-verbs.js';
import { startSecured } from '../helpers/secured-catalog.js';

let catalog: TestCatalog;
let second: TestCatalog;
const { asRoot, store, grant, holder, somebody } = verbs(() => catalog);
const dataset = datasetUrn(unique('people'));
const patch = { changeType: 'PATCH', contentType: 'application/json-patch+json' };
const LINKS = ['EDIT_ENTITY_DOC_LINKS'];
const ADMIN = 'urn:li:dataHubRole:Admin';

beforeAll(async () => {
  [catalog, second] = await Promise.all([startSecured(), startSecured()]);
  await store(proposal(dataset, 'datasetProperties', { name: 'x' }));
});
afterAll(async () => {
  await Promise.all([catalog.stop(), second.stop()]);
});

const tries = async (person: Somebody): Promise<number> =>
  (await person.write(dataset, 'institutionalMemory', { elements: [] })).status;
const join = (person: Somebody, ...groups: string[]) =>
  store(proposal(person.urn, 'groupMembership', { groups }));
const newGroup = async (roles: readonly string[] = []): Promise<string> => {
  const urn = `urn:li:corpGroup:${unique('group')}`;
  await store(
    proposal(urn, 'corpGroupInfo', { admins: [], members: [], groups: [] }),
    proposal(urn, 'roleMembership', { roles }),
  );
  return urn;
};

describe('a policy applies to', () => {
  it('the users that it names', async () => {
    const [one, other] = [await holder(LINKS), await somebody()];
    expect([await tries(one), await tries(other)]).toEqual([200, 403]);
  });

  it('members of the groups that it names', async () => {
    const [group, one] = [await newGroup(), await somebody()];
    await grant({ privileges: LINKS, actors: { groups: [group] } });
    expect(await tries(one)).toBe(403);
    await join(one, group);
    expect(await tries(one)).toBe(200);
    await store(proposal(group, 'status', { removed: true }));
    expect(await tries(one)).toBe(403);
    await store(proposal(group, 'status', { removed: false }));
    expect(await tries(one)).toBe(200);
    await join(one);
    expect(await tries(one)).toBe(403);
  });

  it('users with a role that it names, also through a group', async () => {
    const role = `urn:li:dataHubRole:${unique('role')}`;
    await store(proposal(role, 'dataHubRoleInfo', { name: 'r', description: '', editable: true }));
    await grant({ privileges: LINKS, actors: { roles: [role] } });
    const [one, other, group] = [await somebody(), await somebody(), await newGroup([role])];
    expect([await tries(one), await tries(other)]).toEqual([403, 403]);
    await store(proposal(one.urn, 'roleMembership', { roles: [role] }));
    await join(other, group);
    expect([await tries(one), await tries(other)]).toEqual([200, 200]);
    await store(proposal(group, 'roleMembership', { roles: [] }));
    expect([await tries(one), await tries(other)]).toEqual([200, 403]);
    await store(proposal(role, 'dataHubRoleKey', undefined, { changeType: 'DELETE' }));
    expect(await tries(one)).toBe(403);
  });

  it('nobody while it is a draft or inactive', async () => {
    const one = await holder(LINKS, { state: 'DRAFT' });
    await grant({ privileges: LINKS, actors: { users: [one.urn] }, state: 'INACTIVE' });
    expect(await tries(one)).toBe(403);
  });
});

describe('a change to a policy', () => {
  it('takes effect at once, at every service on the same Neo4j', async () => {
    const one = await somebody();
    const there = () =>
      second.post(
        '/aspects?action=ingestProposal',
        { proposal: proposal(dataset, 'institutionalMemory', { elements: [] }) },
        one.headers,
      );
    const both = async () => [await tries(one), (await there()).status];
    expect(await both()).toEqual([403, 403]);
    const urn = await grant({ privileges: LINKS, actors: { users: [one.urn] } });
    expect(await both()).toEqual([200, 200]);
    const off = [{ op: 'add', path: '/state', value: 'INACTIVE' }];
    await store(proposal(urn, 'dataHubPolicyInfo', off, patch));
    expect(await both()).toEqual([403, 403]);
    await store(proposal(urn, 'dataHubPolicyInfo', [{ ...off[0], value: 'ACTIVE' }], patch));
    expect(await both()).toEqual([200, 200]);
    await store(proposal(urn, 'dataHubPolicyInfo', undefined, { changeType: 'DELETE' }));
    expect(await both()).toEqual([403, 403]);
  });

  it('by a rollback takes effect too', async () => {
    const [one, runId] = [await somebody(), unique('run')];
    const urn = `urn:li:dataHubPolicy:${unique('rolled')}`;
    const info = { displayName: 'x', description: '', type: 'METADATA', state: 'ACTIVE' };
    const value = { ...info, privileges: LINKS, actors: { users: [one.urn] } };
    await store(proposal(urn, 'dataHubPolicyInfo', value, { systemMetadata: { runId } }));
    expect(await tries(one)).toBe(200);
    const root = await verbs(() => catalog).asRoot();
    expect((await root.post('/runs?action=rollback', { runId })).status).toBe(200);
    expect(await tries(one)).toBe(403);
  });
});

describe('a group with the role Admin', () => {
  it('makes its members administrators on every API surface', async () => {
    const [one, group] = [await somebody(), await newGroup([ADMIN])];
    const invites = async () =>
      (await one.graphql('{ getInviteToken(input: {}) { inviteToken } }')).data.getInviteToken !== null;
    expect(await invites()).toBe(false);
    await join(one, group);
    expect(await invites()).toBe(true);
    expect((await one.write('urn:li:dataHubRole:Reader', 'roleMembership', {})).status).not.toBe(403);
    await join(one);
    expect(await invites()).toBe(false);
  });

  it('can be joined and left only with the permission to assign roles', async () => {
    const group = await newGroup([ADMIN]);
    const plain = await newGroup();
    const byName = await newGroup();
    await grant({ type: 'PLATFORM', privileges: ['MANAGE_SECRETS'], actors: { groups: [byName] } });
    const target = await somebody();
    const manager = await holder(['MANAGE_USERS_AND_GROUPS'], { type: 'PLATFORM' });
    const owner = await holder(['EDIT_GROUP_MEMBERS', 'EDIT_ENTITY']);
    for (const person of [manager, owner]) {
      const write = async (aspect: string, value: object, parts: object = {}) =>
        (await person.write(target.urn, aspect, value, parts)).status;
      const set = (...groups: string[]) => write('groupMembership', { groups });
      const add = (urn: string) =>
        write('nativeGroupMembership', [{ op: 'add', path: `/nativeGroups/${urn}`, value: urn }], patch);
      expect([await set(plain), await add(plain)]).toEqual([200, 200]);
      const whole = [{ op: 'add', path: '', value: { nativeGroups: [group] } }];
      const roles = { roles: [ADMIN] };
      const refused = await Promise.all([
        ...[set(plain, group), set(group), set(byName), add(group), add(byName)],
        write('nativeGroupMembership', whole, patch),
        ...[plain, person.urn].map(async (urn) => (await person.write(urn, 'roleMembership', roles)).status),
      ]);
      expect(refused).toEqual(refused.map(() => 403));
    }
    const admin = await somebody('Admin');
    expect((await admin.write(target.urn, 'groupMembership', { groups: [group] })).status).toBe(200);
    // Removing a member needs the permission too.
    expect((await manager.write(target.urn, 'groupMembership', { groups: [] })).status).toBe(403);
    const gone = { changeType: 'DELETE' };
    expect((await manager.write(target.urn, 'groupMembership', undefined, gone)).status).toBe(403);
    const step = { op: 'replace', path: '/groups/0', value: plain };
    const generic = { patch: [step], forceGenericPatch: true };
    expect((await manager.write(target.urn, 'groupMembership', generic, patch)).status).toBe(403);
  });

  it('can be joined by a mutation only with that permission', async () => {
    const [group, plain, target] = [await newGroup([ADMIN]), await newGroup(), await somebody()];
    const owner = await holder(['EDIT_GROUP_MEMBERS']);
    const ADD = `mutation ($groupUrn: String!, $userUrns: [String!]!) {
      addGroupMembers(input: { groupUrn: $groupUrn, userUrns: $userUrns }) }`;
    const userUrns = [target.urn];
    expect((await owner.graphql(ADD, { groupUrn: plain, userUrns })).data.addGroupMembers).toBe(true);
    const refused = await owner.graphql(ADD, { groupUrn: group, userUrns });
    expect(refused.errors[0]).toMatchObject({
      path: ['addGroupMembers'],
      extensions: { reason: 'FORBIDDEN' },
    });
  });
});

describe('a membership of a missing user', () => {
  it('creates the account only with the permission to create one', async () => {
    const group = await newGroup();
    const owner = await somebody();
    const owners = { owners: [{ owner: owner.urn, type: 'TECHNICAL_OWNER' }] };
    await store(proposal(group, 'ownership', owners));
    const steps = [{ op: 'add', path: `/nativeGroups/${group}`, value: group }];
    const nobody = () => `urn:li:corpuser:${unique('nobody')}`;
    const known = await somebody();
    expect((await owner.write(known.urn, 'nativeGroupMembership', steps, patch)).status).toBe(200);
    expect((await owner.write(nobody(), 'nativeGroupMembership', steps, patch)).status).toBe(403);
    const whole = { groups: [group] };
    expect((await owner.write(nobody(), 'groupMembership', whole)).status).toBe(403);
    const batch = [
      proposal(nobody(), 'groupMembership', whole),
      proposal(known.urn, 'groupMembership', whole),
    ];
    const refused = await owner.writeAll(batch);
    expect([refused.status, refused.json.index]).toEqual([403, 0]);
    const maker = await holder(['CREATE_USERS_AND_GROUPS'], { type: 'PLATFORM' });
    await grant({ privileges: ['EDIT_GROUP_MEMBERS'], actors: { users: [maker.urn] } });
    expect((await maker.write(nobody(), 'groupMembership', whole)).status).toBe(200);
    const editor = await somebody('Editor');
    expect((await editor.write(nobody(), 'groupMembership', whole)).status).toBe(403);
  });
});

describe('an administrator who gave up their own role', () => {
  it('gets it back from the first user, whatever policies exist', async () => {
    const admin = await somebody('Admin');
    const roles = (person: Somebody, list: readonly string[]) =>
      person.write(admin.urn, 'roleMembership', { roles: list });
    expect((await roles(admin, [])).status).toBe(200);
    expect((await roles(admin, [ADMIN])).status).toBe(403);
    expect((await roles(await asRoot(), [ADMIN])).status).toBe(200);
    expect((await roles(admin, [ADMIN])).status).toBe(200);
  });
});

describe('a group that grants privileges to its members', () => {
  it('is deleted and restored only with the permission to manage policies, by any endpoint', async () => {
    const [group, byName, plain] = [await newGroup([ADMIN]), await newGroup(), await newGroup()];
    await grant({ type: 'PLATFORM', privileges: ['MANAGE_SECRETS'], actors: { groups: [byName] } });
    const manager = await holder(['MANAGE_USERS_AND_GROUPS'], { type: 'PLATFORM' });
    const admin = await somebody('Admin');
    const REMOVE = 'mutation ($urn: String!) { removeGroup(urn: $urn) }';
    const status = (urn: string, removed: boolean) => proposal(urn, 'status', { removed });
    const gone = (urn: string) => proposal(urn, 'corpGroupKey', undefined, { changeType: 'DELETE' });
    for (const urn of [group, byName]) {
      const refused = await manager.graphql(REMOVE, { urn });
      expect(refused.errors[0].extensions.reason).toBe('FORBIDDEN');
      expect((await manager.post('/entities?action=delete', { urn })).status).toBe(403);
      const soft = await manager.writeAll([status(plain, true), status(urn, true)]);
      expect([soft.status, soft.json.index, soft.json.message]).toEqual([
        403,
        1,
        expect.stringContaining('MANAGE_POLICIES'),
      ]);
      expect((await manager.writeAll([gone(urn)])).status).toBe(403);
      expect((await admin.writeAll([status(urn, true)])).status).toBe(200);
      expect((await manager.writeAll([status(urn, false)])).status).toBe(403);
      expect((await admin.writeAll([status(urn, false)])).status).toBe(200);
    }
    expect((await manager.writeAll([status(plain, true)])).status).toBe(200);
    expect((await manager.writeAll([status(plain, false)])).status).toBe(200);
    expect((await manager.graphql(REMOVE, { urn: plain })).errors).toBeUndefined();
    expect((await admin.graphql(REMOVE, { urn: group })).errors).toBeUndefined();
  });
});

describe('the audit log', () => {
  it('records metadata writes that affect access, without their values', async () => {
    const [one, group] = [await somebody(), await newGroup([ADMIN])];
    const admin = await somebody('Admin');
    const policy = `urn:li:dataHubPolicy:${unique('told')}`;
    const described = unique('described');
    const info = { displayName: 'x', description: described, type: 'METADATA', state: 'INACTIVE' };
    const gone = { changeType: 'DELETE' };
    const dataset = datasetUrn(unique('untold'));
    await admin.writeAll([
      proposal(policy, 'dataHubPolicyInfo', { ...info, privileges: [], actors: {} }),
      proposal(one.urn, 'roleMembership', { roles: [ADMIN] }),
      proposal(one.urn, 'groupMembership', { groups: [group] }),
      proposal(one.urn, 'status', { removed: false }),
      proposal(dataset, 'datasetProperties', { name: 'x' }),
    ]);
    await admin.write(one.urn, 'groupMembership', { groups: [group] });
    await admin.write(one.urn, 'status', { removed: true });
    await admin.write(one.urn, 'status', { removed: false });
    await admin.write(policy, 'dataHubPolicyKey', undefined, gone);
    await admin.post('/entities?action=delete', { urn: one.urn });
    const logged = catalog.log.filter(
      ({ message, fields }) => message === 'access' && fields['actor'] === admin.urn,
    );
    expect(logged.map(({ fields: { event, urn, aspect } }) => [event, urn, aspect])).toEqual(
      [
        [policy, 'dataHubPolicyInfo'],
        [one.urn, 'roleMembership'],
        [one.urn, 'groupMembership'],
        [one.urn, 'status'],
        [one.urn, 'status'],
        [policy, 'dataHubPolicyKey'],
        [one.urn, 'corpUserKey'],
      ].map((what) => ['access changed', ...what]),
    );
    expect(JSON.stringify(logged)).not.toContain(described);
  });
});

describe('an actor with permission to act for others', () => {
  it('cannot become a user with more privileges', async () => {
    const [admin, plain] = [await somebody('Admin'), await somebody()];
    const keeper = await holder(
      [
        'MANAGE_ACCESS_TOKENS',
        'MANAGE_USER_CREDENTIALS',
        'GENERATE_PERSONAL_ACCESS_TOKENS',
        'VIEW_ANALYTICS',
      ],
      {
        type: 'PLATFORM',
      },
    );
    const MAKE = `mutation ($urn: String!) { createAccessToken(input: {
      type: PERSONAL, actorUrn: $urn, duration: ONE_HOUR, name: "x" }) { accessToken } }`;
    const RESET =
      'mutation ($urn: String!) { createNativeUserResetToken(input: { userUrn: $urn }) { resetToken } }';
    for (const query of [MAKE, RESET]) {
      expect((await keeper.graphql(query, { urn: plain.urn })).errors).toBeUndefined();
      for (const urn of [admin.urn, 'urn:li:corpuser:datahub'])
        expect((await keeper.graphql(query, { urn })).errors[0].extensions.reason).toBe('FORBIDDEN');
      expect((await admin.graphql(query, { urn: 'urn:li:corpuser:datahub' })).errors).toBeUndefined();
    }
    const open = (userUrn: string) => keeper.post('/auth/generateSessionTokenForUser', { userId: userUrn });
    expect([(await open(plain.urn)).status, (await open(admin.urn)).status]).toEqual([200, 403]);
  });

  it('cannot lock out a user who manages policies, by any endpoint', async () => {
    const [admin, plain] = [await somebody('Admin'), await somebody('Editor')];
    const manager = await holder(
      ['MANAGE_USERS_AND_GROUPS', 'GENERATE_PERSONAL_ACCESS_TOKENS', 'VIEW_ANALYTICS'],
      {
        type: 'PLATFORM',
      },
    );
    const SUSPEND = 'mutation ($urn: String!) { updateUserStatus(urn: $urn, status: SUSPENDED) }';
    const REMOVE = 'mutation ($urn: String!) { removeUser(urn: $urn) }';
    const suspended = { status: 'SUSPENDED', lastModified: { time: 1, actor: manager.urn } };
    for (const urn of [admin.urn, 'urn:li:corpuser:datahub']) {
      for (const query of [SUSPEND, REMOVE])
        expect((await manager.graphql(query, { urn })).errors[0].extensions.reason).toBe('FORBIDDEN');
      expect((await manager.write(urn, 'corpUserStatus', suspended)).status).toBe(403);
      expect((await manager.write(urn, 'status', { removed: true })).status).toBe(403);
      expect((await manager.post('/entities?action=delete', { urn })).status).toBe(403);
    }
    expect(await tries(admin)).toBe(200);
    expect((await manager.graphql(SUSPEND, { urn: plain.urn })).errors).toBeUndefined();
    expect((await manager.post('/entities?action=delete', { urn: plain.urn })).status).toBe(200);
  });
});

it('users may write their own profile, but not those of others', async () => {
  const [one, other] = [await somebody(), await somebody()];
  const value = { aboutMe: 'hi', skills: [], teams: [] };
  expect((await one.write(one.urn, 'corpUserEditableInfo', value)).status).toBe(200);
  expect((await one.write(other.urn, 'corpUserEditableInfo', value)).status).toBe(403);
  expect((await one.write(one.urn, 'corpUserInfo', { active: true })).status).toBe(403);
});
