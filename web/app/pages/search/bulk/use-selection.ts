import { useState } from 'react';
import type { SearchHitsQuery } from '../search-page.graphql.js';

/** Selected hits, including those on other pages of the same search. */
export interface Selection {
  readonly urns: ReadonlySet<string>;
  readonly names: ReadonlyMap<string, string>;
  readonly count: number;
  /** True if all hits of this page are selected. */
  readonly isWholePage: boolean;
  readonly toggle: (urn: string) => void;
  readonly togglePage: () => void;
  readonly clear: () => void;
  /** Deselects all others. */
  readonly keep: (urns: readonly string[]) => void;
}

/**
 * Keeps the selected hits.
 * @param hits of the page
 * @param search the search without page and order; a different search clears the selection
 */
export function useSelection(hits: readonly Hit[], search: string): Selection {
  const [currentSearch, setCurrentSearch] = useState(search);
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map());
  if (currentSearch !== search) {
    setCurrentSearch(search);
    setNames(new Map());
  }
  const isWholePage = hits.length > 0 && hits.every(({ entity }) => names.has(entity.urn));
  const set = (changed: readonly Hit[], isTicked: boolean): void => {
    const next = new Map(names);
    for (const { entity } of changed) {
      if (isTicked) next.set(entity.urn, entity.overview.name);
      else next.delete(entity.urn);
    }
    setNames(next);
  };
  return {
    urns: new Set(names.keys()),
    names,
    count: names.size,
    isWholePage,
    toggle: (urn) => {
      set(
        hits.filter(({ entity }) => entity.urn === urn),
        !names.has(urn),
      );
    },
    togglePage: () => {
      set(hits, !isWholePage);
    },
    clear: () => {
      setNames(new Map());
    },
    keep: (urns) => {
      setNames((before) => new Map([...before].filter(([urn]) => urns.includes(urn))));
    },
  };
}

/** One hit of a search. */
export type Hit = NonNullable<SearchHitsQuery['searchAcrossEntities']>['searchResults'][number];
