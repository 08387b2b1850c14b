import { refusal } from '../../../../test/helpers/unit/refusal.js';
import type { EntityReader } from '../../../catalog/entities/types.js';
import { checkSystemUsers } from './system-users.js';

const ROOT = 'urn:li:corpuser:datahub';
const [ann, bot, helper] = ['urn:li:corpuser:ann', 'urn:li:corpuser:bot', 'urn:li:corpuser:helper'];
const INFOS: Readonly<Record<string, object>> = {
  [ann]: { active: true },
  [bot]: { active: true, system: true },
  [helper]: { active: true, isSupportUser: true },
};

function reading() {
  const asked: (readonly string[])[] = [];
  const findEntities = (urns: readonly string[]) => {
    asked.push(urns);
    return Promise.resolve(
      urns.map((urn) => {
        const text = JSON.stringify(INFOS[urn]);
        return INFOS[urn] && { urn, aspects: new Map([['corpUserInfo', { text }]]) };
      }),
    );
  };
  return { asked, entities: { findEntities } as unknown as EntityReader };
}

const change = (urn: string, value: unknown, changeType: 'UPSERT' | 'PATCH' = 'UPSERT') => ({
  ...{ urn, entityType: 'corpuser', aspectName: 'corpUserInfo', changeType, index: 3 },
  value,
});
const deletion = (urn: string) => ({
  ...{ urn, entityType: 'corpuser', aspectName: 'corpUserKey', changeType: 'DELETE' as const, index: 3 },
});
const check = (given: ReturnType<typeof change> | ReturnType<typeof deletion>, actor = ann) =>
  checkSystemUsers(reading().entities, [given], actor);

it('nobody can delete a system user', async () => {
  for (const actor of [ann, bot, ROOT])
    await expect(check(deletion(bot), actor)).rejects.toThrow(
      refusal('INVALID_REQUEST', { urn: bot, index: 3 }),
    );
  for (const urn of [ann, helper, 'urn:li:corpuser:nobody'])
    await expect(check(deletion(urn))).resolves.toBeUndefined();
});

const SETTING: readonly [string, 'UPSERT' | 'PATCH', unknown][] = [
  ['/system', 'UPSERT', { active: true, system: true }],
  ['/isSupportUser', 'UPSERT', { active: true, isSupportUser: true }],
  ['/system', 'UPSERT', { active: true, system: { boolean: true } }],
  ['/system', 'UPSERT', { 'com.example.Info': { active: true, system: true } }],
  ['/system', 'PATCH', [{ op: 'add', path: '/system', value: true }]],
  ['/system', 'PATCH', [{ op: 'add', path: '', value: { active: true, system: true } }]],
  ['/isSupportUser', 'PATCH', { patch: [{ op: 'replace', path: '/isSupportUser', value: true }] }],
];

it.each(SETTING)('only system users set the mark %s by %s %j', async (path, changeType, value) => {
  const given = change(ann, value, changeType);
  await expect(check(given)).rejects.toThrow(refusal('FORBIDDEN', { urn: ann, path, index: 3 }));
  await expect(check(given, helper)).rejects.toThrow(refusal('FORBIDDEN'));
  for (const actor of [bot, ROOT]) await expect(check(given, actor)).resolves.toBeUndefined();
});

it('everybody may keep and clear marks', async () => {
  await expect(check(change(bot, { active: true, system: true }))).resolves.toBeUndefined();
  await expect(check(change(helper, { active: true, isSupportUser: true }))).resolves.toBeUndefined();
  await expect(check(change(bot, { active: true, system: true, isSupportUser: true }))).rejects.toThrow(
    refusal('FORBIDDEN', { path: '/isSupportUser' }),
  );
  const { asked, entities } = reading();
  const clearing = [
    change(bot, { active: true }),
    change(bot, { active: true, system: false, isSupportUser: null }),
    change(bot, [{ op: 'remove', path: '/system' }], 'PATCH'),
    change(bot, { active: true, customProperties: { system: 'true' } }),
    change(bot, [{ op: 'add', path: '/customProperties/system', value: 'true' }], 'PATCH'),
  ];
  await expect(checkSystemUsers(entities, clearing, ann)).resolves.toBeUndefined();
  // Such changes cost no statement.
  expect(asked).toEqual([]);
});
