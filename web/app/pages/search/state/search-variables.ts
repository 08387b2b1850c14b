/** Variables of the search page's operations. */
import type {
  AndFilterInput,
  FacetFilterInput,
  SearchAcrossEntitiesInput,
} from '../../../api/types.graphql.js';
import { TYPE_FIELD, type FieldFilter, type SearchState, type Sort } from './search-state.js';

export const PAGE_SIZE = 20;

/** Alternative filters for every search of a page, e.g. for a place of the browse tree. One of them must match. */
export type SearchScope = readonly (readonly FacetFilterInput[])[];

export const EVERYWHERE: SearchScope = [[]];

const SORT_CRITERIA: Readonly<Record<Sort, SearchAcrossEntitiesInput['sortInput']>> = {
  relevance: null,
  name: { sortCriteria: [{ field: '_entityName', sortOrder: 'ASCENDING' }] },
  '-name': { sortCriteria: [{ field: '_entityName', sortOrder: 'DESCENDING' }] },
  '-updated': { sortCriteria: [{ field: 'lastChangedAt', sortOrder: 'DESCENDING' }] },
  '-changed': { sortCriteria: [{ field: 'lastModifiedAt', sortOrder: 'DESCENDING' }] },
};

/** Returns the variables of one page of hits. @param viewUrn a view that also filters them */
export function hitsInput(
  state: SearchState,
  scope: SearchScope,
  viewUrn?: string,
): SearchAcrossEntitiesInput {
  return {
    query: state.query,
    start: (state.page - 1) * PAGE_SIZE,
    count: PAGE_SIZE,
    orFilters: orFiltersOf(state, scope),
    sortInput: SORT_CRITERIA[state.sort] ?? null,
    ...(viewUrn !== undefined && { viewUrn }),
    searchFlags: { skipAggregates: true, includeSoftDeleted: state.hasRemoved },
  };
}

/** Number of values of a facet that are loaded at first, and the maximum that the service lists. */
export const FIRST_VALUES = 100;
export const MOST_VALUES = 2000;

export interface CountedFacets {
  readonly facets: readonly string[];
  /** True: load all values, up to the maximum of the service. */
  readonly isWhole?: boolean;
  /** A view that also filters the hits. */
  readonly viewUrn?: string | undefined;
}

/** Returns the variables for the counts of some facets. The choices in `facets` do not filter them, so that further values can be added. */
export function facetsInput(
  state: SearchState,
  scope: SearchScope,
  { facets, isWhole = false, viewUrn }: CountedFacets,
) {
  const filters = state.filters.filter(({ field }) => !facets.includes(field));
  return {
    query: state.query,
    facets: [...facets],
    orFilters: orFiltersOf({ ...state, filters }, scope),
    ...(viewUrn !== undefined && { viewUrn }),
    searchFlags: { maxAggValues: isWhole ? MOST_VALUES : FIRST_VALUES, includeSoftDeleted: state.hasRemoved },
  };
}

/**
 * Groups facets that are counted together: all without a choice form one group; each facet with a choice is a group by itself.
 * @param wholes fields of which all values are loaded; each is a group by itself, too
 */
export function facetGroups(
  state: SearchState,
  fields: readonly string[],
  wholes: ReadonlySet<string> = new Set(),
): string[][] {
  const chosen = new Set(state.filters.map(({ field }) => field));
  const isSingle = (field: string) => chosen.has(field) || wholes.has(field);
  const free = fields.filter((field) => !isSingle(field));
  const single = fields.filter(isSingle).map((field) => [field]);
  return [...(free.length > 0 ? [free] : []), ...single];
}

function orFiltersOf({ filters }: SearchState, scope: SearchScope): AndFilterInput[] {
  const own = filters.map(criterionOf);
  return scope.map((criteria) => ({ and: [...criteria, ...own] }));
}

/** A filter of the page as a condition of a search or of a view. */
export function criterionOf({ field, values, isExcluded }: FieldFilter): FacetFilterInput {
  const condition = field === TYPE_FIELD ? 'EQUAL' : conditionOf(field);
  return { field, values: [...values], condition, negated: isExcluded };
}

/** Returns the condition of a filter on a field. A domain includes its subdomains. */
function conditionOf(field: string): FacetFilterInput['condition'] {
  return field === 'domains' ? 'DESCENDANTS_INCL' : 'EQUAL';
}
