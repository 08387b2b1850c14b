import { Anchor, Button, Group, Stack, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { Link } from 'react-router';
import { useOperation } from '../../api/use-operation.js';
import { Empty } from '../../parts/empty.js';
import { Loading } from '../../parts/loading.js';
import { PageTitle } from '../../parts/page-title.js';
import { Problem } from '../../parts/problem.js';
import { usePageNumber } from '../../parts/use-page-number.js';
import { TimeText } from '../../parts/time-text.js';
import { MissingPage } from '../missing/missing-page.js';
import { IngestionRunWrites } from './ingestion-page.graphql.js';
import { RollbackDialog } from './rollback-dialog.js';
import { WriteTable } from './write-table.js';

const PAGE = 50;

/** Writes of one run, oldest first, and a button that rolls the run back. */
export function RunPage({ runId }: { readonly runId: string }) {
  const [isDialogOpen, { open, close }] = useDisclosure(false);
  const { page, setPage } = usePageNumber();
  const { data, error, refetch } = useOperation(
    IngestionRunWrites,
    { runId, start: (page - 1) * PAGE },
    { keepsPrevious: true },
  );
  const found = data?.ingestionRunWrites;
  if (found?.run === null) return <NoSuchRun runId={runId} />;
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
        <Button
          variant="default"
          size="compact-md"
          onClick={open}
          disabled={!found || found.writes.length === 0}
        >
          Roll back…
        </Button>
      </Group>
      <Anchor component={Link} to={`/changes?${new URLSearchParams({ runId }).toString()}`} size="sm">
        Changes of this run
      </Anchor>
      {error && <Problem error={error} onRetry={() => void refetch()} />}
      {found === undefined && !error && <Loading />}
      {found?.writes.length === 0 && <NoWrites rolledBackAt={found.run.rolledBackAt} page={page} />}
      {found !== undefined && found.writes.length > 0 && <WriteTable writes={found.writes} />}
      {found !== undefined && (page > 1 || found.hasMore) && (
        <WritePager page={page} hasMore={found.hasMore} onPage={setPage} />
      )}
      {isDialogOpen && <RollbackDialog runId={runId} onClose={close} />}
    </Stack>
  );
}

interface WritePagerProps {
  readonly page: number;
  readonly hasMore: boolean;
  readonly onPage: (page: number) => void;
}

function WritePager({ page, hasMore, onPage }: WritePagerProps) {
  const turn = (by: number) => () => {
    onPage(page + by);
  };
  return (
    <Group>
      <Button variant="default" size="compact-md" disabled={page === 1} onClick={turn(-1)}>
        Earlier writes
      </Button>
      <Button variant="default" size="compact-md" disabled={!hasMore} onClick={turn(1)}>
        Later writes
      </Button>
    </Group>
  );
}

function NoSuchRun({ runId }: { readonly runId: string }) {
  return (
    <MissingPage title="No such run" sought={runId}>
      No write has this run ID. <Link to="/ingestion">All runs</Link>
    </MissingPage>
  );
}

interface NoWritesProps {
  readonly rolledBackAt: number | null;
  readonly page: number;
}

function NoWrites({ rolledBackAt, page }: NoWritesProps) {
  if (page > 1) return <Empty title="The run has no writes on this page" />;
  if (rolledBackAt !== null) {
    return (
      <Empty title="This run was rolled back">
        The last rollback was <TimeText time={rolledBackAt} />.
      </Empty>
    );
  }
  return (
    <Empty title="This run has no writes">
      It changed nothing, or the entities that it wrote were permanently deleted.
    </Empty>
  );
}
