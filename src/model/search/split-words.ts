/** Splits text into search words. */
import { foldText, isAscii } from './fold-text.js';

/** Scripts without spaces between words, or with particles joined to words. Each character is a word. */
const CHARACTER =
  '[\\p{scx=Han}\\p{scx=Hira}\\p{scx=Kana}\\p{scx=Hang}\\p{sc=Thai}\\p{sc=Lao}\\p{sc=Khmr}\\p{sc=Mymr}]';

/** Matches single characters, upper-case runs (`HTTP` in `HTTPServer`, `URLs`), digits, and words with at most one leading capital. */
const WORD = new RegExp(
  [
    `(?=[\\p{L}\\p{N}])${CHARACTER}\\p{M}*`,
    '\\p{Lu}{2,}s(?!\\p{L})',
    '\\p{N}+',
    '\\p{Lu}+(?![\\p{Ll}\\p{M}])',
    `\\p{Lu}?(?:(?!${CHARACTER})[\\p{Ll}\\p{Lt}\\p{Lm}\\p{Lo}\\p{M}])+`,
    '\\p{Lu}',
  ].join('|'),
  'gu',
);

/** The same for ASCII text, several times faster. */
const ASCII_WORD = /[A-Z]{2,}s(?![A-Za-z])|[0-9]+|[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g;
/** The same for ASCII text without capitals. */
const LOWER_WORD = /[a-z]+|[0-9]+/g;
const CAPITAL = /[A-Z]/;

/** Letters and digits with the separators of identifiers. */
const ASCII_IDENTIFIER = /[A-Za-z0-9]+(?:[_-]+[A-Za-z0-9]+)*/g;
const PLAIN_WORD = /^[a-z]+$/;
const IDENTIFIER = /[\p{L}\p{N}\p{M}]+(?:[_-]+[\p{L}\p{N}\p{M}]+)*/gu;

/**
 * Returns the folded words of a text in order. It splits at everything that is neither letter nor digit, where lower case turns
 * into upper case, and between letters and digits. `ordersDaily_v2` is `orders daily v 2`.
 */
export function splitWords(text: string): string[] {
  return wordsOf(isAscii(text) ? text : text.normalize('NFKC'));
}

/** Matches every ASCII text that may contain a name of several words: `_` or `-`, or a boundary between cases, or between letters and digits. */
const MAY_BE_COMPOUND = /[_-]|[a-z][A-Z0-9]|[A-Z][0-9]|[0-9][A-Za-z]|[A-Z][A-Z][a-z]/;

/**
 * Returns names of several words as a whole: as written and without separators. `ordersDaily_v2` gives
 * `ordersdaily_v2` and `ordersdailyv2`.
 */
export function listCompounds(text: string): string[] {
  const isPlain = isAscii(text);
  if (isPlain && !MAY_BE_COMPOUND.test(text)) return [];
  const compounds = new Set<string>();
  const identifiers = isPlain ? text.match(ASCII_IDENTIFIER) : text.normalize('NFKC').match(IDENTIFIER);
  for (const identifier of identifiers ?? []) {
    if (PLAIN_WORD.test(identifier) || wordsOf(identifier).length < 2) continue;
    const whole = foldText(identifier);
    compounds.add(whole).add(whole.replace(/[_-]/g, ''));
  }
  return [...compounds];
}

function wordsOf(normalized: string): string[] {
  if (isAscii(normalized)) {
    if (!CAPITAL.test(normalized)) return normalized.match(LOWER_WORD) ?? [];
    return normalized.match(ASCII_WORD)?.map((word) => word.toLowerCase()) ?? [];
  }
  const words: string[] = [];
  for (const [word] of normalized.matchAll(WORD)) {
    const folded = foldText(word);
    if (folded !== '') words.push(folded);
  }
  return words;
}
