/** Every root field of the GraphQL schema with the permission that it declares, and the variables with which a test calls it. */
import { Kind as Node, parse, type ConstDirectiveNode } from 'graphql';
import { readSdl } from '../../../src/api/graphql/sdl.js';
import type { EndpointPermission } from '../../../src/auth/services.js';
import { kindOf, type Kind } from './answers.js';

type Row = readonly [name: string, kind: Kind];

/** The field `graph` comes from the graph API, which has no schema file. */
const GRAPH: Row = ['graph', 'read'];

/** Changes of metadata for which the privileges of editors do not suffice: deletions, and changes of users, groups and ownership types. */
const BEYOND_EDITORS: ReadonlySet<string> = new Set([
  ...['deleteApplication', 'deleteDataProduct', 'deleteQuery'],
  ...['createGroup', 'addGroupMembers', 'removeGroupMembers', 'updateCorpUserProperties'],
  ...['createOwnershipType', 'updateOwnershipType', 'deleteOwnershipType'],
]);

/** The rows of the table, from the directives of the schema files. */
export const FIELD_ROWS = {
  query: [...rowsOf('Query'), GRAPH],
  mutation: rowsOf('Mutation'),
} as const;

function rowsOf(root: 'Query' | 'Mutation'): readonly Row[] {
  return parse(readSdl('schemas/graphql')).definitions.flatMap((definition): Row[] => {
    const isRoot =
      (definition.kind === Node.OBJECT_TYPE_DEFINITION || definition.kind === Node.OBJECT_TYPE_EXTENSION) &&
      definition.name.value === root;
    if (!isRoot) return [];
    return (definition.fields ?? []).map(({ name, directives = [] }) => [
      name.value,
      BEYOND_EDITORS.has(name.value)
        ? 'admin'
        : kindOf(permissionOf(directives.find((directive) => directive.name.value === 'permission'))),
    ]);
  });
}

function permissionOf(directive: ConstDirectiveNode | undefined): EndpointPermission {
  const [argument] = directive?.arguments ?? [];
  if (argument?.value.kind === Node.LIST)
    return { platform: argument.value.values.map((value) => ('value' in value ? String(value.value) : '')) };
  const kind = argument?.value.kind === Node.STRING ? argument.value.value : undefined;
  return kind === 'PER_CHANGE' ? 'per-change' : kind === 'SYSTEM' ? 'system' : 'signed-in';
}

const OWNER = { ownerUrn: '$corpuser', ownerEntityType: 'CORP_USER' };

const PATCH = {
  urn: '$dataset',
  aspectName: 'globalTags',
  patch: [{ op: 'REMOVE', path: '/tags/urn:li:tag:none' }],
};

const RELATED = { urn: '$glossaryTerm', termUrns: ['$otherTerm'], relationshipType: 'isA' };

const EDITED = { editableProperties: { description: 'x' } };
const RELATIONSHIP = {
  properties: {
    ...{ name: 'x', source: '$dataset', destination: '$otherDataset' },
    relationshipFieldmappings: [{ sourceField: 'id', destinationField: 'id' }],
  },
};
const IN_PRODUCT = { input: { dataProductUrns: ['$dataProduct'], resourceUrns: ['$dataset'] } };
const IN_APPLICATION = { input: { applicationUrn: '$application', resourceUrns: ['$dataset'] } };
const COLUMN = {
  input: {
    businessAttributeUrn: '$businessAttribute',
    resourceUrn: [{ resourceUrn: '$dataset', subResource: 'id' }],
  },
};

/** Variables by field name, merged over the required arguments. `$me` is the actor, `$own` a token of the actor. */
export const VARIABLES: Readonly<Record<string, object>> = {
  getGrantedPrivileges: { input: { actorUrn: '$me' } },
  searchAcrossLineage: { input: { urn: '$dataset', direction: 'UPSTREAM' } },
  scrollAcrossLineage: { input: { urn: '$dataset', direction: 'UPSTREAM' } },
  listAccessTokens: { input: { filters: [{ field: 'ownerUrn', values: ['$me'] }] } },
  getAccessTokenMetadata: { token: '$own' },
  revokeAccessToken: { tokenId: '$ownId' },
  createAccessToken: { input: { actorUrn: '$me', type: 'PERSONAL', duration: 'ONE_HOUR', name: 'table' } },
  getAccessToken: { input: { actorUrn: '$me', type: 'PERSONAL', duration: 'ONE_HOUR' } },
  acceptRole: { input: { inviteToken: '$invitation' } },
  batchAssignRole: { input: { roleUrn: 'urn:li:dataHubRole:Reader', actors: ['$person'] } },
  rollbackIngestionRun: { input: { runId: '$otherRun', dryRun: false } },
  rollbackIngestion: { input: { runId: '$otherRun' } },
  updateIngestionSource: { urn: '$otherSource' },
  deleteIngestionSource: { urn: '$otherSource' },
  createIngestionExecutionRequest: { input: { ingestionSourceUrn: '$dataHubIngestionSource' } },
  cancelIngestionExecutionRequest: {
    input: {
      ingestionSourceUrn: '$dataHubIngestionSource',
      executionRequestUrn: '$dataHubExecutionRequest',
    },
  },
  createTestConnectionRequest: { input: { recipe: '{}' } },
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
  createLogicalModel: { input: { name: 'x', columns: [{ fieldPath: 'id', type: 'STRING' }] } },
  updateLogicalModelSchema: {
    input: { urn: '$logicalModel', columns: [{ fieldPath: 'id', type: 'NUMBER' }] },
  },
  createDataHubFile: {
    input: {
      ...{ id: 'x', storageKey: 'x/x', originalFileName: 'x.png', mimeType: 'image/png', sizeInBytes: 1 },
      ...{ scenario: 'ASSET_DOCUMENTATION', referencedByAsset: '$dataset' },
    },
  },
  setLifecycleStage: { urn: '$dataset', lifecycleStageUrn: null },
  setLogicalParent: { input: { resourceUrn: '$dataset', parentUrn: '$otherDataset' } },
  linkPhysicalChild: { input: { logicalParentUrn: '$otherDataset', childUrn: '$dataset' } },
  unlinkPhysicalChild: { input: { childUrn: '$dataset' } },
  createQuery: {
    input: {
      properties: { statement: { value: 'select 1', language: 'SQL' } },
      subjects: [{ datasetUrn: '$dataset' }],
    },
  },
  createERModelRelationship: { input: RELATIONSHIP },
  updateERModelRelationship: { urn: '$erModelRelationship', input: EDITED },
  deleteERModelRelationship: { urn: '$otherRelationship' },
  updateQuery: { urn: '$query', input: { properties: { name: 'x' } } },
  deleteQuery: { urn: '$otherQuery' },
  updateDataset: { urn: '$dataset', input: EDITED },
  updateDatasets: { input: [{ urn: '$dataset', update: EDITED }] },
  updateChart: { urn: '$chart', input: EDITED },
  updateDashboard: { urn: '$dashboard', input: EDITED },
  updateDataFlow: { urn: '$dataFlow', input: EDITED },
  updateDataJob: { urn: '$dataJob', input: EDITED },
  updateNotebook: { urn: '$notebook', input: EDITED },
  addLink: { input: { linkUrl: 'https://example.com/d', label: 'd', resourceUrn: '$dataset' } },
  upsertLink: { input: { linkUrl: 'https://example.com/c', label: 'c', resourceUrn: '$dataset' } },
  updateEmbed: { input: { urn: '$dataset', renderUrl: 'https://example.com' } },
  updateDisplayProperties: { urn: '$domain', input: { colorHex: '#112233' } },
  updateIncident: { urn: '$incident', input: { title: 'x' } },
  deleteAssertion: { urn: '$otherAssertion' },
  upsertDataContract: { input: { entityUrn: '$dataset' } },
  batchAddToDataProducts: IN_PRODUCT,
  batchRemoveFromDataProducts: IN_PRODUCT,
  updateApplication: { urn: '$application', input: { name: 'x' } },
  deleteApplication: { urn: '$otherApplication' },
  batchSetApplication: IN_APPLICATION,
  batchUnsetApplication: { input: { applicationUrn: '$otherApplication', resourceUrns: ['$dataset'] } },
  listDataProductAssets: { urn: '$dataProduct', input: { query: '*' } },
  listApplicationAssets: { urn: '$application', input: { query: '*' } },
  updateBusinessAttribute: { urn: '$businessAttribute', input: { description: 'x' } },
  deleteBusinessAttribute: { urn: '$otherAttribute' },
  addBusinessAttribute: COLUMN,
  removeBusinessAttribute: COLUMN,
  submitFormPrompt: {
    urn: '$otherDataset',
    input: {
      ...{ promptId: '$registry', formUrn: '$form', type: 'STRUCTURED_PROPERTY' },
      structuredPropertyParams: {
        structuredPropertyUrn: '$structuredProperty',
        values: [{ stringValue: 'x' }],
      },
    },
  },
  verifyForm: { input: { formUrn: 'urn:li:form:none', entityUrn: '$dataset' } },
  // Every user may change their own views, so the table names one that does not exist.
  updateView: { urn: 'urn:li:dataHubView:none', input: { name: 'x' } },
  deleteView: { urn: 'urn:li:dataHubView:none' },
  deletePageModule: { input: { urn: 'urn:li:dataHubPageModule:none' } },
  deletePageTemplate: { input: { urn: 'urn:li:dataHubPageTemplate:none' } },
  updateGlobalViewsSettings: { input: {} },
  updateDocPropagationSettings: { input: { docColumnPropagation: true } },
  updateApplicationsSettings: { input: { enabled: true } },
  updatePost: {
    input: {
      urn: '$post',
      postType: 'HOME_PAGE_ANNOUNCEMENT',
      content: { contentType: 'TEXT', title: 'x' },
    },
  },
  deletePost: { urn: '$post' },
  updateAssetSettings: { input: { urn: '$dataset', summary: { template: '$dataHubPageTemplate' } } },
  updateForm: { input: { urn: '$form', name: 'x' } },
  deleteForm: { input: { urn: '$otherForm' } },
  batchRemoveForm: { input: { formUrn: '$form', entityUrns: ['$otherDataset'] } },
  updateDocumentContents: { input: { urn: '$document', title: 'x' } },
  updateDocumentRelatedEntities: { input: { urn: '$document', relatedAssets: ['$dataset'] } },
  moveDocument: { input: { urn: '$document', parentDocument: '$otherDocument' } },
  deleteDocument: { urn: '$otherDocument' },
  updateDocumentStatus: { input: { urn: '$document', state: 'PUBLISHED' } },
  updateDocumentSubType: { input: { urn: '$document', subType: 'x' } },
  updateDocumentSettings: { input: { urn: '$document', showInGlobalContext: true } },
  setTagColor: { urn: '$tag', colorHex: '#112233' },
  updateDescription: { input: { description: 'x', resourceUrn: '$dataset' } },
  linkAssetVersion: {
    input: { versionSet: 'urn:li:versionSet:($run,dataset)', linkedEntity: '$dataset', version: 'v2' },
  },
  unlinkAssetVersion: { input: { unlinkedEntity: '$dataset' } },
  upsertConnection: { input: { type: 'JSON', platformUrn: '$dataPlatform', json: { blob: '{}' } } },
};
