/** Percent-encoding in key parts and in URL paths. In a key part, the encoding belongs to the name; in a URL path, it does not. */
import { urnError } from './urn.js';

const ENCODED_RUN = /(?:%[0-9a-fA-F]{2})+/g;

/**
 * Encodes a name as a key part. It encodes the characters with a meaning in URNs (`,` `(` `)` and U+241F), like existing clients, and a
 * `%` that looks like the start of an encoded character. `decodePart` reverts it.
 */
export function encodePart(name: string): string {
  return name.replace(/[,()\u241f]|%(?=[0-9a-fA-F]{2})/g, (character) =>
    character === '(' ? '%28' : character === ')' ? '%29' : encodeURIComponent(character),
  );
}

/**
 * Decodes a key part for display and search. Do not compare decoded parts: only the encoded form identifies an entity. Text that is
 * not encoded UTF-8 stays unchanged.
 */
export function decodePart(part: string): string {
  return decodePercent(part) ?? part;
}

/** Decodes a text once. A `%` without two hexadecimal digits stays. Returns undefined if the bytes are not UTF-8. */
export function decodePercent(text: string): string | undefined {
  if (!text.includes('%')) return text;
  try {
    return text.replace(ENCODED_RUN, (run) => decodeURIComponent(run));
  } catch (error) {
    if (error instanceof URIError) return undefined;
    throw error;
  }
}

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

/**
 * Reverts the escapes of the Python client in the URN of a single `ingestProposal`: every character beyond ASCII arrives as the
 * six characters of its escape, `\u00e9` for é, two of them for characters beyond U+FFFF. Escapes of ASCII characters
 * do not come from this client and stay. Batches and the OpenAPI endpoints do not need this.
 */
export function unescapeClientUrn(text: string): string {
  if (!text.includes('\\u')) return text;
  return text.replace(/\\u([0-9a-fA-F]{4})/g, (escape, digits: string) => {
    const unit = Number.parseInt(digits, 16);
    return unit < 0x80 ? escape : String.fromCharCode(unit);
  });
}
