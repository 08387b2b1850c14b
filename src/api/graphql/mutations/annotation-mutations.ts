/**
 * Fields that change the metadata attached to entities: labels, owners, links, descriptions, display, domains, forms, properties, lineage,
 * lifecycle.
 */
import { updateAssets, type AssetUpdate, type UpdatableType } from '../../../catalog/asset-updates.js';
import { updateDescription, updateName } from '../../../catalog/descriptions.js';
import { updateDisplay, updateEmbed } from '../../../catalog/display-commands.js';
import { assignToDomain } from '../../../catalog/domains/domain-commands.js';
import { assignForm, assignFormByFilter } from '../../../catalog/forms/form-commands.js';
import { addLabels, removeLabels, TAGS, TERMS } from '../../../catalog/labels.js';
import {
  setLifecycleStage,
  setSoftDeleted,
  updateDeprecation,
} from '../../../catalog/lifecycle/lifecycle-commands.js';
import { editLineage } from '../../../catalog/lineage/edit-lineage.js';
import { addLink, removeLink, updateLink, upsertLink } from '../../../catalog/links.js';
import { addOwners, removeOwners } from '../../../catalog/ownership/owner-commands.js';
import { removeProperties, setProperties } from '../../../catalog/structured-properties/assign-properties.js';
import type { GraphqlContext } from '../context.js';
import type { MutationResolvers } from '../generated/schema-types.js';
import { storedEntityRef, type EntityRef } from '../mapping/entity-ref.js';
import { StoredRecord } from '../mapping/record.js';
import { toBranches } from '../search/inputs.js';

export const annotationMutations = {
  // Tags and terms
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

  // Owners
  addOwner: (_, { input }, context) => addOwners(context, { owners: [input], resources: [input] }),
  addOwners: (_, { input }, context) => addOwners(context, { owners: input.owners, resources: [input] }),
  removeOwner: (_, { input }, context) =>
    removeOwners(context, {
      ownerUrns: [input.ownerUrn],
      ownershipTypeUrn: input.ownershipTypeUrn,
      resources: [input],
    }),
  batchAddOwners: (_, { input }, context) => addOwners(context, input),
  batchRemoveOwners: (_, { input }, context) => removeOwners(context, input),

  // Links
  addLink: (_, { input }, context) => addLink(context, input),
  updateLink: (_, { input }, context) => updateLink(context, input),
  upsertLink: (_, { input }, context) => upsertLink(context, input),
  removeLink: (_, { input }, context) => removeLink(context, input),

  // Names and descriptions
  updateDescription: (_, { input }, context) => updateDescription(context, input),
  updateName: (_, { input }, context) => updateName(context, input),

  // Display
  updateEmbed: (_, { input }, context) => updateEmbed(context, input),
  updateDisplayProperties: (_, { urn, input }, context) => updateDisplay(context, urn, input),

  // Domains
  setDomain: (_, { entityUrn, domainUrn }, context) => assignToDomain(context, [entityUrn], domainUrn),
  unsetDomain: (_, { entityUrn }, context) => assignToDomain(context, [entityUrn], undefined),
  batchSetDomain: (_, { input }, context) => {
    const urns = input.resources.map(({ resourceUrn }) => resourceUrn);
    return assignToDomain(context, urns, input.domainUrn);
  },

  // Forms
  batchAssignForm: (_, { input }, context) => assignForm(context, input),
  createDynamicFormAssignment: (_, { input }, context) => {
    const or = toBranches(input.orFilters).map((and) => ({ and }));
    return assignFormByFilter(context, { formUrn: input.formUrn, filter: { or } });
  },

  // Structured properties
  upsertStructuredProperties: async (_, { input }, context) => {
    const { assetUrn, structuredPropertyInputParams: properties } = input;
    return readBack(context, await setProperties(context, { assetUrn, properties }));
  },
  removeStructuredProperties: async (_, { input }, context) => {
    const { assetUrn, structuredPropertyUrns: properties } = input;
    return readBack(context, await removeProperties(context, { assetUrn, properties }));
  },

  // Lifecycle
  updateDeprecation: (_, { input }, context) => {
    const { urn: resourceUrn, subResource, subResourceType } = input;
    return updateDeprecation(context, {
      ...input,
      resources: [{ resourceUrn, subResource, subResourceType }],
    });
  },
  batchUpdateDeprecation: (_, { input }, context) => updateDeprecation(context, input),
  batchUpdateSoftDeleted: (_, { input }, context) => setSoftDeleted(context, input),
  setLifecycleStage: (_, { urn, lifecycleStageUrn }, context) =>
    setLifecycleStage(context, urn, lifecycleStageUrn),

  // Lineage
  updateLineage: (_, { input }, context) => editLineage(context, input),

  // Several aspects of an asset at once
  updateDataset: updateOne('dataset'),
  updateDatasets: async (_, { input }, context) =>
    (await updateAssets(context, 'dataset', input)).map(storedEntityRef),
  updateChart: updateOne('chart'),
  updateDashboard: updateOne('dashboard'),
  updateDataFlow: updateOne('dataFlow'),
  updateDataJob: updateOne('dataJob'),
  updateNotebook: updateOne('notebook'),
} satisfies MutationResolvers;

async function readBack({ aspects, services }: GraphqlContext, asset: string): Promise<StoredRecord> {
  const stored = await aspects.load(asset, 'structuredProperties');
  return new StoredRecord(stored?.value ?? { properties: [] }, services.model.parseUrn(asset));
}

interface UpdateArgs {
  readonly urn: string;
  readonly input: AssetUpdate;
}

/** Resolves a field that updates one asset. */
function updateOne(entityType: UpdatableType) {
  return async (
    _: unknown,
    { urn, input }: UpdateArgs,
    context: GraphqlContext,
  ): Promise<EntityRef | null> => {
    const [updated] = await updateAssets(context, entityType, [{ urn, update: input }]);
    return updated === undefined ? null : storedEntityRef(updated);
  };
}
