import { Button, Group, Select, Text, Title, VisuallyHidden } from '@mantine/core';
import { useSearchParams } from 'react-router';
import { useOperation } from '../../../../api/use-operation.js';
import { Empty } from '../../../../parts/empty.js';
import { Problem, Loading } from '../../../../parts/states.js';
import type { TabProps } from '../../entity-of-page.js';
import { groupByDay, type ChangesOfDay, useHistory, type HistoryInput } from './changes.js';
import { HistoryAspects } from './history.graphql.js';
import { ChangeItem } from './change-item.js';
import classes from './history.module.css';

/** Every change of every aspect, newest first. */
export function HistoryTab({ entity: { urn } }: TabProps) {
  const [parameters, setParameters] = useSearchParams();
  const aspect = parameters.get('aspect') ?? undefined;
  const history = useHistory(urn, aspect);
  const choose = (name: string | null): void => {
    setParameters(name === null ? {} : { aspect: name });
  };
  return (
    <section>
      <VisuallyHidden>
        <Title order={2}>History</Title>
      </VisuallyHidden>
      <Group gap="sm" pb="sm">
        <AspectSelect urn={urn} value={aspect} onChange={choose} />
        <Text size="sm" c="dimmed" role="status">
          {history.data && countText(history.changes.length, history.hasNextPage)}
        </Text>
      </Group>
      {history.isPending && <Loading label="Loading the history" />}
      {history.isSuccess && history.changes.length === 0 && <NoChanges isFiltered={aspect !== undefined} />}
      <FurtherBack history={history} change={parameters.get('change')} />
      <Days urn={urn} changes={history.changes} />
      {history.error && (
        <Problem
          error={history.error}
          title="The history could not be loaded"
          onRetry={() => void (history.isFetchNextPageError ? history.fetchNextPage() : history.refetch())}
        />
      )}
      <OlderButton history={history} />
    </section>
  );
}

function Days({
  urn,
  changes,
}: {
  readonly urn: string;
  readonly changes: ReturnType<typeof useHistory>['changes'];
}) {
  const pages = new Map(changes.map(({ change, page }) => [change.id, page]));
  return groupByDay(changes.map(({ change }) => change)).map((day) => (
    <DayOfChanges key={day.day} urn={urn} day={day} pages={pages} />
  ));
}

interface FurtherBackProps {
  readonly history: ReturnType<typeof useHistory>;
  /** Id of the change in the address. */
  readonly change: string | null;
}

/** Note for an address with a change that is not loaded yet. */
function FurtherBack({ history: { changes, hasNextPage }, change }: FurtherBackProps) {
  if (change === null || !hasNextPage || changes.some((each) => each.change.id === change)) return null;
  return (
    <Text size="sm" pb="sm">
      This change is older than the listed ones. Show older changes to reach it.
    </Text>
  );
}

function OlderButton({ history }: { readonly history: ReturnType<typeof useHistory> }) {
  if (!history.hasNextPage) return null;
  return (
    <Button
      mt="sm"
      size="compact-sm"
      variant="default"
      loading={history.isFetchingNextPage}
      onClick={() => void history.fetchNextPage()}
    >
      Show older changes
    </Button>
  );
}

interface AspectSelectProps {
  readonly urn: string;
  readonly value: string | undefined;
  readonly onChange: (name: string | null) => void;
}

/** Filters the history by aspect. The address can also name an aspect that no longer exists. */
function AspectSelect({ urn, value, onChange }: AspectSelectProps) {
  const { data } = useOperation(HistoryAspects, { urn });
  const names = new Set(data?.entity?.aspects?.map(({ aspectName }) => aspectName));
  if (value !== undefined) names.add(value);
  return (
    <Select
      size="xs"
      w={{ base: '100%', xs: '18rem' }}
      aria-label="Aspect"
      placeholder="All aspects"
      data={[...names].sort()}
      value={value ?? null}
      onChange={onChange}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': 'All aspects' }}
    />
  );
}

function countText(count: number, hasMore: boolean): string {
  if (hasMore) return `the newest ${count} changes`;
  return count === 1 ? '1 change' : `${count} changes`;
}

function NoChanges({ isFiltered }: { readonly isFiltered: boolean }) {
  if (isFiltered)
    return <Empty title="This aspect has no changes">Choose another aspect, or all aspects.</Empty>;
  return (
    <Empty title="This entity has no changes yet">
      Other entities refer to it. Every change of an aspect will be listed here, with its actor and time.
    </Empty>
  );
}

interface DayOfChangesProps {
  readonly urn: string;
  readonly day: ChangesOfDay;
  /** Inputs of the history pages, by the id of a change. */
  readonly pages: ReadonlyMap<string, HistoryInput>;
}

/** The changes of one day. */
function DayOfChanges({ urn, day, pages }: DayOfChangesProps) {
  const title = new Date(day.time).toLocaleDateString('en', { dateStyle: 'full' });
  return (
    <section className={classes.day}>
      <Title order={3}>{title}</Title>
      <ol className={classes.list}>
        {day.changes.map((change) => {
          const page = pages.get(change.id);
          return page && <ChangeItem key={change.id} urn={urn} change={change} page={page} />;
        })}
      </ol>
    </section>
  );
}
