import { Button, Group, Stack, Text, Title, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { Link, useNavigate } from 'react-router';
import { useState } from 'react';
import { useMutateOperation } from '../../../api/use-mutate-operation.js';
import { useOperation } from '../../../api/use-operation.js';
import { onText } from '../../../parts/form-events.js';
import { DataTable, type Column } from '../../../parts/data-table.js';
import { Empty } from '../../../parts/empty.js';
import { Problem, Loading } from '../../../parts/states.js';
import { TimeText } from '../../../parts/time-text.js';
import { DialogForm } from '../../../edit/dialog-form.js';
import { ConfirmButton } from '../confirm-button.js';
import { ListPages, ListSearch, usePagedSearch } from '../paged-search.js';
import { accountAddress, nameOfAccount, type Account } from './account.js';
import { DeleteServiceAccount, ServiceAccounts, CreateServiceAccount } from './service-accounts.graphql.js';

/** Accounts of programs, which work with tokens and cannot sign in. */
export function ServiceAccountsPage() {
  const { query, start } = usePagedSearch();
  const [isCreating, { open, close }] = useDisclosure(false);
  const { data, error, refetch } = useOperation(
    ServiceAccounts,
    { start, query: query === '' ? null : query },
    { keepsPrevious: true },
  );
  const remove = useMutateOperation(DeleteServiceAccount);
  const found = data?.listServiceAccounts;
  return (
    <>
      <Group justify="space-between">
        <Title order={1}>Service accounts</Title>
        <Button size="compact-md" onClick={open}>
          New service account…
        </Button>
      </Group>
      <Text c="dimmed" size="sm">
        Programs work with the tokens of a service account. It has the rights that its role and the policies
        give it.
      </Text>
      <ListSearch label="Find service accounts" />
      {error && <Problem error={error} onRetry={() => void refetch()} />}
      {remove.error && <Problem error={remove.error} title="The account was not deleted" />}
      {data === undefined && !error && <Loading />}
      {found?.total === 0 && (
        <Empty title={query === '' ? 'There are no service accounts' : 'No service account matches'} />
      )}
      {found && found.serviceAccounts.length > 0 && (
        <DataTable
          label="Service accounts"
          columns={columns((account) => (
            <ConfirmButton
              label="Delete"
              consequence={`This permanently deletes ${nameOfAccount(account)} with its tokens: programs that use them are refused from then on.`}
              isBusy={remove.isPending && remove.variables.urn === account.urn}
              onConfirm={() => remove.mutate({ urn: account.urn })}
            />
          ))}
          rows={found.serviceAccounts}
          keyOf={({ urn }) => urn}
        />
      )}
      <ListPages total={found?.total ?? 0} />
      {isCreating && <NewAccountDialog onClose={close} />}
    </>
  );
}

function columns(deleteButton: Column<Account>['cell']): readonly Column<Account>[] {
  return [
    {
      id: 'name',
      title: 'Name',
      cell: (account) => (
        <Stack gap={2}>
          <Link to={accountAddress(account.urn)}>{nameOfAccount(account)}</Link>
          {account.description !== null && account.description !== '' && (
            <Text size="xs" c="dimmed">
              {account.description}
            </Text>
          )}
        </Stack>
      ),
    },
    {
      id: 'created',
      title: 'Created',
      width: '10rem',
      cell: ({ createdAt }) => (createdAt === null ? '–' : <TimeText time={createdAt} />),
    },
    { id: 'actions', title: 'Actions', width: '7rem', cell: deleteButton },
  ];
}

/** Creates an account without rights and tokens, and opens its page. */
function NewAccountDialog({ onClose }: { readonly onClose: () => void }) {
  const [displayName, setDisplayName] = useState('');
  const [description, setDescription] = useState('');
  const navigate = useNavigate();
  const create = useMutateOperation(CreateServiceAccount);
  return (
    <DialogForm
      title="New service account"
      label="Create"
      change={create}
      isDisabled={displayName.trim() === ''}
      onSubmit={() =>
        create.mutate(
          { input: { displayName: displayName.trim(), description } },
          {
            onSuccess: ({ createServiceAccount }) => {
              onClose();
              void navigate(accountAddress(createServiceAccount.urn));
            },
          },
        )
      }
      onCancel={onClose}
    >
      <TextInput
        label="Name"
        description="A name for the program."
        required
        data-autofocus
        value={displayName}
        onChange={onText(setDisplayName)}
      />
      <TextInput label="Description" value={description} onChange={onText(setDescription)} />
    </DialogForm>
  );
}
