import { readRunState, durationText } from './run-state.js';

type Event = NonNullable<NonNullable<Parameters<typeof readRunState>[0]>[number]>;

const START: Event = {
  timestampMillis: 1_000,
  status: 'STARTED',
  attempt: 1,
  durationMillis: null,
  externalUrl: null,
  result: null,
};
const END: Event = {
  ...START,
  timestampMillis: 61_000,
  status: 'COMPLETE',
  result: { resultType: 'SUCCESS', nativeResultType: null },
};

it('reports a run that only started as running', () => {
  expect(readRunState([START])).toEqual({
    result: 'Running',
    startedAt: 1_000,
    duration: undefined,
    attempt: 1,
  });
});

it('computes the result of an ended run, and the duration from its two events', () => {
  expect(readRunState([END, START])).toEqual({
    result: 'Succeeded',
    startedAt: 1_000,
    duration: 60_000,
    attempt: 1,
  });
});

it('prefers a reported duration, and computes a missing start from it', () => {
  const end = {
    ...END,
    durationMillis: 11_000,
    result: { resultType: 'FAILURE' as const, nativeResultType: null },
  };
  expect(readRunState([end])).toMatchObject({ result: 'Failed', startedAt: 50_000, duration: 11_000 });
});

it('reports an unknown state without events', () => {
  expect(readRunState([]).result).toBe('Unknown');
  expect(readRunState(null).result).toBe('Unknown');
});

it.each([
  [12, '12 ms'],
  [1_000, '1 s'],
  [95_000, '1 min 35 s'],
  [3_600_000, '1 h'],
  [5_700_500, '1 h 35 min'],
  [90_000_000, '1 d 1 h'],
])('%d milliseconds are %s', (duration, text) => {
  expect(durationText(duration)).toBe(text);
});
