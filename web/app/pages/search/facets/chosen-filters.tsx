import { Button, CloseButton } from '@mantine/core';
import classes from '../search-view.module.css';
import { chooseValue } from '../state/change-filters.js';
import type { SearchState } from '../state/search-state.js';
import { labelOfField } from './facet-fields.js';
import { labelOfValue, type Names } from './facet-values.js';

export interface ChosenFiltersProps {
  readonly state: SearchState;
  readonly names: Names;
  readonly onChange: (next: SearchState) => void;
}

/** Active filters, each with a button that removes it. */
export function ChosenFilters({ state, names, onChange }: ChosenFiltersProps) {
  if (state.filters.length === 0) return null;
  const chosen = state.filters.flatMap(({ field, values, isExcluded }) =>
    values.map((value) => ({
      field,
      value,
      text: `${labelOfField(field, names)}: ${isExcluded ? 'not ' : ''}${labelOfValue(field, value, names)}`,
    })),
  );
  return (
    <div className={classes.chips} role="group" aria-label="Chosen filters">
      {chosen.map(({ field, value, text }) => (
        <span key={`${field} ${value}`} className={classes.chip} title={text}>
          <span className={classes.chipText}>{text}</span>
          <CloseButton
            size="xs"
            aria-label={`Remove filter ${text}`}
            onClick={() => {
              onChange(chooseValue(state, { field, value }, 'none'));
            }}
          />
        </span>
      ))}
      {chosen.length > 1 && (
        <Button
          size="compact-xs"
          variant="subtle"
          onClick={() => {
            onChange({ ...state, filters: [], page: 1 });
          }}
        >
          Remove all
        </Button>
      )}
    </div>
  );
}
