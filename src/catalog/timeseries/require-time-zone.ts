/** Checks the names of time zones. */
import { CatalogError } from '../../core/errors.js';
import { findTimeZone, type TimeZone } from '../../core/time-zone.js';

/** @param name e.g. `Europe/Berlin` @param path of the name in the input @throws INVALID_REQUEST for an unknown zone */
export function requireTimeZone(name: string, path: string): TimeZone {
  const zone = findTimeZone(name);
  if (zone !== undefined) return zone;
  throw new CatalogError('INVALID_REQUEST', `There is no time zone ${JSON.stringify(name)}`, {
    path,
    rule: 'a name like Europe/Berlin',
  });
}
