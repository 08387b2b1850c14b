import { Stack, Title, VisuallyHidden, SegmentedControl, Button, Group, Text } from '@mantine/core';
import { useSearchParams } from 'react-router';
import { useState } from 'react';
import { typeOfUrn } from '../../../../types/urn.js';
import { useOperation } from '../../../../api/use-operation.js';
import { usePageNumber } from '../../../../parts/page-number.js';
import { DataTable, type Column } from '../../../../parts/data-table.js';
import { Empty } from '../../../../parts/empty.js';
import { Problem, Loading } from '../../../../parts/states.js';
import { numberText } from '../../../../parts/texts.js';
import type { TabProps } from '../../entity-of-page.js';
import { assertionSentence } from '../quality/assertion-sentence.js';
import { ResultMark } from '../quality/result-mark.js';
import { resultOf } from '../quality/results.js';
import { RunDetails } from './run-details.js';
import { RunList, RUN_PAGE, MomentText } from './run-list.js';
import {
  DatasetRuns as DatasetRunsOperation,
  JobRuns as JobRunsOperation,
  AssertionRuns as AssertionRunsOperation,
  type AssertionRunsQuery,
} from './runs.graphql.js';

/** Runs of a job, runs that used a dataset, checks of an assertion, or the details of one run. */
export function RunsTab({ entity: { urn } }: TabProps) {
  return (
    <Stack gap="md">
      <VisuallyHidden>
        <Title order={2}>Runs</Title>
      </VisuallyHidden>
      <RunsOf urn={urn} />
    </Stack>
  );
}

function RunsOf({ urn }: { readonly urn: string }) {
  switch (typeOfUrn(urn)) {
    case 'assertion':
      return <AssertionRuns urn={urn} />;
    case 'dataProcessInstance':
      return <RunDetails urn={urn} />;
    case 'dataset':
      return <DatasetRuns urn={urn} />;
    default:
      return <JobRuns urn={urn} />;
  }
}

/** Runs that wrote or read a dataset. */
function DatasetRuns({ urn }: { readonly urn: string }) {
  const [params, setParams] = useSearchParams();
  const { page, setPage } = usePageNumber();
  const isReading = params.get('runs') === 'read';
  const answer = useOperation(
    DatasetRunsOperation,
    { urn, start: (page - 1) * RUN_PAGE, count: RUN_PAGE, direction: isReading ? 'OUTGOING' : 'INCOMING' },
    { keepsPrevious: true },
  );
  return (
    <>
      <SegmentedControl
        size="xs"
        w="fit-content"
        aria-label="Which runs"
        data={[
          { value: 'wrote', label: 'Wrote it' },
          { value: 'read', label: 'Read it' },
        ]}
        value={isReading ? 'read' : 'wrote'}
        onChange={(value) => setParams(value === 'read' ? { runs: value } : {})}
      />
      <RunList
        answer={answer}
        runs={answer.data?.dataset?.runs}
        page={page}
        onPage={setPage}
        hasJobs
        empty={`No known run has ${isReading ? 'read' : 'written'} this dataset. Tools that run jobs report the inputs and outputs of each run.`}
      />
    </>
  );
}

/** Runs of a job, newest first. */
function JobRuns({ urn }: { readonly urn: string }) {
  const { page, setPage } = usePageNumber();
  const start = (page - 1) * RUN_PAGE;
  const answer = useOperation(JobRunsOperation, { urn, start, count: RUN_PAGE }, { keepsPrevious: true });
  return (
    <RunList
      answer={answer}
      runs={answer.data?.dataJob?.runs}
      page={page}
      onPage={setPage}
      empty="Tools that run the job report its runs, e.g. the Airflow plugin of the ingestion client."
    />
  );
}

type Event = NonNullable<NonNullable<AssertionRunsQuery['assertion']>['runEvents']>['runEvents'][number];

const PAGE_SIZE = 25;

/** The checks of an assertion, newest first. */
function AssertionRuns({ urn }: { readonly urn: string }) {
  const [limit, setLimit] = useState(PAGE_SIZE);
  // Loads one more check than the list shows, to detect whether older ones exist.
  const { data, error, isPending, refetch } = useOperation(
    AssertionRunsOperation,
    { urn, limit: limit + 1 },
    { keepsPrevious: true },
  );
  if (error)
    return <Problem error={error} title="The checks could not be loaded" onRetry={() => void refetch()} />;
  if (isPending) return <Loading label="Loading the checks" />;
  const events = data.assertion?.runEvents?.runEvents ?? [];
  return (
    <>
      <Text>{assertionSentence(data.assertion?.info)}</Text>
      {events.length === 0 ? (
        <Empty title="No checks yet">The tool that runs the checks reports their results.</Empty>
      ) : (
        <DataTable
          label="Checks"
          columns={COLUMNS}
          rows={events.slice(0, limit)}
          keyOf={({ timestampMillis, runId }) => `${timestampMillis} ${runId}`}
        />
      )}
      {events.length > limit && (
        <Group gap="sm">
          <Text size="sm" c="dimmed">
            The {limit} newest.
          </Text>
          <Button size="compact-sm" variant="default" onClick={() => setLimit(limit + PAGE_SIZE)}>
            Show older
          </Button>
        </Group>
      )}
    </>
  );
}

const COLUMNS: readonly Column<Event>[] = [
  {
    id: 'time',
    title: 'Checked',
    width: '12rem',
    cell: ({ timestampMillis }) => <MomentText time={timestampMillis} />,
  },
  {
    id: 'result',
    title: 'Result',
    width: '9rem',
    cell: (event) => <ResultMark result={resultOf(event)} hasText />,
  },
  { id: 'found', title: 'Details', cell: ({ result }) => foundText(result) },
  { id: 'run', title: 'Run', width: '14rem', cell: ({ runId }) => <code>{runId}</code> },
];

/** Describes the measured values, e.g. `Value 2 · 9,000 rows · 2 unexpected`. */
function foundText(result: Event['result']): string {
  if (result === null) return '';
  const { actualAggValue, rowCount, missingCount, unexpectedCount, severity, error } = result;
  const message = error?.properties?.map(({ value }) => value).join(' ');
  const parts = [
    actualAggValue === null ? '' : `Value ${numberText(actualAggValue)}`,
    rowCount === null ? '' : `${numberText(rowCount)} rows`,
    unexpectedCount === null ? '' : `${numberText(unexpectedCount)} unexpected`,
    missingCount === null ? '' : `${numberText(missingCount)} missing`,
    severity === null ? '' : `severity ${severity.toLowerCase()}`,
    error ? `${error.type.toLowerCase().replaceAll('_', ' ')}${message ? `: ${message}` : ''}` : '',
  ];
  return parts.filter((part) => part !== '').join(' · ');
}
