/** The changes that each privilege allows: from a change to its permissions, and from these to a decision. */
import { urnOnlyFacts, type ResourceFacts } from './facts.js';
import { evaluateFully, type LoadedActor } from './evaluate-permission.js';
import { METADATA_NAMES, PLATFORM_NAMES } from './privileges.js';
import { readPolicy } from './stored-policy.js';
import { permissionForDeletion, permissionsForChange } from './change-permissions.js';
import type { Change } from './types.js';
import { CLOSED_ASPECTS } from './write-rules.js';

const actor = { urn: 'urn:li:corpuser:a', groups: new Set<string>(), roles: new Set<string>() };
const dataset = 'urn:li:dataset:(urn:li:dataPlatform:hive,x,PROD)';

/** An actor with these METADATA and PLATFORM privileges on all entities. */
function holding(...names: string[]): LoadedActor {
  const privileges = names.filter((name) => METADATA_NAMES.has(name));
  const stored = { type: 'METADATA', state: 'ACTIVE', privileges, actors: { users: [actor.urn] } };
  const policy = readPolicy('urn:li:dataHubPolicy:p', JSON.stringify(stored));
  const platform = new Set(names.filter((name) => PLATFORM_NAMES.has(name)));
  return { actor, policies: [policy], urnOnly: [policy], platform };
}

const typeOf = (urn: string): string => urn.split(':')[2] ?? '';
function knowing(exists: boolean, urn: string) {
  const facts = new Map<string, ResourceFacts>(exists ? [[urn, urnOnlyFacts(urn)]] : []);
  return { facts, subjects: new Map(), above: new Map() };
}

const change = (urn: string, aspectName: string, value: unknown = {}): Change => ({
  ...{ urn, aspectName, changeType: 'UPSERT' },
  value,
});
const by = (changeType: Change['changeType'], given: Change): Change => ({ ...given, changeType });
function mayChange(who: LoadedActor, given: Change, exists = true): boolean {
  const permissions = permissionsForChange(given, typeOf(given.urn));
  return permissions.every((permission) => evaluateFully(who, permission, knowing(exists, given.urn)));
}
const mayWrite = (who: LoadedActor, urn: string, aspectName: string): boolean =>
  mayChange(who, change(urn, aspectName));
const mayCreate = (who: LoadedActor, urn: string, aspectName: string): boolean =>
  mayChange(who, change(urn, aspectName), false);
const mayDelete = (who: LoadedActor, urn: string): boolean =>
  evaluateFully(who, permissionForDeletion(urn, typeOf(urn)), knowing(true, urn));

const PARTS: [privilege: string, aspect: string][] = [
  ['EDIT_ENTITY_TAGS', 'globalTags'],
  ['EDIT_ENTITY_GLOSSARY_TERMS', 'glossaryTerms'],
  ['EDIT_ENTITY_OWNERS', 'ownership'],
  ['EDIT_ENTITY_DOCS', 'editableDatasetProperties'],
  ['EDIT_ENTITY_DOCS', 'documentation'],
  ['EDIT_ENTITY_DOC_LINKS', 'institutionalMemory'],
  ['EDIT_ENTITY_STATUS', 'status'],
  ['EDIT_DOMAINS_PRIVILEGE', 'domains'],
  ['EDIT_DEPRECATION_PRIVILEGE', 'deprecation'],
  ['EDIT_ENTITY_PROPERTIES', 'structuredProperties'],
  ['EDIT_LINEAGE', 'upstreamLineage'],
  ['EDIT_ENTITY_OPERATIONS', 'operation'],
  ['EDIT_ENTITY_EMBED', 'embed'],
];

describe.each(PARTS)('%s', (privilege, aspect) => {
  const one = holding(privilege);

  it(`allows writing ${aspect}, and no aspect that requires another privilege`, () => {
    expect(mayWrite(one, dataset, aspect)).toBe(true);
    for (const [other, name] of PARTS)
      expect([name, mayWrite(one, dataset, name)]).toEqual([name, other === privilege]);
    expect(mayWrite(one, dataset, 'datasetProperties')).toBe(false);
  });

  it('does not allow creating or deleting an entity', () => {
    expect([mayCreate(one, dataset, aspect), mayDelete(one, dataset)]).toEqual([false, false]);
  });
});

it('EDIT_ENTITY allows writing every ordinary aspect and creating entities, but not deleting them', () => {
  const editor = holding('EDIT_ENTITY');
  for (const aspect of [...PARTS.map(([, name]) => name), 'datasetProperties'])
    expect([aspect, mayWrite(editor, dataset, aspect), mayCreate(editor, dataset, aspect)]).toEqual([
      aspect,
      true,
      true,
    ]);
  expect(mayDelete(editor, dataset)).toBe(false);
});

it('CREATE_ENTITY allows creating entities, DELETE_ENTITY deleting them, and neither changing them', () => {
  const [creator, deleter] = [holding('CREATE_ENTITY'), holding('DELETE_ENTITY')];
  const rights = (who: LoadedActor) => [
    mayCreate(who, dataset, 'status'),
    mayWrite(who, dataset, 'status'),
    mayDelete(who, dataset),
  ];
  expect([rights(creator), rights(deleter)]).toEqual([
    [true, false, false],
    [false, false, true],
  ]);
});

const CLOSED: [privilege: string, urn: string, aspect: string][] = [
  ...Object.entries(CLOSED_ASPECTS).map(([aspect, [privilege = '']]): [string, string, string] => {
    return [privilege, 'urn:li:corpuser:b', aspect];
  }),
  ['MANAGE_POLICIES', 'urn:li:dataHubRole:Reader', 'dataHubRoleInfo'],
  ['MANAGE_POLICIES', 'urn:li:dataHubPolicy:p', 'dataHubPolicyInfo'],
  ['MANAGE_POLICIES', 'urn:li:dataHubPolicy:p', 'status'],
  ['MANAGE_SECRETS', 'urn:li:dataHubSecret:s', 'dataHubSecretValue'],
  ['MANAGE_SYSTEM_OPERATIONS', 'urn:li:globalSettings:0', 'globalSettingsInfo'],
];

it.each(CLOSED)('%s is required on %s to write the aspect %s', (privilege, urn, aspect) => {
  expect(mayWrite(holding(privilege), urn, aspect)).toBe(true);
  const others = holding(...[...METADATA_NAMES, ...PLATFORM_NAMES].filter((name) => name !== privilege));
  expect([mayWrite(others, urn, aspect), mayCreate(others, urn, aspect)]).toEqual([false, false]);
});

describe('ingestion', () => {
  const [source, request] = ['urn:li:dataHubIngestionSource:s', 'urn:li:dataHubExecutionRequest:r'];
  const [info, input] = ['dataHubIngestionSourceInfo', 'dataHubExecutionRequestInput'];

  it('requires MANAGE_INGESTION, or the privileges to edit and to delete together', () => {
    for (const [urn, aspect] of [
      [source, info],
      [source, 'ownership'],
      [request, input],
      [request, 'dataHubExecutionRequestResult'],
    ] as const) {
      const permitted = [['MANAGE_INGESTION'], ['EDIT_ENTITY', 'DELETE_ENTITY']].map((names) =>
        holding(...names),
      );
      for (const who of permitted)
        expect([mayWrite(who, urn, aspect), mayCreate(who, urn, aspect), mayDelete(who, urn)]).toEqual([
          ...[true, true, true],
        ]);
      for (const missing of ['EDIT_ENTITY', 'DELETE_ENTITY']) {
        const names = [...METADATA_NAMES, ...PLATFORM_NAMES];
        const others = holding(...names.filter((name) => name !== missing && name !== 'MANAGE_INGESTION'));
        expect([mayWrite(others, urn, aspect), mayCreate(others, urn, aspect)]).toEqual([false, false]);
      }
    }
  });

  it('allows deletion with DELETE_ENTITY alone', () => {
    const deleter = holding('DELETE_ENTITY');
    for (const urn of [source, request]) expect(mayDelete(deleter, urn)).toBe(true);
    expect([mayWrite(deleter, source, info), mayDelete(holding('EDIT_ENTITY'), source)]).toEqual([
      false,
      false,
    ]);
  });

  it.each([
    ['a value', { changeType: 'UPSERT', value: { source: { type: 'x', ingestionSource: source } } }],
    [
      'a patch',
      { changeType: 'PATCH', value: [{ op: 'add', path: '/source/ingestionSource', value: source }] },
    ],
    [
      'a patch of the record',
      { changeType: 'PATCH', value: [{ op: 'add', path: '/source', value: { ingestionSource: source } }] },
    ],
  ] as const)('requires a privilege on the source that %s names', (_, parts) => {
    const change = { urn: request, aspectName: input, ...parts };
    const [, , onSource] = permissionsForChange(change, 'dataHubExecutionRequest');
    expect(onSource).toEqual({ urn: source, anyOf: ['EXECUTE_ENTITY', 'MANAGE_INGESTION'] });
  });
});

it.each([
  ['MANAGE_GLOBAL_VIEWS', 'views'],
  ['MANAGE_HOME_PAGE_TEMPLATES', 'homePage'],
  ['MANAGE_FEATURES', 'docPropagation'],
  ['MANAGE_FEATURES', 'applications'],
])('%s allows a patch of the global settings that changes only %s', (privilege, member) => {
  const settings = 'urn:li:globalSettings:0';
  const patches = (...paths: string[]) =>
    by(
      'PATCH',
      change(
        settings,
        'globalSettingsInfo',
        paths.map((path) => ({ op: 'add', path, value: {} })),
      ),
    );
  const who = holding(privilege);
  expect(mayChange(who, patches(`/${member}`, `/${member}/enabled`))).toBe(true);
  for (const paths of [['/sso'], [`/${member}`, '/sso/baseUrl'], [''], ['/constructor'], []])
    expect([paths, mayChange(who, patches(...paths))]).toEqual([paths, false]);
  expect([mayWrite(who, settings, 'globalSettingsInfo'), mayDelete(who, settings)]).toEqual([false, false]);
});

it('no METADATA privilege allows deleting entities that control access', () => {
  const deleter = holding(...METADATA_NAMES);
  for (const urn of [
    'urn:li:dataHubRole:r',
    'urn:li:dataHubPolicy:p',
    'urn:li:corpuser:b',
    'urn:li:corpGroup:g',
  ])
    expect([urn, mayDelete(deleter, urn)]).toEqual([urn, false]);
});

it.each(['urn:li:corpuser:b', 'urn:li:corpGroup:g'])(
  'soft deletion of %s requires MANAGE_USERS_AND_GROUPS, but not a write of `removed: false`',
  (urn) => {
    const removed = (isRemoved: boolean) => change(urn, 'status', { removed: isRemoved });
    const [editor, manager] = [holding(...METADATA_NAMES), holding('MANAGE_USERS_AND_GROUPS')];
    expect([mayChange(editor, removed(true)), mayChange(editor, removed(false))]).toEqual([false, true]);
    expect([mayChange(manager, removed(true)), mayChange(manager, removed(false))]).toEqual([true, true]);
    expect(mayChange(editor, by('DELETE', change(urn, 'status')))).toBe(false);
  },
);

describe('a platform privilege', () => {
  it.each([
    ['MANAGE_TAGS', 'tag', 'tagProperties'],
    ['MANAGE_DOMAINS', 'domain', 'domainProperties'],
    ['MANAGE_GLOSSARIES', 'glossaryTerm', 'glossaryTermInfo'],
    ['MANAGE_GLOSSARIES', 'glossaryNode', 'glossaryNodeInfo'],
    ['MANAGE_GLOBAL_OWNERSHIP_TYPES', 'ownershipType', 'ownershipTypeInfo'],
    ['MANAGE_STRUCTURED_PROPERTIES', 'structuredProperty', 'propertyDefinition'],
    ['MANAGE_USERS_AND_GROUPS', 'corpGroup', 'corpGroupInfo'],
    ['MANAGE_SECRETS', 'dataHubSecret', 'dataHubSecretValue'],
    ['MANAGE_INGESTION', 'dataHubIngestionSource', 'dataHubIngestionSourceInfo'],
  ])(
    'such as %s allows creating, changing and deleting entities of the type %s',
    (privilege, type, aspect) => {
      const manager = holding(privilege);
      const urn = `urn:li:${type}:x`;
      expect([
        mayCreate(manager, urn, aspect),
        mayWrite(manager, urn, aspect),
        mayDelete(manager, urn),
      ]).toEqual([...[true, true, true]]);
      expect([mayWrite(manager, dataset, 'datasetProperties'), mayDelete(manager, dataset)]).toEqual([
        false,
        false,
      ]);
    },
  );

  it.each([
    ['CREATE_TAGS', 'urn:li:tag:x', 'tagProperties'],
    ['CREATE_DOMAINS', 'urn:li:domain:x', 'domainProperties'],
    ['CREATE_USERS_AND_GROUPS', 'urn:li:corpGroup:x', 'corpGroupInfo'],
  ])('such as %s allows creating %s, but not changing or deleting it', (privilege, urn, aspect) => {
    const creator = holding(privilege);
    expect([
      mayCreate(creator, urn, aspect),
      mayWrite(creator, urn, aspect),
      mayDelete(creator, urn),
    ]).toEqual([...[true, false, false]]);
  });

  it('has no effect in a METADATA policy', () => {
    const stored = {
      type: 'METADATA',
      state: 'ACTIVE',
      privileges: ['MANAGE_TAGS'],
      actors: { allUsers: true },
    };
    const policy = readPolicy('urn:li:dataHubPolicy:p', JSON.stringify(stored));
    const who = { actor, policies: [policy], urnOnly: [policy], platform: new Set<string>() };
    expect(mayWrite(who, 'urn:li:tag:x', 'tagProperties')).toBe(false);
  });
});

describe('privileges on columns', () => {
  const at = (...rest: string[]) => ['/editableSchemaFieldInfo/id', ...rest].join('/');
  const TAG = 'urn:li:tag:t';
  const STEPS: [string, object][] = [
    ['EDIT_DATASET_COL_TAGS', { op: 'add', path: at('globalTags', 'tags', TAG, 'tag'), value: TAG }],
    ['EDIT_DATASET_COL_GLOSSARY_TERMS', { op: 'add', path: at('glossaryTerms', 'terms'), value: [] }],
    ['EDIT_DATASET_COL_DESCRIPTION', { op: 'add', path: at('description'), value: 'x' }],
  ];
  const patch = (...steps: object[]) => by('PATCH', change(dataset, 'editableSchemaMetadata', steps));
  const whole = [
    change(dataset, 'editableSchemaMetadata', { editableSchemaFieldInfo: [] }),
    patch({ op: 'add', path: '', value: { editableSchemaFieldInfo: [] } }),
    patch({ op: 'add', path: at(), value: {} }),
    patch({ op: 'add', path: at('nullable'), value: true }),
    by('DELETE', change(dataset, 'editableSchemaMetadata')),
  ];

  it.each(STEPS)('include %s, which allows changing only one part of a column', (privilege, step) => {
    const one = holding(privilege);
    expect(mayChange(one, patch(step))).toBe(true);
    expect(mayChange(one, patch(...STEPS.map(([, each]) => each)))).toBe(false);
    for (const given of whole) expect(mayChange(one, given)).toBe(false);
  });

  it('allow changing everything if the actor has all three', () => {
    const all = holding(...STEPS.map(([privilege]) => privilege));
    for (const given of [...whole, patch(...STEPS.map(([, each]) => each))])
      expect(mayChange(all, given)).toBe(true);
  });

  it('cover columns that are entities if they are granted on the dataset', () => {
    const column = `urn:li:schemaField:(${dataset},id)`;
    const [editor, other] = [holding('EDIT_DATASET_COL_DESCRIPTION'), holding('EDIT_ENTITY_DOCS')];
    for (const isNew of [true, false]) {
      expect(mayChange(editor, change(column, 'documentation'), !isNew)).toBe(true);
      expect(mayChange(editor, change(column, 'globalTags'), !isNew)).toBe(false);
    }
    expect(mayWrite(other, column, 'documentation')).toBe(true);
    expect(mayCreate(other, column, 'documentation')).toBe(false);
  });
});

describe('a patch', () => {
  const tag = 'urn:li:tag:t';
  const paint = { op: 'add', path: '/colorHex', value: '#112233' };
  const rename = { op: 'add', path: '/name', value: 'y' };
  const painter = holding('EDIT_TAG_COLOR');
  const may = (value: unknown, changeType: Change['changeType'] = 'PATCH') =>
    mayChange(painter, by(changeType, change(tag, 'tagProperties', value)));

  it('of a tag may change only the color if the actor has only EDIT_TAG_COLOR', () => {
    expect(may([paint])).toBe(true);
    expect(may([paint, paint])).toBe(true);
    expect([may([paint, rename]), may([rename]), may([{ ...paint, path: '' }])]).toEqual([
      false,
      false,
      false,
    ]);
    expect(may({ patch: [paint, rename], arrayPrimaryKeys: {} })).toBe(false);
    expect(may({ name: 'x', colorHex: '#112233' }, 'UPSERT')).toBe(false);
    expect(may([])).toBe(false);
  });

  it('requires a privilege for each member that it changes', () => {
    const both = holding('EDIT_TAG_COLOR', 'EDIT_ENTITY_DOCS');
    const describing = { op: 'add', path: '/description', value: 'x' };
    expect(mayChange(both, by('PATCH', change(tag, 'tagProperties', [paint, describing])))).toBe(true);
    expect(may([paint, describing])).toBe(false);
  });
});

it('an actor without privileges may change nothing', () => {
  const nobody = holding();
  for (const changeType of [
    'UPSERT',
    'CREATE',
    'CREATE_ENTITY',
    'UPDATE',
    'RESTATE',
    'PATCH',
    'DELETE',
  ] as const)
    for (const exists of [true, false])
      expect(mayChange(nobody, by(changeType, change(dataset, 'datasetProperties', [])), exists)).toBe(false);
});

it('users may edit their own profile, but not the profiles of others', () => {
  const nobody = holding();
  expect([
    mayWrite(nobody, actor.urn, 'corpUserEditableInfo'),
    mayWrite(nobody, 'urn:li:corpuser:b', 'corpUserEditableInfo'),
    mayWrite(nobody, actor.urn, 'corpUserInfo'),
  ]).toEqual([true, false, false]);
});
