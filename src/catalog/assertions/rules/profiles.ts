/** What profiles of a dataset tell. */
import type { JsonObject } from '../../../core/json.js';
import { fieldNames } from '../../../model/field-path.js';
import { isoTime } from './iso-time.js';
import { numberAt, recordsAt, textAt } from './members.js';
import { Inconclusive, type Evidence, type Result } from './types.js';

/** The newest one of the whole table. */
export function newestProfile({ profiles }: Evidence): Result<JsonObject> {
  return (
    profiles?.[0] ??
    new Inconclusive('INSUFFICIENT_DATA', 'The catalog has no profile (datasetProfile) of the whole table')
  );
}

/** A count of the table itself. @param member `rowCount`, `columnCount` or `sizeInBytes` */
export function countOf(profile: JsonObject, member: string): Result<number> {
  return (
    numberAt(profile, member) ??
    new Inconclusive('INSUFFICIENT_DATA', `The profile of ${timeOf(profile)} does not tell ${member}`)
  );
}

/** What the profile tells of one field, whichever notation the paths are in. */
export function fieldProfileOf(profile: JsonObject, path: string): Result<JsonObject> {
  const wanted = fieldNames(path).join('.');
  const found = recordsAt(profile, 'fieldProfiles').find(
    (each) => fieldNames(textAt(each, 'fieldPath') ?? '').join('.') === wanted,
  );
  return (
    found ??
    new Inconclusive(
      'INSUFFICIENT_DATA',
      `The profile of ${timeOf(profile)} tells nothing of the field ${JSON.stringify(path)}`,
    )
  );
}

export function timeOf(profile: JsonObject): string {
  return isoTime(numberAt(profile, 'timestampMillis') ?? 0);
}
