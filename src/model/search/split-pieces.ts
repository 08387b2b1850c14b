/** Groups the words of a text without spaces into pieces that are searched as phrases. */
import { splitWords } from './split-words.js';

/** A run of letters and digits without a separator. */
const CHUNK = /[\p{L}\p{N}\p{M}]+/gu;
const DIGIT = /\p{N}/u;
/** A single letter of a script with upper and lower case. */
const LONE_LETTER = /^\p{Ll}\p{M}*$/u;

/**
 * Returns the words of a text in order, grouped. Words that were split at digits or beside a single letter form one group, because
 * alone they would match anywhere. Every other word is its own group. `GrossMargin_v2` has the groups `gross`, `margin` and `v 2`.
 * The hexadecimal `db6c9f` is one group of five words. All groups together are the words of `splitWords` in the same order.
 */
export function splitPieces(text: string): string[][] {
  return (text.normalize('NFKC').match(CHUNK) ?? []).flatMap((chunk) => {
    const words = splitWords(chunk);
    const belongTogether = DIGIT.test(chunk) || words.some((word) => LONE_LETTER.test(word));
    if (belongTogether) return words.length === 0 ? [] : [words];
    return words.map((word) => [word]);
  });
}
