import { ActionIcon, Tooltip } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { copyText } from './copy-text.js';

/** @param label what is copied, e.g. `Copy URN` */
export function CopyButton({ text, label }: { readonly text: string; readonly label: string }) {
  return (
    <Tooltip label={label}>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="sm"
        onClick={() => void copyText(text)}
        aria-label={label}
      >
        <IconCopy size={14} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
}
