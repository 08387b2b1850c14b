/** Field assertions: a metric of a field, or all of its values. */
import type { JsonObject } from '../../../core/json.js';
import { compare } from './compare.js';
import { metricOf, type ProfiledField } from './field-metrics.js';
import { judgeValues } from './field-values.js';
import { recordAt, textAt } from './members.js';
import { fieldProfileOf, newestProfile, timeOf } from './profiles.js';
import { Untold, type Evidence, type Finding, type Told } from './types.js';

/** @param assertion a `FieldAssertionInfo` */
export function judgeField(assertion: JsonObject, evidence: Evidence): Told<Finding> {
  const metric = recordAt(assertion, 'fieldMetricAssertion');
  const values = recordAt(assertion, 'fieldValuesAssertion');
  const wanted = textAt(assertion, 'type') === 'FIELD_METRIC' ? metric : values;
  if (wanted === undefined)
    return new Untold('INVALID_PARAMETERS', 'The assertion does not say what should hold of the field');
  const profiled = profiledField(textAt(recordAt(wanted, 'field'), 'path') ?? '', evidence);
  if (profiled instanceof Untold) return profiled;
  return wanted === metric
    ? judgeMetric(textAt(metric, 'metric') ?? '', { standard: metric, profiled })
    : judgeValues(wanted, profiled);
}

export function profiledField(path: string, evidence: Evidence): Told<ProfiledField> {
  const profile = newestProfile(evidence);
  if (profile instanceof Untold) return profile;
  const field = fieldProfileOf(profile, path);
  return field instanceof Untold ? field : { profile, field };
}

/** @param standard has an operator and parameters */
export function judgeMetric(
  metric: string,
  { standard, profiled }: { readonly standard: JsonObject; readonly profiled: ProfiledField },
): Told<Finding> {
  const actual = metricOf(metric, profiled);
  if (actual instanceof Untold) return actual;
  const holds = compare(actual, {
    operator: textAt(standard, 'operator') ?? '',
    parameters: standard['parameters'],
  });
  if (holds instanceof Untold) return holds;
  return {
    holds,
    ...(typeof actual === 'number' && { actualAggValue: actual }),
    nativeResults: { profileTime: timeOf(profiled.profile), [metric]: String(actual) },
  };
}
