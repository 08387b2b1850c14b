import { Button, Group, Title } from '@mantine/core';
import { EditableTexts } from '../../../../edit/editable-texts.graphql.js';
import { Refusal } from '../../../../edit/refusal.js';
import { useFresh } from '../../../../edit/use-fresh.js';
import { Empty } from '../../../../parts/empty.js';
import { useFocusAfter } from '../../../../parts/use-return-focus.js';
import { Markdown } from '../../../../parts/markdown.js';
import type { TabProps } from '../../entity-of-page.js';
import { DescriptionEditor } from './description-editor.js';
import { SourceDescription } from './source-description.js';

/** The description, with its editor if the actor may edit it. */
export function DescriptionPart({ entity }: TabProps) {
  const { data: stored, isPending, error, load, forget } = useFresh(EditableTexts, { urn: entity.urn });
  const isEditing = stored !== undefined;
  const button = useFocusAfter(isEditing);
  const { description, sourceDescription, privileges } = entity.overview;
  const isEditable = privileges?.canEditDescription === true;
  const isDescribed = description !== null && description.trim() !== '';
  return (
    <section aria-labelledby="description">
      <Group justify="space-between" mb="xs">
        <Title order={2} id="description">
          Description
        </Title>
        {isEditable && !isEditing && (
          <Button
            ref={button}
            size="compact-sm"
            variant="default"
            aria-busy={isPending}
            onClick={() => void load()}
          >
            {isDescribed ? 'Edit' : 'Write one'}
          </Button>
        )}
      </Group>
      {error && <Refusal error={error} />}
      {isEditing ? (
        <DescriptionEditor
          entity={entity}
          start={stored.entity?.overview.editableDescription ?? ''}
          onClose={forget}
        />
      ) : isDescribed ? (
        <Markdown text={description} />
      ) : (
        <Empty title="No description yet">
          {isEditable
            ? 'Describe its contents, its origin and its purpose.'
            : 'Ingestion or a user with the privilege to edit can add a description.'}
        </Empty>
      )}
      {sourceDescription !== null && sourceDescription !== description && (
        <SourceDescription text={sourceDescription} />
      )}
    </section>
  );
}
