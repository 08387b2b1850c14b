import { Skeleton, VisuallyHidden } from '@mantine/core';
import type { Hit } from './hit.js';
import { queryWords } from '../../../search/query-words.js';
import { ResultCard } from './result-card.js';
import classes from './results.module.css';

export interface ResultListProps {
  readonly hits: readonly Hit[];
  readonly query: string;
  readonly selected: ReadonlySet<string>;
  readonly onSelect: (urn: string) => void;
}

/** The hits of a page, best first. */
export function ResultList({ hits, query, selected, onSelect }: ResultListProps) {
  const words = queryWords(query);
  return (
    <ul className={classes.list} aria-label="Results">
      {hits.map((hit) => (
        <ResultCard
          key={hit.entity.urn}
          hit={hit}
          query={query}
          words={words}
          isSelected={selected.has(hit.entity.urn)}
          onSelect={onSelect}
        />
      ))}
    </ul>
  );
}

/** Grey cards in the place of the first hits. */
export function ResultPlaceholders() {
  return (
    <div role="status">
      <VisuallyHidden>Searching</VisuallyHidden>
      {Array.from({ length: 6 }, (_, card) => (
        <div key={card} className={classes.card}>
          <div className={classes.body}>
            <Skeleton height={16} width="34%" />
            <Skeleton height={12} width="22%" />
            <Skeleton height={12} width="78%" />
            <Skeleton height={18} width="45%" />
          </div>
        </div>
      ))}
    </div>
  );
}
