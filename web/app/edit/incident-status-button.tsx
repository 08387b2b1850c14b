import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { DialogForm } from './dialog-form.js';
import { setIncidentState } from './incident-edits.js';
import { useEdit } from './use-edit.js';

export interface IncidentStatusButtonProps {
  readonly urn: string;
  readonly title: string;
  readonly isOpen: boolean;
}

/** Resolves an incident with a comment, or reopens it. */
export function IncidentStatusButton({ urn, title, isOpen }: IncidentStatusButtonProps) {
  const [isAsking, setAsking] = useState(false);
  const [message, setMessage] = useState('');
  const edit = useEdit();
  const close = (): void => {
    setAsking(false);
    edit.forgetError();
  };
  const submit = async (): Promise<void> => {
    if (await edit.make(setIncidentState(urn, isOpen ? 'RESOLVED' : 'ACTIVE', message))) close();
  };
  const label = isOpen ? 'Resolve' : 'Reopen';
  return (
    <>
      <Button
        size="compact-xs"
        variant="default"
        aria-label={`${label}: ${title}`}
        onClick={() => {
          setAsking(true);
        }}
      >
        {label}
      </Button>
      {isAsking && (
        <DialogForm
          title={`${label}: ${title}`}
          label={label}
          isBusy={edit.isBusy}
          error={edit.error}
          onSubmit={() => void submit()}
          onCancel={close}
        >
          <TextInput
            label="Note"
            description={
              isOpen ? 'The cause of the problem, and its fix.' : 'The reason for reopening the incident.'
            }
            data-autofocus
            value={message}
            onChange={({ currentTarget }) => {
              setMessage(currentTarget.value);
            }}
          />
        </DialogForm>
      )}
    </>
  );
}
