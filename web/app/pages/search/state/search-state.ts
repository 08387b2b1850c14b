/** State of a search page, and its encoding in the address. */
import { useSearchParams } from 'react-router';
import { readPageNumber, writePageNumber } from '../../../parts/page-number.js';
import { typeOfEnum } from '../../../types/entity-types.js';

/** Values of one field. Hits must have one of them, or none if they are excluded. */
export interface FieldFilter {
  /** Search field, e.g. `platform`. */
  readonly field: string;
  /** At least one, without duplicates. */
  readonly values: readonly string[];
  readonly isExcluded: boolean;
}

export const SORTS = ['relevance', 'name', '-name', '-updated', '-changed'] as const;

export type Sort = (typeof SORTS)[number];

export interface SearchState {
  readonly query: string;
  /** At most two per field: one includes values, one excludes values. All must match. */
  readonly filters: readonly FieldFilter[];
  readonly sort: Sort;
  /** From 1. */
  readonly page: number;
  /** True if the hits include soft-deleted entities. */
  readonly hasRemoved: boolean;
  /** URN of a saved view, `none`, or the empty text for the default view. */
  readonly view: string;
}

/** Field of the entity's type. Its values are the model's names, e.g. `dataJob`. */
export const TYPE_FIELD = '_entityType';

const EXCLUDED = 'not.';
const RESERVED = new Set(['query', 'sort', 'page', 'removed', 'types', 'view']);

/** Reads an address such as `?query=orders&type=dataset&not.tags=urn:li:tag:pii&sort=name&page=2`. */
export function readSearchState(parameters: URLSearchParams): SearchState {
  return {
    query: parameters.get('query') ?? '',
    filters: readFilters(parameters),
    sort: SORTS.find((sort) => sort === parameters.get('sort')) ?? 'relevance',
    page: readPageNumber(parameters),
    hasRemoved: parameters.get('removed') === 'true',
    view: parameters.get('view') ?? '',
  };
}

/** Returns the parameters of the address for a state. Defaults are omitted, except for the query. */
export function writeSearchState({
  query,
  filters,
  sort,
  page,
  hasRemoved,
  view,
}: SearchState): URLSearchParams {
  const parameters = new URLSearchParams({ query });
  for (const { field, values, isExcluded } of filters) {
    const name = `${isExcluded ? EXCLUDED : ''}${field === TYPE_FIELD ? 'type' : field}`;
    for (const value of values) parameters.append(name, value);
  }
  if (sort !== 'relevance') parameters.set('sort', sort);
  if (hasRemoved) parameters.set('removed', 'true');
  if (view !== '') parameters.set('view', view);
  return writePageNumber(parameters, page);
}

function readFilters(parameters: URLSearchParams): FieldFilter[] {
  const filters = new Map<string, { field: string; values: string[]; isExcluded: boolean }>();
  const named = [...parameters].filter(([name, value]) => !RESERVED.has(name) && value !== '');
  const types = (parameters.get('types') ?? '').split(',').filter((type) => type !== '');
  for (const [name, value] of [...types.map((type) => ['type', type] as const), ...named]) {
    const isExcluded = name.startsWith(EXCLUDED);
    const field = fieldOf(isExcluded ? name.slice(EXCLUDED.length) : name);
    const wanted = field === TYPE_FIELD ? typeName(value) : value;
    const key = `${String(isExcluded)} ${field}`;
    const filter = filters.get(key) ?? { field, values: [], isExcluded };
    if (!filter.values.includes(wanted)) filter.values.push(wanted);
    filters.set(key, filter);
  }
  return [...filters.values()];
}

function fieldOf(name: string): string {
  return name === 'type' ? TYPE_FIELD : name;
}

/** Returns `dataJob` for `DATA_JOB` and for `dataJob`. */
function typeName(value: string): string {
  return /^[A-Z_]+$/.test(value) ? typeOfEnum(value) : value;
}

// Changes the filters of a search. Each change returns to the first page.

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

/** Keeps the state of the search in the address. Each change adds a history entry, so that the back button undoes it. */
export function useSearchState(): readonly [SearchState, (next: SearchState) => void] {
  const [parameters, setParameters] = useSearchParams();
  const change = (next: SearchState): void => {
    setParameters(writeSearchState(next));
  };
  return [readSearchState(parameters), change];
}
