/** `addTag`, `batchRemoveTerms` and their like. */
import type { GraphqlContext } from '../context.js';
import type { MutationResolvers, ResourceRefInput } from '../generated/schema-types.js';
import { addLabels, removeLabels, TAGS, TERMS, type LabelKind } from './labels.js';
import { readUrn } from './require-entities.js';
import { readResources, requireResources } from './resources.js';
import { stampOf, store } from './store.js';

interface LabelChange {
  readonly labels: readonly string[];
  readonly resources: readonly (ResourceRefInput | null | undefined)[];
}

/** Labels and resources must be there. */
async function add(context: GraphqlContext, kind: LabelKind, change: LabelChange): Promise<boolean> {
  const labels = change.labels.map((urn) => readUrn(context, urn, kind.entityType));
  const resources = readResources(context, change.resources);
  await requireResources(context, resources, labels);
  if (labels.length === 0) return true;
  const stamp = stampOf(context);
  await store(
    context,
    resources.map((resource) => addLabels(kind, { resource, labels, stamp })),
  );
  return true;
}

/** A label or a field that is gone must still be possible to take away; only the entities must be there. */
async function remove(context: GraphqlContext, kind: LabelKind, change: LabelChange): Promise<boolean> {
  const labels = change.labels.map((urn) => readUrn(context, urn, kind.entityType));
  const resources = readResources(context, change.resources);
  await requireResources(
    context,
    resources.map(({ urn }) => ({ urn })),
  );
  if (labels.length === 0) return true;
  await store(
    context,
    resources.map((resource) => removeLabels(kind, { resource, labels })),
  );
  return true;
}

export const labelMutations = {
  addTag: (_, { input }, context) => add(context, TAGS, { labels: [input.tagUrn], resources: [input] }),
  addTags: (_, { input }, context) => add(context, TAGS, { labels: input.tagUrns, resources: [input] }),
  removeTag: (_, { input }, context) => remove(context, TAGS, { labels: [input.tagUrn], resources: [input] }),
  batchAddTags: (_, { input }, context) => add(context, TAGS, { ...input, labels: input.tagUrns }),
  batchRemoveTags: (_, { input }, context) => remove(context, TAGS, { ...input, labels: input.tagUrns }),
  addTerm: (_, { input }, context) => add(context, TERMS, { labels: [input.termUrn], resources: [input] }),
  addTerms: (_, { input }, context) => add(context, TERMS, { labels: input.termUrns, resources: [input] }),
  removeTerm: (_, { input }, context) =>
    remove(context, TERMS, { labels: [input.termUrn], resources: [input] }),
  batchAddTerms: (_, { input }, context) => add(context, TERMS, { ...input, labels: input.termUrns }),
  batchRemoveTerms: (_, { input }, context) => remove(context, TERMS, { ...input, labels: input.termUrns }),
} satisfies MutationResolvers;
