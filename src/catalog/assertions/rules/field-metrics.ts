/** Metrics of a field that profiles contain. */
import type { JsonObject } from '../../../core/json.js';
import { toNumber } from './compare.js';
import { numberAt, textAt } from './members.js';
import { needsRows } from './needs-rows.js';
import { timeOf } from './profiles.js';
import { Inconclusive, type Result } from './types.js';

/** A profile of a table, and its part for one field. */
export interface ProfiledField {
  readonly profile: JsonObject;
  readonly field: JsonObject;
}

type Metric = (profiled: ProfiledField) => number | string | undefined;

const percentage = (share: number | undefined): number | undefined => share && share * 100;

/** Reads members of `DatasetFieldProfile` that are texts, because a minimum may be a date. */
function textOrNumber(member: string): Metric {
  return ({ field }) => {
    const text = textAt(field, member);
    return text === undefined ? undefined : (toNumber(text) ?? text);
  };
}

export function nullCount({ profile, field }: ProfiledField): number | undefined {
  const rows = numberAt(profile, 'rowCount');
  const share = numberAt(field, 'nullProportion');
  // The share of all rows gives the count, apart from rounding.
  const byShare = rows !== undefined && share !== undefined ? Math.round(rows * share) : undefined;
  return numberAt(field, 'nullCount') ?? byShare;
}

function nullShare(profiled: ProfiledField): number | undefined {
  const result = numberAt(profiled.field, 'nullProportion');
  const count = nullCount(profiled);
  const rows = numberAt(profiled.profile, 'rowCount');
  return result ?? (count !== undefined && rows !== undefined && rows > 0 ? count / rows : undefined);
}

/** Share among the non-null values. */
const uniqueShare = (profiled: ProfiledField): number | undefined => {
  const result = numberAt(profiled.field, 'uniqueProportion');
  const unique = numberAt(profiled.field, 'uniqueCount');
  const rows = numberAt(profiled.profile, 'rowCount');
  const nulls = nullCount(profiled);
  if (result !== undefined || unique === undefined || rows === undefined || nulls === undefined)
    return result;
  return rows > nulls ? unique / (rows - nulls) : undefined;
};

/** By the names of `FieldMetricType` and of `AssertionStdAggregation`, without those that profiles do not have. */
const METRICS: ReadonlyMap<string, Metric> = new Map<string, Metric>([
  ['UNIQUE_COUNT', ({ field }) => numberAt(field, 'uniqueCount')],
  ['UNIQUE_PROPORTION', uniqueShare],
  // The spelling of the older form in the metadata model.
  ['UNIQUE_PROPOTION', uniqueShare],
  ['UNIQUE_PERCENTAGE', (profiled) => percentage(uniqueShare(profiled))],
  ['NULL_COUNT', nullCount],
  ['NULL_PROPORTION', nullShare],
  ['NULL_PERCENTAGE', (profiled) => percentage(nullShare(profiled))],
  ['MIN', textOrNumber('min')],
  ['MAX', textOrNumber('max')],
  ['MEAN', textOrNumber('mean')],
  ['MEDIAN', textOrNumber('median')],
  ['STDDEV', textOrNumber('stdev')],
]);

export function metricOf(name: string, profiled: ProfiledField): Result<number | string> {
  const metric = METRICS.get(name);
  if (metric === undefined) return needsRows(`Profiles do not contain ${name}`);
  return (
    metric(profiled) ??
    new Inconclusive(
      'INSUFFICIENT_DATA',
      `The profile of ${timeOf(profiled.profile)} does not contain ${name} of the field ${JSON.stringify(textAt(profiled.field, 'fieldPath'))}`,
    )
  );
}
