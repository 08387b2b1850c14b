/** Identifiers that follow from a text, for things that several services must name alike. */
import { createHash } from 'node:crypto';

/** Returns an identifier in the form of a UUID (version 8). Equal texts have equal identifiers, and different texts different ones. */
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
