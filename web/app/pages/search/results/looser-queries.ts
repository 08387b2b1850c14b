import { queryWords } from '../../../search/words.js';

const MOST_OFFERED = 4;
const SHORTEST = 3;

/**
 * Returns alternatives to a query without hits: the words without quotes and operators, any of the words, each single word, and the
 * beginning of a word, in case its end is misspelled.
 */
export function looserQueries(query: string): string[] {
  const words = queryWords(query);
  const [first = ''] = words;
  const beginning = first.slice(0, Math.max(SHORTEST, Math.ceil(first.length / 2)));
  const offered =
    words.length > 1
      ? [words.join(' '), words.join(' OR '), ...words]
      : [first, `${beginning}*`, `*${beginning}*`];
  const isNew = (offer: string) =>
    offer.replaceAll('*', '').length >= SHORTEST && offer !== query.trim().toLowerCase();
  return [...new Set(offered)].filter(isNew).slice(0, MOST_OFFERED);
}
