/** Singular and plural of English nouns, so that each finds the other. */

/** Plurals that no rule gets right, and words that end like a plural and are none. */
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

/** Ending of a plural, what the plural must look like, and what stands for the ending in the singular. */
const RULES: readonly (readonly [plural: RegExp, ending: string, singular: string])[] = [
  [/[^aeiou]ies$/, 'ies', 'y'],
  [/(ss|x|sh|ch|zz)es$/, 'es', ''],
  [/[^aeou]uses$/, 'es', ''],
  [/[^aeiou]oes$/, 'es', ''],
  [/[^sui]s$/, 's', ''],
];

/**
 * The singular of a folded word as best the rules can tell; words of up to three letters and everything that does not look like
 * an English plural stay as they are. Stemming twice changes nothing.
 */
export function stemWord(word: string): string {
  if (!mayBePlural(word)) return word;
  const known = IRREGULAR.get(word);
  if (known !== undefined) return known;
  if (SINGULAR.has(word) || word.length <= 3 || !/^[a-z]+$/.test(word)) return word;
  const rule = RULES.find(([plural]) => plural.test(word));
  if (rule === undefined) return word;
  const stem = word.slice(0, -rule[1].length) + rule[2];
  return isStable(stem) ? stem : word;
}

/** The singular of a plural, the plurals of a singular: those forms that `stemWord` takes for the same word. */
export function otherNumbers(word: string): string[] {
  const stem = stemWord(word);
  if (stem !== word) return [stem];
  const irregular = [...IRREGULAR].flatMap(([plural, singular]) => (singular === word ? [plural] : []));
  const regular = [`${word.slice(0, -1)}ies`, `${word}es`, `${word}s`].find(
    (plural) => stemWord(plural) === word,
  );
  return [...new Set([...irregular, ...(regular === undefined ? [] : [regular])])];
}

/** All plurals end in `s` but for a few irregular ones. */
function mayBePlural(word: string): boolean {
  return word.endsWith('s') || word.endsWith('a') || word.endsWith('e') || word.endsWith('n');
}

/** Guards against stems that look like plurals again, such as those of made-up words. */
function isStable(stem: string): boolean {
  if (IRREGULAR.has(stem)) return false;
  return SINGULAR.has(stem) || stem.length <= 3 || !RULES.some(([plural]) => plural.test(stem));
}
