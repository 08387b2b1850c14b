/** One spelling for all ways to write a word: what is indexed and what is typed both go through here. */

const ACCENTS = /[\u0300-\u036f]/g;

/** Letters whose stroke or ligature no Unicode normalization takes apart. */
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
const STROKED = new RegExp(`[${Object.keys(PLAIN_LETTERS).join('')}]`, 'g');

/**
 * Compatibility forms made plain (full-width letters, ligatures), lower case, accents of Latin, Greek and Cyrillic letters
 * dropped. Marks of other scripts stay, for there they tell words apart. Folding twice changes nothing.
 */
export function foldText(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase();
  const lower = text.normalize('NFKC').toLowerCase();
  const bare = lower.normalize('NFD').replace(ACCENTS, '').normalize('NFKC');
  return bare.replace(STROKED, (letter) => PLAIN_LETTERS[letter] ?? letter);
}
