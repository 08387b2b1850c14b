/** Fields that create, change and delete applications, and assign assets to them. */
import { createApplication, updateApplication } from '../../../catalog/applications/application-commands.js';
import { assignApplication, unassignApplication } from '../../../catalog/applications/assign-applications.js';
import { deleteEntity } from '../../../catalog/commands/delete-entity.js';
import type { MutationResolvers } from '../generated/schema-types.js';
import { storedEntityRef } from '../mapping/entity-ref.js';

export const applicationMutations = {
  createApplication: async (_, { input }, context) =>
    storedEntityRef(await createApplication(context, input)),
  updateApplication: async (_, { urn, input }, context) =>
    storedEntityRef(await updateApplication(context, urn, input)),
  deleteApplication: (_, { urn }, context) => deleteEntity(context, urn, 'application'),
  batchSetApplication: (_, { input }, context) => assignApplication(context, input),
  batchUnsetApplication: (_, { input }, context) => unassignApplication(context, input),
} satisfies MutationResolvers;
