import { ActionIcon, Menu } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import {
  IconAlertTriangle,
  IconArchive,
  IconArchiveOff,
  IconDots,
  IconLink,
  IconListDetails,
  IconPencil,
  IconTrash,
  IconTrashOff,
} from '@tabler/icons-react';
import { lazy, Suspense, useState, type ComponentType } from 'react';
import { useOperation } from '../../api/use-operation.js';
import { EditableTexts } from '../../edit/editable-texts.graphql.js';
import { NOT_DEPRECATED, setDeprecation, setRemoved } from '../../edit/state-edits.js';
import type { EntityDialogProps } from '../../edit/dialog-form.js';
import type { Edit } from '../../edit/edit.js';
import type { CreatableType } from '../../edit/creatable-types.js';
import { NewEntityItems, NewEntityOverlay } from '../../edit/new-entity-items.js';
import { useEdit } from '../../edit/use-edit.js';
import { copyText } from '../../parts/copy-button.js';
import { useFocusAfter } from '../../parts/use-return-focus.js';
import { typeOfUrn } from '../../types/urn.js';
import type { EntityOfPage } from './entity-of-page.js';

type DialogName = 'deprecation' | 'incident' | 'property' | 'rename';

/** Each dialog is loaded when it is first opened. */
const DIALOGS: Readonly<Record<DialogName, ComponentType<EntityDialogProps>>> = {
  deprecation: lazy(async () => ({
    default: (await import('../../edit/deprecation-dialog.js')).DeprecationDialog,
  })),
  incident: lazy(async () => ({ default: (await import('../../edit/incident-dialog.js')).IncidentDialog })),
  property: lazy(async () => ({ default: (await import('../../edit/property-dialog.js')).PropertyDialog })),
  rename: lazy(async () => ({ default: (await import('../../edit/rename-dialog.js')).RenameDialog })),
};

/** Actions on the whole entity for which the actor has the privileges. */
export function HeaderMenu({ entity }: { readonly entity: EntityOfPage }) {
  const [dialog, setDialog] = useState<DialogName>();
  const [newType, setNewType] = useState<CreatableType>();
  const button = useFocusAfter(dialog !== undefined || newType !== undefined);
  const { privileges } = entity.overview;
  const parent = {
    type: typeOfUrn(entity.urn),
    canManageChildren: privileges?.canManageChildren === true,
  };
  const Dialog = dialog === undefined ? undefined : DIALOGS[dialog];
  const [areTextsNeeded, setTextsNeeded] = useState(false);
  const { data } = useOperation(EditableTexts, { urn: entity.urn }, { enabled: areTextsNeeded });
  const loadTexts = (): void => {
    setTextsNeeded(true);
  };
  return (
    <>
      <Menu position="bottom-end" width={240}>
        <Menu.Target>
          <ActionIcon ref={button} aria-label="More actions" onPointerEnter={loadTexts} onFocus={loadTexts}>
            <IconDots size={18} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            leftSection={<IconLink size={16} aria-hidden />}
            onClick={() => void copyText(location.href)}
          >
            Copy the link to this page
          </Menu.Item>
          <NewEntityItems parent={parent} onChoose={setNewType} />
          {data?.entity?.overview.privileges?.canEditName === true && (
            <Menu.Item leftSection={<IconPencil size={16} aria-hidden />} onClick={() => setDialog('rename')}>
              Rename…
            </Menu.Item>
          )}
          <EditItems entity={entity} onOpen={setDialog} />
        </Menu.Dropdown>
      </Menu>
      {newType && <NewEntityOverlay type={newType} parent={entity} onClose={() => setNewType(undefined)} />}
      {Dialog && (
        <Suspense>
          <Dialog entity={entity} onClose={() => setDialog(undefined)} />
        </Suspense>
      )}
    </>
  );
}

interface EditItemsProps {
  readonly entity: EntityOfPage;
  readonly onOpen: (dialog: DialogName) => void;
}

function EditItems({ entity: { urn, overview }, onOpen }: EditItemsProps) {
  const { privileges, removed, deprecation } = overview;
  const isDeprecated = deprecation?.deprecated === true;
  const make = useNotifyingEdit(urn);
  const RemovalIcon = removed ? IconTrashOff : IconTrash;
  return (
    <>
      {privileges?.canEditProperties === true && (
        <Menu.Item leftSection={<IconListDetails size={16} aria-hidden />} onClick={() => onOpen('property')}>
          Set a property…
        </Menu.Item>
      )}
      {privileges?.canEditIncidents === true && (
        <Menu.Item
          leftSection={<IconAlertTriangle size={16} aria-hidden />}
          onClick={() => onOpen('incident')}
        >
          Raise an incident…
        </Menu.Item>
      )}
      {privileges?.canEditDeprecation === true && (
        <Menu.Item leftSection={<IconArchive size={16} aria-hidden />} onClick={() => onOpen('deprecation')}>
          {isDeprecated ? 'Change the deprecation…' : 'Deprecate…'}
        </Menu.Item>
      )}
      {privileges?.canEditDeprecation === true && isDeprecated && (
        <Menu.Item
          leftSection={<IconArchiveOff size={16} aria-hidden />}
          onClick={() => make(setDeprecation(urn, NOT_DEPRECATED, deprecation))}
        >
          Remove the deprecation
        </Menu.Item>
      )}
      {privileges?.canManageEntity === true && (
        <Menu.Item
          leftSection={<RemovalIcon size={16} aria-hidden />}
          onClick={() => make(setRemoved(urn, !removed))}
        >
          {removed ? 'Restore' : 'Delete'}
        </Menu.Item>
      )}
    </>
  );
}

/** Makes edits and reports errors as notifications, because the menu is closed when the service responds. */
function useNotifyingEdit(urn: string): (edit: Edit) => void {
  const { make } = useEdit(urn);
  return (edit) => {
    void make(edit, (error) => {
      notifications.show({ color: 'red', title: 'The change was refused', message: error.message });
    });
  };
}
