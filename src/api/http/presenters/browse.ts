/** One level of the browse hierarchy in the framework's envelope. */
import type { BrowseResult } from '../../../catalog/browse/types.js';

export function presentBrowse(result: BrowseResult, pageSize: number): Record<string, unknown> {
  return {
    value: {
      numEntities: result.total,
      pageSize,
      from: result.start,
      numGroups: result.groupTotal,
      numElements: result.groupTotal + result.total,
      metadata: {
        // Entities at the path do not count.
        totalNumEntities: result.totalBelow - result.total,
        groups: result.groups.map(({ name, count }) => ({ name, count })),
        path: result.path,
      },
      entities: result.entities.map(({ name, urn }) => ({ name, urn })),
    },
  };
}
