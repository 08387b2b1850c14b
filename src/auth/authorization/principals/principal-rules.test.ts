import { accessModel } from '../../../../test/helpers/unit/small-access-model.js';
import type { EntityReader } from '../../../catalog/entities/types.js';
import type { IndexedChange } from '../policies/change-permissions.js';
import { permissionsOverPrivileged, permissionsOverPrincipals } from './principal-rules.js';

const [user, boss, group] = ['urn:li:corpuser:a', 'urn:li:corpuser:boss', 'urn:li:corpGroup:g'];
const REMOVED = { status: '{"removed":true}' };
const SUSPENDED = { corpUserStatus: '{"status":"SUSPENDED"}' };

/** @param stored aspects of those that are there, by URN */
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
    : { urn, aspectName, entityType, changeType: 'UPSERT', value: JSON.stringify(value), index: 3 };
}

const PRIVILEGED = (urn: string) => ({ urn, anyOf: ['MANAGE_POLICIES'], index: 3 });
const PEOPLE = (urn: string) => ({ urn, anyOf: ['MANAGE_USERS_AND_GROUPS'], index: 3 });

it.each<[string, IndexedChange]>([
  ['a soft deletion', change(boss, 'status', { removed: true })],
  ['a status that says nothing', change(boss, 'status', {})],
  ['the end of a status', change(boss, 'status')],
  ['a suspension', change(boss, 'corpUserStatus', { status: 'SUSPENDED' })],
  ['the end of a suspension', change(boss, 'corpUserStatus', { status: 'ACTIVE' })],
  ['a deletion', change(boss, 'corpUserKey')],
])('who manages policies is kept out by others who do: %s', async (_, given) => {
  expect((await permissionsOf([given])).permissions).toEqual([PRIVILEGED(boss)]);
});

it.each<[string, IndexedChange]>([
  ['somebody else', change(user, 'status', { removed: true })],
  ['another aspect', change(boss, 'corpUserInfo', {})],
  ['the end of another aspect', change(boss, 'corpUserInfo')],
  ['a key that is written', change(boss, 'corpUserKey', { username: 'boss' })],
  ['no people', change('urn:li:dataset:x', 'status', { removed: true })],
])('is no matter of %s', async (_, given) => {
  expect((await permissionsOf([given], { [given.urn]: REMOVED })).permissions).toEqual([]);
});

describe('that somebody is there', () => {
  const there = (urn: string) => change(urn, 'status', { removed: false });

  it('is what ingestion says of who is there, of who is new and of who is suspended', async () => {
    for (const stored of [{}, { [boss]: {} }, { [boss]: { status: '{}' } }, { [boss]: SUSPENDED }])
      expect((await permissionsOf([there(boss)], stored)).permissions).toEqual([]);
  });

  it('brings back who was deleted, which takes a privilege over people', async () => {
    expect((await permissionsOf([there(user)], { [user]: REMOVED })).permissions).toEqual([PEOPLE(user)]);
    expect((await permissionsOf([there(boss)], { [boss]: REMOVED })).permissions).toEqual([PEOPLE(boss)]);
  });

  it('brings back a group, which takes more where it makes its members somebody', async () => {
    expect((await permissionsOf([there(group)], { [group]: REMOVED })).permissions).toEqual([
      PEOPLE(group),
      PRIVILEGED(group),
    ]);
    const plain = 'urn:li:corpGroup:plain';
    expect((await permissionsOf([there(plain)], { [plain]: REMOVED })).permissions).toEqual([PEOPLE(plain)]);
  });

  it('is looked up for all of a batch at once, and not where nobody says it', async () => {
    expect((await permissionsOf([there(user), change(boss, 'status', {}), there(group)])).reads).toEqual([
      [user, group],
    ]);
    expect((await permissionsOf([change(boss, 'status', { removed: true })])).reads).toEqual([]);
  });
});

it('over those who are named, each has its place where there is one', async () => {
  const decisions = { findPrivilegedPrincipals: () => Promise.resolve(new Set([boss])) };
  expect(
    await permissionsOverPrivileged(decisions, [{ urn: user }, { urn: boss }, { urn: boss, index: 7 }]),
  ).toEqual([
    { urn: boss, anyOf: ['MANAGE_POLICIES'] },
    { urn: boss, anyOf: ['MANAGE_POLICIES'], index: 7 },
  ]);
});
