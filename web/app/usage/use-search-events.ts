import { useEffect, useRef } from 'react';
import { track } from './track.js';

/**
 * Tells the service what was searched for, and how much was found. Filters and pages of the same search are no new search.
 * @param total number of hits; undefined until the answer for this query is there
 */
export function useSearchEvents(query: string, total: number | undefined): void {
  const words = query.trim();
  const sent = useRef('');
  useEffect(() => {
    if (total === undefined || words === '' || words === '*' || words === sent.current) return;
    sent.current = words;
    track({ type: 'SearchEvent', query: words });
    track({ type: 'SearchResultsViewEvent', query: words, total });
  }, [words, total]);
}
