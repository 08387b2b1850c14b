/** Identifiers that follow from a text. */
import { derivedId } from './derived-id.js';

it('has the form of a UUID, and is the same for the same text only', () => {
  expect(derivedId('a')).toMatch(/^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/);
  expect(derivedId('a')).toBe(derivedId('a'));
  expect(derivedId('a')).not.toBe(derivedId('b'));
});
