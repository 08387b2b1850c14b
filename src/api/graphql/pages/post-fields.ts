/** Fields that list, create, change and delete posts. */
import { createPost, deletePost, updatePost } from '../../../catalog/posts/post-commands.js';
import type { GraphqlContext } from '../context.js';
import type { ListPostsInput, MutationResolvers } from '../generated/schema-types.js';
import type { Args } from '../search/inputs.js';
import { having, listEntities, newestFirst } from '../search/list-entities.js';

const PAGE = 20;

export const postQueries = {
  listPosts: async (_: unknown, { input }: Args<ListPostsInput>, context: GraphqlContext) => {
    const { resourceUrn, orFilters } = input;
    const ofResource = resourceUrn ? [{ and: [{ field: 'target', values: [resourceUrn] }] }] : [];
    const { entities, ...page } = await listEntities(context, input, {
      entityType: 'post',
      criteria: [having('lastModified')],
      defaultCount: PAGE,
      orFilters: [...(orFilters ?? []), ...ofResource],
      sort: newestFirst('lastModified'),
    });
    return { ...page, posts: entities };
  },
};

export const postMutations = {
  createPost: (_, { input }, context) => createPost(context, input),
  updatePost: (_, { input }, context) => updatePost(context, input),
  deletePost: (_, { urn }, context) => deletePost(context, urn),
} satisfies MutationResolvers;
