/** Operations on the catalog as a whole: only an actor with a full scope may use them. */
import type { Backups } from '../../../catalog/backup/types.js';
import type { EventReader } from '../../../catalog/events/types.js';
import type { Repairer } from '../../../catalog/repair/types.js';
import type { RunReader } from '../../../catalog/runs/types.js';
import type { AuditSearch } from '../authorized-audit.js';
import type { ActorScope } from './actor-scope.js';

export interface CatalogWideServices {
  readonly events: EventReader;
  readonly runs: RunReader;
  readonly repairer: Repairer;
  readonly backups: Backups;
  readonly audit: AuditSearch;
}

/**
 * Requires the full scope for each of these operations. Events and runs list what happened to any entity. Some of these entities were
 * hard-deleted, so no policy can be evaluated on them any more.
 */
export function requireFullScopeFor(
  { events, runs, repairer, backups, audit }: CatalogWideServices,
  requireFullScope: ActorScope['requireFullScope'],
): CatalogWideServices {
  return {
    events: {
      close: () => {
        events.close();
      },
      poll: async (query) => {
        await requireFullScope('follow events');
        return events.poll(query);
      },
    },
    runs: {
      listRuns: async (page) => {
        await requireFullScope('list runs');
        return runs.listRuns(page);
      },
      listRows: async (runId, page) => {
        await requireFullScope('list writes of runs');
        return runs.listRows(runId, page);
      },
      findRun: async (runId) => {
        await requireFullScope('find runs');
        return runs.findRun(runId);
      },
    },
    repairer: {
      restore: async (request, context) => {
        await requireFullScope('repair the catalog');
        return repairer.restore(request, context);
      },
      check: async (request, context) => {
        await requireFullScope('check the graph');
        return repairer.check(request, context);
      },
      searchIndex: async (recreate, context) => {
        await requireFullScope('manage the search index');
        return repairer.searchIndex(recreate, context);
      },
      truncatePoints: async (request, context) => {
        await requireFullScope('truncate timeseries');
        return repairer.truncatePoints(request, context);
      },
    },
    backups: {
      start: async (context) => {
        await requireFullScope('make backups');
        return backups.start(context);
      },
    },
    audit: {
      search: async (query) => {
        await requireFullScope('read audit events');
        return audit.search(query);
      },
    },
  };
}
