import type { AspectRule } from '../writes/aspect-rule.js';
import { followIncidents, assetsOf, incidentLocks, requireAssets } from './follow-incidents.js';
import { INFO, STATUS } from './incidents.js';

/** The summaries of assets list their incidents. */
const summaries: AspectRule = {
  aspects: [INFO, STATUS],
  deletions: true,
  locks: async (steps, context) => ({ known: undefined, entities: await incidentLocks(steps, context) }),
  reads: (steps, { states, model }) => {
    requireAssets(steps, states, model);
    return Promise.resolve(undefined);
  },
  settle: followIncidents,
  entitiesToSettle: assetsOf,
};

export const aspectRules = [summaries];
