import { Button, Group, Modal, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useReturnFocus } from '../../../parts/use-return-focus.js';
import type { BulkAction } from './bulk-action.js';
import { BulkOutcome } from './bulk-outcome.js';
import { BulkPicks, type Picked } from './bulk-picks.js';
import type { Selection } from './use-selection.js';
import { useBulkChange } from './use-bulk-change.js';

export interface BulkDialogProps {
  readonly action: BulkAction;
  readonly selection: Selection;
  readonly onClose: () => void;
}

/** Requests the input of an action, runs it for all selected entities, and lists those that could not be changed. */
export function BulkDialog({ action, selection, onClose }: BulkDialogProps) {
  useReturnFocus(findSelectAll);
  const [picked, setPicked] = useState<readonly Picked[]>([]);
  const [note, setNote] = useState('');
  // Refused entities stay selected, so the dialog keeps its initial selection.
  const [names] = useState(selection.names);
  const { progress, start } = useBulkChange(action);
  const isRunning = progress.state === 'running';
  const isMissing = action.picks.length > 0 && picked.length === 0;
  const apply = async (): Promise<void> => {
    const choice = {
      urns: picked.map(({ entity }) => entity.urn),
      owners: picked.flatMap(({ owner }) => (owner ? [owner] : [])),
      note,
    };
    const refusals = await start([...names.keys()], choice);
    selection.keep(refusals.map(({ urn }) => urn));
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={`${action.label}: ${entitiesText(names.size)}`}
      closeOnEscape={!isRunning}
      closeOnClickOutside={!isRunning}
      closeButtonProps={{ 'aria-label': 'Close the dialog', disabled: isRunning }}
    >
      <Stack gap="sm">
        {progress.state === 'choosing' && (
          <>
            <BulkPicks action={action} picked={picked} onChange={setPicked} />
            {action.hasNote === true && (
              <TextInput
                label="Reason"
                description="The replacement, and the date until which it can be used."
                value={note}
                data-autofocus
                onChange={(event) => {
                  setNote(event.currentTarget.value);
                }}
              />
            )}
          </>
        )}
        <BulkOutcome progress={progress} names={names} />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" disabled={isRunning} onClick={onClose}>
            {progress.state === 'done' ? 'Close' : 'Cancel'}
          </Button>
          {progress.state !== 'done' && (
            <Button loading={isRunning} disabled={isMissing} onClick={() => void apply()}>
              {action.label}
            </Button>
          )}
        </Group>
      </Stack>
    </Modal>
  );
}

function entitiesText(count: number): string {
  return count === 1 ? '1 entity' : `${count.toLocaleString('en')} entities`;
}

/** Finds an element to focus. The menu disappears with the bar once an action has changed all selected entities. */
function findSelectAll(): HTMLElement | null {
  return document.querySelector<HTMLElement>('[aria-label="Select all on this page"]');
}
