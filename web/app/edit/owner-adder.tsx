import { Select, Stack } from '@mantine/core';
import { useState } from 'react';
import { useOperation } from '../api/use-operation.js';
import { EntityPicker } from './entity-picker.js';
import type { OwnerOfEntity } from './edit.js';
import { ownershipChoices, ownershipOf } from './ownership-choices.js';
import { OwnershipChoices } from './owner-adder.graphql.js';

export interface OwnerAdderProps {
  /** URNs of owners that are not offered. */
  readonly hidden: readonly string[];
  readonly isInPopover?: boolean;
  readonly onAdd: (ownership: OwnerOfEntity) => void;
}

const TYPES = ['corpuser', 'corpGroup'];

/** Chooses the type of ownership, then the owner. */
export function OwnerAdder({ hidden, isInPopover = false, onAdd }: OwnerAdderProps) {
  const { data } = useOperation(OwnershipChoices, {});
  const found = data?.searchAcrossEntities?.searchResults.map(({ entity }) => entity) ?? [];
  const choices = ownershipChoices(found);
  const [kind, setKind] = useState('TECHNICAL_OWNER');
  return (
    <Stack gap="xs">
      <Select
        label="Kind of ownership"
        size="sm"
        data={choices}
        value={kind}
        allowDeselect={false}
        comboboxProps={{ withinPortal: !isInPopover }}
        onChange={(value) => {
          if (value !== null) setKind(value);
        }}
      />
      <EntityPicker
        types={TYPES}
        label="Add an owner"
        isInPopover={isInPopover}
        hidden={hidden}
        onPick={(owner) =>
          onAdd(
            ownershipOf(
              owner,
              choices.find(({ value }) => value === kind),
            ),
          )
        }
      />
    </Stack>
  );
}
