import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useMutateOperation } from '../../../api/use-mutate-operation.js';
import { DialogForm } from '../../../edit/dialog-form.js';
import { accountAddress } from './account.js';
import { CreateServiceAccount } from './service-accounts.graphql.js';

/** Creates an account without rights and tokens, and opens its page. */
export function NewAccountDialog({ onClose }: { readonly onClose: () => void }) {
  const [displayName, setDisplayName] = useState('');
  const [description, setDescription] = useState('');
  const navigate = useNavigate();
  const create = useMutateOperation(CreateServiceAccount);
  return (
    <DialogForm
      title="New service account"
      label="Create"
      isBusy={create.isPending}
      isDisabled={displayName.trim() === ''}
      error={create.error}
      onSubmit={() => {
        create.mutate(
          { input: { displayName: displayName.trim(), description } },
          {
            onSuccess: ({ createServiceAccount }) => {
              onClose();
              void navigate(accountAddress(createServiceAccount.urn));
            },
          },
        );
      }}
      onCancel={onClose}
    >
      <TextInput
        label="Name"
        description="A name for the program."
        required
        data-autofocus
        value={displayName}
        onChange={({ currentTarget }) => {
          setDisplayName(currentTarget.value);
        }}
      />
      <TextInput
        label="Description"
        value={description}
        onChange={({ currentTarget }) => {
          setDescription(currentTarget.value);
        }}
      />
    </DialogForm>
  );
}
