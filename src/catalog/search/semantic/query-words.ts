/** Extracts the words of a question that are not stop words. */
import { CatalogError } from '../../../core/errors.js';
import { listCompounds, splitWords } from '../../../model/search/split-words.js';
import { isStopWord } from '../../../model/search/stop-words.js';

/** Lucene accepts 1,024 clauses per query: a word needs up to eight; the vocabulary and the filter need the rest. */
export const MAX_ASKED_WORDS = 40;
const MAX_COMPOUNDS = 20;

export interface QueryWords {
  /** Distinct, in their order. Empty if the question asks for everything. */
  readonly words: readonly string[];
  /** Names of several words, kept as a whole. */
  readonly compounds: readonly string[];
}

/** If a question consists of stop words only, they are its words. @throws LIMIT_EXCEEDED */
export function queryWords(input: string): QueryWords {
  const all = [...new Set(splitWords(input))];
  const telling = all.filter((word) => !isStopWord(word));
  const words = telling.length > 0 ? telling : all;
  if (words.length > MAX_ASKED_WORDS)
    throw new CatalogError(
      'LIMIT_EXCEEDED',
      `The question has ${words.length} words besides stop words; at most ${MAX_ASKED_WORDS} are allowed`,
      { path: '/input', rule: `at most ${MAX_ASKED_WORDS} words` },
    );
  return { words, compounds: listCompounds(input).slice(0, MAX_COMPOUNDS) };
}
