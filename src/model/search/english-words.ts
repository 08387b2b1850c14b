/** English words: singular and plural of nouns, so that a query with one finds the other, roots of words, and words without a subject. */

/** Irregular plurals, and words that only look like a plural. */
const IRREGULAR: ReadonlyMap<string, string> = new Map([
  ['ads', 'ad'],
  ['ids', 'id'],
  ['ips', 'ip'],
  ['dbs', 'db'],
  ['apis', 'api'],
  ['uris', 'uri'],
  ['kpis', 'kpi'],
  ['gpus', 'gpu'],
  ['cpus', 'cpu'],
  ['menus', 'menu'],
  ['caches', 'cache'],
  ['niches', 'niche'],
  ['movies', 'movie'],
  ['cookies', 'cookie'],
  ['ties', 'tie'],
  ['indices', 'index'],
  ['matrices', 'matrix'],
  ['vertices', 'vertex'],
  ['appendices', 'appendix'],
  ['analyses', 'analysis'],
  ['hypotheses', 'hypothesis'],
  ['crises', 'crisis'],
  ['criteria', 'criterion'],
  ['schemata', 'schema'],
  ['people', 'person'],
  ['children', 'child'],
  ['canvases', 'canvas'],
  ['atlases', 'atlas'],
  ['biases', 'bias'],
  ['aliases', 'alias'],
  ['gases', 'gas'],
  ['quizzes', 'quiz'],
]);

const SINGULAR = new Set([
  'series',
  'species',
  'news',
  'alias',
  'bias',
  'canvas',
  'atlas',
  'pandas',
  'kubernetes',
  'postgres',
]);

/** Pattern of the plural, its ending, and the ending of the singular. */
const RULES: readonly (readonly [plural: RegExp, ending: string, singular: string])[] = [
  [/[^aeiou]ies$/, 'ies', 'y'],
  [/(ss|x|sh|ch|zz)es$/, 'es', ''],
  [/[^aeou]uses$/, 'es', ''],
  [/[^aeiou]oes$/, 'es', ''],
  [/[^sui]s$/, 's', ''],
];

/**
 * Returns the singular of a folded word by simple rules. Words of up to three letters and everything that does not look like
 * an English plural stay unchanged. Stemming twice changes nothing.
 */
export function stemWord(word: string): string {
  if (!mayBePlural(word)) return word;
  const irregular = IRREGULAR.get(word);
  if (irregular !== undefined) return irregular;
  if (SINGULAR.has(word) || word.length <= 3 || !/^[a-z]+$/.test(word)) return word;
  const rule = RULES.find(([plural]) => plural.test(word));
  if (rule === undefined) return word;
  const stem = word.slice(0, -rule[1].length) + rule[2];
  return isStable(stem) ? stem : word;
}

/** Returns the other forms of a word: those with the same stem. */
export function otherNumbers(word: string): string[] {
  const stem = stemWord(word);
  if (stem !== word) return [stem];
  const irregular = [...IRREGULAR].flatMap(([plural, singular]) => (singular === word ? [plural] : []));
  const regular = [`${word.slice(0, -1)}ies`, `${word}es`, `${word}s`].find(
    (plural) => stemWord(plural) === word,
  );
  return [...new Set([...irregular, ...(regular === undefined ? [] : [regular])])];
}

/** Returns a beginning that all words with the same stem share; empty for an irregular word such as `people`. */
export function commonBeginning(word: string): string {
  const stem = stemWord(word);
  const isIrregular = [...IRREGULAR].some(
    ([plural, singular]) => singular === stem && !plural.startsWith(stem),
  );
  if (isIrregular) return '';
  return stem.endsWith('y') ? stem.slice(0, -1) : stem;
}

/** The last letters of plurals. Only irregular ones do not end in `s`. */
const LAST_LETTERS = new Set(['s', 'a', 'e', 'n'].map((letter) => letter.charCodeAt(0)));

/** Excludes most words early. */
function mayBePlural(word: string): boolean {
  return LAST_LETTERS.has(word.charCodeAt(word.length - 1));
}

/** Avoids stems that look like plurals again, e.g. of invented words. */
function isStable(stem: string): boolean {
  if (IRREGULAR.has(stem)) return false;
  return SINGULAR.has(stem) || stem.length <= 3 || !RULES.some(([plural]) => plural.test(stem));
}

/** Endings that `wordRoot` removes, the longest first. */
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
const MIN_ROOT_LENGTH = 4;

/**
 * Returns the root of a word: `bill` for `billing`, `billed` and `bills`.
 * @param word a folded word
 * @returns undefined for a word without such an ending, or with a root that is too short
 */
export function wordRoot(word: string): string | undefined {
  if (!/^[a-z]+$/.test(word)) return undefined;
  const ending = ENDINGS.find((each) => word.endsWith(each) && word.length - each.length >= MIN_ROOT_LENGTH);
  return ending === undefined ? undefined : word.slice(0, -ending.length);
}

/** English function words, which say nothing about the subject of a query. */
const STOP_WORDS: ReadonlySet<string> = new Set(
  `a about all am an and any are as at be been being but by can could did do does doing for from get gets had has have having
  her here hers him his how i if in into is it its itself may me might mine must my no nor not of off on onto or our ours out
  over own shall she should so some such than that the their theirs them then there these they this those through to too
  under until up upon us very was we were what when where whether which while who whom whose why will with within without
  would you your yours s t`.split(/\s+/),
);

/** @param word a folded word, as `splitWords` returns it */
export function isStopWord(word: string): boolean {
  return STOP_WORDS.has(word);
}
