/** Every root field of the GraphQL schema. Where what it needs does not decide who may, it is said below with what it is asked. */
import type { Kind } from './answers.js';

const words = (text: string): string[] => text.trim().split(/\s+/);

export const QUERIES: Readonly<Record<Exclude<Kind, 'open'>, readonly string[]>> = {
  read: words(`
    me appConfig graph getGrantedPrivileges listRoles listAccessTokens getAccessTokenMetadata
    entity entities search searchAcrossEntities semanticSearchAcrossEntities scrollAcrossEntities aggregateAcrossEntities
    autoComplete autoCompleteForMultiple browse browsePaths browseV2 searchAcrossLineage scrollAcrossLineage
    getTimeline getSchemaBlame getSchemaVersionList lineageGraph catalogChanges recentlyChanged ingestionRuns ingestionRunWrites
    assertion businessAttribute chart container dashboard dataContract dataFlow dataJob dataProcessInstance dataProduct application
    dataset document domain form glossaryTerm glossaryNode incident mlModel mlModelGroup mlModelDeployment mlFeature mlPrimaryKey
    mlFeatureTable ownershipType executionRequest corpUser corpGroup dataPlatform dataPlatformInstance query role schemaField structuredProperty
    dataType entityType tag test versionSet connection`),
  edit: words('listIngestionSources'),
  admin: words('listUsers listGroups listPolicies getInviteToken listSecrets getSecretValues'),
};

export const MUTATIONS: Readonly<Record<Exclude<Kind, 'open'>, readonly string[]>> = {
  read: words('createAccessToken revokeAccessToken acceptRole'),
  edit: words(`
    upsertCustomAssertion reportAssertionResult runAssertion runAssertions runAssertionsForAsset
    createDataProduct updateDataProduct deleteDataProduct batchSetDataProduct
    setDomain unsetDomain batchSetDomain createDomain deleteDomain moveDomain
    createGlossaryTerm createGlossaryNode deleteGlossaryEntity updateParentNode addRelatedTerms removeRelatedTerms
    createGroup addGroupMembers removeGroupMembers updateCorpGroupProperties updateCorpUserProperties
    raiseIncident updateIncidentStatus updateDeprecation batchUpdateDeprecation batchUpdateSoftDeleted
    patchEntity patchEntities addLink updateLink removeLink updateLineage reportOperation addOwner addOwners removeOwner batchAddOwners batchRemoveOwners
    createOwnershipType updateOwnershipType deleteOwnershipType
    upsertStructuredProperties removeStructuredProperties createStructuredProperty updateStructuredProperty
    deleteStructuredProperty
    createTag updateTag deleteTag setTagColor addTag addTags removeTag batchAddTags batchRemoveTags
    addTerm addTerms removeTerm batchAddTerms batchRemoveTerms updateDescription updateName
    rollbackIngestionRun batchAssignForm createDynamicFormAssignment updateIngestionSource linkAssetVersion unlinkAssetVersion`),
  admin: words(`
    createPolicy updatePolicy deletePolicy createInviteToken batchAssignRole updateUserStatus removeUser
    createNativeUserResetToken createSecret updateSecret deleteSecret removeGroup upsertConnection`),
};

const OWNER = { ownerUrn: '$corpuser', ownerEntityType: 'CORP_USER' };

const PATCH = {
  urn: '$dataset',
  aspectName: 'globalTags',
  patch: [{ op: 'REMOVE', path: '/tags/urn:li:tag:none' }],
};

const RELATED = { urn: '$glossaryTerm', termUrns: ['$otherTerm'], relationshipType: 'isA' };

/** Variables by the field's name, laid over what the field cannot be asked without. `$me` is who asks, `$own` a token of theirs. */
export const VARIABLES: Readonly<Record<string, object>> = {
  getGrantedPrivileges: { input: { actorUrn: '$me' } },
  getAccessTokenMetadata: { token: '$own' },
  revokeAccessToken: { tokenId: '$ownId' },
  createAccessToken: { input: { actorUrn: '$me', type: 'PERSONAL', duration: 'ONE_HOUR', name: 'table' } },
  acceptRole: { input: { inviteToken: '$invitation' } },
  batchAssignRole: { input: { roleUrn: 'urn:li:dataHubRole:Reader', actors: ['$person'] } },
  rollbackIngestionRun: { input: { runId: '$otherRun', dryRun: false } },
  updateUserStatus: { urn: '$person', status: 'ACTIVE' },
  createNativeUserResetToken: { input: { userUrn: '$person' } },
  removeUser: { urn: '$victim' },
  updateDataProduct: { urn: '$dataProduct', input: { name: 'x' } },
  updateCorpGroupProperties: { urn: '$corpGroup', input: { description: 'x' } },
  updateCorpUserProperties: { urn: '$corpuser', input: { title: 'x' } },
  addRelatedTerms: { input: RELATED },
  removeRelatedTerms: { input: RELATED },
  upsertCustomAssertion: {
    input: { entityUrn: '$dataset', type: 'x', description: 'x', platform: { name: 'x' } },
  },
  batchSetDataProduct: { input: { dataProductUrn: '$dataProduct', resourceUrns: ['$dataset'] } },
  moveDomain: { input: { resourceUrn: '$domain' } },
  updateParentNode: { input: { resourceUrn: '$glossaryTerm' } },
  raiseIncident: { input: { type: 'OPERATIONAL', resourceUrn: '$dataset', title: 'x' } },
  patchEntity: { input: PATCH },
  patchEntities: { input: [PATCH] },
  updateLineage: {
    input: { edgesToAdd: [{ downstreamUrn: '$dataset', upstreamUrn: '$dataJob' }], edgesToRemove: [] },
  },
  updateLink: {
    input: {
      currentUrl: 'https://example.com/a',
      currentLabel: 'a',
      linkUrl: 'https://example.com/b',
      label: 'b',
      resourceUrn: '$dataset',
    },
  },
  addOwner: { input: { ...OWNER, resourceUrn: '$dataset' } },
  addOwners: { input: { owners: [OWNER], resourceUrn: '$dataset' } },
  batchAddOwners: { input: { owners: [OWNER], resources: [{ resourceUrn: '$dataset' }] } },
  createStructuredProperty: {
    input: {
      valueType: 'urn:li:dataType:datahub.string',
      entityTypes: ['urn:li:entityType:datahub.dataset'],
    },
  },
  upsertStructuredProperties: {
    input: {
      assetUrn: '$dataset',
      structuredPropertyInputParams: [
        { structuredPropertyUrn: '$structuredProperty', values: [{ stringValue: 'x' }] },
      ],
    },
  },
  setTagColor: { urn: '$tag', colorHex: '#112233' },
  updateDescription: { input: { description: 'x', resourceUrn: '$dataset' } },
  linkAssetVersion: {
    input: { versionSet: 'urn:li:versionSet:($run,dataset)', linkedEntity: '$dataset', version: 'v2' },
  },
  unlinkAssetVersion: { input: { unlinkedEntity: '$dataset' } },
  upsertConnection: { input: { type: 'JSON', platformUrn: '$dataPlatform', json: { blob: '{}' } } },
};
