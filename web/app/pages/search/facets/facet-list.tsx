import {
  Skeleton,
  Stack,
  Title,
  Anchor,
  Group,
  Text,
  TextInput,
  ActionIcon,
  Checkbox,
  Tooltip,
} from '@mantine/core';
import { useState } from 'react';
import { IconMinus } from '@tabler/icons-react';
import { Problem } from '../../../parts/states.js';
import { type SearchState, chooseValue, choiceOf, type Choice } from '../state/search-state.js';
import { MOST_VALUES } from '../state/search-variables.js';
import classes from './facets.module.css';
import type { Facet, Facets } from './use-facets.js';
import { filterValues, type FacetValue } from './facet-fields.js';

export interface FacetListProps {
  readonly facets: Facets;
  readonly state: SearchState;
  readonly onChange: (next: SearchState) => void;
}

/** Number of empty blocks shown until the facets are counted. */
const PLACEHOLDERS = 4;

/** All facets of a search, one below the other. */
export function FacetList({ facets: { facets, error }, state, onChange }: FacetListProps) {
  if (error) return <Problem error={error} title="The filters could not be counted" />;
  const isCounting = facets.every(({ values }) => values === undefined);
  if (isCounting) return <Placeholders labels={facets.slice(0, PLACEHOLDERS).map(({ label }) => label)} />;
  return (
    <Stack gap="md">
      {facets.filter(isShown).map((facet) => (
        <FacetBlock
          key={facet.field}
          facet={facet}
          state={state}
          onChoose={(value, choice) => onChange(chooseValue(state, { field: facet.field, value }, choice))}
        />
      ))}
    </Stack>
  );
}

function isShown({ values, isFlag = false }: Facet): boolean {
  if (isFlag) return values?.some(({ value }) => value === 'true') ?? false;
  return values === undefined || values.length > 0;
}

function Placeholders({ labels }: { readonly labels: readonly string[] }) {
  return (
    <Stack gap="md" aria-busy>
      {labels.map((label) => (
        <section key={label}>
          <Title order={2} className={classes.title}>
            {label}
          </Title>
          {[82, 64, 73].map((width) => (
            <Skeleton key={width} height={12} my={9} width={`${String(width)}%`} />
          ))}
        </section>
      ))}
    </Stack>
  );
}

interface FacetBlockProps {
  readonly facet: Facet;
  readonly state: SearchState;
  readonly onChoose: (value: string, choice: Choice) => void;
}

const SHOWN_VALUES = 6;
const EXPANDED_VALUES = 30;

/** Facets with more values than this have a text field that filters them. */
const SEARCHABLE_VALUES = 10;

/** One facet: its values with counts, which can be included or excluded. */
function FacetBlock({ facet, state, onChoose }: FacetBlockProps) {
  const [text, setText] = useState('');
  const [limit, setLimit] = useState(SHOWN_VALUES);
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
      {values.length > SEARCHABLE_VALUES && (
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
  if (more === 0 && limit <= SHOWN_VALUES) return null;
  return (
    <Anchor
      component="button"
      type="button"
      size="xs"
      onClick={() => {
        if (left < EXPANDED_VALUES && unloaded > 0) onLoadAll();
        onChange(more > 0 ? limit + EXPANDED_VALUES : SHOWN_VALUES);
      }}
    >
      {more > 0 ? `Show ${String(Math.min(more, EXPANDED_VALUES))} more` : 'Show fewer'}
    </Anchor>
  );
}

function format(count: number): string {
  return count.toLocaleString('en');
}

interface FacetRowProps {
  /** Label of the facet. */
  readonly facet: string;
  readonly value: FacetValue;
  readonly choice: Choice;
  readonly onChoose: (value: string, choice: Choice) => void;
}

const CHECK_CLASSES = {
  root: classes.check ?? '',
  body: classes.checkBody ?? '',
  labelWrapper: classes.checkLabel ?? '',
  label: classes.checkText ?? '',
};

/** A value of a facet: a check box that includes it, its number of hits, and a button that excludes it. */
function FacetRow({ facet, value: { value, label, count }, choice, onChoose }: FacetRowProps) {
  const isExcluded = choice === 'excluded';
  const excludeLabel = isExcluded ? `Stop excluding ${label}` : `Exclude ${label}`;
  return (
    <li className={classes.row} data-choice={choice}>
      <Checkbox
        size="xs"
        classNames={CHECK_CLASSES}
        checked={choice === 'wanted'}
        aria-label={`${facet}: ${label}, ${count.toLocaleString('en')}`}
        label={
          <span className={classes.label} title={label}>
            {isExcluded && <span className={classes.not}>not </span>}
            <span className={classes.name}>{label}</span>
          </span>
        }
        onChange={() => onChoose(value, choice === 'wanted' ? 'none' : 'wanted')}
      />
      <Tooltip label={excludeLabel}>
        <ActionIcon
          size={18}
          variant={isExcluded ? 'light' : 'subtle'}
          color={isExcluded ? 'red' : 'gray'}
          className={classes.exclude ?? ''}
          aria-label={excludeLabel}
          aria-pressed={isExcluded}
          onClick={() => onChoose(value, isExcluded ? 'none' : 'excluded')}
        >
          <IconMinus size={12} aria-hidden />
        </ActionIcon>
      </Tooltip>
      <span className={classes.count}>{count.toLocaleString('en')}</span>
    </li>
  );
}
