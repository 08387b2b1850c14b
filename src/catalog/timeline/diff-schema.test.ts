/** Changes of a schema and their severity for readers. */
import type { JsonObject } from '../../core/json.js';
import { field, schemaOf, typed } from '../../../test/helpers/unit/schema-fields.js';
import { diffSchema } from './diff-schema.js';
import { textOrEmpty } from './diff-items.js';

const URN = 'urn:li:dataset:(urn:li:dataPlatform:hive,t,PROD)';
const diff = (before: JsonObject | undefined, after: JsonObject | undefined) =>
  diffSchema({ urn: URN, aspect: 'schemaMetadata', before, after });
/** `OPERATION change WEIGHT` of each event. */
const summarize = (before: JsonObject | undefined, after: JsonObject | undefined) =>
  diff(before, after).map(
    ({ operation, parameters, semVerChange }) =>
      `${operation} ${textOrEmpty(parameters, 'change')} ${semVerChange}`,
  );
const table = (...fields: JsonObject[]) => schemaOf(fields);
const id = field('id');

it.each<[string, JsonObject | undefined, JsonObject | undefined, string[]]>([
  ['a first schema', undefined, table(id), ['ADD ADDED MINOR']],
  ['a schema that was deleted', table(id), undefined, ['REMOVE REMOVED MAJOR']],
  ['a new field', table(id), table(id, field('size')), ['ADD ADDED MINOR']],
  ['a field that is gone', table(id, field('size')), table(id), ['REMOVE REMOVED MAJOR']],
  ['a renamed field', table(id, field('old')), table(id, field('new')), ['MODIFY RENAMED MINOR']],
  ['another type', table(id), table(field('id', 'text')), ['MODIFY TYPE MAJOR']],
  [
    'another type of the platform alone',
    table(id),
    table({ ...id, nativeDataType: 'bigint' }),
    ['MODIFY TYPE MAJOR'],
  ],
  [
    'nulls that there were none of',
    table(id),
    table({ ...id, nullable: true }),
    ['MODIFY NULLABILITY MAJOR'],
  ],
  ['no nulls any more', table({ ...id, nullable: true }), table(id), ['MODIFY NULLABILITY MINOR']],
  ['nulls left out and denied', table(id), table({ ...id, nullable: false }), []],
  [
    'a type and nulls at once',
    table(id),
    table(field('id', 'text', { nullable: true })),
    ['MODIFY TYPE MAJOR'],
  ],
  ['a description', table(id), table({ ...id, description: 'the key' }), []],
  ['another order', table(id, field('b')), table(field('b'), id), []],
  ['the other notation', table(field('a.b')), table(field(typed('a.[type=int].b'))), ['MODIFY PATH PATCH']],
  [
    'another type on the way to the field',
    table(field(typed('a.[type=int].b'))),
    table(field(typed('a.[type=long].b'))),
    ['MODIFY PATH MAJOR'],
  ],
])('%s', (...[, before, after, expected]) => {
  expect(summarize(before, after)).toEqual(expected);
});

const keyed = (...primaryKeys: string[]) => schemaOf([id, field('b')], { primaryKeys });
const plain = table(id, field('b'));

it.each<[string, JsonObject, JsonObject, string[]]>([
  ['where there was none', plain, keyed('id'), ['ADD PRIMARY_KEY MINOR']],
  ['of other fields', keyed('id'), keyed('id', 'b'), ['MODIFY PRIMARY_KEY MAJOR']],
  ['in another order', keyed('id', 'b'), keyed('b', 'id'), ['MODIFY PRIMARY_KEY MAJOR']],
  ['that is gone', keyed('id'), plain, ['REMOVE PRIMARY_KEY MAJOR']],
  [
    'that fields tell of instead',
    keyed('id'),
    schemaOf([{ ...id, isPartOfKey: true }, field('b')], { primaryKeys: [] }),
    [],
  ],
])('a primary key %s', (...[, before, after, expected]) => {
  expect(summarize(before, after)).toEqual(expected);
});

it('reports foreign keys that were added, removed or changed, by their names', () => {
  const key = (name: string, foreignDataset: string) => ({
    ...{ name, foreignDataset, sourceFields: ['a'], foreignFields: ['b'] },
  });
  const before = schemaOf([], { foreignKeys: [key('gone', 'x'), key('moved', 'x'), key('kept', 'x')] });
  const after = schemaOf([], { foreignKeys: [key('kept', 'x'), key('moved', 'y'), key('fresh', 'x')] });
  expect(diff(before, after).map(({ operation, modifier }) => [operation, modifier])).toEqual([
    ['REMOVE', 'gone'],
    ['ADD', 'fresh'],
    ['MODIFY', 'moved'],
  ]);
  expect(diff(before, after)[2]?.parameters).toEqual({ change: 'FOREIGN_KEY', ...key('moved', 'y') });
});

it('reports the old and the new field, for people and for programs', () => {
  const [event] = diff(table(field('size')), table(field('size', 'text')));
  const fieldUrn = `urn:li:schemaField:(${URN},size)`;
  expect(event).toMatchObject({
    ...{ category: 'TECHNICAL_SCHEMA', entityUrn: URN, aspect: 'schemaMetadata', modifier: fieldUrn },
    description: 'Field size has the type text, before int.',
    parameters: {
      ...{ change: 'TYPE', fieldUrn, fieldPath: 'size', type: 'StringType', nullable: false },
      previous: { fieldPath: 'size', nativeDataType: 'int', type: 'NumberType', nullable: false },
    },
  });
  const sentences = [
    diff(undefined, table(field('a', ''))),
    diff(table(id), undefined),
    diff(table(id), table(field('key'))),
    diff(table(id), table({ ...id, nullable: true })),
    diff(table({ ...id, nullable: true }), table(id)),
  ].map(([first]) => first?.description);
  expect(sentences).toEqual([
    'Field a was added with the type StringType.',
    'Field id was removed.',
    'Field key was called id before.',
    'Field id may be null now.',
    'Field id is never null now.',
  ]);
});

it('ignores invalid parts of a schema', () => {
  const odd = { fields: [null, 'x', 7, {}], foreignKeys: 'x', primaryKeys: [1] } as unknown as JsonObject;
  expect(diff(odd, structuredClone(odd))).toEqual([]);
  expect(diff({ fields: {} }, {})).toEqual([]);
});

describe('the parameters of a changed field', () => {
  const events = (before: JsonObject, after: JsonObject) =>
    diffSchema({ urn: URN, aspect: 'schemaMetadata', before, after });
  const path = '[version=2.0].[type=struct].address.[type=string].city';

  it('name a rename and a change of the type, and show the plain path', () => {
    const [renamed] = events(table(field('old')), table(field('new')));
    expect(renamed).toMatchObject({
      modifier: `urn:li:schemaField:(${URN},old)`,
      parameters: { modificationCategory: 'RENAME', fieldPath: 'new' },
    });
    const [retyped] = events(table(field(path, 'text')), table(field(path, 'int')));
    expect(retyped).toMatchObject({ parameters: { modificationCategory: 'TYPE_CHANGE', fieldPath: path } });
    expect(retyped?.description).toMatch(/^Field address\.city has the type int/);
  });
});
