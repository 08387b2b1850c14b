import { Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { onText } from '../parts/form-events.js';
import { typeOfUrn } from '../types/urn.js';
import { dateOfTime, timeOfDate } from './dialog-inputs.js';
import { DialogForm, type EntityDialogProps } from './dialog-form.js';
import { PickedField } from './entity-picker.js';
import { setDeprecation } from './state-edits.js';
import { useEdit } from './use-edit.js';

/** Marks an entity as deprecated, or edits its deprecation. */
export function DeprecationDialog({ entity: { urn, overview }, onClose }: EntityDialogProps) {
  const before = overview.deprecation?.deprecated === true ? overview.deprecation : null;
  const edit = useEdit(urn);
  const [note, setNote] = useState(before?.note ?? '');
  const [date, setDate] = useState(dateOfTime(before?.decommissionTime ?? null));
  const [replacement, setReplacement] = useState(before?.replacement ?? null);
  const submit = async (): Promise<void> => {
    const wanted = {
      deprecated: true,
      note,
      decommissionTime: timeOfDate(date),
      replacement,
      actorEntity: before?.actorEntity ?? null,
    };
    if (await edit.make(setDeprecation(urn, wanted, overview.deprecation))) onClose();
  };
  return (
    <DialogForm
      title={`Deprecate ${overview.name}`}
      label={before ? 'Save' : 'Deprecate'}
      change={edit}
      onSubmit={() => void submit()}
      onCancel={onClose}
    >
      <Textarea
        label="Reason"
        description="The reason, and the replacement. Shown on the page."
        minRows={2}
        data-autofocus
        value={note}
        onChange={onText(setNote)}
      />
      <TextInput type="date" label="Removal date" value={date} onChange={onText(setDate)} />
      <PickedField
        label="Replacement"
        types={[typeOfUrn(urn)]}
        hidden={[urn]}
        picked={replacement}
        onChange={setReplacement}
      />
    </DialogForm>
  );
}
