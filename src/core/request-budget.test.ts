/** What a request may use, and how it ends. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { RequestBudget, type Work, type WorkLimits, countStatement, withTally } from './request-budget.js';

const LIMITS: WorkLimits = {
  ...{ values: 10, statements: 3, rows: 5, readCharacters: 20, answerBytes: 30, millis: 60_000 },
};

it.each<[Work, number]>([
  ['values', 10],
  ['statements', 3],
  ['rows', 5],
  ['readCharacters', 20],
  ['answerBytes', 30],
])('up to the limit of %s may be spent, and the error names the limit', async (work, limit) => {
  const budget = new RequestBudget(LIMITS);
  expect(budget.spend(work, limit)).toBe(true);
  expect([budget.error, budget.left() > 0]).toEqual([undefined, true]);
  expect(budget.spend(work)).toBe(false);
  const error = { code: 'LIMIT_EXCEEDED', details: { rule: `${work} at most ${limit}` } };
  expect(budget.error).toMatchObject(error);
  await expect(budget.stopped).rejects.toMatchObject(error);
});

it('nothing is left after a limit was exceeded, and the first reason stays', () => {
  const budget = new RequestBudget(LIMITS);
  budget.spend('statements', 4);
  expect([budget.spend('values'), budget.left() < 0]).toEqual([false, true]);
  budget.spend('values', 1_000);
  expect(budget.error?.details.rule).toBe('statements at most 3');
  expect(() => {
    budget.sending();
  }).toThrow('The request took more than 3 statements');
});

it('rows count with the entries of their lists and the characters of their texts', () => {
  const budget = new RequestBudget(LIMITS);
  expect(budget.receiving({ urn: '12345', list: ['12345', ['x']] })).toBeUndefined();
  // One row, two entries, and one entry of a list in a list.
  expect(budget.spend('rows')).toBe(true);
  expect(budget.spend('readCharacters', 9)).toBe(true);
  expect(budget.receiving({})?.details.rule).toBe('rows at most 5');
  const texts = new RequestBudget(LIMITS);
  expect(texts.receiving({ urn: '1234567890', list: ['12345', ['123456']] })?.details.rule).toBe(
    'readCharacters at most 20',
  );
});

it('a request that keeps the process busy ends after its time', () => {
  const budget = new RequestBudget({ ...LIMITS, values: 10_000, millis: -1 });
  let spent = 0;
  while (budget.spend('values')) spent += 1;
  expect(spent).toBeLessThan(2_000);
  expect(budget.error).toMatchObject({ code: 'DEADLINE_EXCEEDED' });
});

async function send(statements: number): Promise<void> {
  for (let sent = 0; sent < statements; sent += 1) {
    await nextTurn();
    countStatement();
  }
}

it('counts the statements of concurrent work apart, and those of other work not at all', async () => {
  const [slow, quick, later] = [{ statements: 0 }, { statements: 0 }, { statements: 0 }];
  const counting = withTally(slow, () => send(5));
  await Promise.all([withTally(quick, () => send(2)), send(1)]);
  // The end of one does not end the other.
  await counting;
  await send(1);
  await withTally(later, () => send(3));
  expect([slow, quick, later]).toEqual([{ statements: 5 }, { statements: 2 }, { statements: 3 }]);
});

it('ends with work that fails', async () => {
  const tally = { statements: 0 };
  await expect(withTally(tally, () => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  countStatement();
  expect(tally.statements).toBe(0);
});
