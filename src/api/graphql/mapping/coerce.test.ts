/** Conversion of stored JSON to the type of a field. */
import { buildSchema, isObjectType, type GraphQLNamedType, type GraphQLOutputType } from 'graphql';
import fc from 'fast-check';
import { parseKeepingDigits } from '../../../core/json.js';
import { parseUrnSyntax } from '../../../model/urn.js';
import { coercionTo, type EntityTypes } from './coerce.js';
import { EntityRef, findEntityRef } from './entity-ref.js';
import { memberAt, StoredRecord } from './record.js';

const owner = parseUrnSyntax('urn:li:tag:owner');
const schema = buildSchema(`
  scalar Long
  enum Color { RED GREEN }
  type Tag { urn: String }
  type Term { urn: String }
  union Label = Tag | Term
  type Entry { key: String! value: String }
  type Stamp { time: Long actor: String }
  type Wrapped { tag: Tag }
  type Marked { tag: Tag! }
  type Query {
    color: Color colors: [Color!]! tag: Tag tags: [Tag!] neverNull: [Tag!]! label: Label
    entries: [Entry!] stamp: Stamp stamps: [Stamp!] wrapped: Wrapped wrappeds: [Wrapped!]!
    marked: Marked markeds: [Marked!] long: Long int: Int text: String texts: [[String]]
  }
`);
const ENTITIES: Readonly<Record<string, string>> = { Tag: 'tag', Term: 'glossaryTerm' };
const isEntity = ({ name }: GraphQLNamedType): boolean => name in ENTITIES || name === 'Label';
const entities: EntityTypes = {
  isEntity,
  accepts: (type, urn) =>
    type.name === 'Label'
      ? Object.values(ENTITIES).includes(urn.entityType)
      : ENTITIES[type.name] === urn.entityType,
  wrappedMemberOf: ({ name }) => (name === 'Wrapped' ? 'tag' : undefined),
  requiredReferencesOf: ({ name }) =>
    name === 'Marked'
      ? [{ field: 'tag', paths: [['named', 'urn'], ['urn']], type: schema.getType('Tag')! }]
      : [],
};

function typeOf(field: string): GraphQLOutputType {
  const type = schema.getQueryType()?.getFields()[field]?.type;
  if (type === undefined) throw new Error(`no field ${field}`);
  return type;
}
const coerced = (field: string, value: unknown) => coercionTo(typeOf(field), entities)(value, owner);
const ref = (text: string) => new EntityRef(parseUrnSyntax(text));
const record = (value: object) => new StoredRecord(value as StoredRecord['value'], owner);

it.each([
  ['color', 'RED', 'RED'],
  ['color', 'BLUE', undefined],
  ['color', 7, undefined],
  ['color', null, undefined],
  ['colors', ['RED', 'BLUE', null], ['RED']],
  ['colors', undefined, []],
  ['tag', 'urn:li:tag:a', ref('urn:li:tag:a')],
  ['tag', ref('urn:li:tag:a'), ref('urn:li:tag:a')],
  ['tag', 'urn:li:glossaryTerm:a', undefined],
  ['tag', 'a', undefined],
  ['tag', { urn: 'urn:li:tag:a' }, undefined],
  ['label', 'urn:li:glossaryTerm:a', ref('urn:li:glossaryTerm:a')],
  ['label', 'urn:li:corpuser:a', undefined],
  ['marked', { urn: 'urn:li:tag:a' }, record({ urn: 'urn:li:tag:a' })],
  ['marked', { urn: 'urn:li:corpuser:a' }, undefined],
  ['marked', {}, undefined],
  ['marked', { named: { urn: 'urn:li:corpuser:a' }, urn: 'urn:li:tag:a' }, undefined],
  ['markeds', [{ urn: 'a' }, { urn: 'urn:li:tag:b' }], [record({ urn: 'urn:li:tag:b' })]],
  ['tags', ['urn:li:tag:a', 'nonsense', 'urn:li:corpuser:b', 7], [ref('urn:li:tag:a')]],
  ['tags', null, undefined],
  ['tags', 'urn:li:tag:a', undefined],
  ['neverNull', null, []],
  ['neverNull', 'urn:li:tag:a', []],
  ['entries', { b: 'x', a: 'y' }, [record({ key: 'b', value: 'x' }), record({ key: 'a', value: 'y' })]],
  ['entries', {}, []],
  ['entries', [{ key: 'a', value: 'x' }], [record({ key: 'a', value: 'x' })]],
  ['stamp', { time: 1 }, record({ time: 1 })],
  ['stamp', 'urn:li:tag:a', undefined],
  ['stamp', [], undefined],
  ['stamps', [{ time: 1 }, 'x', null], [record({ time: 1 })]],
  ['wrapped', 'urn:li:tag:a', record({ tag: 'urn:li:tag:a' })],
  ['wrapped', { tag: 'urn:li:tag:a' }, record({ tag: 'urn:li:tag:a' })],
  ['wrappeds', ['urn:li:tag:a', 7], [record({ tag: 'urn:li:tag:a' })]],
  ['int', 0, 0],
  ['int', null, undefined],
  ['text', '', ''],
  ['text', false, false],
  ['texts', [['a', null], null], [['a']]],
])('%s of %j', (field, value, expected) => {
  expect(coerced(field, value)).toEqual(expected);
});

it('keeps all digits of a Long, and converts other numbers to doubles', () => {
  const { n } = parseKeepingDigits('{"n":9007199254740993}') as { n: unknown };
  expect(String(coerced('long', n))).toBe('9007199254740993');
  expect(coerced('int', n)).toBe(9007199254740992);
});

it('neither returns null nor fails, for any stored value', () => {
  const fields = Object.values(schema.getQueryType()?.getFields() ?? {});
  const stored = fc.jsonValue({ maxDepth: 3 });
  fc.assert(
    fc.property(fc.constantFrom(...fields), stored, ({ type }, value) => {
      const given = coercionTo(type, entities)(value, owner);
      expect(given).not.toBeNull();
      if (String(type).endsWith('!]!')) expect(Array.isArray(given)).toBe(true);
    }),
  );
  expect(fields.some(({ type }) => isObjectType(type))).toBe(true);
});

describe('a member', () => {
  it.each([
    [{ a: { b: 1 } }, ['a', 'b'], 1],
    [{ a: [{ b: 'x' }] }, ['a', '0', 'b'], 'x'],
    [{ a: null }, ['a'], undefined],
    [{ a: null }, ['a', 'b'], undefined],
    [{ a: 'text' }, ['a', 'length'], undefined],
    [{}, ['constructor'], undefined],
    [{}, ['__proto__'], undefined],
    [undefined, ['a'], undefined],
    [7, [], 7],
    [{ a: 0 }, ['a'], 0],
    [{ a: false }, ['a'], false],
  ])('of %j at %j', (value, path, expected) => {
    expect(memberAt(value, path)).toEqual(expected);
  });
});

it.each(['urn:li:tag:a', 'a', '', 7, null, undefined, {}])(
  '%j becomes a reference where it is a URN',
  (value) => {
    expect(findEntityRef(value)?.urn.text).toBe(value === 'urn:li:tag:a' ? value : undefined);
  },
);
