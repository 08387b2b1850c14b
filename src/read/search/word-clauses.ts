/**
 * How words become Lucene clauses, and with that the ranking: a whole name beats a part of a name, which beats a word of other
 * text. Each tier gives the same score to whatever matches it, however rare the word is; within a tier, small BM25 scores
 * put short and repeated matches first without ever lifting one over the next tier (BM25 of one word stays below 20).
 */
import { foldText } from '../../model/search/fold-text.js';
import { splitWords } from '../../model/search/split-words.js';
import { stemWord } from '../../model/search/stem-word.js';
import { canonicalName, LEAF_MARK, STEM_MARK, wholeForms } from '../../model/search/text-tiers.js';
import { toToken } from '../../model/search/token.js';
import { all, either, pattern, ranked, same } from './lucene.js';

export const BOOST = {
  /** The whole name as written; the same words with other joints. */
  wholeName: 1_000,
  nameWords: 900,
  /** The last part of a dotted name. */
  nameEnd: 600,
  namePrefix: 300,
  word: { names: 100, texts: 10 },
  /** Each part of a compound that is not found as such; two of them beat what a description can score. */
  part: 30,
  /** The other number of the word, e.g. `order` for `orders`. */
  stem: { names: 80, texts: 8 },
  frequency: { names: 1, texts: 0.05 },
} as const;

type WordTier = 'names' | 'texts';

/** Clauses for the name as a whole: added to what a query asks for, they only raise scores. */
export function wholeNameClauses(text: string): string[] {
  const canonical = canonicalName(text);
  const [asWritten, ...byWords] = wholeForms(text);
  return [
    ...(asWritten === undefined ? [] : [same('exact', asWritten, BOOST.wholeName)]),
    ...byWords.map((token) => same('exact', token, BOOST.nameWords)),
    ...(canonical === '' ? [] : [same('exact', LEAF_MARK + canonical, BOOST.nameEnd)]),
  ];
}

/** A single word, which may split into several: those must follow each other, or all occur in their other number. */
export function wordClause(text: string): string {
  const words = splitWords(text);
  const [only] = words;
  if (only === undefined) return same('exact', toToken(foldText(text.trim())), BOOST.wholeName);
  if (words.length === 1) return either([...wordForms('names', only), ...wordForms('texts', only)]);
  const whole = toToken(foldText(text));
  return either([
    same('exact', whole, BOOST.word.names),
    same('names', whole, BOOST.word.names),
    same('texts', whole, BOOST.word.texts),
    phraseIn('names', words),
    phraseIn('texts', words),
    all(words.map((word) => either(wordNumbers(word).map((token) => same('names', token, BOOST.part))))),
  ]);
}

/** Words in quotes: exactly these, in this order. */
export function phraseClause(text: string): string {
  const words = splitWords(text);
  const whole = wholeForms(text).map((token) => same('exact', token, BOOST.wholeName));
  if (words.length === 0) return either(whole.length > 0 ? whole : [same('exact', toToken(text), 1)]);
  return either([...whole, phraseIn('names', words), phraseIn('texts', words)]);
}

/** A word with `*`: fits single words, names kept whole, and names of several words. */
export function wildcardClause(text: string): string {
  const pieces = text.split(/\*+/).map((piece) => toToken(foldText(piece)));
  return either([
    pattern('exact', pieces, BOOST.namePrefix),
    pattern('names', pieces, BOOST.word.names),
    pattern('texts', pieces, BOOST.word.texts),
  ]);
}

function wordForms(tier: WordTier, word: string): string[] {
  const stem = stemWord(word);
  const token = toToken(word);
  return [
    same(tier, token, BOOST.word[tier]),
    ranked(tier, [token], BOOST.frequency[tier]),
    same(tier, STEM_MARK + stem, BOOST.stem[tier]),
    ...(stem === word ? [] : [same(tier, toToken(stem), BOOST.stem[tier])]),
  ];
}

function phraseIn(tier: WordTier, words: readonly string[]): string {
  const tokens = words.map(toToken);
  const [first] = tokens;
  return `(+${ranked(tier, tokens, BOOST.frequency[tier])} ${same(tier, first ?? '', BOOST.word[tier])})`;
}

/** The tokens under which either number of a word stands. */
function wordNumbers(word: string): string[] {
  const stem = stemWord(word);
  return [...new Set([word, stem, STEM_MARK + stem])].map(toToken);
}
