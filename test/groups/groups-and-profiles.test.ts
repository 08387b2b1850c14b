/** Groups and their members, profiles, and ownership types. */
import { startCatalog, unique, type TestCatalog } from '../helpers/catalog.js';
import { mutationTools } from '../helpers/graphql/mutations.js';

let catalog: TestCatalog;
beforeAll(async () => {
  catalog = await startCatalog();
});
afterAll(() => catalog.stop());
const { mutate, done, newUser, stored, exists } = mutationTools(() => catalog);

const codeOf = async (answer: Promise<any>) => (await answer).errors?.[0]?.extensions.reason;
const groupsOf = async (user: string) => (await stored(user, 'nativeGroupMembership'))?.nativeGroups ?? [];

describe('a group', () => {
  it('is created once per id, with the catalog as its origin', async () => {
    const id = unique('group');
    const answers = await Promise.all(['A', 'B'].map((name) => mutate('createGroup', { id, name })));
    expect(answers.map(({ errors }) => errors?.[0].extensions.reason).sort()).toEqual([
      'CONFLICT',
      undefined,
    ]);
    const urn = `urn:li:corpGroup:${id}`;
    expect(await stored(urn, 'origin')).toEqual({ type: 'NATIVE' });
    expect(await stored(urn, 'corpGroupInfo')).toMatchObject({ admins: [], members: [], groups: [] });
    expect((await catalog.query(`mutation { removeGroup(urn: "${urn}") }`)).removeGroup).toBe(true);
    expect(await exists(urn)).toBe(false);
  });

  it('gains and loses members, all or none', async () => {
    const [groupUrn, other] = [
      await done('createGroup', { name: 'A' }),
      await done('createGroup', { name: 'B' }),
    ];
    const users = [await newUser(), await newUser()];
    const nobody = `urn:li:corpuser:${unique('nobody')}`;
    const refused = await mutate('addGroupMembers', { groupUrn, userUrns: [...users, nobody] });
    expect(refused.errors).toMatchObject([{ extensions: { reason: 'NOT_FOUND', missing: [nobody] } }]);
    expect(await Promise.all(users.map(groupsOf))).toEqual([[], []]);
    await Promise.all(
      [groupUrn, other].map((urn) => done('addGroupMembers', { groupUrn: urn, userUrns: users })),
    );
    for (const user of users) expect((await groupsOf(user)).toSorted()).toEqual([groupUrn, other].toSorted());
    await done('removeGroupMembers', { groupUrn, userUrns: users.slice(1) });
    expect(await groupsOf(users[1]!)).toEqual([other]);
    expect(await groupsOf(users[0]!)).toContain(groupUrn);
  });

  it('from an external source cannot get members here', async () => {
    const groupUrn = `urn:li:corpGroup:${unique('external')}`;
    await catalog.ingest(groupUrn, 'origin', { type: 'EXTERNAL', externalType: 'okta' });
    const user = await newUser();
    expect(await codeOf(mutate('addGroupMembers', { groupUrn, userUrns: [user] }))).toBe('INVALID_REQUEST');
    expect(await groupsOf(user)).toEqual([]);
  });

  it('or user profile keeps members that an update does not mention', async () => {
    const [group, user] = [await done('createGroup', { name: 'A' }), await newUser()];
    const updateGroup = `mutation ($urn: String!, $input: CorpGroupUpdateInput!) {
      updateCorpGroupProperties(urn: $urn, input: $input) { urn } }`;
    for (const input of [
      { description: 'Us', slack: '#us' },
      { slack: '#we', email: null },
    ])
      await catalog.query(updateGroup, { urn: group, input });
    expect(await stored(group, 'corpGroupEditableInfo')).toMatchObject({ description: 'Us', slack: '#we' });
    const updateUser = `mutation ($urn: String!, $input: CorpUserUpdateInput!) {
      updateCorpUserProperties(urn: $urn, input: $input) { urn } }`;
    const platform = 'urn:li:dataPlatform:hive';
    for (const input of [{ title: 'Cook', teams: ['a'], platformUrns: [platform] }, { aboutMe: 'Hungry' }])
      await catalog.query(updateUser, { urn: user, input });
    expect(await stored(user, 'corpUserEditableInfo')).toMatchObject({
      title: 'Cook',
      teams: ['a'],
      platforms: [platform],
      aboutMe: 'Hungry',
    });
  });
});

it.each([
  ['updateCorpGroupProperties', 'CorpGroupUpdateInput', 'corpGroup', 'corpGroupEditableInfo'],
  ['updateCorpUserProperties', 'CorpUserUpdateInput', 'corpuser', 'corpUserEditableInfo'],
])(
  '%s accepts addresses and files of the server as pictures, and no scripts',
  async (name, type, of, aspect) => {
    const urn = of === 'corpuser' ? await newUser() : await done('createGroup', { name: 'A' });
    const update = (pictureLink: string) =>
      catalog.graphql(
        `mutation ($urn: String!, $input: ${type}!) { ${name}(urn: $urn, input: $input) { urn } }`,
        { urn, input: { pictureLink } },
      );
    for (const address of ['https://example.com/a.png', '/files/a.png']) {
      expect((await update(address)).errors).toBeUndefined();
      expect((await stored(urn, aspect)).pictureLink).toBe(address);
    }
    for (const address of [
      'javascript:alert(1)',
      ' JavaScript:alert(1)',
      'data:text/html,x',
      '//example.com/a',
    ])
      expect((await update(address)).errors?.[0].extensions).toMatchObject({
        ...{ reason: 'INVALID_REQUEST', path: '/input/pictureLink' },
      });
    expect((await stored(urn, aspect)).pictureLink).toBe('/files/a.png');
    expect((await update('')).errors).toBeUndefined();
  },
);

it('an ownership type is created, renamed and deleted', async () => {
  const { createOwnershipType } = await catalog.query(
    `mutation { createOwnershipType(input: {name: "Keeper", description: "Keeps it"}) { urn info { name } } }`,
  );
  const { urn, info } = createOwnershipType;
  expect(info).toEqual({ name: 'Keeper' });
  const update = `mutation { updateOwnershipType(urn: "${urn}", input: {name: "Warden"}) { info { name description } } }`;
  expect((await catalog.query(update)).updateOwnershipType.info).toEqual({
    name: 'Warden',
    description: 'Keeps it',
  });
  await catalog.query(`mutation { deleteOwnershipType(urn: "${urn}") }`);
  expect(await exists(urn)).toBe(false);
  expect(await codeOf(catalog.graphql(update))).toBe('NOT_FOUND');
});

it('a built-in ownership type cannot be deleted', async () => {
  const call = 'mutation { deleteOwnershipType(urn: "urn:li:ownershipType:__system__none") }';
  expect(await codeOf(catalog.graphql(call))).toBe('INVALID_REQUEST');
});
