/** Schemas of datasets for tests of what changed in them. */
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

/** A path in the notation of version 2, of which `path` is what stands after the root. */
export function typed(path: string): string {
  return `[version=2.0].[type=struct].${path}`;
}
