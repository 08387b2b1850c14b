/** A change can be written in many forms. No form requires fewer privileges than the plain one. */
import { membershipPermissions } from '../principals/principal-rules.js';
import { permissionsForChange, withSubjectsOfBatch } from './change-permissions.js';
import { evaluateFully, type LoadedActor } from './evaluate-permission.js';
import { urnOnlyFacts, type ResourceFacts } from './facts.js';
import { readPolicy } from './stored-policy.js';
import type { Change, RequiredPermission } from './types.js';

const dataset = 'urn:li:dataset:(urn:li:dataPlatform:hive,x,PROD)';
const other = 'urn:li:dataset:(urn:li:dataPlatform:hive,y,PROD)';
const column = (table: string) => `urn:li:schemaField:(${table},id)`;
const add = (path: string, value: unknown) => ({ op: 'add', path, value });

function change(urn: string, aspectName: string, value: unknown, changeType = 'PATCH'): Change {
  return { urn, aspectName, changeType: changeType as Change['changeType'], value };
}

describe('a change of group memberships', () => {
  const [mine, privileged] = ['urn:li:corpGroup:mine', 'urn:li:corpGroup:privileged'];
  const urn = 'urn:li:corpuser:admin';
  const stored = JSON.stringify({ nativeGroups: [privileged] });
  const permissionsOf = async (value: unknown, changeType?: string) => {
    const [permissions] = await membershipPermissions(
      [change(urn, 'nativeGroupMembership', value, changeType)],
      {
        entities: {
          findEntities: () =>
            Promise.resolve([{ urn, aspects: new Map([['nativeGroupMembership', { text: stored }]]) }]),
        } as never,
        decisions: {
          findPrivilegedPrincipals: (groups) =>
            Promise.resolve(new Set(groups.filter((group) => group === privileged))),
        },
      },
    );
    return permissions;
  };
  const step = add(`/nativeGroups/${mine}`, mine);

  it('requires the privilege on each group that the user joins or leaves', async () => {
    const own = [{ urn: mine, anyOf: ['EDIT_GROUP_MEMBERS', 'MANAGE_USERS_AND_GROUPS'] }];
    expect(await permissionsOf([step])).toEqual(own);
    expect(await permissionsOf([{ op: 'remove', path: `/nativeGroups/${mine}` }])).toEqual(own);
    expect(await permissionsOf({ nativeGroups: [privileged, mine] }, 'UPSERT')).toEqual(own);
    const gone = [{ urn: privileged, anyOf: ['MANAGE_POLICIES'] }];
    expect(await permissionsOf([{ op: 'remove', path: `/nativeGroups/${privileged}` }])).toEqual(gone);
    expect(await permissionsOf({ nativeGroups: [] }, 'UPSERT')).toEqual(gone);
    expect(await permissionsOf(undefined, 'DELETE')).toEqual(gone);
  });

  // Jest passes `done` to callbacks with more parameters than values.
  it.each<[string, unknown, string?]>([
    ['an index', { patch: [add('/nativeGroups/0', mine)], forceGenericPatch: true }],
    ['the end of the list', { patch: [add('/nativeGroups/-', mine)], forceGenericPatch: true }],
    ['a generic patch', { patch: [step], forceGenericPatch: true }],
    ['keys that the patch defines', { patch: [step], arrayPrimaryKeys: { nativeGroups: ['x'] } }],
    ['an envelope', { patch: [step] }],
    ['an index in a bare list of steps', [{ op: 'remove', path: '/nativeGroups/0' }]],
    ['a complete list', [add('/nativeGroups', [mine])]],
    ['a complete value', [add('', { nativeGroups: [mine] })]],
    ['a removed list', [{ op: 'remove', path: '/nativeGroups' }]],
    ['a path inside an item', [add(`/nativeGroups/${mine}/x`, mine)]],
    ['a step on the whole list after a step on a group', [step, { op: 'remove', path: '/nativeGroups' }]],
    ['a value that is not a patch', 'x'],
    ['a group in a member other than the list', { nativeGroups: [], x: privileged }, 'UPSERT'],
    ['a group inside another URN', { nativeGroups: [`urn:li:tag:x/${privileged}`] }, 'UPSERT'],
    ['a list in a wrapper', { nativeGroups: { array: [privileged] } }, 'UPSERT'],
  ])('requires the highest privileges if its groups are unclear: %s', async (_, ...given) => {
    expect(await permissionsOf(...given)).toEqual([{ urn, anyOf: ['MANAGE_POLICIES'] }]);
  });
});

describe('the subjects of a written entity', () => {
  const aboutOf = (given: Change, type: string) => permissionsForChange(given, type)[0]?.about?.[0]?.urns;
  const incident = 'urn:li:incident:i';
  const domain = 'urn:li:domain:d';

  it.each<[string, unknown, string]>([
    ['a complete value', { entities: [other] }, 'UPSERT'],
    ['in the wrapper of a list', { entities: { array: [other] } }, 'UPSERT'],
    ['in nested wrappers', { entities: { array: [{ string: other }] } }, 'UPSERT'],
    ['a column', { entities: [column(other)] }, 'UPSERT'],
    ['a step', [add('/entities', { array: [{ string: other }] })], 'PATCH'],
    ['an envelope', { patch: [add('/entities/0', other)], forceGenericPatch: true }, 'PATCH'],
    ['a step that replaces the value', [add('', { entities: { array: [other] } })], 'PATCH'],
  ])('are found in every form of the change: %s', (_, value, changeType) => {
    expect(aboutOf(change(incident, 'incidentInfo', value, changeType), 'incident')).toEqual([other]);
  });

  it('are found for assertions and data products', () => {
    const product = 'urn:li:dataProduct:p';
    const both = { domains: [domain], domainAssociations: [{ domain: 'urn:li:domain:e' }] };
    const found = aboutOf(change(product, 'domains', both, 'UPSERT'), 'dataProduct');
    expect(found).toEqual([domain, 'urn:li:domain:e']);
    const patch = [add(`/domainAssociations/${domain}`, {})];
    expect(aboutOf(change(product, 'domains', patch), 'dataProduct')).toEqual([domain]);
    const fields = { datasetAssertion: { dataset: { string: dataset }, fields: [column(other)] } };
    const assertion = change('urn:li:assertion:a', 'assertionInfo', fields, 'UPSERT');
    expect(aboutOf(assertion, 'assertion')).toEqual([dataset, other]);
  });
});

describe('a subject that only an unknown field names', () => {
  const incident = 'urn:li:incident:i';
  const permissionOf = (given: Change) => permissionsForChange(given, 'incident');
  const unknown = permissionOf({
    ...change(incident, 'incidentInfo', { newer: { entities: [other] } }, 'UPSERT'),
    namesUnknownSubjects: true,
  });
  const flags = (permissions: readonly RequiredPermission[]) =>
    withSubjectsOfBatch(permissions).map(({ about = [] }) => about.map(({ areUnknown }) => areUnknown));

  it('is marked, unless another change of the batch names one that the model knows', () => {
    expect(flags(unknown)).toEqual([[true]]);
    const known = permissionOf(change(incident, 'incidentInfo', { entities: [dataset] }, 'UPSERT'));
    expect(flags([...unknown, ...known])).toEqual([[undefined], [undefined]]);
    expect(withSubjectsOfBatch([...unknown, ...known])[0]?.about?.[0]?.urns).toEqual([other, dataset]);
  });
});

describe('a privilege on the subject of an entity', () => {
  const incident = 'urn:li:incident:i';
  const policy = readPolicy(
    'urn:li:dataHubPolicy:p',
    JSON.stringify({
      type: 'METADATA',
      state: 'ACTIVE',
      privileges: ['EDIT_ENTITY_INCIDENTS'],
      actors: { allUsers: true },
      resources: { filter: { criteria: [{ field: 'URN', values: [dataset] }] } },
    }),
  );
  const actor = { urn: 'urn:li:corpuser:a', groups: new Set<string>(), roles: new Set<string>() };
  const loaded: LoadedActor = { actor, policies: [policy], urnOnly: [], platform: new Set() };
  const may = (exists: boolean | 'named unknown', ...stored: string[]): boolean => {
    const [areUnknown, isStored] = [exists === 'named unknown', exists === true];
    const known = isStored ? [incident, dataset] : [dataset];
    const facts = new Map<string, ResourceFacts>(known.map((urn) => [urn, urnOnlyFacts(urn)]));
    const subjectsOfWrite = { urns: [dataset], anyOf: ['EDIT_ENTITY_INCIDENTS'] };
    const about = [areUnknown ? { ...subjectsOfWrite, areUnknown } : subjectsOfWrite];
    const subjects = new Map([[incident, stored.map(urnOnlyFacts)]]);
    const permission = { urn: incident, anyOf: ['EDIT_ENTITY'], about };
    return evaluateFully(loaded, permission, { facts, subjects, above: new Map() });
  };

  it('allows creating the entity, but changing it only if its stored subject is covered', () => {
    expect([may(false), may(true), may(true, dataset), may(true, other)]).toEqual([true, false, true, false]);
  });

  it('does not allow creating the entity if only an unknown field names the subject', () => {
    expect(may('named unknown')).toBe(false);
  });

  it('also covers columns of the subject', () => {
    expect(may(true, column(dataset))).toBe(true);
    expect(may(true, dataset, column(dataset))).toBe(true);
    expect(may(true, dataset, column(other))).toBe(false);
    expect(may(true, dataset, 'urn:li:schemaField:x')).toBe(false);
  });
});

describe('the labels of a change', () => {
  const [good, bad] = ['urn:li:tag:good', 'urn:li:tag:bad'];
  const labelsOf = (value: unknown, aspectName = 'globalTags') =>
    permissionsForChange(change(dataset, aspectName, value), 'dataset')[0]?.labels;
  const columns = (...parts: string[]) => ['/editableSchemaFieldInfo', ...parts].join('/');

  it('are those that its paths and values name', () => {
    expect(labelsOf([add(`/tags/${good}/tag`, good)])).toEqual([good, good]);
    expect(labelsOf([add(`/tags/${good}/tag`, bad)])).toEqual([good, bad]);
    expect(labelsOf([add(`/tags/${good}`, { tag: { string: bad } })])).toEqual([good, bad]);
    const path = columns('id', 'globalTags', 'tags', good);
    expect(labelsOf([{ op: 'remove', path }], 'editableSchemaMetadata')).toEqual([good]);
  });

  // Jest passes `done` to callbacks with more parameters than values.
  it.each<[string, unknown, string?]>([
    ['a complete list', [add('/tags', [{ tag: good }])]],
    ['an index', { patch: [add('/tags/0', { tag: good })], forceGenericPatch: true }],
    ['a generic patch', { patch: [add(`/tags/${good}`, { tag: good })], forceGenericPatch: true }],
    [
      'keys that the patch defines',
      { patch: [add(`/tags/${good}`, {})], arrayPrimaryKeys: { tags: ['context'] } },
    ],
    [
      'a column with the URN of a label as its name',
      [add(columns(good, 'globalTags', 'tags'), [])],
      'editableSchemaMetadata',
    ],
  ])('are unknown for %s', (_, ...given) => {
    expect(labelsOf(...given)).toBeUndefined();
  });
});

it('a patch with its own keys requires the privileges on all parts of a column', () => {
  const step = add('/editableSchemaFieldInfo/id/description', 'x');
  const count = (value: unknown) =>
    permissionsForChange(change(dataset, 'editableSchemaMetadata', value), 'dataset').length;
  expect([count([step]), count({ patch: [step] }), count({ patch: [step], arrayPrimaryKeys: {} })]).toEqual([
    1, 1, 1,
  ]);
  const keys = { editableSchemaFieldInfo: ['x', 'y', 'fieldPath'] };
  expect(count({ patch: [step], arrayPrimaryKeys: keys })).toBe(3);
  expect(count({ patch: [step], forceGenericPatch: true })).toBe(3);
});
