import { Button, Group, Modal, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';

export interface ConfirmButtonProps {
  /** Label of the button, e.g. `Revoke`. */
  readonly label: string;
  /** Consequences in one or two sentences. */
  readonly consequence: string;
  readonly onConfirm: () => void;
  readonly isBusy?: boolean;
}

/** A button for an irreversible action, with a confirmation. */
export function ConfirmButton({ label, consequence, onConfirm, isBusy = false }: ConfirmButtonProps) {
  const [isOpen, { open, close }] = useDisclosure(false);
  return (
    <>
      <Button variant="default" size="compact-xs" onClick={open} loading={isBusy}>
        {label}
      </Button>
      <Modal opened={isOpen} onClose={close} title={`${label}?`}>
        <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
          {consequence}
        </Text>
        <Group justify="flex-end" mt="md">
          <Button variant="default" onClick={close}>
            Cancel
          </Button>
          <Button
            color="red"
            onClick={() => {
              onConfirm();
              close();
            }}
          >
            {label}
          </Button>
        </Group>
      </Modal>
    </>
  );
}
