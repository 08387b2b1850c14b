/** Schema assertions: the fields that a dataset has, against those that it should have. */
import type { JsonObject } from '../../../core/json.js';
import { fieldNames } from '../../../model/field-path.js';
import { recordAt, recordsAt, textAt } from './members.js';
import { Inconclusive, type Evidence, type Finding, type Result } from './types.js';

/** Types by paths, in plain notation whichever is stored. */
export type FieldTypes = ReadonlyMap<string, string>;

export function actualFields({ schema }: Evidence): Result<FieldTypes> {
  return schema === undefined
    ? new Inconclusive('INSUFFICIENT_DATA', 'The catalog has no schema (schemaMetadata) of the dataset')
    : fieldsOf(schema);
}

/** Members of the record that says which type a field has, e.g. `com.linkedin.schema.StringType`; native types are not compared. */
function fieldsOf(schema: JsonObject): FieldTypes {
  return new Map(
    recordsAt(schema, 'fields').map((field) => {
      const [type = ''] = Object.keys(recordAt(recordAt(field, 'type'), 'type') ?? {});
      return [fieldNames(textAt(field, 'fieldPath') ?? '').join('.'), type.split('.').at(-1) ?? ''];
    }),
  );
}

/** @param assertion a `SchemaAssertionInfo`: the dataset has exactly its fields, at least them, or none but them */
export function evaluateSchema(assertion: JsonObject, evidence: Evidence): Result<Finding> {
  const actual = actualFields(evidence);
  if (actual instanceof Inconclusive) return actual;
  const expected = fieldsOf(recordAt(assertion, 'schema') ?? {});
  const compatibility = textAt(assertion, 'compatibility') ?? 'EXACT_MATCH';
  const missing = [...expected.keys()].filter((path) => !actual.has(path));
  const unexpected = [...actual.keys()].filter((path) => !expected.has(path));
  const retyped = [...expected].flatMap(([path, type]) => {
    const found = actual.get(path);
    return found === undefined || found === type ? [] : [`${path}: ${found} instead of ${type}`];
  });
  return {
    holds:
      retyped.length === 0 &&
      (compatibility === 'SUBSET' || missing.length === 0) &&
      (compatibility === 'SUPERSET' || unexpected.length === 0),
    nativeResults: {
      compatibility,
      missingFields: JSON.stringify(missing),
      unexpectedFields: JSON.stringify(unexpected),
      retypedFields: JSON.stringify(retyped),
    },
  };
}
