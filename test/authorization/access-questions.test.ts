/** Questions of administrators about access: search for users, the origin of access, policies that do not apply. Tokens without a name. */
import { proposal, unique, type TestCatalog } from '../helpers/catalog.js';
import { codeOf } from '../helpers/graphql/error-code.js';
import { startSecured, statusFor } from '../helpers/secured-catalog.js';
import { done, verbs, where, type Somebody } from './policies-verbs.js';

let catalog: TestCatalog;
/** May manage users and groups, and nothing else. */
let manager: Somebody;
const { asRoot, store, grant, somebody, holder } = verbs(() => catalog);

beforeAll(async () => {
  catalog = await startSecured();
  manager = await holder(['MANAGE_USERS_AND_GROUPS'], { type: 'PLATFORM' });
});
afterAll(() => catalog.stop());

describe('searchUsers', () => {
  const SEARCH = `query ($input: SearchAcrossEntitiesInput!) { searchUsers(input: $input) {
    total searchResults { entity { urn } } } }`;

  it('finds users and no service accounts, whatever the filters are', async () => {
    const word = unique('searched');
    const [human, robot] = ['human', 'robot'].map((name) => `urn:li:corpuser:${word}.${name}`) as [
      string,
      string,
    ];
    const info = { active: true, displayName: word };
    await store(
      proposal(human, 'corpUserInfo', info),
      proposal(robot, 'corpUserInfo', info),
      proposal(robot, 'subTypes', { typeNames: ['SERVICE_ACCOUNT'] }),
      proposal(`urn:li:tag:${word}`, 'tagProperties', { name: word }),
    );
    const either = [
      { and: [{ field: 'urn', values: [human] }] },
      { and: [{ field: 'urn', values: [robot] }] },
    ];
    for (const more of [{}, { types: ['TAG'] }, { orFilters: either }])
      expect(await done(manager, SEARCH, { input: { query: word, ...more } })).toEqual({
        total: 1,
        searchResults: [{ entity: { urn: human } }],
      });
  });

  it('needs the privilege to manage or to change users', async () => {
    const changer = await holder(['UPDATE_USERS_AND_GROUPS'], { type: 'PLATFORM' });
    expect(await done(changer, SEARCH, { input: { query: unique('none') } })).toMatchObject({ total: 0 });
    const editor = await somebody('Editor');
    expect(codeOf(await editor.graphql(SEARCH, { input: { query: '*' } }))).toBe('FORBIDDEN');
  });
});

describe('debugAccess', () => {
  const DEBUG = `query ($userUrn: String!) { debugAccess(userUrn: $userUrn) {
    roles groups groupsWithRoles rolesViaGroups allRoles policies privileges } }`;

  it('tells where the access of a user comes from', async () => {
    const word = unique('debugged');
    const [plain, team, gone] = ['a', 'b', 'c'].map((name) => `urn:li:corpGroup:${word}.${name}`) as [
      string,
      string,
      string,
    ];
    const { urn } = await somebody('Reader');
    const editor = 'urn:li:dataHubRole:Editor';
    await store(
      ...[plain, team, gone].map((group) =>
        proposal(group, 'corpGroupInfo', { admins: [], members: [], groups: [] }),
      ),
      ...[team, gone].map((group) => proposal(group, 'roleMembership', { roles: [editor] })),
      proposal(gone, 'status', { removed: true }),
      proposal(urn, 'groupMembership', { groups: [plain, gone] }),
      proposal(urn, 'nativeGroupMembership', { nativeGroups: [team] }),
    );
    const privileges = ['DELETE_ENTITY'];
    const named = await grant({ privileges, actors: { groups: [plain] }, state: 'INACTIVE' });
    const other = await grant({ privileges, actors: { groups: [gone] } });
    const found = await done(manager, DEBUG, { userUrn: urn });
    expect(found).toMatchObject({
      ...{ roles: ['urn:li:dataHubRole:Reader'], groups: [plain, team], groupsWithRoles: [team] },
      ...{ rolesViaGroups: [editor], allRoles: [editor, 'urn:li:dataHubRole:Reader'] },
    });
    expect(found.policies).toEqual(
      expect.arrayContaining([
        named,
        'urn:li:dataHubPolicy:reader-metadata-policy',
        'urn:li:dataHubPolicy:editor-platform-policy',
      ]),
    );
    expect(found.policies).not.toContain(other);
    expect(found.privileges).toEqual(expect.arrayContaining(['DELETE_ENTITY', 'MANAGE_TAGS']));
  });

  it('tells of a missing user what everybody has, and needs the privilege to manage users', async () => {
    const userUrn = `urn:li:corpuser:${unique('nobody')}`;
    const found = await done(manager, DEBUG, { userUrn });
    expect(found).toMatchObject({
      roles: [],
      groups: [],
      groupsWithRoles: [],
      rolesViaGroups: [],
      allRoles: [],
    });
    expect(found.privileges).toContain('GENERATE_PERSONAL_ACCESS_TOKENS');
    expect(codeOf(await manager.graphql(DEBUG, { userUrn: 'urn:li:corpGroup:x' }))).toBe('INVALID_URN');
    expect(codeOf(await (await somebody('Editor')).graphql(DEBUG, { userUrn }))).toBe('FORBIDDEN');
  });
});

describe('evaluationDetails', () => {
  const GRANTED = `query ($input: GetGrantedPrivilegesInput!) { getGrantedPrivileges(input: $input) {
    privileges evaluationDetails { policyName reason } } }`;

  it('name each policy that grants nothing, with the first reason', async () => {
    const { urn } = await somebody();
    const resourceUrn = `urn:li:tag:${unique('asked')}`;
    const actors = { users: [urn] };
    const grants = ['applies', 'inactive', 'actor', 'resource', 'label'].map((name) => [name, unique(name)]);
    const names = Object.fromEntries(grants) as Record<string, string>;
    const privileges = ['EDIT_ENTITY_TAGS'];
    const policies: [string, object][] = [
      ['applies', {}],
      ['inactive', { state: 'INACTIVE' }],
      ['actor', { actors: { users: [unique('urn:li:corpuser:x')] } }],
      ['resource', { resources: where({ field: 'TYPE', values: ['dataset'] }) }],
      [
        'label',
        {
          resources: {
            filter: { criteria: [] },
            privilegeConstraints: {
              criteria: [{ field: 'TAG', values: ['urn:li:tag:x'], condition: 'EQUALS' }],
            },
          },
        },
      ],
    ];
    for (const [name, parts] of policies)
      await store(
        proposal(`urn:li:dataHubPolicy:${names[name]}`, 'dataHubPolicyInfo', {
          ...{ displayName: names[name], description: '', type: 'METADATA', state: 'ACTIVE' },
          ...{ privileges, actors, ...parts },
        }),
      );
    const resourceSpec = { resourceType: 'TAG', resourceUrn };
    const input = { actorUrn: urn, resourceSpec, includeEvaluationDetails: true };
    const { evaluationDetails } = await done(await asRoot(), GRANTED, { input });
    const reasons = Object.fromEntries(evaluationDetails.map((each: any) => [each.policyName, each.reason]));
    expect(Object.keys(reasons)).toHaveLength(evaluationDetails.length);
    expect(
      ['applies', 'inactive', 'actor', 'resource', 'label'].map((name) => reasons[names[name]!]),
    ).toEqual([
      undefined,
      ...[/not active/, /match the actor/, /match the resource/, /sub-resource/].map((text) =>
        expect.stringMatching(text),
      ),
    ]);
  });

  it('are null unless they are requested, and for users who may not manage policies', async () => {
    const person = await somebody();
    for (const [by, more] of [
      [await asRoot(), {}],
      [await asRoot(), { includeEvaluationDetails: null }],
      [person, { includeEvaluationDetails: true }],
    ] as const) {
      const { evaluationDetails } = await done(by, GRANTED, { input: { actorUrn: person.urn, ...more } });
      expect(evaluationDetails).toBeNull();
    }
  });
});

describe('getAccessToken', () => {
  const TOKEN = `query ($input: GetAccessTokenInput!) { getAccessToken(input: $input) {
    accessToken metadata { id name actorUrn ownerUrn type
      relationships(input: { types: ["x"], direction: OUTGOING }) { total } } } }`;
  const request = (actorUrn: string, type = 'PERSONAL') => ({
    input: { type, actorUrn, duration: 'ONE_HOUR' },
  });

  it('returns a token of the caller, which can be revoked', async () => {
    const person = await somebody();
    const { urn, headers } = person;
    const { accessToken, metadata } = (await person.graphql(TOKEN, request(urn))).data.getAccessToken;
    expect(metadata).toMatchObject({ actorUrn: urn, ownerUrn: urn, type: 'ACCESS_TOKEN' });
    expect(metadata.relationships).toEqual({ total: 0 });
    const authorization = `Bearer ${String(accessToken)}`;
    expect(await statusFor(catalog, { authorization })).toBe(200);
    await catalog.graphql('mutation ($id: String!) { revokeAccessToken(tokenId: $id) }', metadata, headers);
    expect(await statusFor(catalog, { authorization })).toBe(401);
  });

  it('is refused for others, also to administrators, and for other types of tokens', async () => {
    const person = await somebody();
    expect(codeOf(await (await asRoot()).graphql(TOKEN, request(person.urn)))).toBe('FORBIDDEN');
    expect(codeOf(await person.graphql(TOKEN, request(person.urn, 'SERVICE_ACCOUNT')))).toBe(
      'INVALID_REQUEST',
    );
  });
});

it('managing applications needs the privileges to edit and to delete all of them', async () => {
  const ask = (by: Somebody) => done(by, '{ me { platformPrivileges { manageApplications } } }');
  const resources = where({ field: 'TYPE', values: ['application'] });
  const one = where({ field: 'URN', values: ['urn:li:application:one'] });
  const both = ['EDIT_ENTITY', 'DELETE_ENTITY'];
  const held = async (privileges: string[], of: object) =>
    (await ask(await holder(privileges, { resources: of }))).platformPrivileges.manageApplications;
  expect([
    await held(both, resources),
    await held(['EDIT_ENTITY'], resources),
    await held(both, one),
  ]).toEqual([true, false, false]);
});
