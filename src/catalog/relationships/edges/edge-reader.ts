/** Joins the readers of the catalog's edges. */
import type { SearchParts } from '../../search/search-parts.js';
import { scrollLineage } from './scroll-lineage.js';
import { scrollRelationships } from './scroll-relationships.js';
import type { EdgeReader } from './types.js';

export function createEdgeReader(parts: SearchParts): EdgeReader {
  return {
    scrollRelationships: (query) => scrollRelationships(parts, query),
    scrollLineage: (query) => scrollLineage(parts, query),
  };
}
