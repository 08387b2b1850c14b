import { Button, Group, Table, Text, TextInput, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useState } from 'react';
import { useOperation } from '../../../api/use-operation.js';
import { onText } from '../../../parts/form-events.js';
import { EntityLink } from '../../../parts/entity-link.js';
import { Problem, Loading } from '../../../parts/states.js';
import { DialogForm } from '../../../edit/dialog-form.js';
import { CreateGroup } from '../../../edit/create-entity.graphql.js';
import { ConfirmButton } from '../confirm-button.js';
import { useMutateOperation } from '../../../api/use-mutate-operation.js';
import { ListPages, ListSearch, usePagedSearch } from '../paged-search.js';
import { RemoveGroup, SettingsGroups, type SettingsGroupsQuery } from './people.graphql.js';
import { RoleSelect } from './role-select.js';

/** Groups with their roles and sizes. Members are managed on the page of a group. */
export function GroupsPage() {
  const { query, start } = usePagedSearch();
  const [isCreating, { open, close }] = useDisclosure(false);
  const { data, error, refetch } = useOperation(SettingsGroups, { query, start }, { keepsPrevious: true });
  const remove = useMutateOperation(RemoveGroup);
  const roles = data?.listRoles?.roles ?? [];
  return (
    <>
      <Group justify="space-between">
        <Title order={1}>Groups</Title>
        <Button size="compact-md" onClick={open}>
          New group…
        </Button>
      </Group>
      <ListSearch label="Find groups" />
      {error && <Problem error={error} onRetry={() => void refetch()} />}
      {remove.error && <Problem error={remove.error} title="The group was not removed" />}
      {data === undefined && !error && <Loading />}
      {data?.listGroups && (
        <>
          <Text c="dimmed" size="sm" role="status">
            {data.listGroups.total.toLocaleString('en')} groups
          </Text>
          <Table.ScrollContainer minWidth={560}>
            <Table fz="sm" verticalSpacing={4}>
              <Table.Thead>
                <Table.Tr>
                  <Table.Th>Name</Table.Th>
                  <Table.Th ta="right">Members</Table.Th>
                  <Table.Th>Role of every member</Table.Th>
                  <Table.Th aria-label="Actions" />
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {data.listGroups.groups.map((group: Found) => (
                  <Table.Tr key={group.urn}>
                    <Table.Td maw={280}>
                      <EntityLink entity={group} tab="Members" />
                    </Table.Td>
                    <Table.Td ta="right">{group.relationships?.total}</Table.Td>
                    <Table.Td w={180}>
                      <RoleSelect
                        actor={group.urn}
                        name={group.overview.name}
                        current={group.roles?.[0]?.urn}
                        roles={roles}
                      />
                    </Table.Td>
                    <Table.Td ta="right">
                      <ConfirmButton
                        label="Remove"
                        consequence={`This permanently deletes the group ${group.overview.name} and its ownerships. Its members are kept.`}
                        isBusy={remove.isPending && remove.variables.urn === group.urn}
                        onConfirm={() => remove.mutate({ urn: group.urn })}
                      />
                    </Table.Td>
                  </Table.Tr>
                ))}
              </Table.Tbody>
            </Table>
          </Table.ScrollContainer>
          <ListPages total={data.listGroups.total} />
        </>
      )}
      {isCreating && <NewGroup onClose={close} />}
    </>
  );
}

type Found = NonNullable<SettingsGroupsQuery['listGroups']>['groups'][number];

function NewGroup({ onClose }: { readonly onClose: () => void }) {
  const [name, setName] = useState('');
  const [description, setDescription] = useState('');
  const create = useMutateOperation(CreateGroup);
  return (
    <DialogForm
      title="New group"
      label="Create"
      change={create}
      isDisabled={name.trim() === ''}
      errorTitle="The group was not created"
      onSubmit={() => create.mutate({ input: { name, description } }, { onSuccess: onClose })}
      onCancel={onClose}
    >
      <TextInput label="Name" required data-autofocus value={name} onChange={onText(setName)} />
      <TextInput label="Description" value={description} onChange={onText(setDescription)} />
    </DialogForm>
  );
}
