/** Fields that create, change and delete relationships of two datasets. */
import { deleteEntity } from '../../../catalog/commands/delete-entity.js';
import {
  createErRelationship,
  updateErRelationship,
} from '../../../catalog/er-relationships/er-relationship-commands.js';
import type { MutationResolvers } from '../generated/schema-types.js';
import { storedEntityRef } from '../mapping/entity-ref.js';

export const erRelationshipMutations = {
  createERModelRelationship: async (_, { input }, context) =>
    storedEntityRef(await createErRelationship(context, input)),
  updateERModelRelationship: (_, { urn, input }, context) => updateErRelationship(context, urn, input),
  deleteERModelRelationship: (_, { urn }, context) => deleteEntity(context, urn, 'erModelRelationship'),
} satisfies MutationResolvers;
