/** What the lineage readers are made of. */
import type { SearchParts } from '../search/search-parts.js';
import type { LineageBounds } from './bounds.js';

export interface LineageParts extends SearchParts {
  readonly bounds: LineageBounds;
}
