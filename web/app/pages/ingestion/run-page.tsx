import { Anchor, Button, Group, Stack, Title, Alert, Checkbox, Modal, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { Link } from 'react-router';
import { useState } from 'react';
import type { AnswerOf } from '../../api/operation.js';
import { useOperation } from '../../api/use-operation.js';
import { Empty } from '../../parts/empty.js';
import { PageTitle } from '../../parts/page-title.js';
import { Problem, Loading } from '../../parts/states.js';
import { usePageNumber } from '../../parts/page-number.js';
import { TimeText } from '../../parts/time-text.js';
import { useMutateOperation } from '../../api/use-mutate-operation.js';
import { useReturnFocus } from '../../parts/use-return-focus.js';
import { DataTable, type Column } from '../../parts/data-table.js';
import { EntityLink } from '../../parts/entity-link.js';
import { MissingPage } from '../missing/missing-page.js';
import { IngestionRunWrites, RollbackRun, type RunWriteFragment } from './ingestion-page.graphql.js';

const PAGE_SIZE = 50;

/** Writes of one run, oldest first, and a button that rolls the run back. */
export function RunPage({ runId }: { readonly runId: string }) {
  const [isDialogOpen, { open, close }] = useDisclosure(false);
  const { page, setPage } = usePageNumber();
  const { data, error, refetch } = useOperation(
    IngestionRunWrites,
    { runId, start: (page - 1) * PAGE_SIZE },
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

function NoWrites({ rolledBackAt, page }: { readonly rolledBackAt: number | null; readonly page: number }) {
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

/** A dialog that rolls back a run. The user must preview the rollback first. */
function RollbackDialog({ runId, onClose }: { readonly runId: string; readonly onClose: () => void }) {
  const [hardDelete, setHardDelete] = useState(false);
  const rollback = useMutateOperation(RollbackRun);
  const start = (dryRun: boolean): void => {
    rollback.mutate({ input: { runId, dryRun, hardDelete } });
  };
  useReturnFocus();
  const answer = rollback.data?.rollbackIngestionRun;
  return (
    <Modal opened onClose={onClose} title={`Roll back ${runId}`} size="xl">
      <Stack gap="sm">
        <Text size="sm">
          A rollback undoes the writes of the run: aspects get their previous values back, and entities that
          the run created are deleted. Later writes of others are kept.
        </Text>
        <Checkbox
          label="Also delete the writes of others to entities that the run created"
          checked={hardDelete}
          disabled={answer?.dryRun === false}
          onChange={(event) => {
            setHardDelete(event.currentTarget.checked);
            rollback.reset();
          }}
        />
        {rollback.error && <Problem title="The rollback failed" error={rollback.error} />}
        {answer !== undefined && <RollbackSummary answer={answer} />}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Close
          </Button>
          {answer === undefined ? (
            <Button loading={rollback.isPending} onClick={() => start(true)}>
              Show what would happen
            </Button>
          ) : (
            answer.dryRun && (
              <Button color="red" loading={rollback.isPending} onClick={() => start(false)}>
                Roll back now
              </Button>
            )
          )}
        </Group>
      </Stack>
    </Modal>
  );
}

type Answer = AnswerOf<typeof RollbackRun>['rollbackIngestionRun'];

function RollbackSummary({ answer }: { readonly answer: Answer }) {
  const { dryRun, entitiesDeleted, entitiesAffected, aspectsReverted, writes } = answer;
  const facts = [
    [dryRun ? 'Entities to delete' : 'Deleted entities', entitiesDeleted],
    [dryRun ? 'Aspects to revert' : 'Reverted aspects', aspectsReverted],
    ['Affected entities', entitiesAffected],
  ] as const;
  return (
    <>
      <Alert
        color={dryRun ? 'yellow' : 'leaf'}
        title={dryRun ? 'Nothing is changed yet' : 'The run is rolled back'}
      >
        <Text size="sm">
          {facts.map(([label, count]) => `${label}: ${count.toLocaleString('en')}`).join(' · ')}
        </Text>
      </Alert>
      {writes.length > 0 && <WriteTable writes={writes} />}
    </>
  );
}

interface WriteRow {
  readonly write: RunWriteFragment;
  /** Position in the list. A run can write the same aspect several times. */
  readonly index: number;
}

/** Writes of a run: entity, aspect, operation, time. */
function WriteTable({ writes }: { readonly writes: readonly RunWriteFragment[] }) {
  return (
    <DataTable
      label="Writes"
      columns={COLUMNS}
      rows={writes.map((write, index) => ({ write, index }))}
      keyOf={({ index }) => String(index)}
    />
  );
}

const COLUMNS: readonly Column<WriteRow>[] = [
  {
    id: 'entity',
    title: 'Entity',
    cell: ({ write: { urn, entity } }) =>
      entity ? <EntityLink entity={entity} tab="History" /> : <code>{urn}</code>,
  },
  { id: 'aspect', title: 'Aspect', cell: ({ write }) => write.aspectName ?? 'all aspects' },
  {
    id: 'operation',
    title: 'Operation',
    width: '10rem',
    cell: ({ write }) => write.operation.toLowerCase().replaceAll('_', ' '),
  },
  { id: 'time', title: 'When', width: '10rem', cell: ({ write }) => <TimeText time={write.time} /> },
];
