import { Button, Group, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import { labelOfField } from '../facets/facet-fields.js';
import { labelOfValue, type Names } from '../facets/facet-values.js';
import { chooseValue } from '../state/change-filters.js';
import type { SearchState } from '../state/search-state.js';
import { looserQueries } from './looser-queries.js';

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
                onClick={() => {
                  onChange(chooseValue(state, { field, value }, 'none'));
                }}
              >
                {`${labelOfField(field, names)}: ${isExcluded ? 'not ' : ''}${labelOfValue(field, value, names)}`}
              </Button>
            )),
          )}
          {filters.length > 1 && (
            <Button
              size="compact-sm"
              variant="light"
              onClick={() => {
                onChange({ ...state, filters: [], page: 1 });
              }}
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
          onClick={() => {
            onChange({ ...state, query, page: 1 });
          }}
        >
          {query}
        </Button>
      ))}
    </Group>
  );
}
