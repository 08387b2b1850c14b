import { CloseButton, Group, Stack, Text } from '@mantine/core';
import type { EntityLinkFragment } from '../../../api/fragments/entity-link.graphql.js';
import { EntityPicker } from '../../../edit/entity-picker.js';
import { ownerInput } from '../../../edit/label-edits.js';
import { OwnerAdder } from '../../../edit/owner-adder.js';
import { describeEntityType } from '../../../types/entity-types.js';
import type { OwnerInput } from './bulk.graphql.js';
import type { BulkAction } from './bulk-action.js';

/** An entity that was chosen for an action. */
export interface Picked {
  readonly entity: { readonly urn: string; readonly overview: { readonly name: string } };
  /** Type of ownership, for an owner. */
  readonly owner?: OwnerInput;
}

export interface BulkPicksProps {
  readonly action: BulkAction;
  readonly picked: readonly Picked[];
  readonly onChange: (picked: readonly Picked[]) => void;
}

/** Chooses tags, terms, owners or a domain. Hidden if the action needs none. */
export function BulkPicks({ action, picked, onChange }: BulkPicksProps) {
  if (action.picks.length === 0) return null;
  const hidden = picked.map(({ entity }) => entity.urn);
  const add = (added: Picked): void => {
    onChange(action.isSingle === true ? [added] : [...picked, added]);
  };
  return (
    <Stack gap="xs">
      <ul style={{ listStyle: 'none', margin: 0, padding: 0 }} aria-label="Chosen">
        {picked.map(({ entity }) => (
          <Group key={entity.urn} component="li" gap="xs" justify="space-between" wrap="nowrap">
            <Text size="sm" truncate title={entity.overview.name}>
              {entity.overview.name}
            </Text>
            <CloseButton
              size="sm"
              aria-label={`Do not use ${entity.overview.name}`}
              onClick={() => {
                onChange(picked.filter((each) => each.entity.urn !== entity.urn));
              }}
            />
          </Group>
        ))}
      </ul>
      {action.addsOwners === true ? (
        <OwnerAdder
          hidden={hidden}
          onAdd={(ownership) => {
            add({ entity: ownership.owner, owner: ownerInput(ownership) });
          }}
        />
      ) : (
        <EntityPicker
          types={action.picks}
          label={labelOf(action.picks)}
          hidden={hidden}
          autoFocus
          onPick={(entity: EntityLinkFragment) => {
            add({ entity });
          }}
        />
      )}
    </Stack>
  );
}

function labelOf(types: readonly string[]): string {
  return types.map((type) => describeEntityType(type).label).join(' or ');
}
