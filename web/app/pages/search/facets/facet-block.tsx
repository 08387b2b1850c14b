import { Anchor, Group, Skeleton, Text, TextInput, Title } from '@mantine/core';
import { useState } from 'react';
import { choiceOf, type Choice } from '../state/change-filters.js';
import type { SearchState } from '../state/search-state.js';
import { FacetRow } from './facet-row.js';
import { filterValues, type FacetValue } from './facet-values.js';
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

/** Maximum number of values that the service lists per facet. */
const MOST = 100;

/** One facet: its values with counts, which can be included or excluded. */
export function FacetBlock({ facet, state, onChoose }: FacetBlockProps) {
  const [text, setText] = useState('');
  const [limit, setLimit] = useState(SHOWN);
  const { field, label, values = [] } = facet;
  const fitting = filterValues(values, text);
  const chosen = fitting.filter(({ value }) => choiceOf(state, { field, value }) !== 'none');
  const shown = fitting.slice(0, Math.max(limit, chosen.length));
  return (
    <section aria-label={label}>
      <Group justify="space-between" gap="xs" className={classes.head}>
        <Title order={2} className={classes.title}>
          {label}
        </Title>
        {values.length >= MOST && <Text size="xs" c="dimmed">{`${String(MOST)} most frequent`}</Text>}
      </Group>
      {facet.values === undefined && <Skeleton height={12} my={9} width="70%" />}
      {values.length > LONG && (
        <TextInput
          size="xs"
          mb={4}
          aria-label={`Filter ${label.toLowerCase()} values`}
          placeholder={`Filter ${String(values.length)} values`}
          value={text}
          onChange={(event) => {
            setText(event.currentTarget.value);
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
      {values.length > 0 && fitting.length === 0 && (
        <Text size="xs" c="dimmed">
          No matching values.
        </Text>
      )}
      <MoreButton values={fitting} shown={shown.length} limit={limit} onChange={setLimit} />
    </section>
  );
}

interface MoreButtonProps {
  readonly values: readonly FacetValue[];
  readonly shown: number;
  readonly limit: number;
  readonly onChange: (limit: number) => void;
}

function MoreButton({ values, shown, limit, onChange }: MoreButtonProps) {
  const left = values.length - shown;
  if (left <= 0 && limit <= SHOWN) return null;
  return (
    <Anchor
      component="button"
      type="button"
      size="xs"
      onClick={() => {
        onChange(left > 0 ? limit + MORE : SHOWN);
      }}
    >
      {left > 0 ? `Show ${String(Math.min(left, MORE))} more` : 'Show fewer'}
    </Anchor>
  );
}
