import { Group, Text } from '@mantine/core';
import { DataTable, type Column } from '../../../../parts/data-table.js';
import { Empty } from '../../../../parts/empty.js';
import { EntityLink } from '../../../../parts/entity-link.js';
import { PageControl } from '../../../../parts/page-control.js';
import { Problem, Loading } from '../../../../parts/states.js';
import type { EntityLinkFragment } from '../../../../api/fragments.graphql.js';
import { ResultMark } from '../quality/result-mark.js';
import type { ResultName } from '../quality/results.js';
import { readRunState, type RunResult, type RunState, durationText } from './run-state.js';
import type { RunPageFragment, RunRowFragment } from './runs.graphql.js';
import classes from './run-list.module.css';

const MOST_LINKS = 2;

/** The first links of a list, and the number of further ones. */
function FewLinks({ entities }: { readonly entities: readonly EntityLinkFragment[] }) {
  const hidden = entities.length - MOST_LINKS;
  return (
    <>
      {entities.slice(0, MOST_LINKS).map((entity) => (
        <div key={entity.urn}>
          <EntityLink entity={entity} />
        </div>
      ))}
      {hidden > 0 && (
        <Text size="xs" c="dimmed">
          {hidden} more
        </Text>
      )}
    </>
  );
}

const FORMAT = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

/** Date and time in the time zone of the browser, for lists with short intervals. @param time epoch milliseconds */
export function MomentText({ time }: { readonly time: number }) {
  return <time dateTime={new Date(time).toISOString()}>{FORMAT.format(time)}</time>;
}

const MARKS: Readonly<Record<RunResult, ResultName>> = {
  Succeeded: 'SUCCESS',
  Failed: 'FAILURE',
  'Retried later': 'ERROR',
  Running: 'INIT',
  Skipped: 'NONE',
  Ended: 'NONE',
  Unknown: 'NONE',
};

/** Result of a run as icon and text. */
export function RunStatus({ state: { result, attempt } }: { readonly state: RunState }) {
  return (
    <span className={classes.status}>
      <ResultMark result={MARKS[result]} label={result} hasText />
      {attempt !== undefined && attempt > 1 && (
        <Text span size="xs" c="dimmed">
          attempt {attempt}
        </Text>
      )}
    </span>
  );
}

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
