/** Groups the words of a text without spaces into pieces that are searched as phrases. */
import { splitWords } from './split-words.js';

/** Letters and digits without a separator. */
const CHUNK = /[\p{L}\p{N}\p{M}]+/gu;
const DIGIT = /\p{N}/u;
/** One letter of a script that has upper and lower case. */
const LONE_LETTER = /^\p{Ll}\p{M}*$/u;

/**
 * Returns the words of a text in order, grouped. Words that were split at digits or beside a single letter belong together, because
 * alone they would match anywhere; all other words are groups of their own. `GrossMargin_v2` is `gross`, `margin`, `v 2`, and the hexadecimal
 * `db6c9f` is one group of four words. All groups in order are the words of `splitWords`.
 */
export function splitPieces(text: string): string[][] {
  return (text.normalize('NFKC').match(CHUNK) ?? []).flatMap((chunk) => {
    const words = splitWords(chunk);
    const belongTogether = DIGIT.test(chunk) || words.some((word) => LONE_LETTER.test(word));
    if (belongTogether) return words.length === 0 ? [] : [words];
    return words.map((word) => [word]);
  });
}
