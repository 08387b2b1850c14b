import { keepPreviousData, useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { request } from '../../../api/request.js';
import { useOperation } from '../../../api/use-operation.js';
import { EntityNames } from '../../../api/entities.graphql.js';
import { FilterProperties, SearchFacets } from '../search-page.graphql.js';
import type { SearchState } from '../state/search-state.js';
import type { ActiveView } from '../views/active-view.js';
import { facetGroups, facetsInput, type SearchScope } from '../state/search-variables.js';
import {
  FACET_FIELDS,
  fieldOfProperty,
  propertyOfField,
  type FacetField,
  facetValues,
  type CountedValue,
  type FacetValue,
  type Names,
} from './facet-fields.js';

export interface Facet extends FacetField {
  /** Undefined while they are being counted. */
  readonly values: readonly FacetValue[] | undefined;
  /** Number of all values, including those that are not loaded. */
  readonly valueCount: number;
  /** Loads all values, up to the maximum of the service. */
  readonly onLoadAll: () => void;
}

export interface Facets {
  readonly facets: readonly Facet[];
  readonly names: Names;
  readonly error: Error | null;
}

/** Counts the hits of each value of each facet, given the choices in the other facets. @param view also filters the hits */
export function useFacets(state: SearchState, scope: SearchScope, view: ActiveView): Facets {
  const [wholes, setWholes] = useState<ReadonlySet<string>>(new Set());
  const properties = usePropertyFacets();
  const groups = [FACET_FIELDS, properties].flatMap((facets) =>
    facetGroups(
      state,
      facets.map(({ field }) => field),
      wholes,
    ),
  );
  const results = useQueries({
    queries: groups.map((facets) => {
      const isWhole = facets.every((field) => wholes.has(field));
      const input = facetsInput(state, scope, { facets, isWhole, viewUrn: view.urn });
      return {
        queryKey: ['SearchFacets', input],
        queryFn: ({ signal }: { signal: AbortSignal }) => request(SearchFacets, { input }, signal),
        placeholderData: keepPreviousData,
        enabled: !view.isLoading,
      };
    }),
  });
  const answered = results.flatMap(({ data }) => data?.aggregateAcrossEntities?.facets ?? []);
  const counted = new Map(answered.map((facet) => [facet.field, facet]));
  const names = useNames(
    state,
    [...counted.values()].flatMap(({ aggregations }) => aggregations),
    properties,
  );
  return {
    facets: [...FACET_FIELDS, ...properties].map((facet) => ({
      ...facet,
      values: valuesOf(facet, { state, counted: counted.get(facet.field)?.aggregations, names }),
      valueCount: counted.get(facet.field)?.valueCount ?? 0,
      onLoadAll: () => {
        setWholes(new Set([...wholes, facet.field]));
      },
    })),
    names,
    error: results.find(({ error }) => error !== null)?.error ?? null,
  };
}

/** Loads the structured properties whose settings request a facet. */
function usePropertyFacets(): readonly FacetField[] {
  const { data } = useOperation(FilterProperties, {});
  const found = data?.searchAcrossEntities?.searchResults ?? [];
  return found.map(({ entity: { urn, overview } }) => ({
    field: fieldOfProperty(urn),
    label: overview.name,
  }));
}

interface Counted {
  readonly state: SearchState;
  readonly counted: readonly CountedValue[] | undefined;
  readonly names: Names;
}

function valuesOf({ field }: FacetField, { state, counted, names }: Counted): FacetValue[] | undefined {
  if (counted === undefined) return undefined;
  const chosen = state.filters.filter((filter) => filter.field === field).flatMap((filter) => filter.values);
  return facetValues(field, counted, { chosen, names });
}

/** Returns the names of all values, and of the structured properties that have a filter or a facet. */
function useNames(
  { filters }: SearchState,
  counted: readonly CountedValue[],
  properties: readonly FacetField[],
): Names {
  const names = new Map(counted.map(({ value, displayName }) => [value, displayName ?? '']));
  for (const { field, label } of properties) names.set(propertyOfField(field) ?? '', label);
  const chosen = filters
    .flatMap(({ field, values }) => [...values, propertyOfField(field) ?? ''])
    .filter((value) => value.startsWith('urn:li:'));
  const { data } = useOperation(
    EntityNames,
    { urns: chosen },
    { enabled: chosen.length > 0, keepsPrevious: true },
  );
  for (const entity of data?.entities ?? []) if (entity) names.set(entity.urn, entity.overview.name);
  return new Map([...names].filter(([, name]) => name !== ''));
}
