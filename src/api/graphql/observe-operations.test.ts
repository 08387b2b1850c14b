/** Which operations metrics count. */
import { observeOperations } from './observe-operations.js';

it.each([
  { isCounted: true, times: 1 },
  { isCounted: false, times: 0 },
])('an operation with isCounted $isCounted is reported $times times', async ({ isCounted, times }) => {
  let observed = 0;
  const budget = { stopped: new Promise(() => undefined), error: undefined };
  const plugin = observeOperations(() => (observed += 1));
  const listener = await plugin.requestDidStart?.({ contextValue: { budget, isCounted } } as any);
  if (listener) await listener.willSendResponse?.({ response: { body: undefined } } as any);
  expect(observed).toBe(times);
});
