/** Hashes and compares credentials. */
import { createHash, timingSafeEqual } from 'node:crypto';

/** Returns the hash under which a credential is stored. It cannot be reversed. */
export function digest(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** Compares in constant time. */
export function isSame(given: string, kept: string): boolean {
  const [left, right] = [Buffer.from(given), Buffer.from(kept)];
  return left.length === right.length && timingSafeEqual(left, right);
}
