/** Builds the Lucene queries that complete a name. */
import { foldText } from '../../model/search/fold-text.js';
import { splitWords } from '../../model/search/split-words.js';
import { canonicalName, LEAF_MARK, wholeForms } from '../../model/search/text-tiers.js';
import { toToken } from '../../model/search/token.js';
import { URN_PREFIX } from '../../model/urn/parse-urn.js';
import { all, either, pattern, same, type Tier } from './lucene.js';
import { MAX_QUERY_WORDS } from './text-query.js';

/**
 * Returns the queries to run, in steps, until there are enough suggestions: names that equal the typed text, and names that begin with it;
 * then all others. No entity is in two of them. The first step takes a small part of the time of the second one.
 */
export function completionSteps({
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
