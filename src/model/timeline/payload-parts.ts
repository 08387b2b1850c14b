/** Parts of payloads for comparing: what is not there, or not of that kind, is empty. */
import type { JsonObject, JsonValue } from '../../kernel/json.js';

export function recordsAt(payload: JsonObject | undefined, member: string): JsonObject[] {
  const value = payload?.[member];
  return Array.isArray(value) ? value.filter(isObject) : [];
}

export function recordAt(payload: JsonObject | undefined, member: string): JsonObject | undefined {
  const value = payload?.[member];
  return value !== undefined && isObject(value) ? value : undefined;
}

export function textsAt(payload: JsonObject | undefined, member: string): string[] {
  const value = payload?.[member];
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}

/** Empty where there is none. */
export function textAt(payload: JsonObject | undefined, member: string): string {
  const value = payload?.[member];
  return typeof value === 'string' ? value : '';
}

/** Who or what made an association, which is part of what tells associations apart; empty where nobody says. */
export function sourceOf(association: JsonObject): string {
  return textAt(recordAt(association, 'attribution'), 'source');
}

/** The members that are not empty. */
export function filled(members: Readonly<Record<string, string>>): JsonObject {
  return Object.fromEntries(Object.entries(members).filter(([, text]) => text !== ''));
}

/** Do they say the same, in whatever order of members? Far quicker than comparing texts, which matters for wide schemas. */
export function sameValue(left: JsonValue | undefined, right: JsonValue | undefined): boolean {
  if (left === right) return true;
  if (left === undefined || right === undefined) return false;
  if (Array.isArray(left)) {
    if (!Array.isArray(right) || left.length !== right.length) return false;
    return left.every((item, index) => sameValue(item, right[index]));
  }
  if (!isObject(left) || !isObject(right)) return false;
  const names = Object.keys(left);
  return (
    names.length === Object.keys(right).length &&
    names.every((name) => Object.hasOwn(right, name) && sameValue(left[name], right[name]))
  );
}

function isObject(value: JsonValue): value is JsonObject {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}
