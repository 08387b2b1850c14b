import { Modal, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { useReturnFocus } from '../parts/use-return-focus.js';
import { DialogButtons, type DialogButtonsProps } from './dialog-buttons.js';
import { Refusal } from './refusal.js';

export interface DialogFormProps extends DialogButtonsProps {
  readonly title: string;
  readonly error: Error | null;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}

/** A dialog with one form. Enter submits it, Escape closes it, and errors are shown above the buttons. */
export function DialogForm({ title, error, onSubmit, children, ...buttons }: DialogFormProps) {
  useReturnFocus();
  return (
    <Modal opened onClose={buttons.onCancel} title={title} closeButtonProps={{ 'aria-label': 'Close' }}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <Stack gap="sm">
          {children}
          {error && <Refusal error={error} />}
          <DialogButtons {...buttons} />
        </Stack>
      </form>
    </Modal>
  );
}
