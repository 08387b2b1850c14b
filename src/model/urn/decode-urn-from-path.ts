/** Decodes and encodes URNs in URL paths. */
import { decodePercent } from './percent.js';
import { urnError } from './urn-fault.js';

const STRUCTURE = [
  ['(', '%28'],
  [')', '%29'],
  [',', '%2C'],
] as const;

/**
 * Reads a URN from a segment of a URL path as the client sent it, not decoded by a router. It accepts all
 * spellings that clients send: fully encoded, with some parentheses, commas and colons raw, or all raw.
 *
 * The rule is: decode exactly once. So a URN that contains `%2C` itself is read correctly if the client sends its `%` as `%25`. One
 * client (DELETE of the OpenAPI endpoints) sends such URNs raw, `(sigma,Total %28EUR%29)`, which decoding would turn into a
 * different URN. Therefore, if parentheses or commas appear both raw and encoded, and there is no `%25`, the encoded characters count
 * as part of a name if `isUrn` accepts that reading.
 *
 * A `+` is a plus. A `%` without two hexadecimal digits stays unchanged.
 * @param isUrn tells whether the text is a URN of the model. Without it, every path is decoded once.
 * @throws INVALID_URN if the encoded bytes are not UTF-8
 */
export function decodeUrnFromPath(raw: string, isUrn: (text: string) => boolean = () => false): string {
  const decoded = decodePercent(raw);
  if (decoded === undefined) {
    throw urnError(raw, {
      rule: 'percent-encoded UTF-8',
      problem: 'its percent-encoded bytes are not UTF-8',
    });
  }
  if (raw.includes('%25')) return decoded;
  const asNames = decodePercent(keepEncodedWhereRaw(raw));
  return asNames !== undefined && asNames !== decoded && isUrn(asNames) ? asNames : decoded;
}

/** Protects `%28`, `%29` and `%2C` from decoding if the text also contains the raw character. */
function keepEncodedWhereRaw(raw: string): string {
  const kept = STRUCTURE.filter(([character]) => raw.includes(character)).map(([, encoded]) =>
    encoded.slice(1),
  );
  if (kept.length === 0) return raw;
  return raw.replace(new RegExp(`%(?=${kept.join('|')})`, 'gi'), '%25');
}

/** Encodes a URN as a segment of a URL path, including all reserved characters. */
export function encodeUrnForPath(urn: string): string {
  return encodeURIComponent(urn).replace(/[()]/g, (character) => (character === '(' ? '%28' : '%29'));
}
