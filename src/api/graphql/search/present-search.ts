/** Converts search results to the types of the schema. */
import type { Facet, MatchedField, SearchHit, SearchResult } from '../../../catalog/search/types.js';
import { MAX_FACET_VALUES } from '../../../catalog/search/count-search.js';
import type { GraphqlContext } from '../context.js';
import { findEntityRef, storedEntityRef } from '../mapping/entity-ref.js';

const DEFAULT_FACET_VALUES = 20;

export function presentHits({ hits }: SearchResult): object[] {
  return hits.map((hit) => ({
    entity: storedEntityRef(hit.urn),
    matchedFields: presentMatches(hit.matchedFields),
    extraProperties: presentExtras(hit),
  }));
}

export function presentMatches(matches: readonly MatchedField[]): object[] {
  return matches.map(({ name, value }) => ({ name, value, entity: findEntityRef(value) }));
}

/** Clients parse the values as JSON. Several values of a field become a list; a single value is not wrapped. */
function presentExtras({ extras }: SearchHit): object[] {
  return extras.map(({ name, values }) => ({
    name,
    value: JSON.stringify(values.length === 1 ? values[0] : values),
  }));
}

export function facetValues(requested: number | null | undefined): number {
  return Math.max(1, Math.min(requested ?? DEFAULT_FACET_VALUES, MAX_FACET_VALUES));
}

/** Fields whose values are entity types. */
const TYPE_FIELDS = new Set(['_entityType', 'entity']);

export function presentFacets(facets: readonly Facet[], { typeNames }: GraphqlContext): object[] {
  return facets.map(({ name, displayName, aggregations, valueCount }) => ({
    field: name,
    displayName,
    valueCount,
    aggregations: aggregations.map(({ value, count }) => {
      const entity = findEntityRef(value);
      return {
        value: TYPE_FIELDS.has(name) ? typeNames.toEnum(value) : value,
        count,
        entity,
        displayName: entity && ((_: unknown, context: GraphqlContext) => context.names.load(entity.urn.text)),
      };
    }),
  }));
}
