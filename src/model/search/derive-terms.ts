/** Derives the terms and facets of an entity from the values of its search fields. */
import type { Urn } from '../urn/urn.js';
import { listPrefixes, stepsOf, type BrowseLocations } from './browse-locations.js';
import type { ValuesByField } from './collect-values.js';
import { nestingTerms, type Nesting } from './nesting-terms.js';
import { OPEN_EXECUTOR } from './open-request.js';
import { FACET_FIELDS, LISTED_AT, LISTED_BELOW, LISTED_UNDER, toFacet, toTerm } from './search-terms.js';

export interface TermSources {
  readonly urn: Urn;
  readonly name: string;
  readonly values: ValuesByField;
  readonly places: BrowseLocations;
  readonly nesting: Nesting;
}

/** Lists all terms, except those of the nesting. */
export function listTerms({ urn, name, values, places, nesting }: TermSources): string[] {
  const terms = new Set([
    toTerm('urn', urn.text),
    toTerm('_entityType', urn.entityType),
    toTerm('_entityName', name),
  ]);
  for (const [field, distinct] of values) {
    // Executors find their requests by an index, not by a term.
    if (field === OPEN_EXECUTOR) continue;
    for (const value of distinct) terms.add(toTerm(field, value));
  }
  for (const place of new Set([...places.locations, ...places.paths])) {
    terms.add(toTerm(LISTED_AT, place));
    for (const prefix of listPrefixes(place)) terms.add(toTerm(LISTED_BELOW, prefix));
  }
  for (const step of stepsOf(places.containerPath)) terms.add(toTerm(LISTED_UNDER, step));
  for (const term of nestingTerms(nesting)) terms.delete(term);
  return [...terms];
}

/** Lists the distinct facet values in the order of the facets. */
export function listFacets(urn: Urn, values: ValuesByField): string[] {
  const facets = FACET_FIELDS.flatMap((field) =>
    field === '_entityType'
      ? [toFacet(field, urn.entityType)]
      : [...(values.get(field) ?? [])].map((value) => toFacet(field, value)),
  );
  return [...new Set(facets)];
}
