/** Fields that change the profiles of users and groups. */
import { updateGroupProfile, updateUserProfile } from '../../../catalog/profiles/profile-commands.js';
import type { MutationResolvers } from '../generated/schema-types.js';
import { storedEntityRef } from '../mapping/entity-ref.js';

export const peopleMutations = {
  updateCorpGroupProperties: async (_, { urn, input }, context) =>
    storedEntityRef(await updateGroupProfile(context, urn, input)),
  updateCorpUserProperties: async (_, { urn, input }, context) => {
    const { platformUrns, personaUrn, ...members } = input;
    const profile = { ...members, platforms: platformUrns, persona: personaUrn };
    return storedEntityRef(await updateUserProfile(context, urn, profile));
  },
} satisfies MutationResolvers;
