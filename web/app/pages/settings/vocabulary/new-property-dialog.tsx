import { Button, Checkbox, Group, Modal, MultiSelect, Select, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { Problem } from '../../../parts/problem.js';
import { useReturnFocus } from '../../../parts/use-return-focus.js';
import { describeEntityType } from '../../../types/entity-types.js';
import { useMutateOperation } from '../../../api/use-mutate-operation.js';
import { CreateStructuredProperty } from './vocabulary.graphql.js';

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
export function NewPropertyDialog({ onClose }: { readonly onClose: () => void }) {
  const [displayName, setDisplayName] = useState('');
  const [qualifiedName, setQualifiedName] = useState('');
  const [valueType, setValueType] = useState('urn:li:dataType:datahub.string');
  const [entityTypes, setEntityTypes] = useState<string[]>(['urn:li:entityType:datahub.dataset']);
  const [isMultiple, setMultiple] = useState(false);
  const create = useMutateOperation(CreateStructuredProperty);
  useReturnFocus();
  return (
    <Modal opened onClose={onClose} title="New structured property">
      <form
        onSubmit={(event) => {
          event.preventDefault();
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
          );
        }}
      >
        <Stack gap="sm">
          {create.error && <Problem error={create.error} title="The property was not created" />}
          <TextInput
            label="Name"
            required
            data-autofocus
            value={displayName}
            onChange={(event) => {
              setDisplayName(event.currentTarget.value);
            }}
          />
          <TextInput
            label="Name in filters and files"
            placeholder="E.g. com.example.retention"
            value={qualifiedName}
            onChange={(event) => {
              setQualifiedName(event.currentTarget.value);
            }}
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
            onChange={(event) => {
              setMultiple(event.currentTarget.checked);
            }}
          />
          <MultiSelect
            label="Kinds of entities that can have it"
            data={KINDS}
            searchable
            value={entityTypes}
            onChange={setEntityTypes}
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button
              type="submit"
              loading={create.isPending}
              disabled={displayName.trim() === '' || entityTypes.length === 0}
            >
              Create
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
