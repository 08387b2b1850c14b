/** Points of datasets that need a privilege of their own: they tell who asks for what, and hold samples of the data itself. */
import type { TimeseriesReader } from '../read/types.js';
import type { Decisions, Privilege } from './policies/types.js';

/** By the aspect. Whoever may write them sees them, too. */
export const POINT_PRIVILEGES = {
  datasetUsageStatistics: ['VIEW_DATASET_USAGE', 'EDIT_ENTITY'],
  datasetProfile: ['VIEW_DATASET_PROFILE', 'EDIT_ENTITY'],
  operation: ['VIEW_DATASET_OPERATIONS', 'EDIT_ENTITY_OPERATIONS', 'EDIT_ENTITY'],
} as const satisfies Record<string, readonly Privilege[]>;
const NEEDED: Readonly<Record<string, readonly Privilege[]>> = POINT_PRIVILEGES;

/** To who may not see such points they are as if there were none. A decision for each call, however many entities it is about. */
export function guardPoints(
  reader: TimeseriesReader,
  decisions: Pick<Decisions, 'allows'>,
  actor: string,
): TimeseriesReader {
  const findAllowed = async (aspectName: string, urns: readonly string[]): Promise<readonly string[]> => {
    const anyOf = Object.hasOwn(NEEDED, aspectName) ? NEEDED[aspectName] : undefined;
    if (anyOf === undefined) return urns;
    const verdicts = await decisions.allows(
      actor,
      urns.map((urn) => ({ urn, anyOf })),
    );
    return urns.filter((_, index) => verdicts[index]);
  };
  return {
    ...reader,
    listPoints: async (query) => {
      const found = await reader.listPoints(query);
      const allowed = await findAllowed(query.aspectName, found.points.length === 0 ? [] : [query.urn]);
      return allowed.length === 0 ? { ...found, points: [] } : found;
    },
    listPointsOfMany: async (query) => {
      const urns = await findAllowed(query.aspectName, query.urns);
      return urns.length === 0 ? new Map() : reader.listPointsOfMany({ ...query, urns });
    },
  };
}
