/**
 * How words become Lucene clauses, and with that the ranking: a whole name beats a part of a name, which beats a word of other
 * text. Each tier gives the same score to whatever matches it, however rare the word is; within a tier, small BM25 scores
 * put short and repeated matches first without ever lifting one over the next tier (BM25 of one word stays below 20).
 */
import { foldText } from '../../model/search/fold-text.js';
import { splitPieces } from '../../model/search/split-pieces.js';
import { splitWords } from '../../model/search/split-words.js';
import { otherNumbers, stemWord } from '../../model/search/stem-word.js';
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

/** A row of words is also looked for with its words in their other number, in so many forms at most. */
const MAX_OTHER_ROWS = 8;

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

/**
 * A single word, which may split into several: those must follow each other, in either number. Further down, names that
 * have all its pieces anywhere; words that were split at digits stay in a row there too, or an identifier such as
 * `db6c9f4c0e` would be found wherever there are enough single letters and digits.
 */
export function wordClause(text: string, { inEitherNumber }: { readonly inEitherNumber: boolean }): string {
  const words = splitWords(text);
  const [only] = words;
  if (only === undefined) return same('exact', toToken(foldText(text.trim()) || text), BOOST.wholeName);
  if (words.length === 1) return either([...wordForms('names', only), ...wordForms('texts', only)]);
  const whole = toToken(foldText(text));
  const pieces = splitPieces(text);
  const otherRows = inEitherNumber ? rowsInOtherNumbers(words) : [];
  return either([
    same('exact', whole, BOOST.word.names),
    same('names', whole, BOOST.word.names),
    same('texts', whole, BOOST.word.texts),
    phraseIn('names', words),
    phraseIn('texts', words),
    ...otherRows.map((row) => phraseIn('names', row, BOOST.stem.names)),
    ...otherRows.map((row) => phraseIn('texts', row, BOOST.stem.texts)),
    ...(pieces.length > 1 ? [all(pieces.map((piece) => pieceInNames(piece, inEitherNumber)))] : []),
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

function phraseIn(tier: WordTier, words: readonly string[], boost: number = BOOST.word[tier]): string {
  const tokens = words.map(toToken);
  const [first] = tokens;
  return `(+${ranked(tier, tokens, BOOST.frequency[tier])} ${same(tier, first ?? '', boost)})`;
}

/** One piece of a compound; a single word always in either number. */
export function pieceInNames(words: readonly string[], inEitherNumber: boolean): string {
  const [first = '', ...others] = words;
  if (others.length === 0) return either(wordNumbers(first).map((token) => same('names', token, BOOST.part)));
  const otherRows = inEitherNumber ? rowsInOtherNumbers(words) : [];
  return either([words, ...otherRows].map((row) => phraseIn('names', row, BOOST.part)));
}

/** The row with one word after the other in its other number, then with all words so: what people vary in names. */
function rowsInOtherNumbers(words: readonly string[]): string[][] {
  const others = words.map(otherNumbers);
  const one = words.flatMap((_, at) =>
    (others[at] ?? []).map((other) => words.map((word, index) => (index === at ? other : word))),
  );
  const varied = others.filter((forms) => forms.length > 0).length;
  const every = words.map((word, at) => others[at]?.[0] ?? word);
  return [...(varied > 1 ? [every] : []), ...one].slice(0, Math.min(MAX_OTHER_ROWS, words.length + 1));
}

/** The tokens under which either number of a word stands. */
function wordNumbers(word: string): string[] {
  const stem = stemWord(word);
  return [...new Set([word, stem, STEM_MARK + stem])].map(toToken);
}
