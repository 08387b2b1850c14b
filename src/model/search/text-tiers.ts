/**
 * The token texts of the full-text index. Within a tier each text first stands as its words in order, so that phrases can be
 * found; a separator that no query holds ends it. Behind all texts come, once each, the other forms of its words:
 * `~` and the singular of a plural, and names of several words kept whole.
 */
import { foldText } from './fold-text.js';
import { listCompounds, splitWords } from './split-words.js';
import { stemWord } from './stem-word.js';
import { toToken } from './token.js';

/** In front of a singular that stands for a plural: the word as written ranks higher. */
export const STEM_MARK = '~';
/** In front of the last part of a dotted name, which ranks below the whole name. */
export const LEAF_MARK = '/';

const SEPARATOR = '|';

/** The tokens of one text: its words in order up to a separator, and their other forms. */
export interface TextTokens {
  readonly sequence: string;
  readonly forms: readonly string[];
}

/**
 * Words in order, then their other forms.
 * @param tokensOf `textTokens`, or what remembers its answers.
 */
export function wordTier(
  texts: readonly string[],
  tokensOf: (text: string) => TextTokens = textTokens,
): string {
  const sequences: string[] = [];
  const forms = new Set<string>();
  for (const text of new Set(texts)) {
    const tokens = tokensOf(text);
    sequences.push(tokens.sequence);
    for (const form of tokens.forms) forms.add(form);
  }
  return [...sequences, ...forms].join(' ');
}

export function textTokens(text: string): TextTokens {
  const sequence: string[] = [];
  const forms = new Set<string>();
  for (const word of splitWords(text)) {
    sequence.push(toToken(word));
    const stem = stemWord(word);
    if (stem !== word) forms.add(toToken(STEM_MARK + stem));
  }
  sequence.push(SEPARATOR);
  for (const compound of listCompounds(text)) forms.add(toToken(compound));
  return { sequence: sequence.join(' '), forms: [...forms] };
}

/** Like `wordTier`; names that are written with dots, slashes or colons are also kept whole. */
export function nameTier(names: readonly string[]): string {
  const wholes = names.filter(
    (name) => /^\S*[^\s\p{L}\p{N}\p{M}_-]\S*$/u.test(name) && splitWords(name).length > 1,
  );
  return [wordTier(names), ...new Set(wholes.map((name) => toToken(foldText(name))))].join(' ');
}

/** Each name as a single token: as written, by its words, and by its last dotted part. */
export function exactTier(names: readonly string[], urn: string): string {
  const tokens = new Set<string>();
  for (const name of names) {
    for (const token of wholeForms(name)) tokens.add(token);
    const leaf = leafOf(name);
    if (leaf !== name) tokens.add(LEAF_MARK + canonicalName(leaf));
  }
  return [...tokens, toToken(foldText(urn))].join(' ');
}

/** The forms under which a whole name is found: folded, and word by word so that `Orders Daily` finds `orders_daily`. */
export function wholeForms(name: string): string[] {
  return [...new Set([toToken(foldText(name.trim())), canonicalName(name)])].filter((token) => token !== '');
}

/** The words of a name joined by `_`; empty when it has none. */
export function canonicalName(name: string): string {
  return toToken(splitWords(name).join('_'));
}

function leafOf(name: string): string {
  const trimmed = name.trim();
  return /\s/.test(trimmed) ? trimmed : (trimmed.split(/[./\\:]/).findLast((part) => part !== '') ?? trimmed);
}
