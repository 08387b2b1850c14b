/** What English words of one family begin with: `billing`, `billed` and `bills` with `bill`. */

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

/** Shorter ones begin too many other words. */
const SHORTEST_ROOT = 4;

/** @param word folded @returns undefined when the word has no ending, or nothing much in front of it */
export function wordRoot(word: string): string | undefined {
  if (!/^[a-z]+$/.test(word)) return undefined;
  const ending = ENDINGS.find((each) => word.endsWith(each) && word.length - each.length >= SHORTEST_ROOT);
  return ending === undefined ? undefined : word.slice(0, -ending.length);
}
