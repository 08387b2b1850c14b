/** The repairer that front doors get: for those who run the catalog. */
import type { Repairer } from '../../catalog/repair/types.js';
import type { Decisions } from './policies/types.js';

const RESTORE = ['RESTORE_INDICES_PRIVILEGE', 'MANAGE_SYSTEM_OPERATIONS'];
const TRUNCATE = ['TRUNCATE_TIMESERIES_INDEX_PRIVILEGE', 'MANAGE_SYSTEM_OPERATIONS'];

/** @param repairer decides nothing by itself */
export function guardRepairs(repairer: Repairer, decisions: Pick<Decisions, 'requirePlatform'>): Repairer {
  return {
    restore: async (request, context) => {
      await decisions.requirePlatform(context.actor, RESTORE, 'restore indices');
      return repairer.restore(request, context);
    },
    truncatePoints: async (request, context) => {
      await decisions.requirePlatform(context.actor, TRUNCATE, 'truncate points');
      return repairer.truncatePoints(request, context);
    },
  };
}
