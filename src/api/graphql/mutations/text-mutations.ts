/** `updateDescription` and `updateName`. */
import type { MutationResolvers } from '../generated/schema-types.js';
import { requireEntities } from '../../../catalog/commands/require-entities.js';
import { readResource, requireResources } from '../../../catalog/commands/resources.js';
import { stampOf, store } from '../../../catalog/commands/store.js';
import { describe, rename } from './texts.js';

export const textMutations = {
  updateDescription: async (_, { input }, context) => {
    const resource = readResource(context, input);
    const { entityType } = context.services.model.parseUrn(resource.urn);
    const expected = input.expectedDescription ?? undefined;
    const text = { text: input.description, stamp: stampOf(context), expected };
    const proposal = describe(entityType, resource, text);
    await requireResources(context, [resource]);
    await store(context, [proposal]);
    return true;
  },
  updateName: async (_, { input }, context) => {
    const urn = context.services.model.parseUrn(input.urn);
    const proposal = rename(urn.entityType, urn.text, { text: input.name, stamp: stampOf(context) });
    await requireEntities(context, [{ urn: urn.text }]);
    await store(context, [proposal]);
    return true;
  },
} satisfies MutationResolvers;
