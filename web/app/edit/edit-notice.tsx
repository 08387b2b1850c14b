import { Button, Group, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useRef } from 'react';
import type { Edit } from './edit.js';

/** Milliseconds, long enough to read the message and to reach the button. */
const UNDO_TIME = 10_000;

/**
 * Tells that a change was made, and offers to undo it if that is possible.
 * @param make makes the undo; returns why the service refused it
 */
export function showEditNotice({ done, undo }: Edit, make: (edit: Edit) => Promise<Error | undefined>): void {
  let isTakenBack = false;
  const takeBack = async (edit: Edit): Promise<void> => {
    if (isTakenBack) return;
    isTakenBack = true;
    notifications.hide(id);
    const failure = await make(edit);
    notifications.show(
      failure
        ? { color: 'red', title: 'The change could not be undone', message: failure.message }
        : { message: `Undone: ${done}` },
    );
  };
  const id = notifications.show({
    autoClose: UNDO_TIME,
    withCloseButton: true,
    closeButtonProps: { 'aria-label': 'Dismiss' },
    message:
      undo === undefined ? (
        <Message text={done} />
      ) : (
        <Group justify="space-between" wrap="nowrap">
          <Message text={done} />
          <UndoButton
            onUndo={() => {
              void takeBack(undo);
            }}
          />
        </Group>
      ),
  });
}

function Message({ text }: { readonly text: string }) {
  return (
    <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
      {text}
    </Text>
  );
}

/** Gives the focus back to where the keyboard came from, because the notice disappears. */
function UndoButton({ onUndo }: { readonly onUndo: () => void }) {
  const cameFrom = useRef<EventTarget | null>(null);
  return (
    <Button
      size="compact-sm"
      variant="default"
      onFocus={({ relatedTarget }) => {
        cameFrom.current = relatedTarget;
      }}
      onClick={() => {
        if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus({ preventScroll: true });
        onUndo();
      }}
    >
      Undo
    </Button>
  );
}
