/** Generates realistic names and descriptions. */
import type { Random } from '../random.js';
import { ATTRIBUTES, FORMS, GLUE, MEASURES, NOUNS, QUALIFIERS, SUBJECTS, VERBS } from './words.js';

/** Like `orders_daily_snapshot`. */
export function tableName(random: Random, prefix = ''): string {
  const words = [random.pickSkewed(SUBJECTS)];
  if (random.chance(0.3)) words.push(random.pickSkewed(SUBJECTS));
  if (random.chance(0.8)) words.push(random.pickSkewed(QUALIFIERS));
  if (random.chance(0.6)) words.push(random.pickSkewed(FORMS));
  return prefix + [...new Set(words)].join('_');
}

/** Like `order_total_amount`; different for each position. */
export function columnName(random: Random): string {
  const last = random.chance(0.35) ? random.pickSkewed(MEASURES) : random.pickSkewed(ATTRIBUTES);
  const first = random.chance(0.7) ? [random.pickSkewed(SUBJECTS).replace(/s$/, '')] : [];
  const middle = random.chance(0.25) ? [random.pickSkewed(QUALIFIERS)] : [];
  return [...first, ...middle, last].join('_');
}

/** Like `Monthly revenue by region`. */
export function title(random: Random): string {
  const words = [random.pickSkewed(QUALIFIERS), random.pickSkewed(SUBJECTS), random.pickSkewed(MEASURES)];
  if (random.chance(0.6)) words.push('by', random.pickSkewed(ATTRIBUTES));
  return capitalize(words.join(' '));
}

/** Generates sentences of 5 to 40 words in total; words follow Zipf's law, as in real text. */
export function description(random: Random): string {
  const length = random.between(5, 40);
  const sentences: string[] = [];
  for (let left = length; left > 0;) {
    const size = Math.min(left, random.between(5, 12));
    sentences.push(sentence(random, size));
    left -= size;
  }
  return sentences.join(' ');
}

function sentence(random: Random, size: number): string {
  const words = Array.from({ length: size }, (_, position) => word(random, position));
  return `${capitalize(words.join(' '))}.`;
}

function word(random: Random, position: number): string {
  if (position === 1) return random.pickSkewed(VERBS);
  const draw = random.next();
  if (draw < 0.35) return random.pickSkewed(GLUE);
  if (draw < 0.7) return random.pickSkewed(NOUNS);
  if (draw < 0.85) return random.pickSkewed(SUBJECTS);
  return draw < 0.93 ? random.pickSkewed(QUALIFIERS) : random.pickSkewed(MEASURES);
}

export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Display name of a job, a chart or a user: `Build orders daily`. */
export function shownName(name: string): string {
  return capitalize(name.replaceAll(/[_.]/g, ' '));
}
