/** Pages: their modules and templates, the templates of assets, posts, and introductions. */
import { MODULE_PROPERTIES } from '../../../catalog/pages/built-in-pages.js';
import { deleteModule, upsertModule } from '../../../catalog/pages/page-modules.js';
import {
  ASSET_SETTINGS,
  deleteTemplate,
  setSummaryTemplate,
  upsertTemplate,
} from '../../../catalog/pages/page-templates.js';
import { createPost, deletePost, updatePost } from '../../../catalog/posts.js';
import { findStepStates, storeStepStates } from '../../../catalog/step-states.js';
import { isJsonObject } from '../../../core/json.js';
import type { MutationResolvers, QueryResolvers, Resolvers } from '../generated/schema-types.js';
import { findDescribed, storedEntityRef, type EntityRef } from '../mapping/entity-ref.js';
import { itemsAt, memberAt, StoredRecord } from '../mapping/record.js';
import { having, listEntities, newestFirst, presentPage } from '../search/list-entities.js';

const POSTS_PAGE = 20;

export const pageQueries = {
  listPosts: async (_, { input }, context) => {
    const { resourceUrn, orFilters } = input;
    const ofResource = resourceUrn ? [{ and: [{ field: 'target', values: [resourceUrn] }] }] : [];
    const page = await listEntities(context, input, {
      entityType: 'post',
      criteria: [having('lastModified')],
      defaultCount: POSTS_PAGE,
      orFilters: [...(orFilters ?? []), ...ofResource],
      sort: newestFirst('lastModified'),
    });
    return presentPage('posts', page);
  },
  /** Which introductions the user has seen. */
  batchGetStepStates: async (_, { input }, context) => ({
    results: await findStepStates(context, input.ids),
  }),
} satisfies QueryResolvers;

export const pageMutations = {
  upsertPageModule: async (_, { input }, context) => storedEntityRef(await upsertModule(context, input)),
  deletePageModule: (_, { input }, context) => deleteModule(context, input.urn),
  upsertPageTemplate: async (_, { input }, context) => storedEntityRef(await upsertTemplate(context, input)),
  deletePageTemplate: (_, { input }, context) => deleteTemplate(context, input.urn),
  updateAssetSettings: async (_, { input }, context) => {
    const urn = await setSummaryTemplate(context, input.urn, input.summary?.template);
    const stored = await context.aspects.load(urn, ASSET_SETTINGS);
    return new StoredRecord(stored?.value ?? {}, context.services.model.parseUrn(urn));
  },
  createPost: (_, { input }, context) => createPost(context, input),
  updatePost: (_, { input }, context) => updatePost(context, input),
  deletePost: (_, { urn }, context) => deletePost(context, urn),
  batchUpdateStepStates: async (_, { input }, context) => {
    const ids = await storeStepStates(context, input.states);
    return { results: ids.map((id) => ({ id, succeeded: true })) };
  },
} satisfies MutationResolvers;

export const pageTypes = {
  DataHubPageTemplateRow: {
    /** Leaves out modules that do not exist, or that the actor may not view. */
    modules: async ({ value }: StoredRecord, _, context): Promise<EntityRef[]> => {
      const named = itemsAt(value, ['modules']);
      const found = await Promise.all(named.map((urn) => findDescribed(urn, MODULE_PROPERTIES, context)));
      return found.filter((module) => module !== null);
    },
  },
  DataHubPageTemplateAssetSummary: {
    /** Empty if the template lists none. */
    summaryElements: ({ value, owner }: StoredRecord): StoredRecord[] =>
      itemsAt(value, ['summaryElements'])
        .filter(isJsonObject)
        .map((element) => new StoredRecord(element, owner)),
  },
  Post: {
    lastModified: async ({ urn }: EntityRef, _, { aspects }) => {
      const info = (await aspects.load(urn.text, 'postInfo'))?.value;
      return { time: memberAt(info, ['lastModified']), actor: memberAt(info, ['auditStamp', 'actor']) };
    },
  },
} satisfies Resolvers;
