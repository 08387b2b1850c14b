import { newErrorId, derivedId } from './ids.js';

describe('newErrorId', () => {
  it('returns unique ids without digits, so that no client mistakes them for a status code', () => {
    const ids = Array.from({ length: 1_000 }, newErrorId);
    expect(ids.filter((id) => !/^[b-df-hj-km-np-tv]{24}$/.test(id))).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

// Identifiers that follow from a text.

it('has the form of a UUID, and is the same for the same text only', () => {
  expect(derivedId('a')).toMatch(/^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/);
  expect(derivedId('a')).toBe(derivedId('a'));
  expect(derivedId('a')).not.toBe(derivedId('b'));
});
