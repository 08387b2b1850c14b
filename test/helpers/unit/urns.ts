/** Generates URNs and names for property tests. */
import fc from 'fast-check';

/** Characters of real names and characters with a meaning in URNs, paths or patches. */
const NAME_UNITS = [
  ...Array.from('abcXYZ019'),
  ...Array.from('._-/:@[]{}"\'#?&=+*~'),
  ' ',
  'é',
  'ß',
  '日',
  '😀',
  '\ue000',
  '%2C',
  '%28',
  '%29',
  '%25',
  '%C3%A9',
  '%',
  '\\',
];

/** A key part without characters that structure the URN. */
const partArbitrary: fc.Arbitrary<string> = fc
  .array(fc.constantFrom(...NAME_UNITS), { minLength: 1, maxLength: 12 })
  .map((units) => units.join(''))
  .filter((text) => text.trim() === text);

/** A key part that may contain balanced parentheses. Commas between them belong to the part. */
export const anyPartArbitrary: fc.Arbitrary<string> = fc.oneof(
  partArbitrary,
  fc.tuple(partArbitrary, partArbitrary, partArbitrary).map(([name, a, b]) => `${name}(${a},${b})`),
  partArbitrary.map((part) => `urn:li:dataset:(urn:li:dataPlatform:hive,${part},PROD)`),
);

const typeArbitrary: fc.Arbitrary<string> = fc.constantFrom('dataset', 'mlFeature', 'tag', 'my_type', 'x-1');

export const pieceArbitrary = fc.record({
  entityType: typeArbitrary,
  parts: fc.array(anyPartArbitrary, { minLength: 1, maxLength: 4 }),
});

/** Names with any characters, including those that must be encoded. */
export const nameArbitrary: fc.Arbitrary<string> = fc
  .array(fc.constantFrom(...NAME_UNITS, ',', '(', ')', '\u241f'), { minLength: 0, maxLength: 15 })
  .map((units) => units.join(''));

export function catchError(run: () => unknown): unknown {
  try {
    run();
  } catch (error) {
    return error;
  }
  return undefined;
}

/** Encodes a URN as a segment of a URL path, including all reserved characters. */
export function encodeUrnForPath(urn: string): string {
  return encodeURIComponent(urn).replace(/[()]/g, (character) => (character === '(' ? '%28' : '%29'));
}
