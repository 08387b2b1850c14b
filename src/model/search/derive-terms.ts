/** Derives the terms of an entity from its search fields and its places. */
import type { FieldValue } from '../types.js';
import { listPrefixes, stepsOf } from './browse-locations.js';
import { OPEN_EXECUTOR } from './open-request.js';
import type { SearchContents } from './search-contents.js';
import { LISTED_AT, LISTED_BELOW, LISTED_UNDER, toTerm } from './search-terms.js';

/** Adds the terms of values of a field. */
export function addFieldTerms(terms: Set<string>, field: string, values: Iterable<FieldValue>): void {
  // Executors find their requests by an index, not by a term.
  if (field === OPEN_EXECUTOR) return;
  for (const value of values) terms.add(toTerm(field, value));
}

/** Adds the terms that are no values of a field. */
export function addMergedTerms(terms: Set<string>, { urn, name, places }: SearchContents): void {
  terms.add(toTerm('urn', urn.text));
  terms.add(toTerm('_entityType', urn.entityType));
  terms.add(toTerm('_entityName', name));
  for (const place of new Set([...places.locations, ...places.paths])) {
    terms.add(toTerm(LISTED_AT, place));
    for (const prefix of listPrefixes(place)) terms.add(toTerm(LISTED_BELOW, prefix));
  }
  for (const step of stepsOf(places.containerPath)) terms.add(toTerm(LISTED_UNDER, step));
}
