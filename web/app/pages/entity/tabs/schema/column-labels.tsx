import { Group, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { EntityPicker } from '../../../../edit/entity-picker.js';
import { RemoveButton } from '../../../../edit/remove-button.js';
import { useEdit } from '../../../../edit/use-edit.js';
import { useFocusAfterRemoval } from '../../../../edit/use-focus-after-removal.js';
import { TagLabel, TermLabel } from '../../../../parts/labels.js';
import { Problem } from '../../../../parts/states.js';
import type { ColumnPartProps } from './column-description.js';
import { addColumnLabel, removeColumnLabel, type ColumnPlace } from './column-edits.js';
import { namedEntity } from '../../../../types/entity-link.js';

/** Tags and terms of a column. Labels that people added can be removed; labels of the source cannot. */
export function ColumnLabels({ row, entity, isOlder }: ColumnPartProps) {
  const { privileges } = entity.overview;
  const place = { urn: entity.urn, row };
  return (
    <>
      <LabelSection
        title="Tags"
        type="tag"
        place={place}
        mayEdit={!isOlder && privileges?.canEditSchemaFieldTags === true}
        labels={row.tags.map(({ association, isEdited }) => ({
          urn: association.tag.urn,
          name: association.tag.overview.name,
          isEdited,
          label: <TagLabel association={association} />,
        }))}
      />
      <LabelSection
        title="Terms"
        type="glossaryTerm"
        place={place}
        mayEdit={!isOlder && privileges?.canEditSchemaFieldGlossaryTerms === true}
        labels={row.terms.map(({ association, isEdited }) => ({
          urn: association.term.urn,
          name: association.term.overview.name,
          isEdited,
          label: <TermLabel association={association} />,
        }))}
      />
    </>
  );
}

interface ShownLabel {
  readonly urn: string;
  readonly name: string;
  readonly isEdited: boolean;
  readonly label: ReactNode;
}

interface LabelSectionProps {
  readonly title: 'Tags' | 'Terms';
  readonly type: string;
  readonly place: ColumnPlace;
  readonly mayEdit: boolean;
  readonly labels: readonly ShownLabel[];
}

function LabelSection({ title, type, place, mayEdit, labels }: LabelSectionProps) {
  const { make, error } = useEdit();
  const { ref, onRemove } = useFocusAfterRemoval(labels.map(({ urn }) => urn));
  return (
    <section ref={ref}>
      <Title order={3}>{title}</Title>
      {labels.length === 0 && (
        <Text c="dimmed" size="sm">
          None
        </Text>
      )}
      <Group component="ul" gap={6} my={4} p={0} style={{ listStyle: 'none' }}>
        {labels.map(({ urn, name, isEdited, label }) => (
          <Group key={urn} component="li" gap={2} wrap="nowrap" maw="100%">
            {label}
            {isEdited && mayEdit && (
              <RemoveButton
                name={name}
                size="xs"
                onClick={() => {
                  onRemove(urn);
                  void make(removeColumnLabel(place, namedEntity(urn, name)));
                }}
              />
            )}
          </Group>
        ))}
      </Group>
      {error && <Problem error={error} title="The change was not saved" />}
      {mayEdit && (
        <EntityPicker
          isInPopover
          types={[type]}
          label={title === 'Tags' ? 'Add a tag' : 'Add a term'}
          canCreate
          hidden={labels.map(({ urn }) => urn)}
          onPick={(picked) => void make(addColumnLabel(place, picked))}
        />
      )}
    </section>
  );
}
