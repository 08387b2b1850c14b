/** Reads paths of schema fields in both notations: plain (`a.b`) and version 2 (`[version=2.0].[type=struct].a.[type=int].b`). */
import { URN_PREFIX } from './urn.js';
import { encodePart } from './urn-encoding.js';

const V2 = '[version=2.0]';

/**
 * Returns the names in a path without the types of version 2, so that a field stays the same field after its type changed.
 * For a field in the key of a message, the first name is `[key]`, because the value of the message may have a field with the same name.
 */
export function fieldNames(fieldPath: string): string[] {
  if (!isTypedPath(fieldPath)) return fieldPath.split('.');
  const key = /\[key=true\]/i.test(fieldPath) ? ['[key]'] : [];
  const names = fieldPath.replaceAll(/\[[^\]]*\]/g, '').split('.');
  return [...key, ...names.filter((name) => name !== '')];
}

/** Tells whether the path is in the notation of version 2, which contains types. */
export function isTypedPath(fieldPath: string): boolean {
  return fieldPath.startsWith(V2);
}

/** Returns the URN of a schema field. It never fails, because it encodes the path. */
export function schemaFieldUrn(datasetUrn: string, fieldPath: string): string {
  return `${URN_PREFIX}schemaField:(${datasetUrn},${encodePart(fieldPath)})`;
}
