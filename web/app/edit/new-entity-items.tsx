import { Menu } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { useMe } from '../shell/use-me.js';
import { describeEntityType } from '../types/entity-types.js';
import { creatableIn, creatableTypes, type CreatableType, type ParentOfNew } from './creatable-types.js';
import type { NewEntityDialogProps } from './new-entity-dialog.js';

export interface NewEntityItemsProps {
  readonly onChoose: (type: CreatableType) => void;
  /** Parent of the new entity. If absent, all kinds are offered. */
  readonly parent?: ParentOfNew;
}

/** Entries of a menu, one for each kind of entity that the actor may create. */
export function NewEntityItems({ onChoose, parent }: NewEntityItemsProps) {
  const allowed = creatableTypes(useMe()?.platformPrivileges);
  const types = parent === undefined ? allowed : creatableIn(parent, allowed);
  return types.map((type) => (
    <Menu.Item key={type} leftSection={<IconPlus size={16} aria-hidden />} onClick={() => onChoose(type)}>
      New {describeEntityType(type).label.toLowerCase()}…
    </Menu.Item>
  ));
}

const NewEntityDialog = lazy(async () => ({
  default: (await import('./new-entity-dialog.js')).NewEntityDialog,
}));

/** The dialog that creates an entity, loaded when it is first opened. */
export function NewEntityOverlay(dialog: NewEntityDialogProps) {
  return (
    <Suspense>
      <NewEntityDialog {...dialog} />
    </Suspense>
  );
}
