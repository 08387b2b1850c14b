/** Parts of payloads for comparing: what is not there, or not of that kind, is empty. */
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
