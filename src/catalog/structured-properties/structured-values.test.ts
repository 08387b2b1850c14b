/** Values that the definition of a structured property allows. */
import fc from 'fast-check';
import { refusal } from '../../../test/helpers/unit/refusal.js';
import { isMeantFor, readValue, readValues, type Definition } from './structured-values.js';

const TYPE = 'urn:li:dataType:datahub.';
const PROPERTY = 'urn:li:structuredProperty:io.acme.tier';
const definitionOf = (parts: Partial<Definition> & { type?: string } = {}): Definition => {
  const { type = 'string', ...rest } = parts;
  const entityTypes = ['urn:li:entityType:datahub.dataset'];
  return { qualifiedName: 'io.acme.tier', valueType: TYPE + type, entityTypes, ...rest };
};
const text = (stringValue: string) => ({ stringValue });
const number = (numberValue: number) => ({ numberValue });
const users = { allowedTypes: ['urn:li:entityType:datahub.corpuser', 'urn:li:entityType:datahub.corpGroup'] };

it.each([
  ['two values if one is allowed', {}, [text('a'), text('b')], 'one value only'],
  ['two values of cardinality SINGLE', { cardinality: 'SINGLE' }, [text('a'), text('b')], 'one value only'],
  ['a number for a text', {}, [number(1)], 'the type is string'],
  ['a text for a number', { type: 'number' }, [text('1')], 'the type is number'],
  ['a number for a date', { type: 'date' }, [number(2024)], 'the type is date'],
  [
    'both in one',
    {},
    [{ stringValue: 'a', numberValue: 1 }],
    'each is either a stringValue or a numberValue',
  ],
  ['neither', {}, [{}], 'each is either a stringValue or a numberValue'],
  ['nulls', {}, [{ stringValue: null, numberValue: null }], 'each is either'],
  ['what is no date', { type: 'date' }, [text('yesterday')], 'a date, YYYY-MM-DD'],
  ['a date with a time', { type: 'date' }, [text('2024-02-29T00:00')], 'a date, YYYY-MM-DD'],
  ['a date on a second line', { type: 'date' }, [text('2024-02-29\n')], 'a date, YYYY-MM-DD'],
  ['a month that no year has', { type: 'date' }, [text('2024-13-01')], 'a date, YYYY-MM-DD'],
  ['a day that the month does not have', { type: 'date' }, [text('2023-02-29')], 'a date, YYYY-MM-DD'],
  ['a text that is too long for a search field', {}, [text('é'.repeat(17_000))], 'at most 32766 bytes'],
  ['what is no URN', { type: 'urn' }, [text('ann')], 'a URN'],
  [
    'a URN of another type',
    { type: 'urn', typeQualifier: users },
    [text('urn:li:tag:x')],
    'corpuser or corpgroup',
  ],
  [
    'a value that is not allowed',
    { allowedValues: [{ value: { string: 'a' } }] },
    [text('b')],
    'value: {string=b} should be one of [{string=a}]',
  ],
  [
    'a text that looks like an allowed number',
    { type: 'number', allowedValues: [{ value: { double: 3 } }] },
    [number(4)],
    'value: {double=4.0} should be one of [{double=3.0}]',
  ],
  ['any value where none is allowed', { allowedValues: [] }, [text('a')], 'should be one of []'],
  [
    'the second of several',
    { cardinality: 'MULTIPLE', allowedValues: [{ value: { string: 'a' } }] },
    [text('a'), text('b')],
    'value: {string=b} should be one of [{string=a}]',
  ],
])('refuses %s', (_, definition, values, rule) => {
  expect(() => readValues(PROPERTY, definitionOf(definition), values)).toThrow(
    refusal('INVALID_REQUEST', { rule: expect.stringContaining(rule) }),
  );
  expect(() => readValues(PROPERTY, definitionOf(definition), values)).toThrow(PROPERTY);
});

it.each([
  ['a text', {}, [text('a')], [{ string: 'a' }]],
  ['an empty text', {}, [text('')], [{ string: '' }]],
  ['zero', { type: 'number' }, [number(0)], [{ double: 0 }]],
  ['no value', {}, [], []],
  ['several', { cardinality: 'MULTIPLE' }, [text('a'), text('a')], [{ string: 'a' }, { string: 'a' }]],
  ['a date', { type: 'date' }, [text('2024-02-29')], [{ string: '2024-02-29' }]],
  ['rich text', { type: 'rich_text' }, [text('# A')], [{ string: '# A' }]],
  [
    'an allowed number',
    { type: 'number', allowedValues: [{ value: { double: 3 } }] },
    [number(3)],
    [{ double: 3 }],
  ],
  ['any URN', { type: 'urn' }, [text('urn:li:tag:x')], [{ string: 'urn:li:tag:x' }]],
  [
    'a URN of an allowed type, in whatever case the types are written',
    { type: 'urn', typeQualifier: users },
    [text('urn:li:corpGroup:x')],
    [{ string: 'urn:li:corpGroup:x' }],
  ],
  [
    'any URN where the list of types is empty',
    { type: 'urn', typeQualifier: { allowedTypes: [] } },
    [text('urn:li:tag:x')],
    [{ string: 'urn:li:tag:x' }],
  ],
])('accepts %s', (_, definition, values, stored) => {
  expect(readValues(PROPERTY, definitionOf(definition), values)).toEqual(stored);
});

it('accepts exactly the allowed values', () => {
  const values = fc.oneof(
    fc.string().map((string) => ({ string })),
    fc.double({ noNaN: true }).map((double) => ({ double })),
  );
  fc.assert(
    fc.property(fc.array(values, { maxLength: 4 }), values, (allowed, value) => {
      const type = 'string' in value ? 'string' : 'number';
      const definition = definitionOf({ type, allowedValues: allowed.map((each) => ({ value: each })) });
      const input = 'string' in value ? text(value.string) : number(value.double);
      const isAllowed = allowed.some((each) => JSON.stringify(each) === JSON.stringify(value));
      const read = () => readValues(PROPERTY, definition, [input]);
      if (isAllowed) expect(read()).toEqual([value]);
      else expect(read).toThrow(refusal('INVALID_REQUEST'));
    }),
  );
});

it('reads a text or a number, and refuses both or none', () => {
  expect(readValue({ stringValue: 'a', numberValue: null })).toEqual({ string: 'a' });
  expect(readValue({ stringValue: null, numberValue: 1 })).toEqual({ double: 1 });
  expect(readValue({ stringValue: '', numberValue: 0 })).toBeUndefined();
});

it.each([
  [['urn:li:entityType:datahub.dataset'], 'dataset', true],
  [['urn:li:entityType:dataset'], 'dataset', true],
  [['urn:li:entityType:datahub.corpUser'], 'corpuser', true],
  [['urn:li:entityType:datahub.chart', 'urn:li:entityType:datahub.dataJob'], 'dataJob', true],
  [['urn:li:entityType:datahub.chart'], 'dataset', false],
  [[], 'dataset', false],
])('a property for %j is for a %s: %s', (entityTypes, entityType, expected) => {
  expect(isMeantFor(definitionOf({ entityTypes }), entityType)).toBe(expected);
});
