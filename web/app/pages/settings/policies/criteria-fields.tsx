import { Button, Stack, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { CriterionRow } from './criterion-row.js';
import type { KnownEntities } from './known-entities.js';
import type { FormCriterion } from './policy-form.js';
import { criterionPlace, type Problems } from './policy-problems.js';

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
          onChange={(changed) => {
            onChange(criteria.with(index, changed));
          }}
          onRemove={() => {
            onChange(criteria.toSpliced(index, 1));
          }}
        />
      ))}
      <div>
        <Button
          size="compact-sm"
          variant="default"
          leftSection={<IconPlus size={14} aria-hidden />}
          onClick={() => {
            onChange([...criteria, { field: nextField(criteria), condition: 'EQUALS', values: [] }]);
          }}
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
