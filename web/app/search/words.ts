/** The words of a query, and where they are in a text. */

/** A part of a text. */
export interface TextPart {
  readonly text: string;
  /** True if the part matches a word of the query. */
  readonly isMarked: boolean;
}

/**
 * Splits a text at words that start with a word of the query. Parts of names such as `ordersDaily_v2` count as words. The plural
 * of a word is marked like the word.
 * @param words in lower case
 */
export function markWords(text: string, words: readonly string[]): TextPart[] {
  const stems = words
    .filter((word) => /^[\p{L}\p{N}]/u.test(word))
    .map((word) => (word.length > 3 ? word.replace(/s$/, '') : word));
  if (stems.length === 0) return [{ text, isMarked: false }];
  const longestFirst = stems.sort((one, other) => other.length - one.length).map(escaped);
  const pattern = new RegExp(`(?:${longestFirst.join('|')})s?`, 'giu');
  const parts: TextPart[] = [];
  let done = 0;
  for (const match of text.matchAll(pattern)) {
    if (!beginsWord(text, match.index)) continue;
    if (match.index > done) parts.push({ text: text.slice(done, match.index), isMarked: false });
    parts.push({ text: match[0], isMarked: true });
    done = match.index + match[0].length;
  }
  return done < text.length ? [...parts, { text: text.slice(done), isMarked: false }] : parts;
}

function beginsWord(text: string, at: number): boolean {
  const before = text.slice(0, at).at(-1) ?? ' ';
  const letter = text.charAt(at);
  if (!/[\p{L}\p{N}]/u.test(before)) return true;
  if (/\p{Ll}/u.test(before) && /\p{Lu}/u.test(letter)) return true;
  return /\p{N}/u.test(before) !== /\p{N}/u.test(letter);
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/**
 * Words of a query, in lower case and without operators, fields, quotes and stars, for marking them in texts.
 * Words after `NOT` or `-` are omitted.
 */
export function queryWords(query: string): string[] {
  const wanted = query
    .replaceAll(/(?:\bNOT\s+|(?<=^|[\s(])-)(?:"[^"]*"|[^\s()]+)/g, ' ')
    .replaceAll(/\b(?:AND|OR)\b/g, ' ')
    .replaceAll(/(?<=^|[\s(+])[\w.]+:(?=\S)/g, ' ');
  const words = wanted.match(/[\p{L}\p{N}]+/gu) ?? [];
  return [
    ...new Set(
      words.flatMap((word) => word.split(/(?<=\p{Ll}{2})(?=\p{Lu})/u)).map((word) => word.toLowerCase()),
    ),
  ];
}
