import { textOfValue, typeOfEntityTypeUrn, valueInputs } from './property-edits.js';

it('sends texts as texts and numbers as numbers', () => {
  expect(valueInputs(['30 days'], 'STRING')).toEqual([{ stringValue: '30 days' }]);
  expect(valueInputs(['30', '1.5'], 'NUMBER')).toEqual([{ numberValue: 30 }, { numberValue: 1.5 }]);
});

it.each(['', ' ', 'many', 'Infinity'])('does not accept "%s" as a number', (text) => {
  expect(valueInputs([text], 'NUMBER')).toBeUndefined();
});

it('shows both kinds of values as text', () => {
  expect([{ stringValue: 'gold' }, { numberValue: 0 }].map(textOfValue)).toEqual(['gold', '0']);
});

it('reads the name of a built-in or custom entity type', () => {
  expect(typeOfEntityTypeUrn('urn:li:entityType:datahub.dataset')).toBe('dataset');
  expect(typeOfEntityTypeUrn('urn:li:entityType:acme')).toBe('acme');
});
