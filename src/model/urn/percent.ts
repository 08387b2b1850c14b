/** Percent-encoding in key parts and in URL paths. In a key part, the encoding belongs to the name; in a URL path, it does not. */

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
