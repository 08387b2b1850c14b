/** What is asked of the catalog as a whole, by somebody who may not see all of it. */
import type { EventReader } from '../../../catalog/events/types.js';
import type { RunReader } from '../../../catalog/runs/types.js';
import type { Repairer } from '../../../catalog/repair/types.js';
import type { CatalogWriter } from '../../../catalog/writes/types.js';
import type { Sight } from './sight.js';

export interface CatalogWide {
  readonly events: EventReader;
  readonly runs: RunReader;
  readonly writer: CatalogWriter;
  readonly repairer: Repairer;
}

/**
 * Events and runs tell, row by row, what happened to any entity, of which some are gone and cannot be judged any more: they are for
 * those who see everything.
 */
export function withinView(
  { events, runs, writer, repairer }: CatalogWide,
  requireFullView: Sight['requireFullView'],
): CatalogWide {
  return {
    events: {
      close: () => {
        events.close();
      },
      poll: async (query) => {
        await requireFullView('follow events');
        return events.poll(query);
      },
    },
    runs: {
      listRuns: async (page) => {
        await requireFullView('list runs');
        return runs.listRuns(page);
      },
      listRows: async (runId, page) => {
        await requireFullView('list what runs wrote');
        return runs.listRows(runId, page);
      },
      findRun: async (runId) => {
        await requireFullView('find runs');
        return runs.findRun(runId);
      },
    },
    repairer: {
      restore: async (request, context) => {
        await requireFullView('repair the catalog');
        return repairer.restore(request, context);
      },
      truncatePoints: async (request, context) => {
        await requireFullView('truncate timeseries');
        return repairer.truncatePoints(request, context);
      },
    },
    writer: {
      ...writer,
      deleteByRegistry: async (registryId, context) => {
        await requireFullView('delete by registry');
        return writer.deleteByRegistry(registryId, context);
      },
      rollBack: async (request, context) => {
        await requireFullView('roll back runs');
        return writer.rollBack(request, context);
      },
    },
  };
}
