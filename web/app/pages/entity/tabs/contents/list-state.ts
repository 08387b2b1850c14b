/** The state of a list of entities in the address: `?query=…&kind=…&page=…&deep=true`. */
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
