/** The permissions that a write requires. Their evaluation is tested in `policies/`. */
import { join } from 'node:path';
import { refusal } from '../../../test/helpers/unit/refusal.js';
import { accessModel } from '../../../test/helpers/unit/small-access-model.js';
import type { EntityReader } from '../../catalog/entities/types.js';
import { prepareProposals } from '../../catalog/writes/prepare-proposals.js';
import { loadModel } from '../../model/load-model.js';
import { changesOf } from './policies/changes.js';
import type { IndexedChange, RequiredPermission } from './policies/types.js';
import {
  namesUnknownSubjects,
  permittedChanges,
  requireChanges,
  requireUndoing,
  type RequirementDeps,
} from './write-requirements.js';

const ROOT = 'urn:li:corpuser:datahub';
const ann = 'urn:li:corpuser:ann';
const group = 'urn:li:corpGroup:g';
const tag = 'urn:li:tag:t';
const SHIPPED = 'urn:li:dataHubPolicy:reader-metadata-policy';

const change = (urn: string, aspectName: string, value: unknown = {}, index = 0): IndexedChange => ({
  ...{ urn, aspectName, changeType: 'UPSERT', entityType: urn.split(':')[2]!, index },
  value,
});
const deletion = (urn: string, aspectName: string, index = 0): IndexedChange => ({
  ...{ urn, aspectName, changeType: 'DELETE', entityType: urn.split(':')[2]!, index },
});
const numbered = (changes: readonly IndexedChange[]) => changes.map((each, index) => ({ ...each, index }));

type Check = (...given: Parameters<typeof requireChanges>) => Promise<unknown>;

/** @param isEditable of the built-in policy */
async function permissionsOf(
  check: Check,
  changes: readonly IndexedChange[],
  { actor = ann, isEditable = false } = {},
) {
  let required: readonly RequiredPermission[] | undefined;
  const entities = {
    findEntities: (urns: readonly string[]) =>
      Promise.resolve(
        urns.map((urn) => {
          if (urn !== SHIPPED) return undefined;
          const text = JSON.stringify({ editable: isEditable });
          return { urn, aspects: new Map([['dataHubPolicyInfo', { text }]]) };
        }),
      ),
  } as unknown as EntityReader;
  const decisions = {
    findPrivilegedPrincipals: () => Promise.resolve(new Set()),
    require: (_: string, permissions: readonly RequiredPermission[]) => {
      required = permissions;
      return Promise.resolve();
    },
  } as unknown as RequirementDeps['decisions'];
  await check({ model: accessModel, entities, decisions }, changes, actor);
  return required?.map(({ urn, index, anyOf }) => ({ urn, index, anyOf }));
}

it('each permission has the index of its change in the batch, memberships first', async () => {
  const batch = [
    change(tag, 'tagProperties', {}, 0),
    change(ann, 'groupMembership', { groups: [group] }, 2),
    deletion(tag, 'tagKey', 4),
  ];
  const found = await permissionsOf(requireChanges, batch);
  expect(found).toEqual([
    // The user does not exist yet, so the membership creates it.
    { urn: ann, index: 2, anyOf: expect.arrayContaining(['EDIT_ENTITY']) as unknown },
    { urn: group, index: 2, anyOf: ['EDIT_GROUP_MEMBERS', 'MANAGE_USERS_AND_GROUPS'] },
    { urn: tag, index: 0, anyOf: ['EDIT_ENTITY', 'MANAGE_TAGS'] },
    { urn: tag, index: 4, anyOf: ['DELETE_ENTITY', 'MANAGE_TAGS'] },
  ]);
});

it('deleting the key aspect deletes the entity, deleting another aspect changes it', async () => {
  const anyOf = async (aspectName: string) =>
    (await permissionsOf(requireChanges, [deletion(tag, aspectName)]))?.map((permission) => permission.anyOf);
  expect(await anyOf('tagKey')).toEqual([['DELETE_ENTITY', 'MANAGE_TAGS']]);
  expect(await anyOf('tagProperties')).toEqual([['EDIT_ENTITY', 'MANAGE_TAGS']]);
});

it('the first user needs no privilege', async () => {
  for (const check of [requireChanges, requireUndoing])
    expect(await permissionsOf(check, [change(tag, 'tagProperties')], { actor: ROOT })).toBeUndefined();
});

it('undoing a membership requires the highest privilege for any groups', async () => {
  const found = await permissionsOf(requireUndoing, [deletion(ann, 'nativeGroupMembership')]);
  expect(found).toEqual([{ urn: ann, index: undefined, anyOf: ['MANAGE_POLICIES'] }]);
});

it('undoing another write requires the privilege to delete the value', async () => {
  const found = await permissionsOf(requireUndoing, [deletion(tag, 'tagKey')]);
  expect(found).toEqual([{ urn: tag, index: 0, anyOf: ['DELETE_ENTITY', 'MANAGE_TAGS'] }]);
});

describe('a built-in policy', () => {
  const batch = numbered([change(tag, 'tagProperties'), change(SHIPPED, 'dataHubPolicyInfo')]);
  const refused = refusal('INVALID_REQUEST', { urn: SHIPPED, index: 1, rule: 'an editable policy' });

  it('cannot be changed, not even by the first user', async () => {
    for (const actor of [ann, ROOT])
      await expect(permissionsOf(requireChanges, batch, { actor })).rejects.toThrow(refused);
    for (const actor of [ann, ROOT])
      await expect(permissionsOf(requireUndoing, batch, { actor })).rejects.toThrow(refused);
  });

  it('can be changed like any other if it is editable', async () => {
    expect(await permissionsOf(requireChanges, batch, { isEditable: true })).toHaveLength(2);
  });
});

describe('personal views', () => {
  const bob = 'urn:li:corpuser:bob';
  const view = (name: string) => `urn:li:dataHubView:${name}`;
  const infoOf = (actor: string) => ({ type: 'PERSONAL', created: { time: 1, actor } });
  const stored = new Map([
    [view('mine'), ann],
    [view('his'), bob],
  ]);
  /** Permits whatever takes MANAGE_GLOBAL_VIEWS. */
  const deps = {
    model: accessModel,
    entities: {
      findEntities: (urns: readonly string[]) =>
        Promise.resolve(
          urns.map((urn) => {
            const text = JSON.stringify(infoOf(stored.get(urn) ?? ''));
            return stored.has(urn) ? { urn, aspects: new Map([['dataHubViewInfo', { text }]]) } : undefined;
          }),
        ),
    },
    decisions: {
      findPrivilegedPrincipals: () => Promise.resolve(new Set()),
      allows: (_: string, permissions: readonly RequiredPermission[]) =>
        Promise.resolve(permissions.map(({ anyOf }) => anyOf.includes('MANAGE_GLOBAL_VIEWS'))),
      require: (_: string, permissions: readonly RequiredPermission[]) => {
        if (permissions.every(({ anyOf }) => anyOf.includes('MANAGE_GLOBAL_VIEWS'))) return Promise.resolve();
        return Promise.reject(new Error('refused'));
      },
    },
  } as unknown as RequirementDeps;
  const write = (name: string) => change(view(name), 'dataHubViewInfo', infoOf(ann));

  it('are decided beforehand as they are when they are written', async () => {
    const changes = numbered([write('mine'), write('his'), write('new'), change(tag, 'tagProperties')]);
    expect(await permittedChanges(deps, changes, ann)).toEqual([true, false, true, false]);
  });

  it('of others are not changed by undoing a write with the privilege to manage views', async () => {
    const undo = (name: string) => requireUndoing(deps, [deletion(view(name), 'dataHubViewInfo')], ann);
    await expect(undo('his')).rejects.toThrow('refused');
    await expect(undo('mine')).resolves.toBeUndefined();
  });

  it('that the actor creates are reported, because others may create them too', async () => {
    expect(await requireChanges(deps, numbered([write('mine'), write('new')]), ann)).toEqual([1]);
  });
});

const model = loadModel([join(import.meta.dirname, '..', '..', '..', 'schemas')]);
const TABLE = 'urn:li:dataset:(urn:li:dataPlatform:hive,t,PROD)';
const stamp = { time: 1, actor: 'urn:li:corpuser:a' };
const incident = (entities: string[]) => ({
  ...{ type: 'OPERATIONAL', entities, created: stamp },
  status: { state: 'ACTIVE', lastUpdated: stamp },
});
const hidden = { newer: { entities: [TABLE] } };
const creation = (value: object) => Object.entries(value).map(([name, member]) => set(`/${name}`, member));
const set = (path: string, value: unknown) => ({ op: 'add', path, value });

it.each<[string, string, unknown, boolean]>([
  ['a known member', 'UPSERT', incident([TABLE]), false],
  ['a known member, beside an unknown field', 'UPSERT', { ...incident([TABLE]), ...hidden }, false],
  ['an unknown field', 'UPSERT', { ...incident([]), ...hidden }, true],
  ['a patch that creates a known member', 'PATCH', creation(incident([TABLE])), false],
  ['a patch that creates an unknown field', 'PATCH', creation({ ...incident([]), ...hidden }), true],
  ['a patch that creates no aspect', 'PATCH', [set('/newer', { entities: [TABLE] })], true],
])('%s: %s', async (_, changeType, value, expected) => {
  const proposal = { urn: 'urn:li:incident:i', aspectName: 'incidentInfo', value: JSON.stringify(value) };
  const [change] = changesOf(
    await prepareProposals(model, [{ ...proposal, changeType: changeType as 'UPSERT' }]),
  );
  expect(namesUnknownSubjects(model, change!)).toBe(expected);
});

it('concerns only aspects that state subjects', () => {
  const change = { changeType: 'UPSERT', value: { newer: { entities: [] } }, index: 0 } as const;
  const of = (entityType: string, aspectName: string) =>
    namesUnknownSubjects(model, { ...change, urn: `urn:li:${entityType}:x`, aspectName, entityType });
  expect([of('tag', 'tagProperties'), of('incident', 'status'), of('incident', 'toString')]).toEqual([
    false,
    false,
    false,
  ]);
});
