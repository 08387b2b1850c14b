import { Checkbox, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useMutateOperation } from '../../../api/use-mutate-operation.js';
import { DialogForm } from '../../../edit/dialog-form.js';
import { documentAddress } from '../document-addresses.js';
import { CreateDocument } from '../documents.graphql.js';

export interface NewDocumentDialogProps {
  /** URN of the document that is shown. */
  readonly parent: string | undefined;
  readonly onClose: () => void;
}

/** Creates a draft and opens it. */
export function NewDocumentDialog({ parent, onClose }: NewDocumentDialogProps) {
  const [title, setTitle] = useState('');
  const [isBelow, setBelow] = useState(true);
  const navigate = useNavigate();
  const create = useMutateOperation(CreateDocument);
  const submit = (): void => {
    const place = parent !== undefined && isBelow ? { parentDocument: parent } : {};
    create.mutate(
      { input: { title: title.trim(), contents: { text: '' }, ...place } },
      {
        onSuccess: ({ createDocument }) => {
          onClose();
          void navigate(documentAddress(createDocument));
        },
      },
    );
  };
  return (
    <DialogForm
      title="New document"
      label="Create"
      isBusy={create.isPending}
      isDisabled={title.trim() === ''}
      error={create.error}
      onSubmit={submit}
      onCancel={onClose}
    >
      <TextInput
        label="Title"
        description="It is a draft until you publish it."
        required
        data-autofocus
        value={title}
        onChange={({ currentTarget }) => {
          setTitle(currentTarget.value);
        }}
      />
      {parent !== undefined && (
        <Checkbox
          label="Below the document that is shown"
          checked={isBelow}
          onChange={({ currentTarget }) => {
            setBelow(currentTarget.checked);
          }}
        />
      )}
    </DialogForm>
  );
}
