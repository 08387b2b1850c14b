/** Evaluates field assertions: on a metric of a field, or on all of its values. */
import type { JsonObject } from '../../../core/json.js';
import { compare } from './compare.js';
import { metricOf, type ProfiledField } from './field-metrics.js';
import { evaluateValues } from './field-values.js';
import { recordAt, textAt } from './members.js';
import { fieldProfileOf, newestProfile, timeOf } from './profiles.js';
import { Inconclusive, type Evidence, type Finding, type Result } from './types.js';

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
  const holds = compare(actual, {
    operator: textAt(standard, 'operator') ?? '',
    parameters: standard['parameters'],
  });
  if (holds instanceof Inconclusive) return holds;
  return {
    holds,
    ...(typeof actual === 'number' && { actualAggValue: actual }),
    nativeResults: { profileTime: timeOf(profiled.profile), [metric]: String(actual) },
  };
}
