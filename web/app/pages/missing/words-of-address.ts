import { decodeSafely, parseEntityAddress } from '../../types/addresses.js';
import { nameOfUrn } from '../../types/urn.js';

/**
 * Returns the words that a visitor of an address probably looked for: the name in its URN, or its last segment.
 * @param pathname percent-encoded, as in `location.pathname`
 * @returns the empty text if the address has no such words, e.g. if its percent-encoding is broken
 */
export function wordsOfAddress(pathname: string): string {
  const urn = parseEntityAddress(pathname)?.urn;
  const text = urn === undefined ? (pathname.replace(/\/+$/, '').split('/').at(-1) ?? '') : nameOfUrn(urn);
  const decoded = decodeSafely(text);
  return decoded.includes('%') ? '' : nameParts(decoded).join(' ');
}

/** Splits a text into words. Other characters, e.g. a parenthesis of an incomplete URN, could be operators of a query. */
function nameParts(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+(?:[._-][\p{L}\p{N}]+)*/gu) ?? [];
}
