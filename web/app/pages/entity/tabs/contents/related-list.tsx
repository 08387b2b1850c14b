import { Button } from '@mantine/core';
import { DataTable, type Column } from '../../../../parts/data-table.js';
import { Loading } from '../../../../parts/loading.js';
import { Problem } from '../../../../parts/problem.js';
import type { ContentsPlan } from './contents-plan.js';
import { ASSET_COLUMNS, ROLE_COLUMNS, type EntityRow } from './entity-columns.js';
import { ListHead } from './list-head.js';
import { filterRows, kindsOfRows } from './related-rows.js';
import { NothingFound } from './searched-list.js';
import { filteredText } from './shown-text.js';
import { useListState } from './use-list-state.js';
import { useRelated } from './use-related.js';

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
