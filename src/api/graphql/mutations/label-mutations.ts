/** Fields that add tags and glossary terms to resources and remove them. */
import { addLabels, removeLabels } from '../../../catalog/labels/label-commands.js';
import { TAGS, TERMS } from '../../../catalog/labels/labels.js';
import type { MutationResolvers } from '../generated/schema-types.js';

export const labelMutations = {
  addTag: (_, { input }, context) => addLabels(context, TAGS, { labels: [input.tagUrn], resources: [input] }),
  addTags: (_, { input }, context) => addLabels(context, TAGS, { labels: input.tagUrns, resources: [input] }),
  removeTag: (_, { input }, context) =>
    removeLabels(context, TAGS, { labels: [input.tagUrn], resources: [input] }),
  batchAddTags: (_, { input }, context) => addLabels(context, TAGS, { ...input, labels: input.tagUrns }),
  batchRemoveTags: (_, { input }, context) =>
    removeLabels(context, TAGS, { ...input, labels: input.tagUrns }),
  addTerm: (_, { input }, context) =>
    addLabels(context, TERMS, { labels: [input.termUrn], resources: [input] }),
  addTerms: (_, { input }, context) =>
    addLabels(context, TERMS, { labels: input.termUrns, resources: [input] }),
  removeTerm: (_, { input }, context) =>
    removeLabels(context, TERMS, { labels: [input.termUrn], resources: [input] }),
  batchAddTerms: (_, { input }, context) => addLabels(context, TERMS, { ...input, labels: input.termUrns }),
  batchRemoveTerms: (_, { input }, context) =>
    removeLabels(context, TERMS, { ...input, labels: input.termUrns }),
} satisfies MutationResolvers;
