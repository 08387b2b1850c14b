import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { useOperation } from '../../../../api/use-operation.js';
import { DataTable, type Column } from '../../../../parts/data-table.js';
import { Empty } from '../../../../parts/empty.js';
import { Loading } from '../../../../parts/loading.js';
import { Problem } from '../../../../parts/problem.js';
import { assertionSentence } from '../quality/assertion-sentence.js';
import { ResultMark } from '../quality/result-mark.js';
import { resultOf } from '../quality/results.js';
import { numberText } from '../schema/number-text.js';
import { MomentText } from './moment-text.js';
import { AssertionRuns as AssertionRunsOperation, type AssertionRunsQuery } from './runs.graphql.js';

type Event = NonNullable<NonNullable<AssertionRunsQuery['assertion']>['runEvents']>['runEvents'][number];

const PAGE = 25;

/** The checks of an assertion, newest first. */
export function AssertionRuns({ urn }: { readonly urn: string }) {
  const [limit, setLimit] = useState(PAGE);
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
          <Button
            size="compact-sm"
            variant="default"
            onClick={() => {
              setLimit(limit + PAGE);
            }}
          >
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
