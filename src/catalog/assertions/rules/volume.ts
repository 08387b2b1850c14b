/** Evaluates volume: the number of rows, and its change since the previous profile. */
import type { JsonObject } from '../../../core/json.js';
import { compare } from './compare.js';
import { recordAt, textAt } from './members.js';
import { countOf, newestProfile, timeOf } from './profiles.js';
import { needsRows } from './needs-rows.js';
import { Inconclusive, type Evidence, type Finding, type Result } from './types.js';

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
  const holds = compare(actual, {
    operator: textAt(standard, 'operator') ?? '',
    parameters: standard?.['parameters'],
  });
  return holds instanceof Inconclusive ? holds : { ...found, holds, actualAggValue: actual };
}
