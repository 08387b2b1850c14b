/** A record inside of a stored aspect, and whose aspect it is. */
import type { JsonObject } from '../../../core/json.js';
import type { Urn } from '../../../model/urn/urn.js';

export class StoredRecord {
  constructor(
    readonly value: JsonObject,
    /** The entity that the aspect belongs to. */
    readonly owner: Urn,
  ) {}
}

/** The member at a path of names, and of positions in lists; undefined where the way ends early or ends at null. */
export function memberAt(value: unknown, path: readonly string[]): unknown {
  let current = value;
  for (const name of path) {
    if (current === null || typeof current !== 'object' || !Object.hasOwn(current, name)) return undefined;
    current = (current as JsonObject)[name];
  }
  return current ?? undefined;
}
