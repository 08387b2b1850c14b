import { Anchor, Button, Group, Stack, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { Link } from 'react-router';
import { useOperation } from '../../api/use-operation.js';
import { Empty } from '../../parts/empty.js';
import { Loading } from '../../parts/loading.js';
import { PageTitle } from '../../parts/page-title.js';
import { Problem } from '../../parts/problem.js';
import { usePageNumber } from '../../parts/use-page-number.js';
import { IngestionRunWrites } from './ingestion-page.graphql.js';
import { RollbackDialog } from './rollback-dialog.js';
import { WriteTable } from './write-table.js';

const PAGE = 50;

/** Writes of one run, oldest first, with its rollback. */
export function RunPage({ runId }: { readonly runId: string }) {
  const [isAsking, { open, close }] = useDisclosure(false);
  const { page, setPage } = usePageNumber();
  const { data, error, refetch } = useOperation(
    IngestionRunWrites,
    { runId, start: (page - 1) * PAGE },
    { keepsPrevious: true },
  );
  const found = data?.ingestionRunWrites;
  return (
    <Stack gap="sm">
      <PageTitle>{runId}</PageTitle>
      <Anchor component={Link} to="/ingestion" size="sm">
        All runs
      </Anchor>
      <Group justify="space-between" align="flex-start">
        <Title order={1} style={{ overflowWrap: 'anywhere' }}>
          {runId}
        </Title>
        <Button variant="default" size="compact-md" onClick={open} disabled={found?.writes.length === 0}>
          Roll back…
        </Button>
      </Group>
      <Anchor component={Link} to={`/changes?${new URLSearchParams({ runId }).toString()}`} size="sm">
        Changes of this run
      </Anchor>
      {error && <Problem error={error} onRetry={() => void refetch()} />}
      {found === undefined && !error && <Loading />}
      {found?.writes.length === 0 && (
        <Empty title="None of this run's writes are current">
          The run may have been rolled back, or its name is wrong.
        </Empty>
      )}
      {found !== undefined && found.writes.length > 0 && <WriteTable writes={found.writes} />}
      {found !== undefined && (page > 1 || found.hasMore) && (
        <Group>
          <Button
            variant="default"
            size="compact-md"
            disabled={page === 1}
            onClick={() => {
              setPage(page - 1);
            }}
          >
            Earlier writes
          </Button>
          <Button
            variant="default"
            size="compact-md"
            disabled={!found.hasMore}
            onClick={() => {
              setPage(page + 1);
            }}
          >
            Later writes
          </Button>
        </Group>
      )}
      {isAsking && <RollbackDialog runId={runId} onClose={close} />}
    </Stack>
  );
}
