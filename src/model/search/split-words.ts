/** Splits text into search words and folds their spellings, for the index and for queries. */

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

const ACCENTS = /[\u0300-\u036f]/g;

/** Letters with a stroke or ligature that Unicode normalization does not decompose. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
};
const ASCII = /^[\0-\x7f]*$/;

export function isAscii(text: string): boolean {
  return ASCII.test(text);
}

const STROKED = new RegExp(`[${Object.keys(PLAIN_LETTERS).join('')}]`, 'g');

/**
 * Folds all spellings of a word into one: replaces compatibility forms (full-width letters, ligatures), lowers the case, and drops accents
 * of Latin, Greek and Cyrillic letters. Marks of other scripts stay, because they distinguish words. Folding twice changes nothing.
 */
export function foldText(text: string): string {
  if (isAscii(text)) return text.toLowerCase();
  const lower = text.normalize('NFKC').toLowerCase();
  const bare = lower.normalize('NFD').replace(ACCENTS, '').normalize('NFKC');
  return bare.replace(STROKED, (letter) => PLAIN_LETTERS[letter] ?? letter);
}

/** A run of letters and digits without a separator. */
const CHUNK = /[\p{L}\p{N}\p{M}]+/gu;
const DIGIT = /\p{N}/u;
/** A single letter of a script with upper and lower case. */
const LONE_LETTER = /^\p{Ll}\p{M}*$/u;

/**
 * Returns the words of a text in order, grouped into pieces that are searched as phrases. Words that were split at digits or beside a
 * single letter form one group, because alone they would match anywhere. Every other word is its own group. `GrossMargin_v2` has the groups
 * `gross`, `margin` and `v 2`. The hexadecimal `db6c9f` is one group of five words. All groups together are the words of `splitWords` in
 * the same order.
 */
export function splitPieces(text: string): string[][] {
  return (text.normalize('NFKC').match(CHUNK) ?? []).flatMap((chunk) => {
    const words = splitWords(chunk);
    const belongTogether = DIGIT.test(chunk) || words.some((word) => LONE_LETTER.test(word));
    if (belongTogether) return words.length === 0 ? [] : [words];
    return words.map((word) => [word]);
  });
}
