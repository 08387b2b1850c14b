/** Suggests other spellings of the words of a query that no name has ("did you mean …?"). */
import { editDistance } from '../../model/nearest-names.js';
import { splitWords } from '../../model/search/split-words.js';
import type { StatementRows } from '../../neo4j/generated/statement-rows.js';
import { filterParameters } from './compile-filter.js';
import { composeStatement } from './compose-statement.js';
import { similar } from './lucene.js';
import { planSearch, selectEntities, toLucene } from './plan-search.js';
import { prepareQuery } from './prepare-filter.js';
import type { QueryNode } from './query-syntax.js';
import { searchSchemaOf } from './search-schema.js';
import { parseText } from './text-query.js';
import type { SearchDeps } from './search-deps.js';
import type { SearchQuery, Spelling } from './types.js';

/** Shorter words are similar to too many others. */
const MIN_WORD_LENGTH = 4;
/** From this length, two letters may differ. */
const LONG_WORD_LENGTH = 6;
const MAX_WORDS = 8;
/** Number of similar names that are read for each word. */
const MAX_NAMES = 100;
const MAX_SPELLINGS = 5;
/** Number of spellings that are tried as queries. */
const MAX_TRIED = 10;

type SimilarNames = StatementRows['search/find-similar-names'];

/**
 * Runs one statement, and another one if there are other spellings: only queries that find something are suggested.
 * @returns best first; none if names have all words. @throws UNKNOWN_ENTITY, INVALID_FILTER, LIMIT_EXCEEDED
 */
export async function suggestSpellings(deps: SearchDeps, query: SearchQuery): Promise<Spelling[]> {
  const { input } = query;
  const words = wordsToCheck(parseText(input, searchSchemaOf(deps.model)));
  if (words.length === 0) return [];
  const prepared = await prepareQuery(deps, query);
  const { types, filter } = selectEntities(deps, prepared);
  const { conditions } = filter;
  const text = composeStatement(deps.load('search/find-similar-names'), { conditions });
  const found = await deps.database.read(text, {
    ...filterParameters(filter),
    queries: words.map((word) => ({
      word,
      lucene: toLucene({
        words: similar('names', word, editsOf(word)),
        types,
        filter,
        includeSoftDeleted: false,
      }),
    })),
    options: conditions.length === 0 ? { limit: MAX_NAMES } : {},
    most: MAX_NAMES,
  });
  const spellings = spellingsOf(input, found).slice(0, MAX_TRIED);
  const withHits = await keepThoseWithHits(deps, prepared, spellings);
  return withHits.slice(0, MAX_SPELLINGS);
}

/** A word of a name alone may find nothing with the other words, the filter, or the fields of the query. */
async function keepThoseWithHits(
  deps: SearchDeps,
  query: SearchQuery,
  spellings: readonly Spelling[],
): Promise<Spelling[]> {
  const plans = spellings.map(({ text }) => planSearch(deps.model, { ...query, input: text }, deps.scope));
  const [plan] = plans;
  if (plan === undefined) return [];
  const { conditions } = plan.filter;
  const text = composeStatement(deps.load('search/which-have-hits'), { conditions });
  const rows = await deps.database.read(text, {
    queries: plans.map(({ lucene }) => lucene),
    options: conditions.length === 0 ? { limit: 1 } : {},
    ...filterParameters(plan.filter),
  });
  const found = new Set(rows.map((row) => row.index));
  return spellings.filter((_, index) => found.has(index));
}

function editsOf(word: string): 1 | 2 {
  return word.length < LONG_WORD_LENGTH ? 1 : 2;
}

/** Returns the words that hits should have, in order. Fields, phrases and excluded words are left as they are. */
function wordsToCheck(query: QueryNode): string[] {
  const collect = (node: QueryNode): string[] => {
    if (node.kind === 'and' || node.kind === 'or') return node.nodes.flatMap(collect);
    return node.kind === 'word' ? splitWords(node.text) : [];
  };
  const words = collect(query).filter((word) => word.length >= MIN_WORD_LENGTH && /^\p{L}+$/u.test(word));
  return [...new Set(words)].slice(0, MAX_WORDS);
}

/** Each suggestion changes all wrong words: one to one of its spellings, the others to their best. Pure. */
export function spellingsOf(input: string, found: readonly SimilarNames[]): Spelling[] {
  const wrong = found
    .map(({ word, names }) => ({ word, spellings: spellingsOfWord(word, names) }))
    .filter(({ spellings }) => spellings.length > 0);
  const suggestions = wrong.flatMap(({ word, spellings }) =>
    spellings.map((spelling) => {
      const text = wrong.reduce((changed, other) => {
        const next = other.word === word ? spelling : other.spellings[0];
        return changed.replace(new RegExp(other.word, 'giu'), next?.text ?? other.word);
      }, input);
      return { ...spelling, text };
    }),
  );
  const unique = new Map(suggestions.toReversed().map((each) => [each.text, each]));
  return [...unique.values()].sort(byScore);
}

/** Returns the similar words of the names, best first; none if a name has the word itself. */
function spellingsOfWord(word: string, names: readonly string[]): Spelling[] {
  const counts = new Map<string, number>();
  for (const each of names.flatMap((name) => [...new Set(splitWords(name))]))
    counts.set(each, (counts.get(each) ?? 0) + 1);
  if (counts.has(word)) return [];
  const rated = [...counts].map(([text, frequency]) => ({
    text,
    frequency,
    distance: editDistance(word, text),
  }));
  return rated
    .filter(({ distance }) => distance <= editsOf(word))
    .map(({ text, frequency, distance }) => ({ text, frequency, score: 1 - distance / word.length }))
    .sort(byScore);
}

function byScore(one: Spelling, other: Spelling): number {
  return other.score - one.score || other.frequency - one.frequency || (one.text < other.text ? -1 : 1);
}
