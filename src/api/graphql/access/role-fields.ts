/** Fields for invitations, roles and password resets. */
import type { MutationResolvers, QueryResolvers } from '../generated/schema-types.js';

export const roleQueries = {
  getInviteToken: async (_, { input }, { services, actor, facts }) => ({
    inviteToken: await services.access.roles.getInvite(input.roleUrn ?? undefined, { actor, facts }),
  }),
} satisfies QueryResolvers;

export const roleMutations = {
  createInviteToken: async (_, { input }, { services, actor, facts }) => ({
    inviteToken: await services.access.roles.renewInvite(input.roleUrn ?? undefined, { actor, facts }),
  }),
  acceptRole: async (_, { input }, { services, actor, facts }) => {
    await services.access.roles.accept(input.inviteToken, { actor, facts });
    return true;
  },
  batchAssignRole: async (_, { input }, { services, actor, facts }) => {
    await services.access.roles.assign(
      { roleUrn: input.roleUrn ?? undefined, actors: input.actors },
      { actor, facts },
    );
    return true;
  },
  createNativeUserResetToken: async (_, { input }, { services, actor, facts }) => ({
    resetToken: await services.access.users.createResetToken(input.userUrn, { actor, facts }),
  }),
} satisfies MutationResolvers;
