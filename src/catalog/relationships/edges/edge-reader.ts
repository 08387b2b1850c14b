/** Joins the readers of the catalog's edges. */
import type { SearchDeps } from '../../search/search-deps.js';
import { scrollLineage } from './scroll-lineage.js';
import { scrollRelationships } from './scroll-relationships.js';
import type { EdgeReader } from './types.js';

export function createEdgeReader(deps: SearchDeps): EdgeReader {
  return {
    scrollRelationships: (query) => scrollRelationships(deps, query),
    scrollLineage: (query) => scrollLineage(deps, query),
  };
}
