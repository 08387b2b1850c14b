/** SQL's `%` wildcard, as clients write it for URNs. */
export interface LikePattern {
  /** The text before the first wildcard, for an index. */
  readonly prefix: string;
  /** Regular expression for the whole text. */
  readonly pattern: string;
}

export function likePattern(text: string): LikePattern {
  const parts = text.split('%');
  const escaped = parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return { prefix: parts[0] ?? '', pattern: escaped.join('.*') };
}
