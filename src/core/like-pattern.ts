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
