/** Searches the ends of a walk. */
import { checkPage } from '../page.js';
import { expandHierarchies } from '../search/expand-hierarchies.js';
import { checkRange } from './bounds.js';
import { searchExplored } from './explore/search-explored.js';
import type { LineageDeps } from './lineage-deps.js';
import { planLineage } from './plan-lineage.js';
import { searchWalk } from './search-walk.js';
import type { LineageSearchQuery, LineageSearchResult } from './types.js';

/** Front ends search from an empty URN while a page does not know its entity yet: it has no lineage. */
const NO_START = '';

export async function searchLineage(
  deps: LineageDeps,
  query: LineageSearchQuery,
): Promise<LineageSearchResult> {
  checkPage(query.page);
  checkRange(query);
  if (query.urn === NO_START)
    return { start: query.page.start, count: 0, total: 0, met: 0, hits: [], facets: [], cuts: [] };
  const { filter: asked, ...rest } = query;
  const filter = await expandHierarchies(deps, asked);
  const expanded = { ...rest, ...(filter !== undefined && { filter }) };
  const plan = planLineage(deps, expanded);
  const { exploration } = plan;
  if (exploration === undefined) return searchWalk(deps, { query: expanded, plan });
  return searchExplored(deps, { query: expanded, plan, exploration });
}
