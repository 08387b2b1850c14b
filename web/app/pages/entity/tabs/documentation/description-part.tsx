import { Button, Group, Title } from '@mantine/core';
import { useState } from 'react';
import { Empty } from '../../../../parts/empty.js';
import { Markdown } from '../../../../parts/markdown.js';
import type { TabProps } from '../../entity-of-page.js';
import { DescriptionEditor } from './description-editor.js';
import { SourceDescription } from './source-description.js';

/** The description, with its editor if the actor may edit it. */
export function DescriptionPart({ entity }: TabProps) {
  const [isEditing, setEditing] = useState(false);
  const { description, sourceDescription, privileges } = entity.overview;
  const isEditable = privileges?.canEditDescription === true;
  const isDescribed = description !== null && description.trim() !== '';
  const close = (): void => {
    setEditing(false);
  };
  return (
    <section aria-labelledby="description">
      <Group justify="space-between" mb="xs">
        <Title order={2} id="description">
          Description
        </Title>
        {isEditable && !isEditing && (
          <Button
            size="compact-sm"
            variant="default"
            onClick={() => {
              setEditing(true);
            }}
          >
            {isDescribed ? 'Edit' : 'Write one'}
          </Button>
        )}
      </Group>
      {isEditing ? (
        <DescriptionEditor entity={entity} onClose={close} />
      ) : isDescribed ? (
        <Markdown text={description} />
      ) : (
        <Empty title="No description yet">
          {isEditable
            ? 'Describe its contents, its origin and its purpose.'
            : 'Ingestion adds a description, or somebody with the privilege to edit it.'}
        </Empty>
      )}
      {sourceDescription !== null && sourceDescription !== description && (
        <SourceDescription text={sourceDescription} />
      )}
    </section>
  );
}
