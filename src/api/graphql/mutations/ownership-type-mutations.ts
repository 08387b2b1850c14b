/** Kinds of ownership in the company's own words. */
import { CatalogError } from '../../../core/errors.js';
import { EntityRef } from '../mapping/entity-ref.js';
import type { MutationResolvers } from '../generated/schema-types.js';
import { createEntity, newUrn } from './create-entity.js';
import { deleteEntity, deleteOnlyEntity } from './delete-entity.js';
import { isSystemType } from './owners.js';
import { readUrn } from './require-entities.js';
import { stampOf } from './store.js';
import { updateMembers } from './update-members.js';

export const ownershipTypeMutations = {
  createOwnershipType: async (_, { input }, context) => {
    const urn = newUrn(context, 'ownershipType', undefined);
    const stamp = { ...stampOf(context) };
    const value = { ...input, created: stamp, lastModified: stamp };
    await createEntity(context, { urn, aspectName: 'ownershipTypeInfo', value });
    return new EntityRef(context.services.model.parseUrn(urn));
  },
  updateOwnershipType: (_, { urn, input }, context) =>
    updateMembers(context, urn, {
      entityType: 'ownershipType',
      aspectName: 'ownershipTypeInfo',
      values: { ...input, lastModified: stampOf(context) },
    }),
  deleteOwnershipType: (_, { urn, deleteReferences }, context) => {
    if (isSystemType(readUrn(context, urn, 'ownershipType')))
      throw new CatalogError('INVALID_REQUEST', `${urn} is a kind of ownership that every catalog has`, {
        path: '/urn',
        rule: 'a kind of the company’s own',
      });
    const remove = deleteReferences === false ? deleteOnlyEntity : deleteEntity;
    return remove(context, urn, 'ownershipType');
  },
} satisfies MutationResolvers;
