/** Public ids of changes. */
import { createHash } from 'node:crypto';

/** Number of kept hash bytes. */
const BYTES = 15;

/** Returns a short, stable id. It does not hide the position of the change: cursors contain that. */
export function changeId(...parts: readonly (string | number)[]): string {
  return createHash('sha256').update(parts.join(' ')).digest().subarray(0, BYTES).toString('base64url');
}
