import { Button, Group, Table, Text, TextInput, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useState } from 'react';
import { useOperation } from '../../../api/use-operation.js';
import { isBuiltInOwnership } from '../../../edit/ownership-choices.js';
import { onText } from '../../../parts/form-events.js';
import { EntityLink } from '../../../parts/entity-link.js';
import { Problem, Loading } from '../../../parts/states.js';
import { DialogForm } from '../../../edit/dialog-form.js';
import { ConfirmButton } from '../confirm-button.js';
import { ListPages, ListSearch, usePagedSearch } from '../paged-search.js';
import { useMutateOperation } from '../../../api/use-mutate-operation.js';
import { CreateOwnershipType, DeleteOwnershipType, OwnershipTypes } from './vocabulary.graphql.js';

/** The ownership types. Only custom ones can be deleted. */
export function OwnershipTypesPage() {
  const { query, start } = usePagedSearch();
  const [isCreating, { open, close }] = useDisclosure(false);
  const { data, error, refetch } = useOperation(
    OwnershipTypes,
    { start, query: query === '' ? '*' : query },
    { keepsPrevious: true },
  );
  const remove = useMutateOperation(DeleteOwnershipType);
  const found = data?.searchAcrossEntities;
  return (
    <>
      <Group justify="space-between">
        <Title order={1}>Ownership types</Title>
        <Button size="compact-md" onClick={open}>
          New ownership type…
        </Button>
      </Group>
      <ListSearch label="Find ownership types" />
      {error && <Problem error={error} onRetry={() => void refetch()} />}
      {remove.error && <Problem error={remove.error} title="The ownership type was not deleted" />}
      {found === undefined && !error && <Loading />}
      {found && (
        <>
          <Text c="dimmed" size="sm" role="status">
            {found.total.toLocaleString('en')} ownership types
          </Text>
          <Table fz="sm">
            <Table.Tbody>
              {found.searchResults.map(({ entity }) => (
                <Table.Tr key={entity.urn}>
                  <Table.Td maw={240}>
                    <EntityLink entity={entity} />
                  </Table.Td>
                  <Table.Td style={{ overflowWrap: 'anywhere' }}>{entity.overview.description}</Table.Td>
                  <Table.Td ta="right">
                    {!isBuiltInOwnership(entity.urn) && (
                      <ConfirmButton
                        label="Delete"
                        consequence={`Owners of the type ${entity.overview.name} stay owners, without a type. This cannot be undone.`}
                        isBusy={remove.isPending && remove.variables.urn === entity.urn}
                        onConfirm={() => remove.mutate({ urn: entity.urn })}
                      />
                    )}
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
          <ListPages total={found.total} />
        </>
      )}
      {isCreating && <NewOwnershipType onClose={close} />}
    </>
  );
}

function NewOwnershipType({ onClose }: { readonly onClose: () => void }) {
  const [name, setName] = useState('');
  const [description, setDescription] = useState('');
  const create = useMutateOperation(CreateOwnershipType);
  return (
    <DialogForm
      title="New ownership type"
      label="Create"
      change={create}
      isDisabled={name.trim() === ''}
      errorTitle="The ownership type was not created"
      onSubmit={() => create.mutate({ input: { name, description } }, { onSuccess: onClose })}
      onCancel={onClose}
    >
      <TextInput label="Name" required data-autofocus value={name} onChange={onText(setName)} />
      <TextInput
        label="Description"
        description="What owners of this type are responsible for."
        value={description}
        onChange={onText(setDescription)}
      />
    </DialogForm>
  );
}
