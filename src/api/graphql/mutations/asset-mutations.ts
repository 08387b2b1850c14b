/** Fields that replace parts of assets. */
import { updateAssets } from '../../../catalog/asset-updates/update-assets.js';
import type { MutationResolvers } from '../generated/schema-types.js';
import { storedEntityRef, type EntityRef } from '../mapping/entity-ref.js';

/** One URN for one update. */
async function only(urns: Promise<string[]>): Promise<EntityRef | null> {
  const [urn] = await urns;
  return urn === undefined ? null : storedEntityRef(urn);
}

export const assetMutations = {
  updateDataset: (_, { urn, input }, context) =>
    only(updateAssets(context, 'dataset', [{ urn, update: input }])),
  updateDatasets: async (_, { input }, context) =>
    (await updateAssets(context, 'dataset', input)).map(storedEntityRef),
  updateChart: (_, { urn, input }, context) => only(updateAssets(context, 'chart', [{ urn, update: input }])),
  updateDashboard: (_, { urn, input }, context) =>
    only(updateAssets(context, 'dashboard', [{ urn, update: input }])),
  updateDataFlow: (_, { urn, input }, context) =>
    only(updateAssets(context, 'dataFlow', [{ urn, update: input }])),
  updateDataJob: (_, { urn, input }, context) =>
    only(updateAssets(context, 'dataJob', [{ urn, update: input }])),
  updateNotebook: (_, { urn, input }, context) =>
    only(updateAssets(context, 'notebook', [{ urn, update: input }])),
} satisfies MutationResolvers;
