/**
 * Turns words into Lucene clauses, which decide the ranking: a whole name ranks above a part of a name, which ranks above a word of
 * other text. Each tier gives the same score to every match, however rare the word is. Within a tier, small BM25 scores put short and
 * repeated matches first without lifting one into the next tier (BM25 of one word stays below 20).
 */
import { splitWords, foldText, splitPieces } from '../../model/search/split-words.js';
import { otherNumbers, stemWord } from '../../model/search/english-words.js';
import {
  canonicalName,
  LEAF_MARK,
  STEM_MARK,
  wholeForms,
  columnPrefixToken,
} from '../../model/search/text-tiers.js';
import { toToken } from '../../model/search/search-terms.js';
import { all, either, pattern, ranked, same } from './lucene.js';

const BOOST = {
  /** The whole name as written, and the same words with other separators. */
  wholeName: 1_000,
  nameWords: 900,
  /** The last part of a dotted name. */
  nameEnd: 600,
  namePrefix: 300,
  word: { names: 100, texts: 10 },
  /** Each part of a compound that does not match as a whole; two parts score more than a description can. */
  part: 30,
  /** The other number of the word, e.g. `order` for `orders`. */
  stem: { names: 80, texts: 8 },
  frequency: { names: 1, texts: 0.05 },
} as const;

type WordTier = 'names' | 'texts';

/** Maximum number of additional variants of a sequence of words, with words in the other number. */
const MAX_OTHER_ROWS = 8;

/** Returns clauses for the name as a whole: they only raise scores. */
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
 * Matches a single word. If it splits into several, they must be consecutive, in singular or plural. With a lower score it matches
 * names that contain all its pieces anywhere. Words that were split at digits stay together there, because an identifier such as
 * `db6c9f4c0e` would otherwise match any text with enough single letters and digits.
 */
export function wordClause(text: string, { inEitherNumber }: { readonly inEitherNumber: boolean }): string {
  const words = splitWords(text);
  const [only] = words;
  if (only === undefined) return same('exact', toToken(foldText(text.trim()) || text), BOOST.wholeName);
  if (words.length === 1) return either([...wordForms('names', only), ...wordForms('texts', only)]);
  const whole = toToken(foldText(text));
  const pieces = splitPieces(text);
  const otherRows = inEitherNumber ? singularPluralVariants(words) : [];
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

/** Matches words in quotes: exactly these, in this order. */
export function phraseClause(text: string): string {
  const words = splitWords(text);
  const whole = wholeForms(text).map((token) => same('exact', token, BOOST.wholeName));
  if (words.length === 0) return either(whole.length > 0 ? whole : [same('exact', toToken(text), 1)]);
  return either([...whole, phraseIn('names', words), phraseIn('texts', words)]);
}

/** Matches a word with `*`: single words, whole names, and names of several words. */
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

/** Matches one piece of a compound; a single word always in singular and plural. */
function pieceInNames(words: readonly string[], inEitherNumber: boolean): string {
  const [first = '', ...others] = words;
  if (others.length === 0) return either(wordNumbers(first).map((token) => same('names', token, BOOST.part)));
  const otherRows = inEitherNumber ? singularPluralVariants(words) : [];
  return either([words, ...otherRows].map((row) => phraseIn('names', row, BOOST.part)));
}

/** Returns the sequence with all words in their other number, then with one word at a time, which are the usual variants of names. */
function singularPluralVariants(words: readonly string[]): string[][] {
  const others = words.map(otherNumbers);
  const one = words.flatMap((_, at) =>
    (others[at] ?? []).map((other) => words.map((word, index) => (index === at ? other : word))),
  );
  const varied = others.filter((forms) => forms.length > 0).length;
  const every = words.map((word, at) => others[at]?.[0] ?? word);
  return [...(varied > 1 ? [every] : []), ...one].slice(0, Math.min(MAX_OTHER_ROWS, words.length + 1));
}

/** Returns the tokens by which a word is indexed in singular and plural. */
function wordNumbers(word: string): string[] {
  const stem = stemWord(word);
  return [...new Set([word, stem, STEM_MARK + stem])].map(toToken);
}

// Prefix matches in names and in names of columns. They rank below matches of the whole word.

/** Shorter prefixes match too many words. */
const MIN_PREFIX_LENGTH = 3;

/**
 * Matches names that contain a word with the typed prefix. If the typed word splits into several, the last one is the prefix: of a
 * compound name, or of a word in a name that contains all other pieces. A last piece of several words must match whole, as a phrase.
 * In the name of a column all of them are adjacent. Such a match ranks below one in a name.
 * @returns undefined if the prefix is too short
 */
export function prefixClause(
  text: string,
  { inEitherNumber }: { readonly inEitherNumber: boolean },
): string | undefined {
  const whole = foldText(text);
  const pieces = splitPieces(text);
  const last = pieces.at(-1);
  if (!isLongEnough(whole) || last === undefined) return undefined;
  const inNames = pattern('names', [toToken(whole), ''], BOOST.word.names);
  const beginsWhole = either([inNames, ...columnClauses(text, inEitherNumber)]);
  const [word, ...more] = last;
  if (pieces.length === 1 && more.length === 0) return beginsWhole;
  if (word === undefined || more.length > 0 || !isLongEnough(word)) return beginsWhole;
  const before = pieces.slice(0, -1).map((piece) => pieceInNames(piece, inEitherNumber));
  return either([beginsWhole, all([...before, pattern('names', [toToken(word), ''], BOOST.part)])]);
}

function columnClauses(text: string, inEitherNumber: boolean): string[] {
  return columnPrefixes(text, inEitherNumber).map((beginning) =>
    pattern('texts', [columnPrefixToken(beginning), ''], BOOST.word.texts),
  );
}

/** Returns the beginnings of column names that the typed text means: its words without separators, all but the last in either number. */
export function columnPrefixes(text: string, inEitherNumber: boolean): string[] {
  const words = splitWords(text);
  const last = words.at(-1) ?? '';
  const before = words.slice(0, -1);
  const rows = inEitherNumber && before.length > 0 ? [before, ...singularPluralVariants(before)] : [before];
  return [...new Set(rows.map((row) => [...row, last].join('')))].filter(isLongEnough);
}

/**
 * For a query of words only: names that start with it rank above names in which a later word starts with it. Of columns, those that
 * contain several words next to each other rank above others.
 */
export function namePrefixClauses(text: string): string[] {
  const canonical = canonicalName(text);
  const isOneWord = !/\s/.test(text);
  return [
    ...(isOneWord ? [] : columnClauses(text, false)),
    ...wholeForms(text).map((token) => pattern('exact', [token, ''], BOOST.namePrefix)),
    ...(canonical === '' ? [] : [pattern('exact', [LEAF_MARK + canonical, ''], BOOST.word.names)]),
  ];
}

/** In scripts without spaces each character is a word, so it is found without a prefix match. */
export function isLongEnough(folded: string): boolean {
  return Array.from(folded).length >= MIN_PREFIX_LENGTH;
}
