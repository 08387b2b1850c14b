/** `addOwner`, `batchRemoveOwners` and similar fields. */
import { addOwners, removeOwners } from '../../../catalog/ownership/owner-commands.js';
import type { MutationResolvers } from '../generated/schema-types.js';

export const ownerMutations = {
  addOwner: (_, { input }, context) => addOwners(context, { owners: [input], resources: [input] }),
  addOwners: (_, { input }, context) => addOwners(context, { owners: input.owners, resources: [input] }),
  removeOwner: (_, { input }, context) =>
    removeOwners(context, {
      ownerUrns: [input.ownerUrn],
      ownershipTypeUrn: input.ownershipTypeUrn,
      resources: [input],
    }),
  batchAddOwners: (_, { input }, context) => addOwners(context, input),
  batchRemoveOwners: (_, { input }, context) => removeOwners(context, input),
} satisfies MutationResolvers;
