import { refusal } from '../../test/helpers/unit/refusal.js';
import { cardinalityOf, readMappings } from './er-relationships.js';

const pairs = (...texts: string[]) =>
  texts.map((text) => ({ sourceField: text.charAt(0), destinationField: text.charAt(1) }));

it.each([
  ['no field is repeated', pairs('ax', 'by'), 'ONE_ONE'],
  ['a field of the destination is repeated', pairs('ax', 'bx'), 'N_ONE'],
  ['a field of the source is repeated', pairs('ax', 'ay'), 'ONE_N'],
  ['both repeat a field', pairs('ax', 'ay', 'bx'), 'N_N'],
])('if %s, the cardinality is the matching one', (_name, mappings, cardinality) => {
  expect(cardinalityOf(mappings)).toBe(cardinality);
});

it('a relationship maps complete pairs of fields', () => {
  expect(readMappings(pairs('ax'))).toEqual(pairs('ax'));
  const path = '/input/properties/relationshipFieldmappings';
  for (const none of [undefined, null, []])
    expect(() => readMappings(none)).toThrow(refusal('INVALID_REQUEST', { path }));
  for (const pair of [{ sourceField: 'a' }, { sourceField: ' ', destinationField: 'x' }])
    expect(() => readMappings([...pairs('by'), pair])).toThrow(
      refusal('INVALID_REQUEST', { path: `${path}/1` }),
    );
});
