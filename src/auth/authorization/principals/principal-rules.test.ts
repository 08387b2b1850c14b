import { accessModel } from '../../../../test/helpers/unit/small-access-model.js';
import type { EntityReader } from '../../../catalog/entities/types.js';
import type { IndexedChange } from '../policies/types.js';
import { permissionsOverPrivileged, permissionsOverPrincipals } from './principal-rules.js';

const [user, boss, group] = ['urn:li:corpuser:a', 'urn:li:corpuser:boss', 'urn:li:corpGroup:g'];
const REMOVED = { status: '{"removed":true}' };
const SUSPENDED = { corpUserStatus: '{"status":"SUSPENDED"}' };

/** @param stored aspects of the existing principals, by URN */
async function permissionsOf(
  changes: readonly IndexedChange[],
  stored: Record<string, Record<string, string>> = {},
) {
  const reads: string[][] = [];
  const entities = {
    findEntities: (urns: readonly string[]) => {
      reads.push([...urns]);
      return Promise.resolve(
        urns.map((urn) => {
          const aspects = Object.entries(stored[urn] ?? {}).map(([name, text]) => [name, { text }] as const);
          return stored[urn] && { urn, aspects: new Map(aspects) };
        }),
      );
    },
  } as unknown as EntityReader;
  const decisions = {
    findPrivilegedPrincipals: (urns: readonly string[]) =>
      Promise.resolve(new Set(urns.filter((urn) => urn === boss || urn === group))),
  };
  return {
    permissions: await permissionsOverPrincipals({ model: accessModel, entities, decisions }, changes),
    reads,
  };
}

function change(urn: string, aspectName: string, value?: unknown): IndexedChange {
  const entityType = urn.split(':')[2] ?? '';
  return value === undefined
    ? { urn, aspectName, entityType, changeType: 'DELETE', index: 3 }
    : { urn, aspectName, entityType, changeType: 'UPSERT', value, index: 3 };
}

const policyPermission = (urn: string) => ({ urn, anyOf: ['MANAGE_POLICIES'], index: 3 });
const userPermission = (urn: string) => ({ urn, anyOf: ['MANAGE_USERS_AND_GROUPS'], index: 3 });

it.each<[string, IndexedChange]>([
  ['a soft deletion', change(boss, 'status', { removed: true })],
  ['an empty status', change(boss, 'status', {})],
  ['a deleted status', change(boss, 'status')],
  ['a suspension', change(boss, 'corpUserStatus', { status: 'SUSPENDED' })],
  ['a lifted suspension', change(boss, 'corpUserStatus', { status: 'ACTIVE' })],
  ['a deletion', change(boss, 'corpUserKey')],
  ['a mark as service account', change(boss, 'subTypes', { typeNames: ['SERVICE_ACCOUNT'] })],
  ['a deleted profile, without which nobody can sign in', change(boss, 'corpUserInfo')],
])('changing the access of a user who manages policies requires MANAGE_POLICIES: %s', async (_, given) => {
  expect((await permissionsOf([given])).permissions).toEqual([policyPermission(boss)]);
});

it.each<[string, IndexedChange]>([
  ['another user', change(user, 'status', { removed: true })],
  ['another aspect', change(boss, 'corpUserInfo', {})],
  ['the deletion of another aspect', change(boss, 'corpUserEditableInfo')],
  ['the subtypes of a group', change(group, 'subTypes', { typeNames: ['team'] })],
  ['a written key aspect', change(boss, 'corpUserKey', { username: 'boss' })],
  ['an entity that is not a principal', change('urn:li:dataset:x', 'status', { removed: true })],
])('no further permission is required for %s', async (_, given) => {
  expect((await permissionsOf([given], { [given.urn]: REMOVED })).permissions).toEqual([]);
});

describe('a write of `removed: false`', () => {
  const keep = (urn: string) => change(urn, 'status', { removed: false });

  it('requires nothing for existing, new and suspended users, because connectors write it', async () => {
    for (const stored of [{}, { [boss]: {} }, { [boss]: { status: '{}' } }, { [boss]: SUSPENDED }])
      expect((await permissionsOf([keep(boss)], stored)).permissions).toEqual([]);
  });

  it('requires MANAGE_USERS_AND_GROUPS if it restores a user', async () => {
    expect((await permissionsOf([keep(user)], { [user]: REMOVED })).permissions).toEqual([
      userPermission(user),
    ]);
    expect((await permissionsOf([keep(boss)], { [boss]: REMOVED })).permissions).toEqual([
      userPermission(boss),
    ]);
  });

  it('also requires MANAGE_POLICIES if it restores a group that gives its members privileges', async () => {
    expect((await permissionsOf([keep(group)], { [group]: REMOVED })).permissions).toEqual([
      userPermission(group),
      policyPermission(group),
    ]);
    const plain = 'urn:li:corpGroup:plain';
    expect((await permissionsOf([keep(plain)], { [plain]: REMOVED })).permissions).toEqual([
      userPermission(plain),
    ]);
  });

  it('causes one read for a batch, and none without such writes', async () => {
    expect((await permissionsOf([keep(user), change(boss, 'status', {}), keep(group)])).reads).toEqual([
      [user, group],
    ]);
    expect((await permissionsOf([change(boss, 'status', { removed: true })])).reads).toEqual([]);
  });
});

it('only privileged principals require a permission, which keeps the index of the change', async () => {
  const decisions = { findPrivilegedPrincipals: () => Promise.resolve(new Set([boss])) };
  expect(
    await permissionsOverPrivileged(decisions, [{ urn: user }, { urn: boss }, { urn: boss, index: 7 }]),
  ).toEqual([
    { urn: boss, anyOf: ['MANAGE_POLICIES'] },
    { urn: boss, anyOf: ['MANAGE_POLICIES'], index: 7 },
  ]);
});
