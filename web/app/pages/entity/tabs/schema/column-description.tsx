import { Button, Group, Stack, Text, Textarea, Title } from '@mantine/core';
import { useState } from 'react';
import { Markdown } from '../../../../parts/markdown.js';
import { Problem } from '../../../../parts/problem.js';
import type { EntityOfPage } from '../../entity-of-page.js';
import { useEdit } from '../../../../edit/use-edit.js';
import { describeColumn } from './field-edits.js';
import type { SchemaRow } from './schema-row.js';

export interface ColumnPartProps {
  readonly row: SchemaRow;
  readonly entity: EntityOfPage;
  readonly isOlder: boolean;
}

/** The description of a column, which can be edited in place. */
export function ColumnDescription({ row, entity, isOlder }: ColumnPartProps) {
  const [isEditing, setIsEditing] = useState(false);
  const mayEdit = !isOlder && entity.overview.privileges?.canEditSchemaFieldDescription === true;
  return (
    <section>
      <Group justify="space-between" gap="xs">
        <Title order={3}>Description</Title>
        {mayEdit && !isEditing && (
          <Button
            size="compact-xs"
            variant="default"
            onClick={() => {
              setIsEditing(true);
            }}
          >
            {row.description === undefined ? 'Add' : 'Edit'}
          </Button>
        )}
      </Group>
      {isEditing ? (
        <DescriptionForm
          row={row}
          urn={entity.urn}
          onDone={() => {
            setIsEditing(false);
          }}
        />
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
  const [text, setText] = useState(row.description ?? '');
  const { make, isBusy, error } = useEdit();
  const save = async () => {
    if (await make(describeColumn({ urn, row }, text.trim()))) onDone();
  };
  return (
    <Stack
      component="form"
      gap="xs"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Textarea
        autosize
        minRows={4}
        maxRows={16}
        data-autofocus
        aria-label={`Description of ${row.name}`}
        description="Markdown. The source keeps its own description."
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value);
        }}
      />
      {error && <Problem error={error} title="The description was not saved" />}
      <Group gap="xs">
        <Button type="submit" size="compact-sm" loading={isBusy}>
          Save
        </Button>
        <Button size="compact-sm" variant="default" onClick={onDone}>
          Cancel
        </Button>
      </Group>
    </Stack>
  );
}
