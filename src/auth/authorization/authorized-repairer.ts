/** A repairer for actors who may operate the catalog. */
import type { Repairer } from '../../catalog/repair/types.js';
import type { Decisions } from './policies/types.js';

export const RESTORE_PRIVILEGES = ['RESTORE_INDICES_PRIVILEGE', 'MANAGE_SYSTEM_OPERATIONS'] as const;
export const TRUNCATE_PRIVILEGES = [
  'TRUNCATE_TIMESERIES_INDEX_PRIVILEGE',
  'MANAGE_SYSTEM_OPERATIONS',
] as const;

/** @param repairer checks no permission itself */
export function authorizedRepairer(
  repairer: Repairer,
  decisions: Pick<Decisions, 'requirePlatform'>,
): Repairer {
  return {
    restore: async (request, context) => {
      await decisions.requirePlatform(context.actor, RESTORE_PRIVILEGES, 'restore indices');
      return repairer.restore(request, context);
    },
    check: async (request, context) => {
      await decisions.requirePlatform(context.actor, RESTORE_PRIVILEGES, 'check the graph');
      return repairer.check(request, context);
    },
    searchIndex: async (recreate, context) => {
      await decisions.requirePlatform(context.actor, RESTORE_PRIVILEGES, 'manage the search index');
      return repairer.searchIndex(recreate, context);
    },
    truncatePoints: async (request, context) => {
      await decisions.requirePlatform(context.actor, TRUNCATE_PRIVILEGES, 'truncate points');
      return repairer.truncatePoints(request, context);
    },
  };
}
