import { Alert, Button, Group, SegmentedControl, Text, Progress } from '@mantine/core';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { IconDownload } from '@tabler/icons-react';
import { Empty } from '../../parts/empty.js';
import { Problem, Loading } from '../../parts/states.js';
import { labelOfField } from '../../pages/search/facets/facet-fields.js';
import { cutWords } from '../parts/cut-words.js';
import {
  GROUPINGS,
  isFiltered,
  readImpactState,
  writeImpactState,
  type Grouping,
  type ImpactState,
} from './impact-state.js';
import { groupRows } from './group-rows.js';
import { ImpactFilters } from './impact-filters.js';
import { ImpactTable } from './impact-table.js';
import { useImpactDownload, useImpact } from './impact-queries.js';

export interface ImpactViewProps {
  readonly urn: string;
  readonly name: string;
}

const DIRECTIONS = [
  { value: 'DOWNSTREAM', label: 'Downstream' },
  { value: 'UPSTREAM', label: 'Upstream' },
];

/** All downstream or all upstream entities as a table. Its state is in the address. */
export function ImpactView({ urn, name }: ImpactViewProps) {
  const [parameters, setParameters] = useSearchParams();
  const state = useMemo(() => readImpactState(parameters), [parameters]);
  const change = (next: ImpactState, options?: { readonly replace: boolean }) => {
    setParameters((before) => writeImpactState(before, next), options);
  };
  const { pages, facets } = useImpact(urn, state);
  const listed = useMemo(
    () => (pages.data?.pages ?? []).flatMap((page) => page?.searchResults ?? []),
    [pages.data],
  );
  const groups = useMemo(() => groupRows(listed, state.grouping), [listed, state.grouping]);
  const first = pages.data?.pages[0];
  return (
    <section aria-label="Impact analysis">
      <Group gap="xs" mb="xs">
        <SegmentedControl
          size="xs"
          aria-label="Direction"
          data={DIRECTIONS}
          value={state.direction}
          onChange={(value) =>
            change({ ...state, direction: value === 'UPSTREAM' ? 'UPSTREAM' : 'DOWNSTREAM' })
          }
        />
        <GroupingSwitch grouping={state.grouping} onChange={(grouping) => change({ ...state, grouping })} />
        <DownloadButton urn={urn} name={name} state={state} />
      </Group>
      <ImpactFilters state={state} facets={facets} change={change} />
      {pages.error && (
        <Problem
          error={pages.error}
          title="The list could not be loaded"
          onRetry={() => void pages.refetch()}
        />
      )}
      {pages.isPending && <Loading lines={10} label="Loading the list" />}
      {first && (
        <>
          <Summary name={name} state={state} listed={listed.length} total={first.total} />
          {first.cuts.length > 0 && (
            <Alert variant="light" color="yellow" p="xs" mb="xs">
              {first.cuts.map(cutWords).join(' ')}
            </Alert>
          )}
          {first.total === 0 ? (
            <NothingReached name={name} state={state} />
          ) : (
            <ImpactTable groups={groups} grouping={state.grouping} />
          )}
          {pages.hasNextPage && (
            <Button
              mt="sm"
              size="xs"
              variant="default"
              loading={pages.isFetchingNextPage}
              onClick={() => void pages.fetchNextPage()}
            >
              Show more
            </Button>
          )}
        </>
      )}
    </section>
  );
}

interface GroupingSwitchProps {
  readonly grouping: Grouping;
  readonly onChange: (grouping: Grouping) => void;
}

const LABELS: Readonly<Record<Grouping, string>> = {
  owner: labelOfField('owners'),
  kind: labelOfField('_entityType'),
  degree: 'Hops',
  none: 'Nothing',
};

function GroupingSwitch({ grouping, onChange }: GroupingSwitchProps) {
  return (
    <Group gap={6} wrap="nowrap">
      <Text size="sm">Group by</Text>
      <SegmentedControl
        size="xs"
        aria-label="Group by"
        data={GROUPINGS.map((value) => ({ value, label: LABELS[value] }))}
        value={grouping}
        onChange={(value) => onChange(GROUPINGS.find((known) => known === value) ?? 'owner')}
      />
    </Group>
  );
}

interface SummaryProps {
  readonly name: string;
  readonly state: ImpactState;
  readonly listed: number;
  readonly total: number;
}

function Summary({ name, state, listed, total }: SummaryProps) {
  const side = state.direction === 'UPSTREAM' ? 'upstream' : 'downstream';
  const things = total === 1 ? '1 entity is' : `${total.toLocaleString('en')} entities are`;
  const listing = listed < total ? ` The nearest ${listed.toLocaleString('en')} are listed and grouped.` : '';
  return (
    <Text size="sm" mb="xs" role="status">
      {`${things} ${side} of ${name}${isFiltered(state) ? ' and match the filters' : ''}.${listing}`}
    </Text>
  );
}

function NothingReached({ name, state }: { readonly name: string; readonly state: ImpactState }) {
  if (isFiltered(state))
    return <Empty title="Nothing matches the filters">Remove filters to see more.</Empty>;
  const title =
    state.direction === 'UPSTREAM' ? `${name} has no known sources` : `${name} has no known dependents`;
  return <Empty title={title}>Connectors and jobs that report lineage fill this list.</Empty>;
}

interface DownloadButtonProps {
  readonly urn: string;
  readonly name: string;
  readonly state: ImpactState;
}

/** Saves the whole list as CSV. Shows its progress and can be cancelled. */
function DownloadButton({ urn, name, state }: DownloadButtonProps) {
  const { progress, problem, start, cancel } = useImpactDownload(urn, state);
  const side = state.direction === 'UPSTREAM' ? 'upstream' : 'downstream';
  if (progress === undefined)
    return (
      <>
        <Button
          ml="auto"
          size="xs"
          variant="default"
          leftSection={<IconDownload size={14} aria-hidden />}
          onClick={() => void start(`${side} of ${name}`)}
        >
          Download CSV
        </Button>
        {problem !== undefined && <Problem error={problem} title="The file could not be created" />}
      </>
    );
  const { done, total } = progress;
  const part = total ? (100 * done) / total : 0;
  return (
    <Group gap="xs" ml="auto" wrap="nowrap">
      <Progress value={part} w={100} aria-label="Download" />
      <Text size="xs" role="status">
        {done.toLocaleString('en')}
        {total !== undefined && ` of ${total.toLocaleString('en')}`}
      </Text>
      <Button size="xs" variant="default" onClick={cancel}>
        Cancel
      </Button>
    </Group>
  );
}
