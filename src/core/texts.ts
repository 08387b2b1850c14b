/** Texts: as Neo4j stores them, in trees, with wildcards, and their checksums. */
/** Returns a text as Neo4j stores it: it replaces lone surrogates, which UTF-8 cannot encode. */
export function toStoredText(text: string): string {
  return text.replace(/\p{Cs}/gu, '\ufffd');
}

/** Collects every text in a tree that begins with the prefix, at any depth. Names of members do not count. */
export function collectTexts(tree: unknown, found: Set<string>, prefix = ''): void {
  if (typeof tree === 'string' && tree.startsWith(prefix)) found.add(tree);
  if (typeof tree === 'object' && tree !== null)
    for (const member of Object.values(tree)) collectTexts(member, found, prefix);
}

/** Sorts after every character, for the upper end of a range of texts with a common prefix. */
export const LAST_CHARACTER = '\u{10ffff}';

/** A text with the wildcard `%` of SQL, as clients write it for URNs. */
export interface LikePattern {
  /** The text before the first wildcard, for an index. */
  readonly prefix: string;
  /** Source of a regular expression for the whole text. */
  readonly pattern: string;
}

export function likePattern(text: string): LikePattern {
  const parts = text.split('%');
  const escaped = parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return { prefix: parts[0] ?? '', pattern: escaped.join('.*') };
}

/** A range of texts, both ends included, and a regular expression for them. */
export interface LikeRange {
  readonly from: string;
  readonly until: string;
  readonly pattern: string;
}

/** Returns the texts that a text with wildcards can match. */
export function likeRange(text: string): LikeRange {
  const { prefix, pattern } = likePattern(text);
  return { from: prefix, until: prefix + LAST_CHARACTER, pattern };
}

const OFFSET = 0x811c9dc5;
const PRIME = 0x01000193;

/**
 * Returns a checksum that distinguishes texts: FNV-1a over the UTF-16 units, an integer below 2^32. It does not protect against intended
 * collisions.
 */
export function checksum(text: string): number {
  let sum = OFFSET;
  for (let index = 0; index < text.length; index += 1) sum = Math.imul(sum ^ text.charCodeAt(index), PRIME);
  return sum >>> 0;
}
