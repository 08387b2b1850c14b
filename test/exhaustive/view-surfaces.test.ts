/** With view authorisation on, what somebody may not see is to him as if nobody had ever written it, at every surface. */
import { openHidden, SURFACES } from '../access/view-hidden.js';

const compare = await openHidden();

it.each(SURFACES)('tells nothing of what is hidden, and all of what is seen: %s', async (_name, ask) => {
  const { rightly, hidden, nothing, seen } = await compare(ask);
  expect(rightly).not.toBe(nothing);
  expect(hidden).toBe(nothing);
  expect(seen).not.toBe(nothing);
});
