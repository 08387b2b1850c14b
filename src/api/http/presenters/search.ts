/** Search results in the framework's envelope. */
import type { SearchHit, SearchResult } from '../../../catalog/search/types.js';

/**
 * Plain clients read hits as URNs; the published Python client reads objects with a member `entity`.
 * See `docs/api.md`, "Two shapes of search hits".
 */
export type HitShape = 'urn' | 'object';

export function presentSearch(
  result: SearchResult,
  page: { count: number; hits: HitShape },
): Record<string, unknown> {
  const urns = result.hits.map(({ urn }) => urn);
  return {
    value: {
      numEntities: result.total,
      pageSize: page.count,
      from: result.start,
      entities: page.hits === 'urn' ? urns : result.hits.map(presentHit),
      metadata: {
        urns,
        matches: result.hits.map(({ matchedFields }) => ({ matchedFields })),
        searchResultMetadatas: result.facets.map(({ name, displayName, aggregations }) => ({
          name,
          displayName,
          aggregations: Object.fromEntries(aggregations.map(({ value, count }) => [value, count])),
        })),
      },
      scrollId: result.scrollId,
    },
  };
}

function presentHit({ urn, score, matchedFields }: SearchHit): Record<string, unknown> {
  return { entity: urn, score, matchedFields };
}
