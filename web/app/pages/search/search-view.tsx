import { Drawer, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useOperation } from '../../api/use-operation.js';
import { PageControl } from '../../parts/page-control.js';
import { Problem } from '../../parts/problem.js';
import { useSearchEvents } from '../../usage/use-search-events.js';
import { BulkBar } from './bulk/bulk-bar.js';
import { useSelection } from './bulk/use-selection.js';
import { ChosenFilters } from './facets/chosen-filters.js';
import { FacetList } from './facets/facet-list.js';
import { useFacets } from './facets/use-facets.js';
import { NoHits } from './results/no-hits.js';
import { ResultList, ResultPlaceholders } from './results/result-list.js';
import { ResultToolbar } from './results/result-toolbar.js';
import { SearchHits } from './search-page.graphql.js';
import classes from './search-view.module.css';
import type { SearchState } from './state/search-state.js';
import { hitsInput, PAGE_SIZE, type SearchScope } from './state/search-variables.js';
import { NO_VIEW, type ActiveView } from './views/active-view.js';

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
