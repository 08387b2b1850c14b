import { Modal, Stack, Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { useDisclosure } from '@mantine/hooks';
import { IconPencil } from '@tabler/icons-react';
import { Problem, Refusal } from '../parts/states.js';
import { useReturnFocus, useFocusAfter } from '../parts/use-return-focus.js';
import type { EntityOfPage } from '../pages/entity/entity-of-page.js';

export interface DialogFormProps extends Omit<DialogButtonsProps, 'isBusy'> {
  readonly title: string;
  /** State of the mutation that the form sends. */
  readonly change: { readonly isPending: boolean; readonly error: Error | null };
  /** Says what failed, above the fields. Without it, the reason alone is shown above the buttons. */
  readonly errorTitle?: string;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}

/** A dialog with one form. Enter submits it, and Escape closes it. */
export function DialogForm({ title, change, errorTitle, onSubmit, children, ...buttons }: DialogFormProps) {
  const { isPending, error } = change;
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
          {error && errorTitle !== undefined && <Problem error={error} title={errorTitle} />}
          {children}
          {error && errorTitle === undefined && <Refusal error={error} />}
          <DialogButtons {...buttons} isBusy={isPending} />
        </Stack>
      </form>
    </Modal>
  );
}

interface DialogButtonsProps {
  /** Label of the submit button, e.g. `Raise`. */
  readonly label: string;
  readonly isBusy: boolean;
  readonly isDisabled?: boolean;
  readonly onCancel: () => void;
  /** Default: `Cancel`. */
  readonly cancelLabel?: string;
}

/** The last row of a form in a dialog. */
function DialogButtons({
  label,
  isBusy,
  isDisabled = false,
  onCancel,
  cancelLabel = 'Cancel',
}: DialogButtonsProps) {
  const submit = useFocusAfter(isBusy);
  return (
    <Group justify="flex-end" gap="xs" mt="xs">
      <Button variant="default" onClick={onCancel}>
        {cancelLabel}
      </Button>
      <Button ref={submit} type="submit" loading={isBusy} disabled={isDisabled}>
        {label}
      </Button>
    </Group>
  );
}

export interface DialogButtonProps {
  /** Of the button, e.g. `Edit features…`. */
  readonly label: string;
  /** Of the dialog. */
  readonly title: string;
  /** Content of the dialog, which exists while the dialog is open. */
  readonly children: ReactNode;
}

/** Opens a dialog whose changes apply at once. */
export function DialogButton({ label, title, children }: DialogButtonProps) {
  const [isOpen, { open, close }] = useDisclosure();
  return (
    <>
      <Button size="xs" variant="default" leftSection={<IconPencil size={14} aria-hidden />} onClick={open}>
        {label}
      </Button>
      <Modal opened={isOpen} onClose={close} title={title} closeButtonProps={{ 'aria-label': 'Close' }}>
        <Stack gap="sm">{children}</Stack>
      </Modal>
    </>
  );
}

/** Props of a dialog about the entity of the page. */
export interface EntityDialogProps {
  readonly entity: EntityOfPage;
  readonly onClose: () => void;
}
