/**
 * Builds the texts of the full-text index. A tier contains the words of each text in order, so that phrases can be
 * found, followed by a separator that no query contains. The other forms of the words follow once each:
 * `~` and the singular of a plural, and names of several words kept whole.
 */
import { LRUCache } from 'lru-cache';
import { columnTokens } from './column-names.js';
import { foldText, isAscii } from './fold-text.js';
import { listCompounds, splitWords } from './split-words.js';
import { stemWord } from './stem-word.js';
import { MAX_TOKEN_LENGTH, toToken } from './token.js';

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
const LONGEST_KNOWN_TEXT = 64;
const knownTokens = new LRUCache<string, TextTokens>({ max: 20_000 });

function textTokens(text: string): TextTokens {
  if (text.length > LONGEST_KNOWN_TEXT || text.includes(' ')) return tokenize(text);
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
