/** Fields that create groups and change their members. */
import { addGroupMembers, createGroup, removeGroupMembers } from '../../../catalog/groups/group-commands.js';
import type { MutationResolvers } from '../generated/schema-types.js';

export const groupMutations = {
  createGroup: (_, { input }, context) => createGroup(context, input),
  addGroupMembers: (_, { input }, context) => addGroupMembers(context, input),
  removeGroupMembers: (_, { input }, context) => removeGroupMembers(context, input),
} satisfies MutationResolvers;
