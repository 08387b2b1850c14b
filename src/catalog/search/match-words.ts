/** Turns a query into tests of the words of a text, and rules out most texts without splitting them into words. */
import { splitWords, foldText, splitPieces } from '../../model/search/split-words.js';
import { commonBeginning, stemWord } from '../../model/search/english-words.js';
import { columnPrefixes, isLongEnough } from './word-clauses.js';
import type { QueryNode } from './query-syntax.js';

export type WordTest = (word: string) => boolean;

/** Matches consecutive words. */
export interface RowTest {
  readonly words: readonly WordTest[];
  /** Each matching ASCII text contains this part, folded and without `_` and `-`. Empty if no such part is known. */
  readonly part: string;
}

export interface Tests {
  readonly rows: readonly RowTest[];
  /** Apply only to names. */
  readonly beginnings: readonly RowTest[];
  /** For names of columns: rows in which the words of a compound are adjacent, and beginnings at one of the words of the name. */
  readonly columns: { readonly rows: readonly RowTest[]; readonly beginnings: readonly string[] };
  /** Tests of the values in `field:value`. */
  readonly fields: ReadonlyMap<string, readonly WordTest[]>;
}

export function collectTests(
  node: QueryNode,
  tests = {
    rows: [] as RowTest[],
    beginnings: [] as RowTest[],
    columns: { rows: [] as RowTest[], beginnings: [] as string[] },
    fields: new Map<string, WordTest[]>(),
  },
): Tests {
  if (node.kind === 'and' || node.kind === 'or') for (const part of node.nodes) collectTests(part, tests);
  if (node.kind === 'word') {
    tests.rows.push(...rowTests(node.text));
    tests.beginnings.push(...prefixTests(node.text));
    tests.columns.rows.push(...rowTests(node.text, [splitWords(node.text)]));
    if (!node.text.includes('*')) tests.columns.beginnings.push(...columnPrefixes(node.text, true));
  }
  if (node.kind === 'phrase') {
    const test = phraseTest(splitWords(node.text));
    tests.rows.push(test);
    tests.columns.rows.push(test);
  }
  if (node.kind === 'field') {
    const test: WordTest = node.quoted ? (value) => value === node.text : globTest(node.text);
    tests.fields.set(node.field, [...(tests.fields.get(node.field) ?? []), test]);
  }
  return tests;
}

const ASCII = /^[\0-\x7f]*$/;

/**
 * Tells whether the words of a text can match. Most texts cannot, and splitting them into words takes longer than the search.
 * @param folded the folded text
 */
export function mayContain(folded: string, { part }: RowTest): boolean {
  return folded.includes(part) || !ASCII.test(folded) || withoutSeparators(folded).includes(part);
}

/** A name of several words also counts without its separators: `orders_daily` as `ordersdaily`. */
function withoutSeparators(folded: string): string {
  return folded.replace(/[_-]+/g, '');
}

/**
 * A word matches in singular and plural, a piece of several words matches consecutive words, a name matches as a whole. A word with
 * `*` matches by its pattern.
 */
function rowTests(text: string, pieces: readonly (readonly string[])[] = splitPieces(text)): RowTest[] {
  const whole = foldText(text);
  if (text.includes('*')) return [{ words: [globTest(whole)], part: '' }];
  return [wordTest(whole, (word) => word === whole), ...pieces.map(pieceTest)];
}

/** Matches the word as a prefix; if it splits into several words, the last one. */
function prefixTests(text: string): RowTest[] {
  if (text.includes('*')) return [];
  const last = splitPieces(text).at(-1) ?? [];
  const beginnings = new Set([foldText(text), ...(last.length === 1 ? last : [])]);
  return [...beginnings]
    .filter(isLongEnough)
    .map((beginning) => wordTest(beginning, (word) => word.startsWith(beginning)));
}

function wordTest(beginning: string, test: WordTest): RowTest {
  return { words: [test], part: withoutSeparators(beginning) };
}

function phraseTest(phrase: readonly string[]): RowTest {
  return { words: phrase.map((wanted) => (word: string) => word === wanted), part: longest(phrase) };
}

/** Matches each word of a piece in singular and plural. */
function pieceTest(piece: readonly string[]): RowTest {
  return { words: piece.map(singularPluralTest), part: longest(piece.map(commonBeginning)) };
}

function longest(words: readonly string[]): string {
  return words.reduce((best, word) => (word.length > best.length ? word : best), '');
}

function singularPluralTest(wanted: string): WordTest {
  const stem = stemWord(wanted);
  return (word) => word === wanted || stemWord(word) === stem;
}

/** Matches piece by piece from the left; a regular expression with many stars would backtrack over a long text. */
function globTest(glob: string): WordTest {
  const [first = '', ...rest] = glob.split(/\*+/);
  const last = rest.pop();
  if (last === undefined) return (text) => text === glob;
  return (text) => {
    let at = first.length;
    if (!text.startsWith(first) || !text.endsWith(last)) return false;
    for (const piece of rest) {
      const found = text.indexOf(piece, at);
      if (found < 0) return false;
      at = found + piece.length;
    }
    return at <= text.length - last.length;
  };
}
