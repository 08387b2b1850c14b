/** The older format of dataset assertions: a scope, an aggregation and an operator, as dbt and Great Expectations send them. */
import { type JsonObject, recordAt, textAt } from '../../../core/json.js';
import { findUrn } from '../../../model/urn.js';
import { decodePart } from '../../../model/urn-encoding.js';
import { evaluateMetric, profiledField, evaluateValues } from './field-assertions.js';
import { countOf, newestProfile, timeOf } from './profiles.js';
import { listOf, parameterOf } from './compare.js';
import { Inconclusive, type Evidence, type Finding, type Result, needsRows } from './evidence.js';
import { findingOf, actualFields } from './table-assertions.js';

/** Parameters of tools that change the meaning of the assertion, unless they are empty or false. */
const CHANGING = ['row_condition', 'condition_parser', 'strict_min', 'strict_max', 'where'];

/** @param assertion a `DatasetAssertionInfo` */
export function evaluateDataset(assertion: JsonObject, evidence: Evidence): Result<Finding> {
  if (textAt(assertion, 'operator') === '_NATIVE_' || textAt(assertion, 'aggregation') === '_NATIVE_')
    return native('uses a comparison that only its tool defines', assertion);
  const changing = CHANGING.find((name) => isSet(textAt(recordAt(assertion, 'nativeParameters'), name)));
  if (changing !== undefined) return native(`is limited by its parameter ${changing}`, assertion);
  switch (textAt(assertion, 'scope')) {
    case 'DATASET_ROWS':
      return textAt(assertion, 'aggregation') === 'ROW_COUNT'
        ? evaluateCount('rowCount', assertion, evidence)
        : needsRows('The rows are needed');
    case 'DATASET_STORAGE_SIZE':
      return evaluateCount('sizeInBytes', assertion, evidence);
    case 'DATASET_COLUMN':
      return evaluateColumn(assertion, evidence);
    case 'DATASET_SCHEMA':
      return evaluateColumns(assertion, evidence);
    default:
      return native('does not define what to check', assertion);
  }
}

function isSet(text: string | undefined): boolean {
  return text !== undefined && !['', 'false', 'none', 'null'].includes(text.toLowerCase());
}

function native(what: string, assertion: JsonObject): Inconclusive {
  const type = textAt(assertion, 'nativeType');
  const name = type === undefined ? 'The assertion' : `The check ${type}`;
  return new Inconclusive(
    'UNSUPPORTED_PLATFORM',
    `${name} ${what}, which only the tool that reports it can evaluate`,
  );
}

function evaluateCount(
  member: 'rowCount' | 'sizeInBytes',
  assertion: JsonObject,
  evidence: Evidence,
): Result<Finding> {
  const profile = newestProfile(evidence);
  if (profile instanceof Inconclusive) return profile;
  const count = countOf(profile, member);
  if (count instanceof Inconclusive) return count;
  return findingOf(count, assertion, {
    ...(member === 'rowCount' && { rowCount: count }),
    nativeResults: { profileTime: timeOf(profile), [member]: String(count) },
  });
}

function evaluateColumn(assertion: JsonObject, evidence: Evidence): Result<Finding> {
  const fields = assertion['fields'];
  const [urn, ...others] = Array.isArray(fields) ? fields : [];
  const path = typeof urn === 'string' ? findUrn(urn)?.parts[1] : undefined;
  if (path === undefined || others.length > 0) return needsRows('The assertion compares several fields');
  const profiled = profiledField(decodePart(path), evidence);
  if (profiled instanceof Inconclusive) return profiled;
  const aggregation = textAt(assertion, 'aggregation') ?? 'IDENTITY';
  if (aggregation !== 'IDENTITY') return evaluateMetric(aggregation, { standard: assertion, profiled });
  return evaluateValues({ ...assertion, failThreshold: thresholdOf(assertion) }, profiled);
}

/** Great Expectations calls the required share `mostly`. */
function thresholdOf(assertion: JsonObject): JsonObject {
  const mostly = Number(textAt(recordAt(assertion, 'nativeParameters'), 'mostly') ?? 1);
  // Shares such as 0.9 are inexact in floating point: without rounding, one null of ten would exceed the limit.
  const percentage = mostly >= 0 && mostly <= 1 ? Math.round((1 - mostly) * 100 * 1e9) / 1e9 : 0;
  return { type: 'PERCENTAGE', value: percentage };
}

/** Checks names or number of the top-level fields, which are the columns of a table. */
function evaluateColumns(assertion: JsonObject, evidence: Evidence): Result<Finding> {
  const fields = actualFields(evidence);
  if (fields instanceof Inconclusive) return fields;
  const columns = [...new Set([...fields.keys()].map((path) => path.split('.')[0] ?? ''))];
  const nativeResults = { columns: JSON.stringify(columns) };
  const aggregation = textAt(assertion, 'aggregation');
  if (aggregation === 'COLUMN_COUNT') return findingOf(columns.length, assertion, { nativeResults });
  if (aggregation !== 'COLUMNS')
    return native('uses a comparison of schemas that only its tool defines', assertion);
  const list = parameterOf(assertion['parameters'], 'value');
  if (list instanceof Inconclusive) return list;
  const holds = compareColumns(columns, listOf(list), assertion);
  return holds instanceof Inconclusive ? holds : { holds, nativeResults };
}

function compareColumns(
  columns: readonly string[],
  wanted: readonly string[],
  assertion: JsonObject,
): Result<boolean> {
  const operator = textAt(assertion, 'operator') ?? '';
  const isSetOfColumns = textAt(recordAt(recordAt(assertion, 'parameters'), 'value'), 'type') === 'SET';
  const texts = [columns, wanted].map((list) => JSON.stringify(isSetOfColumns ? [...list].sort() : list));
  switch (operator) {
    case 'EQUAL_TO':
      return texts[0] === texts[1];
    case 'NOT_EQUAL_TO':
      return texts[0] !== texts[1];
    case 'CONTAIN':
      return wanted.every((column) => columns.includes(column));
    case 'IN':
      return columns.every((column) => wanted.includes(column));
    default:
      return new Inconclusive('INVALID_PARAMETERS', `${operator} does not compare lists of columns`);
  }
}
