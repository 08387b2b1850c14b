/** Records in stored aspects, and their members. */
import type { JsonObject } from '../../../core/json.js';
import type { Urn } from '../../../model/urn.js';

/** A record in a stored aspect, with the entity that has the aspect. */
export class StoredRecord {
  constructor(
    readonly value: JsonObject,
    /** The entity that the aspect belongs to. */
    readonly owner: Urn,
  ) {}
}

/** Returns the member at a path of names and list positions; undefined if the path ends early or at null. */
export function memberAt(value: unknown, path: readonly string[]): unknown {
  let current = value;
  for (const name of path) {
    if (current === null || typeof current !== 'object' || !Object.hasOwn(current, name)) return undefined;
    current = (current as JsonObject)[name];
  }
  return current ?? undefined;
}

/** Returns the items of the list at a path; none if there is no list. */
export function itemsAt(value: unknown, path: readonly string[]): unknown[] {
  const list = memberAt(value, path);
  return Array.isArray(list) ? (list as unknown[]) : [];
}

/** Returns a text member; the empty text if it is missing. */
export function textIn(value: unknown, member: string): string {
  const text = memberAt(value, [member]);
  return typeof text === 'string' ? text : '';
}

/** Returns a resolver of a member that has a default in the metadata model. */
export function defaulted<Value>(member: string, value: Value) {
  return (parent: StoredRecord): Value => (memberAt(parent.value, [member]) ?? value) as Value;
}
