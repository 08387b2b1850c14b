/** Outcomes of checks that would need the rows of the data. */
import type { JsonObject } from '../../../core/json.js';
import { recordAt, textAt } from './members.js';
import { Inconclusive } from './types.js';

/** @param what a clause that describes the necessary check */
export function needsRows(what: string): Inconclusive {
  return new Inconclusive(
    'SOURCE_CONNECTION_ERROR',
    `${what}, which requires the rows: the catalog has no connection to the platform of the data`,
  );
}

/** Profiles and operations describe the whole table, so an assertion on some of its rows cannot be checked. */
export function filterOf(assertion: JsonObject): Inconclusive | undefined {
  const filter = recordAt(assertion, 'filter');
  if (filter === undefined) return undefined;
  return needsRows(
    `It is about the rows of a filter (${textAt(filter, 'sql') ?? textAt(filter, 'type') ?? ''})`,
  );
}
