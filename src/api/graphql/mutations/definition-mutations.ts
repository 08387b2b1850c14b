/** Fields that create, change and delete what users define: tags, terms, domains, groups, data products, forms, queries and so on. */
import {
  assignApplication,
  createApplication,
  unassignApplication,
  updateApplication,
} from '../../../catalog/applications.js';
import {
  assignAttribute,
  ATTRIBUTE_TYPE,
  createAttribute,
  unassignAttribute,
  updateAttribute,
} from '../../../catalog/business-attributes.js';
import { deleteEntity, deleteEntityIfExists } from '../../../catalog/commands/entity-commands.js';
import { upsertConnection } from '../../../catalog/connections.js';
import {
  addToProducts,
  assignToProduct,
  createDataProduct,
  removeFromProducts,
  updateDataProduct,
} from '../../../catalog/data-products.js';
import { createDomain, deleteDomain } from '../../../catalog/domains/domain-commands.js';
import { createErRelationship, updateErRelationship } from '../../../catalog/er-relationships.js';
import {
  createForm,
  deleteForm,
  removeForm,
  updateForm,
} from '../../../catalog/forms/form-definition-commands.js';
import { submitPrompt, verifyForm } from '../../../catalog/forms/submit-prompt.js';
import { addRelatedTerms, createGlossaryEntity, removeRelatedTerms } from '../../../catalog/glossary.js';
import { addGroupMembers, createGroup, removeGroupMembers } from '../../../catalog/groups.js';
import { DOMAINS, GLOSSARY, moveInto } from '../../../catalog/hierarchies/hierarchy.js';
import {
  createLogicalModel,
  updateLogicalModelSchema,
} from '../../../catalog/logical-models/logical-model-commands.js';
import {
  linkPhysicalChild,
  setLogicalParent,
  unlinkPhysicalChild,
} from '../../../catalog/logical-models/parent-commands.js';
import { createTest, deleteTest, updateTest } from '../../../catalog/metadata-tests/test-commands.js';
import {
  createOwnershipType,
  deleteOwnershipType,
  updateOwnershipType,
} from '../../../catalog/ownership/ownership-types.js';
import { updateGroupProfile, updateUserProfile } from '../../../catalog/profiles.js';
import { createQuery, updateQuery } from '../../../catalog/queries.js';
import {
  changeProperty,
  createProperty,
} from '../../../catalog/structured-properties/property-definitions.js';
import { createTag, setTagColor, updateTag } from '../../../catalog/tags.js';
import { linkVersion, unlinkVersion } from '../../../catalog/version-sets/version-commands.js';
import { forgetting, type GraphqlContext } from '../context.js';
import type { MutationResolvers } from '../generated/schema-types.js';
import { storedEntityRef } from '../mapping/entity-ref.js';

export const definitionMutations = {
  // Tags
  createTag: (_, { input }, context) => createTag(context, input),
  updateTag: async (_, { urn, input }, context) => storedEntityRef(await updateTag(context, urn, input)),
  deleteTag: (_, { urn }, context) => deleteEntityIfExists(context, urn, 'tag'),
  setTagColor: (_, { urn, colorHex }, context) => setTagColor(context, urn, colorHex),

  // Glossary
  createGlossaryTerm: (_, { input }, context) => createGlossaryEntity(context, 'glossaryTerm', input),
  createGlossaryNode: (_, { input }, context) => createGlossaryEntity(context, 'glossaryNode', input),
  deleteGlossaryEntity: (_, { urn }, context) =>
    deleteEntityIfExists(context, urn, 'glossaryTerm', 'glossaryNode'),
  updateParentNode: (_, { input }, context) =>
    moveInto(context, GLOSSARY, { child: input.resourceUrn, parent: input.parentNode }),
  addRelatedTerms: (_, { input }, context) => addRelatedTerms(context, input),
  removeRelatedTerms: (_, { input }, context) => removeRelatedTerms(context, input),

  // Domains
  createDomain: (_, { input }, context) => createDomain(context, input),
  deleteDomain: (_, { urn }, context) => deleteDomain(context, urn),
  moveDomain: (_, { input }, context) =>
    moveInto(context, DOMAINS, { child: input.resourceUrn, parent: input.parentDomain }),

  // Groups
  createGroup: (_, { input }, context) => createGroup(context, input),
  addGroupMembers: (_, { input }, context) => addGroupMembers(context, input),
  removeGroupMembers: (_, { input }, context) => removeGroupMembers(context, input),

  // Profiles of users and groups
  updateCorpGroupProperties: async (_, { urn, input }, context) =>
    storedEntityRef(await updateGroupProfile(context, urn, input)),
  updateCorpUserProperties: async (_, { urn, input }, context) => {
    const { platformUrns, personaUrn, ...members } = input;
    const profile = { ...members, platforms: platformUrns, persona: personaUrn };
    return storedEntityRef(await updateUserProfile(context, urn, profile));
  },

  // Ownership types
  createOwnershipType: async (_, { input }, context) =>
    storedEntityRef(await createOwnershipType(context, input)),
  updateOwnershipType: async (_, { urn, input }, context) =>
    storedEntityRef(await updateOwnershipType(context, urn, input)),
  deleteOwnershipType: (_, { urn, deleteReferences }, context) =>
    deleteOwnershipType(context, urn, deleteReferences),

  // Structured properties
  createStructuredProperty: async (_, { input }, context) =>
    storedEntityRef(await createProperty(context, input)),
  updateStructuredProperty: async (_, { input }, context) =>
    storedEntityRef(await changeProperty(context, input)),
  deleteStructuredProperty: (_, { input }, context) =>
    deleteEntityIfExists(context, input.urn, 'structuredProperty'),

  // Data products
  createDataProduct: async (_, { input }, context) =>
    storedEntityRef(await createDataProduct(context, input)),
  updateDataProduct: async (_, { urn, input }, context) =>
    storedEntityRef(await updateDataProduct(context, urn, input)),
  deleteDataProduct: (_, { urn }, context) => deleteEntityIfExists(context, urn, 'dataProduct'),
  batchSetDataProduct: (_, { input }, context) =>
    assignToProduct(context, input.resourceUrns, input.dataProductUrn),
  batchAddToDataProducts: (_, { input }, context) => addToProducts(context, input),
  batchRemoveFromDataProducts: (_, { input }, context) => removeFromProducts(context, input),

  // Versions of assets
  linkAssetVersion: async (_, { input }, context) => storedEntityRef(await linkVersion(context, input)),
  unlinkAssetVersion: async (_, { input }, context) => storedEntityRef(await unlinkVersion(context, input)),

  // Connections
  upsertConnection: async (_, { input }, context) => storedEntityRef(await upsertConnection(context, input)),

  // Applications
  createApplication: async (_, { input }, context) =>
    storedEntityRef(await createApplication(context, input)),
  updateApplication: async (_, { urn, input }, context) =>
    storedEntityRef(await updateApplication(context, urn, input)),
  deleteApplication: (_, { urn }, context) => deleteEntity(context, urn, 'application'),
  batchSetApplication: (_, { input }, context) => assignApplication(context, input),
  batchUnsetApplication: (_, { input }, context) => unassignApplication(context, input),

  // Business attributes
  createBusinessAttribute: async (_, { input }, context) =>
    storedEntityRef(await createAttribute(context, input)),
  updateBusinessAttribute: async (_, { urn, input }, context) =>
    storedEntityRef(await updateAttribute(context, urn, input)),
  deleteBusinessAttribute: (_, { urn }, context) => deleteEntity(context, urn, ATTRIBUTE_TYPE),
  addBusinessAttribute: (_, { input }, context) => assignAttribute(context, input),
  removeBusinessAttribute: (_, { input }, context) => unassignAttribute(context, input),

  // Relationships of two datasets
  createERModelRelationship: async (_, { input }, context) =>
    storedEntityRef(await createErRelationship(context, input)),
  updateERModelRelationship: (_, { urn, input }, context) => updateErRelationship(context, urn, input),
  deleteERModelRelationship: (_, { urn }, context) => deleteEntity(context, urn, 'erModelRelationship'),

  // Forms
  createForm: async (_, { input }, context) => storedEntityRef(await createForm(context, input)),
  updateForm: async (_, { input }, context) => storedEntityRef(await updateForm(context, input)),
  deleteForm: (_, { input }, context) => deleteForm(context, input.urn),
  batchRemoveForm: (_, { input }, context) => removeForm(context, input),
  submitFormPrompt: (_, args, context) => forgetting(context, submitPrompt(context, args)),
  verifyForm: (_, { input }, context) => forgetting(context, verifyForm(context, input)),

  // Logical models, and physical datasets that are linked to them
  createLogicalModel: (_, { input }, context) => createLogicalModel(context, input),
  updateLogicalModelSchema: (_, { input }, context) => updateLogicalModelSchema(context, input),
  setLogicalParent: (_, { input }, context) => setLogicalParent(context, input),
  linkPhysicalChild: (_, { input }, context) => linkPhysicalChild(context, input),
  unlinkPhysicalChild: (_, { input }, context) => unlinkPhysicalChild(context, input),

  // Queries: statements about datasets
  createQuery: async (_, { input }, context) => storedEntityRef(await createQuery(context, input)),
  updateQuery: async (_, { urn, input }, context) => storedEntityRef(await updateQuery(context, urn, input)),
  deleteQuery: (_, { urn }, context) => deleteEntityIfExists(context, urn, 'query'),

  // Tests of metadata
  createTest: async (_, { input }, context) => {
    await requireManager(context);
    return createTest(context, input);
  },
  updateTest: async (_, { urn, input }, context) => {
    await requireManager(context);
    return updateTest(context, urn, input);
  },
  deleteTest: async (_, { urn }, context) => {
    await requireManager(context);
    return deleteTest(context, urn);
  },
} satisfies MutationResolvers;

/** The privilege to edit a test as an entity does not suffice. @throws FORBIDDEN */
async function requireManager({ services }: Pick<GraphqlContext, 'services'>): Promise<void> {
  await services.requirePlatformPrivilege(['MANAGE_TESTS'], 'manage tests');
}
