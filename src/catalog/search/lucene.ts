/**
 * The pieces of Lucene query text that Trellis composes. Tokens come from `toToken`, so they contain no white space, quotes or
 * backslashes and need no escaping in quotes. User input enters a query only as tokens.
 */

import { MAX_TOKEN_LENGTH } from '../../model/search/search-terms.js';

/** Full-text properties, from the strongest tier to exact filter terms. */
export type Tier = 'exact' | 'names' | 'texts' | 'terms';

/** Every node of the index. */
export const EVERYTHING = '*:*';

/** Nodes with the token, all with the same score: in a range of one term, the frequency of the term has no weight. */
export function same(tier: Tier, token: string, boost: number): string {
  return `search_${tier}:["${token}" TO "${token}"]^${boost}`;
}

/** Nodes with consecutive tokens, scored by frequency and length (BM25). */
export function ranked(tier: Tier, tokens: readonly string[], boost: number): string {
  return `search_${tier}:"${tokens.join(' ')}"^${boost}`;
}

/** Nodes with a filter term; adds nothing to the score. */
export function term(token: string): string {
  return `search_terms:"${token}"^0`;
}

/** Matches nothing, because no token has this text. */
export const MATCH_NONE = term('!');

/**
 * Nodes with a matching token: the pieces are literal, with any characters between them. All have the same score. Pieces longer than
 * the longest token match nothing; Lucene would refuse them as too complex from about that length.
 */
export function pattern(tier: Tier, pieces: readonly string[], boost: number): string {
  if (pieces.join('').length > MAX_TOKEN_LENGTH + 1) return MATCH_NONE;
  return `search_${tier}:${pieces.map(escapeLucene).join('*')}^${boost}`;
}

/** Nodes with a token that differs from this one, which has only letters, in at most this number of letters. Similar ones score higher. */
export function similar(tier: Tier, token: string, edits: 1 | 2): string {
  return `search_${tier}:${token}~${edits}`;
}

export function all(clauses: readonly string[]): string {
  return `(${clauses.map((clause) => `+${clause}`).join(' ')})`;
}

/** The same nodes without scores: Lucene then only decides whether a node matches, which takes half the time for many words. */
export function unscored(query: string): string {
  return `(${query})^0`;
}

/** At least one clause must match; the scores of all matching clauses are added. */
export function either(clauses: readonly string[]): string {
  return clauses.length === 1 ? String(clauses[0]) : `(${clauses.join(' ')})`;
}

export function not(clause: string): string {
  return `(+${EVERYTHING} -${clause})`;
}

/** Outside quotes every ASCII character other than letters and digits may have a meaning, so all are escaped. */
export function escapeLucene(text: string): string {
  return text.replace(/[^\p{L}\p{N}\p{M}\u0080-\u{10ffff}]/gu, '\\$&');
}
