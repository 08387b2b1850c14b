import { Button, Stack, Text, ActionIcon, MultiSelect, Select, TagsInput } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { describeEntityType } from '../../../types/entity-types.js';
import { RemoveButton } from '../../../edit/remove-button.js';
import { EntityPicker, PickedEntity } from '../../../edit/entity-picker.js';
import { useFocusAfterRemoval } from '../../../edit/use-focus-after-removal.js';
import type { KnownEntities } from './use-policy-choices.js';
import { type FormCriterion, type Condition, criterionPlace, type Problems } from './policy-form.js';
import { CRITERION_FIELDS, findCriterionField, PICKABLE } from './criterion-fields.js';
import classes from './policies.module.css';

export interface CriteriaFieldsProps {
  readonly criteria: readonly FormCriterion[];
  /** Entity types that a policy can cover. */
  readonly types: readonly string[];
  readonly known: KnownEntities;
  readonly problems: Problems;
  readonly onChange: (criteria: readonly FormCriterion[]) => void;
}

/** Fields that choose the entities of a policy: conditions that must all hold. */
export function CriteriaFields({ criteria, types, known, problems, onChange }: CriteriaFieldsProps) {
  return (
    <Stack gap="sm">
      <Text size="sm" c="dimmed">
        {criteria.length === 0
          ? 'All entities. Add a condition to narrow them.'
          : 'Entities that meet every condition.'}
      </Text>
      {criteria.map((criterion, index) => (
        <CriterionRow
          key={index}
          criterion={criterion}
          number={index + 1}
          types={types}
          known={known}
          error={problems.get(criterionPlace(index))}
          onChange={(changed) => onChange(criteria.with(index, changed))}
          onRemove={() => onChange(criteria.toSpliced(index, 1))}
        />
      ))}
      <div>
        <Button
          size="compact-sm"
          variant="default"
          leftSection={<IconPlus size={14} aria-hidden />}
          onClick={() =>
            onChange([...criteria, { field: nextField(criteria), condition: 'EQUALS', values: [] }])
          }
        >
          Add a condition
        </Button>
      </div>
    </Stack>
  );
}

/** Returns the field of a new condition. Most policies begin with a condition on the type. */
function nextField(criteria: readonly FormCriterion[]): string {
  return criteria.some(({ field }) => field === 'TYPE') ? 'DOMAIN' : 'TYPE';
}

interface CriterionRowProps {
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
function CriterionRow({ onRemove, ...row }: CriterionRowProps) {
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

export interface PickedListProps {
  /** Label of the field that adds an entity, e.g. `Add a user`. */
  readonly label: string;
  readonly isLabelHidden?: boolean;
  /** Entity types to choose from, as in URNs. */
  readonly types: readonly string[];
  readonly urns: readonly string[];
  readonly known: KnownEntities;
  readonly onChange: (urns: readonly string[]) => void;
  readonly error?: string | undefined;
}

/** Entities that a policy names, each with a button that removes it, and a field that adds an entity by its name. */
export function PickedList({
  label,
  isLabelHidden = false,
  types,
  urns,
  known,
  onChange,
  error,
}: PickedListProps) {
  const { ref, onRemove: keepFocus } = useFocusAfterRemoval(urns);
  return (
    <div ref={ref}>
      <EntityPicker
        types={types}
        label={label}
        isLabelHidden={isLabelHidden}
        error={error}
        hidden={urns}
        onPick={(entity) => {
          known.remember(entity);
          onChange([...urns, entity.urn]);
        }}
      />
      {urns.length > 0 && (
        <ul className={classes.picked} aria-label={`${label}: chosen`}>
          {urns.map((urn) => (
            <li key={urn}>
              <PickedEntity entity={known.entityOf(urn)} />
              <RemoveButton
                name={known.nameOf(urn)}
                onClick={() => {
                  keepFocus(urn);
                  onChange(urns.filter((each) => each !== urn));
                }}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
