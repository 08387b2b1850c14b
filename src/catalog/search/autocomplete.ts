/** Completes names while the user types. */
import { groupBy } from '../../core/batches.js';
import { limitExceeded } from '../../core/errors.js';
import { MAX_PAGE_SIZE } from '../../core/limits.js';
import { type SearchField } from '../../model/search/search-fields.js';
import { splitWords, foldText } from '../../model/search/split-words.js';
import { canonicalName, LEAF_MARK, wholeForms } from '../../model/search/text-tiers.js';
import { toToken } from '../../model/search/search-terms.js';
import { URN_PREFIX } from '../../model/urn.js';
import type { StatementRows } from '../../neo4j/generated/statement-rows.js';
import type { AutocompleteQuery, SearchReader, Suggestion } from './types.js';
import { filterParameters } from './compile-filter.js';
import { composeStatement } from './compose-statement.js';
import { getFields, type SearchSchema, searchSchemaOf } from './search-schema.js';
import { selectEntities, toLucene } from './plan-search.js';
import { prepareQuery } from './prepare-filter.js';
import type { SearchDeps } from './search-deps.js';
import { MAX_QUERY_WORDS } from './text-query.js';
import { all, either, pattern, same, type Tier } from './lucene.js';

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
  const schema = searchSchemaOf(deps.model);
  const fields = query.field === undefined ? nameFields(schema) : getFields(query.field, schema, '/field');
  const { types, filter } = selectEntities(deps, await prepareQuery(deps, query));
  const text = composeStatement(deps.load('search/complete-names'), {
    conditions: filter.conditions,
  });
  const sorted = Math.max(SORTED_HITS, count);
  const parameters = {
    ...filterParameters(filter),
    options: filter.conditions.length === 0 ? { limit: sorted } : {},
    properties: fields.map(({ property }) => property),
    typed: query.field === undefined ? foldText(query.query.trim()) : null,
    perName: ENTITIES_PER_SUGGESTION,
    sorted,
    count,
  };
  return (words) => {
    const lucene = toLucene({ words, types, filter, includeSoftDeleted: false });
    return deps.database.read(text, { ...parameters, query: lucene });
  };
}

function checkLimit(limit: number, start: number): void {
  if (limit >= 0 && start >= 0 && limit <= MAX_PAGE_SIZE) return;
  throw limitExceeded(
    '/limit',
    `limit must be from 0 to ${MAX_PAGE_SIZE}, start from 0`,
    `maximum ${MAX_PAGE_SIZE}`,
  );
}

function nameFields({ fields }: SearchSchema): SearchField[] {
  return [...fields.resolve('_entityName'), ...[...fields.byName.values()].filter(({ isName }) => isName)];
}

type CompletionRow = StatementRows['search/complete-names'];

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

/**
 * Returns the queries to run, in steps, until there are enough suggestions: names that equal the typed text, and names that begin with it;
 * then all others. No entity is in two of them. The first step takes a small part of the time of the second one.
 */
function completionSteps({
  query,
  field,
}: {
  readonly query: string;
  readonly field?: string | undefined;
}): string[][] {
  const whole = toToken(foldText(query.trimStart()));
  const equal = either(wholeForms(query).map((token) => same('exact', token, 2_000)));
  const beginning = either([
    pattern('exact', [whole, ''], 1_000),
    pattern('exact', [canonicalName(query), ''], 900),
    pattern('exact', [LEAF_MARK + canonicalName(query), ''], 500),
  ]);
  const within = wordsWithin(query, field === undefined ? ['names'] : ['names', 'texts']);
  // Whole URNs are in the same part of the index as names, so every entity begins with `u`. Values of other fields are not among names.
  const isSplit = field === undefined && !URN_PREFIX.startsWith(whole) && !whole.startsWith(URN_PREFIX);
  if (!isSplit) return [[either([equal, beginning, ...within])]];
  return [[equal, without(beginning, equal)], [without(without(either(within), beginning), equal)]];
}

function without(clause: string, excluded: string): string {
  return `(+${clause} -${excluded})`;
}

/** The last word is a prefix, the words before it are complete. */
function wordsWithin(typed: string, tiers: readonly Tier[]): string[] {
  const words = splitWords(typed).slice(0, MAX_QUERY_WORDS).map(toToken);
  const last = words.at(-1) ?? '';
  const whole = toToken(foldText(typed.trimStart()));
  return [
    ...tiers.map((tier) => pattern(tier, [whole, ''], 50)),
    ...tiers.map((tier) =>
      all([...words.slice(0, -1).map((word) => same(tier, word, 10)), pattern(tier, [last, ''], 10)]),
    ),
  ];
}

// Completes names with a limit for each type, with few queries.

export interface AllTypesQuestion<Suggestion> {
  /** Types of the model; others may be stored, too. */
  readonly types: readonly string[];
  /** Maximum number of suggestions of each type. */
  readonly limit: number;
  /** The highest limit of one query. */
  readonly maxLimit: number;
  readonly typeOf: (suggestion: Suggestion) => string;
  /** Returns the best suggestions of these types together; of all stored types for an empty list. */
  readonly ask: (types: readonly string[], limit: number) => Promise<readonly Suggestion[]>;
}

/**
 * Types with many suggestions come first and hide those of others. So if an answer reaches its limit, the query is repeated without
 * the types that have enough suggestions and with a higher limit. After some queries the limit is high enough for all types together.
 * @returns suggestions by type; types with better suggestions come first
 */
export async function completeAllTypes<Suggestion>({
  types,
  limit,
  maxLimit,
  typeOf,
  ask,
}: AllTypesQuestion<Suggestion>): Promise<ReadonlyMap<string, readonly Suggestion[]>> {
  const byType = new Map<string, readonly Suggestion[]>();
  let open = types;
  let requestedLimit = limit;
  for (let isFirst = true; isFirst || open.length > 0; isFirst = false) {
    const last = requestedLimit;
    requestedLimit = Math.max(limit, Math.min(requestedLimit * 2, maxLimit));
    const found = await ask(isFirst ? [] : open, requestedLimit);
    const groups = groupBy(found, typeOf);
    for (const [type, group] of groups) byType.set(type, group.slice(0, limit));
    if (found.length < requestedLimit) break;
    const left = open.filter((type) => (groups.get(type)?.length ?? 0) < limit);
    if (requestedLimit === last && left.length === open.length) break;
    open = left;
  }
  return byType;
}
