/** Fields that deprecate entities and soft-delete them. */
import { setSoftDeleted, updateDeprecation } from '../../../catalog/lifecycle/lifecycle-commands.js';
import type { MutationResolvers } from '../generated/schema-types.js';

export const lifecycleMutations = {
  updateDeprecation: (_, { input }, context) => {
    const { urn: resourceUrn, subResource, subResourceType } = input;
    return updateDeprecation(context, {
      ...input,
      resources: [{ resourceUrn, subResource, subResourceType }],
    });
  },
  batchUpdateDeprecation: (_, { input }, context) => updateDeprecation(context, input),
  batchUpdateSoftDeleted: (_, { input }, context) => setSoftDeleted(context, input),
} satisfies MutationResolvers;
