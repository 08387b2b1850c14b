/** Fields that define structured properties. */
import { deleteEntity } from '../../../catalog/commands/delete-entity.js';
import {
  changeProperty,
  createProperty,
} from '../../../catalog/structured-properties/property-definition-commands.js';
import type { MutationResolvers } from '../generated/schema-types.js';
import { storedEntityRef } from '../mapping/entity-ref.js';

export const propertyDefinitionMutations = {
  createStructuredProperty: async (_, { input }, context) =>
    storedEntityRef(await createProperty(context, input)),
  updateStructuredProperty: async (_, { input }, context) =>
    storedEntityRef(await changeProperty(context, input)),
  deleteStructuredProperty: (_, { input }, context) => deleteEntity(context, input.urn, 'structuredProperty'),
} satisfies MutationResolvers;
