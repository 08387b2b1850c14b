import { Button, Checkbox, CloseButton, Group, Popover, Stack, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconChevronDown, IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { describeEntityType, typeOfEnum } from '../../types/entity-types.js';
import { nameOfUrn } from '../../types/urn.js';
import { chooseFacet, type ImpactState } from '../state/impact-state.js';
import type { ImpactFacetsQuery } from './impact.graphql.js';

type Facet = NonNullable<NonNullable<ImpactFacetsQuery['searchAcrossLineage']>['facets']>[number];

export interface ImpactFiltersProps {
  readonly state: ImpactState;
  readonly facets: readonly Facet[];
  readonly change: (state: ImpactState, options?: { readonly replace: boolean }) => void;
}

/** Text and facets that filter the list. A facet with a chosen value stays, even if no hits are left. */
export function ImpactFilters({ state, facets, change }: ImpactFiltersProps) {
  const listed = facets.filter(({ aggregations }) => aggregations.length > 0);
  const names = new Set(listed.map(({ field }) => field));
  const gone = Object.keys(state.filters)
    .filter((field) => !names.has(field))
    .map((field): Facet => ({ field, displayName: field, aggregations: [] }));
  const isFiltered = state.query !== '' || Object.keys(state.filters).length > 0;
  return (
    <Group gap={6} mb="xs">
      <QueryInput
        query={state.query}
        onChange={(query) => {
          // Typing in the filter replaces the history entry.
          change({ ...state, query }, { replace: true });
        }}
      />
      {[...listed, ...gone].map((facet) => (
        <FacetFilter
          key={facet.field}
          facet={facet}
          chosen={state.filters[facet.field] ?? []}
          onChange={(values) => {
            change(chooseFacet(state, facet.field, values));
          }}
        />
      ))}
      {isFiltered && (
        <Button
          size="compact-xs"
          variant="subtle"
          onClick={() => {
            change({ ...state, query: '', filters: {} });
          }}
        >
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

function FacetFilter({ facet: { field, displayName, aggregations }, chosen, onChange }: FacetFilterProps) {
  const known = new Set(aggregations.map(({ value }) => value));
  const gone = chosen
    .filter((value) => !known.has(value))
    .map((value) => ({ value, count: 0, displayName: null }));
  const name = displayName ?? field;
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
                label={`${labelOf(field, choice)} (${choice.count.toLocaleString('en')})`}
              />
            ))}
          </Stack>
        </Checkbox.Group>
      </Popover.Dropdown>
    </Popover>
  );
}

function labelOf(
  field: string,
  { value, displayName }: Pick<Facet['aggregations'][number], 'value' | 'displayName'>,
) {
  if (displayName) return displayName;
  if (field === '_entityType') return describeEntityType(typeOfEnum(value)).plural;
  if (field === 'degree') return value === '1' ? '1 hop away' : `${value} hops away`;
  return value.startsWith('urn:li:') ? nameOfUrn(value) : value;
}
