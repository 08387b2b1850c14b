import { looserQueries } from './looser-queries.js';

it('offers the words without quotes, any of the words, and each single word', () => {
  expect(looserQueries('"daily revenu"')).toEqual(['daily revenu', 'daily OR revenu', 'daily', 'revenu']);
});

it('offers the beginning of a single word, which helps with a misspelled end', () => {
  expect(looserQueries('revenuw')).toEqual(['reve*', '*reve*']);
});

it.each(['', '*', 'ab'])('offers nothing for “%s”', (query) => {
  expect(looserQueries(query)).toEqual([]);
});
