/** Tokens of the full-text index. The index splits at white space and cuts tokens of more than 255 characters. Tokens avoid both. */
import { createHash } from 'node:crypto';

/** In UTF-16 units, like the limit of Lucene. */
export const MAX_TOKEN_LENGTH = 240;

/** Characters that a token must not contain: white space, control characters, and those that a quoted Lucene term would have to escape. */
const UNSAFE = /[\s\p{Cc}\p{Cf}\p{Zs}\p{Zl}\p{Zp}\p{Cs}%"\\]/gu;

/** Matches texts without characters to encode. Most texts are like this, and Unicode classes are slow. */
const SAFE = /^[!#$&-[\]-~]*$/;
/** Matches texts in which only spaces must be encoded, like most descriptions. */
const SAFE_WORDS = /^[ !#$&-[\]-~]*$/;

/**
 * Returns a text as one token; equal tokens mean equal texts. Unsafe characters are percent-encoded. A text that is too long keeps its
 * beginning, so that prefixes still find it, and ends in a digest of the whole.
 */
export function toToken(text: string): string {
  if (text.length <= MAX_TOKEN_LENGTH) {
    const encoded = encode(text);
    if (encoded.length <= MAX_TOKEN_LENGTH) return encoded;
  }
  return cut(text);
}

/** Returns the text of a token; undefined for a shortened token. */
export function fromToken(token: string): string | undefined {
  if (token.length > MAX_TOKEN_LENGTH) return undefined;
  return decodeURIComponent(token);
}

/** A SHA-256 digest in base64url has 43 characters. Shortened tokens are longer than all others. */
const HEAD_LENGTH = 200;

function cut(text: string): string {
  const digest = createHash('sha256').update(text).digest('base64url');
  const head = encode(text.slice(0, HEAD_LENGTH)).slice(0, HEAD_LENGTH);
  return `${head.replace(/[\ud800-\udbff]$/, '')}~${digest}`.padEnd(MAX_TOKEN_LENGTH + 1, '~');
}

function encode(text: string): string {
  if (SAFE.test(text)) return text;
  return SAFE_WORDS.test(text) ? text.replaceAll(' ', '%20') : text.replace(UNSAFE, encodeCharacter);
}

/** Lone surrogates have no UTF-8 form and become U+FFFD, as in the database. */
function encodeCharacter(character: string): string {
  return encodeURIComponent(/\p{Cs}/u.test(character) ? '\ufffd' : character);
}
