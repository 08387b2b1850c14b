/** Tests that checking the maximum number of assertions does not block other requests. */
import { checkAssertions } from './run-assertions.js';
import type { AssertionReaders } from './gather-evidence.js';

/** An empty catalog that answers at once. */
const EMPTY: AssertionReaders = {
  entities: { findAspects: () => Promise.resolve(new Map()) },
  timeseries: {
    listPointsOfMany: () => Promise.resolve(new Map()),
    findChanges: (questions) => Promise.resolve(questions.map(() => ({}))),
  },
};

it('other work continues while a thousand schedules are computed', async () => {
  const assertions = Array.from({ length: 1_000 }, (_, index) => ({
    urn: `urn:li:assertion:${index}`,
    asserted: `urn:li:dataset:${index}`,
    info: {
      type: 'FRESHNESS',
      freshnessAssertion: {
        type: 'DATASET_CHANGE',
        schedule: { type: 'CRON', cron: { cron: `${index % 60} 0 29 2 *`, timezone: 'Europe/Berlin' } },
      },
    },
  }));
  let turns = 0;
  let isOver = false;
  const takeTurn = (): void => {
    turns += 1;
    if (!isOver) setImmediate(takeTurn);
  };
  setImmediate(takeTurn);
  const outcomes = await checkAssertions(EMPTY, assertions, { given: new Map(), now: 1_780_000_000_000 });
  isOver = true;
  expect(outcomes).toHaveLength(1_000);
  expect(turns).toBeGreaterThan(20);
});
