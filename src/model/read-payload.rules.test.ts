import type { JsonObject } from '../core/json.js';
import { checkRules } from './read-payload.js';

const schema = (...paths: string[]): JsonObject => ({ fields: paths.map((fieldPath) => ({ fieldPath })) });
const edited = (...paths: string[]): JsonObject => ({
  editableSchemaFieldInfo: paths.map((fieldPath) => ({ fieldPath })),
});
const form = (...ids: string[]): JsonObject => ({ prompts: ids.map((id) => ({ id })) });
const SETTINGS = 'structuredPropertySettings';
const NOT_EMPTY = 'a text that is not empty';

it.each([
  ['schemaMetadata', schema('id', 'name', 'id', 'id'), '/fields/2/fieldPath', 'field paths are unique'],
  ['schemaMetadata', schema('id', ''), '/fields/1/fieldPath', NOT_EMPTY],
  ['schemaMetadata', schema(' '), '/fields/0/fieldPath', NOT_EMPTY],
  [
    'editableSchemaMetadata',
    edited('b', 'b'),
    '/editableSchemaFieldInfo/1/fieldPath',
    'field paths are unique',
  ],
  ['editableSchemaMetadata', edited(''), '/editableSchemaFieldInfo/0/fieldPath', NOT_EMPTY],
  ['formInfo', form('a', 'b', 'b'), '/prompts/2/id', 'ids of prompts are unique'],
  ...['showInSearchFilters', 'showInAssetSummary', 'showInColumnsTable', 'showAsAssetBadge'].map(
    (name): [string, JsonObject, string, string] => [
      ...([SETTINGS, { isHidden: true, [name]: true }, `/${name}`, `not both isHidden and ${name}`] as const),
    ],
  ),
])('refuses in %s: %j', (aspect, value, path, rule) => {
  expect(() => {
    checkRules(aspect, value, undefined);
  }).toThrow(expect.objectContaining({ code: 'INVALID_ASPECT', details: { path, rule, aspect } }));
});

it.each<[string, string, JsonObject, JsonObject | undefined]>([
  ['paths of different case', 'schemaMetadata', schema('id', 'ID'), undefined],
  ['several types of one path', 'schemaMetadata', schema('[type=int].a', '[type=string].a'), undefined],
  ['no list', 'editableSchemaMetadata', {}, undefined],
  ['another aspect', 'inputFields', schema('id', 'id'), undefined],
  ['faults that are stored already', 'schemaMetadata', schema('id', 'id', '', 'new'), schema('id', 'id', '')],
  ['a hidden property', SETTINGS, { isHidden: true, showInSearchFilters: false }, undefined],
  [
    'a property that hides empty values',
    SETTINGS,
    { isHidden: true, hideInAssetSummaryWhenEmpty: true },
    undefined,
  ],
  ['a property that is shown', SETTINGS, { isHidden: false, showInSearchFilters: true }, undefined],
])('accepts %s', (_, aspect, value, before) => {
  expect(() => {
    checkRules(aspect, value, before);
  }).not.toThrow();
});

it('refuses a new fault in a value that has others', () => {
  expect(() => {
    checkRules('schemaMetadata', schema('id', 'id', 'a', 'a'), schema('id', 'id', 'a'));
  }).toThrow('schemaMetadata.fields.3.fieldPath: "a" is repeated');
});
