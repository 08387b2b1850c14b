/** Reads members of payloads that were validated when they were written; missing members are undefined. */
import { isJsonObject, type JsonObject, type JsonValue } from '../../../core/json.js';

export function recordAt(value: JsonValue | undefined, name: string): JsonObject | undefined {
  const member = isJsonObject(value) ? value[name] : undefined;
  return isJsonObject(member) ? member : undefined;
}

export function textAt(value: JsonValue | undefined, name: string): string | undefined {
  const member = isJsonObject(value) ? value[name] : undefined;
  return typeof member === 'string' ? member : undefined;
}

export function numberAt(value: JsonValue | undefined, name: string): number | undefined {
  const member = isJsonObject(value) ? value[name] : undefined;
  return typeof member === 'number' ? member : undefined;
}

export function recordsAt(value: JsonValue | undefined, name: string): readonly JsonObject[] {
  const member = isJsonObject(value) ? value[name] : undefined;
  return Array.isArray(member) ? member.filter(isJsonObject) : [];
}
