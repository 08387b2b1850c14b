/** Fields that create, change and delete tags. */
import { deleteEntity } from '../../../catalog/commands/delete-entity.js';
import { createTag, setTagColor, updateTag } from '../../../catalog/tags/tag-commands.js';
import type { MutationResolvers } from '../generated/schema-types.js';
import { EntityRef } from '../mapping/entity-ref.js';

export const tagMutations = {
  createTag: (_, { input }, context) => createTag(context, input),
  updateTag: async (_, { urn, input }, context) =>
    new EntityRef(context.services.model.parseUrn(await updateTag(context, urn, input))),
  deleteTag: (_, { urn }, context) => deleteEntity(context, urn, 'tag'),
  setTagColor: (_, { urn, colorHex }, context) => setTagColor(context, urn, colorHex),
} satisfies MutationResolvers;
