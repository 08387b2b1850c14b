/** Searches the ends of a walk. */
import { checkPage } from '../page.js';
import { expandHierarchies } from '../search/expand-hierarchies.js';
import { checkRange } from './bounds.js';
import { searchExplored } from './explore/search-explored.js';
import type { LineageDeps } from './lineage-deps.js';
import { planLineage } from './plan-lineage.js';
import { searchWalk } from './search-walk.js';
import type { LineageSearchQuery, LineageSearchResult } from './types.js';

export async function searchLineage(
  deps: LineageDeps,
  query: LineageSearchQuery,
): Promise<LineageSearchResult> {
  checkPage(query.page);
  checkRange(query);
  const { filter: asked, ...rest } = query;
  const filter = await expandHierarchies(deps, asked);
  const expanded = { ...rest, ...(filter !== undefined && { filter }) };
  const plan = planLineage(deps, expanded);
  const { exploration } = plan;
  if (exploration === undefined) return searchWalk(deps, { query: expanded, plan });
  return searchExplored(deps, { query: expanded, plan, exploration });
}
