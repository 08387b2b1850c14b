import { useOperation } from '../../../../api/use-operation.js';
import { DataTable } from '../../../../parts/data-table.js';
import { Empty } from '../../../../parts/empty.js';
import { Loading } from '../../../../parts/loading.js';
import { Problem } from '../../../../parts/problem.js';
import { typeOfEnum } from '../../../../types/entity-types.js';
import { ContentsSearch, type ContentsSearchQuery } from './contents.graphql.js';
import { hasDepth, orFiltersOf, type ContentsPlan } from './contents-plan.js';
import { ASSET_COLUMNS } from './entity-columns.js';
import type { KindCount } from './kind-filter.js';
import { ListHead } from './list-head.js';
import { PAGE_SIZE, searchTextOf, type ListState } from './list-state.js';
import { PageControl } from '../../../../parts/page-control.js';
import { shownText } from './shown-text.js';
import { useListState } from './use-list-state.js';

export interface SearchedListProps {
  readonly urn: string;
  readonly plan: ContentsPlan;
  /** Title of the list, e.g. `Contents`. */
  readonly title: string;
}

/** Entities that a search finds, by page, with a filter and counts by kind. */
export function SearchedList({ urn, plan, title }: SearchedListProps) {
  const [state, change] = useListState();
  const { data, error, isPending, isPlaceholderData, refetch } = useOperation(
    ContentsSearch,
    variablesOf(urn, plan, state),
    {
      keepsPrevious: true,
    },
  );
  const found = data?.searchAcrossEntities;
  const kinds = data ? kindsOf(data) : [];
  const rows = found?.searchResults ?? [];
  const start = (state.page - 1) * PAGE_SIZE;
  return (
    <>
      <ListHead
        label={`Filter ${title.toLowerCase()}`}
        kinds={kinds}
        state={state}
        onChange={change}
        summary={
          found && !isPlaceholderData
            ? shownText({ start, count: rows.length, total: found.total })
            : undefined
        }
        {...(hasDepth(plan) && { depthLabel: 'Include nested entities' })}
      />
      {error && <Problem error={error} title="The list could not be loaded" onRetry={() => void refetch()} />}
      {isPending && <Loading label="Loading the list" />}
      {found?.total === 0 && <NothingFound state={state} hint={plan.hint} />}
      {rows.length > 0 && (
        <DataTable label={title} columns={ASSET_COLUMNS} rows={rows} keyOf={({ entity }) => entity.urn} />
      )}
      <PageControl
        total={found?.total ?? 0}
        size={PAGE_SIZE}
        page={state.page}
        onChange={(page) => {
          change({ page });
        }}
      />
    </>
  );
}

function variablesOf(urn: string, plan: ContentsPlan, { query, kind, page, isDeep }: ListState) {
  return {
    query: searchTextOf(query),
    start: (page - 1) * PAGE_SIZE,
    count: PAGE_SIZE,
    found: orFiltersOf(plan, { urn, kind, isDeep }),
    counted: orFiltersOf(plan, { urn, kind: undefined, isDeep }),
  };
}

function kindsOf({ aggregateAcrossEntities }: ContentsSearchQuery): KindCount[] {
  const facet = aggregateAcrossEntities?.facets?.find(({ field }) => field === '_entityType');
  return facet?.aggregations.map(({ value, count }) => ({ type: typeOfEnum(value), count })) ?? [];
}

/** The message of an empty list: either the filter has no matches, or there are no entities. */
export function NothingFound({ state, hint }: { readonly state: ListState; readonly hint: string }) {
  if (state.query === '' && state.kind === undefined) return <Empty title="Nothing here yet">{hint}</Empty>;
  return <Empty title="No entity matches the filter">Try fewer or shorter words, or all kinds.</Empty>;
}
