import { Button, Group, SegmentedControl, Stack, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useMutateOperation } from '../../../api/use-mutate-operation.js';
import { Refusal } from '../../../edit/refusal.js';
import { Markdown } from '../../../parts/markdown.js';
import type { ShownDocument } from '../document-page.js';
import { SaveDocument } from '../documents.graphql.js';

export interface DocumentEditorProps {
  readonly document: ShownDocument;
  readonly onClose: () => void;
}

/** Changes the title and the text of a document. Leaving a changed text asks first. */
export function DocumentEditor({ document: { urn, info }, onClose }: DocumentEditorProps) {
  const [before] = useState({ title: info?.title ?? '', text: info?.contents.text ?? '' });
  const [title, setTitle] = useState(before.title);
  const [text, setText] = useState(before.text);
  const [view, setView] = useState('Write');
  const save = useMutateOperation(SaveDocument);
  const isChanged = title !== before.title || text !== before.text;
  const leave = (): void => {
    if (!isChanged || window.confirm('Leave without saving the changed document?')) onClose();
  };
  const submit = (): void => {
    if (isChanged) save.mutate({ input: { urn, title, contents: { text } } }, { onSuccess: onClose });
    else onClose();
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Stack gap="xs">
        <TextInput
          label="Title"
          value={title}
          onChange={({ currentTarget }) => {
            setTitle(currentTarget.value);
          }}
        />
        <SegmentedControl size="xs" w="12rem" data={['Write', 'Preview']} value={view} onChange={setView} />
        {view === 'Preview' ? (
          <Markdown text={text} />
        ) : (
          <Textarea
            aria-label="Text"
            description="Markdown"
            autosize
            minRows={12}
            maxRows={40}
            value={text}
            onChange={({ currentTarget }) => {
              setText(currentTarget.value);
            }}
          />
        )}
        {save.error && <Refusal error={save.error} />}
        <Group gap="xs">
          <Button type="submit" size="compact-md" loading={save.isPending}>
            Save
          </Button>
          <Button size="compact-md" variant="default" onClick={leave}>
            Cancel
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
