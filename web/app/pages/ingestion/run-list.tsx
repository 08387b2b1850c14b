import { Button, Group, Stack, Table, Text, Title } from '@mantine/core';
import { Link, useSearchParams } from 'react-router';
import { useOperation } from '../../api/use-operation.js';
import { Empty } from '../../parts/empty.js';
import { Loading } from '../../parts/loading.js';
import { PageTitle } from '../../parts/page-title.js';
import { Problem } from '../../parts/problem.js';
import { TimeText } from '../../parts/time-text.js';
import { IngestionRuns } from './ingestion-page.graphql.js';

const PAGE = 20;

/** Ingestion runs of connectors and of the command line, latest first. */
export function RunList() {
  const [parameters, setParameters] = useSearchParams();
  const page = Math.max(1, Number(parameters.get('page') ?? 1) || 1);
  const { data, error, refetch } = useOperation(
    IngestionRuns,
    { start: (page - 1) * PAGE },
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
        <Table.ScrollContainer minWidth={320}>
          <Table>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>Run</Table.Th>
                <Table.Th ta="right">Writes</Table.Th>
                <Table.Th>Last write</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {found.runs.map(({ runId, writes, lastWrite }) => (
                <Table.Tr key={runId}>
                  <Table.Td style={{ overflowWrap: 'anywhere' }}>
                    <Link to={`/ingestion/${encodeURIComponent(runId)}`}>{runId}</Link>
                  </Table.Td>
                  <Table.Td ta="right">{writes.toLocaleString('en')}</Table.Td>
                  <Table.Td style={{ whiteSpace: 'nowrap' }}>
                    <TimeText time={lastWrite} />
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      )}
      {found !== undefined && (page > 1 || found.hasMore) && (
        <Group>
          <Button
            variant="default"
            size="compact-md"
            disabled={page === 1}
            onClick={() => {
              open(page - 1);
            }}
          >
            Newer runs
          </Button>
          <Button
            variant="default"
            size="compact-md"
            disabled={!found.hasMore}
            onClick={() => {
              open(page + 1);
            }}
          >
            Older runs
          </Button>
        </Group>
      )}
    </Stack>
  );
}
