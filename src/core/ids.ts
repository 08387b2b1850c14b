/** The only place that generates random identifiers. */
import { randomBytes, randomUUID } from 'node:crypto';

export function newId(): string {
  return randomUUID();
}

const LETTERS = 'bcdfghjkmnpqrstv';

/**
 * Returns an identifier for an error or a request: 24 letters, 96 random bits. It contains no digits, because the published command-line
 * client takes any error text that contains `401` or `403` for an authorization error. It contains no vowels, so that it spells no words.
 */
export function newErrorId(): string {
  return newHex(12).replace(/./g, (digit) => LETTERS.charAt(parseInt(digit, 16)));
}

/** Returns random bytes as lower-case hexadecimal digits, two for each byte. */
export function newHex(bytes: number): string {
  return randomBytes(bytes).toString('hex');
}

/** Returns random bytes, e.g. for a nonce. */
export function newBytes(count: number): Uint8Array {
  return randomBytes(count);
}
