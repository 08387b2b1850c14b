/** Converts search results to the types of the schema. */
import type { Facet, MatchedField, SearchHit, SearchResult } from '../../../catalog/search/types.js';
import { MAX_FACET_VALUES } from '../../../catalog/search/count-search.js';
import { structuredId, structuredUrn } from '../../../model/search/structured-values.js';
import type { GraphqlContext } from '../context.js';
import { findEntityRef, storedEntityRef, type EntityRef } from '../mapping/entity-ref.js';

const DEFAULT_FACET_VALUES = 20;

/** @param fields that may be shown as matched; undefined or empty: all */
export function presentHits({ hits }: SearchResult, fields?: readonly string[] | null): object[] {
  const isShown = ({ name }: MatchedField): boolean => !fields?.length || fields.includes(name);
  return hits.map((hit) => ({
    entity: storedEntityRef(hit.urn),
    matchedFields: presentMatches(hit.matchedFields.filter(isShown)),
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

function propertyOf(facet: string): EntityRef | null {
  const id = structuredId(facet);
  return id === undefined ? null : storedEntityRef(structuredUrn(id));
}

/** Fields whose values are entity types. */
const TYPE_FIELDS = new Set(['_entityType', 'entity']);

export function presentFacets(facets: readonly Facet[], { typeNames }: GraphqlContext): object[] {
  return facets.map(({ name, displayName, aggregations, valueCount }) => ({
    field: name,
    displayName,
    entity: propertyOf(name),
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
