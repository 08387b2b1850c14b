/** Fields that edit lineage. */
import { editLineage } from '../../../catalog/lineage/edit-lineage.js';
import type { MutationResolvers } from '../generated/schema-types.js';

export const lineageMutations = {
  updateLineage: (_, { input }, context) => editLineage(context, input),
} satisfies MutationResolvers;
