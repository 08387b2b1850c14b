import { ActionIcon, Tooltip } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { notifications } from '@mantine/notifications';

/** @param label what is copied, e.g. `Copy URN` */
export function CopyButton({ text, label }: { readonly text: string; readonly label: string }) {
  return (
    <Tooltip label={label}>
      <ActionIcon size="sm" onClick={() => void copyText(text)} aria-label={label}>
        <IconCopy size={14} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
}

/** Copies a text to the clipboard, and reports whether that worked. */
export async function copyText(text: string): Promise<void> {
  const isCopied = await write(text);
  notifications.show(
    isCopied ? { message: 'Copied' } : { color: 'red', message: 'The browser did not allow copying' },
  );
}

async function write(text: string): Promise<boolean> {
  // Browsers offer no clipboard on pages served over plain HTTP.
  const clipboard = navigator.clipboard as Clipboard | undefined;
  if (clipboard === undefined) return writeByCommand(text);
  try {
    await clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Copies via the selected text of an invisible field. */
function writeByCommand(text: string): boolean {
  const focused = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.style.position = 'fixed';
  field.style.opacity = '0';
  document.body.append(field);
  field.select();
  try {
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- Nothing else copies without the clipboard.
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    if (focused instanceof HTMLElement) focused.focus();
  }
}
