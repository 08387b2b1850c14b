import { Skeleton, VisuallyHidden, Button, Group, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import { queryWords } from '../../../search/words.js';
import { labelOfField, labelOfValue, type Names } from '../facets/facet-fields.js';
import { type SearchState, chooseValue } from '../state/search-state.js';
import type { Hit } from '../bulk/use-selection.js';
import { ResultCard } from './result-card.js';
import classes from './results.module.css';
import { looserQueries } from './looser-queries.js';

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

export interface NoHitsProps {
  readonly state: SearchState;
  readonly names: Names;
  readonly onChange: (next: SearchState) => void;
}

/** Explains an empty result and offers buttons that may help. */
export function NoHits({ state, names, onChange }: NoHitsProps) {
  const { query, filters } = state;
  const typed = query.trim();
  return (
    <Stack gap="sm" align="flex-start" py="xl" px="xs">
      <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
        {typed === ''
          ? 'No entity matches these filters.'
          : `Nothing was found for “${typed}”${filters.length > 0 ? ' with these filters' : ''}.`}
      </Text>
      {filters.length > 0 && (
        <Group gap="xs">
          <Text size="sm">Search without</Text>
          {filters.flatMap(({ field, values, isExcluded }) =>
            values.map((value) => (
              <Button
                key={`${field} ${value}`}
                size="compact-sm"
                variant="default"
                onClick={() => onChange(chooseValue(state, { field, value }, 'none'))}
              >
                {`${labelOfField(field, names)}: ${isExcluded ? 'not ' : ''}${labelOfValue(field, value, names)}`}
              </Button>
            )),
          )}
          {filters.length > 1 && (
            <Button
              size="compact-sm"
              variant="light"
              onClick={() => onChange({ ...state, filters: [], page: 1 })}
            >
              any filter
            </Button>
          )}
        </Group>
      )}
      <LooserQueries state={state} onChange={onChange} />
      <Text size="sm" c="dimmed">
        Words match names and columns by their first three or more letters. A star matches any characters:{' '}
        <code>*daily</code>. <Link to="/browse">Browse the catalog</Link> if you do not know a name.
      </Text>
    </Stack>
  );
}

function LooserQueries({ state, onChange }: Omit<NoHitsProps, 'names'>) {
  const queries = looserQueries(state.query);
  if (queries.length === 0) return null;
  return (
    <Group gap="xs">
      <Text size="sm">Search for</Text>
      {queries.map((query) => (
        <Button
          key={query}
          size="compact-sm"
          variant="default"
          onClick={() => onChange({ ...state, query, page: 1 })}
        >
          {query}
        </Button>
      ))}
    </Group>
  );
}
