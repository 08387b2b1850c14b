/** `addLink`, `updateLink`, `removeLink`. */
import { addLink, removeLink, updateLink } from '../../../catalog/links/link-commands.js';
import type { MutationResolvers } from '../generated/schema-types.js';

export const linkMutations = {
  addLink: (_, { input }, context) => addLink(context, input),
  updateLink: (_, { input }, context) => updateLink(context, input),
  removeLink: (_, { input }, context) => removeLink(context, input),
} satisfies MutationResolvers;
