/** The columns of a dataset: as a client sends them, as `schemaMetadata` stores them, and the URNs of their entities. */
import { CatalogError } from '../../core/errors.js';
import { isJsonObject, type JsonObject } from '../../core/json.js';

/** The records of the model, by the type of a column. */
const RECORDS = {
  BOOLEAN: 'BooleanType',
  FIXED: 'FixedType',
  STRING: 'StringType',
  BYTES: 'BytesType',
  NUMBER: 'NumberType',
  DATE: 'DateType',
  TIME: 'TimeType',
  ENUM: 'EnumType',
  NULL: 'NullType',
  MAP: 'MapType',
  ARRAY: 'ArrayType',
  UNION: 'UnionType',
  STRUCT: 'RecordType',
} as const;

export type ColumnType = keyof typeof RECORDS;

export interface ColumnInput {
  readonly fieldPath: string;
  readonly type: ColumnType;
}

/** @throws INVALID_REQUEST without columns, and for a path that is blank or repeated */
export function checkColumns(columns: readonly ColumnInput[]): void {
  const paths = new Set<string>();
  if (columns.length === 0)
    throw refused('A logical model has at least one column', '', 'at least one column');
  for (const [index, { fieldPath }] of columns.entries()) {
    const path = `/${index}/fieldPath`;
    if (fieldPath.trim() === '')
      throw refused(`Column ${index + 1} has no path`, path, 'a text that is not blank');
    if (paths.has(fieldPath)) throw refused(`The column ${fieldPath} is named twice`, path, 'each path once');
    paths.add(fieldPath);
  }
}

/** Returns the member `type` of a stored column. */
export function recordOf(type: ColumnType): JsonObject {
  return { type: { [`com.linkedin.schema.${RECORDS[type]}`]: {} } };
}

/** Tells whether a stored column has this type. */
export function hasType(field: JsonObject, type: ColumnType): boolean {
  const record = isJsonObject(field['type']) ? field['type']['type'] : undefined;
  return isJsonObject(record) && `com.linkedin.schema.${RECORDS[type]}` in record;
}

export function newField({ fieldPath, type }: ColumnInput): JsonObject {
  return { fieldPath, type: recordOf(type), nativeDataType: type };
}

/** Returns the columns of a stored schema by their paths. */
export function fieldsIn(schema: JsonObject | undefined): ReadonlyMap<string, JsonObject> {
  const fields = Array.isArray(schema?.['fields']) ? schema['fields'].filter(isJsonObject) : [];
  return new Map(
    fields.flatMap((field) => {
      const path = field['fieldPath'];
      return typeof path === 'string' ? [[path, field] as const] : [];
    }),
  );
}

/** @param path within the list of columns */
function refused(message: string, path: string, rule: string): CatalogError {
  return new CatalogError('INVALID_REQUEST', message, { path: `/input/columns${path}`, rule });
}
