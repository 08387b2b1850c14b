/** Fields that create, change and delete business attributes, and assign them to columns. */
import {
  assignAttribute,
  unassignAttribute,
} from '../../../catalog/business-attributes/assign-attributes.js';
import {
  ATTRIBUTE_TYPE,
  createAttribute,
  updateAttribute,
} from '../../../catalog/business-attributes/attribute-commands.js';
import { deleteEntity } from '../../../catalog/commands/delete-entity.js';
import type { MutationResolvers } from '../generated/schema-types.js';
import { storedEntityRef } from '../mapping/entity-ref.js';

export const businessAttributeMutations = {
  createBusinessAttribute: async (_, { input }, context) =>
    storedEntityRef(await createAttribute(context, input)),
  updateBusinessAttribute: async (_, { urn, input }, context) =>
    storedEntityRef(await updateAttribute(context, urn, input)),
  deleteBusinessAttribute: (_, { urn }, context) => deleteEntity(context, urn, ATTRIBUTE_TYPE),
  addBusinessAttribute: (_, { input }, context) => assignAttribute(context, input),
  removeBusinessAttribute: (_, { input }, context) => unassignAttribute(context, input),
} satisfies MutationResolvers;
