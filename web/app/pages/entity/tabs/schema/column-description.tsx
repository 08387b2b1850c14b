import { Button, Group, Stack, Text, Textarea, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { lazy, Suspense, useState } from 'react';
import { useDescriptionSave } from '../../../../edit/stored-description.js';
import { onText } from '../../../../parts/form-events.js';
import { Markdown } from '../../../../parts/markdown.js';
import { Problem } from '../../../../parts/states.js';
import type { EntityOfPage } from '../../entity-of-page.js';
import { useEdit } from '../../../../edit/use-edit.js';
import { useFocusAfter } from '../../../../parts/use-return-focus.js';
import { describeColumn } from './column-edits.js';
import type { SchemaRow } from './schema-rows.js';

/** Loaded when it is first needed. */
const DescriptionConflict = lazy(async () => ({
  default: (await import('../../../../edit/description-conflict.js')).DescriptionConflict,
}));

export interface ColumnPartProps {
  readonly row: SchemaRow;
  readonly entity: EntityOfPage;
  readonly isOlder: boolean;
}

/** The description of a column, which can be edited in place. */
export function ColumnDescription({ row, entity, isOlder }: ColumnPartProps) {
  const [isEditing, editing] = useDisclosure();
  const button = useFocusAfter(isEditing);
  const mayEdit = !isOlder && entity.overview.privileges?.canEditSchemaFieldDescription === true;
  return (
    <section>
      <Group justify="space-between" gap="xs">
        <Title order={3}>Description</Title>
        {mayEdit && !isEditing && (
          <Button ref={button} size="compact-xs" variant="default" onClick={editing.open}>
            {row.description === undefined ? 'Add' : 'Edit'}
          </Button>
        )}
      </Group>
      {isEditing ? (
        <DescriptionForm row={row} urn={entity.urn} onDone={editing.close} />
      ) : (
        <DescriptionText row={row} />
      )}
    </section>
  );
}

function DescriptionText({ row }: { readonly row: SchemaRow }) {
  if (row.description === undefined) {
    return (
      <Text c="dimmed" size="sm">
        No description yet.
      </Text>
    );
  }
  return (
    <>
      <Markdown text={row.description} />
      {row.isDescriptionEdited && (
        <Text c="dimmed" size="xs">
          Written in the catalog.
        </Text>
      )}
      {row.sourceDescription !== undefined && (
        <details>
          <summary>Description from the source</summary>
          <Markdown text={row.sourceDescription} />
        </details>
      )}
    </>
  );
}

interface DescriptionFormProps {
  readonly row: SchemaRow;
  readonly urn: string;
  readonly onDone: () => void;
}

function DescriptionForm({ row, urn, onDone }: DescriptionFormProps) {
  const [start] = useState(row.isDescriptionEdited ? (row.description ?? '') : '');
  const [text, setText] = useState(row.description ?? '');
  const edit = useEdit();
  const saveButton = useFocusAfter(edit.isPending);
  const { save, conflict } = useDescriptionSave({
    urn,
    column: row.path,
    start,
    edit,
    toEdit: (change) => describeColumn({ urn, row }, change),
  });
  const submit = async (): Promise<void> => {
    if (await save(text.trim())) onDone();
  };
  return (
    <Stack
      component="form"
      gap="xs"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Textarea
        minRows={4}
        maxRows={16}
        autoFocus
        aria-label={`Description of ${row.name}`}
        description="Markdown. The source keeps its own description."
        value={text}
        onChange={onText(setText)}
      />
      {edit.error && <Problem error={edit.error} title="The description was not saved" />}
      {conflict && (
        <Suspense>
          <DescriptionConflict stored={conflict} text={text} onChange={setText} onLeave={onDone} />
        </Suspense>
      )}
      <Group gap="xs">
        <Button ref={saveButton} type="submit" size="compact-sm" loading={edit.isPending}>
          {conflict ? 'Save my text' : 'Save'}
        </Button>
        <Button size="compact-sm" variant="default" onClick={onDone}>
          Cancel
        </Button>
      </Group>
    </Stack>
  );
}
