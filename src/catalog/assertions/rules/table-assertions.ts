/** Evaluates assertions on a table as a whole: its number of rows, and its fields. */
import { type JsonObject, recordAt, textAt, recordsAt } from '../../../core/json.js';
import { fieldNames } from '../../../model/field-path.js';
import { compare, comparisonIn } from './compare.js';
import { countOf, newestProfile, timeOf } from './profiles.js';
import { Inconclusive, type Evidence, type Finding, type Result, needsRows } from './evidence.js';

/** @param assertion a `VolumeAssertionInfo` */
export function evaluateVolume(assertion: JsonObject, evidence: Evidence): Result<Finding> {
  const type = textAt(assertion, 'type');
  if (type === 'ROW_COUNT_TOTAL') return evaluateTotal(recordAt(assertion, 'rowCountTotal'), evidence);
  if (type === 'ROW_COUNT_CHANGE') return evaluateChange(recordAt(assertion, 'rowCountChange'), evidence);
  return needsRows('The rows of a segment are counted');
}

function evaluateTotal(total: JsonObject | undefined, evidence: Evidence): Result<Finding> {
  const profile = newestProfile(evidence);
  if (profile instanceof Inconclusive) return profile;
  const rowCount = countOf(profile, 'rowCount');
  if (rowCount instanceof Inconclusive) return rowCount;
  return findingOf(rowCount, total, { rowCount, nativeResults: { profileTime: timeOf(profile) } });
}

function evaluateChange(change: JsonObject | undefined, evidence: Evidence): Result<Finding> {
  const profile = newestProfile(evidence);
  if (profile instanceof Inconclusive) return profile;
  const rowCount = countOf(profile, 'rowCount');
  if (rowCount instanceof Inconclusive) return rowCount;
  const previous = evidence.profiles?.[1];
  if (previous === undefined)
    return new Inconclusive('INSUFFICIENT_DATA', `There is no profile before that of ${timeOf(profile)}`);
  const before = countOf(previous, 'rowCount');
  if (before instanceof Inconclusive) return before;
  const difference = rowCount - before;
  const isPercentage = textAt(change, 'type') === 'PERCENTAGE';
  if (isPercentage && before === 0)
    return new Inconclusive(
      'INSUFFICIENT_DATA',
      `The profile of ${timeOf(previous)} counts no rows, so there is no percentage`,
    );
  return findingOf(isPercentage ? (difference / before) * 100 : difference, change, {
    rowCount,
    nativeResults: {
      profileTime: timeOf(profile),
      previousProfileTime: timeOf(previous),
      previousRowCount: String(before),
    },
  });
}

/** @param standard has an operator and parameters */
export function findingOf(
  actual: number,
  standard: JsonObject | undefined,
  found: Omit<Finding, 'holds' | 'actualAggValue'>,
): Result<Finding> {
  const holds = compare(actual, comparisonIn(standard));
  return holds instanceof Inconclusive ? holds : { ...found, holds, actualAggValue: actual };
}

/** Types by field path, in plain notation, whichever notation is stored. */
type FieldTypes = ReadonlyMap<string, string>;

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
