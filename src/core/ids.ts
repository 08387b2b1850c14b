/** The only place that generates random identifiers, and identifiers that follow from a text. */
import { createHash, randomBytes, randomFillSync, randomUUID } from 'node:crypto';

export function newId(): string {
  return randomUUID();
}

const LETTERS = 'bcdfghjkmnpqrstv';
const ERROR_ID_LENGTH = 24;

/**
 * Random bytes for ids that are no secrets. Asking the system for many at once takes a fraction of the time. `randomHex` never uses them, because
 * they stay in memory for a while.
 */
const pool = Buffer.alloc(4_096);
let poolUsed = pool.length;

/** Returns the position of so many unused bytes of the pool. */
function takeFromPool(bytes: number): number {
  if (poolUsed + bytes > pool.length) {
    randomFillSync(pool);
    poolUsed = 0;
  }
  poolUsed += bytes;
  return poolUsed - bytes;
}

/**
 * Returns an identifier for an error or a request: 24 letters, 96 random bits. It contains no digits, because the published command-line
 * client takes any error text that contains `401` or `403` for an authorization error. It contains no vowels, so that it spells no words.
 */
export function newErrorId(): string {
  const start = takeFromPool(ERROR_ID_LENGTH / 2);
  let id = '';
  for (let at = start; at < start + ERROR_ID_LENGTH / 2; at += 1) {
    const byte = pool[at] ?? 0;
    id += LETTERS.charAt(byte >> 4) + LETTERS.charAt(byte & 15);
  }
  return id;
}

/** Returns random bytes for an id that is no secret, as lower-case hexadecimal digits, two for each byte. */
export function publicRandomHex(bytes: number): string {
  const start = takeFromPool(bytes);
  return pool.toString('hex', start, start + bytes);
}

/** Returns random bytes as lower-case hexadecimal digits, two for each byte. */
export function randomHex(bytes: number): string {
  return randomBytes(bytes).toString('hex');
}

/** Returns random bytes, e.g. for a nonce. */
export function newBytes(count: number): Uint8Array {
  return randomBytes(count);
}

/**
 * Returns an identifier in the form of a UUID (version 8), for things that several services must name alike. Equal texts have equal
 * identifiers, and different texts different ones.
 */
export function derivedId(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ];
  return parts.join('-');
}
