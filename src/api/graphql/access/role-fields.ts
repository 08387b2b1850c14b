/** Fields for invitations, roles and password resets. */
import type { MutationResolvers, QueryResolvers } from '../generated/schema-types.js';

export const roleQueries = {
  getInviteToken: async (_, { input }, { services, actor }) => ({
    inviteToken: await services.access.roles.getInvite(input.roleUrn ?? undefined, actor),
  }),
} satisfies QueryResolvers;

export const roleMutations = {
  createInviteToken: async (_, { input }, { services, actor }) => ({
    inviteToken: await services.access.roles.renewInvite(input.roleUrn ?? undefined, actor),
  }),
  acceptRole: async (_, { input }, { services, actor }) => {
    await services.access.roles.accept(input.inviteToken, actor);
    return true;
  },
  batchAssignRole: async (_, { input }, { services, actor }) => {
    await services.access.roles.assign({ roleUrn: input.roleUrn ?? undefined, actors: input.actors }, actor);
    return true;
  },
  createNativeUserResetToken: async (_, { input }, { services, actor }) => ({
    resetToken: await services.access.users.createResetToken(input.userUrn, actor),
  }),
} satisfies MutationResolvers;
