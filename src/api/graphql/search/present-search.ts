/** Converts search results to the types of the schema. */
import { MAX_FACET_VALUES } from '../../../catalog/search/count-search.js';
import type { Facet, MatchedField, SearchHit, SearchResult } from '../../../catalog/search/types.js';
import { namesOf, NESTING, searchFieldsOf } from '../../../model/search/search-fields.js';
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
  const id = facet.includes(NESTING) ? undefined : structuredId(facet);
  return id === undefined ? null : storedEntityRef(structuredUrn(id));
}

export function presentFacets(facets: readonly Facet[], context: GraphqlContext): object[] {
  return facets.map(({ name, displayName, aggregations, valueCount }) => {
    const present = valuePresenter(name, context);
    return {
      field: name,
      displayName,
      entity: propertyOf(name),
      valueCount,
      aggregations: aggregations.map(({ value, count }) => ({ ...present(value), count })),
    };
  });
}

/** Names entity types as in the schema. A value of nested fields has the entity of its last URN. */
function valuePresenter(facet: string, { typeNames, services }: GraphqlContext): (value: string) => object {
  const names = namesOf(facet);
  const fields = searchFieldsOf(services.model);
  const isType = names.map((name) => fields.resolve(name)[0]?.name === '_entityType');
  return (text) => {
    const parts = names.length === 1 ? [text] : text.split(NESTING);
    const entity = parts.map(findEntityRef).findLast((found) => found !== undefined);
    return {
      value: parts
        .map((part, level) => (isType[level] === true ? typeNames.toEnum(part) : part))
        .join(NESTING),
      entity,
      displayName: entity && ((_: unknown, { names: shown }: GraphqlContext) => shown.load(entity.urn.text)),
    };
  };
}
