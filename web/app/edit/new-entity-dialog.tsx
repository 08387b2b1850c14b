import { Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { onText } from '../parts/form-events.js';
import type { EntityLinkFragment } from '../api/fragments.graphql.js';
import { entityAddress } from '../types/addresses.js';
import { describeEntityType } from '../types/entity-types.js';
import { createEntity } from './create-entity.js';
import { parentTypeOf, type CreatableType } from './creatable-types.js';
import { DialogForm } from './dialog-form.js';
import { PickedField } from './entity-picker.js';
import { useEdit } from './use-edit.js';

export interface NewEntityDialogProps {
  readonly type: CreatableType;
  /** Initial parent of the new entity. */
  readonly parent?: EntityLinkFragment;
  readonly onClose: () => void;
}

/** Creates an entity and opens its page. */
export function NewEntityDialog({ type, parent: given, onClose }: NewEntityDialogProps) {
  const navigate = useNavigate();
  const edit = useEdit();
  const [name, setName] = useState('');
  const [description, setDescription] = useState('');
  const [parent, setParent] = useState(given ?? null);
  const parentType = parentTypeOf(type);
  const { label } = describeEntityType(type);
  const isParentNeeded = type === 'dataProduct';
  const submit = async (): Promise<void> => {
    let urn = '';
    const send = async (): Promise<void> => {
      const place = parent === null ? {} : { parent: parent.urn };
      urn = await createEntity(type, { name: name.trim(), description, ...place });
    };
    if (!(await edit.make({ done: `Created ${name}.`, send }))) return;
    onClose();
    await navigate(entityAddress(urn));
  };
  return (
    <DialogForm
      title={`New ${label.toLowerCase()}`}
      label="Create"
      change={edit}
      isDisabled={name.trim() === '' || (isParentNeeded && parent === null)}
      onSubmit={() => void submit()}
      onCancel={onClose}
    >
      <TextInput label="Name" required data-autofocus value={name} onChange={onText(setName)} />
      <Textarea label="Description" minRows={2} value={description} onChange={onText(setDescription)} />
      {parentType !== undefined && (
        <PickedField
          label={`In the ${describeEntityType(parentType).label.toLowerCase()}${isParentNeeded ? '' : ' (optional)'}`}
          types={[parentType]}
          picked={parent}
          onChange={setParent}
        />
      )}
    </DialogForm>
  );
}
