/** A search reader on a fake database, and answers for that database. */
import { createSearchReader } from '../../../src/catalog/search/search-reader.js';
import type { Filter } from '../../../src/catalog/search/filter.js';
import type { SearchQuery, SearchReader } from '../../../src/catalog/search/types.js';
import type { CompiledScope } from '../../../src/catalog/search/search-deps.js';
import { model } from './small-search-model.js';
import { fakeParts, type Asked, type Rows } from './statement-runner.js';

export const tag = (name: string) => `urn:li:tag:${name}`;

export interface FakeReader extends SearchReader {
  readonly asked: readonly Asked[];
}

export function readerOf(answer: (asked: Asked) => Rows = () => [], scope?: CompiledScope): FakeReader {
  const parts = { ...fakeParts(model, answer), ...(scope !== undefined && { scope }) };
  return { asked: parts.asked, ...createSearchReader(parts) };
}

export const QUERY: SearchQuery = { input: 'orders', entityTypes: [], page: { start: 0, count: 2 } };

export const equal = (field: string, ...values: string[]): Filter => ({
  or: [{ and: [{ field, condition: 'EQUAL', values }] }],
});
export const containing = (field: string, ...values: string[]): Filter => ({
  or: [{ and: [{ field, condition: 'CONTAIN', values }] }],
});

export const hit = (urn: string, fields: readonly (readonly [string, unknown])[] = []) => ({
  urn,
  score: 1,
  keys: [],
  fields,
});
export const counted = (total: number) => [{ name: '_entityType', total, values: [['dataset', total]] }];

/** Answers count statements with `total`, and other statements with the requested number of hits. */
export const answering =
  (total: number) =>
  ({ name, parameters }: Asked): Rows => {
    if (name.startsWith('search/count')) return counted(total);
    const start = Number(parameters['start']);
    const count = Math.min(Number(parameters['count']), Math.max(0, total - start));
    return Array.from({ length: count }, (_, index) => hit(tag(String(start + index))));
  };

/** Returns the names of the statements so far, in alphabetical order. */
export const statementsOf = ({ asked }: FakeReader) => asked.map(({ name }) => name).sort();
