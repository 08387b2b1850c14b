import { keepPreviousData, useQueries } from '@tanstack/react-query';
import { request } from '../../../api/request.js';
import { useOperation } from '../../../api/use-operation.js';
import { ChosenNames, SearchFacets } from '../search-page.graphql.js';
import type { SearchState } from '../state/search-state.js';
import { facetGroups, facetsInput, type SearchScope } from '../state/search-variables.js';
import { FACET_FIELDS, type FacetField } from './facet-fields.js';
import { facetValues, type CountedValue, type FacetValue, type Names } from './facet-values.js';

export interface Facet extends FacetField {
  /** Undefined while they are being counted. */
  readonly values: readonly FacetValue[] | undefined;
}

export interface Facets {
  readonly facets: readonly Facet[];
  readonly names: Names;
  readonly error: Error | null;
}

/** Values of each facet with their number of hits, given the choices in the other facets. */
export function useFacets(state: SearchState, scope: SearchScope): Facets {
  const groups = facetGroups(
    state,
    FACET_FIELDS.map(({ field }) => field),
  );
  const results = useQueries({
    queries: groups.map((fields) => {
      const input = facetsInput(state, scope, fields);
      return {
        queryKey: ['SearchFacets', input],
        queryFn: ({ signal }: { signal: AbortSignal }) => request(SearchFacets, { input }, signal),
        placeholderData: keepPreviousData,
      };
    }),
  });
  const answered = results.flatMap(({ data }) => data?.aggregateAcrossEntities?.facets ?? []);
  const counted = new Map(answered.map(({ field, aggregations }) => [field, aggregations]));
  const names = useNames(state, [...counted.values()].flat());
  return {
    facets: FACET_FIELDS.map((facet) => ({ ...facet, values: valuesOf(facet, { state, counted, names }) })),
    names,
    error: results.find(({ error }) => error !== null)?.error ?? null,
  };
}

interface Counted {
  readonly state: SearchState;
  readonly counted: ReadonlyMap<string, readonly CountedValue[]>;
  readonly names: Names;
}

function valuesOf({ field }: FacetField, { state, counted, names }: Counted): FacetValue[] | undefined {
  const values = counted.get(field);
  if (values === undefined) return undefined;
  const chosen = state.filters.filter((filter) => filter.field === field).flatMap((filter) => filter.values);
  return facetValues(field, values, { chosen, names });
}

function useNames({ filters }: SearchState, counted: readonly CountedValue[]): Names {
  const names = new Map(counted.map(({ value, displayName }) => [value, displayName ?? '']));
  const chosen = filters.flatMap(({ values }) => values).filter((value) => value.startsWith('urn:li:'));
  const { data } = useOperation(
    ChosenNames,
    { urns: chosen },
    { enabled: chosen.length > 0, keepsPrevious: true },
  );
  for (const entity of data?.entities ?? []) if (entity) names.set(entity.urn, entity.overview.name);
  return new Map([...names].filter(([, name]) => name !== ''));
}
