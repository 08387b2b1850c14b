import { Button, Modal, Stack } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconPencil } from '@tabler/icons-react';
import type { ReactNode } from 'react';

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
