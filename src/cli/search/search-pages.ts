/** Reads one page of hits or all of them. */
import type { CatalogApi } from '../http/catalog-api.js';
import { typeOf } from '../http/entities.js';
import type { Facet, SearchPage, SearchQuery } from './types.js';

interface SearchAnswer {
  readonly value: {
    readonly numEntities: number;
    readonly entities: readonly string[];
    readonly metadata: {
      readonly matches: readonly { matchedFields: readonly { name: string; value: string }[] }[];
      readonly searchResultMetadatas: readonly Facet[];
    };
    readonly scrollId?: string;
  };
}

export interface PageRequest {
  readonly count: number;
  readonly scroll?: boolean;
  readonly scrollId?: string;
}

export async function searchPage(
  api: CatalogApi,
  query: SearchQuery,
  page: PageRequest,
): Promise<SearchPage> {
  const { value } = (await api.post('/entities?action=search', {
    ...query,
    ...page,
    start: 0,
  })) as SearchAnswer;
  const { entities, metadata, numEntities, scrollId } = value;
  return {
    total: numEntities,
    hits: entities.map((urn, at) => ({
      urn,
      type: typeOf(urn),
      matched: metadata.matches[at]?.matchedFields ?? [],
    })),
    facets: metadata.searchResultMetadatas,
    ...(scrollId !== undefined && { scrollId }),
  };
}

/** Reads page by page with a cursor, which is stable while others write. */
export async function* scrollPages(
  api: CatalogApi,
  query: SearchQuery,
  count: number,
): AsyncGenerator<SearchPage> {
  let page = await searchPage(api, query, { count, scroll: true });
  yield page;
  while (page.scrollId !== undefined) {
    page = await searchPage(api, { ...query, facets: [] }, { count, scrollId: page.scrollId });
    yield page;
  }
}
