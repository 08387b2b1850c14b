/** Fields that change custom ownership types. */
import {
  createOwnershipType,
  deleteOwnershipType,
  updateOwnershipType,
} from '../../../catalog/ownership/ownership-type-commands.js';
import type { MutationResolvers } from '../generated/schema-types.js';
import { EntityRef, storedEntityRef } from '../mapping/entity-ref.js';

export const ownershipTypeMutations = {
  createOwnershipType: async (_, { input }, context) => {
    const urn = await createOwnershipType(context, input);
    return new EntityRef(context.services.model.parseUrn(urn));
  },
  updateOwnershipType: async (_, { urn, input }, context) =>
    storedEntityRef(await updateOwnershipType(context, urn, input)),
  deleteOwnershipType: (_, { urn, deleteReferences }, context) =>
    deleteOwnershipType(context, urn, deleteReferences),
} satisfies MutationResolvers;
