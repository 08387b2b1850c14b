/** Reads profiles of a dataset, and the metrics of a field that they contain. */
import { type JsonObject, numberAt, recordsAt, textAt } from '../../../core/json.js';
import { fieldNames } from '../../../model/field-path.js';
import { Inconclusive, type Evidence, type Result, isoTime, needsRows } from './evidence.js';
import { toNumber } from './compare.js';

/** Returns the newest profile of the whole table. */
export function newestProfile({ profiles }: Evidence): Result<JsonObject> {
  return (
    profiles?.[0] ??
    new Inconclusive('INSUFFICIENT_DATA', 'The catalog has no profile (datasetProfile) of the whole table')
  );
}

/** Returns a count of the table. @param member `rowCount`, `columnCount` or `sizeInBytes` */
export function countOf(profile: JsonObject, member: string): Result<number> {
  return (
    numberAt(profile, member) ??
    new Inconclusive('INSUFFICIENT_DATA', `The profile of ${timeOf(profile)} does not contain ${member}`)
  );
}

/** Returns the part of the profile for one field, in either notation of paths. */
export function fieldProfileOf(profile: JsonObject, path: string): Result<JsonObject> {
  const wanted = fieldNames(path).join('.');
  const found = recordsAt(profile, 'fieldProfiles').find(
    (each) => fieldNames(textAt(each, 'fieldPath') ?? '').join('.') === wanted,
  );
  return (
    found ??
    new Inconclusive(
      'INSUFFICIENT_DATA',
      `The profile of ${timeOf(profile)} does not contain the field ${JSON.stringify(path)}`,
    )
  );
}

export function timeOf(profile: JsonObject): string {
  return isoTime(numberAt(profile, 'timestampMillis') ?? 0);
}

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
