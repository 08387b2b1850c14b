import { ActionIcon, MultiSelect, Select, TagsInput } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { describeEntityType } from '../../../types/entity-types.js';
import { CRITERION_FIELDS, findCriterionField, PICKABLE } from './criterion-fields.js';
import type { KnownEntities } from './known-entities.js';
import { PickedList } from './picked-list.js';
import classes from './policies.module.css';
import type { Condition, FormCriterion } from './policy-form.js';

export interface CriterionRowProps {
  readonly criterion: FormCriterion;
  /** From 1. Distinguishes the labels of several rows. */
  readonly number: number;
  readonly types: readonly string[];
  readonly known: KnownEntities;
  readonly error: string | undefined;
  readonly onChange: (criterion: FormCriterion) => void;
  readonly onRemove: () => void;
}

const CONDITIONS: readonly { readonly value: Condition; readonly label: string }[] = [
  { value: 'EQUALS', label: 'is' },
  { value: 'NOT_EQUALS', label: 'is not' },
  { value: 'STARTS_WITH', label: 'starts with' },
];

/** One condition: a field, how it is compared, and the values. */
export function CriterionRow({ onRemove, ...row }: CriterionRowProps) {
  const { criterion, number, onChange } = row;
  const { field, condition } = criterion;
  const offered = CRITERION_FIELDS.map(({ name, label }) => ({ value: name, label }));
  const isKnown = findCriterionField(field) !== undefined;
  return (
    <div className={classes.criterion} role="group" aria-label={`Condition ${number}`}>
      <Select
        aria-label={`Field of condition ${number}`}
        data={isKnown ? offered : [...offered, { value: field, label: field === '' ? 'Unreadable' : field }]}
        value={field}
        allowDeselect={false}
        onChange={(value) => {
          if (value !== null && value !== field) onChange({ ...criterion, field: value, values: [] });
        }}
      />
      <Select
        aria-label={`Comparison of condition ${number}`}
        data={CONDITIONS}
        value={condition}
        allowDeselect={false}
        onChange={(value) => {
          if (value !== null) onChange({ ...criterion, condition: value });
        }}
      />
      <div className={classes.values}>
        <CriterionValues {...row} />
      </div>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={`Remove condition ${number}`}
        className={classes.removal ?? ''}
        onClick={onRemove}
      >
        <IconX size={16} aria-hidden />
      </ActionIcon>
    </div>
  );
}

type CriterionValuesProps = Omit<CriterionRowProps, 'onRemove'>;

function CriterionValues({ criterion, number, types, known, error, onChange }: CriterionValuesProps) {
  const { field, condition, values } = criterion;
  const change = (chosen: readonly string[]): void => {
    onChange({ ...criterion, values: chosen });
  };
  const described = findCriterionField(field);
  if (condition === 'STARTS_WITH' || described === undefined)
    return (
      <TagsInput
        aria-label={`Prefixes for condition ${number}`}
        placeholder={field === 'TYPE' ? 'E.g. ml' : 'E.g. urn:li:dataset:(urn:li:dataPlatform:hive'}
        value={[...values]}
        acceptValueOnBlur
        error={error}
        splitChars={[]}
        onChange={change}
      />
    );
  if (field === 'TYPE')
    return (
      <MultiSelect
        aria-label={`Types for condition ${number}`}
        placeholder={values.length === 0 ? 'Choose types' : ''}
        data={[...new Set([...types, ...values])].map((type) => ({
          value: type,
          label: describeEntityType(type).plural,
        }))}
        searchable
        error={error}
        value={[...values]}
        onChange={change}
      />
    );
  return (
    <PickedList
      label={`${described.label} for condition ${number}`}
      isLabelHidden
      types={described.types.length > 0 ? described.types : PICKABLE}
      urns={values}
      known={known}
      error={error}
      onChange={change}
    />
  );
}
