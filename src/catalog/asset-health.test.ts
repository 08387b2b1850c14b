/** The health of an asset by its incidents, assertions and tests. */
import { healthByAssertions, healthByIncidents, healthByTests, MAX_CAUSES } from './asset-health.js';

it.each([
  [0, 0, undefined],
  [0, 3, { type: 'INCIDENTS', status: 'PASS', message: null, causes: [] }],
  [1, 0, { status: 'FAIL', message: '1 active incident', causes: ['i0'] }],
  [2, 5, { status: 'FAIL', message: '2 active incidents', causes: ['i0', 'i1'] }],
])('with %d active and %d resolved incidents', (active, resolved, health) => {
  const urns = Array.from({ length: active }, (_, index) => `i${index}`);
  const found = healthByIncidents({ total: active, urns }, { total: resolved });
  if (health === undefined) expect(found).toBeUndefined();
  else expect(found).toMatchObject(health);
});

describe('by assertions', () => {
  it('fails if the newest run of one failed or had an error', () => {
    const newest = new Map([
      ['a', 'SUCCESS'],
      ['b', 'FAILURE'],
      ['c', undefined],
      ['d', 'ERROR'],
      ['e', 'INIT'],
    ]);
    expect(healthByAssertions(newest)).toEqual({
      type: 'ASSERTIONS',
      status: 'FAIL',
      message: '2 of 4 assertions fail',
      causes: ['b', 'd'],
    });
  });

  it('is unknown if none has a result', () => {
    expect(healthByAssertions(new Map([['a', undefined]]))).toBeUndefined();
  });

  it('passes if none fails', () => {
    expect(healthByAssertions(new Map([['a', 'SUCCESS']]))).toMatchObject({ status: 'PASS', message: null });
  });
});

it('lists only some of very many failing tests', () => {
  const failing = Array.from({ length: MAX_CAUSES + 5 }, (_, index) => `t${index}`);
  const health = healthByTests(failing, ['p']);
  expect(health).toMatchObject({ type: 'TESTS', message: '105 of 106 tests fail' });
  expect(health?.causes).toEqual(failing.slice(0, MAX_CAUSES));
  expect(healthByTests([], [])).toBeUndefined();
  expect(healthByTests([], ['p'])).toMatchObject({ status: 'PASS' });
});
