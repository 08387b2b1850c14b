import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { DialogForm } from '../../../../edit/dialog-form.js';
import { addLink } from '../../../../edit/state-edits.js';
import type { EditState } from '../../../../edit/use-edit.js';

export interface LinkAdderProps {
  readonly urn: string;
  readonly edit: EditState;
}

/** Adds a link to an external document. */
export function LinkAdder({ urn, edit }: LinkAdderProps) {
  const [isFormOpen, setFormOpen] = useState(false);
  return (
    <>
      <Button
        size="compact-sm"
        variant="default"
        data-add
        onClick={() => {
          edit.forgetError();
          setFormOpen(true);
        }}
      >
        Add a link
      </Button>
      {isFormOpen && (
        <LinkForm
          urn={urn}
          edit={edit}
          onClose={() => {
            setFormOpen(false);
          }}
        />
      )}
    </>
  );
}

function LinkForm({ urn, edit, onClose }: LinkAdderProps & { readonly onClose: () => void }) {
  const [url, setUrl] = useState('');
  const [label, setLabel] = useState('');
  const isAddress = /^https?:\/\/\S+$/i.test(url.trim());
  const submit = async (): Promise<void> => {
    if (await edit.make(addLink(urn, { url: url.trim(), label: label.trim() }))) onClose();
  };
  return (
    <DialogForm
      title="Add a link"
      label="Add"
      isBusy={edit.isBusy}
      isDisabled={!isAddress || label.trim() === ''}
      error={edit.error}
      onSubmit={() => void submit()}
      onCancel={onClose}
    >
      <TextInput
        label="Address"
        description="Begins with https:// or http://"
        data-autofocus
        value={url}
        onChange={({ currentTarget }) => {
          setUrl(currentTarget.value);
        }}
      />
      <TextInput
        label="Text"
        value={label}
        onChange={({ currentTarget }) => {
          setLabel(currentTarget.value);
        }}
      />
    </DialogForm>
  );
}
