/** With view authorisation on, an entity that a reader may not see looks like one that does not exist, at every API surface. */
import { openComparison, SURFACES } from '../authorization/scope-comparison.js';

const expectHidden = await openComparison();

it.each(SURFACES)(
  'tells nothing of what is hidden, and something of what is visible: %s',
  async (_name, ask) => {
    await expectHidden(ask);
  },
);
