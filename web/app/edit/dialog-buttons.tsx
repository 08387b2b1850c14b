import { Button, Group } from '@mantine/core';
import { useFocusAfter } from '../parts/use-return-focus.js';

export interface DialogButtonsProps {
  /** Label of the submit button, e.g. `Raise`. */
  readonly label: string;
  readonly isBusy: boolean;
  readonly isDisabled?: boolean;
  readonly onCancel: () => void;
  /** Default: `Cancel`. */
  readonly cancelLabel?: string;
}

/** The last row of a form in a dialog. */
export function DialogButtons({
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
