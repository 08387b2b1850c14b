/** Public ids of changes. */
import { createHash } from 'node:crypto';

/** Number of kept hash bytes. */
const BYTES = 15;

/** A short, stable id. It hides nothing: cursors contain the place itself. */
export function changeId(...parts: readonly (string | number)[]): string {
  return createHash('sha256').update(parts.join(' ')).digest().subarray(0, BYTES).toString('base64url');
}
