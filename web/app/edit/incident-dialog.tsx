import { Select, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { IncidentPriority, IncidentType } from '../api/types.graphql.js';
import { onText } from '../parts/form-events.js';
import { request } from '../api/request.js';
import { DialogForm, type EntityDialogProps } from './dialog-form.js';
import { RaiseIncident } from './edits.graphql.js';
import { useEdit } from './use-edit.js';

const TYPES: readonly { readonly value: IncidentType; readonly label: string }[] = [
  { value: 'OPERATIONAL', label: 'Operation' },
  { value: 'FRESHNESS', label: 'Freshness' },
  { value: 'VOLUME', label: 'Volume' },
  { value: 'FIELD', label: 'Column' },
  { value: 'DATA_SCHEMA', label: 'Schema' },
  { value: 'SQL', label: 'SQL check' },
];

const PRIORITIES: readonly { readonly value: IncidentPriority; readonly label: string }[] = [
  { value: 'CRITICAL', label: 'Critical' },
  { value: 'HIGH', label: 'High' },
  { value: 'MEDIUM', label: 'Medium' },
  { value: 'LOW', label: 'Low' },
];

/** Raises an incident about the entity. */
export function IncidentDialog({ entity: { urn, overview }, onClose }: EntityDialogProps) {
  const edit = useEdit(urn);
  const [type, setType] = useState<IncidentType>('OPERATIONAL');
  const [priority, setPriority] = useState<IncidentPriority>('MEDIUM');
  const [title, setTitle] = useState('');
  const [description, setDescription] = useState('');
  const submit = async (): Promise<void> => {
    const isDone = await edit.make({
      done: `Raised the incident ${title}.`,
      send: () => request(RaiseIncident, { input: { type, priority, title, description, resourceUrn: urn } }),
      optimistic: (before) => ({ ...before, openIncidents: before.openIncidents + 1 }),
    });
    if (isDone) onClose();
  };
  return (
    <DialogForm
      title={`Raise an incident about ${overview.name}`}
      label="Raise"
      change={edit}
      isDisabled={title.trim() === ''}
      onSubmit={() => void submit()}
      onCancel={onClose}
    >
      <TextInput label="Title" required data-autofocus value={title} onChange={onText(setTitle)} />
      <Textarea
        label="Description"
        description="Markdown"
        minRows={2}
        value={description}
        onChange={onText(setDescription)}
      />
      <Select
        label="Kind"
        data={TYPES}
        value={type}
        allowDeselect={false}
        onChange={(value) => setType(TYPES.find((each) => each.value === value)?.value ?? type)}
      />
      <Select
        label="Priority"
        data={PRIORITIES}
        value={priority}
        allowDeselect={false}
        onChange={(value) => setPriority(PRIORITIES.find((each) => each.value === value)?.value ?? priority)}
      />
    </DialogForm>
  );
}
