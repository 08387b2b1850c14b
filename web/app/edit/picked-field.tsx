import { ActionIcon, Input } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { EntityLinkFragment } from '../api/fragments/entity-link.graphql.js';
import classes from './labels-editor.module.css';
import { EntityPicker } from './entity-picker.js';
import { PickedEntity } from './picked-entity.js';

export interface PickedFieldProps {
  readonly label: string;
  readonly types: readonly string[];
  readonly picked: EntityLinkFragment | null;
  readonly onChange: (picked: EntityLinkFragment | null) => void;
  readonly hidden?: readonly string[];
}

/** A field of a form that holds one entity: a picker until one is chosen. */
export function PickedField({ label, types, picked, onChange, hidden = [] }: PickedFieldProps) {
  if (picked === null) return <EntityPicker types={types} label={label} hidden={hidden} onPick={onChange} />;
  return (
    <Input.Wrapper label={label} labelElement="div">
      <div className={classes.item}>
        <PickedEntity entity={picked} />
        <ActionIcon
          variant="subtle"
          color="gray"
          size="sm"
          aria-label={`Remove ${picked.overview.name}`}
          onClick={() => {
            onChange(null);
          }}
        >
          <IconX size={14} aria-hidden />
        </ActionIcon>
      </div>
    </Input.Wrapper>
  );
}
