/** The only place that makes random identifiers. */
import { randomUUID } from 'node:crypto';

export function newId(): string {
  return randomUUID();
}
