import { MultiSelect, TagsInput, Text } from '@mantine/core';
import { useState } from 'react';
import { useOperation } from '../api/use-operation.js';
import { Loading } from '../parts/states.js';
import { DialogForm, type EntityDialogProps } from './dialog-form.js';
import { EntityPicker } from './entity-picker.js';
import { PropertyToSet, type PropertyToSetQuery } from './property-dialog.graphql.js';
import { setProperty, textOfValue, typeOfEntityTypeUrn, valueInputs } from './property-edits.js';
import { useEdit } from './use-edit.js';

export interface PropertyDialogProps extends EntityDialogProps {
  /** URN of the structured property. If absent, the dialog asks for it. */
  readonly property?: string;
}

/** Sets the values of a structured property of the entity. Without values, the property is removed. */
export function PropertyDialog({ property: given, ...dialog }: PropertyDialogProps) {
  const [urn, setUrn] = useState(given);
  const { data, error, isPending } = useOperation(
    PropertyToSet,
    { urn: urn ?? '' },
    { enabled: urn !== undefined },
  );
  const property = data?.structuredProperty;
  if (urn !== undefined && property) return <ValueForm key={urn} property={property} {...dialog} />;
  return (
    <DialogForm
      title={`Set a property of ${dialog.entity.overview.name}`}
      label="Continue"
      change={{ isPending: false, error }}
      isDisabled
      onSubmit={dialog.onClose}
      onCancel={dialog.onClose}
    >
      {urn !== undefined && isPending ? (
        <Loading lines={3} />
      ) : (
        <EntityPicker
          types={['structuredProperty']}
          label="Property"
          autoFocus
          onPick={(picked) => setUrn(picked.urn)}
        />
      )}
    </DialogForm>
  );
}

interface ValueFormProps extends EntityDialogProps {
  readonly property: NonNullable<PropertyToSetQuery['structuredProperty']>;
}

function ValueForm({ property, entity, onClose }: ValueFormProps) {
  const { definition } = property;
  const name = definition.displayName ?? definition.qualifiedName;
  const type = definition.valueType.info.type;
  const { structuredProperties } = entity.overview;
  const entry = structuredProperties.find((each) => each.structuredProperty.urn === property.urn);
  const before = (entry?.values ?? []).filter((value) => value !== null).map(textOfValue);
  const [values, setValues] = useState<string[]>(before);
  const edit = useEdit(entity.urn);
  const inputs = valueInputs(values, type);
  const submit = async (): Promise<void> => {
    if (inputs === undefined) return;
    const target = { urn: entity.urn, property: property.urn, name };
    if (await edit.make(setProperty(target, inputs, valueInputs(before, type) ?? []))) onClose();
  };
  return (
    <DialogForm
      title={`${name} of ${entity.overview.name}`}
      label={values.length === 0 && before.length > 0 ? 'Remove' : 'Save'}
      change={{
        isPending: edit.isPending,
        error: inputs === undefined ? new Error('Each value must be a number.') : edit.error,
      }}
      isDisabled={inputs === undefined}
      onSubmit={() => void submit()}
      onCancel={onClose}
    >
      {definition.description !== null && (
        <Text size="sm" c="dimmed">
          {definition.description}
        </Text>
      )}
      <ValueField definition={definition} type={type} values={values} onChange={setValues} />
    </DialogForm>
  );
}

interface ValueFieldProps {
  readonly definition: ValueFormProps['property']['definition'];
  readonly type: string;
  readonly values: string[];
  readonly onChange: (values: string[]) => void;
}

function ValueField({ definition, type, values, onChange }: ValueFieldProps) {
  const isSingle = definition.cardinality !== 'MULTIPLE';
  const label = isSingle ? 'Value' : 'Values';
  const allowed = definition.allowedValues;
  const change = (wanted: string[]): void => {
    onChange(isSingle ? wanted.slice(-1) : wanted);
  };
  if (allowed) {
    const choices = allowed.map(({ value }) => textOfValue(value));
    return (
      <MultiSelect label={label} data={choices} value={values} onChange={change} searchable data-autofocus />
    );
  }
  const field = (
    <TagsInput
      label={type === 'URN' ? 'URN' : label}
      description={
        type === 'DATE' ? 'A date such as 2026-01-31. Press Enter to add it.' : 'Press Enter to add it.'
      }
      value={values}
      onChange={change}
      acceptValueOnBlur
      data-autofocus
    />
  );
  if (type !== 'URN') return field;
  const types = (definition.typeQualifier?.allowedTypes ?? []).map(({ urn }) => typeOfEntityTypeUrn(urn));
  return (
    <>
      <EntityPicker types={types} label={label} onPick={({ urn }) => change([...values, urn])} />
      {field}
    </>
  );
}
