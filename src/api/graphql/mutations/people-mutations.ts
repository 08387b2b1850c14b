/** What is said of people and groups. */
import type { MutationResolvers } from '../generated/schema-types.js';
import { updateMembers } from './update-members.js';

export const peopleMutations = {
  updateCorpGroupProperties: (_, { urn, input }, context) => {
    const aspectName = 'corpGroupEditableInfo';
    return updateMembers(context, urn, { entityType: 'corpGroup', aspectName, values: { ...input } });
  },
  updateCorpUserProperties: (_, { urn, input }, context) => {
    const { platformUrns, personaUrn, ...values } = input;
    return updateMembers(context, urn, {
      entityType: 'corpuser',
      aspectName: 'corpUserEditableInfo',
      values: { ...values, platforms: platformUrns, persona: personaUrn },
    });
  },
} satisfies MutationResolvers;
