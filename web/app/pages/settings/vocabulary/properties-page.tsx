import { Button, Group, Table, Text, Title, Checkbox, MultiSelect, Select, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useState } from 'react';
import { useOperation } from '../../../api/use-operation.js';
import { onChecked, onText } from '../../../parts/form-events.js';
import { EntityLink } from '../../../parts/entity-link.js';
import { Problem, Loading } from '../../../parts/states.js';
import { describeEntityType } from '../../../types/entity-types.js';
import { useMutateOperation } from '../../../api/use-mutate-operation.js';
import { DialogForm } from '../../../edit/dialog-form.js';
import { ConfirmButton } from '../confirm-button.js';
import { ListPages, ListSearch, usePagedSearch } from '../paged-search.js';
import {
  DeleteStructuredProperty,
  StructuredPropertyList,
  CreateStructuredProperty,
} from './vocabulary.graphql.js';

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
                          onConfirm={() => remove.mutate({ input: { urn: entity.urn } })}
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

const VALUE_TYPES = [
  { value: 'urn:li:dataType:datahub.string', label: 'Text' },
  { value: 'urn:li:dataType:datahub.number', label: 'Number' },
  { value: 'urn:li:dataType:datahub.date', label: 'Date' },
  { value: 'urn:li:dataType:datahub.urn', label: 'Entity' },
  { value: 'urn:li:dataType:datahub.rich_text', label: 'Markdown' },
];

const KINDS = [
  'dataset',
  'schemaField',
  'chart',
  'dashboard',
  'dataJob',
  'dataFlow',
  'container',
  'domain',
  'dataProduct',
  'glossaryTerm',
  'glossaryNode',
  'mlModel',
  'mlModelGroup',
  'mlFeatureTable',
  'mlFeature',
  'corpuser',
  'corpGroup',
].map((type) => ({
  value: `urn:li:entityType:datahub.${type}`,
  label: describeEntityType(type).label,
}));

/** A dialog that defines a property: its name, the type of its values, and the entity types that can have it. */
function NewPropertyDialog({ onClose }: { readonly onClose: () => void }) {
  const [displayName, setDisplayName] = useState('');
  const [qualifiedName, setQualifiedName] = useState('');
  const [valueType, setValueType] = useState('urn:li:dataType:datahub.string');
  const [entityTypes, setEntityTypes] = useState<string[]>(['urn:li:entityType:datahub.dataset']);
  const [isMultiple, setMultiple] = useState(false);
  const create = useMutateOperation(CreateStructuredProperty);
  return (
    <DialogForm
      title="New structured property"
      label="Create"
      change={create}
      isDisabled={displayName.trim() === '' || entityTypes.length === 0}
      errorTitle="The property was not created"
      onSubmit={() =>
        create.mutate(
          {
            input: {
              displayName,
              valueType,
              entityTypes,
              cardinality: isMultiple ? 'MULTIPLE' : 'SINGLE',
              ...(qualifiedName.trim() !== '' && { qualifiedName: qualifiedName.trim() }),
            },
          },
          { onSuccess: onClose },
        )
      }
      onCancel={onClose}
    >
      <TextInput label="Name" required data-autofocus value={displayName} onChange={onText(setDisplayName)} />
      <TextInput
        label="Name in filters and files"
        placeholder="E.g. com.example.retention"
        value={qualifiedName}
        onChange={onText(setQualifiedName)}
      />
      <Select
        label="Type of the values"
        data={VALUE_TYPES}
        allowDeselect={false}
        value={valueType}
        onChange={(value) => {
          if (value !== null) setValueType(value);
        }}
      />
      <Checkbox
        label="An asset can have several values"
        checked={isMultiple}
        onChange={onChecked(setMultiple)}
      />
      <MultiSelect
        label="Kinds of entities that can have it"
        data={KINDS}
        searchable
        value={entityTypes}
        onChange={setEntityTypes}
      />
    </DialogForm>
  );
}
