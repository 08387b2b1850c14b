import { Alert, Button, Checkbox, Group, Modal, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useMutateOperation } from '../../api/use-mutate-operation.js';
import { Problem } from '../../parts/problem.js';
import { useReturnFocus } from '../../parts/use-return-focus.js';
import { RollbackRun, type RollbackRunMutation } from './ingestion-page.graphql.js';
import { WriteTable } from './write-table.js';

export interface RollbackDialogProps {
  readonly runId: string;
  readonly onClose: () => void;
}

/** A dialog that rolls back a run. The user must preview the rollback first. */
export function RollbackDialog({ runId, onClose }: RollbackDialogProps) {
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
            <Button
              loading={rollback.isPending}
              onClick={() => {
                start(true);
              }}
            >
              Show what would happen
            </Button>
          ) : (
            answer.dryRun && (
              <Button
                color="red"
                loading={rollback.isPending}
                onClick={() => {
                  start(false);
                }}
              >
                Roll back now
              </Button>
            )
          )}
        </Group>
      </Stack>
    </Modal>
  );
}

type Answer = RollbackRunMutation['rollbackIngestionRun'];

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
