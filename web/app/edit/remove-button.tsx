import { ActionIcon } from '@mantine/core';
import { IconX } from '@tabler/icons-react';

export interface RemoveButtonProps {
  /** Of the item, e.g. of a tag. */
  readonly name: string;
  readonly size?: 'xs' | 'sm';
  readonly onClick: () => void;
}

/** Removes an item of a list. `useFocusAfterRemoval` finds these buttons. */
export function RemoveButton({ name, size = 'sm', onClick }: RemoveButtonProps) {
  return (
    <ActionIcon size={size} aria-label={`Remove ${name}`} data-remove onClick={onClick}>
      <IconX size={size === 'sm' ? 14 : 12} aria-hidden />
    </ActionIcon>
  );
}
