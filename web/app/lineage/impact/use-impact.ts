import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { request } from '../../api/request.js';
import { useOperation } from '../../api/use-operation.js';
import type { ImpactState } from '../state/impact-state.js';
import { impactInput } from './impact-input.js';
import { ImpactFacets, ImpactPage } from './impact.graphql.js';

/** Number of rows on a page. */
export const PAGE_SIZE = 100;

/** Loads rows, page by page, and counts by facet. Rows are shown before the counts are loaded. */
export function useImpact(urn: string, state: ImpactState) {
  const input = impactInput(urn, state);
  const pages = useInfiniteQuery({
    queryKey: ['ImpactPage', input],
    queryFn: async ({ pageParam, signal }) => {
      const paged = { ...input, count: PAGE_SIZE, ...(pageParam !== '' && { scrollId: pageParam }) };
      return (await request(ImpactPage, { input: paged }, signal)).scrollAcrossLineage;
    },
    initialPageParam: '',
    getNextPageParam: (page) => page?.nextScrollId,
    placeholderData: keepPreviousData,
  });
  const facets = useOperation(
    ImpactFacets,
    { input: { ...input, count: 0, searchFlags: { maxAggValues: 50 } } },
    { keepsPrevious: true },
  );
  return { pages, facets: facets.data?.searchAcrossLineage?.facets ?? [] };
}
