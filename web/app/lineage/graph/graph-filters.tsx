import { Button, Checkbox, Indicator, Popover, Stack } from '@mantine/core';
import { IconFilter } from '@tabler/icons-react';
import { useState } from 'react';
import { useOperation } from '../../api/use-operation.js';
import { Problem, Loading } from '../../parts/states.js';
import { describeEntityType, typeOfEnum } from '../../types/entity-types.js';
import { labelOfField } from '../../pages/search/facets/facet-fields.js';
import { TimeRange } from '../parts/time-range.js';
import { type GraphStateProps, countFilters } from './graph-state.js';
import { mergeChoices } from './graph-queries.js';
import { number } from './picture.js';
import { FilterChoices } from './filter-choices.graphql.js';

export interface GraphFiltersProps extends GraphStateProps {
  readonly urn: string;
}

/** Filters by kind, platform and time. Lineage through hidden entities is joined. */
export function GraphFilters({ urn, state, change }: GraphFiltersProps) {
  const [isOpen, setOpen] = useState(false);
  const count = countFilters(state);
  return (
    <Popover opened={isOpen} onChange={setOpen} position="bottom-start" width={300} trapFocus returnFocus>
      <Indicator disabled={count === 0} label={count} size={16}>
        <Popover.Target>
          <Button
            size="xs"
            variant="default"
            leftSection={<IconFilter size={14} aria-hidden />}
            aria-label={count === 0 ? 'Filters' : `Filters, ${count} set`}
            onClick={() => setOpen(!isOpen)}
          >
            Filters
          </Button>
        </Popover.Target>
      </Indicator>
      <Popover.Dropdown mah="70vh" style={{ overflowY: 'auto' }} aria-label="Filters of the graph">
        <Stack gap="sm">
          <Checkbox
            size="xs"
            label="Hide jobs and their runs"
            checked={state.hidesProcesses}
            onChange={({ currentTarget }) => {
              const hidesProcesses = currentTarget.checked;
              change((before) => ({ ...before, hidesProcesses }));
            }}
          />
          <Choices urn={urn} state={state} change={change} />
          <TimeRange
            start={state.startTime}
            end={state.endTime}
            onChange={(startTime, endTime) => change((before) => ({ ...before, startTime, endTime }))}
          />
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}

function Choices({ urn, state, change }: GraphFiltersProps) {
  const input = { urn, count: 0, searchFlags: { maxAggValues: 50 } };
  const { data, error } = useOperation(FilterChoices, {
    upstream: { ...input, direction: 'UPSTREAM' },
    downstream: { ...input, direction: 'DOWNSTREAM' },
  });
  if (error) return <Problem error={error} title="The choices could not be loaded" />;
  if (!data) return <Loading lines={4} />;
  const facets = [...(data.upstream?.facets ?? []), ...(data.downstream?.facets ?? [])];
  return (
    <>
      <ChoiceGroup
        label={labelOfField('_entityType')}
        choices={mergeChoices(facets, '_entityType').map((choice) => ({
          ...choice,
          label: describeEntityType(typeOfEnum(choice.value)).plural,
        }))}
        chosen={state.types}
        onChange={(types) => change((before) => ({ ...before, types }))}
      />
      <ChoiceGroup
        label={labelOfField('platform')}
        choices={mergeChoices(facets, 'platform')}
        chosen={state.platforms}
        onChange={(platforms) => change((before) => ({ ...before, platforms }))}
      />
    </>
  );
}

interface ChoiceGroupProps {
  readonly label: string;
  readonly choices: readonly { readonly value: string; readonly label: string; readonly count: number }[];
  readonly chosen: readonly string[];
  readonly onChange: (chosen: string[]) => void;
}

function ChoiceGroup({ label, choices, chosen, onChange }: ChoiceGroupProps) {
  if (choices.length === 0) return null;
  return (
    <Checkbox.Group size="xs" label={label} value={[...chosen]} onChange={onChange}>
      <Stack gap={6} mt={4}>
        {choices.map((choice) => (
          <Checkbox
            key={choice.value}
            size="xs"
            value={choice.value}
            label={`${choice.label} (${number(choice.count)})`}
          />
        ))}
      </Stack>
    </Checkbox.Group>
  );
}
