import { resultOf, contractState } from './results.js';

it.each([
  [{ result: { type: 'FAILURE' } }, 'FAILURE'],
  [{ result: { type: 'SUCCESS' } }, 'SUCCESS'],
  [{ result: null }, 'NONE'],
  [{ result: { type: 'toString' } }, 'NONE'],
  [undefined, 'NONE'],
])('the result of %j is %s', (event, name) => {
  expect(resultOf(event)).toBe(name);
});

function contractOf(results: readonly (string | undefined)[], state = 'ACTIVE') {
  const dataQuality = results.map((type) => ({
    assertion: { runEvents: { runEvents: type === undefined ? [] : [{ result: { type } }] } },
  }));
  return { status: { state }, properties: { freshness: null, schema: null, dataQuality } };
}

it.each([
  [['SUCCESS', 'SUCCESS'], 'The contract is met.'],
  [['SUCCESS', 'FAILURE'], 'The contract is broken: 1 of 2 assertions do not hold.'],
  [['ERROR'], 'The contract is broken: 1 of 1 assertions do not hold.'],
  [['SUCCESS', undefined], '1 of 2 assertions were not checked yet; the others hold.'],
  [[], 'The contract has no assertions yet.'],
])('%j: %s', (results, sentence) => {
  expect(contractState(contractOf(results))).toBe(sentence);
});

it('reports a pending contract', () => {
  expect(contractState(contractOf(['FAILURE'], 'PENDING'))).toBe('The contract is pending.');
});
