/** Derives the terms and facets of an entity from the values of its search fields. */
import type { Urn } from '../urn/urn.js';
import type { FieldValue } from '../types.js';
import { listPrefixes, stepsOf, type BrowseLocations } from './browse-locations.js';
import type { ValuesByField } from './collect-values.js';
import { FACET_FIELDS, LISTED_AT, LISTED_BELOW, LISTED_UNDER, termText, toFacet } from './search-terms.js';

export interface TermSources {
  readonly urn: Urn;
  readonly name: string;
  readonly values: ValuesByField;
  readonly places: BrowseLocations;
}

/** @param toToken from `token.ts`, or a cached form of it */
export function listTerms(
  { urn, name, values, places }: TermSources,
  toToken: (text: string) => string,
): string[] {
  const term = (field: string, value: FieldValue): string => toToken(termText(field, value));
  const terms = new Set([
    term('urn', urn.text),
    term('_entityType', urn.entityType),
    term('_entityName', name),
  ]);
  for (const [field, distinct] of values) for (const value of distinct) terms.add(term(field, value));
  for (const place of new Set([...places.locations, ...places.paths])) {
    terms.add(term(LISTED_AT, place));
    for (const prefix of listPrefixes(place)) terms.add(term(LISTED_BELOW, prefix));
  }
  for (const step of stepsOf(places.containerPath)) terms.add(term(LISTED_UNDER, step));
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
