/** Builds the Lucene queries that complete a name. */
import { foldText } from '../../model/search/fold-text.js';
import { splitWords } from '../../model/search/split-words.js';
import { canonicalName, LEAF_MARK, wholeForms } from '../../model/search/text-tiers.js';
import { toToken } from '../../model/search/token.js';
import { all, either, pattern, same, type Tier } from './lucene.js';
import { MAX_QUERY_WORDS } from './text-query.js';

/**
 * Returns the queries to run until there are enough suggestions: names that begin with the typed text, then all others. No name is in both.
 * The first query takes a small part of the time of the second one. Values of a requested field are found by a single query.
 */
export function completionSteps({
  query,
  field,
}: {
  readonly query: string;
  readonly field?: string | undefined;
}): string[] {
  const beginning = either(beginningClauses(query));
  if (field !== undefined) return [either([beginning, ...wordsWithin(query, ['names', 'texts'])])];
  return [beginning, `(+${either(wordsWithin(query, ['names']))} -${beginning})`];
}

function beginningClauses(typed: string): string[] {
  const whole = toToken(foldText(typed.trimStart()));
  return [
    ...wholeForms(typed).map((token) => same('exact', token, 2_000)),
    pattern('exact', [whole, ''], 1_000),
    pattern('exact', [canonicalName(typed), ''], 900),
    pattern('exact', [LEAF_MARK + canonicalName(typed), ''], 500),
  ];
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
