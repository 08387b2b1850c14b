import { Button, Checkbox, NativeSelect, Text } from '@mantine/core';
import { IconFilter } from '@tabler/icons-react';
import type { Selection } from '../bulk/use-selection.js';
import classes from '../search-view.module.css';
import { SORTS, type SearchState, type Sort } from '../state/search-state.js';
import { PAGE_SIZE } from '../state/search-variables.js';

export interface ResultToolbarProps {
  readonly state: SearchState;
  /** Total number of hits; undefined until known. */
  readonly total: number | undefined;
  readonly selection: Selection;
  readonly onChange: (next: SearchState) => void;
  readonly onOpenFilters: () => void;
}

const SORT_LABELS: Readonly<Record<Sort, string>> = {
  relevance: 'Relevance',
  name: 'Name, A to Z',
  '-name': 'Name, Z to A',
  '-updated': 'Last changed in the catalog',
  '-changed': 'Last changed in the source',
};

/** Number of hits, with controls to select, sort and filter them. */
export function ResultToolbar({ state, total, selection, onChange, onOpenFilters }: ResultToolbarProps) {
  const chosen = state.filters.reduce((sum, { values }) => sum + values.length, 0);
  return (
    <div className={classes.toolbar}>
      <Checkbox
        size="xs"
        aria-label="Select all on this page"
        checked={selection.isWholePage}
        indeterminate={selection.count > 0 && !selection.isWholePage}
        disabled={total === undefined || total === 0}
        onChange={selection.togglePage}
      />
      <Text size="sm" c="dimmed" className={classes.total ?? ''} role="status">
        {total === undefined ? '' : rangeText(state.page, total)}
      </Text>
      <Button
        size="compact-sm"
        variant="default"
        className={classes.openFilters ?? ''}
        leftSection={<IconFilter size={14} aria-hidden />}
        onClick={onOpenFilters}
      >
        {chosen === 0 ? 'Filters' : `Filters (${String(chosen)})`}
      </Button>
      <NativeSelect
        size="xs"
        aria-label="Sort by"
        className={classes.sort ?? ''}
        value={state.sort}
        data={SORTS.map((value) => ({ value, label: SORT_LABELS[value] }))}
        onChange={(event) => {
          const sort = SORTS.find((each) => each === event.currentTarget.value) ?? 'relevance';
          onChange({ ...state, sort, page: 1 });
        }}
      />
    </div>
  );
}

/** Returns the range of a page, e.g. `21 to 40 of 1,204`. */
function rangeText(page: number, total: number): string {
  const all = total.toLocaleString('en');
  if (total <= PAGE_SIZE) return total === 1 ? '1 result' : `${all} results`;
  const first = (page - 1) * PAGE_SIZE + 1;
  if (first > total) return `${all} results, none on this page`;
  return `${first.toLocaleString('en')} to ${Math.min(first + PAGE_SIZE - 1, total).toLocaleString('en')} of ${all}`;
}
