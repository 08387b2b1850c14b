/** Fields that create, change and delete entities that users define: tags, terms, domains, groups, data products and so on. */
import { deleteEntityIfExists } from '../../../catalog/commands/delete-entity.js';
import { upsertConnection } from '../../../catalog/connections/connection-commands.js';
import {
  assignToProduct,
  createDataProduct,
  updateDataProduct,
} from '../../../catalog/data-products/data-product-commands.js';
import { addToProducts, removeFromProducts } from '../../../catalog/data-products/change-assets.js';
import { createDomain, deleteDomain } from '../../../catalog/domains/domain-commands.js';
import { createGlossaryEntity } from '../../../catalog/glossary/glossary-commands.js';
import { addRelatedTerms, removeRelatedTerms } from '../../../catalog/glossary/related-terms.js';
import { addGroupMembers, createGroup, removeGroupMembers } from '../../../catalog/groups/group-commands.js';
import { DOMAINS, GLOSSARY, moveInto } from '../../../catalog/hierarchies/hierarchy.js';
import {
  createOwnershipType,
  deleteOwnershipType,
  updateOwnershipType,
} from '../../../catalog/ownership/ownership-type-commands.js';
import { updateGroupProfile, updateUserProfile } from '../../../catalog/profiles/profile-commands.js';
import {
  changeProperty,
  createProperty,
} from '../../../catalog/structured-properties/property-definition-commands.js';
import { createTag, setTagColor, updateTag } from '../../../catalog/tags/tag-commands.js';
import { linkVersion, unlinkVersion } from '../../../catalog/version-sets/version-commands.js';
import type { MutationResolvers } from '../generated/schema-types.js';
import { EntityRef, storedEntityRef } from '../mapping/entity-ref.js';

const tagMutations = {
  createTag: (_, { input }, context) => createTag(context, input),
  updateTag: async (_, { urn, input }, context) =>
    new EntityRef(context.services.model.parseUrn(await updateTag(context, urn, input))),
  deleteTag: (_, { urn }, context) => deleteEntityIfExists(context, urn, 'tag'),
  setTagColor: (_, { urn, colorHex }, context) => setTagColor(context, urn, colorHex),
} satisfies MutationResolvers;

const glossaryMutations = {
  createGlossaryTerm: (_, { input }, context) => createGlossaryEntity(context, 'glossaryTerm', input),
  createGlossaryNode: (_, { input }, context) => createGlossaryEntity(context, 'glossaryNode', input),
  deleteGlossaryEntity: (_, { urn }, context) =>
    deleteEntityIfExists(context, urn, 'glossaryTerm', 'glossaryNode'),
  updateParentNode: (_, { input }, context) =>
    moveInto(context, GLOSSARY, { child: input.resourceUrn, parent: input.parentNode }),
  addRelatedTerms: (_, { input }, context) => addRelatedTerms(context, input),
  removeRelatedTerms: (_, { input }, context) => removeRelatedTerms(context, input),
} satisfies MutationResolvers;

const domainMutations = {
  createDomain: (_, { input }, context) => createDomain(context, input),
  deleteDomain: (_, { urn }, context) => deleteDomain(context, urn),
  moveDomain: (_, { input }, context) =>
    moveInto(context, DOMAINS, { child: input.resourceUrn, parent: input.parentDomain }),
} satisfies MutationResolvers;

const groupMutations = {
  createGroup: (_, { input }, context) => createGroup(context, input),
  addGroupMembers: (_, { input }, context) => addGroupMembers(context, input),
  removeGroupMembers: (_, { input }, context) => removeGroupMembers(context, input),
} satisfies MutationResolvers;

const peopleMutations = {
  updateCorpGroupProperties: async (_, { urn, input }, context) =>
    storedEntityRef(await updateGroupProfile(context, urn, input)),
  updateCorpUserProperties: async (_, { urn, input }, context) => {
    const { platformUrns, personaUrn, ...members } = input;
    const profile = { ...members, platforms: platformUrns, persona: personaUrn };
    return storedEntityRef(await updateUserProfile(context, urn, profile));
  },
} satisfies MutationResolvers;

const ownershipTypeMutations = {
  createOwnershipType: async (_, { input }, context) => {
    const urn = await createOwnershipType(context, input);
    return new EntityRef(context.services.model.parseUrn(urn));
  },
  updateOwnershipType: async (_, { urn, input }, context) =>
    storedEntityRef(await updateOwnershipType(context, urn, input)),
  deleteOwnershipType: (_, { urn, deleteReferences }, context) =>
    deleteOwnershipType(context, urn, deleteReferences),
} satisfies MutationResolvers;

const propertyDefinitionMutations = {
  createStructuredProperty: async (_, { input }, context) =>
    storedEntityRef(await createProperty(context, input)),
  updateStructuredProperty: async (_, { input }, context) =>
    storedEntityRef(await changeProperty(context, input)),
  deleteStructuredProperty: (_, { input }, context) =>
    deleteEntityIfExists(context, input.urn, 'structuredProperty'),
} satisfies MutationResolvers;

const dataProductMutations = {
  createDataProduct: async (_, { input }, context) => {
    const urn = await createDataProduct(context, input);
    return new EntityRef(context.services.model.parseUrn(urn));
  },
  updateDataProduct: async (_, { urn, input }, context) =>
    storedEntityRef(await updateDataProduct(context, urn, input)),
  deleteDataProduct: (_, { urn }, context) => deleteEntityIfExists(context, urn, 'dataProduct'),
  batchSetDataProduct: (_, { input }, context) =>
    assignToProduct(context, input.resourceUrns, input.dataProductUrn),
  batchAddToDataProducts: (_, { input }, context) => addToProducts(context, input),
  batchRemoveFromDataProducts: (_, { input }, context) => removeFromProducts(context, input),
} satisfies MutationResolvers;

const versionMutations = {
  linkAssetVersion: async (_, { input }, context) => storedEntityRef(await linkVersion(context, input)),
  unlinkAssetVersion: async (_, { input }, context) => storedEntityRef(await unlinkVersion(context, input)),
} satisfies MutationResolvers;

const connectionMutations = {
  upsertConnection: async (_, { input }, context) => storedEntityRef(await upsertConnection(context, input)),
} satisfies MutationResolvers;

export const definitionMutations = {
  ...tagMutations,
  ...glossaryMutations,
  ...domainMutations,
  ...groupMutations,
  ...peopleMutations,
  ...ownershipTypeMutations,
  ...propertyDefinitionMutations,
  ...dataProductMutations,
  ...versionMutations,
  ...connectionMutations,
} satisfies MutationResolvers;
