import { Button, Group, Kbd, SegmentedControl, Stack, Text, Textarea } from '@mantine/core';
import { lazy, Suspense, useRef, useState, type KeyboardEvent } from 'react';
import { EntityPicker } from '../../../../edit/entity-picker.js';
import { onText } from '../../../../parts/form-events.js';
import { Refusal } from '../../../../parts/states.js';
import { setDescription } from '../../../../edit/state-edits.js';
import { useDescriptionSave } from '../../../../edit/stored-description.js';
import { useEdit } from '../../../../edit/use-edit.js';
import { Markdown } from '../../../../parts/markdown.js';
import { useFocusAfter } from '../../../../parts/use-return-focus.js';
import type { TabProps } from '../../entity-of-page.js';
import { insertLink } from '../../../../parts/links.js';
import classes from './documentation.module.css';

export interface DescriptionEditorProps extends TabProps {
  /** The edited description when the editor was opened; empty for none. */
  readonly start: string;
  readonly onClose: () => void;
}

/** Loaded when it is first needed. */
const DescriptionConflict = lazy(async () => ({
  default: (await import('../../../../edit/description-conflict.js')).DescriptionConflict,
}));

const LINKED_TYPES = [
  'dataset',
  'dashboard',
  'chart',
  'dataJob',
  'glossaryTerm',
  'corpuser',
  'corpGroup',
  'domain',
];

/** Writes the description in Markdown. Ctrl-Enter saves; Escape cancels, with a confirmation if the text was changed. */
export function DescriptionEditor({ entity: { urn, overview }, start, onClose }: DescriptionEditorProps) {
  const [before] = useState(start.trim() === '' ? (overview.description ?? '') : start);
  const [text, setText] = useState(before);
  const [view, setView] = useState('Write');
  const area = useRef<HTMLTextAreaElement>(null);
  const edit = useEdit(urn);
  const { save: store, conflict } = useDescriptionSave({
    urn,
    start,
    edit,
    toEdit: (change) => setDescription(urn, change, overview),
  });
  const save = async (): Promise<void> => {
    if ((text === before && conflict === undefined) || (await store(text))) onClose();
  };
  const saveButton = useFocusAfter(edit.isPending);
  const leave = (): void => {
    if (text === before || window.confirm('Leave without saving the changed description?')) onClose();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void save();
    else if (event.key === 'Escape' && !event.defaultPrevented) leave();
  };
  return (
    <Stack gap="xs" onKeyDown={onKeyDown}>
      <Group justify="space-between" align="flex-end">
        <SegmentedControl size="xs" data={['Write', 'Preview']} value={view} onChange={setView} />
        <EntityPicker
          types={LINKED_TYPES}
          label="Link an asset"
          onPick={(picked) => {
            setText(insertLink(text, area.current?.selectionStart ?? text.length, picked));
            area.current?.focus();
          }}
        />
      </Group>
      {view === 'Preview' ? (
        <div className={classes.preview}>
          <Markdown text={text} />
        </div>
      ) : (
        <Textarea
          ref={area}
          aria-label="Description"
          description="Markdown"
          minRows={8}
          maxRows={30}
          autoFocus
          value={text}
          onChange={onText(setText)}
        />
      )}
      {edit.error && <Refusal error={edit.error} />}
      {conflict && (
        <Suspense>
          <DescriptionConflict stored={conflict} text={text} onChange={setText} onLeave={onClose} />
        </Suspense>
      )}
      <Group gap="xs">
        <Button ref={saveButton} size="compact-md" loading={edit.isPending} onClick={() => void save()}>
          {conflict ? 'Save my text' : 'Save'}
        </Button>
        <Button size="compact-md" variant="default" onClick={leave}>
          Cancel
        </Button>
        <Text size="xs" c="dimmed" visibleFrom="sm">
          <Kbd size="xs">Ctrl</Kbd> <Kbd size="xs">Enter</Kbd> saves, <Kbd size="xs">Esc</Kbd> leaves
        </Text>
      </Group>
    </Stack>
  );
}
