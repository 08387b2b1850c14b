/** Evaluates field assertions: on a metric of a field, or on all of its values. */
import { type JsonObject, recordAt, textAt, numberAt } from '../../../core/json.js';
import { compare, comparisonIn, type Comparison } from './compare.js';
import {
  fieldProfileOf,
  newestProfile,
  timeOf,
  metricOf,
  type ProfiledField,
  nullCount,
} from './profiles.js';
import { Inconclusive, type Evidence, type Finding, type Result, needsRows } from './evidence.js';

/** @param assertion a `FieldAssertionInfo` */
export function evaluateField(assertion: JsonObject, evidence: Evidence): Result<Finding> {
  const metric = recordAt(assertion, 'fieldMetricAssertion');
  const values = recordAt(assertion, 'fieldValuesAssertion');
  const wanted = textAt(assertion, 'type') === 'FIELD_METRIC' ? metric : values;
  if (wanted === undefined)
    return new Inconclusive('INVALID_PARAMETERS', 'The assertion does not define a condition on the field');
  const profiled = profiledField(textAt(recordAt(wanted, 'field'), 'path') ?? '', evidence);
  if (profiled instanceof Inconclusive) return profiled;
  return wanted === metric
    ? evaluateMetric(textAt(metric, 'metric') ?? '', { standard: metric, profiled })
    : evaluateValues(wanted, profiled);
}

export function profiledField(path: string, evidence: Evidence): Result<ProfiledField> {
  const profile = newestProfile(evidence);
  if (profile instanceof Inconclusive) return profile;
  const field = fieldProfileOf(profile, path);
  return field instanceof Inconclusive ? field : { profile, field };
}

/** @param standard has an operator and parameters */
export function evaluateMetric(
  metric: string,
  { standard, profiled }: { readonly standard: JsonObject; readonly profiled: ProfiledField },
): Result<Finding> {
  const actual = metricOf(metric, profiled);
  if (actual instanceof Inconclusive) return actual;
  const holds = compare(actual, comparisonIn(standard));
  if (holds instanceof Inconclusive) return holds;
  return {
    holds,
    ...(typeof actual === 'number' && { actualAggValue: actual }),
    nativeResults: { profileTime: timeOf(profiled.profile), [metric]: String(actual) },
  };
}

// Evaluates assertions on all values of a field. A profile has no values, but its null count, minimum and maximum bound them.

/** The bounds that must satisfy the operator so that every value does. */
const ENDS: ReadonlyMap<string, readonly ('MIN' | 'MAX')[]> = new Map([
  ['GREATER_THAN', ['MIN'] as const],
  ['GREATER_THAN_OR_EQUAL_TO', ['MIN'] as const],
  ['LESS_THAN', ['MAX'] as const],
  ['LESS_THAN_OR_EQUAL_TO', ['MAX'] as const],
  ['BETWEEN', ['MIN', 'MAX'] as const],
  ['EQUAL_TO', ['MIN', 'MAX'] as const],
]);

/** @param assertion a `FieldValuesAssertion` */
export function evaluateValues(assertion: JsonObject, profiled: ProfiledField): Result<Finding> {
  const operator = textAt(assertion, 'operator') ?? '';
  if (assertion['transform'] !== undefined) return needsRows('The length of each value is measured');
  if (operator === 'NULL' || operator === 'NOT_NULL') return evaluateNulls(operator, { assertion, profiled });
  const ends = ENDS.get(operator);
  if (ends === undefined) return needsRows(`Each value is checked for ${operator}`);
  return evaluateEnds(ends, { assertion, profiled });
}

interface EvaluationInput {
  readonly assertion: JsonObject;
  readonly profiled: ProfiledField;
}

/** Profiles count nulls, so the threshold is exact. */
function evaluateNulls(
  operator: 'NULL' | 'NOT_NULL',
  { assertion, profiled }: EvaluationInput,
): Result<Finding> {
  const nulls = metricOf('NULL_COUNT', profiled);
  if (nulls instanceof Inconclusive) return nulls;
  const rowCount = numberAt(profiled.profile, 'rowCount');
  const allowed = thresholdOf(assertion);
  if (rowCount === undefined && (operator === 'NULL' || allowed.isPercentage))
    return new Inconclusive(
      'INSUFFICIENT_DATA',
      `The profile of ${timeOf(profiled.profile)} does not contain rowCount`,
    );
  const unexpected = operator === 'NOT_NULL' ? Number(nulls) : (rowCount ?? 0) - Number(nulls);
  const measured = allowed.isPercentage ? shareOf(unexpected, rowCount ?? 0) : unexpected;
  return {
    holds: measured <= allowed.value,
    unexpectedCount: unexpected,
    ...(rowCount !== undefined && { rowCount }),
    nativeResults: { profileTime: timeOf(profiled.profile), NULL_COUNT: String(nulls) },
  };
}

/** All values lie between the bounds. If a bound fails, at least one value fails, but their number is unknown. */
function evaluateEnds(
  ends: readonly ('MIN' | 'MAX')[],
  { assertion, profiled }: EvaluationInput,
): Result<Finding> {
  const nulls = countedNulls(assertion, profiled);
  if (nulls instanceof Inconclusive) return nulls;
  const held = holdsOfEnds(ends, comparisonIn(assertion), profiled);
  if (held instanceof Inconclusive) return held;
  const allowed = thresholdOf(assertion);
  if (allowed.value > 0 && (!held.holds || nulls > 0))
    return needsRows(`Values that fail are counted, of which ${textAllowed(allowed)} may fail`);
  return {
    holds: held.holds && nulls === 0,
    nativeResults: { profileTime: timeOf(profiled.profile), ...held.result },
  };
}

function holdsOfEnds(
  ends: readonly ('MIN' | 'MAX')[],
  comparison: Comparison,
  profiled: ProfiledField,
): Result<{ holds: boolean; result: Record<string, string> }> {
  const result: Record<string, string> = {};
  let holds = true;
  for (const end of ends) {
    const value = metricOf(end, profiled);
    if (value instanceof Inconclusive) return value;
    const compared = compare(value, comparison);
    if (compared instanceof Inconclusive) return compared;
    result[end] = String(value);
    holds &&= compared;
  }
  return { holds, result };
}

/** Returns the number of nulls that count as failing: 0 if the assertion excludes nulls. */
function countedNulls(assertion: JsonObject, profiled: ProfiledField): Result<number> {
  if (assertion['excludeNulls'] !== false) return 0;
  return (
    nullCount(profiled) ??
    new Inconclusive(
      'INSUFFICIENT_DATA',
      `The profile of ${timeOf(profiled.profile)} does not contain NULL_COUNT, and nulls count as failures`,
    )
  );
}

interface Threshold {
  readonly isPercentage: boolean;
  readonly value: number;
}

function thresholdOf(assertion: JsonObject): Threshold {
  const threshold = recordAt(assertion, 'failThreshold');
  return {
    isPercentage: textAt(threshold, 'type') === 'PERCENTAGE',
    value: numberAt(threshold, 'value') ?? 0,
  };
}

function textAllowed({ isPercentage, value }: Threshold): string {
  return isPercentage ? `${value} %` : String(value);
}

function shareOf(count: number, rows: number): number {
  return rows === 0 ? 0 : (count / rows) * 100;
}
