/** Prefix matches in names and in names of columns. They rank below matches of the whole word. */
import { beginningToken } from '../../model/search/column-names.js';
import { foldText } from '../../model/search/fold-text.js';
import { splitPieces } from '../../model/search/split-pieces.js';
import { canonicalName, LEAF_MARK, wholeForms } from '../../model/search/text-tiers.js';
import { toToken } from '../../model/search/token.js';
import { all, either, pattern } from './lucene.js';
import { splitWords } from '../../model/search/split-words.js';
import { BOOST, pieceInNames, rowsInOtherNumbers } from './word-clauses.js';

/** Shorter prefixes match too many words. */
const SHORTEST_PREFIX = 3;

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
  return columnBeginnings(text, inEitherNumber).map((beginning) =>
    pattern('texts', [beginningToken(beginning), ''], BOOST.word.texts),
  );
}

/** Returns the beginnings of column names that the typed text means: its words without separators, all but the last in either number. */
export function columnBeginnings(text: string, inEitherNumber: boolean): string[] {
  const words = splitWords(text);
  const last = words.at(-1) ?? '';
  const before = words.slice(0, -1);
  const rows = inEitherNumber && before.length > 0 ? [before, ...rowsInOtherNumbers(before)] : [before];
  return [...new Set(rows.map((row) => [...row, last].join('')))].filter(isLongEnough);
}

/**
 * For a query of words only: names that start with it rank above names in which a later word starts with it. Of columns, those that
 * contain several words next to each other rank above others.
 */
export function nameBeginnings(text: string): string[] {
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
  return Array.from(folded).length >= SHORTEST_PREFIX;
}
