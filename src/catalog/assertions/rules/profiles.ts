/** Reads profiles of a dataset. */
import type { JsonObject } from '../../../core/json.js';
import { fieldNames } from '../../../model/field-path.js';
import { isoTime } from './iso-time.js';
import { numberAt, recordsAt, textAt } from './members.js';
import { Inconclusive, type Evidence, type Result } from './types.js';

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
