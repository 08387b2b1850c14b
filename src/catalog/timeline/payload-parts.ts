/** Reads parts of payloads for comparisons: missing values and values of another type are empty. */
import { isJsonObject, type JsonObject } from '../../core/json.js';

export function recordsAt(payload: JsonObject | undefined, member: string): JsonObject[] {
  const value = payload?.[member];
  return Array.isArray(value) ? value.filter(isJsonObject) : [];
}

export function recordAt(payload: JsonObject | undefined, member: string): JsonObject | undefined {
  const value = payload?.[member];
  return value !== undefined && isJsonObject(value) ? value : undefined;
}

export function textsAt(payload: JsonObject | undefined, member: string): string[] {
  const value = payload?.[member];
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}

/** Returns an empty text for a missing member. */
export function textAt(payload: JsonObject | undefined, member: string): string {
  const value = payload?.[member];
  return typeof value === 'string' ? value : '';
}

/** Returns the source of an association, which is part of its identity; empty if unknown. */
export function sourceOf(association: JsonObject): string {
  return textAt(recordAt(association, 'attribution'), 'source');
}

/** Returns the members that are not empty. */
export function filled(members: Readonly<Record<string, string>>): JsonObject {
  return Object.fromEntries(Object.entries(members).filter(([, text]) => text !== ''));
}
