/** Which test is evaluated next for all entities. */
import type { StoredTest } from './stored-tests.js';
import { deletedIn, nextScan, type Progress } from './scan-tests.js';

const test = (urn: string, md5: string) => ({ urn, md5 }) as StoredTest;
const known = (...all: Progress[]) => new Map(all.map((each) => [each.name, each]));
const done = (name: string, md5: string): Progress => ({ name, md5, step: -1, after: '' });
const under = (name: string, md5: string): Progress => ({ name, md5, step: 1, after: 'urn:m' });

it('a test without progress begins with its first type', () => {
  const progress = { name: 'b', md5: '1', step: 0, after: '' };
  expect(nextScan([test('a', '1'), test('b', '1')], known(done('a', '1')))).toMatchObject({ progress });
});

it('a test under way continues where it stopped', () => {
  expect(nextScan([test('a', '1')], known(under('a', '1')))?.progress).toEqual(under('a', '1'));
});

it.each([done('a', '1'), under('a', '1')])(
  'a test with another definition begins again after %j',
  (before) => {
    const progress = { name: 'a', md5: '2', step: 0, after: '' };
    expect(nextScan([test('a', '2')], known(before))?.progress).toEqual(progress);
  },
);

it('unfinished tests take turns', () => {
  const tests = ['a', 'b', 'c', 'd'].map((urn) => test(urn, '1'));
  const turns = ['a', 'c', 'd', 'a', 'c'];
  const turnAfter = (last?: string) => nextScan(tests, known(done('b', '1')), last)?.test.urn;
  for (const [at, urn] of turns.entries()) expect(turnAfter(turns[at - 1])).toBe(urn);
  // The test whose turn was last is finished.
  expect(turnAfter('b')).toBe('a');
});

it('nothing is left to do after all tests, and deleted ones are found', () => {
  const all = known(done('a', '1'), done('b', '1'));
  expect(nextScan([test('a', '1'), test('b', '1')], all)).toBeUndefined();
  expect(deletedIn(all, ['b', 'c'])).toEqual(['a']);
});
