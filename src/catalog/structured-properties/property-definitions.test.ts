/** Definitions of structured properties: creation and changes. */
import { applied, stepsOf } from '../../../test/helpers/unit/proposals.js';
import { refusal } from '../../../test/helpers/unit/refusal.js';
import { changeDefinition, changeSettings, newDefinition } from './property-definitions.js';

const stamp = { time: 7, actor: 'urn:li:corpuser:ada' };
const urn = 'urn:li:structuredProperty:p';
const parts = { valueType: 'urn:li:dataType:datahub.string', entityTypes: ['urn:li:entityType:x'] };
const definition = {
  qualifiedName: 'p',
  ...parts,
  displayName: 'Tier',
  allowedValues: [{ value: { string: 'a' }, description: 'First' }],
};
const property = { urn, definition };

it('stores the given members only', () => {
  expect(newDefinition('p', { ...parts, displayName: null, description: '' }, stamp)).toEqual({
    qualifiedName: 'p',
    description: '',
    ...parts,
    created: stamp,
    lastModified: stamp,
  });
  expect(
    newDefinition(
      'p',
      {
        ...parts,
        cardinality: 'MULTIPLE',
        immutable: false,
        allowedValues: [{ stringValue: 'a', description: 'A' }, { stringValue: 'b' }],
        typeQualifier: { allowedTypes: ['urn:li:entityType:y'] },
      },
      stamp,
    ),
  ).toMatchObject({
    cardinality: 'MULTIPLE',
    immutable: false,
    allowedValues: [{ value: { string: 'a' }, description: 'A' }, { value: { string: 'b' } }],
    typeQualifier: { allowedTypes: ['urn:li:entityType:y'] },
  });
});

it.each([{}, { stringValue: 'a', numberValue: 1 }])('refuses the allowed value %j', (value) => {
  const expected = (path: string) => refusal('INVALID_REQUEST', { path });
  expect(() => newDefinition('p', { ...parts, allowedValues: [value] }, stamp)).toThrow(
    expected('/input/allowedValues/0'),
  );
  expect(() => changeDefinition(property, { newAllowedValues: [value] }, stamp)).toThrow(
    expected('/input/newAllowedValues/0'),
  );
});

it.each([
  ['string', { numberValue: 1 }, 'the type is string'],
  ['number', { stringValue: '1' }, 'the type is number'],
  ['date', { stringValue: 'now' }, 'a date, YYYY-MM-DD'],
])('refuses an allowed value that no %s can be', (type, value, rule) => {
  const typed = { ...parts, valueType: `urn:li:dataType:datahub.${type}` };
  const expected = (path: string) => refusal('INVALID_REQUEST', { path, rule });
  expect(() => newDefinition('p', { ...typed, allowedValues: [value] }, stamp)).toThrow(
    expected('/input/allowedValues/0'),
  );
  const change = () =>
    changeDefinition({ urn, definition: { ...definition, ...typed } }, { newAllowedValues: [value] }, stamp);
  expect(change).toThrow(expected('/input/newAllowedValues/0'));
});

it('extends the allowed values and types, and keeps the existing ones', () => {
  const change = changeDefinition(
    property,
    {
      newAllowedValues: [{ stringValue: 'c/d~' }, { stringValue: '2' }],
      newEntityTypes: ['urn:li:entityType:x', 'urn:li:entityType:y'],
      typeQualifier: { newAllowedTypes: ['urn:li:entityType:z'] },
      setCardinalityAsMultiple: true,
    },
    stamp,
  );
  const grown = {
    ...definition,
    cardinality: 'MULTIPLE',
    allowedValues: [...definition.allowedValues, { value: { string: 'c/d~' } }, { value: { string: '2' } }],
    entityTypes: ['urn:li:entityType:x', 'urn:li:entityType:y'],
    typeQualifier: { allowedTypes: ['urn:li:entityType:z'] },
    lastModified: stamp,
  };
  expect(applied(change, definition)).toEqual(grown);
  expect(applied(change, grown)).toEqual(grown);
});

it('extends the allowed values of a number', () => {
  const numbers = {
    ...definition,
    valueType: 'urn:li:dataType:datahub.number',
    allowedValues: [{ value: { double: 1 } }],
  };
  const change = changeDefinition(
    { urn, definition: numbers },
    { newAllowedValues: [{ numberValue: 2 }] },
    stamp,
  );
  expect(applied(change, numbers)).toMatchObject({
    allowedValues: [{ value: { double: 1 } }, { value: { double: 2 } }],
  });
});

it('changes only the given texts; cardinality never becomes single', () => {
  const change = changeDefinition(
    property,
    { displayName: 'New', description: null, setCardinalityAsMultiple: false },
    stamp,
  );
  expect(applied(change, { ...definition, cardinality: 'MULTIPLE', description: 'Old' })).toEqual({
    ...definition,
    displayName: 'New',
    cardinality: 'MULTIPLE',
    description: 'Old',
    lastModified: stamp,
  });
});

it('changes only the given settings', () => {
  expect(changeSettings(urn, undefined, stamp)).toEqual([]);
  expect(changeSettings(urn, null, stamp)).toEqual([]);
  const [change] = changeSettings(urn, { isHidden: false, showAsAssetBadge: null }, stamp);
  expect(change && stepsOf(change)).toEqual([
    { op: 'add', path: '/isHidden', value: false },
    { op: 'add', path: '/lastModified', value: stamp },
  ]);
});
