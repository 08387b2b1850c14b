import { ActionIcon, Checkbox, Tooltip } from '@mantine/core';
import { IconMinus } from '@tabler/icons-react';
import type { Choice } from '../state/change-filters.js';
import type { FacetValue } from './facet-values.js';
import classes from './facets.module.css';

export interface FacetRowProps {
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
export function FacetRow({ facet, value: { value, label, count }, choice, onChoose }: FacetRowProps) {
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
        onChange={() => {
          onChoose(value, choice === 'wanted' ? 'none' : 'wanted');
        }}
      />
      <Tooltip label={excludeLabel}>
        <ActionIcon
          size={18}
          variant={isExcluded ? 'light' : 'subtle'}
          color={isExcluded ? 'red' : 'gray'}
          className={classes.exclude ?? ''}
          aria-label={excludeLabel}
          aria-pressed={isExcluded}
          onClick={() => {
            onChoose(value, isExcluded ? 'none' : 'excluded');
          }}
        >
          <IconMinus size={12} aria-hidden />
        </ActionIcon>
      </Tooltip>
      <span className={classes.count}>{count.toLocaleString('en')}</span>
    </li>
  );
}
