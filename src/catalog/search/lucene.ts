/**
 * The pieces of Lucene query text that Trellis composes. Tokens come from `toToken`, so they hold no white space, quote or
 * backslash and may stand in quotes as they are; nothing a person typed goes into a query in any other way.
 */

import { MAX_TOKEN_LENGTH } from '../../model/search/token.js';

/** Full-text properties, from the strongest tier to exact filter terms. */
export type Tier = 'exact' | 'names' | 'texts' | 'terms';

/** Every node of the index. */
export const EVERYTHING = '*:*';

/** Nodes with the token, all with the same score: a range of one term is not weighed by how frequent the term is. */
export function same(tier: Tier, token: string, boost: number): string {
  return `search_${tier}:["${token}" TO "${token}"]^${boost}`;
}

/** Nodes with the tokens in a row, scored by frequency and length (BM25). */
export function ranked(tier: Tier, tokens: readonly string[], boost: number): string {
  return `search_${tier}:"${tokens.join(' ')}"^${boost}`;
}

/** Nodes with a filter term; adds nothing to the score. */
export function term(token: string): string {
  return `search_terms:"${token}"^0`;
}

/** No token looks like this, so nothing is found. */
export const NOTHING = term('!');

/**
 * Nodes with a token that fits: pieces are literal, any characters may stand between them. All with the same score.
 * No token is as long as pieces that exceed the longest one, and Lucene would refuse them as too complex from about there.
 */
export function pattern(tier: Tier, pieces: readonly string[], boost: number): string {
  if (pieces.join('').length > MAX_TOKEN_LENGTH + 1) return NOTHING;
  return `search_${tier}:${pieces.map(escapeLucene).join('*')}^${boost}`;
}

export function all(clauses: readonly string[]): string {
  return `(${clauses.map((clause) => `+${clause}`).join(' ')})`;
}

/** At least one; the scores of all that match are added. */
export function either(clauses: readonly string[]): string {
  return clauses.length === 1 ? String(clauses[0]) : `(${clauses.join(' ')})`;
}

export function not(clause: string): string {
  return `(+${EVERYTHING} -${clause})`;
}

/** Outside of quotes every ASCII character that is neither letter nor digit may have a meaning. */
export function escapeLucene(text: string): string {
  return text.replace(/[^\p{L}\p{N}\p{M}\u0080-\u{10ffff}]/gu, '\\$&');
}
