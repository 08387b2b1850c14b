/** With view authorisation on, an entity that a reader may not see looks like one that does not exist, at every API surface. */
import { openComparison, SURFACES } from '../authorization/scope-comparison.js';

const expectHidden = await openComparison();

it.each(SURFACES)(
  'reveals nothing about hidden entities and something about visible ones: %s',
  async (_name, ask) => {
    await expectHidden(ask);
  },
);
