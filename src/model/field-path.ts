/** Paths of schema fields in both notations: plain (`a.b`) and version 2 (`[version=2.0].[type=struct].a.[type=int].b`). */
import { URN_PREFIX } from './urn/parse-urn.js';
import { encodePart } from './urn/percent.js';

const V2 = '[version=2.0]';

/**
 * The names of a path without what version 2 says about types, so that a field is the same field after its type changed.
 * A field of a message's key keeps its mark: the value may have one of the same name.
 */
export function fieldNames(fieldPath: string): string[] {
  if (!isTypedPath(fieldPath)) return fieldPath.split('.');
  const key = /\[key=true\]/i.test(fieldPath) ? ['[key]'] : [];
  const names = fieldPath.replaceAll(/\[[^\]]*\]/g, '').split('.');
  return [...key, ...names.filter((name) => name !== '')];
}

/** Is it in the notation of version 2, which has types in it? */
export function isTypedPath(fieldPath: string): boolean {
  return fieldPath.startsWith(V2);
}

/** Never fails, whatever path is stored. */
export function schemaFieldUrn(datasetUrn: string, fieldPath: string): string {
  return `${URN_PREFIX}schemaField:(${datasetUrn},${encodePart(fieldPath)})`;
}
