/** Defining structured properties. */
import { newId } from '../../../core/ids.js';
import type { GraphqlContext } from '../context.js';
import type { MutationResolvers } from '../generated/schema-types.js';
import { EntityRef } from '../mapping/entity-ref.js';
import { createEntity, newUrn } from '../../../catalog/commands/create-entity.js';
import { deleteEntity } from '../../../catalog/commands/delete-entity.js';
import { changeDefinition, changeSettings, newDefinition } from './property-definitions.js';
import { readUrn, requireEntities } from '../../../catalog/commands/require-entities.js';
import { stampOf, store } from '../../../catalog/commands/store.js';

export const propertyDefinitionMutations = {
  createStructuredProperty: async (_, { input }, context) => {
    const id = input.id ?? input.qualifiedName ?? newId();
    const urn = newUrn(context, 'structuredProperty', id);
    readUrn(context, input.valueType, 'dataType');
    checkEntityTypes(context, [...input.entityTypes, ...(input.typeQualifier?.allowedTypes ?? [])]);
    const stamp = stampOf(context);
    const value = newDefinition(input.qualifiedName ?? id, input, stamp);
    const settings = changeSettings(urn, input.settings, stamp);
    await createEntity(context, { urn, aspectName: 'propertyDefinition', value }, settings);
    return new EntityRef(context.services.model.parseUrn(urn));
  },
  updateStructuredProperty: async (_, { input }, context) => {
    const urn = readUrn(context, input.urn, 'structuredProperty');
    checkEntityTypes(context, [
      ...(input.newEntityTypes ?? []),
      ...(input.typeQualifier?.newAllowedTypes ?? []),
    ]);
    await requireEntities(context, [{ urn }]);
    const stamp = stampOf(context);
    await store(context, [
      changeDefinition(urn, input, stamp),
      ...changeSettings(urn, input.settings, stamp),
    ]);
    return new EntityRef(context.services.model.parseUrn(urn));
  },
  deleteStructuredProperty: (_, { input }, context) => deleteEntity(context, input.urn, 'structuredProperty'),
} satisfies MutationResolvers;

function checkEntityTypes(context: GraphqlContext, urns: readonly string[]): void {
  for (const urn of urns) readUrn(context, urn, 'entityType');
}
