import { Drawer, Title, Button, CloseButton, Checkbox, NativeSelect, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useEffect, useRef } from 'react';
import { IconFilter } from '@tabler/icons-react';
import { useOperation } from '../../api/use-operation.js';
import { PageControl } from '../../parts/page-control.js';
import { Problem } from '../../parts/states.js';
import { track } from '../../usage/track.js';
import { BulkBar } from './bulk/bulk-bar.js';
import { useSelection, type Selection } from './bulk/use-selection.js';
import { FacetList } from './facets/facet-list.js';
import { useFacets } from './facets/use-facets.js';
import { ResultList, ResultPlaceholders, NoHits } from './results/result-list.js';
import { SearchHits } from './search-page.graphql.js';
import classes from './search-view.module.css';
import { type SearchState, chooseValue, SORTS, type Sort } from './state/search-state.js';
import { hitsInput, PAGE_SIZE, type SearchScope } from './state/search-variables.js';
import { NO_VIEW, type ActiveView } from './views/active-view.js';
import { labelOfField, labelOfValue, type Names } from './facets/facet-fields.js';

export interface SearchViewProps {
  readonly state: SearchState;
  /** Filters that apply to every search of the page. */
  readonly scope: SearchScope;
  readonly onChange: (next: SearchState) => void;
  /** True if the facets open in a drawer at any width. */
  readonly isNarrow?: boolean;
  /** A view that also filters the hits. Default: none. */
  readonly view?: ActiveView;
}

/** Hits of a search with facets, sorting, pages and actions. Hits are shown before the facets are counted. */
export function SearchView({ state, scope, onChange, isNarrow = false, view = NO_VIEW }: SearchViewProps) {
  const [isOpen, drawer] = useDisclosure();
  const hits = useOperation(
    SearchHits,
    { input: hitsInput(state, scope, view.urn) },
    { enabled: !view.isLoading, keepsPrevious: true },
  );
  const facets = useFacets(state, scope, view);
  const found = hits.data?.searchAcrossEntities ?? undefined;
  useSearchEvents(state.query, hits.isPlaceholderData ? undefined : found?.total);
  const results = found?.searchResults ?? [];
  const search = JSON.stringify([state.query, state.filters, state.hasRemoved, scope, view.urn]);
  const selection = useSelection(results, search);
  const list = <FacetList facets={facets} state={state} onChange={onChange} />;
  return (
    <div className={classes.layout} data-narrow={isNarrow || undefined}>
      <aside className={classes.side} aria-label="Filters">
        {!isNarrow && list}
      </aside>
      <Drawer
        opened={isOpen}
        onClose={drawer.close}
        title="Filters"
        size="20rem"
        closeButtonProps={{ 'aria-label': 'Close the filters' }}
      >
        {isOpen && list}
      </Drawer>
      <section className={classes.results} aria-busy={hits.isFetching}>
        <Title order={2} className={classes.hidden}>
          Results
        </Title>
        <ResultToolbar
          state={state}
          total={found?.total}
          selection={selection}
          onChange={onChange}
          onOpenFilters={drawer.open}
        />
        <ChosenFilters state={state} names={facets.names} onChange={onChange} />
        {hits.error && (
          <Problem error={hits.error} title="The search failed" onRetry={() => void hits.refetch()} />
        )}
        {hits.isPending && <ResultPlaceholders />}
        {found?.total === 0 && <NoHits state={state} names={facets.names} onChange={onChange} />}
        <ResultList
          hits={results}
          query={state.query}
          selected={selection.urns}
          onSelect={selection.toggle}
        />
        <PageControl
          total={found?.total ?? 0}
          size={PAGE_SIZE}
          page={state.page}
          onChange={(page) => {
            onChange({ ...state, page });
            window.scrollTo({ top: 0 });
          }}
        />
        <BulkBar selection={selection} />
      </section>
    </div>
  );
}

/**
 * Tells the service what was searched for, and how much was found. Filters and pages of the same search are no new search.
 * @param total number of hits; undefined until the answer for this query is there
 */
function useSearchEvents(query: string, total: number | undefined): void {
  const words = query.trim();
  const sent = useRef('');
  useEffect(() => {
    if (total === undefined || words === '' || words === '*' || words === sent.current) return;
    sent.current = words;
    track({ type: 'SearchEvent', query: words });
    track({ type: 'SearchResultsViewEvent', query: words, total });
  }, [words, total]);
}

interface ChosenFiltersProps {
  readonly state: SearchState;
  readonly names: Names;
  readonly onChange: (next: SearchState) => void;
}

/** Active filters, each with a button that removes it. */
function ChosenFilters({ state, names, onChange }: ChosenFiltersProps) {
  if (state.filters.length === 0) return null;
  const chosen = state.filters.flatMap(({ field, values, isExcluded }) =>
    values.map((value) => ({
      field,
      value,
      text: `${labelOfField(field, names)}: ${isExcluded ? 'not ' : ''}${labelOfValue(field, value, names)}`,
    })),
  );
  return (
    <div className={classes.chips} role="group" aria-label="Chosen filters">
      {chosen.map(({ field, value, text }) => (
        <span key={`${field} ${value}`} className={classes.chip} title={text}>
          <span className={classes.chipText}>{text}</span>
          <CloseButton
            size="xs"
            aria-label={`Remove filter ${text}`}
            onClick={() => onChange(chooseValue(state, { field, value }, 'none'))}
          />
        </span>
      ))}
      {chosen.length > 1 && (
        <Button
          size="compact-xs"
          variant="subtle"
          onClick={() => onChange({ ...state, filters: [], page: 1 })}
        >
          Remove all
        </Button>
      )}
    </div>
  );
}

interface ResultToolbarProps {
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
function ResultToolbar({ state, total, selection, onChange, onOpenFilters }: ResultToolbarProps) {
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
