/**
 * The beginnings by which queries find columns. The text tier contains each column's name from each of its words on, without
 * separators: `customer.firstName` is `customerfirstname`, `firstname` and `name`. So one prefix of the index finds a part of a word, of
 * a name of several words, or of a nested path.
 */
import { LRUCache } from 'lru-cache';
import { fieldNames, isTypedPath } from '../field-path.js';
import type { FieldValue } from '../types.js';
import { splitPieces } from './split-pieces.js';
import { splitWords } from './split-words.js';
import { toToken } from './token.js';

/** Search fields with names of columns. */
export const COLUMN_FIELDS: readonly string[] = ['fieldPaths', 'fieldLabels'];

/** Prefix of these tokens, which no word begins with. */
const MARK = '.';

/** Longer beginnings match by this number of characters. Deeply nested paths would otherwise fill the index. */
export const LONGEST_BEGINNING = 48;

const knownEnds = new LRUCache<string, readonly string[]>({ max: 20_000 });

/** Returns the token that a column's token begins with if the column's name contains this beginning. */
export function beginningToken(beginning: string): string {
  return toToken(MARK + beginning.slice(0, LONGEST_BEGINNING));
}

export function columnsIn(values: ReadonlyMap<string, readonly FieldValue[]>): string[] {
  return COLUMN_FIELDS.flatMap((field) => (values.get(field) ?? []).map(String));
}

/** Returns one token for each word that a column's name can be entered at. A token that another one begins with is left out. */
export function columnTokens(columns: readonly string[]): string[] {
  const ends = columns.flatMap(columnEnds).sort();
  return ends.filter((end, at) => ends[at + 1]?.startsWith(end) !== true).map(beginningToken);
}

/** Returns the name of a column without separators, from each of its words on. Of a typed path, only the names count. */
export function columnEnds(column: string): readonly string[] {
  const known = knownEnds.get(column);
  if (known !== undefined) return known;
  const ends: string[] = [];
  let end = '';
  for (const word of enterableWords(isTypedPath(column) ? withoutTypes(column) : column).reverse()) {
    end = (word + end).slice(0, LONGEST_BEGINNING);
    ends.push(end);
  }
  knownEnds.set(column, ends.reverse());
  return ends;
}

function withoutTypes(path: string): string {
  return fieldNames(path)
    .filter((name) => name !== '[key]')
    .join('.');
}

/** Words that `splitPieces` would not group, which takes several times as long. */
const PLAIN = /^[A-Za-z_.-]*$/;

function enterableWords(name: string): string[] {
  const words = PLAIN.test(name) ? splitWords(name) : [];
  const isPlain = words.length > 0 && words.every(({ length }) => length > 1);
  return isPlain ? words : splitPieces(name).map((piece) => piece.join(''));
}
