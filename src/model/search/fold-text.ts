/** Folds all spellings of a word into one, for the index and for queries. */

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
 * Replaces compatibility forms (full-width letters, ligatures), lowers the case, and drops accents of Latin, Greek and Cyrillic letters.
 * Marks of other scripts stay, because they distinguish words. Folding twice changes nothing.
 */
export function foldText(text: string): string {
  if (isAscii(text)) return text.toLowerCase();
  const lower = text.normalize('NFKC').toLowerCase();
  const bare = lower.normalize('NFD').replace(ACCENTS, '').normalize('NFKC');
  return bare.replace(STROKED, (letter) => PLAIN_LETTERS[letter] ?? letter);
}
