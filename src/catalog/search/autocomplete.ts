/** Completes names while the user types. */
import { CatalogError } from '../../core/errors.js';
import { MAX_PAGE_SIZE } from '../../core/limits.js';
import { foldText } from '../../model/search/fold-text.js';
import { searchFieldsOf, type SearchField } from '../../model/search/search-fields.js';
import { splitWords } from '../../model/search/split-words.js';
import type { FieldValue } from '../../model/types.js';
import type { SearchReader } from './types.js';
import { completionSteps } from './completion-steps.js';
import { composeStatement } from './compose-statement.js';
import { getFields } from './named-fields.js';
import { compileWithScope } from './join-scope.js';
import { leaveOut } from './left-out.js';
import { toLucene } from './plan-search.js';
import { prepareFilter } from './prepare-filter.js';
import type { SearchDeps } from './search-deps.js';
import { selectTypes } from './searchable-types.js';
import type { SearchSchema } from './text-query.js';

type AutocompleteQuery = Parameters<SearchReader['autocomplete']>[0];
interface Suggestion {
  text: string;
  urn: string;
}

/** Number of entities read per wanted suggestion, and of entities returned per name, because several may share a text. */
const ENTITIES_PER_SUGGESTION = 5;
const MAX_ROWS = 100_000;
/**
 * Number of best hits that are sorted by the lengths of their names. Very many names begin with a short text, and all of them have the same
 * score. Lists of up to 200 suggestions sort the same number of hits, so that longer ones begin like shorter ones.
 */
const SORTED_HITS = 1_000;

export function createAutocomplete(deps: SearchDeps): SearchReader['autocomplete'] {
  return async (query) => {
    const start = query.start ?? 0;
    checkLimit(query.limit, start);
    if (splitWords(query.query).length === 0 || query.limit === 0) return { suggestions: [] };
    const wanted = start + query.limit;
    const count = Math.min(MAX_ROWS, wanted * ENTITIES_PER_SUGGESTION);
    const read = await prepareRead(deps, query, count);
    const rows: CompletionRow[] = [];
    let suggestions: Suggestion[] = [];
    for (const step of completionSteps(query)) {
      const found = await Promise.all(step.map(read));
      rows.push(...found.flat());
      suggestions = listSuggestions(rows, query);
      // A step with so many rows was cut off, and its other suggestions belong before those of the next step.
      if (suggestions.length >= wanted || found.some(({ length }) => length >= count)) break;
    }
    return { suggestions: suggestions.slice(start, start + query.limit) };
  };
}

/** Returns a function that reads the entities of one step, best first. */
async function prepareRead(
  deps: SearchDeps,
  query: AutocompleteQuery,
  count: number,
): Promise<(words: string) => Promise<CompletionRow[]>> {
  const schema = { model: deps.model, fields: searchFieldsOf(deps.model) };
  const fields = query.field === undefined ? nameFields(schema) : getFields(query.field, schema, '/field');
  const types = selectTypes(deps.model, query.entityTypes);
  const requested = await prepareFilter(deps, query.filter);
  const selected = compileWithScope(requested, schema, { scope: deps.scope, types });
  const filter = leaveOut(selected, query, deps.model);
  const text = composeStatement(deps.loadStatement('search/complete-names'), {
    conditions: filter.conditions,
  });
  const sorted = Math.max(SORTED_HITS, count);
  const parameters = {
    filter: filter.parameters,
    options: filter.conditions.length === 0 ? { limit: sorted } : {},
    properties: fields.map(({ property }) => property),
    typed: query.field === undefined ? foldText(query.query.trim()) : null,
    perName: ENTITIES_PER_SUGGESTION,
    sorted,
    count,
  };
  return async (words) => {
    const lucene = toLucene({ words, types, filter, includeRemoved: false });
    return (await deps.runRead(text, { ...parameters, query: lucene })) as unknown as CompletionRow[];
  };
}

function checkLimit(limit: number, start: number): void {
  if (limit >= 0 && start >= 0 && limit <= MAX_PAGE_SIZE) return;
  throw new CatalogError('LIMIT_EXCEEDED', `limit must be from 0 to ${MAX_PAGE_SIZE}, start from 0`, {
    path: '/limit',
    rule: `maximum ${MAX_PAGE_SIZE}`,
  });
}

function nameFields({ fields }: SearchSchema): SearchField[] {
  return [...fields.resolve('_entityName'), ...[...fields.byName.values()].filter(({ isName }) => isName)];
}

interface CompletionRow {
  readonly urn: string;
  readonly values: readonly FieldValue[];
}

/**
 * Returns the best matching texts of each entity, each text once with the first entity that has it. Keeps the order of the rows, so
 * that a longer list begins like a shorter one and pages neither skip nor repeat suggestions.
 * @param query with `onePerEntity`, returns only one text of each entity
 */
export function listSuggestions(
  rows: readonly CompletionRow[],
  { query, onePerEntity = false }: Pick<AutocompleteQuery, 'query' | 'onePerEntity'>,
): Suggestion[] {
  const found = new Map<string, string>();
  for (const { urn, values } of rows) {
    const rated = values.map(String).map((text) => ({ text, rank: rankText(text, query) }));
    const best = Math.min(...rated.map(({ rank }) => rank));
    const isNew = ({ text, rank }: (typeof rated)[number]): boolean =>
      rank === best && rank < NO_MATCH && !found.has(text);
    const added = rated.filter(isNew);
    for (const { text } of onePerEntity ? added.slice(0, 1) : added) found.set(text, urn);
  }
  return [...found].map(([text, urn]) => ({ text, urn }));
}

const NO_MATCH = 4;

function rankText(text: string, query: string): number {
  const typed = foldText(query.trim());
  const folded = foldText(text);
  if (folded === typed) return 0;
  if (folded.startsWith(typed)) return 1;
  const words = splitWords(text);
  const wanted = splitWords(query);
  const last = wanted.pop() ?? '';
  if (words.join(' ').includes([...wanted, last].join(' '))) return 2;
  const isFound = wanted.every((word) => words.includes(word)) && words.some((word) => word.startsWith(last));
  return isFound || folded.includes(typed) ? 3 : NO_MATCH;
}
