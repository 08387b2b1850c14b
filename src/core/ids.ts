/** The only place that makes random identifiers. */
import { randomBytes, randomUUID } from 'node:crypto';

export function newId(): string {
  return randomUUID();
}

const LETTERS = 'bcdfghjkmnpqrstv';

/**
 * Identifier of an error or a request: 24 letters, 96 random bits. It contains no digits, because the published command-line client treats
 * any error text with `401` or `403` in it as a refusal. It contains no vowels, so that it spells no words.
 */
export function newErrorId(): string {
  return newHex(12).replace(/./g, (digit) => LETTERS.charAt(parseInt(digit, 16)));
}

/** Random bytes as lower-case hexadecimal digits, two for each byte. */
export function newHex(bytes: number): string {
  return randomBytes(bytes).toString('hex');
}

/** Random bytes, e.g. for a nonce. */
export function newBytes(count: number): Uint8Array {
  return randomBytes(count);
}
