import { Group, Text } from '@mantine/core';
import { DataTable, type Column } from '../../../../parts/data-table.js';
import { Empty } from '../../../../parts/empty.js';
import { EntityLink } from '../../../../parts/entity-link.js';
import { Loading } from '../../../../parts/loading.js';
import { PageControl } from '../../../../parts/page-control.js';
import { Problem } from '../../../../parts/problem.js';
import { durationText } from './duration-text.js';
import { FewLinks } from './few-links.js';
import { MomentText } from './moment-text.js';
import { readRunState } from './read-run-state.js';
import { RunStatus } from './run-status.js';
import type { RunPageFragment, RunRowFragment } from './runs.graphql.js';

export const RUN_PAGE = 20;

export interface RunListProps {
  readonly answer: { readonly error: unknown; readonly isPending: boolean; readonly refetch: () => unknown };
  readonly runs: RunPageFragment | null | undefined;
  /** From 1. */
  readonly page: number;
  readonly onPage: (page: number) => void;
  /** Hint for an empty list. */
  readonly empty: string;
  /** True if the runs belong to several jobs. The list then names the job of each run. */
  readonly hasJobs?: boolean;
}

/** A page of runs with their results. */
export function RunList({ answer, runs, page, onPage, empty, hasJobs = false }: RunListProps) {
  if (answer.error) {
    return (
      <Problem
        error={answer.error}
        title="The runs could not be loaded"
        onRetry={() => void answer.refetch()}
      />
    );
  }
  if (answer.isPending) return <Loading label="Loading the runs" />;
  const total = runs?.total ?? 0;
  const rows = (runs?.runs ?? []).flatMap((run) => (run === null ? [] : [run]));
  if (total === 0) return <Empty title="No runs yet">{empty}</Empty>;
  return (
    <>
      <DataTable
        label="Runs"
        columns={hasJobs ? COLUMNS : COLUMNS_OF_JOB}
        rows={rows}
        keyOf={({ urn }) => urn}
      />
      <Group justify="space-between" gap="sm">
        <Text size="sm" c="dimmed" role="status">
          {rows.length === 0
            ? `Page ${page} has no runs; there are ${total}.`
            : `Runs ${(page - 1) * RUN_PAGE + 1} to ${(page - 1) * RUN_PAGE + rows.length} of ${total}, newest first.`}
        </Text>
        <PageControl total={total} size={RUN_PAGE} page={page} onChange={onPage} />
      </Group>
    </>
  );
}

const COLUMNS: readonly Column<RunRowFragment>[] = [
  { id: 'name', title: 'Run', cell: (run) => <EntityLink entity={run} hasMark={false} /> },
  {
    id: 'status',
    title: 'Result',
    width: '9rem',
    cell: ({ state }) => <RunStatus state={readRunState(state)} />,
  },
  {
    id: 'time',
    title: 'Started',
    width: '12rem',
    cell: ({ state, created }) => {
      const time = readRunState(state).startedAt ?? created?.time;
      return time === undefined ? null : <MomentText time={time} />;
    },
  },
  {
    id: 'duration',
    title: 'Duration',
    width: '8rem',
    cell: ({ state }) => {
      const { duration } = readRunState(state);
      return duration === undefined ? null : durationText(duration);
    },
  },
  {
    id: 'job',
    title: 'Job',
    cell: ({ parentTemplate }) => parentTemplate && <EntityLink entity={parentTemplate} tab="Runs" />,
  },
  { id: 'inputs', title: 'Inputs', cell: ({ inputs }) => <FewLinks entities={inputs ?? []} /> },
  { id: 'outputs', title: 'Outputs', cell: ({ outputs }) => <FewLinks entities={outputs ?? []} /> },
];

const COLUMNS_OF_JOB = COLUMNS.filter(({ id }) => id !== 'job');
