import { Button, Group } from '@mantine/core';

export interface DialogButtonsProps {
  /** Label of the submit button, e.g. `Raise`. */
  readonly label: string;
  readonly isBusy: boolean;
  readonly isDisabled?: boolean;
  readonly onCancel: () => void;
}

/** The last row of a form in a dialog. */
export function DialogButtons({ label, isBusy, isDisabled = false, onCancel }: DialogButtonsProps) {
  return (
    <Group justify="flex-end" gap="xs" mt="xs">
      <Button variant="default" onClick={onCancel}>
        Cancel
      </Button>
      <Button type="submit" loading={isBusy} disabled={isDisabled}>
        {label}
      </Button>
    </Group>
  );
}
