/** The columns of a dataset: as a client sends them, as `schemaMetadata` stores them, and the URNs of their entities. */
import { type CatalogError, invalidRequest } from '../../core/errors.js';
import { recordAt, recordsAt, type JsonObject } from '../../core/json.js';
import { schemaFieldUrn } from '../../model/field-path.js';

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

/** Returns the member `type` of a stored column, or of an attribute of columns. */
export function recordOf(type: ColumnType): JsonObject {
  return { type: { [`com.linkedin.schema.${RECORDS[type]}`]: {} } };
}

/** Tells whether a stored column has this type. */
function hasType(field: JsonObject, type: ColumnType): boolean {
  const record = recordAt(field['type'], 'type');
  return record !== undefined && `com.linkedin.schema.${RECORDS[type]}` in record;
}

export function newField({ fieldPath, type }: ColumnInput): JsonObject {
  return { fieldPath, type: recordOf(type), nativeDataType: type };
}

/** Returns the columns of a stored schema by their paths. */
export function fieldsIn(schema: JsonObject | undefined): ReadonlyMap<string, JsonObject> {
  const fields = recordsAt(schema, 'fields');
  return new Map(
    fields.flatMap((field) => {
      const path = field['fieldPath'];
      return typeof path === 'string' ? [[path, field] as const] : [];
    }),
  );
}

/** @param path within the list of columns */
function refused(message: string, path: string, rule: string): CatalogError {
  return invalidRequest(`/input/columns${path}`, message, rule);
}

export interface ChangedSchema {
  readonly schema: JsonObject;
  /** Paths of the columns that are gone, or have another type. Physical columns no longer match them. */
  readonly broken: readonly string[];
}

/**
 * Returns the schema with these columns, in this order. Columns that stay keep their descriptions and whatever else is stored with them;
 * keys on columns that are gone end.
 * @param dataset URN of the model
 */
export function changeSchema(
  stored: JsonObject,
  columns: readonly ColumnInput[],
  dataset: string,
): ChangedSchema {
  const before = fieldsIn(stored);
  const wanted = new Map(columns.map((column) => [column.fieldPath, column]));
  const broken = [...before].flatMap(([path, field]) => {
    const column = wanted.get(path);
    return column !== undefined && hasType(field, column.type) ? [] : [path];
  });
  const fields = columns.map((column) => {
    const field = before.get(column.fieldPath);
    if (field === undefined) return newField(column);
    if (hasType(field, column.type)) return field;
    return { ...field, type: recordOf(column.type), nativeDataType: column.type };
  });
  const gone = new Set(broken.filter((path) => !wanted.has(path)));
  return { schema: { ...withoutKeys(stored, gone, dataset), fields }, broken };
}

function withoutKeys(schema: JsonObject, gone: ReadonlySet<string>, dataset: string): JsonObject {
  const { primaryKeys, foreignKeys, ...rest } = schema;
  const urns = new Set([...gone].map((path) => schemaFieldUrn(dataset, path)));
  return {
    ...rest,
    ...(Array.isArray(primaryKeys) && {
      primaryKeys: primaryKeys.filter((path) => typeof path !== 'string' || !gone.has(path)),
    }),
    ...(Array.isArray(foreignKeys) && {
      foreignKeys: foreignKeys.filter((key) => !sourcesOf(key).some((urn) => urns.has(urn))),
    }),
  };
}

function sourcesOf(key: unknown): string[] {
  const sources = (key as { readonly sourceFields?: unknown }).sourceFields;
  return Array.isArray(sources) ? sources.filter((urn) => typeof urn === 'string') : [];
}
