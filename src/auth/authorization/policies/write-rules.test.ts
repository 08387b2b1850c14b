import { METADATA_NAMES, PLATFORM_NAMES } from './privileges.js';
import {
  SUBJECT_RULES,
  ASSETS,
  CLOSED_ASPECTS,
  COLUMN_ASPECTS,
  COLUMN_MEMBERS,
  privilegesOfAspect,
  privilegesOfMember,
  ruleOfType,
  typesManagedBy,
} from './write-rules.js';

const CLOSED_TYPES = [
  ...['dataHubPolicy', 'dataHubRole', 'inviteToken', 'dataHubAccessToken', 'dataHubSecret'],
  ...['dataHubIngestionSource', 'dataHubExecutionRequest', 'dataHubConnection', 'dataHubAction'],
  ...['dataHubRetention', 'dataHubUpgrade', 'globalSettings', 'telemetry'],
];

it.each(CLOSED_TYPES)('writing entities of the closed type %s requires one platform privilege', (type) => {
  const { isClosed, manage } = ruleOfType(type);
  expect([isClosed, manage.every((name) => PLATFORM_NAMES.has(name)), manage.length]).toEqual([
    true,
    true,
    1,
  ]);
});

it.each(['dataset', 'tag', 'corpuser', 'toString', 'constructor', '__proto__', ''])(
  'entities of the type %j are not closed',
  (type) => {
    expect(ruleOfType(type).isClosed).toBeUndefined();
  },
);

it('no privilege manages a type without rules', () => {
  for (const type of ['dataset', 'toString', '__proto__']) expect(ruleOfType(type)).toEqual({ manage: [] });
});

it('a privilege manages the types whose rules name it', () => {
  expect(typesManagedBy(new Set())).toEqual([]);
  expect(typesManagedBy(new Set(['MANAGE_TAGS']))).toEqual(['tag']);
  expect(typesManagedBy(new Set(['MANAGE_GLOSSARIES', 'CREATE_TAGS']))).toEqual([
    'glossaryTerm',
    'glossaryNode',
  ]);
  for (const type of typesManagedBy(PLATFORM_NAMES))
    expect(typesManagedBy(new Set(ruleOfType(type).manage))).toContain(type);
});

it.each([
  ['globalTags', ['EDIT_ENTITY_TAGS']],
  ['editableDatasetProperties', ['EDIT_ENTITY_DOCS']],
  ['editableMlModelGroupProperties', ['EDIT_ENTITY_DOCS']],
  ['editableSchemaMetadata', []],
  ['uneditableDatasetProperties', []],
  ['datasetProperties', []],
  ['toString', []],
  ['__proto__', []],
])('the privileges that permit writing %s besides EDIT_ENTITY are %j', (aspect, privileges) => {
  expect(privilegesOfAspect(aspect)).toEqual(privileges);
});

it.each([
  ['tagProperties', 'colorHex', ['EDIT_TAG_COLOR']],
  ['tagProperties', 'name', []],
  ['tagProperties', 'toString', []],
  ['corpGroupEditableInfo', 'slack', ['EDIT_CONTACT_INFO']],
  ['dashboardInfo', 'charts', ['EDIT_LINEAGE']],
  ['toString', 'length', []],
  ['__proto__', 'toString', []],
])('the privileges that permit patching only %s.%s are %j', (aspect, member, privileges) => {
  expect(privilegesOfMember(aspect, member)).toEqual(privileges);
});

it('the rules name only existing privileges', () => {
  const known = new Set([...PLATFORM_NAMES, ...METADATA_NAMES]);
  const named = [
    ...Object.values(CLOSED_ASPECTS),
    ...Object.values(COLUMN_MEMBERS),
    ...Object.values(COLUMN_ASPECTS),
    ...Object.values(SUBJECT_RULES).flatMap(({ anyOf, above = [] }) => [anyOf, above]),
    ASSETS.anyOf,
    ...[...CLOSED_TYPES, 'corpuser', 'corpGroup', 'tag', 'domain', 'post'].flatMap((type) => {
      const { manage, create = [] } = ruleOfType(type);
      return [manage, create];
    }),
  ].flat();
  expect(named.filter((name) => !known.has(name))).toEqual([]);
});
