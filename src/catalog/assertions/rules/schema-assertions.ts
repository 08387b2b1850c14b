/** Evaluates schema assertions: compares the fields of a dataset with the expected ones. */
import type { JsonObject } from '../../../core/json.js';
import { fieldNames } from '../../../model/field-path.js';
import { recordAt, recordsAt, textAt } from './members.js';
import { Inconclusive, type Evidence, type Finding, type Result } from './types.js';

/** Types by field path, in plain notation, whichever notation is stored. */
export type FieldTypes = ReadonlyMap<string, string>;

export function actualFields({ schema }: Evidence): Result<FieldTypes> {
  return schema === undefined
    ? new Inconclusive('INSUFFICIENT_DATA', 'The catalog has no schema (schemaMetadata) of the dataset')
    : fieldsOf(schema);
}

/** Compares logical types, by the member of the type record, e.g. `com.linkedin.schema.StringType`; native types are not compared. */
function fieldsOf(schema: JsonObject): FieldTypes {
  return new Map(
    recordsAt(schema, 'fields').map((field) => {
      const [type = ''] = Object.keys(recordAt(recordAt(field, 'type'), 'type') ?? {});
      return [fieldNames(textAt(field, 'fieldPath') ?? '').join('.'), type.split('.').at(-1) ?? ''];
    }),
  );
}

/** @param assertion a `SchemaAssertionInfo`: the dataset must have exactly the fields, at least them, or only fields among them */
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
