/** Kinds of ownership in the company's own words. */
import { CatalogError } from '../../../core/errors.js';
import { EntityRef, storedEntityRef } from '../mapping/entity-ref.js';
import type { MutationResolvers } from '../generated/schema-types.js';
import { createEntity, newUrn } from '../../../catalog/commands/create-entity.js';
import { deleteEntity, deleteOnlyEntity } from '../../../catalog/commands/delete-entity.js';
import { isSystemType } from './owners.js';
import { readUrn } from '../../../catalog/commands/require-entities.js';
import { stampOf } from '../../../catalog/commands/store.js';
import { updateMembers } from '../../../catalog/commands/update-members.js';

export const ownershipTypeMutations = {
  createOwnershipType: async (_, { input }, context) => {
    const urn = newUrn(context, 'ownershipType', undefined);
    const stamp = { ...stampOf(context) };
    const value = { ...input, created: stamp, lastModified: stamp };
    await createEntity(context, { urn, aspectName: 'ownershipTypeInfo', value });
    return new EntityRef(context.services.model.parseUrn(urn));
  },
  updateOwnershipType: async (_, { urn, input }, context) => {
    const update = {
      entityType: 'ownershipType',
      aspectName: 'ownershipTypeInfo',
      values: { ...input, lastModified: stampOf(context) },
    };
    return storedEntityRef(await updateMembers(context, urn, update));
  },
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
