import { useEffect } from 'react';
import { track } from './track.js';

/**
 * Tells the service what was searched for, and how much was found. Filters and pages of the same search are no new search.
 * @param total number of hits; undefined until the answer for this query is there
 */
export function useSearchEvents(query: string, total: number | undefined): void {
  const words = query.trim();
  const isSearch = words !== '' && words !== '*';
  const isAnswered = total !== undefined;
  useEffect(() => {
    if (!isSearch || !isAnswered) return;
    track({ type: 'SearchEvent', query: words });
    track({ type: 'SearchResultsViewEvent', query: words, total });
    // `total` is left out: another number of hits, e.g. with a filter, is no new search.
  }, [words, isSearch, isAnswered]);
}
