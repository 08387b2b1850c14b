import { setImmediate as nextTurn } from 'node:timers/promises';
import { countStatement, tallied } from './statement-tally.js';

async function send(statements: number): Promise<void> {
  for (let sent = 0; sent < statements; sent += 1) {
    await nextTurn();
    countStatement();
  }
}

it('counts the statements of concurrent work apart, and those of other work not at all', async () => {
  const [slow, quick, later] = [{ statements: 0 }, { statements: 0 }, { statements: 0 }];
  const counting = tallied(slow, () => send(5));
  await Promise.all([tallied(quick, () => send(2)), send(1)]);
  // The end of one does not end the other.
  await counting;
  await send(1);
  await tallied(later, () => send(3));
  expect([slow, quick, later]).toEqual([{ statements: 5 }, { statements: 2 }, { statements: 3 }]);
});

it('ends with work that fails', async () => {
  const tally = { statements: 0 };
  await expect(tallied(tally, () => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  countStatement();
  expect(tally.statements).toBe(0);
});
