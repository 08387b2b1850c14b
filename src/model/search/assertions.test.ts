import fc from 'fast-check';
import { assertedEntity, newestRun, sameRun, toLastRun, type LastRun } from './assertions.js';

const FAILED = { status: 'FAILING', time: 5 } as const;
const PASSED = { status: 'PASSING', time: 5 } as const;

it.each([
  ['FAILURE', 'FAILING'],
  ['SUCCESS', 'PASSING'],
  ['ERROR', 'ERROR'],
  ['INIT', 'INIT'],
])('a run with the result %s has the status %s', (result, status) => {
  expect(toLastRun(5, result)).toEqual({ status, time: 5 });
});

it.each([undefined, 'toString', 7, 'PASSED'])('a run with the unknown result %p is ignored', (result) => {
  expect(toLastRun(5, result)).toBeUndefined();
});

it('the newest run counts, or the worst of several runs at the same time', () => {
  expect(newestRun([FAILED, { ...PASSED, time: 6 }])).toEqual({ ...PASSED, time: 6 });
  expect(newestRun([PASSED, FAILED])).toEqual(FAILED);
  expect(newestRun([undefined, PASSED, undefined])).toEqual(PASSED);
  expect(newestRun([])).toBeUndefined();
});

it('the order in which runs arrive does not matter', () => {
  const run: fc.Arbitrary<LastRun> = fc.record({
    status: fc.constantFrom('FAILING', 'ERROR', 'PASSING', 'INIT'),
    time: fc.integer({ min: 0, max: 3 }),
  });
  fc.assert(
    fc.property(fc.array(run), (runs) => {
      expect(sameRun(newestRun(runs), newestRun(runs.toReversed()))).toBe(true);
    }),
  );
});

const ENTITY = 'urn:li:tag:asserted';

describe('the asserted entity', () => {
  it.each([
    ['datasetAssertion', 'dataset'],
    ['freshnessAssertion', 'entity'],
    ['volumeAssertion', 'entity'],
    ['sqlAssertion', 'entity'],
    ['fieldAssertion', 'entity'],
    ['schemaAssertion', 'entity'],
    ['customAssertion', 'entity'],
  ])('is found in %s', (kind, member) => {
    const info = { type: 'X', [kind]: { [member]: ENTITY } };
    expect(assertedEntity(info)).toBe(ENTITY);
    const own = { ...info, entityUrn: 'urn:li:tag:first' };
    expect(assertedEntity(own)).toBe('urn:li:tag:first');
  });

  it.each([{}, { entityUrn: null, sqlAssertion: null }, { volumeAssertion: { dataset: 'x' } }])(
    'is undefined for %j',
    (info) => {
      expect(assertedEntity(info)).toBeUndefined();
    },
  );
});
