import { Anchor, Group, Skeleton, Text, TextInput, Title } from '@mantine/core';
import { useState } from 'react';
import { choiceOf, type Choice } from '../state/change-filters.js';
import type { SearchState } from '../state/search-state.js';
import { FacetRow } from './facet-row.js';
import { MOST_VALUES } from '../state/search-variables.js';
import { filterValues } from './facet-values.js';
import classes from './facets.module.css';
import type { Facet } from './use-facets.js';

export interface FacetBlockProps {
  readonly facet: Facet;
  readonly state: SearchState;
  readonly onChoose: (value: string, choice: Choice) => void;
}

const SHOWN = 6;
const MORE = 30;

/** Facets with more values than this have a text field that filters them. */
const LONG = 10;

/** One facet: its values with counts, which can be included or excluded. */
export function FacetBlock({ facet, state, onChoose }: FacetBlockProps) {
  const [text, setText] = useState('');
  const [limit, setLimit] = useState(SHOWN);
  const { field, label, values = [], valueCount, onLoadAll } = facet;
  const isCut = valueCount > values.length;
  const matching = filterValues(values, text);
  const chosen = matching.filter(({ value }) => choiceOf(state, { field, value }) !== 'none');
  const shown = matching.slice(0, Math.max(limit, chosen.length));
  return (
    <section aria-label={label}>
      <Group justify="space-between" gap="xs" className={classes.head}>
        <Title order={2} className={classes.title}>
          {label}
        </Title>
        {isCut && <Text size="xs" c="dimmed">{`${format(values.length)} of ${format(valueCount)}`}</Text>}
      </Group>
      {facet.values === undefined && <Skeleton height={12} my={9} width="70%" />}
      {values.length > LONG && (
        <TextInput
          size="xs"
          mb={4}
          aria-label={`Filter ${label.toLowerCase()} values`}
          placeholder={`Filter ${format(valueCount)} values`}
          value={text}
          onChange={(event) => {
            setText(event.currentTarget.value);
            if (isCut) onLoadAll();
          }}
        />
      )}
      <ul className={classes.values}>
        {shown.map((value) => (
          <FacetRow
            key={value.value}
            facet={label}
            value={value}
            choice={choiceOf(state, { field, value: value.value })}
            onChoose={onChoose}
          />
        ))}
      </ul>
      {values.length > 0 && matching.length === 0 && (
        <Text size="xs" c="dimmed">
          {isCut
            ? `None of the ${format(values.length)} most frequent values matches.`
            : 'No matching values.'}
        </Text>
      )}
      <MoreButton
        left={matching.length - shown.length}
        unloaded={isCut && values.length < MOST_VALUES && text.trim() === '' ? valueCount - values.length : 0}
        limit={limit}
        onChange={setLimit}
        onLoadAll={onLoadAll}
      />
    </section>
  );
}

interface MoreButtonProps {
  /** Loaded values that are not shown yet. */
  readonly left: number;
  /** Values that can still be loaded. */
  readonly unloaded: number;
  readonly limit: number;
  readonly onChange: (limit: number) => void;
  readonly onLoadAll: () => void;
}

function MoreButton({ left, unloaded, limit, onChange, onLoadAll }: MoreButtonProps) {
  const more = left + unloaded;
  if (more === 0 && limit <= SHOWN) return null;
  return (
    <Anchor
      component="button"
      type="button"
      size="xs"
      onClick={() => {
        if (left < MORE && unloaded > 0) onLoadAll();
        onChange(more > 0 ? limit + MORE : SHOWN);
      }}
    >
      {more > 0 ? `Show ${String(Math.min(more, MORE))} more` : 'Show fewer'}
    </Anchor>
  );
}

function format(count: number): string {
  return count.toLocaleString('en');
}
