/** The state of a list of entities in the address: `?query=…&kind=…&page=…&deep=true`. */
import { useSearchParams } from 'react-router';
import { readPageNumber, writePageNumber } from '../../../../parts/page-number.js';

export interface ListState {
  /** Filter text as typed. */
  readonly query: string;
  /** Entity type as in URNs; undefined for all. */
  readonly kind: string | undefined;
  /** From 1. */
  readonly page: number;
  /** True if nested entities are included. */
  readonly isDeep: boolean;
}

/** Number of entities of a type in a list. */
export interface KindCount {
  /** As in URNs, e.g. `dataset`. */
  readonly type: string;
  readonly count: number;
}

export const PAGE_SIZE = 50;

export function readListState(parameters: URLSearchParams): ListState {
  return {
    query: parameters.get('query') ?? '',
    kind: parameters.get('kind') ?? undefined,
    page: readPageNumber(parameters),
    isDeep: parameters.get('deep') === 'true',
  };
}

/** Writes a change to the address and keeps other parameters. Any change except that of the page returns to the first page. */
export function writeListState(parameters: URLSearchParams, change: Partial<ListState>): URLSearchParams {
  const state = { ...readListState(parameters), page: 1, ...change };
  const written = writePageNumber(parameters, state.page);
  set(written, 'query', state.query);
  set(written, 'kind', state.kind ?? '');
  set(written, 'deep', state.isDeep ? 'true' : '');
  return written;
}

function set(parameters: URLSearchParams, name: string, value: string): void {
  if (value === '') parameters.delete(name);
  else parameters.set(name, value);
}

/** Returns the search query for partially typed text. The last word is a prefix. */
export function searchTextOf(typed: string): string {
  const text = typed.trim();
  if (text === '') return '*';
  return /[\p{L}\p{N}]$/u.test(text) && !/["():]/.test(text) ? `${text}*` : text;
}

/** Returns whether the texts together contain every typed word, ignoring case. */
export function matchesWords(typed: string, texts: readonly (string | null | undefined)[]): boolean {
  const text = texts.join('\n').toLowerCase();
  return typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** Keeps the state of the list in the address. Typing replaces the history entry; other changes add one. */
export function useListState(): readonly [ListState, (change: Partial<ListState>) => void] {
  const [parameters, setParameters] = useSearchParams();
  const change = (wanted: Partial<ListState>): void => {
    setParameters((before) => writeListState(before, wanted), { replace: wanted.query !== undefined });
  };
  return [readListState(parameters), change];
}

/** Describes the shown part of a list. */
export interface Shown {
  /** Number of rows before the page. */
  readonly start: number;
  /** Number of rows on the page. */
  readonly count: number;
  readonly total: number;
}

/** Returns the position of a page in a list, e.g. `51 to 100 of 812`, `12 entries`, `1 entry`. */
export function shownText({ start, count, total }: Shown): string {
  const all = total.toLocaleString('en');
  if (total === 1 && count === 1) return '1 entry';
  if (count >= total) return `${all} entries`;
  if (count === 0) return `none of ${all}`;
  return `${(start + 1).toLocaleString('en')} to ${(start + count).toLocaleString('en')} of ${all}`;
}

/** Returns the number of filtered entries: `12 entries` if all match, else e.g. `3 of 12`. */
export function filteredText(count: number, total: number): string {
  if (count === total) return shownText({ start: 0, count, total });
  return `${count.toLocaleString('en')} of ${total.toLocaleString('en')}`;
}
