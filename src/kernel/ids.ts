/** The only place that makes random identifiers. */
import { randomBytes, randomUUID } from 'node:crypto';

export function newId(): string {
  return randomUUID();
}

/** Random bytes as lower-case hexadecimal digits, two for each byte. */
export function newHex(bytes: number): string {
  return randomBytes(bytes).toString('hex');
}

/** Random bytes, e.g. for a nonce. */
export function newBytes(count: number): Uint8Array {
  return randomBytes(count);
}
