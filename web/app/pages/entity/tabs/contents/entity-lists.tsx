import { Button, Group, Stack, Switch, Text } from '@mantine/core';
import { DataTable, type Column } from '../../../../parts/data-table.js';
import { Problem, Loading } from '../../../../parts/states.js';
import { useOperation } from '../../../../api/use-operation.js';
import { Empty } from '../../../../parts/empty.js';
import { typeOfEnum, describeEntityType } from '../../../../types/entity-types.js';
import { PageControl } from '../../../../parts/page-control.js';
import { FilterBox } from '../../../../parts/filter-box.js';
import { type ContentsPlan, hasDepth, orFiltersOf } from './contents-plan.js';
import { ASSET_COLUMNS, ROLE_COLUMNS, type EntityRow } from './entity-columns.js';
import { filterRows, kindsOfRows, useRelated } from './related-rows.js';
import {
  filteredText,
  useListState,
  PAGE_SIZE,
  searchTextOf,
  type ListState,
  shownText,
  type KindCount,
} from './list-state.js';
import { ContentsSearch, type ContentsSearchQuery } from './contents.graphql.js';
import classes from './lists.module.css';

export interface RelatedListProps {
  readonly urn: string;
  readonly plan: Pick<ContentsPlan, 'relationships' | 'hint'>;
  /** Title of the list, e.g. `Contents`. */
  readonly title: string;
  /** Default: the columns of assets, with the role if the plan has several. */
  readonly columns?: readonly Column<EntityRow>[];
}

/** Entities that relationships lead to, with a filter and counts by kind. */
export function RelatedList({ urn, plan, title, columns = columnsOf(plan) }: RelatedListProps) {
  const [state, change] = useListState();
  const related = useRelated(urn, plan.relationships);
  if (related.error) {
    return <Problem error={related.error} title="The list could not be loaded" onRetry={related.refetch} />;
  }
  if (related.isPending) return <Loading label="Loading the list" />;
  const rows = filterRows(related.rows, state);
  return (
    <>
      <ListHead
        label={`Filter ${title.toLowerCase()}`}
        kinds={kindsOfRows(related.rows, state.query)}
        state={state}
        onChange={change}
        summary={summaryOf(rows.length, related)}
      />
      {rows.length === 0 ? (
        <NothingFound state={state} hint={plan.hint} />
      ) : (
        <DataTable label={title} columns={columns} rows={rows} keyOf={({ entity }) => entity.urn} />
      )}
      {related.canLoadMore && (
        <Button
          mt="sm"
          size="compact-sm"
          variant="default"
          loading={related.isFetching}
          onClick={related.loadMore}
        >
          Load more
        </Button>
      )}
    </>
  );
}

function summaryOf(shown: number, { rows, missing }: ReturnType<typeof useRelated>): string {
  if (missing === 0) return filteredText(shown, rows.length);
  return `${shown} shown, of the first ${rows.length} of ${rows.length + missing}`;
}

function columnsOf({ relationships }: Pick<ContentsPlan, 'relationships'>): readonly Column<EntityRow>[] {
  return new Set(relationships.map(({ role }) => role)).size > 1 ? ROLE_COLUMNS : ASSET_COLUMNS;
}

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
        onChange={(page) => change({ page })}
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
function NothingFound({ state, hint }: { readonly state: ListState; readonly hint: string }) {
  if (state.query === '' && state.kind === undefined) return <Empty title="Nothing here yet">{hint}</Empty>;
  return <Empty title="No entity matches the filter">Try fewer or shorter words, or all kinds.</Empty>;
}

interface ListHeadProps {
  /** E.g. `Filter the contents`. */
  readonly label: string;
  readonly kinds: readonly KindCount[];
  readonly state: ListState;
  readonly onChange: (change: Partial<ListState>) => void;
  /** The shown part of the list, e.g. `1 to 50 of 812`; undefined until known. */
  readonly summary: string | undefined;
  /** Label of the switch that includes nested contents; absent if there are none. */
  readonly depthLabel?: string;
}

/** Filters above a list of entities, and its shown part. */
function ListHead({ label, kinds, state, onChange, summary, depthLabel }: ListHeadProps) {
  return (
    <Stack gap="xs" pb="xs">
      <Group gap="sm">
        <FilterBox label={label} value={state.query} onChange={(query) => onChange({ query })} />
        {depthLabel !== undefined && (
          <Switch
            size="xs"
            label={depthLabel}
            checked={state.isDeep}
            onChange={(event) => onChange({ isDeep: event.currentTarget.checked })}
          />
        )}
        <Text size="sm" c="dimmed" role="status">
          {summary}
        </Text>
      </Group>
      <KindFilter kinds={kinds} current={state.kind} onChange={(kind) => onChange({ kind })} />
    </Stack>
  );
}

interface KindFilterProps {
  readonly kinds: readonly KindCount[];
  /** Undefined for all kinds. */
  readonly current: string | undefined;
  readonly onChange: (type: string | undefined) => void;
}

/** Buttons with counts that narrow a list to one kind of entity. Hidden if there is only one kind. */
function KindFilter({ kinds, current, onChange }: KindFilterProps) {
  if (kinds.length < 2 && current === undefined) return null;
  const total = kinds.reduce((sum, { count }) => sum + count, 0);
  return (
    <div role="group" aria-label="Kinds" className={classes.group}>
      <KindButton
        name="All"
        count={total}
        isCurrent={current === undefined}
        onClick={() => onChange(undefined)}
      />
      {kinds.map(({ type, count }) => (
        <KindButton
          key={type}
          name={describeEntityType(type)[count === 1 ? 'label' : 'plural']}
          count={count}
          isCurrent={type === current}
          onClick={() => onChange(type === current ? undefined : type)}
        />
      ))}
    </div>
  );
}

interface KindButtonProps {
  readonly name: string;
  readonly count: number;
  readonly isCurrent: boolean;
  readonly onClick: () => void;
}

function KindButton({ name, count, isCurrent, onClick }: KindButtonProps) {
  return (
    <button type="button" className={classes.kind} aria-pressed={isCurrent} onClick={onClick}>
      {name} <span className={classes.count}>{count.toLocaleString('en')}</span>
    </button>
  );
}
