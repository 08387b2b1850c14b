/** Full-text search without and with facets, and completion of names. */
import { deepStrictEqual } from 'node:assert/strict';
import { createSearchReader } from '../../src/catalog/search/search-reader.js';
import type { Filter } from '../../src/catalog/search/filter.js';
import type { SearchQuery, SearchReader } from '../../src/catalog/search/types.js';
import type { RunStatement } from '../../src/neo4j/database.js';
import type { CatalogPlan } from '../catalog/plan/plan.js';
import type { PlannedEntity } from '../catalog/plan/types.js';
import { QUALIFIERS, SUBJECTS } from '../catalog/words.js';
import type { BenchContext } from '../context.js';
import { recordStatements, replay, type Recording } from '../floor/record-statements.js';
import { toRow, type RowResult } from '../measure/figures.js';
import { compareLatency } from '../measure/rounds.js';
import { Random } from '../random.js';

const GOAL = { bound: 'at most', ratio: 2 } as const;
const PAGE = 10;

export interface SearchInput {
  readonly input: string;
  /** Absent: all types. */
  readonly entity?: string;
  readonly filter?: Filter;
}

export interface SearchAnswer {
  readonly value: { readonly numEntities: number; readonly metadata: { readonly urns: readonly string[] } };
}

/** The first hits of a search, as a page shows them while the facets are still counted. */
export async function measureSearchHits(context: BenchContext): Promise<RowResult[]> {
  const figures = await compareSearches(context, { facets: [], matches: true });
  return [toRow({ row: 'search-hits', title: 'search, first hits', ...figures, goal: GOAL })];
}

export async function measureSearch(context: BenchContext): Promise<RowResult[]> {
  const figures = await compareSearches(context, {});
  return [toRow({ row: 'search', title: 'search with facets', ...figures, goal: GOAL })];
}

async function compareSearches(context: BenchContext, more: Pick<SearchQuery, 'facets' | 'matches'>) {
  const { http, bare } = context;
  const inputs = await record(context, searchInputs(context.plan), (reader, { input, entity, filter }) =>
    reader.search({
      input,
      entityTypes: entity === undefined ? [] : [entity],
      page: { start: 0, count: PAGE },
      ...(filter !== undefined && { filter }),
      ...more,
    }),
  );
  const service = async (body: SearchInput): Promise<SearchAnswer> =>
    search(http, { ...body, ...(more.facets !== undefined && { facets: more.facets }) });
  let found = 0;
  for (const { input, recording } of inputs) {
    const { numEntities: total, metadata } = (await service(input)).value;
    const { total: expected, hits } = recording.result;
    deepStrictEqual({ total, urns: metadata.urns }, { total: expected, urns: hits.map(({ urn }) => urn) });
    found += total;
  }
  const figures = await compareLatency(
    { service: ({ input }) => service(input), floor: ({ recording }) => replay(bare, recording) },
    inputs,
    context.limits,
  );
  return { ...figures, results: Math.round(found / inputs.length) };
}

export async function search(
  http: BenchContext['http'],
  body: SearchInput & Pick<SearchQuery, 'facets'>,
): Promise<SearchAnswer> {
  return (await http.post('/entities?action=search', { ...body, start: 0, count: PAGE })) as SearchAnswer;
}

interface AutocompleteInput {
  readonly query: string;
  readonly entity: string;
}

export async function measureAutocomplete(context: BenchContext): Promise<RowResult[]> {
  const { http, bare } = context;
  const inputs = await record(context, autocompleteInputs(context.plan), (reader, { query, entity }) =>
    reader.autocomplete({ query, entityTypes: [entity], limit: PAGE }),
  );
  const service = async (body: AutocompleteInput): Promise<readonly string[]> => {
    const answer = await http.post('/entities?action=autocomplete', { ...body, limit: PAGE });
    return (answer as { value: { suggestions: string[] } }).value.suggestions;
  };
  for (const { input, recording } of inputs) {
    const texts = recording.result.suggestions.map(({ text }) => text);
    deepStrictEqual(await service(input), [...new Set(texts)]);
  }
  const figures = await compareLatency(
    { service: ({ input }) => service(input), floor: ({ recording }) => replay(bare, recording) },
    inputs,
    context.limits,
  );
  return [toRow({ row: 'autocomplete', title: 'autocomplete', ...figures, goal: GOAL })];
}

export interface Recorded<Input, Result> {
  readonly input: Input;
  readonly recording: Recording<Result>;
}

export async function record<Input, Result>(
  { bare, model, statements }: BenchContext,
  inputs: readonly Input[],
  ask: (reader: SearchReader, input: Input) => Promise<Result>,
): Promise<Recorded<Input, Result>[]> {
  const recorded: Recorded<Input, Result>[] = [];
  for (const input of inputs) {
    const work = (read: RunStatement): Promise<Result> =>
      ask(createSearchReader({ model, database: { read }, load: statements }), input);
    recorded.push({ input, recording: await recordStatements(bare, work) });
  }
  return recorded;
}

/** Frequent and rare words, alone and combined, names, prefixes, a filter; over datasets and over all types. */
export function searchInputs(plan: CatalogPlan): SearchInput[] {
  const random = Random.of(plan.seed, 'search', 0);
  const word = (list: readonly string[], from: number): string => random.pick(list.slice(from, from + 10));
  const platform = random.pick(plan.datasets).platform;
  const filter: Filter = {
    or: [{ and: [{ field: 'platform', values: [`urn:li:dataPlatform:${platform}`], condition: 'EQUAL' }] }],
  };
  return Array.from({ length: 5 }).flatMap((): SearchInput[] => [
    { input: word(SUBJECTS, 0), entity: 'dataset' },
    { input: word(SUBJECTS, 0) },
    { input: word(SUBJECTS, 60) },
    { input: `${word(SUBJECTS, 0)} ${word(QUALIFIERS, 0)}`, entity: 'dataset' },
    { input: `${word(SUBJECTS, 20)} ${word(QUALIFIERS, 10)}` },
    { input: random.pick(plan.datasets).name, entity: 'dataset' },
    { input: `${word(SUBJECTS, 10).slice(0, 4)}*`, entity: 'dataset' },
    { input: word(SUBJECTS, 0), entity: 'dataset', filter },
  ]);
}

/** Prefixes of names of all lengths, as users type them. */
function autocompleteInputs(plan: CatalogPlan): AutocompleteInput[] {
  const random = Random.of(plan.seed, 'autocomplete', 0);
  return Array.from({ length: 40 }, (_, position) => {
    const isChart = position % 4 === 0;
    const { name } = random.pick<PlannedEntity>(isChart ? plan.charts : plan.datasets);
    return { query: name.slice(0, random.between(2, 12)), entity: isChart ? 'chart' : 'dataset' };
  });
}
