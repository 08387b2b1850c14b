import { Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { onText } from '../parts/form-events.js';
import { useOperation } from '../api/use-operation.js';
import { typeOfUrn } from '../types/urn.js';
import { DialogForm, type EntityDialogProps } from './dialog-form.js';
import { EditableTexts } from './editable-texts.graphql.js';
import { checkName } from './dialog-inputs.js';
import { rename } from './state-edits.js';
import { useEdit } from './use-edit.js';

/** Changes the name of an entity. */
export function RenameDialog({ entity: { urn, overview }, onClose }: EntityDialogProps) {
  const { data } = useOperation(EditableTexts, { urn });
  const edited = data?.entity?.overview.editableName ?? undefined;
  const [name, setName] = useState(overview.name);
  const [shown] = useState(overview.name);
  const edit = useEdit(urn);
  const isOfSource = typeOfUrn(urn) === 'dataset';
  const problem = checkName(name);
  const submit = async (): Promise<void> => {
    const wanted = name.trim();
    const before = edited ?? (isOfSource ? '' : shown);
    if (wanted === shown || (await edit.make(rename(urn, { name: wanted, before }, shown)))) onClose();
  };
  return (
    <DialogForm
      title={`Rename ${shown}`}
      label="Rename"
      change={edit}
      isDisabled={problem !== undefined || data === undefined}
      onSubmit={() => void submit()}
      onCancel={onClose}
    >
      <TextInput
        label="Name"
        required
        data-autofocus
        value={name}
        error={problem}
        onChange={onText(setName)}
      />
      <Text size="sm" c="dimmed">
        {isOfSource
          ? 'The catalog shows this name instead of the name from the source. The URN stays the same.'
          : 'The URN stays the same, so links to it keep working.'}
      </Text>
    </DialogForm>
  );
}
