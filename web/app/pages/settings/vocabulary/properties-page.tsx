import { Button, Group, Table, Text, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useOperation } from '../../../api/use-operation.js';
import { EntityLink } from '../../../parts/entity-link.js';
import { Loading } from '../../../parts/loading.js';
import { Problem } from '../../../parts/problem.js';
import { describeEntityType } from '../../../types/entity-types.js';
import { ConfirmButton } from '../confirm-button.js';
import { ListPages, ListSearch, usePagedSearch } from '../paged-search.js';
import { useMutateOperation } from '../../../api/use-mutate-operation.js';
import { NewPropertyDialog } from './new-property-dialog.js';
import { DeleteStructuredProperty, StructuredPropertyList } from './vocabulary.graphql.js';

/** The structured properties of the catalog. */
export function PropertiesPage() {
  const { query, start } = usePagedSearch();
  const [isCreating, { open, close }] = useDisclosure(false);
  const { data, error, refetch } = useOperation(
    StructuredPropertyList,
    { start, query: query === '' ? '*' : query },
    { keepsPrevious: true },
  );
  const remove = useMutateOperation(DeleteStructuredProperty);
  const found = data?.searchAcrossEntities;
  return (
    <>
      <Group justify="space-between">
        <Title order={1}>Structured properties</Title>
        <Button size="compact-md" onClick={open}>
          New property…
        </Button>
      </Group>
      <ListSearch label="Find properties" />
      {error && <Problem error={error} onRetry={() => void refetch()} />}
      {remove.error && <Problem error={remove.error} title="The property was not deleted" />}
      {found === undefined && !error && <Loading />}
      {found && (
        <>
          <Text c="dimmed" size="sm" role="status">
            {found.total.toLocaleString('en')} properties
          </Text>
          <Table.ScrollContainer minWidth={560}>
            <Table fz="sm">
              <Table.Thead>
                <Table.Tr>
                  <Table.Th>Name</Table.Th>
                  <Table.Th>Values</Table.Th>
                  <Table.Th>Kinds of entities</Table.Th>
                  <Table.Th aria-label="Actions" />
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {found.searchResults.map(({ entity }) => {
                  const definition = 'definition' in entity ? entity.definition : null;
                  return (
                    <Table.Tr key={entity.urn}>
                      <Table.Td maw={280} style={{ overflowWrap: 'anywhere' }}>
                        <EntityLink entity={entity} />
                        <Text size="xs" c="dimmed">
                          {definition?.qualifiedName}
                        </Text>
                      </Table.Td>
                      <Table.Td>
                        {definition?.cardinality === 'MULTIPLE' ? 'Several: ' : 'One: '}
                        {definition?.valueType.overview.name}
                      </Table.Td>
                      <Table.Td>
                        {definition?.entityTypes.map(({ urn }) => labelOfType(urn)).join(', ')}
                      </Table.Td>
                      <Table.Td ta="right">
                        <ConfirmButton
                          label="Delete"
                          consequence={`The property ${entity.overview.name} is permanently deleted. Assets keep the values that they have.`}
                          isBusy={remove.isPending && remove.variables.input.urn === entity.urn}
                          onConfirm={() => {
                            remove.mutate({ input: { urn: entity.urn } });
                          }}
                        />
                      </Table.Td>
                    </Table.Tr>
                  );
                })}
              </Table.Tbody>
            </Table>
          </Table.ScrollContainer>
          <ListPages total={found.total} />
        </>
      )}
      {isCreating && <NewPropertyDialog onClose={close} />}
    </>
  );
}

/** Returns the label of an entity type, e.g. `Dataset` for `urn:li:entityType:datahub.dataset`. */
function labelOfType(urn: string): string {
  return describeEntityType(urn.split(/[:.]/).at(-1) ?? '').label;
}
