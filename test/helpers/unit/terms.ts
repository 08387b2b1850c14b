/** Reads tokens and terms of the full-text index. */
import { MAX_TOKEN_LENGTH } from '../../../src/model/search/search-terms.js';

/** Returns the text of a token; undefined for a shortened token. */
export function fromToken(token: string): string | undefined {
  if (token.length > MAX_TOKEN_LENGTH) return undefined;
  return decodeURIComponent(token);
}

/** Returns field and value of a term; undefined if the URN was too long to keep. Of a long text, the value is its digest. */
export function parseTerm(term: string): { field: string; value: string } | undefined {
  const text = fromToken(term);
  if (text === undefined) return undefined;
  const end = text.indexOf('=');
  return { field: text.slice(0, end), value: text.slice(end + 1) };
}
