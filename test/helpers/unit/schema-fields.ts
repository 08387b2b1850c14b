/** Builds dataset schemas for tests of schema changes. */
import type { JsonObject } from '../../../src/core/json.js';

export function field(fieldPath: string, native = 'int', more: JsonObject = {}): JsonObject {
  const logical = native === 'int' ? 'NumberType' : native === 'struct' ? 'RecordType' : 'StringType';
  return {
    fieldPath,
    nativeDataType: native,
    type: { type: { [`com.linkedin.schema.${logical}`]: {} } },
    ...more,
  };
}

export function schemaOf(fields: readonly JsonObject[], more: JsonObject = {}): JsonObject {
  return { fields: [...fields], ...more };
}

/** Returns a field path in version 2 notation. @param path the part after the root */
export function typed(path: string): string {
  return `[version=2.0].[type=struct].${path}`;
}
