import { Button, Group, Text, Title, PasswordInput, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useMutateOperation } from '../../../api/use-mutate-operation.js';
import { useOperation } from '../../../api/use-operation.js';
import { onText } from '../../../parts/form-events.js';
import { DataTable, type Column } from '../../../parts/data-table.js';
import { Empty } from '../../../parts/empty.js';
import { Problem, Loading } from '../../../parts/states.js';
import { DialogForm } from '../../../edit/dialog-form.js';
import { ConfirmButton } from '../confirm-button.js';
import { ListPages, ListSearch, usePagedSearch } from '../paged-search.js';
import { DeleteSecret, Secrets, CreateSecret, UpdateSecret, type SecretsQuery } from './secrets.graphql.js';

/** Secrets of recipes: their names, never their values. */
export function SecretsPage() {
  const { query, start } = usePagedSearch();
  const [edited, setEdited] = useState<StoredSecret | 'new'>();
  const { data, error, refetch } = useOperation(
    Secrets,
    { start, query: query === '' ? null : query },
    { keepsPrevious: true },
  );
  const remove = useMutateOperation(DeleteSecret);
  const found = data?.listSecrets;
  const columns: readonly Column<StoredSecret>[] = [
    { id: 'name', title: 'Name', cell: ({ name }) => <code>{name}</code> },
    { id: 'description', title: 'Description', cell: ({ description }) => description },
    {
      id: 'actions',
      title: 'Actions',
      width: '11rem',
      cell: (secret) => (
        <Group gap={4}>
          <Button
            size="compact-xs"
            variant="default"
            aria-label={`Change ${secret.name}`}
            onClick={() => setEdited(secret)}
          >
            Change…
          </Button>
          <ConfirmButton
            label="Delete"
            consequence={`Runs whose recipes refer to ${secret.name} fail from then on. This cannot be undone.`}
            isBusy={remove.isPending && remove.variables.urn === secret.urn}
            onConfirm={() => remove.mutate({ urn: secret.urn })}
          />
        </Group>
      ),
    },
  ];
  return (
    <>
      <Group justify="space-between">
        <Title order={1}>Secrets</Title>
        <Button size="compact-md" onClick={() => setEdited('new')}>
          New secret…
        </Button>
      </Group>
      <Text c="dimmed" size="sm">
        Recipes of ingestion sources refer to a secret as <code>{'${NAME}'}</code>. Values are stored
        encrypted and are never shown.
      </Text>
      <ListSearch label="Find secrets" />
      {error && <Problem error={error} onRetry={() => void refetch()} />}
      {remove.error && <Problem error={remove.error} title="The secret was not deleted" />}
      {data === undefined && !error && <Loading />}
      {found?.total === 0 && <Empty title={query === '' ? 'There are no secrets' : 'No secret matches'} />}
      {found && found.secrets.length > 0 && (
        <DataTable label="Secrets" columns={columns} rows={found.secrets} keyOf={({ urn }) => urn} />
      )}
      <ListPages total={found?.total ?? 0} />
      {edited && (
        <SecretDialog {...(edited !== 'new' && { stored: edited })} onClose={() => setEdited(undefined)} />
      )}
    </>
  );
}

type StoredSecret = NonNullable<SecretsQuery['listSecrets']>['secrets'][number];

interface SecretDialogProps {
  /** Undefined: a new secret. */
  readonly stored?: StoredSecret;
  readonly onClose: () => void;
}

/** Creates a secret, or gives it a new value. The name of a secret stays, because recipes refer to it. */
function SecretDialog({ stored, onClose }: SecretDialogProps) {
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
      change={{ isPending: create.isPending || update.isPending, error: create.error ?? update.error }}
      isDisabled={name.trim() === '' || value === ''}
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
          onChange={onText(setName)}
        />
      )}
      <PasswordInput
        label={stored ? 'New value' : 'Value'}
        required
        data-autofocus={stored ? true : undefined}
        autoComplete="new-password"
        visibilityToggleButtonProps={{ 'aria-label': 'Show what you type' }}
        value={value}
        onChange={onText(setValue)}
      />
      <TextInput label="Description" value={description} onChange={onText(setDescription)} />
    </DialogForm>
  );
}
