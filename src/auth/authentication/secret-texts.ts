/** Texts that open doors: how they are kept, and how they are compared. */
import { createHash, timingSafeEqual } from 'node:crypto';

/** What stands for a secret where it is kept: it cannot be turned back. */
export function digest(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** Takes the same time wherever they differ. */
export function isSame(given: string, kept: string): boolean {
  const [left, right] = [Buffer.from(given), Buffer.from(kept)];
  return left.length === right.length && timingSafeEqual(left, right);
}
