/** How far back the points of a dataset reach. */
import type { GraphqlContext } from '../context.js';
import type { EntityRef } from '../mapping/entity-ref.js';

/** One statement for all datasets of a level. */
async function assetStats({ urn }: EntityRef, _: unknown, { oldestPoints }: GraphqlContext): Promise<object> {
  const oldest = (aspectName: string) => oldestPoints.load({ urn: urn.text, aspectName });
  const [operation, usage, profile] = await Promise.all([
    oldest('operation'),
    oldest('datasetUsageStatistics'),
    oldest('datasetProfile'),
  ]);
  return {
    oldestOperationTime: operation ?? null,
    oldestDatasetUsageTime: usage ?? null,
    oldestDatasetProfileTime: profile ?? null,
  };
}

export const timeseriesCapabilities = {
  Dataset: {
    timeseriesCapabilities: async (dataset: EntityRef, _: unknown, context: GraphqlContext) => ({
      assetStats: await assetStats(dataset, _, context),
    }),
  },
} as const;
