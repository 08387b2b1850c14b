/** The schema of a logical model after a change of its columns. */
import type { JsonObject } from '../../core/json.js';
import { schemaFieldUrn } from '../../model/field-path.js';
import { fieldsIn, hasType, newField, recordOf, type ColumnInput } from './columns.js';

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
