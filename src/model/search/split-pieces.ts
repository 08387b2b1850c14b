/** Which words of something typed without a space mean something apart, and which only in a row. */
import { splitWords } from './split-words.js';

/** Letters and digits without a joint. */
const CHUNK = /[\p{L}\p{N}\p{M}]+/gu;
const DIGIT = /\p{N}/u;
/** One letter of a script that has upper and lower case. */
const LONE_LETTER = /^\p{Ll}\p{M}*$/u;

/**
 * The words of a text in order, grouped: words that were split at digits, or beside a lone letter, belong together, for
 * alone they are found anywhere; all others stand alone. `GrossMargin_v2` is `gross`, `margin`, `v 2`, and the hexadecimal
 * `db6c9f` is one piece of four words. The pieces in a row are `splitWords`.
 */
export function splitPieces(text: string): string[][] {
  return (text.normalize('NFKC').match(CHUNK) ?? []).flatMap((chunk) => {
    const words = splitWords(chunk);
    const belongTogether = DIGIT.test(chunk) || words.some((word) => LONE_LETTER.test(word));
    if (belongTogether) return words.length === 0 ? [] : [words];
    return words.map((word) => [word]);
  });
}
