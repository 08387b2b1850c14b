/** `updateDescription` and `updateName`. */
import { updateDescription, updateName } from '../../../catalog/descriptions/description-commands.js';
import type { MutationResolvers } from '../generated/schema-types.js';

export const textMutations = {
  updateDescription: (_, { input }, context) => updateDescription(context, input),
  updateName: (_, { input }, context) => updateName(context, input),
} satisfies MutationResolvers;
