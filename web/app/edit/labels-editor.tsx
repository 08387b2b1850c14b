import { ActionIcon, Stack, Text } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './labels-editor.module.css';
import { Refusal } from './refusal.js';
import type { EditState } from './use-edit.js';
import { useFocusAfterRemoval } from './use-focus-after-removal.js';

export interface EditableLabel {
  readonly urn: string;
  readonly name: string;
  readonly label: ReactNode;
  /** Absent if the label cannot be removed. */
  readonly onRemove?: (() => void) | undefined;
}

export interface LabelsEditorProps {
  readonly labels: readonly EditableLabel[];
  readonly edit?: EditState;
  /** The field that adds a label. */
  readonly add?: ReactNode;
  readonly note?: string;
}

/** All labels of one kind, with a field to add one and a button to remove each. */
export function LabelsEditor({ labels, edit, add, note }: LabelsEditorProps) {
  const { ref, onRemove: keepFocus } = useFocusAfterRemoval(labels.map(({ urn }) => urn));
  return (
    <Stack gap="xs" ref={ref}>
      {add}
      {note !== undefined && (
        <Text size="xs" c="dimmed">
          {note}
        </Text>
      )}
      {edit?.error && <Refusal error={edit.error} />}
      {labels.length > 0 && (
        <ul className={classes.list} tabIndex={0} aria-label="Chosen">
          {labels.map(({ urn, name, label, onRemove }) => (
            <li key={urn} className={classes.item}>
              <span className={classes.label}>{label}</span>
              {onRemove !== undefined && (
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  size="sm"
                  aria-label={`Remove ${name}`}
                  data-remove
                  onClick={() => {
                    keepFocus(urn);
                    onRemove();
                  }}
                >
                  <IconX size={14} aria-hidden />
                </ActionIcon>
              )}
            </li>
          ))}
        </ul>
      )}
    </Stack>
  );
}
