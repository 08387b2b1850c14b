/** Percent-encoding in the parts of a URN, where it belongs to the name, and in URL paths, where it does not. */

const ENCODED_RUN = /(?:%[0-9a-fA-F]{2})+/g;

/**
 * Encodes a name as a key part. It encodes the characters with a meaning in URNs, as existing clients do (`,` `(` `)` and U+241F), and a `%` that
 * looks like the start of an encoded character. `decodePart` reverts it.
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

/** Decodes once; a `%` without two hex digits stays. Undefined if the bytes are not UTF-8. */
export function decodePercent(text: string): string | undefined {
  if (!text.includes('%')) return text;
  try {
    return text.replace(ENCODED_RUN, (run) => decodeURIComponent(run));
  } catch (error) {
    if (error instanceof URIError) return undefined;
    throw error;
  }
}
