import { useLocation, Link, useSearchParams } from 'react-router';
import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { decodeSafely } from '../../types/addresses.js';
import { useOperation } from '../../api/use-operation.js';
import { DataTable, type Column } from '../../parts/data-table.js';
import { Empty } from '../../parts/empty.js';
import { PageTitle } from '../../parts/page-title.js';
import { Problem, Loading } from '../../parts/states.js';
import { TimeText } from '../../parts/time-text.js';
import { RunPage } from './run-page.js';
import { IngestionRuns, type IngestionRunsQuery } from './ingestion-page.graphql.js';

/** `/ingestion` lists the runs, `/ingestion/<run id>` shows one. */
export function IngestionPage() {
  const { pathname } = useLocation();
  const [, , ...rest] = pathname.replace(/\/+$/, '').split('/');
  const runId = decodeSafely(rest.join('/'));
  return runId === '' ? <RunList /> : <RunPage key={runId} runId={runId} />;
}

const PAGE_SIZE = 20;

type Run = NonNullable<IngestionRunsQuery['ingestionRuns']>['runs'][number];

const COLUMNS: readonly Column<Run>[] = [
  {
    id: 'run',
    title: 'Run',
    cell: ({ runId }) => <Link to={`/ingestion/${encodeURIComponent(runId)}`}>{runId}</Link>,
  },
  { id: 'writes', title: 'Writes', width: '8rem', cell: ({ writes }) => writes.toLocaleString('en') },
  {
    id: 'time',
    title: 'Last write',
    width: '12rem',
    cell: ({ lastWrite }) => <TimeText time={lastWrite} />,
  },
];

/** Ingestion runs of connectors and of the command line, latest first. */
function RunList() {
  const [parameters, setParameters] = useSearchParams();
  const page = Math.max(1, Number(parameters.get('page') ?? 1) || 1);
  const { data, error, refetch } = useOperation(
    IngestionRuns,
    { start: (page - 1) * PAGE_SIZE },
    { keepsPrevious: true },
  );
  const found = data?.ingestionRuns;
  const open = (next: number) => {
    setParameters(next === 1 ? {} : { page: String(next) });
  };
  return (
    <Stack gap="sm">
      <PageTitle>Ingestion runs</PageTitle>
      <Title order={1}>Ingestion runs</Title>
      <Text c="dimmed" size="sm">
        Connectors and the command line tag each write with a run ID. You can roll back a run as a whole.
      </Text>
      {error && <Problem error={error} onRetry={() => void refetch()} />}
      {found === undefined && !error && <Loading />}
      {found?.runs.length === 0 && (
        <Empty title="No runs yet">
          Load the sample data with <code>npm run sample-data</code>, or run a connector.
        </Empty>
      )}
      {found !== undefined && found.runs.length > 0 && (
        <DataTable label="Runs" columns={COLUMNS} rows={found.runs} keyOf={({ runId }) => runId} />
      )}
      {found !== undefined && (page > 1 || found.hasMore) && (
        <Group>
          <Button variant="default" size="compact-md" disabled={page === 1} onClick={() => open(page - 1)}>
            Newer runs
          </Button>
          <Button
            variant="default"
            size="compact-md"
            disabled={!found.hasMore}
            onClick={() => open(page + 1)}
          >
            Older runs
          </Button>
        </Group>
      )}
    </Stack>
  );
}
