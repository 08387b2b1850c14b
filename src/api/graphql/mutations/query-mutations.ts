/** Fields that create, change and delete queries: statements about datasets. */
import { deleteEntityIfExists } from '../../../catalog/commands/delete-entity.js';
import { createQuery, updateQuery } from '../../../catalog/queries/query-commands.js';
import type { MutationResolvers } from '../generated/schema-types.js';
import { storedEntityRef } from '../mapping/entity-ref.js';

export const queryMutations = {
  createQuery: async (_, { input }, context) => storedEntityRef(await createQuery(context, input)),
  updateQuery: async (_, { urn, input }, context) => storedEntityRef(await updateQuery(context, urn, input)),
  deleteQuery: (_, { urn }, context) => deleteEntityIfExists(context, urn, 'query'),
} satisfies MutationResolvers;
