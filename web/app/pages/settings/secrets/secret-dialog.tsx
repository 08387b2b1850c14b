import { PasswordInput, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useMutateOperation } from '../../../api/use-mutate-operation.js';
import { DialogForm } from '../../../edit/dialog-form.js';
import { CreateSecret, UpdateSecret, type SecretsQuery } from './secrets.graphql.js';

export type StoredSecret = NonNullable<SecretsQuery['listSecrets']>['secrets'][number];

export interface SecretDialogProps {
  /** Undefined: a new secret. */
  readonly stored?: StoredSecret;
  readonly onClose: () => void;
}

/** Creates a secret, or gives it a new value. The name of a secret stays, because recipes refer to it. */
export function SecretDialog({ stored, onClose }: SecretDialogProps) {
  const [name, setName] = useState(stored?.name ?? '');
  const [value, setValue] = useState('');
  const [description, setDescription] = useState(stored?.description ?? '');
  const create = useMutateOperation(CreateSecret);
  const update = useMutateOperation(UpdateSecret);
  const submit = (): void => {
    const input = { name: name.trim(), value, description: description.trim() };
    if (stored) update.mutate({ input: { ...input, urn: stored.urn } }, { onSuccess: onClose });
    else create.mutate({ input }, { onSuccess: onClose });
  };
  return (
    <DialogForm
      title={stored ? `Change ${stored.name}` : 'New secret'}
      label={stored ? 'Save' : 'Create'}
      isBusy={create.isPending || update.isPending}
      isDisabled={name.trim() === '' || value === ''}
      error={create.error ?? update.error}
      onSubmit={submit}
      onCancel={onClose}
    >
      {!stored && (
        <TextInput
          label="Name"
          description="Recipes refer to it, e.g. SHOP_PASSWORD."
          required
          data-autofocus
          autoComplete="off"
          value={name}
          onChange={({ currentTarget }) => {
            setName(currentTarget.value);
          }}
        />
      )}
      <PasswordInput
        label={stored ? 'New value' : 'Value'}
        required
        data-autofocus={stored ? true : undefined}
        autoComplete="new-password"
        visibilityToggleButtonProps={{ 'aria-label': 'Show what you type' }}
        value={value}
        onChange={({ currentTarget }) => {
          setValue(currentTarget.value);
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
