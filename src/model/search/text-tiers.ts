/**
 * Builds the texts of the full-text index. A tier contains the words of each text in order, so that phrases can be
 * found, followed by a separator that no query contains. The other forms of the words follow once each:
 * `~` and the singular of a plural, and names of several words kept whole.
 */
import { LRUCache } from 'lru-cache';
import { fieldNames, isTypedPath } from '../field-path.js';
import type { FieldValue } from '../types.js';
import { listCompounds, splitWords, foldText, isAscii, splitPieces } from './split-words.js';
import { stemWord } from './english-words.js';
import { MAX_TOKEN_LENGTH, toToken } from './search-terms.js';

/** Prefix of a singular that was derived from a plural. The word as written ranks higher. */
export const STEM_MARK = '~';
/** Prefix of the last part of a dotted name, which ranks below the whole name. */
export const LEAF_MARK = '/';

const SEPARATOR = '|';

/** Tokens of one text: its words in order up to a separator, and their other forms. */
interface TextTokens {
  readonly sequence: string;
  readonly forms: readonly string[];
}

/** Returns the words of all texts in order, then their other forms. */
export function wordTier(texts: readonly string[]): string {
  const sequences: string[] = [];
  const forms = new Set<string>();
  for (const text of new Set(texts)) {
    const tokens = textTokens(text);
    sequences.push(tokens.sequence);
    for (const form of tokens.forms) forms.add(form);
  }
  return [...sequences, ...forms].join(' ');
}

/**
 * Returns the texts of one aspect. The index reads those of all aspects one after the other, so the separator at the end keeps a phrase
 * from reaching into the next aspect.
 */
export function textTier(texts: readonly string[], columns: readonly string[]): string {
  return [wordTier(texts), ...columnTokens(columns), SEPARATOR].join(' ').trimStart();
}

/** Names, e.g. of columns and tags, occur in many entities; sentences are mostly unique. */
const MAX_CACHED_LENGTH = 64;
const knownTokens = new LRUCache<string, TextTokens>({ max: 20_000 });

function textTokens(text: string): TextTokens {
  if (text.length > MAX_CACHED_LENGTH || text.includes(' ')) return tokenize(text);
  const known = knownTokens.get(text);
  if (known !== undefined) return known;
  const tokens = tokenize(text);
  knownTokens.set(text, tokens);
  return tokens;
}

function tokenize(text: string): TextTokens {
  const words = splitWords(text);
  const forms: string[] = [];
  for (const word of words) {
    const stem = stemWord(word);
    if (stem !== word) forms.push(toToken(STEM_MARK + stem));
  }
  for (const compound of listCompounds(text)) forms.push(toToken(compound));
  // Words of ASCII text consist of letters and digits, which need not be encoded.
  const isPlain = isAscii(text) && (text.length <= MAX_TOKEN_LENGTH || words.every(isShort));
  const tokens = isPlain ? words : words.map(toToken);
  return { sequence: [...tokens, SEPARATOR].join(' '), forms };
}

function isShort({ length }: string): boolean {
  return length <= MAX_TOKEN_LENGTH;
}

/** Like `wordTier`, but also keeps names with dots, slashes or colons as a whole. */
export function nameTier(names: readonly string[]): string {
  const wholes = names.filter(
    (name) => /^\S*[^\s\p{L}\p{N}\p{M}_-]\S*$/u.test(name) && splitWords(name).length > 1,
  );
  return [wordTier(names), ...new Set(wholes.map((name) => toToken(foldText(name))))].join(' ');
}

/** Returns each name as a single token: as written, by its words, and by its last dotted part. */
export function exactTier(names: readonly string[], urn: string): string {
  const tokens = new Set<string>();
  for (const name of names) {
    for (const token of wholeForms(name)) tokens.add(token);
    const leaf = leafOf(name);
    if (leaf !== name) tokens.add(LEAF_MARK + canonicalName(leaf));
  }
  return [...tokens, toToken(foldText(urn))].join(' ');
}

/** Returns the forms under which a whole name is found: folded, and word by word, so that `Orders Daily` finds `orders_daily`. */
export function wholeForms(name: string): string[] {
  return [...new Set([toToken(foldText(name.trim())), canonicalName(name)])].filter((token) => token !== '');
}

/** Returns the words of a name joined by `_`; empty for a name without words. */
export function canonicalName(name: string): string {
  return toToken(splitWords(name).join('_'));
}

function leafOf(name: string): string {
  const trimmed = name.trim();
  return /\s/.test(trimmed) ? trimmed : (trimmed.split(/[./\\:]/).findLast((part) => part !== '') ?? trimmed);
}

// Queries find columns by beginnings of their names. The text tier contains the name of each column from each of its words on, without
// separators: `customer.firstName` is `customerfirstname`, `firstname` and `name`. So one prefix of the index finds a part of a word, of
// a name of several words, or of a nested path.

/** Search fields with names of columns. */
export const COLUMN_FIELDS: readonly string[] = ['fieldPaths', 'fieldLabels'];

/** Prefix of the tokens of columns, which no word begins with. */
const COLUMN_MARK = '.';

/** Longer beginnings match by this number of characters. Deeply nested paths would otherwise fill the index. */
export const MAX_COLUMN_PREFIX = 48;

const knownEnds = new LRUCache<string, readonly string[]>({ max: 20_000 });

/** Returns the token that a column's token begins with if the column's name contains this beginning. */
export function columnPrefixToken(beginning: string): string {
  return toToken(COLUMN_MARK + beginning.slice(0, MAX_COLUMN_PREFIX));
}

export function columnsIn(values: ReadonlyMap<string, readonly FieldValue[]>): string[] {
  return COLUMN_FIELDS.flatMap((field) => (values.get(field) ?? []).map(String));
}

/** Returns one token for each word that a column's name can be entered at. A token that another one begins with is left out. */
export function columnTokens(columns: readonly string[]): string[] {
  const ends = columns.flatMap(columnEnds).sort();
  return ends.filter((end, at) => ends[at + 1]?.startsWith(end) !== true).map(columnPrefixToken);
}

/** Returns the name of a column without separators, from each of its words on. Of a typed path, only the names count. */
export function columnEnds(column: string): readonly string[] {
  const known = knownEnds.get(column);
  if (known !== undefined) return known;
  const ends: string[] = [];
  let end = '';
  for (const word of enterableWords(isTypedPath(column) ? withoutTypes(column) : column).reverse()) {
    end = (word + end).slice(0, MAX_COLUMN_PREFIX);
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
