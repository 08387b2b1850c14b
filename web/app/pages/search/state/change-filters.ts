/** Changes the filters of a search. Each change returns to the first page. */
import type { FieldFilter, SearchState } from './search-state.js';

/** How a filter treats a value. */
export type Choice = 'wanted' | 'excluded' | 'none';

export interface FieldValue {
  readonly field: string;
  readonly value: string;
}

export function choiceOf({ filters }: SearchState, { field, value }: FieldValue): Choice {
  const filter = filters.find((each) => each.field === field && each.values.includes(value));
  if (filter === undefined) return 'none';
  return filter.isExcluded ? 'excluded' : 'wanted';
}

/** Sets how a filter treats a value, and replaces the previous choice for it. */
export function chooseValue(state: SearchState, { field, value }: FieldValue, choice: Choice): SearchState {
  const isExcluded = choice === 'excluded';
  const without = state.filters.map((filter) =>
    filter.field === field ? { ...filter, values: filter.values.filter((each) => each !== value) } : filter,
  );
  const target = without.find((filter) => filter.field === field && filter.isExcluded === isExcluded);
  const filters: FieldFilter[] =
    choice === 'none' || target !== undefined
      ? without.map((filter) =>
          filter === target && choice !== 'none' ? { ...filter, values: [...filter.values, value] } : filter,
        )
      : [...without, { field, values: [value], isExcluded }];
  return { ...state, filters: filters.filter(({ values }) => values.length > 0), page: 1 };
}
