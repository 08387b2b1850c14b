/** Percent-encoding: in the parts of a URN, where it is part of the name, and in URL paths, where it is not. */

const ENCODED_RUN = /(?:%[0-9a-fA-F]{2})+/g;

/**
 * A name as a key part. Encodes what has a meaning in URNs, as existing clients do (`,` `(` `)` and U+241F), and a `%` that
 * would read as the start of an encoded character. `decodePart` gives the name back.
 */
export function encodePart(name: string): string {
  return name.replace(/[,()\u241f]|%(?=[0-9a-fA-F]{2})/g, (character) =>
    character === '(' ? '%28' : character === ')' ? '%29' : encodeURIComponent(character),
  );
}

/**
 * A key part as people write it, for showing and for search. Not for comparing: only the encoded form identifies. What is
 * not the encoding of UTF-8 text stays as it is.
 */
export function decodePart(part: string): string {
  return decodePercent(part) ?? part;
}

/** Decodes once; a `%` without two hex digits stays. Undefined when the bytes are not UTF-8. */
export function decodePercent(text: string): string | undefined {
  if (!text.includes('%')) return text;
  try {
    return text.replace(ENCODED_RUN, (run) => decodeURIComponent(run));
  } catch (error) {
    if (error instanceof URIError) return undefined;
    throw error;
  }
}
