/** Permissions for changes of group memberships. The forms of a single change are tested in `change-permissions.test.ts`. */
import fc from 'fast-check';
import type { EntityReader } from '../../../catalog/entities/types.js';
import type { Change } from '../policies/types.js';
import { isMembership, membershipPermissions } from './principal-rules.js';

const user = 'urn:li:corpuser:a';
const group = (name: string) => `urn:li:corpGroup:${name}`;
const OWN = ['EDIT_GROUP_MEMBERS', 'MANAGE_USERS_AND_GROUPS'];

interface Stored {
  readonly [urn: string]: readonly string[] | null;
}

/** @param stored the groups of each existing user; null: a user without groups */
async function permissionsOf(changes: readonly Change[], stored: Stored, privileged: readonly string[] = []) {
  const lookups: string[][] = [];
  const entities = {
    findEntities: (urns: readonly string[]) =>
      Promise.resolve(
        urns.map((urn) => {
          const groups = stored[urn];
          if (groups === undefined) return undefined;
          const text = JSON.stringify({ groups });
          return { urn, aspects: new Map(groups === null ? [] : [['groupMembership', { text }]]) };
        }),
      ),
  } as unknown as EntityReader;
  const findPrivilegedPrincipals = (urns: readonly string[]) => {
    lookups.push([...urns]);
    return Promise.resolve(new Set(urns.filter((urn) => privileged.includes(urn))));
  };
  return {
    permissions: await membershipPermissions(changes, {
      entities,
      decisions: { findPrivilegedPrincipals },
    }),
    lookups,
  };
}

const put = (urn: string, ...groups: string[]): Change => ({
  ...{ urn, aspectName: 'groupMembership', changeType: 'UPSERT' },
  value: { groups },
});

it('`isMembership` holds for the two aspects with the groups of a user', () => {
  expect(
    ['groupMembership', 'nativeGroupMembership', 'roleMembership', 'toString'].map(isMembership),
  ).toEqual([...[true, true], ...[false, false]]);
});

it('without changes of memberships, nothing is read', async () => {
  expect(await permissionsOf([], {})).toEqual({ permissions: [], lookups: [] });
});

it('a change requires a privilege on each group that the user joins or leaves, and on no other', async () => {
  const names = ['a', 'b', 'c', 'd'].map(group);
  const some = fc.subarray(names);
  await fc.assert(
    fc.asyncProperty(some, some, some, async (before, after, privileged) => {
      const { permissions } = await permissionsOf([put(user, ...after)], { [user]: before }, privileged);
      const changed = names.filter((urn) => before.includes(urn) !== after.includes(urn));
      const found = new Map(permissions[0]?.map(({ urn, anyOf }) => [urn, anyOf]));
      if (changed.length === 0) expect([...found.keys()]).toEqual([user]);
      else
        expect(found).toEqual(
          new Map(changed.map((urn) => [urn, privileged.includes(urn) ? ['MANAGE_POLICIES'] : OWN])),
        );
    }),
  );
});

it('a change for a missing user also requires the privilege to create the user', async () => {
  const { permissions } = await permissionsOf([put(user, group('a'))], {});
  expect(permissions).toEqual([
    [
      {
        urn: user,
        anyOf: ['EDIT_ENTITY', 'MANAGE_USERS_AND_GROUPS', 'UPDATE_USERS_AND_GROUPS'],
        creating: expect.arrayContaining(['CREATE_ENTITY', 'CREATE_USERS_AND_GROUPS']) as unknown,
      },
      { urn: group('a'), anyOf: OWN },
    ],
  ]);
  const { permissions: known } = await permissionsOf([put(user, group('a'))], { [user]: null });
  expect(known).toEqual([[{ urn: group('a'), anyOf: OWN }]]);
});

it('each change has its own permissions, and one lookup covers all groups of a batch', async () => {
  const other = 'urn:li:corpuser:b';
  const changes = [put(user, group('a'), group('m')), put(other, group('m')), put(other)];
  const { permissions, lookups } = await permissionsOf(changes, { [user]: [], [other]: [] }, [group('m')]);
  expect(lookups.map((urns) => urns.sort())).toEqual([[group('a'), group('m')]]);
  expect(permissions.map((some) => some.map(({ urn }) => urn))).toEqual([
    [group('a'), group('m')],
    [group('m')],
    [other],
  ]);
});

it.each<[string, Partial<Change>]>([
  ['a value without the list', { value: {} }],
  ['a list under another name', { value: { nativeGroups: [] } }],
  ['an item that is not a string', { value: { groups: [7] } }],
  ['an item that is not a group', { value: { groups: ['urn:li:corpuser:a'] } }],
])('a change whose groups are unclear requires the highest privilege: %s', async (_, parts) => {
  const { permissions } = await permissionsOf([{ ...put(user), ...parts }], { [user]: [] });
  expect(permissions).toEqual([[{ urn: user, anyOf: ['MANAGE_POLICIES'] }]]);
});
