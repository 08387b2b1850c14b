import { refreshWhileRunning, runStateOf, durationText } from './run-state.js';

const run = (status?: string) => ({
  result: status === undefined ? null : { status, startTimeMs: null, durationMs: null },
});

it('waits for an executor as long as there is no result', () => {
  expect(runStateOf(run())).toMatchObject({ label: 'Waiting', isUnderWay: true });
});

it('shows a state that it does not know by its name', () => {
  expect(runStateOf(run('PAUSED_BY_ME'))).toEqual({ label: 'paused_by_me', mark: 'NONE', isUnderWay: false });
});

it('reads runs again only while one of them is under way', () => {
  expect(refreshWhileRunning(undefined)).toBe(false);
  expect(refreshWhileRunning([run('SUCCESS'), run('FAILURE')])).toBe(false);
  expect(refreshWhileRunning([run('SUCCESS'), run('RUNNING')])).toBeGreaterThan(0);
  expect(refreshWhileRunning([run()])).toBeGreaterThan(0);
});

it.each([
  [0, '0 s'],
  [1_400, '1 s'],
  [59_600, '1 min'],
  [65_000, '1 min 5 s'],
  [3_600_000, '1 h'],
  [5_430_000, '1 h 30 min'],
])('%d ms are %s', (millis, text) => {
  expect(durationText(millis)).toBe(text);
});
