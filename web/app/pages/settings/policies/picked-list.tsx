import { ActionIcon } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { EntityPicker } from '../../../edit/entity-picker.js';
import { PickedEntity } from '../../../edit/picked-entity.js';
import { useFocusAfterRemoval } from '../../../edit/use-focus-after-removal.js';
import type { KnownEntities } from './known-entities.js';
import classes from './policies.module.css';

export interface PickedListProps {
  /** Label of the field that adds an entity, e.g. `Add a user`. */
  readonly label: string;
  readonly isLabelHidden?: boolean;
  /** Entity types to choose from, as in URNs. */
  readonly types: readonly string[];
  readonly urns: readonly string[];
  readonly known: KnownEntities;
  readonly onChange: (urns: readonly string[]) => void;
  readonly error?: string | undefined;
}

/** Entities that a policy names, each with a button that removes it, and a field that adds an entity by its name. */
export function PickedList({
  label,
  isLabelHidden = false,
  types,
  urns,
  known,
  onChange,
  error,
}: PickedListProps) {
  const { ref, onRemove: keepFocus } = useFocusAfterRemoval(urns);
  return (
    <div ref={ref}>
      <EntityPicker
        types={types}
        label={label}
        isLabelHidden={isLabelHidden}
        error={error}
        hidden={urns}
        onPick={(entity) => {
          known.remember(entity);
          onChange([...urns, entity.urn]);
        }}
      />
      {urns.length > 0 && (
        <ul className={classes.picked} aria-label={`${label}: chosen`}>
          {urns.map((urn) => (
            <li key={urn}>
              <PickedEntity entity={known.entityOf(urn)} />
              <ActionIcon
                variant="subtle"
                color="gray"
                size="sm"
                aria-label={`Remove ${known.nameOf(urn)}`}
                data-remove
                onClick={() => {
                  keepFocus(urn);
                  onChange(urns.filter((each) => each !== urn));
                }}
              >
                <IconX size={14} aria-hidden />
              </ActionIcon>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
