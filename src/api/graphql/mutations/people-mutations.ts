/** What is said of people and groups. */
import type { MutationResolvers } from '../generated/schema-types.js';
import { storedEntityRef } from '../mapping/entity-ref.js';
import { updateMembers } from '../../../catalog/commands/update-members.js';

export const peopleMutations = {
  updateCorpGroupProperties: async (_, { urn, input }, context) => {
    const aspectName = 'corpGroupEditableInfo';
    const update = { entityType: 'corpGroup', aspectName, values: { ...input } };
    return storedEntityRef(await updateMembers(context, urn, update));
  },
  updateCorpUserProperties: async (_, { urn, input }, context) => {
    const { platformUrns, personaUrn, ...values } = input;
    const update = {
      entityType: 'corpuser',
      aspectName: 'corpUserEditableInfo',
      values: { ...values, platforms: platformUrns, persona: personaUrn },
    };
    return storedEntityRef(await updateMembers(context, urn, update));
  },
} satisfies MutationResolvers;
