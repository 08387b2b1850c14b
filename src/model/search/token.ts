/** Tokens of the full-text index. It splits at white space and cuts tokens of more than 255 characters, so both are ours to avoid. */
import { createHash } from 'node:crypto';

/** UTF-16 units, as Lucene counts them. */
export const MAX_TOKEN_LENGTH = 240;

/** What a token must not hold: white space of any kind, control characters, and what a quoted Lucene term would need escaped. */
const UNSAFE = /[\s\p{Cc}\p{Cf}\p{Zs}\p{Zl}\p{Zp}\p{Cs}%"\\]/gu;

/** Nothing to encode: most texts are such, and the look-up of Unicode classes is slow. */
const SAFE = /^[!#$&-[\]-~]*$/;
/** Nothing to encode but spaces, as in most descriptions. */
const SAFE_WORDS = /^[ !#$&-[\]-~]*$/;

/**
 * Any text as one token; equal tokens mean equal texts. Unsafe characters are percent-encoded; a text that is too long keeps its
 * head, so that it is still found by prefix, and ends in a digest of the whole.
 */
export function toToken(text: string): string {
  if (text.length <= MAX_TOKEN_LENGTH) {
    const encoded = encode(text);
    if (encoded.length <= MAX_TOKEN_LENGTH) return encoded;
  }
  return cut(text);
}

/** The text of a token, undefined when the token was cut. */
export function fromToken(token: string): string | undefined {
  if (token.length > MAX_TOKEN_LENGTH) return undefined;
  return decodeURIComponent(token);
}

/** A SHA-256 digest in base64url has 43 characters. Cut tokens are longer than any that was left whole. */
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

/** Halves of surrogate pairs have no UTF-8 form and become U+FFFD, as they do on the way to the database. */
function encodeCharacter(character: string): string {
  return encodeURIComponent(/\p{Cs}/u.test(character) ? '\ufffd' : character);
}
