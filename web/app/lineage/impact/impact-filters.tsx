import { Button, Checkbox, CloseButton, Group, Popover, Stack, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconChevronDown, IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { TimeRange } from '../parts/time-range.js';
import { chooseFacet, clearFilters, isFiltered, type ImpactState } from './impact-state.js';
import { impactFacetLabel, impactValueLabel, inSearchOrder } from './group-rows.js';
import type { ImpactFacetsQuery } from './impact.graphql.js';

type Facet = NonNullable<NonNullable<ImpactFacetsQuery['searchAcrossLineage']>['facets']>[number];

export interface ImpactFiltersProps {
  readonly state: ImpactState;
  readonly facets: readonly Facet[];
  readonly change: (state: ImpactState, options?: { readonly replace: boolean }) => void;
}

/** Text and facets that filter the list. A facet with a chosen value stays, even if no hits are left. */
export function ImpactFilters({ state, facets, change }: ImpactFiltersProps) {
  const listed = facets
    .map((facet) => ({ ...facet, aggregations: facet.aggregations.filter(({ count }) => count > 0) }))
    .filter(({ aggregations }) => aggregations.length > 0);
  const names = new Set(listed.map(({ field }) => field));
  const gone = Object.keys(state.filters)
    .filter((field) => !names.has(field))
    .map((field): Facet => ({ field, displayName: null, aggregations: [] }));
  return (
    <Group gap={6} mb="xs">
      <QueryInput
        query={state.query}
        onChange={(query) => {
          // Typing in the filter replaces the history entry.
          change({ ...state, query }, { replace: true });
        }}
      />
      {inSearchOrder([...listed, ...gone]).map((facet) => (
        <FacetFilter
          key={facet.field}
          facet={facet}
          chosen={state.filters[facet.field] ?? []}
          onChange={(values) => change(chooseFacet(state, facet.field, values))}
        />
      ))}
      <TimeFilter state={state} change={change} />
      {isFiltered(state) && (
        <Button size="compact-xs" variant="subtle" onClick={() => change(clearFilters(state))}>
          Clear filters
        </Button>
      )}
    </Group>
  );
}

/** The field keeps its own text. It follows the address only if something else changed the address. */
function QueryInput({
  query,
  onChange,
}: {
  readonly query: string;
  readonly onChange: (query: string) => void;
}) {
  const [text, setText] = useState(query);
  const [seen, setSeen] = useState(query);
  const [written, setWritten] = useState(query);
  if (seen !== query) {
    setSeen(query);
    setWritten(query);
    if (query !== written) setText(query);
  }
  const write = (next: string) => {
    setWritten(next);
    onChange(next);
  };
  const writeSoon = useDebouncedCallback(() => {
    if (text !== query) write(text);
  }, 300);
  return (
    <TextInput
      size="xs"
      w={220}
      aria-label="Filter by text"
      placeholder="Filter by text"
      leftSection={<IconSearch size={14} aria-hidden />}
      rightSection={
        text !== '' && (
          <CloseButton
            size="xs"
            aria-label="Clear the text"
            onClick={() => {
              setText('');
              write('');
            }}
          />
        )
      }
      value={text}
      onChange={({ currentTarget }) => {
        setText(currentTarget.value);
        writeSoon();
      }}
    />
  );
}

interface FacetFilterProps {
  readonly facet: Facet;
  readonly chosen: readonly string[];
  readonly onChange: (values: string[]) => void;
}

function FacetFilter({ facet: { field, aggregations }, chosen, onChange }: FacetFilterProps) {
  const known = new Set(aggregations.map(({ value }) => value));
  const gone = chosen
    .filter((value) => !known.has(value))
    .map((value) => ({ value, count: 0, displayName: null }));
  const name = impactFacetLabel(field);
  return (
    <Popover position="bottom-start" width={280} trapFocus returnFocus>
      <Popover.Target>
        <Button
          size="compact-xs"
          variant={chosen.length > 0 ? 'light' : 'default'}
          rightSection={<IconChevronDown size={12} aria-hidden />}
        >
          {chosen.length > 0 ? `${name}: ${chosen.length}` : name}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={name} mah={320} style={{ overflowY: 'auto' }}>
        <Checkbox.Group size="xs" aria-label={name} value={[...chosen]} onChange={onChange}>
          <Stack gap={6}>
            {[...aggregations, ...gone].map((choice) => (
              <Checkbox
                key={choice.value}
                size="xs"
                value={choice.value}
                label={`${choice.displayName ?? impactValueLabel(field, choice.value)} (${choice.count.toLocaleString('en')})`}
              />
            ))}
          </Stack>
        </Checkbox.Group>
      </Popover.Dropdown>
    </Popover>
  );
}

function TimeFilter({ state, change }: Pick<ImpactFiltersProps, 'state' | 'change'>) {
  const { startTime, endTime } = state;
  const isSet = (startTime ?? endTime) !== undefined;
  return (
    <Popover position="bottom-start" width={280} trapFocus returnFocus>
      <Popover.Target>
        <Button
          size="compact-xs"
          variant={isSet ? 'light' : 'default'}
          rightSection={<IconChevronDown size={12} aria-hidden />}
        >
          {isSet ? 'Time: 1' : 'Time'}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label="Time">
        <TimeRange
          start={startTime}
          end={endTime}
          onChange={(start, end) => change({ ...state, startTime: start, endTime: end })}
        />
      </Popover.Dropdown>
    </Popover>
  );
}
