/** Finds the root of an English word: `bill` for `billing`, `billed` and `bills`. */

/** The longest first. */
const ENDINGS = [
  'ations',
  'ements',
  'ation',
  'ement',
  'ments',
  'ities',
  'ness',
  'ment',
  'ings',
  'ions',
  'able',
  'ance',
  'ence',
  'ity',
  'ing',
  'ion',
  'ers',
  'ors',
  'ies',
  'ive',
  'ed',
  'er',
  'or',
  'es',
  'ly',
  'al',
];

/** Shorter roots would match too many words. */
const SHORTEST_ROOT = 4;

/**
 * @param word a folded word
 * @returns undefined for a word without such an ending, or with a root that is too short
 */
export function wordRoot(word: string): string | undefined {
  if (!/^[a-z]+$/.test(word)) return undefined;
  const ending = ENDINGS.find((each) => word.endsWith(each) && word.length - each.length >= SHORTEST_ROOT);
  return ending === undefined ? undefined : word.slice(0, -ending.length);
}
