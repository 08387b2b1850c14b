/** Dependencies of the lineage readers. */
import type { SearchDeps } from '../search/search-deps.js';
import type { LineageBounds } from './bounds.js';

export interface LineageDeps extends SearchDeps {
  readonly bounds: LineageBounds;
}
