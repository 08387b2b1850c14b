import type { SearchAcrossEntitiesInput } from './browse.graphql.js';
import type { BrowsePath } from './browse-path.js';
import { leavesAt } from './browse-scope.js';

/** Number of entities that a place lists; more are one click away. */
const MOST_LEAVES = 50;

/** Input of the search for the entities directly at a place. */
export function leavesInput(place: BrowsePath): SearchAcrossEntitiesInput {
  return {
    query: '',
    start: 0,
    count: MOST_LEAVES,
    orFilters: [{ and: leavesAt(place) ?? [] }],
    sortInput: { sortCriteria: [{ field: '_entityName', sortOrder: 'ASCENDING' }] },
    searchFlags: { skipAggregates: true, skipHighlighting: true },
  };
}
