/** Made from schemas/graphql by `npm run generate`; not to be edited. SDL 16bad4c1074ab493549942589af275be086fb9a76218cf0a258819facafe270f */
/* eslint-disable */
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { EntityRef } from '../mapping/entity-ref.js';
import type { GraphqlContext } from '../context.js';
export type Maybe<T> = T | null;
export type InputMaybe<T> = T | null;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string };
  String: { input: string; output: string };
  Boolean: { input: boolean; output: boolean };
  Int: { input: number; output: number };
  Float: { input: number; output: number };
  /** A whole number of up to 64 bits, e.g. epoch milliseconds. Numbers beyond 2^53 are returned as text. */
  Long: { input: number; output: number };
};

export type Query = {
  /** Users without the deleted ones. Requires `MANAGE_USERS_AND_GROUPS`. */
  readonly listUsers?: Maybe<ListUsersResult>;
  /** Groups without the deleted ones. Requires `MANAGE_USERS_AND_GROUPS`. */
  readonly listGroups?: Maybe<ListGroupsResult>;
  /** Roles. `relationships` of the type `IsMemberOfRole` list their members. */
  readonly listRoles?: Maybe<ListRolesResult>;
  /** Policies, most recently changed first, or by relevance to the query. Requires `MANAGE_POLICIES`. */
  readonly listPolicies?: Maybe<ListPoliciesResult>;
  /** Privileges of an actor on an entity, or on the platform. Other users' privileges require `MANAGE_POLICIES`. */
  readonly getGrantedPrivileges?: Maybe<Privileges>;
  /** The valid invitation, which permits sign-up. Requires `MANAGE_POLICIES`, or without a role `MANAGE_USER_CREDENTIALS`. */
  readonly getInviteToken?: Maybe<InviteToken>;
  /** Secrets without their values. Requires `MANAGE_SECRETS`, as do the mutations of secrets. */
  readonly listSecrets?: Maybe<ListSecretsResult>;
  /** Values of the secrets with these names; unknown names are omitted. For executors of ingestion. */
  readonly getSecretValues?: Maybe<ReadonlyArray<SecretValue>>;
  /** Access tokens by expiry time, latest first. Without `MANAGE_ACCESS_TOKENS`, `filters` must contain the caller's URN as `ownerUrn`. */
  readonly listAccessTokens: ListAccessTokenResult;
  /** Metadata of a token, by its text. */
  readonly getAccessTokenMetadata: AccessTokenMetadata;
  readonly assertion?: Maybe<Assertion>;
  readonly businessAttribute?: Maybe<BusinessAttribute>;
  readonly chart?: Maybe<Chart>;
  readonly container?: Maybe<Container>;
  readonly dashboard?: Maybe<Dashboard>;
  readonly dataContract?: Maybe<DataContract>;
  readonly dataFlow?: Maybe<DataFlow>;
  readonly dataJob?: Maybe<DataJob>;
  readonly dataProcessInstance?: Maybe<DataProcessInstance>;
  readonly dataProduct?: Maybe<DataProduct>;
  readonly application?: Maybe<Application>;
  readonly dataset?: Maybe<Dataset>;
  readonly document?: Maybe<Document>;
  readonly domain?: Maybe<Domain>;
  readonly erModelRelationship?: Maybe<ErModelRelationship>;
  readonly form?: Maybe<Form>;
  readonly glossaryTerm?: Maybe<GlossaryTerm>;
  readonly glossaryNode?: Maybe<GlossaryNode>;
  readonly incident?: Maybe<Incident>;
  readonly metric?: Maybe<Metric>;
  readonly mlModel?: Maybe<MlModel>;
  readonly mlModelGroup?: Maybe<MlModelGroup>;
  readonly mlModelDeployment?: Maybe<MlModelDeployment>;
  readonly mlFeature?: Maybe<MlFeature>;
  readonly mlPrimaryKey?: Maybe<MlPrimaryKey>;
  readonly mlFeatureTable?: Maybe<MlFeatureTable>;
  readonly notebook?: Maybe<Notebook>;
  readonly ownershipType?: Maybe<OwnershipTypeEntity>;
  readonly corpUser?: Maybe<CorpUser>;
  readonly corpGroup?: Maybe<CorpGroup>;
  readonly connection?: Maybe<DataHubConnection>;
  readonly dataPlatform?: Maybe<DataPlatform>;
  readonly dataPlatformInstance?: Maybe<DataPlatformInstance>;
  readonly query?: Maybe<QueryEntity>;
  readonly role?: Maybe<Role>;
  readonly schemaField?: Maybe<SchemaFieldEntity>;
  readonly semanticModel?: Maybe<SemanticModel>;
  readonly structuredProperty?: Maybe<StructuredPropertyEntity>;
  readonly dataType?: Maybe<DataTypeEntity>;
  readonly entityType?: Maybe<EntityTypeEntity>;
  readonly tag?: Maybe<Tag>;
  readonly test?: Maybe<Test>;
  /**
   * A dataset with older values of its aspects. `versionStamp` names them with their versions, e.g. `ownership:2;schemaMetadata:0`, where 0 is
   * the latest. Aspects that it does not name are left out. Without a stamp, all have their latest values. Null if the dataset does not exist.
   */
  readonly versionedDataset?: Maybe<VersionedDataset>;
  readonly versionSet?: Maybe<VersionSet>;
  readonly view?: Maybe<DataHubView>;
  /** One entity of any type; null if it does not exist. */
  readonly entity?: Maybe<Entity>;
  /** One item per URN in the requested order; null for missing entities. */
  readonly entities?: Maybe<ReadonlyArray<Maybe<Entity>>>;
  /** True if the entity was written and not permanently deleted. Soft-deleted entities exist. */
  readonly entityExists?: Maybe<Scalars['Boolean']['output']>;
  /**
   * The lineage graph around an entity, laid out in layers from upstream (left) to downstream (right). Its size is limited:
   * neighbours beyond the limits are folded into one group per side of their entity. Soft-deleted entities and entities
   * without metadata are hidden, and lineage through them is joined. An unknown entity is drawn alone.
   */
  readonly lineageGraph: LineageGraph;
  /** All entities upstream or downstream of an entity or a column, nearest first. */
  readonly searchAcrossLineage?: Maybe<SearchAcrossLineageResults>;
  /** The same with a cursor for all pages. */
  readonly scrollAcrossLineage?: Maybe<ScrollAcrossLineageResults>;
  /**
   * Searches among the assets of a data product. A filter on `isOutputPort` selects its output ports, or the other assets. Hits that are
   * output ports have the extra property `isOutputPort`.
   */
  readonly listDataProductAssets?: Maybe<SearchResults>;
  /** Searches among the assets of an application. */
  readonly listApplicationAssets?: Maybe<SearchResults>;
  /** The data products of at most 100 entities or of their siblings, in the order of the URNs. */
  readonly bulkEntityDataProducts: BulkEntityDataProductsResult;
  /** Sources that match the filters, ordered by URN. */
  readonly listIngestionSources?: Maybe<ListIngestionSourcesResult>;
  readonly executionRequest?: Maybe<ExecutionRequest>;
  /** Queries, newest first by default. Leaves out queries about datasets that the actor may not view. */
  readonly listQueries?: Maybe<ListQueriesResult>;
  /** The children of a domain, or the domains without a parent, newest first. */
  readonly listDomains?: Maybe<ListDomainsResult>;
  /** Glossary terms outside of term groups, by URN. */
  readonly getRootGlossaryTerms?: Maybe<GetRootGlossaryTermsResult>;
  /** Term groups outside of other term groups, by URN. */
  readonly getRootGlossaryNodes?: Maybe<GetRootGlossaryNodesResult>;
  /** Custom ownership types, newest first. */
  readonly listOwnershipTypes: ListOwnershipTypesResult;
  readonly listBusinessAttributes?: Maybe<ListBusinessAttributesResult>;
  /** Posts that match one of the filters, or are about the resource. The last modified one comes first. */
  readonly listPosts?: Maybe<ListPostsResult>;
  /** Ingestion runs, most recently started first. Requires permission to view everything. */
  readonly ingestionRuns: IngestionRuns;
  /** Writes of a run, oldest first. Requires permission to view everything. */
  readonly ingestionRunWrites: IngestionRunWrites;
  /** The current user. */
  readonly me?: Maybe<AuthenticatedUser>;
  /** Configuration of this service. */
  readonly appConfig?: Maybe<AppConfig>;
  /** The view that applies to users without one of their own. */
  readonly globalViewsSettings?: Maybe<GlobalViewsSettings>;
  /** How descriptions propagate. */
  readonly docPropagationSettings?: Maybe<DocPropagationSettings>;
  /** The home page of users without one of their own. */
  readonly globalHomePageSettings?: Maybe<GlobalHomePageSettings>;
  /** States that interfaces keep for their users. Leaves out ids without a state. */
  readonly batchGetStepStates: BatchGetStepStatesResult;
  /** The views that the actor created, newest first. */
  readonly listMyViews?: Maybe<ListViewsResult>;
  /** Public views, newest first. */
  readonly listGlobalViews?: Maybe<ListViewsResult>;
  /** Names in which a word begins with the text. */
  readonly autoComplete?: Maybe<AutoCompleteResults>;
  /** The same for several types, grouped by type. */
  readonly autoCompleteForMultiple?: Maybe<AutoCompleteMultipleResults>;
  /** One level of the tree of slash paths. */
  readonly browse?: Maybe<BrowseResults>;
  /** Paths of an entity in that tree. */
  readonly browsePaths?: Maybe<ReadonlyArray<BrowsePath>>;
  /** One level of the tree of containers and folders, restricted by a search. */
  readonly browseV2?: Maybe<BrowseResultsV2>;
  /** Entities of one type, or of all, by relevance. */
  readonly search?: Maybe<SearchResults>;
  /** Entities of some types, or of all, by relevance. */
  readonly searchAcrossEntities?: Maybe<SearchResults>;
  /**
   * Entities that match a question. No single word must match, rare words have more weight, and the glossary, the
   * domains and the tags add related words (docs/search.md).
   */
  readonly semanticSearchAcrossEntities?: Maybe<SearchResults>;
  /** All hits, page by page, in an order that is stable while others write. */
  readonly scrollAcrossEntities?: Maybe<ScrollResults>;
  /** The facets of a search without its hits. */
  readonly aggregateAcrossEntities?: Maybe<AggregateResults>;
  /**
   * The change log of the catalog, newest first. It lists only changes of entities that the caller may view. Permanent deletions are listed
   * only for callers who may view everything, because no entity is left to check policies against. Timeseries points and aspects that hold
   * credentials are not included.
   */
  readonly catalogChanges: CatalogChanges;
  /**
   * The most recently changed entities, each listed once, newest first. Deleted entities and entities that the reader may not view are
   * excluded. The query looks at the last 20,000 changes of the catalog.
   */
  readonly recentlyChanged: ReadonlyArray<RecentChange>;
  /** Changes of an entity, newest first; null if it does not exist. */
  readonly getTimeline?: Maybe<GetTimelineResult>;
  /** The last change of each schema field of a dataset; null if it does not exist. */
  readonly getSchemaBlame?: Maybe<GetSchemaBlameResult>;
  /** The versions of a dataset's schema; null if it does not exist. */
  readonly getSchemaVersionList?: Maybe<GetSchemaVersionListResult>;
};

export type QueryListUsersArgs = {
  input: ListUsersInput;
};

export type QueryListGroupsArgs = {
  input: ListGroupsInput;
};

export type QueryListRolesArgs = {
  input: ListRolesInput;
};

export type QueryListPoliciesArgs = {
  input: ListPoliciesInput;
};

export type QueryGetGrantedPrivilegesArgs = {
  input: GetGrantedPrivilegesInput;
};

export type QueryGetInviteTokenArgs = {
  input: GetInviteTokenInput;
};

export type QueryListSecretsArgs = {
  input: ListSecretsInput;
};

export type QueryGetSecretValuesArgs = {
  input: GetSecretValuesInput;
};

export type QueryListAccessTokensArgs = {
  input: ListAccessTokenInput;
};

export type QueryGetAccessTokenMetadataArgs = {
  token: Scalars['String']['input'];
};

export type QueryAssertionArgs = {
  urn: Scalars['String']['input'];
};

export type QueryBusinessAttributeArgs = {
  urn: Scalars['String']['input'];
};

export type QueryChartArgs = {
  urn: Scalars['String']['input'];
};

export type QueryContainerArgs = {
  urn: Scalars['String']['input'];
};

export type QueryDashboardArgs = {
  urn: Scalars['String']['input'];
};

export type QueryDataContractArgs = {
  urn: Scalars['String']['input'];
};

export type QueryDataFlowArgs = {
  urn: Scalars['String']['input'];
};

export type QueryDataJobArgs = {
  urn: Scalars['String']['input'];
};

export type QueryDataProcessInstanceArgs = {
  urn: Scalars['String']['input'];
};

export type QueryDataProductArgs = {
  urn: Scalars['String']['input'];
};

export type QueryApplicationArgs = {
  urn: Scalars['String']['input'];
};

export type QueryDatasetArgs = {
  urn: Scalars['String']['input'];
};

export type QueryDocumentArgs = {
  urn: Scalars['String']['input'];
};

export type QueryDomainArgs = {
  urn: Scalars['String']['input'];
};

export type QueryErModelRelationshipArgs = {
  urn: Scalars['String']['input'];
};

export type QueryFormArgs = {
  urn: Scalars['String']['input'];
};

export type QueryGlossaryTermArgs = {
  urn: Scalars['String']['input'];
};

export type QueryGlossaryNodeArgs = {
  urn: Scalars['String']['input'];
};

export type QueryIncidentArgs = {
  urn: Scalars['String']['input'];
};

export type QueryMetricArgs = {
  urn: Scalars['String']['input'];
};

export type QueryMlModelArgs = {
  urn: Scalars['String']['input'];
};

export type QueryMlModelGroupArgs = {
  urn: Scalars['String']['input'];
};

export type QueryMlModelDeploymentArgs = {
  urn: Scalars['String']['input'];
};

export type QueryMlFeatureArgs = {
  urn: Scalars['String']['input'];
};

export type QueryMlPrimaryKeyArgs = {
  urn: Scalars['String']['input'];
};

export type QueryMlFeatureTableArgs = {
  urn: Scalars['String']['input'];
};

export type QueryNotebookArgs = {
  urn: Scalars['String']['input'];
};

export type QueryOwnershipTypeArgs = {
  urn: Scalars['String']['input'];
};

export type QueryCorpUserArgs = {
  urn: Scalars['String']['input'];
};

export type QueryCorpGroupArgs = {
  urn: Scalars['String']['input'];
};

export type QueryConnectionArgs = {
  urn: Scalars['String']['input'];
};

export type QueryDataPlatformArgs = {
  urn: Scalars['String']['input'];
};

export type QueryDataPlatformInstanceArgs = {
  urn: Scalars['String']['input'];
};

export type QueryQueryArgs = {
  urn: Scalars['String']['input'];
};

export type QueryRoleArgs = {
  urn: Scalars['String']['input'];
};

export type QuerySchemaFieldArgs = {
  urn: Scalars['String']['input'];
};

export type QuerySemanticModelArgs = {
  urn: Scalars['String']['input'];
};

export type QueryStructuredPropertyArgs = {
  urn: Scalars['String']['input'];
};

export type QueryDataTypeArgs = {
  urn: Scalars['String']['input'];
};

export type QueryEntityTypeArgs = {
  urn: Scalars['String']['input'];
};

export type QueryTagArgs = {
  urn: Scalars['String']['input'];
};

export type QueryTestArgs = {
  urn: Scalars['String']['input'];
};

export type QueryVersionedDatasetArgs = {
  urn: Scalars['String']['input'];
  versionStamp?: InputMaybe<Scalars['String']['input']>;
};

export type QueryVersionSetArgs = {
  urn: Scalars['String']['input'];
};

export type QueryViewArgs = {
  urn: Scalars['String']['input'];
};

export type QueryEntityArgs = {
  urn: Scalars['String']['input'];
};

export type QueryEntitiesArgs = {
  urns: ReadonlyArray<Scalars['String']['input']>;
  checkForExistence?: InputMaybe<Scalars['Boolean']['input']>;
};

export type QueryEntityExistsArgs = {
  urn: Scalars['String']['input'];
};

export type QueryLineageGraphArgs = {
  input: LineageGraphInput;
};

export type QuerySearchAcrossLineageArgs = {
  input: SearchAcrossLineageInput;
};

export type QueryScrollAcrossLineageArgs = {
  input: ScrollAcrossLineageInput;
};

export type QueryListDataProductAssetsArgs = {
  urn: Scalars['String']['input'];
  input: SearchAcrossEntitiesInput;
};

export type QueryListApplicationAssetsArgs = {
  urn: Scalars['String']['input'];
  input: SearchAcrossEntitiesInput;
};

export type QueryBulkEntityDataProductsArgs = {
  input: BulkEntityDataProductsInput;
};

export type QueryListIngestionSourcesArgs = {
  input: ListIngestionSourcesInput;
};

export type QueryExecutionRequestArgs = {
  urn: Scalars['String']['input'];
};

export type QueryListQueriesArgs = {
  input: ListQueriesInput;
};

export type QueryListDomainsArgs = {
  input: ListDomainsInput;
};

export type QueryGetRootGlossaryTermsArgs = {
  input: GetRootGlossaryEntitiesInput;
};

export type QueryGetRootGlossaryNodesArgs = {
  input: GetRootGlossaryEntitiesInput;
};

export type QueryListOwnershipTypesArgs = {
  input: ListOwnershipTypesInput;
};

export type QueryListBusinessAttributesArgs = {
  input: ListBusinessAttributesInput;
};

export type QueryListPostsArgs = {
  input: ListPostsInput;
};

export type QueryIngestionRunsArgs = {
  input: IngestionRunsInput;
};

export type QueryIngestionRunWritesArgs = {
  input: IngestionRunWritesInput;
};

export type QueryBatchGetStepStatesArgs = {
  input: BatchGetStepStatesInput;
};

export type QueryListMyViewsArgs = {
  input: ListMyViewsInput;
};

export type QueryListGlobalViewsArgs = {
  input: ListGlobalViewsInput;
};

export type QueryAutoCompleteArgs = {
  input: AutoCompleteInput;
};

export type QueryAutoCompleteForMultipleArgs = {
  input: AutoCompleteMultipleInput;
};

export type QueryBrowseArgs = {
  input: BrowseInput;
};

export type QueryBrowsePathsArgs = {
  input: BrowsePathsInput;
};

export type QueryBrowseV2Args = {
  input: BrowseV2Input;
};

export type QuerySearchArgs = {
  input: SearchInput;
};

export type QuerySearchAcrossEntitiesArgs = {
  input: SearchAcrossEntitiesInput;
};

export type QuerySemanticSearchAcrossEntitiesArgs = {
  input: SearchAcrossEntitiesInput;
};

export type QueryScrollAcrossEntitiesArgs = {
  input: ScrollAcrossEntitiesInput;
};

export type QueryAggregateAcrossEntitiesArgs = {
  input: AggregateAcrossEntitiesInput;
};

export type QueryCatalogChangesArgs = {
  input: CatalogChangesInput;
};

export type QueryRecentlyChangedArgs = {
  input: RecentlyChangedInput;
};

export type QueryGetTimelineArgs = {
  input: GetTimelineInput;
};

export type QueryGetSchemaBlameArgs = {
  input: GetSchemaBlameInput;
};

export type QueryGetSchemaVersionListArgs = {
  input: GetSchemaVersionListInput;
};

/**
 * Mutations. Those of one document run one after the other. Each is stored completely or not at all, before the
 * response. Lists are changed item by item, so that several users can change one list at the same time.
 */
export type Mutation = {
  /**
   * Suspends a user, or ends the suspension. Returns the URN. Sessions and tokens of a suspended user stop working at
   * once. Requires `MANAGE_USERS_AND_GROUPS`. Users cannot suspend themselves.
   */
  readonly updateUserStatus?: Maybe<Scalars['String']['output']>;
  /**
   * Permanently deletes a user with sessions, tokens, ownerships and memberships. Requires `MANAGE_USERS_AND_GROUPS`.
   * Users cannot delete themselves.
   */
  readonly removeUser?: Maybe<Scalars['Boolean']['output']>;
  /** Returns the URN. Requires `MANAGE_POLICIES`, as do the next two mutations. */
  readonly createPolicy?: Maybe<Scalars['String']['output']>;
  /** Replaces a policy and returns its URN. Default policies cannot be changed. */
  readonly updatePolicy?: Maybe<Scalars['String']['output']>;
  /** Returns its URN. Default policies cannot be deleted. */
  readonly deletePolicy?: Maybe<Scalars['String']['output']>;
  /** Creates an invitation and revokes the previous one. Requires the same privileges. */
  readonly createInviteToken?: Maybe<InviteToken>;
  /** Gives the caller the role of the invitation. */
  readonly acceptRole?: Maybe<Scalars['Boolean']['output']>;
  /** Replaces the role of each actor; without `roleUrn`, removes it. Requires `MANAGE_POLICIES`. */
  readonly batchAssignRole?: Maybe<Scalars['Boolean']['output']>;
  /** A token that sets a new password once, within a day. Requires `MANAGE_USER_CREDENTIALS` and all platform privileges of the user. */
  readonly createNativeUserResetToken?: Maybe<ResetToken>;
  /** Stores a secret, encrypted. Returns its URN; refuses a name that exists. */
  readonly createSecret?: Maybe<Scalars['String']['output']>;
  /** Changes the value or description of a secret, but not its name. Returns its URN. */
  readonly updateSecret?: Maybe<Scalars['String']['output']>;
  /** Returns its URN. */
  readonly deleteSecret?: Maybe<Scalars['String']['output']>;
  /** Creates a token. Its text is returned only once, because only its hash is stored. */
  readonly createAccessToken?: Maybe<AccessToken>;
  /** Revokes a token immediately. Needs `MANAGE_ACCESS_TOKENS`, unless the caller created the token. */
  readonly revokeAccessToken: Scalars['Boolean']['output'];
  /** Refuses an existing id. */
  readonly createApplication?: Maybe<Application>;
  /** Changes only the given members. */
  readonly updateApplication?: Maybe<Application>;
  /** Permanently deletes an application, and removes its assets from it. */
  readonly deleteApplication?: Maybe<Scalars['Boolean']['output']>;
  /** Adds assets to an application; all or none. They stay in their other applications. */
  readonly batchSetApplication?: Maybe<Scalars['Boolean']['output']>;
  /** Removes assets from an application; all or none. */
  readonly batchUnsetApplication?: Maybe<Scalars['Boolean']['output']>;
  /** Creates or replaces an assertion that another tool evaluates. */
  readonly upsertCustomAssertion?: Maybe<Assertion>;
  /** Reports the result of an assertion. */
  readonly reportAssertionResult: Scalars['Boolean']['output'];
  /**
   * Evaluates an assertion with the data of the catalog, see docs/assertions.md. If the data is missing, the result is
   * an `ERROR` that names it. Null with `async`: the result is then only in the assertion's run events.
   */
  readonly runAssertion?: Maybe<AssertionResult>;
  /** The same for several assertions; at most 1,000. */
  readonly runAssertions: RunAssertionsResult;
  /** All assertions about an asset; results are always saved. */
  readonly runAssertionsForAsset: RunAssertionsResult;
  /** Replaces the given parts of a dataset; the others stay. */
  readonly updateDataset?: Maybe<Dataset>;
  /** The same for several datasets; all or none. */
  readonly updateDatasets?: Maybe<ReadonlyArray<Maybe<Dataset>>>;
  readonly updateChart?: Maybe<Chart>;
  readonly updateDashboard?: Maybe<Dashboard>;
  readonly updateDataFlow?: Maybe<DataFlow>;
  readonly updateDataJob?: Maybe<DataJob>;
  /** Refuses an existing id and an existing name. */
  readonly createBusinessAttribute?: Maybe<BusinessAttribute>;
  /** Changes only the given members. */
  readonly updateBusinessAttribute?: Maybe<BusinessAttribute>;
  /** Permanently deletes a business attribute, and removes it from its columns. */
  readonly deleteBusinessAttribute?: Maybe<Scalars['Boolean']['output']>;
  /** Assigns a business attribute to columns, in place of their previous one; all or none. */
  readonly addBusinessAttribute?: Maybe<Scalars['Boolean']['output']>;
  /** Removes a business attribute from columns. No effect on columns without it. */
  readonly removeBusinessAttribute?: Maybe<Scalars['Boolean']['output']>;
  /** Creates the data contract of a dataset, or replaces it as a whole. A dataset has one contract at most. */
  readonly upsertDataContract: DataContract;
  /** Adds all assets to all data products, or none to any. They stay in their other data products. */
  readonly batchAddToDataProducts?: Maybe<Scalars['Boolean']['output']>;
  /** Removes all assets from all data products, or none. */
  readonly batchRemoveFromDataProducts?: Maybe<Scalars['Boolean']['output']>;
  /** Refuses an existing id. */
  readonly createDataProduct?: Maybe<DataProduct>;
  /** Changes only the given members. */
  readonly updateDataProduct?: Maybe<DataProduct>;
  /** Permanently deletes a data product, but not its assets. */
  readonly deleteDataProduct?: Maybe<Scalars['Boolean']['output']>;
  /** Moves assets to a data product, out of their previous ones; all or none. */
  readonly batchSetDataProduct?: Maybe<Scalars['Boolean']['output']>;
  /** Permanently deletes an assertion, and removes it from data contracts. True also if it does not exist. */
  readonly deleteAssertion?: Maybe<Scalars['Boolean']['output']>;
  /** Sets the address of the page that is embedded for a dataset, a chart or a dashboard. */
  readonly updateEmbed?: Maybe<Scalars['Boolean']['output']>;
  /** Changes the colour and the icon of a domain, a glossary term or a term group; only the given members. */
  readonly updateDisplayProperties?: Maybe<Scalars['Boolean']['output']>;
  /** Sets the domain of an entity and removes its previous ones. */
  readonly setDomain?: Maybe<Scalars['Boolean']['output']>;
  readonly unsetDomain?: Maybe<Scalars['Boolean']['output']>;
  /** All resources or none. */
  readonly batchSetDomain?: Maybe<Scalars['Boolean']['output']>;
  /** Creates a domain and returns its URN. Refuses an existing id. */
  readonly createDomain?: Maybe<Scalars['String']['output']>;
  /** Permanently deletes a domain without subdomains, and removes its members from it. */
  readonly deleteDomain?: Maybe<Scalars['Boolean']['output']>;
  /** Moves a domain to another parent, or to the top level. */
  readonly moveDomain?: Maybe<Scalars['Boolean']['output']>;
  /** Refuses an existing id. */
  readonly createForm: Form;
  /** Changes only the given members. Assets that have the form keep their answers. */
  readonly updateForm: Form;
  /** Permanently deletes a form, and removes it from its assets. */
  readonly deleteForm: Scalars['Boolean']['output'];
  /** Removes a form from assets; all or none. */
  readonly batchRemoveForm: Scalars['Boolean']['output'];
  /** Creates a term and returns its URN. Refuses an existing id. */
  readonly createGlossaryTerm?: Maybe<Scalars['String']['output']>;
  /** Creates a term group and returns its URN. Refuses an existing id. */
  readonly createGlossaryNode?: Maybe<Scalars['String']['output']>;
  /** Permanently deletes a term or a folder. Removes the term from its assets; moves members of the folder to the top level. */
  readonly deleteGlossaryEntity?: Maybe<Scalars['Boolean']['output']>;
  /** Moves a term or a folder to another folder, or to the top level. */
  readonly updateParentNode?: Maybe<Scalars['Boolean']['output']>;
  readonly addRelatedTerms?: Maybe<Scalars['Boolean']['output']>;
  readonly removeRelatedTerms?: Maybe<Scalars['Boolean']['output']>;
  /** Creates a group and returns its URN. Refuses an existing id. */
  readonly createGroup?: Maybe<Scalars['String']['output']>;
  /** Permanently deletes a group, with its ownerships and memberships. */
  readonly removeGroup?: Maybe<Scalars['Boolean']['output']>;
  /** All users or none. Groups of the company's directory cannot be changed. */
  readonly addGroupMembers?: Maybe<Scalars['Boolean']['output']>;
  readonly removeGroupMembers?: Maybe<Scalars['Boolean']['output']>;
  /** Changes only the given members. */
  readonly updateCorpGroupProperties?: Maybe<CorpGroup>;
  /** Changes only the given members. */
  readonly updateCorpUserProperties?: Maybe<CorpUser>;
  /** Raises an incident about entities and returns its URN. */
  readonly raiseIncident?: Maybe<Scalars['String']['output']>;
  readonly updateIncidentStatus?: Maybe<Scalars['Boolean']['output']>;
  readonly updateDeprecation?: Maybe<Scalars['Boolean']['output']>;
  /** All resources or none. */
  readonly batchUpdateDeprecation?: Maybe<Scalars['Boolean']['output']>;
  /** Soft-deletes or restores entities; all or none. */
  readonly batchUpdateSoftDeleted?: Maybe<Scalars['Boolean']['output']>;
  /**
   * Adds and removes lineage edges by hand, all of them or none. The additions come first: a pair in both lists is removed. An edge that
   * exists keeps its properties, and the removal of an edge that does not exist changes nothing. The actor needs `EDIT_LINEAGE` on
   * both ends of every pair.
   *
   * The downstream entity can be a dataset (made from datasets or jobs), a chart (datasets or charts), a dashboard (charts or datasets)
   * or a job (datasets or jobs). Other pairs are refused.
   */
  readonly updateLineage?: Maybe<Scalars['Boolean']['output']>;
  /** Adds a link to an external document. Address and label identify a link. */
  readonly addLink?: Maybe<Scalars['Boolean']['output']>;
  /** Changes an existing link. */
  readonly updateLink?: Maybe<Scalars['Boolean']['output']>;
  /** Without a label: all links to the address. */
  readonly removeLink?: Maybe<Scalars['Boolean']['output']>;
  /** Reports an operation on data. Returns `true`. */
  readonly reportOperation?: Maybe<Scalars['String']['output']>;
  /** Adds an owner. An owner can have several ownership types. */
  readonly addOwner?: Maybe<Scalars['Boolean']['output']>;
  readonly addOwners?: Maybe<Scalars['Boolean']['output']>;
  /** Without an ownership type: removes all ownerships of the owner. */
  readonly removeOwner?: Maybe<Scalars['Boolean']['output']>;
  /** Adds all owners to all resources, or none to any. */
  readonly batchAddOwners?: Maybe<Scalars['Boolean']['output']>;
  readonly batchRemoveOwners?: Maybe<Scalars['Boolean']['output']>;
  /** A custom ownership type. */
  readonly createOwnershipType?: Maybe<OwnershipTypeEntity>;
  /** Changes only the given members. */
  readonly updateOwnershipType?: Maybe<OwnershipTypeEntity>;
  /** Permanently deletes it. Owners stay, without the type; with `deleteReferences: false` they keep the reference. */
  readonly deleteOwnershipType?: Maybe<Scalars['Boolean']['output']>;
  /**
   * Changes parts of one aspect by a patch (`docs/patches.md`). A refusal is part of the result: `success` is false, and
   * `error` contains the reason.
   */
  readonly patchEntity: PatchEntityResult;
  /** Patches several aspects, all or none. After a refusal, all results have the same `error`. */
  readonly patchEntities: ReadonlyArray<PatchEntityResult>;
  /** Stores a statement that a user wrote about datasets. */
  readonly createQuery?: Maybe<QueryEntity>;
  /** Changes only the given members. Subjects replace the previous ones. */
  readonly updateQuery?: Maybe<QueryEntity>;
  /** Permanently deletes a query. True also if it does not exist. */
  readonly deleteQuery?: Maybe<Scalars['Boolean']['output']>;
  /** Replaces the values of the given properties; others stay. Returns all properties of the asset. */
  readonly upsertStructuredProperties: StructuredProperties;
  readonly removeStructuredProperties: StructuredProperties;
  /** Creates a property. Refuses an existing id. */
  readonly createStructuredProperty: StructuredPropertyEntity;
  /** Changes the given members. Can only extend the allowed values, so that existing values stay valid. */
  readonly updateStructuredProperty: StructuredPropertyEntity;
  /** Permanently deletes a property. Assets keep their values. */
  readonly deleteStructuredProperty: Scalars['Boolean']['output'];
  /** Creates a tag and returns its URN. Refuses an existing id. */
  readonly createTag?: Maybe<Scalars['String']['output']>;
  /** Sets a tag's name and description. */
  readonly updateTag?: Maybe<Tag>;
  /** Permanently deletes a tag, and removes it from its assets. */
  readonly deleteTag?: Maybe<Scalars['Boolean']['output']>;
  readonly setTagColor?: Maybe<Scalars['Boolean']['output']>;
  /** Adds a tag to an entity or a schema field. No effect if it has the tag. */
  readonly addTag?: Maybe<Scalars['Boolean']['output']>;
  readonly addTags?: Maybe<Scalars['Boolean']['output']>;
  /** Removes a tag. No effect without the tag. */
  readonly removeTag?: Maybe<Scalars['Boolean']['output']>;
  /** Adds all tags to all resources, or none to any. */
  readonly batchAddTags?: Maybe<Scalars['Boolean']['output']>;
  readonly batchRemoveTags?: Maybe<Scalars['Boolean']['output']>;
  /** Adds a glossary term to an entity or a schema field. No effect if it has the term. */
  readonly addTerm?: Maybe<Scalars['Boolean']['output']>;
  readonly addTerms?: Maybe<Scalars['Boolean']['output']>;
  /** Removes a term. No effect without the term. */
  readonly removeTerm?: Maybe<Scalars['Boolean']['output']>;
  /** Adds all terms to all resources, or none to any. */
  readonly batchAddTerms?: Maybe<Scalars['Boolean']['output']>;
  readonly batchRemoveTerms?: Maybe<Scalars['Boolean']['output']>;
  /** Sets the edited description of an entity or a schema field. It takes precedence over the source's description, which stays. */
  readonly updateDescription?: Maybe<Scalars['Boolean']['output']>;
  readonly updateName?: Maybe<Scalars['Boolean']['output']>;
  /** Changes only the given members of an incident. */
  readonly updateIncident?: Maybe<Scalars['Boolean']['output']>;
  /** Adds a link, or changes the settings of the link with this address and label. */
  readonly upsertLink?: Maybe<Scalars['Boolean']['output']>;
  /** Stores the connection details of a platform. Replaces those with the same id. */
  readonly upsertConnection: DataHubConnection;
  /** Assigns a form to assets. Assets that have the form stay unchanged. */
  readonly batchAssignForm?: Maybe<Scalars['Boolean']['output']>;
  /**
   * Stores at the form which assets it is intended for, and replaces the previous assets. Does not assign the form;
   * `batchAssignForm` does.
   */
  readonly createDynamicFormAssignment?: Maybe<Scalars['Boolean']['output']>;
  /** Creates or changes a source. Returns its URN. An executor outside of this service runs it. */
  readonly updateIngestionSource?: Maybe<Scalars['String']['output']>;
  /** Creates a module of a page, or replaces the one with the URN. One for everybody requires `MANAGE_HOME_PAGE_TEMPLATES`. */
  readonly upsertPageModule: DataHubPageModule;
  /** Permanently deletes a module, and removes it from all templates. */
  readonly deletePageModule: Scalars['Boolean']['output'];
  /** Creates a template of a page, or replaces the one with the URN. One for everybody requires `MANAGE_HOME_PAGE_TEMPLATES`. */
  readonly upsertPageTemplate: DataHubPageTemplate;
  /** Permanently deletes a template. Users and assets that had it no longer have one. */
  readonly deletePageTemplate: Scalars['Boolean']['output'];
  /** Sets the template of an asset's summary page. */
  readonly updateAssetSettings: AssetSettings;
  /** Every call creates another post. */
  readonly createPost?: Maybe<Scalars['Boolean']['output']>;
  /** Replaces the type and the content of a post. */
  readonly updatePost?: Maybe<Scalars['Boolean']['output']>;
  /** Permanently deletes a post. */
  readonly deletePost?: Maybe<Scalars['Boolean']['output']>;
  /**
   * Rolls back the writes of a run. With `dryRun`, nothing changes and the result shows what would happen. Rules and
   * required privileges are those of the REST endpoint `/runs?action=rollback` (docs/runs.md).
   */
  readonly rollbackIngestionRun: IngestionRunRollback;
  readonly updateGlobalViewsSettings: Scalars['Boolean']['output'];
  readonly updateDocPropagationSettings: Scalars['Boolean']['output'];
  readonly updateApplicationsSettings: Scalars['Boolean']['output'];
  /** Sets the view that applies to the actor's searches. */
  readonly updateCorpUserViewsSettings?: Maybe<Scalars['Boolean']['output']>;
  /** Sets the language of the actor's pages. */
  readonly updateCorpUserLocaleSettings?: Maybe<Scalars['Boolean']['output']>;
  /** Sets one switch of the actor's pages. */
  readonly updateUserSetting?: Maybe<Scalars['Boolean']['output']>;
  /** Changes the actor's home page. */
  readonly updateUserHomePageSettings?: Maybe<Scalars['Boolean']['output']>;
  /** Replaces the properties of states, of all or of none. An id that begins with the URN of a user is for that user only. */
  readonly batchUpdateStepStates: BatchUpdateStepStatesResult;
  /** Makes an asset the latest version of a set, which is created if needed. */
  readonly linkAssetVersion?: Maybe<VersionSet>;
  /** Removes an asset from its set. If it was the latest version, the previous one becomes the latest. */
  readonly unlinkAssetVersion?: Maybe<VersionSet>;
  /** Creates a view. Every user may create personal ones; a public one requires `MANAGE_GLOBAL_VIEWS`. */
  readonly createView?: Maybe<DataHubView>;
  /** Changes only the given members. Requires the creator of the view, or `MANAGE_GLOBAL_VIEWS` for a public one. */
  readonly updateView?: Maybe<DataHubView>;
  /** Permanently deletes a view, by the same rule. */
  readonly deleteView?: Maybe<Scalars['Boolean']['output']>;
};

/**
 * Mutations. Those of one document run one after the other. Each is stored completely or not at all, before the
 * response. Lists are changed item by item, so that several users can change one list at the same time.
 */
export type MutationUpdateUserStatusArgs = {
  urn: Scalars['String']['input'];
  status: CorpUserStatus;
};

/**
 * Mutations. Those of one document run one after the other. Each is stored completely or not at all, before the
 * response. Lists are changed item by item, so that several users can change one list at the same time.
 */
export type MutationRemoveUserArgs = {
  urn: Scalars['String']['input'];
};

/**
 * Mutations. Those of one document run one after the other. Each is stored completely or not at all, before the
 * response. Lists are changed item by item, so that several users can change one list at the same time.
 */
export type MutationCreatePolicyArgs = {
  input: PolicyUpdateInput;
};

/**
 * Mutations. Those of one document run one after the other. Each is stored completely or not at all, before the
 * response. Lists are changed item by item, so that several users can change one list at the same time.
 */
export type MutationUpdatePolicyArgs = {
  urn: Scalars['String']['input'];
  input: PolicyUpdateInput;
};

/**
 * Mutations. Those of one document run one after the other. Each is stored completely or not at all, before the
 * response. Lists are changed item by item, so that several users can change one list at the same time.
 */
export type MutationDeletePolicyArgs = {
  urn: Scalars['String']['input'];
};

/**
 * Mutations. Those of one document run one after the other. Each is stored completely or not at all, before the
 * response. Lists are changed item by item, so that several users can change one list at the same time.
 */
export type MutationCreateInviteTokenArgs = {
  input: CreateInviteTokenInput;
};

/**
 * Mutations. Those of one document run one after the other. Each is stored completely or not at all, before the
 * response. Lists are changed item by item, so that several users can change one list at the same time.
 */
export type MutationAcceptRoleArgs = {
  input: AcceptRoleInput;
};

/**
 * Mutations. Those of one document run one after the other. Each is stored completely or not at all, before the
 * response. Lists are changed item by item, so that several users can change one list at the same time.
 */
export type MutationBatchAssignRoleArgs = {
  input: BatchAssignRoleInput;
};

/**
 * Mutations. Those of one document run one after the other. Each is stored completely or not at all, before the
 * response. Lists are changed item by item, so that several users can change one list at the same time.
 */
export type MutationCreateNativeUserResetTokenArgs = {
  input: CreateNativeUserResetTokenInput;
};

/**
 * Mutations. Those of one document run one after the other. Each is stored completely or not at all, before the
 * response. Lists are changed item by item, so that several users can change one list at the same time.
 */
export type MutationCreateSecretArgs = {
  input: CreateSecretInput;
};

/**
 * Mutations. Those of one document run one after the other. Each is stored completely or not at all, before the
 * response. Lists are changed item by item, so that several users can change one list at the same time.
 */
export type MutationUpdateSecretArgs = {
  input: UpdateSecretInput;
};

/**
 * Mutations. Those of one document run one after the other. Each is stored completely or not at all, before the
 * response. Lists are changed item by item, so that several users can change one list at the same time.
 */
export type MutationDeleteSecretArgs = {
  urn: Scalars['String']['input'];
};

/**
 * Mutations. Those of one document run one after the other. Each is stored completely or not at all, before the
 * response. Lists are changed item by item, so that several users can change one list at the same time.
 */
export type MutationCreateAccessTokenArgs = {
  input: CreateAccessTokenInput;
};

/**
 * Mutations. Those of one document run one after the other. Each is stored completely or not at all, before the
 * response. Lists are changed item by item, so that several users can change one list at the same time.
 */
export type MutationRevokeAccessTokenArgs = {
  tokenId: Scalars['String']['input'];
};

/**
 * Mutations. Those of one document run one after the other. Each is stored completely or not at all, before the
 * response. Lists are changed item by item, so that several users can change one list at the same time.
 */
export type MutationCreateApplicationArgs = {
  input: CreateApplicationInput;
};

/**
 * Mutations. Those of one document run one after the other. Each is stored completely or not at all, before the
 * response. Lists are changed item by item, so that several users can change one list at the same time.
 */
export type MutationUpdateApplicationArgs = {
  urn: Scalars['String']['input'];
  input: UpdateApplicationInput;
};

/**
 * Mutations. Those of one document run one after the other. Each is stored completely or not at all, before the
 * response. Lists are changed item by item, so that several users can change one list at the same time.
 */
export type MutationDeleteApplicationArgs = {
  urn: Scalars['String']['input'];
};

/**
 * Mutations. Those of one document run one after the other. Each is stored completely or not at all, before the
 * response. Lists are changed item by item, so that several users can change one list at the same time.
 */
export type MutationBatchSetApplicationArgs = {
  input: BatchSetApplicationInput;
};

/**
 * Mutations. Those of one document run one after the other. Each is stored completely or not at all, before the
 * response. Lists are changed item by item, so that several users can change one list at the same time.
 */
export type MutationBatchUnsetApplicationArgs = {
  input: BatchUnsetApplicationInput;
};

/**
 * Mutations. Those of one document run one after the other. Each is stored completely or not at all, before the
 * response. Lists are changed item by item, so that several users can change one list at the same time.
 */
export type MutationUpsertCustomAssertionArgs = {
  urn?: InputMaybe<Scalars['String']['input']>;
  input: UpsertCustomAssertionInput;
};

/**
 * Mutations. Those of one document run one after the other. Each is stored completely or not at all, before the
 * response. Lists are changed item by item, so that several users can change one list at the same time.
 */
export type MutationReportAssertionResultArgs = {
  urn: Scalars['String']['input'];
  result: AssertionResultInput;
};

/**
 * Mutations. Those of one document run one after the other. Each is stored completely or not at all, before the
 * response. Lists are changed item by item, so that several users can change one list at the same time.
 */
export type MutationRunAssertionArgs = {
  urn: Scalars['String']['input'];
  saveResult?: InputMaybe<Scalars['Boolean']['input']>;
  parameters?: InputMaybe<ReadonlyArray<StringMapEntryInput>>;
  async?: InputMaybe<Scalars['Boolean']['input']>;
};

/**
 * Mutations. Those of one document run one after the other. Each is stored completely or not at all, before the
 * response. Lists are changed item by item, so that several users can change one list at the same time.
 */
export type MutationRunAssertionsArgs = {
  urns: ReadonlyArray<Scalars['String']['input']>;
  saveResults?: InputMaybe<Scalars['Boolean']['input']>;
  parameters?: InputMaybe<ReadonlyArray<StringMapEntryInput>>;
  async?: InputMaybe<Scalars['Boolean']['input']>;
};

/**
 * Mutations. Those of one document run one after the other. Each is stored completely or not at all, before the
 * response. Lists are changed item by item, so that several users can change one list at the same time.
 */
export type MutationRunAssertionsForAssetArgs = {
  urn: Scalars['String']['input'];
  tagUrns?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  parameters?: InputMaybe<ReadonlyArray<StringMapEntryInput>>;
  async?: InputMaybe<Scalars['Boolean']['input']>;
};

/**
 * Mutations. Those of one document run one after the other. Each is stored completely or not at all, before the
 * response. Lists are changed item by item, so that several users can change one list at the same time.
 */
export type MutationUpdateDatasetArgs = {
  urn: Scalars['String']['input'];
  input: DatasetUpdateInput;
};

/**
 * Mutations. Those of one document run one after the other. Each is stored completely or not at all, before the
 * response. Lists are changed item by item, so that several users can change one list at the same time.
 */
export type MutationUpdateDatasetsArgs = {
  input: ReadonlyArray<BatchDatasetUpdateInput>;
};

/**
 * Mutations. Those of one document run one after the other. Each is stored completely or not at all, before the
 * response. Lists are changed item by item, so that several users can change one list at the same time.
 */
export type MutationUpdateChartArgs = {
  urn: Scalars['String']['input'];
  input: ChartUpdateInput;
};

/**
 * Mutations. Those of one document run one after the other. Each is stored completely or not at all, before the
 * response. Lists are changed item by item, so that several users can change one list at the same time.
 */
export type MutationUpdateDashboardArgs = {
  urn: Scalars['String']['input'];
  input: DashboardUpdateInput;
};

/**
 * Mutations. Those of one document run one after the other. Each is stored completely or not at all, before the
 * response. Lists are changed item by item, so that several users can change one list at the same time.
 */
export type MutationUpdateDataFlowArgs = {
  urn: Scalars['String']['input'];
  input: DataFlowUpdateInput;
};

/**
 * Mutations. Those of one document run one after the other. Each is stored completely or not at all, before the
 * response. Lists are changed item by item, so that several users can change one list at the same time.
 */
export type MutationUpdateDataJobArgs = {
  urn: Scalars['String']['input'];
  input: DataJobUpdateInput;
};

/**
 * Mutations. Those of one document run one after the other. Each is stored completely or not at all, before the
 * response. Lists are changed item by item, so that several users can change one list at the same time.
 */
export type MutationCreateBusinessAttributeArgs = {
  input: CreateBusinessAttributeInput;
};

/**
 * Mutations. Those of one document run one after the other. Each is stored completely or not at all, before the
 * response. Lists are changed item by item, so that several users can change one list at the same time.
 */
export type MutationUpdateBusinessAttributeArgs = {
  urn: Scalars['String']['input'];
  input: UpdateBusinessAttributeInput;
};

/**
 * Mutations. Those of one document run one after the other. Each is stored completely or not at all, before the
 * response. Lists are changed item by item, so that several users can change one list at the same time.
 */
export type MutationDeleteBusinessAttributeArgs = {
  urn: Scalars['String']['input'];
};

/**
 * Mutations. Those of one document run one after the other. Each is stored completely or not at all, before the
 * response. Lists are changed item by item, so that several users can change one list at the same time.
 */
export type MutationAddBusinessAttributeArgs = {
  input: AddBusinessAttributeInput;
};

/**
 * Mutations. Those of one document run one after the other. Each is stored completely or not at all, before the
 * response. Lists are changed item by item, so that several users can change one list at the same time.
 */
export type MutationRemoveBusinessAttributeArgs = {
  input: AddBusinessAttributeInput;
};

/**
 * Mutations. Those of one document run one after the other. Each is stored completely or not at all, before the
 * response. Lists are changed item by item, so that several users can change one list at the same time.
 */
export type MutationUpsertDataContractArgs = {
  urn?: InputMaybe<Scalars['String']['input']>;
  input: UpsertDataContractInput;
};

/**
 * Mutations. Those of one document run one after the other. Each is stored completely or not at all, before the
 * response. Lists are changed item by item, so that several users can change one list at the same time.
 */
export type MutationBatchAddToDataProductsArgs = {
  input: BatchSetDataProductsInput;
};

/**
 * Mutations. Those of one document run one after the other. Each is stored completely or not at all, before the
 * response. Lists are changed item by item, so that several users can change one list at the same time.
 */
export type MutationBatchRemoveFromDataProductsArgs = {
  input: BatchSetDataProductsInput;
};

/**
 * Mutations. Those of one document run one after the other. Each is stored completely or not at all, before the
 * response. Lists are changed item by item, so that several users can change one list at the same time.
 */
export type MutationCreateDataProductArgs = {
  input: CreateDataProductInput;
};

/**
 * Mutations. Those of one document run one after the other. Each is stored completely or not at all, before the
 * response. Lists are changed item by item, so that several users can change one list at the same time.
 */
export type MutationUpdateDataProductArgs = {
  urn: Scalars['String']['input'];
  input: UpdateDataProductInput;
};

/**
 * Mutations. Those of one document run one after the other. Each is stored completely or not at all, before the
 * response. Lists are changed item by item, so that several users can change one list at the same time.
 */
export type MutationDeleteDataProductArgs = {
  urn: Scalars['String']['input'];
};

/**
 * Mutations. Those of one document run one after the other. Each is stored completely or not at all, before the
 * response. Lists are changed item by item, so that several users can change one list at the same time.
 */
export type MutationBatchSetDataProductArgs = {
  input: BatchSetDataProductInput;
};

/**
 * Mutations. Those of one document run one after the other. Each is stored completely or not at all, before the
 * response. Lists are changed item by item, so that several users can change one list at the same time.
 */
export type MutationDeleteAssertionArgs = {
  urn: Scalars['String']['input'];
};

/**
 * Mutations. Those of one document run one after the other. Each is stored completely or not at all, before the
 * response. Lists are changed item by item, so that several users can change one list at the same time.
 */
export type MutationUpdateEmbedArgs = {
  input: UpdateEmbedInput;
};

/**
 * Mutations. Those of one document run one after the other. Each is stored completely or not at all, before the
 * response. Lists are changed item by item, so that several users can change one list at the same time.
 */
export type MutationUpdateDisplayPropertiesArgs = {
  urn: Scalars['String']['input'];
  input: DisplayPropertiesUpdateInput;
};

/**
 * Mutations. Those of one document run one after the other. Each is stored completely or not at all, before the
 * response. Lists are changed item by item, so that several users can change one list at the same time.
 */
export type MutationSetDomainArgs = {
  entityUrn: Scalars['String']['input'];
  domainUrn: Scalars['String']['input'];
};

/**
 * Mutations. Those of one document run one after the other. Each is stored completely or not at all, before the
 * response. Lists are changed item by item, so that several users can change one list at the same time.
 */
export type MutationUnsetDomainArgs = {
  entityUrn: Scalars['String']['input'];
};

/**
 * Mutations. Those of one document run one after the other. Each is stored completely or not at all, before the
 * response. Lists are changed item by item, so that several users can change one list at the same time.
 */
export type MutationBatchSetDomainArgs = {
  input: BatchSetDomainInput;
};

/**
 * Mutations. Those of one document run one after the other. Each is stored completely or not at all, before the
 * response. Lists are changed item by item, so that several users can change one list at the same time.
 */
export type MutationCreateDomainArgs = {
  input: CreateDomainInput;
};

/**
 * Mutations. Those of one document run one after the other. Each is stored completely or not at all, before the
 * response. Lists are changed item by item, so that several users can change one list at the same time.
 */
export type MutationDeleteDomainArgs = {
  urn: Scalars['String']['input'];
};

/**
 * Mutations. Those of one document run one after the other. Each is stored completely or not at all, before the
 * response. Lists are changed item by item, so that several users can change one list at the same time.
 */
export type MutationMoveDomainArgs = {
  input: MoveDomainInput;
};

/**
 * Mutations. Those of one document run one after the other. Each is stored completely or not at all, before the
 * response. Lists are changed item by item, so that several users can change one list at the same time.
 */
export type MutationCreateFormArgs = {
  input: CreateFormInput;
};

/**
 * Mutations. Those of one document run one after the other. Each is stored completely or not at all, before the
 * response. Lists are changed item by item, so that several users can change one list at the same time.
 */
export type MutationUpdateFormArgs = {
  input: UpdateFormInput;
};

/**
 * Mutations. Those of one document run one after the other. Each is stored completely or not at all, before the
 * response. Lists are changed item by item, so that several users can change one list at the same time.
 */
export type MutationDeleteFormArgs = {
  input: DeleteFormInput;
};

/**
 * Mutations. Those of one document run one after the other. Each is stored completely or not at all, before the
 * response. Lists are changed item by item, so that several users can change one list at the same time.
 */
export type MutationBatchRemoveFormArgs = {
  input: BatchRemoveFormInput;
};

/**
 * Mutations. Those of one document run one after the other. Each is stored completely or not at all, before the
 * response. Lists are changed item by item, so that several users can change one list at the same time.
 */
export type MutationCreateGlossaryTermArgs = {
  input: CreateGlossaryEntityInput;
};

/**
 * Mutations. Those of one document run one after the other. Each is stored completely or not at all, before the
 * response. Lists are changed item by item, so that several users can change one list at the same time.
 */
export type MutationCreateGlossaryNodeArgs = {
  input: CreateGlossaryEntityInput;
};

/**
 * Mutations. Those of one document run one after the other. Each is stored completely or not at all, before the
 * response. Lists are changed item by item, so that several users can change one list at the same time.
 */
export type MutationDeleteGlossaryEntityArgs = {
  urn: Scalars['String']['input'];
};

/**
 * Mutations. Those of one document run one after the other. Each is stored completely or not at all, before the
 * response. Lists are changed item by item, so that several users can change one list at the same time.
 */
export type MutationUpdateParentNodeArgs = {
  input: UpdateParentNodeInput;
};

/**
 * Mutations. Those of one document run one after the other. Each is stored completely or not at all, before the
 * response. Lists are changed item by item, so that several users can change one list at the same time.
 */
export type MutationAddRelatedTermsArgs = {
  input: RelatedTermsInput;
};

/**
 * Mutations. Those of one document run one after the other. Each is stored completely or not at all, before the
 * response. Lists are changed item by item, so that several users can change one list at the same time.
 */
export type MutationRemoveRelatedTermsArgs = {
  input: RelatedTermsInput;
};

/**
 * Mutations. Those of one document run one after the other. Each is stored completely or not at all, before the
 * response. Lists are changed item by item, so that several users can change one list at the same time.
 */
export type MutationCreateGroupArgs = {
  input: CreateGroupInput;
};

/**
 * Mutations. Those of one document run one after the other. Each is stored completely or not at all, before the
 * response. Lists are changed item by item, so that several users can change one list at the same time.
 */
export type MutationRemoveGroupArgs = {
  urn: Scalars['String']['input'];
};

/**
 * Mutations. Those of one document run one after the other. Each is stored completely or not at all, before the
 * response. Lists are changed item by item, so that several users can change one list at the same time.
 */
export type MutationAddGroupMembersArgs = {
  input: AddGroupMembersInput;
};

/**
 * Mutations. Those of one document run one after the other. Each is stored completely or not at all, before the
 * response. Lists are changed item by item, so that several users can change one list at the same time.
 */
export type MutationRemoveGroupMembersArgs = {
  input: RemoveGroupMembersInput;
};

/**
 * Mutations. Those of one document run one after the other. Each is stored completely or not at all, before the
 * response. Lists are changed item by item, so that several users can change one list at the same time.
 */
export type MutationUpdateCorpGroupPropertiesArgs = {
  urn: Scalars['String']['input'];
  input: CorpGroupUpdateInput;
};

/**
 * Mutations. Those of one document run one after the other. Each is stored completely or not at all, before the
 * response. Lists are changed item by item, so that several users can change one list at the same time.
 */
export type MutationUpdateCorpUserPropertiesArgs = {
  urn: Scalars['String']['input'];
  input: CorpUserUpdateInput;
};

/**
 * Mutations. Those of one document run one after the other. Each is stored completely or not at all, before the
 * response. Lists are changed item by item, so that several users can change one list at the same time.
 */
export type MutationRaiseIncidentArgs = {
  input: RaiseIncidentInput;
};

/**
 * Mutations. Those of one document run one after the other. Each is stored completely or not at all, before the
 * response. Lists are changed item by item, so that several users can change one list at the same time.
 */
export type MutationUpdateIncidentStatusArgs = {
  urn: Scalars['String']['input'];
  input: IncidentStatusInput;
};

/**
 * Mutations. Those of one document run one after the other. Each is stored completely or not at all, before the
 * response. Lists are changed item by item, so that several users can change one list at the same time.
 */
export type MutationUpdateDeprecationArgs = {
  input: UpdateDeprecationInput;
};

/**
 * Mutations. Those of one document run one after the other. Each is stored completely or not at all, before the
 * response. Lists are changed item by item, so that several users can change one list at the same time.
 */
export type MutationBatchUpdateDeprecationArgs = {
  input: BatchUpdateDeprecationInput;
};

/**
 * Mutations. Those of one document run one after the other. Each is stored completely or not at all, before the
 * response. Lists are changed item by item, so that several users can change one list at the same time.
 */
export type MutationBatchUpdateSoftDeletedArgs = {
  input: BatchUpdateSoftDeletedInput;
};

/**
 * Mutations. Those of one document run one after the other. Each is stored completely or not at all, before the
 * response. Lists are changed item by item, so that several users can change one list at the same time.
 */
export type MutationUpdateLineageArgs = {
  input: UpdateLineageInput;
};

/**
 * Mutations. Those of one document run one after the other. Each is stored completely or not at all, before the
 * response. Lists are changed item by item, so that several users can change one list at the same time.
 */
export type MutationAddLinkArgs = {
  input: AddLinkInput;
};

/**
 * Mutations. Those of one document run one after the other. Each is stored completely or not at all, before the
 * response. Lists are changed item by item, so that several users can change one list at the same time.
 */
export type MutationUpdateLinkArgs = {
  input: UpdateLinkInput;
};

/**
 * Mutations. Those of one document run one after the other. Each is stored completely or not at all, before the
 * response. Lists are changed item by item, so that several users can change one list at the same time.
 */
export type MutationRemoveLinkArgs = {
  input: RemoveLinkInput;
};

/**
 * Mutations. Those of one document run one after the other. Each is stored completely or not at all, before the
 * response. Lists are changed item by item, so that several users can change one list at the same time.
 */
export type MutationReportOperationArgs = {
  input: ReportOperationInput;
};

/**
 * Mutations. Those of one document run one after the other. Each is stored completely or not at all, before the
 * response. Lists are changed item by item, so that several users can change one list at the same time.
 */
export type MutationAddOwnerArgs = {
  input: AddOwnerInput;
};

/**
 * Mutations. Those of one document run one after the other. Each is stored completely or not at all, before the
 * response. Lists are changed item by item, so that several users can change one list at the same time.
 */
export type MutationAddOwnersArgs = {
  input: AddOwnersInput;
};

/**
 * Mutations. Those of one document run one after the other. Each is stored completely or not at all, before the
 * response. Lists are changed item by item, so that several users can change one list at the same time.
 */
export type MutationRemoveOwnerArgs = {
  input: RemoveOwnerInput;
};

/**
 * Mutations. Those of one document run one after the other. Each is stored completely or not at all, before the
 * response. Lists are changed item by item, so that several users can change one list at the same time.
 */
export type MutationBatchAddOwnersArgs = {
  input: BatchAddOwnersInput;
};

/**
 * Mutations. Those of one document run one after the other. Each is stored completely or not at all, before the
 * response. Lists are changed item by item, so that several users can change one list at the same time.
 */
export type MutationBatchRemoveOwnersArgs = {
  input: BatchRemoveOwnersInput;
};

/**
 * Mutations. Those of one document run one after the other. Each is stored completely or not at all, before the
 * response. Lists are changed item by item, so that several users can change one list at the same time.
 */
export type MutationCreateOwnershipTypeArgs = {
  input: CreateOwnershipTypeInput;
};

/**
 * Mutations. Those of one document run one after the other. Each is stored completely or not at all, before the
 * response. Lists are changed item by item, so that several users can change one list at the same time.
 */
export type MutationUpdateOwnershipTypeArgs = {
  urn: Scalars['String']['input'];
  input: UpdateOwnershipTypeInput;
};

/**
 * Mutations. Those of one document run one after the other. Each is stored completely or not at all, before the
 * response. Lists are changed item by item, so that several users can change one list at the same time.
 */
export type MutationDeleteOwnershipTypeArgs = {
  urn: Scalars['String']['input'];
  deleteReferences?: InputMaybe<Scalars['Boolean']['input']>;
};

/**
 * Mutations. Those of one document run one after the other. Each is stored completely or not at all, before the
 * response. Lists are changed item by item, so that several users can change one list at the same time.
 */
export type MutationPatchEntityArgs = {
  input: PatchEntityInput;
};

/**
 * Mutations. Those of one document run one after the other. Each is stored completely or not at all, before the
 * response. Lists are changed item by item, so that several users can change one list at the same time.
 */
export type MutationPatchEntitiesArgs = {
  input: ReadonlyArray<PatchEntityInput>;
};

/**
 * Mutations. Those of one document run one after the other. Each is stored completely or not at all, before the
 * response. Lists are changed item by item, so that several users can change one list at the same time.
 */
export type MutationCreateQueryArgs = {
  input: CreateQueryInput;
};

/**
 * Mutations. Those of one document run one after the other. Each is stored completely or not at all, before the
 * response. Lists are changed item by item, so that several users can change one list at the same time.
 */
export type MutationUpdateQueryArgs = {
  urn: Scalars['String']['input'];
  input: UpdateQueryInput;
};

/**
 * Mutations. Those of one document run one after the other. Each is stored completely or not at all, before the
 * response. Lists are changed item by item, so that several users can change one list at the same time.
 */
export type MutationDeleteQueryArgs = {
  urn: Scalars['String']['input'];
};

/**
 * Mutations. Those of one document run one after the other. Each is stored completely or not at all, before the
 * response. Lists are changed item by item, so that several users can change one list at the same time.
 */
export type MutationUpsertStructuredPropertiesArgs = {
  input: UpsertStructuredPropertiesInput;
};

/**
 * Mutations. Those of one document run one after the other. Each is stored completely or not at all, before the
 * response. Lists are changed item by item, so that several users can change one list at the same time.
 */
export type MutationRemoveStructuredPropertiesArgs = {
  input: RemoveStructuredPropertiesInput;
};

/**
 * Mutations. Those of one document run one after the other. Each is stored completely or not at all, before the
 * response. Lists are changed item by item, so that several users can change one list at the same time.
 */
export type MutationCreateStructuredPropertyArgs = {
  input: CreateStructuredPropertyInput;
};

/**
 * Mutations. Those of one document run one after the other. Each is stored completely or not at all, before the
 * response. Lists are changed item by item, so that several users can change one list at the same time.
 */
export type MutationUpdateStructuredPropertyArgs = {
  input: UpdateStructuredPropertyInput;
};

/**
 * Mutations. Those of one document run one after the other. Each is stored completely or not at all, before the
 * response. Lists are changed item by item, so that several users can change one list at the same time.
 */
export type MutationDeleteStructuredPropertyArgs = {
  input: DeleteStructuredPropertyInput;
};

/**
 * Mutations. Those of one document run one after the other. Each is stored completely or not at all, before the
 * response. Lists are changed item by item, so that several users can change one list at the same time.
 */
export type MutationCreateTagArgs = {
  input: CreateTagInput;
};

/**
 * Mutations. Those of one document run one after the other. Each is stored completely or not at all, before the
 * response. Lists are changed item by item, so that several users can change one list at the same time.
 */
export type MutationUpdateTagArgs = {
  urn: Scalars['String']['input'];
  input: TagUpdateInput;
};

/**
 * Mutations. Those of one document run one after the other. Each is stored completely or not at all, before the
 * response. Lists are changed item by item, so that several users can change one list at the same time.
 */
export type MutationDeleteTagArgs = {
  urn: Scalars['String']['input'];
};

/**
 * Mutations. Those of one document run one after the other. Each is stored completely or not at all, before the
 * response. Lists are changed item by item, so that several users can change one list at the same time.
 */
export type MutationSetTagColorArgs = {
  urn: Scalars['String']['input'];
  colorHex: Scalars['String']['input'];
};

/**
 * Mutations. Those of one document run one after the other. Each is stored completely or not at all, before the
 * response. Lists are changed item by item, so that several users can change one list at the same time.
 */
export type MutationAddTagArgs = {
  input: TagAssociationInput;
};

/**
 * Mutations. Those of one document run one after the other. Each is stored completely or not at all, before the
 * response. Lists are changed item by item, so that several users can change one list at the same time.
 */
export type MutationAddTagsArgs = {
  input: AddTagsInput;
};

/**
 * Mutations. Those of one document run one after the other. Each is stored completely or not at all, before the
 * response. Lists are changed item by item, so that several users can change one list at the same time.
 */
export type MutationRemoveTagArgs = {
  input: TagAssociationInput;
};

/**
 * Mutations. Those of one document run one after the other. Each is stored completely or not at all, before the
 * response. Lists are changed item by item, so that several users can change one list at the same time.
 */
export type MutationBatchAddTagsArgs = {
  input: BatchAddTagsInput;
};

/**
 * Mutations. Those of one document run one after the other. Each is stored completely or not at all, before the
 * response. Lists are changed item by item, so that several users can change one list at the same time.
 */
export type MutationBatchRemoveTagsArgs = {
  input: BatchRemoveTagsInput;
};

/**
 * Mutations. Those of one document run one after the other. Each is stored completely or not at all, before the
 * response. Lists are changed item by item, so that several users can change one list at the same time.
 */
export type MutationAddTermArgs = {
  input: TermAssociationInput;
};

/**
 * Mutations. Those of one document run one after the other. Each is stored completely or not at all, before the
 * response. Lists are changed item by item, so that several users can change one list at the same time.
 */
export type MutationAddTermsArgs = {
  input: AddTermsInput;
};

/**
 * Mutations. Those of one document run one after the other. Each is stored completely or not at all, before the
 * response. Lists are changed item by item, so that several users can change one list at the same time.
 */
export type MutationRemoveTermArgs = {
  input: TermAssociationInput;
};

/**
 * Mutations. Those of one document run one after the other. Each is stored completely or not at all, before the
 * response. Lists are changed item by item, so that several users can change one list at the same time.
 */
export type MutationBatchAddTermsArgs = {
  input: BatchAddTermsInput;
};

/**
 * Mutations. Those of one document run one after the other. Each is stored completely or not at all, before the
 * response. Lists are changed item by item, so that several users can change one list at the same time.
 */
export type MutationBatchRemoveTermsArgs = {
  input: BatchRemoveTermsInput;
};

/**
 * Mutations. Those of one document run one after the other. Each is stored completely or not at all, before the
 * response. Lists are changed item by item, so that several users can change one list at the same time.
 */
export type MutationUpdateDescriptionArgs = {
  input: DescriptionUpdateInput;
};

/**
 * Mutations. Those of one document run one after the other. Each is stored completely or not at all, before the
 * response. Lists are changed item by item, so that several users can change one list at the same time.
 */
export type MutationUpdateNameArgs = {
  input: UpdateNameInput;
};

/**
 * Mutations. Those of one document run one after the other. Each is stored completely or not at all, before the
 * response. Lists are changed item by item, so that several users can change one list at the same time.
 */
export type MutationUpdateIncidentArgs = {
  urn: Scalars['String']['input'];
  input: UpdateIncidentInput;
};

/**
 * Mutations. Those of one document run one after the other. Each is stored completely or not at all, before the
 * response. Lists are changed item by item, so that several users can change one list at the same time.
 */
export type MutationUpsertLinkArgs = {
  input: UpsertLinkInput;
};

/**
 * Mutations. Those of one document run one after the other. Each is stored completely or not at all, before the
 * response. Lists are changed item by item, so that several users can change one list at the same time.
 */
export type MutationUpsertConnectionArgs = {
  input: UpsertConnectionInput;
};

/**
 * Mutations. Those of one document run one after the other. Each is stored completely or not at all, before the
 * response. Lists are changed item by item, so that several users can change one list at the same time.
 */
export type MutationBatchAssignFormArgs = {
  input: BatchAssignFormInput;
};

/**
 * Mutations. Those of one document run one after the other. Each is stored completely or not at all, before the
 * response. Lists are changed item by item, so that several users can change one list at the same time.
 */
export type MutationCreateDynamicFormAssignmentArgs = {
  input: CreateDynamicFormAssignmentInput;
};

/**
 * Mutations. Those of one document run one after the other. Each is stored completely or not at all, before the
 * response. Lists are changed item by item, so that several users can change one list at the same time.
 */
export type MutationUpdateIngestionSourceArgs = {
  urn: Scalars['String']['input'];
  input: UpdateIngestionSourceInput;
};

/**
 * Mutations. Those of one document run one after the other. Each is stored completely or not at all, before the
 * response. Lists are changed item by item, so that several users can change one list at the same time.
 */
export type MutationUpsertPageModuleArgs = {
  input: UpsertPageModuleInput;
};

/**
 * Mutations. Those of one document run one after the other. Each is stored completely or not at all, before the
 * response. Lists are changed item by item, so that several users can change one list at the same time.
 */
export type MutationDeletePageModuleArgs = {
  input: DeletePageModuleInput;
};

/**
 * Mutations. Those of one document run one after the other. Each is stored completely or not at all, before the
 * response. Lists are changed item by item, so that several users can change one list at the same time.
 */
export type MutationUpsertPageTemplateArgs = {
  input: UpsertPageTemplateInput;
};

/**
 * Mutations. Those of one document run one after the other. Each is stored completely or not at all, before the
 * response. Lists are changed item by item, so that several users can change one list at the same time.
 */
export type MutationDeletePageTemplateArgs = {
  input: DeletePageTemplateInput;
};

/**
 * Mutations. Those of one document run one after the other. Each is stored completely or not at all, before the
 * response. Lists are changed item by item, so that several users can change one list at the same time.
 */
export type MutationUpdateAssetSettingsArgs = {
  input: UpdateAssetSettingsInput;
};

/**
 * Mutations. Those of one document run one after the other. Each is stored completely or not at all, before the
 * response. Lists are changed item by item, so that several users can change one list at the same time.
 */
export type MutationCreatePostArgs = {
  input: CreatePostInput;
};

/**
 * Mutations. Those of one document run one after the other. Each is stored completely or not at all, before the
 * response. Lists are changed item by item, so that several users can change one list at the same time.
 */
export type MutationUpdatePostArgs = {
  input: UpdatePostInput;
};

/**
 * Mutations. Those of one document run one after the other. Each is stored completely or not at all, before the
 * response. Lists are changed item by item, so that several users can change one list at the same time.
 */
export type MutationDeletePostArgs = {
  urn: Scalars['String']['input'];
};

/**
 * Mutations. Those of one document run one after the other. Each is stored completely or not at all, before the
 * response. Lists are changed item by item, so that several users can change one list at the same time.
 */
export type MutationRollbackIngestionRunArgs = {
  input: RollbackIngestionRunInput;
};

/**
 * Mutations. Those of one document run one after the other. Each is stored completely or not at all, before the
 * response. Lists are changed item by item, so that several users can change one list at the same time.
 */
export type MutationUpdateGlobalViewsSettingsArgs = {
  input: UpdateGlobalViewsSettingsInput;
};

/**
 * Mutations. Those of one document run one after the other. Each is stored completely or not at all, before the
 * response. Lists are changed item by item, so that several users can change one list at the same time.
 */
export type MutationUpdateDocPropagationSettingsArgs = {
  input: UpdateDocPropagationSettingsInput;
};

/**
 * Mutations. Those of one document run one after the other. Each is stored completely or not at all, before the
 * response. Lists are changed item by item, so that several users can change one list at the same time.
 */
export type MutationUpdateApplicationsSettingsArgs = {
  input: UpdateApplicationsSettingsInput;
};

/**
 * Mutations. Those of one document run one after the other. Each is stored completely or not at all, before the
 * response. Lists are changed item by item, so that several users can change one list at the same time.
 */
export type MutationUpdateCorpUserViewsSettingsArgs = {
  input: UpdateCorpUserViewsSettingsInput;
};

/**
 * Mutations. Those of one document run one after the other. Each is stored completely or not at all, before the
 * response. Lists are changed item by item, so that several users can change one list at the same time.
 */
export type MutationUpdateCorpUserLocaleSettingsArgs = {
  input: UpdateCorpUserLocaleSettingsInput;
};

/**
 * Mutations. Those of one document run one after the other. Each is stored completely or not at all, before the
 * response. Lists are changed item by item, so that several users can change one list at the same time.
 */
export type MutationUpdateUserSettingArgs = {
  input: UpdateUserSettingInput;
};

/**
 * Mutations. Those of one document run one after the other. Each is stored completely or not at all, before the
 * response. Lists are changed item by item, so that several users can change one list at the same time.
 */
export type MutationUpdateUserHomePageSettingsArgs = {
  input: UpdateUserHomePageSettingsInput;
};

/**
 * Mutations. Those of one document run one after the other. Each is stored completely or not at all, before the
 * response. Lists are changed item by item, so that several users can change one list at the same time.
 */
export type MutationBatchUpdateStepStatesArgs = {
  input: BatchUpdateStepStatesInput;
};

/**
 * Mutations. Those of one document run one after the other. Each is stored completely or not at all, before the
 * response. Lists are changed item by item, so that several users can change one list at the same time.
 */
export type MutationLinkAssetVersionArgs = {
  input: LinkVersionInput;
};

/**
 * Mutations. Those of one document run one after the other. Each is stored completely or not at all, before the
 * response. Lists are changed item by item, so that several users can change one list at the same time.
 */
export type MutationUnlinkAssetVersionArgs = {
  input: UnlinkVersionInput;
};

/**
 * Mutations. Those of one document run one after the other. Each is stored completely or not at all, before the
 * response. Lists are changed item by item, so that several users can change one list at the same time.
 */
export type MutationCreateViewArgs = {
  input: CreateViewInput;
};

/**
 * Mutations. Those of one document run one after the other. Each is stored completely or not at all, before the
 * response. Lists are changed item by item, so that several users can change one list at the same time.
 */
export type MutationUpdateViewArgs = {
  urn: Scalars['String']['input'];
  input: UpdateViewInput;
};

/**
 * Mutations. Those of one document run one after the other. Each is stored completely or not at all, before the
 * response. Lists are changed item by item, so that several users can change one list at the same time.
 */
export type MutationDeleteViewArgs = {
  urn: Scalars['String']['input'];
};

export type ListUsersInput = {
  readonly start?: InputMaybe<Scalars['Int']['input']>;
  readonly count?: InputMaybe<Scalars['Int']['input']>;
  /** Words in names or e-mail addresses. Default: all users. */
  readonly query?: InputMaybe<Scalars['String']['input']>;
};

export type ListUsersResult = {
  readonly start: Scalars['Int']['output'];
  /** Users on this page. */
  readonly count: Scalars['Int']['output'];
  /** Users on all pages. */
  readonly total: Scalars['Int']['output'];
  readonly users: ReadonlyArray<CorpUser>;
};

export type ListGroupsInput = {
  readonly start?: InputMaybe<Scalars['Int']['input']>;
  readonly count?: InputMaybe<Scalars['Int']['input']>;
  /** Words in names or descriptions. Default: all groups. */
  readonly query?: InputMaybe<Scalars['String']['input']>;
};

export type ListGroupsResult = {
  readonly start: Scalars['Int']['output'];
  /** Groups on this page. */
  readonly count: Scalars['Int']['output'];
  /** Groups on all pages. */
  readonly total: Scalars['Int']['output'];
  readonly groups: ReadonlyArray<CorpGroup>;
};

export type ListRolesInput = {
  readonly start?: InputMaybe<Scalars['Int']['input']>;
  readonly count?: InputMaybe<Scalars['Int']['input']>;
  /** Words in names or descriptions. Default: all roles. */
  readonly query?: InputMaybe<Scalars['String']['input']>;
};

export type ListRolesResult = {
  readonly start: Scalars['Int']['output'];
  /** Roles on this page. */
  readonly count: Scalars['Int']['output'];
  /** Roles on all pages. */
  readonly total: Scalars['Int']['output'];
  readonly roles: ReadonlyArray<DataHubRole>;
};

/** A role of the catalog: policies that name it grant privileges to its members. `Role` is a role of another system. */
export type DataHubRole = Entity & {
  readonly name: Scalars['String']['output'];
  readonly description?: Maybe<Scalars['String']['output']>;
  /** Its name in the catalog, e.g. `urn:li:tag:pii`. */
  readonly urn: Scalars['String']['output'];
  readonly type: EntityType;
  /** Its relationships. */
  readonly relationships?: Maybe<EntityRelationshipsResult>;
  /** The properties that pages show for entities of every type. */
  readonly overview: EntityOverview;
  /** The stored latest aspects, including those without a field. */
  readonly aspects?: Maybe<ReadonlyArray<RawAspect>>;
  /** False if other entities refer to it but it has no metadata yet, e.g. an upstream that was never ingested. */
  readonly exists?: Maybe<Scalars['Boolean']['output']>;
  /** Change history of the entity, newest first. */
  readonly history: EntityHistory;
  /** Privileges of the caller on the entity. */
  readonly privileges?: Maybe<EntityPrivileges>;
  /** Time of the last write by a source, even if it changed nothing; epoch milliseconds. */
  readonly lastIngested?: Maybe<Scalars['Long']['output']>;
};

/** A role of the catalog: policies that name it grant privileges to its members. `Role` is a role of another system. */
export type DataHubRoleRelationshipsArgs = {
  input: RelationshipsInput;
};

/** A role of the catalog: policies that name it grant privileges to its members. `Role` is a role of another system. */
export type DataHubRoleAspectsArgs = {
  input?: InputMaybe<AspectParams>;
};

/** A role of the catalog: policies that name it grant privileges to its members. `Role` is a role of another system. */
export type DataHubRoleHistoryArgs = {
  input?: InputMaybe<HistoryInput>;
};

/** A user or a service account. */
export type CorpUser = Entity & {
  /** The user's own role in this catalog, without those of groups. */
  readonly roles?: Maybe<ReadonlyArray<DataHubRole>>;
  readonly username: Scalars['String']['output'];
  readonly properties?: Maybe<CorpUserProperties>;
  /** @deprecated Use `properties` */
  readonly info?: Maybe<CorpUserInfo>;
  readonly editableProperties?: Maybe<CorpUserEditableProperties>;
  /** @deprecated Use `editableProperties` */
  readonly editableInfo?: Maybe<CorpUserEditableInfo>;
  /** Whether the account is active; independent of deletion. */
  readonly status?: Maybe<CorpUserStatus>;
  /** @deprecated Use `tags` */
  readonly globalTags?: Maybe<GlobalTags>;
  /** The user's settings for pages. */
  readonly settings?: Maybe<CorpUserSettings>;
  /** Has a local password, instead of an account of the company's directory. */
  readonly isNativeUser?: Maybe<Scalars['Boolean']['output']>;
  /** Its name in the catalog, e.g. `urn:li:tag:pii`. */
  readonly urn: Scalars['String']['output'];
  readonly type: EntityType;
  /** Its relationships. */
  readonly relationships?: Maybe<EntityRelationshipsResult>;
  /** The properties that pages show for entities of every type. */
  readonly overview: EntityOverview;
  /** The stored latest aspects, including those without a field. */
  readonly aspects?: Maybe<ReadonlyArray<RawAspect>>;
  /** False if other entities refer to it but it has no metadata yet, e.g. an upstream that was never ingested. */
  readonly exists?: Maybe<Scalars['Boolean']['output']>;
  /** Change history of the entity, newest first. */
  readonly history: EntityHistory;
  /** Privileges of the caller on the entity. */
  readonly privileges?: Maybe<EntityPrivileges>;
  /** Time of the last write by a source, even if it changed nothing; epoch milliseconds. */
  readonly lastIngested?: Maybe<Scalars['Long']['output']>;
  /** Tags on the entity as a whole. */
  readonly tags?: Maybe<GlobalTags>;
  /** Its subtypes on its platform, e.g. view. */
  readonly subTypes?: Maybe<SubTypes>;
  /** Values of structured properties. */
  readonly structuredProperties?: Maybe<StructuredProperties>;
  /** Its open and completed forms. */
  readonly forms?: Maybe<Forms>;
  /** Passing and failing tests. */
  readonly testResults?: Maybe<TestResults>;
};

/** A user or a service account. */
export type CorpUserRelationshipsArgs = {
  input: RelationshipsInput;
};

/** A user or a service account. */
export type CorpUserAspectsArgs = {
  input?: InputMaybe<AspectParams>;
};

/** A user or a service account. */
export type CorpUserHistoryArgs = {
  input?: InputMaybe<HistoryInput>;
};

/** A group of users. */
export type CorpGroup = Entity & {
  /** The role that every member has. */
  readonly roles?: Maybe<ReadonlyArray<DataHubRole>>;
  readonly name: Scalars['String']['output'];
  readonly properties?: Maybe<CorpGroupProperties>;
  /** @deprecated Use `properties` */
  readonly info?: Maybe<CorpGroupInfo>;
  readonly editableProperties?: Maybe<CorpGroupEditableProperties>;
  /** Whether it was created in the catalog or comes from the company's directory. */
  readonly origin?: Maybe<Origin>;
  /**
   * Memberships in the aspects of users. `relationships` of the types `IsMemberOfGroup` and `IsMemberOfNativeGroup` list
   * them. Counts users twice who are members in both ways.
   */
  readonly memberCount?: Maybe<Scalars['Int']['output']>;
  /** Its name in the catalog, e.g. `urn:li:tag:pii`. */
  readonly urn: Scalars['String']['output'];
  readonly type: EntityType;
  /** Its relationships. */
  readonly relationships?: Maybe<EntityRelationshipsResult>;
  /** The properties that pages show for entities of every type. */
  readonly overview: EntityOverview;
  /** The stored latest aspects, including those without a field. */
  readonly aspects?: Maybe<ReadonlyArray<RawAspect>>;
  /** False if other entities refer to it but it has no metadata yet, e.g. an upstream that was never ingested. */
  readonly exists?: Maybe<Scalars['Boolean']['output']>;
  /** Change history of the entity, newest first. */
  readonly history: EntityHistory;
  /** Privileges of the caller on the entity. */
  readonly privileges?: Maybe<EntityPrivileges>;
  /** Time of the last write by a source, even if it changed nothing; epoch milliseconds. */
  readonly lastIngested?: Maybe<Scalars['Long']['output']>;
  /** Owners, with their ownership types. */
  readonly ownership?: Maybe<Ownership>;
  /** Tags on the entity as a whole. */
  readonly tags?: Maybe<GlobalTags>;
  /** Whether it is soft-deleted. */
  readonly status?: Maybe<Status>;
  /** Its subtypes on its platform, e.g. view. */
  readonly subTypes?: Maybe<SubTypes>;
  /** Values of structured properties. */
  readonly structuredProperties?: Maybe<StructuredProperties>;
  /** Its open and completed forms. */
  readonly forms?: Maybe<Forms>;
  /** Passing and failing tests. */
  readonly testResults?: Maybe<TestResults>;
};

/** A group of users. */
export type CorpGroupRelationshipsArgs = {
  input: RelationshipsInput;
};

/** A group of users. */
export type CorpGroupAspectsArgs = {
  input?: InputMaybe<AspectParams>;
};

/** A group of users. */
export type CorpGroupHistoryArgs = {
  input?: InputMaybe<HistoryInput>;
};

export type ListPoliciesInput = {
  readonly start?: InputMaybe<Scalars['Int']['input']>;
  readonly count?: InputMaybe<Scalars['Int']['input']>;
  /** Words in names or descriptions. Default: all policies. */
  readonly query?: InputMaybe<Scalars['String']['input']>;
  /** By `type`, `state`, `privileges`, `editable`, `users`, `groups`, `roles`, `allUsers` or `allGroups`. One of the lists must match. */
  readonly orFilters?: InputMaybe<ReadonlyArray<AndFilterInput>>;
};

export type ListPoliciesResult = {
  readonly start: Scalars['Int']['output'];
  /** Policies on this page. */
  readonly count: Scalars['Int']['output'];
  /** Policies on all pages. */
  readonly total: Scalars['Int']['output'];
  readonly policies: ReadonlyArray<Policy>;
};

/** A policy in the list; `DataHubPolicy` is the same as an entity. */
export type Policy = {
  readonly urn: Scalars['String']['output'];
  readonly type: PolicyType;
  readonly name: Scalars['String']['output'];
  readonly state: PolicyState;
  readonly description?: Maybe<Scalars['String']['output']>;
  /** Null for platform policies. An empty object, or a filter without criteria, includes all entities. */
  readonly resources?: Maybe<ResourceFilter>;
  readonly privileges: ReadonlyArray<Scalars['String']['output']>;
  readonly actors: ActorFilter;
  /** False for default policies. */
  readonly editable: Scalars['Boolean']['output'];
};

/** Grants privileges to actors, on the platform or on entities. */
export type DataHubPolicy = Entity & {
  readonly policyType?: Maybe<PolicyType>;
  readonly name: Scalars['String']['output'];
  readonly state?: Maybe<PolicyState>;
  readonly description?: Maybe<Scalars['String']['output']>;
  /** Null for platform policies. An empty object, or a filter without criteria, includes all entities. */
  readonly resources?: Maybe<ResourceFilter>;
  readonly privileges: ReadonlyArray<Scalars['String']['output']>;
  readonly actors?: Maybe<ActorFilter>;
  /** False for default policies. */
  readonly editable?: Maybe<Scalars['Boolean']['output']>;
  /** Its name in the catalog, e.g. `urn:li:tag:pii`. */
  readonly urn: Scalars['String']['output'];
  readonly type: EntityType;
  /** Its relationships. */
  readonly relationships?: Maybe<EntityRelationshipsResult>;
  /** The properties that pages show for entities of every type. */
  readonly overview: EntityOverview;
  /** The stored latest aspects, including those without a field. */
  readonly aspects?: Maybe<ReadonlyArray<RawAspect>>;
  /** False if other entities refer to it but it has no metadata yet, e.g. an upstream that was never ingested. */
  readonly exists?: Maybe<Scalars['Boolean']['output']>;
  /** Change history of the entity, newest first. */
  readonly history: EntityHistory;
  /** Time of the last write by a source, even if it changed nothing; epoch milliseconds. */
  readonly lastIngested?: Maybe<Scalars['Long']['output']>;
};

/** Grants privileges to actors, on the platform or on entities. */
export type DataHubPolicyRelationshipsArgs = {
  input: RelationshipsInput;
};

/** Grants privileges to actors, on the platform or on entities. */
export type DataHubPolicyAspectsArgs = {
  input?: InputMaybe<AspectParams>;
};

/** Grants privileges to actors, on the platform or on entities. */
export type DataHubPolicyHistoryArgs = {
  input?: InputMaybe<HistoryInput>;
};

export type PolicyType =
  /** Privileges on entities. */
  | 'METADATA'
  /** Privileges on the platform. */
  | 'PLATFORM';

export type PolicyState =
  /** Not in effect yet. */
  | 'DRAFT'
  /** In effect. */
  | 'ACTIVE'
  /** No longer in effect. */
  | 'INACTIVE';

/** The entities of a policy in both forms: `type`, `resources` and `allResources` for older clients, and `filter`. */
export type ResourceFilter = {
  /** The only entity type. Null for any type, and if only `filter` can express the entities. */
  readonly type?: Maybe<Scalars['String']['output']>;
  /** URNs of the entities, if the policy lists them. */
  readonly resources?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** True if the policy includes all entities of the type. */
  readonly allResources?: Maybe<Scalars['Boolean']['output']>;
  readonly filter?: Maybe<PolicyMatchFilter>;
  /** Restricts the labels (tags, terms, domains) of changes: each added or removed label must match. Default: all labels. */
  readonly privilegeConstraints?: Maybe<PolicyMatchFilter>;
};

export type PolicyMatchFilter = {
  /** All criteria must match. */
  readonly criteria?: Maybe<ReadonlyArray<PolicyMatchCriterion>>;
};

export type PolicyMatchCriterion = {
  /** For example `TYPE`, `URN`, `DOMAIN`, `CONTAINER`, `TAG` or `OWNER`. */
  readonly field: Scalars['String']['output'];
  /** One of the values must match. */
  readonly values: ReadonlyArray<PolicyMatchCriterionValue>;
  readonly condition: PolicyMatchCondition;
};

export type PolicyMatchCriterionValue = {
  readonly value: Scalars['String']['output'];
  /** Set if the value is a URN. */
  readonly entity?: Maybe<Entity>;
};

export type PolicyMatchCondition =
  | 'EQUALS'
  | 'STARTS_WITH'
  /** None of the values matches. */
  | 'NOT_EQUALS';

/** The actors of a policy: each of these. */
export type ActorFilter = {
  /** URNs. */
  readonly users?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  readonly groups?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  readonly roles?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** True if the policy includes owners of the entity. */
  readonly resourceOwners: Scalars['Boolean']['output'];
  /** URNs of ownership types. Default: all types. */
  readonly resourceOwnersTypes?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  readonly resolvedOwnershipTypes?: Maybe<ReadonlyArray<OwnershipTypeEntity>>;
  readonly allUsers: Scalars['Boolean']['output'];
  readonly allGroups: Scalars['Boolean']['output'];
  readonly resolvedUsers?: Maybe<ReadonlyArray<CorpUser>>;
  readonly resolvedGroups?: Maybe<ReadonlyArray<CorpGroup>>;
  readonly resolvedRoles?: Maybe<ReadonlyArray<DataHubRole>>;
};

export type PolicyUpdateInput = {
  readonly type: PolicyType;
  readonly name: Scalars['String']['input'];
  readonly state: PolicyState;
  readonly description?: InputMaybe<Scalars['String']['input']>;
  /** The entities of a metadata policy. Default: all entities. Platform policies have none. */
  readonly resources?: InputMaybe<ResourceFilterInput>;
  /** Names as `appConfig.policiesConfig` lists them. */
  readonly privileges: ReadonlyArray<Scalars['String']['input']>;
  readonly actors: ActorFilterInput;
};

/** As in `ResourceFilter`: either the older members or `filter`. */
export type ResourceFilterInput = {
  readonly type?: InputMaybe<Scalars['String']['input']>;
  readonly resources?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Excludes `resources`. */
  readonly allResources?: InputMaybe<Scalars['Boolean']['input']>;
  readonly filter?: InputMaybe<PolicyMatchFilterInput>;
  /** Default: unchanged; none for a new policy. */
  readonly privilegeConstraints?: InputMaybe<PolicyMatchFilterInput>;
};

export type PolicyMatchFilterInput = {
  readonly criteria?: InputMaybe<ReadonlyArray<PolicyMatchCriterionInput>>;
};

export type PolicyMatchCriterionInput = {
  readonly field: Scalars['String']['input'];
  readonly values: ReadonlyArray<Scalars['String']['input']>;
  readonly condition: PolicyMatchCondition;
};

export type ActorFilterInput = {
  /** URNs. */
  readonly users?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly groups?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Default: unchanged; none for a new policy. */
  readonly roles?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly resourceOwners: Scalars['Boolean']['input'];
  readonly resourceOwnersTypes?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly allUsers: Scalars['Boolean']['input'];
  readonly allGroups: Scalars['Boolean']['input'];
};

export type GetGrantedPrivilegesInput = {
  /** URN of a user. */
  readonly actorUrn: Scalars['String']['input'];
  readonly resourceSpec?: InputMaybe<ResourceSpec>;
};

/** An entity, with its type for a check. */
export type ResourceSpec = {
  readonly resourceType: EntityType;
  readonly resourceUrn: Scalars['String']['input'];
};

export type Privileges = {
  /** In alphabetical order. */
  readonly privileges: ReadonlyArray<Scalars['String']['output']>;
  /** The grants of the privileges. Policies that the caller may not view are omitted. */
  readonly grants: ReadonlyArray<PrivilegeGrant>;
};

/** Some of an actor's privileges, and the reason. */
export type PrivilegeGrant = {
  /** Null for privileges that need no policy, see `reasons`. */
  readonly policy?: Maybe<DataHubPolicy>;
  /** In alphabetical order. */
  readonly privileges: ReadonlyArray<Scalars['String']['output']>;
  /** How the policy includes the actor. */
  readonly reasons: ReadonlyArray<PrivilegeGrantReason>;
};

export type PrivilegeGrantReason = {
  readonly kind: PrivilegeGrantReasonKind;
  /** The user, group, role or owner. Null for the other kinds, and if the caller may not view it. */
  readonly entity?: Maybe<Entity>;
  /** For the reason `OWNER`: the ownership type. Null if the ownership has none. */
  readonly ownershipType?: Maybe<OwnershipTypeEntity>;
};

export type PrivilegeGrantReasonKind =
  /** The policy names the user. */
  | 'USER'
  /** The policy names a group, and the user is a member. */
  | 'GROUP'
  /** The policy names a role that the user has, directly or through a group. */
  | 'ROLE'
  /** The policy includes all users. */
  | 'ALL_USERS'
  /** The policy includes all members of groups. */
  | 'ALL_GROUPS'
  /** The policy includes owners, and the user or a group of the user owns the entity. */
  | 'OWNER'
  /** The root user has all privileges, independently of policies. */
  | 'FIRST_USER'
  /** All users may view themselves and edit their own profile. */
  | 'SELF';

export type AuthenticatedUser = {
  /** Platform privileges of the user, so that pages show only available actions. */
  readonly platformPrivileges: PlatformPrivileges;
  /** Returned even if the user was never written; then `exists` is false. */
  readonly corpUser: CorpUser;
};

/** True if a policy grants the privilege. The root user has all privileges. */
export type PlatformPrivileges = {
  readonly viewAnalytics: Scalars['Boolean']['output'];
  readonly managePolicies: Scalars['Boolean']['output'];
  /** Users and groups. */
  readonly manageIdentities: Scalars['Boolean']['output'];
  readonly generatePersonalAccessTokens: Scalars['Boolean']['output'];
  readonly createDomains: Scalars['Boolean']['output'];
  readonly manageDomains: Scalars['Boolean']['output'];
  readonly manageIngestion: Scalars['Boolean']['output'];
  readonly manageSecrets: Scalars['Boolean']['output'];
  /** Includes those of other users. */
  readonly manageTokens: Scalars['Boolean']['output'];
  readonly viewTests: Scalars['Boolean']['output'];
  readonly manageTests: Scalars['Boolean']['output'];
  readonly manageGlossaries: Scalars['Boolean']['output'];
  /** Invitations and new passwords. */
  readonly manageUserCredentials: Scalars['Boolean']['output'];
  readonly createTags: Scalars['Boolean']['output'];
  readonly manageTags: Scalars['Boolean']['output'];
  readonly viewManageTags: Scalars['Boolean']['output'];
  readonly manageGlobalViews: Scalars['Boolean']['output'];
  readonly manageOwnershipTypes: Scalars['Boolean']['output'];
  readonly manageGlobalAnnouncements: Scalars['Boolean']['output'];
  readonly createBusinessAttributes: Scalars['Boolean']['output'];
  readonly manageBusinessAttributes: Scalars['Boolean']['output'];
  readonly manageStructuredProperties: Scalars['Boolean']['output'];
  readonly viewStructuredPropertiesPage: Scalars['Boolean']['output'];
  readonly manageFeatures: Scalars['Boolean']['output'];
};

export type AppConfig = {
  /** The privileges that policies can grant, for pages that edit policies. */
  readonly policiesConfig: PoliciesConfig;
  readonly telemetryConfig?: Maybe<TelemetryConfig>;
  readonly semanticSearchConfig?: Maybe<SemanticSearchConfig>;
  readonly featureFlags?: Maybe<FeatureFlagsConfig>;
  readonly entityIndexV3?: Maybe<EntityIndexV3Config>;
  /** Address of Neo4j Browser on the machine of the service. Null if the service did not start its Neo4j itself. */
  readonly neo4jBrowserUrl?: Maybe<Scalars['String']['output']>;
};

export type PoliciesConfig = {
  /** True if policies are in effect. */
  readonly enabled: Scalars['Boolean']['output'];
  /** For policies of the type `PLATFORM`. */
  readonly platformPrivileges: ReadonlyArray<Privilege>;
  /** For policies of the type `METADATA`: first the privileges for any entity, under `all`, then those of each type. */
  readonly resourcePrivileges: ReadonlyArray<ResourcePrivileges>;
};

export type Privilege = {
  /** Its name in policies, e.g. `EDIT_ENTITY_TAGS`. */
  readonly type: Scalars['String']['output'];
  readonly displayName?: Maybe<Scalars['String']['output']>;
  readonly description?: Maybe<Scalars['String']['output']>;
};

export type ResourcePrivileges = {
  /** Name of an entity type as in `TYPE` criteria, or `all`. */
  readonly resourceType: Scalars['String']['output'];
  readonly resourceTypeDisplayName?: Maybe<Scalars['String']['output']>;
  /** Null for `all`. */
  readonly entityType?: Maybe<EntityType>;
  readonly privileges: ReadonlyArray<Privilege>;
};

/** Privileges that do not apply to the entity's type are true only for actors with all privileges. */
export type EntityPrivileges = {
  /** Whether children can be created, e.g. terms in a term group. */
  readonly canManageChildren?: Maybe<Scalars['Boolean']['output']>;
  /** Whether it can be deleted or moved. */
  readonly canManageEntity?: Maybe<Scalars['Boolean']['output']>;
  /** Whether all of its aspects can be edited. */
  readonly canEdit?: Maybe<Scalars['Boolean']['output']>;
  readonly canEditProperties?: Maybe<Scalars['Boolean']['output']>;
  readonly canEditTags?: Maybe<Scalars['Boolean']['output']>;
  readonly canEditGlossaryTerms?: Maybe<Scalars['Boolean']['output']>;
  readonly canEditDescription?: Maybe<Scalars['Boolean']['output']>;
  /** Whether `updateName` may rename it. */
  readonly canEditName?: Maybe<Scalars['Boolean']['output']>;
  readonly canEditLinks?: Maybe<Scalars['Boolean']['output']>;
  readonly canEditDomains?: Maybe<Scalars['Boolean']['output']>;
  readonly canEditDataProducts?: Maybe<Scalars['Boolean']['output']>;
  readonly canEditOwners?: Maybe<Scalars['Boolean']['output']>;
  readonly canEditIncidents?: Maybe<Scalars['Boolean']['output']>;
  readonly canEditAssertions?: Maybe<Scalars['Boolean']['output']>;
  /** Whether the owners of its assertions can be edited. */
  readonly canEditAssertionOwners?: Maybe<Scalars['Boolean']['output']>;
  readonly canEditDeprecation?: Maybe<Scalars['Boolean']['output']>;
  /** Whether the template of its summary page can be set. */
  readonly canManageAssetSummary?: Maybe<Scalars['Boolean']['output']>;
  readonly canEditLineage?: Maybe<Scalars['Boolean']['output']>;
  readonly canEditEmbed?: Maybe<Scalars['Boolean']['output']>;
  readonly canEditQueries?: Maybe<Scalars['Boolean']['output']>;
  readonly canEditSchemaFieldTags?: Maybe<Scalars['Boolean']['output']>;
  readonly canEditSchemaFieldGlossaryTerms?: Maybe<Scalars['Boolean']['output']>;
  readonly canEditSchemaFieldDescription?: Maybe<Scalars['Boolean']['output']>;
  readonly canViewDatasetUsage?: Maybe<Scalars['Boolean']['output']>;
  readonly canViewDatasetProfile?: Maybe<Scalars['Boolean']['output']>;
  readonly canViewDatasetOperations?: Maybe<Scalars['Boolean']['output']>;
  /** Always false: Trellis has no proposals of changes. */
  readonly canProposeDescription?: Maybe<Scalars['Boolean']['output']>;
  readonly canProposeTags?: Maybe<Scalars['Boolean']['output']>;
  readonly canProposeGlossaryTerms?: Maybe<Scalars['Boolean']['output']>;
  readonly canProposeSchemaFieldDescription?: Maybe<Scalars['Boolean']['output']>;
  readonly canProposeSchemaFieldTags?: Maybe<Scalars['Boolean']['output']>;
  readonly canProposeSchemaFieldGlossaryTerms?: Maybe<Scalars['Boolean']['output']>;
  /** Always false: Trellis cannot share entities with other catalogs. */
  readonly canShareEntity?: Maybe<Scalars['Boolean']['output']>;
};

export type GetInviteTokenInput = {
  /** Role of the invitation. */
  readonly roleUrn?: InputMaybe<Scalars['String']['input']>;
};

export type CreateInviteTokenInput = {
  /** Role of the invitation. */
  readonly roleUrn?: InputMaybe<Scalars['String']['input']>;
};

export type InviteToken = {
  readonly inviteToken: Scalars['String']['output'];
};

export type AcceptRoleInput = {
  readonly inviteToken: Scalars['String']['input'];
};

export type BatchAssignRoleInput = {
  readonly roleUrn?: InputMaybe<Scalars['String']['input']>;
  /** URNs of users and groups. */
  readonly actors: ReadonlyArray<Scalars['String']['input']>;
};

export type CreateNativeUserResetTokenInput = {
  readonly userUrn: Scalars['String']['input'];
};

export type ResetToken = {
  readonly resetToken: Scalars['String']['output'];
};

export type CreateSecretInput = {
  /** The name by which recipes refer to it. */
  readonly name: Scalars['String']['input'];
  readonly value: Scalars['String']['input'];
  readonly description?: InputMaybe<Scalars['String']['input']>;
};

export type UpdateSecretInput = {
  readonly urn: Scalars['String']['input'];
  readonly name: Scalars['String']['input'];
  readonly value: Scalars['String']['input'];
  readonly description?: InputMaybe<Scalars['String']['input']>;
};

export type GetSecretValuesInput = {
  /** Names. */
  readonly secrets?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
};

export type ListSecretsInput = {
  readonly start?: InputMaybe<Scalars['Int']['input']>;
  readonly count?: InputMaybe<Scalars['Int']['input']>;
  /** Words in names or descriptions. Default: all secrets. */
  readonly query?: InputMaybe<Scalars['String']['input']>;
};

export type ListSecretsResult = {
  readonly start: Scalars['Int']['output'];
  readonly count: Scalars['Int']['output'];
  readonly total: Scalars['Int']['output'];
  readonly secrets: ReadonlyArray<Secret>;
};

export type Secret = {
  readonly urn: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
  readonly description?: Maybe<Scalars['String']['output']>;
};

export type SecretValue = {
  readonly name: Scalars['String']['output'];
  readonly value: Scalars['String']['output'];
};

export type CreateAccessTokenInput = {
  readonly type: AccessTokenType;
  /** Actor of the token: the caller, or with `MANAGE_ACCESS_TOKENS` an account with no more privileges than the caller. */
  readonly actorUrn: Scalars['String']['input'];
  readonly duration: AccessTokenDuration;
  readonly name: Scalars['String']['input'];
  readonly description?: InputMaybe<Scalars['String']['input']>;
};

export type AccessTokenType =
  /** Token of a user. */
  | 'PERSONAL'
  /** Token of a service account; requires `MANAGE_SERVICE_ACCOUNTS`. */
  | 'SERVICE_ACCOUNT';

/** Time from creation to expiry. */
export type AccessTokenDuration =
  | 'ONE_HOUR'
  | 'ONE_DAY'
  | 'ONE_WEEK'
  /** 30 days. */
  | 'ONE_MONTH'
  /** 90 days. */
  | 'THREE_MONTHS'
  /** 180 days. */
  | 'SIX_MONTHS'
  /** 365 days. */
  | 'ONE_YEAR'
  | 'NO_EXPIRY';

export type AccessToken = {
  /** Sent as `Authorization: Bearer …`. */
  readonly accessToken: Scalars['String']['output'];
  readonly metadata?: Maybe<AccessTokenMetadata>;
};

export type AccessTokenMetadata = {
  readonly urn: Scalars['String']['output'];
  readonly type: EntityType;
  /** Id for revoking the token. */
  readonly id: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
  readonly description?: Maybe<Scalars['String']['output']>;
  /** Actor of the token. */
  readonly actorUrn: Scalars['String']['output'];
  /** Creator. */
  readonly ownerUrn: Scalars['String']['output'];
  /** The creator; null if the caller may not view that user. */
  readonly owner?: Maybe<CorpUser>;
  readonly createdAt: Scalars['Long']['output'];
  /** Null: never. */
  readonly expiresAt?: Maybe<Scalars['Long']['output']>;
};

export type ListAccessTokenInput = {
  readonly start?: InputMaybe<Scalars['Int']['input']>;
  readonly count?: InputMaybe<Scalars['Int']['input']>;
  /** By `name`, `ownerUrn`, `actorUrn`, `createdAt` or `expiresAt`. */
  readonly filters?: InputMaybe<ReadonlyArray<FacetFilterInput>>;
  /** Default: by expiry time, latest first. */
  readonly sortInput?: InputMaybe<SearchSortInput>;
};

export type ListAccessTokenResult = {
  readonly start: Scalars['Int']['output'];
  /** Requested size of the page. */
  readonly count: Scalars['Int']['output'];
  readonly total: Scalars['Int']['output'];
  readonly tokens: ReadonlyArray<AccessTokenMetadata>;
};

export type Ownership = {
  readonly owners?: Maybe<ReadonlyArray<Owner>>;
  readonly lastModified: AuditStamp;
};

export type OwnerType = CorpUser | CorpGroup;

export type Owner = {
  readonly owner: OwnerType;
  /** Predefined ownership type; `ownershipType` is the custom one. */
  readonly type?: Maybe<OwnershipType>;
  readonly ownershipType?: Maybe<OwnershipTypeEntity>;
  readonly source?: Maybe<OwnershipSource>;
  readonly attribution?: Maybe<MetadataAttribution>;
  readonly associatedUrn: Scalars['String']['output'];
};

export type OwnershipType =
  | 'CUSTOM'
  | 'TECHNICAL_OWNER'
  | 'BUSINESS_OWNER'
  | 'DATA_STEWARD'
  | 'NONE'
  | 'DEVELOPER'
  | 'DATAOWNER'
  | 'DELEGATE'
  | 'PRODUCER'
  | 'CONSUMER'
  | 'STAKEHOLDER';

export type OwnershipSource = {
  readonly type: OwnershipSourceType;
  readonly url?: Maybe<Scalars['String']['output']>;
};

export type OwnershipSourceType =
  | 'AUDIT'
  | 'DATABASE'
  | 'FILE_SYSTEM'
  | 'ISSUE_TRACKING_SYSTEM'
  | 'MANUAL'
  | 'SERVICE'
  | 'SOURCE_CONTROL'
  | 'OTHER';

export type GlobalTags = {
  readonly tags?: Maybe<ReadonlyArray<TagAssociation>>;
};

export type TagAssociation = {
  readonly tag: Tag;
  readonly context?: Maybe<Scalars['String']['output']>;
  readonly attribution?: Maybe<MetadataAttribution>;
  readonly associatedUrn: Scalars['String']['output'];
};

export type GlossaryTerms = {
  readonly terms?: Maybe<ReadonlyArray<GlossaryTermAssociation>>;
};

export type GlossaryTermAssociation = {
  readonly term: GlossaryTerm;
  readonly actor?: Maybe<CorpUser>;
  readonly context?: Maybe<Scalars['String']['output']>;
  readonly attribution?: Maybe<MetadataAttribution>;
  readonly associatedUrn: Scalars['String']['output'];
};

export type DomainAssociation = {
  readonly domain: Domain;
  readonly attribution?: Maybe<MetadataAttribution>;
  readonly associatedUrn: Scalars['String']['output'];
};

export type InstitutionalMemory = {
  readonly elements: ReadonlyArray<InstitutionalMemoryMetadata>;
};

export type InstitutionalMemoryMetadata = {
  readonly url: Scalars['String']['output'];
  /** Text to show for the link. */
  readonly label: Scalars['String']['output'];
  readonly description: Scalars['String']['output'];
  readonly author?: Maybe<CorpUser>;
  readonly actor?: Maybe<ResolvedActor>;
  readonly created: AuditStamp;
  readonly updated?: Maybe<AuditStamp>;
  readonly settings?: Maybe<InstitutionalMemoryMetadataSettings>;
  readonly associatedUrn: Scalars['String']['output'];
};

export type InstitutionalMemoryMetadataSettings = {
  /** Pages show the link in the preview of the asset. */
  readonly showInAssetPreview: Scalars['Boolean']['output'];
};

/** Users and groups. */
export type ResolvedActor = CorpUser | CorpGroup;

export type Deprecation = {
  readonly deprecated: Scalars['Boolean']['output'];
  /** Time of the planned removal, epoch milliseconds. */
  readonly decommissionTime?: Maybe<Scalars['Long']['output']>;
  readonly note?: Maybe<Scalars['String']['output']>;
  /** URN of the actor. */
  readonly actor?: Maybe<Scalars['String']['output']>;
  readonly actorEntity?: Maybe<Entity>;
  readonly replacement?: Maybe<Entity>;
};

export type Status = {
  readonly removed: Scalars['Boolean']['output'];
  /** Its stage, e.g. draft or certified; null if it has none, or if nobody defined the stage. */
  readonly lifecycleStage?: Maybe<LifecycleStageType>;
  /** The last change of the stage. */
  readonly lifecycleLastUpdated?: Maybe<AuditStamp>;
};

export type SubTypes = {
  readonly typeNames?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
};

export type VersionTag = {
  readonly versionTag?: Maybe<Scalars['String']['output']>;
};

/** The application that an asset belongs to. */
export type ApplicationAssociation = {
  readonly application: Application;
  readonly associatedUrn: Scalars['String']['output'];
};

/** Display properties. */
export type DisplayProperties = {
  readonly colorHex?: Maybe<Scalars['String']['output']>;
  readonly icon?: Maybe<IconProperties>;
};

export type IconProperties = {
  readonly iconLibrary: IconLibrary;
  readonly name: Scalars['String']['output'];
  readonly style: Scalars['String']['output'];
};

export type IconLibrary = 'MATERIAL' | 'PHOSPHOR';

/** The version of an asset, and its version set. */
export type VersionProperties = {
  readonly version: VersionTag;
  /** Other names of the version. */
  readonly aliases: ReadonlyArray<VersionTag>;
  readonly comment?: Maybe<Scalars['String']['output']>;
  /** Sorts the versions of one set. */
  readonly sortId: Scalars['String']['output'];
  readonly isLatest?: Maybe<Scalars['Boolean']['output']>;
  readonly versionSet?: Maybe<VersionSet>;
  /** Creation time in the catalog. */
  readonly created?: Maybe<ResolvedAuditStamp>;
  /** Creation time in the source system. */
  readonly createdInSource?: Maybe<ResolvedAuditStamp>;
};

export type AspectParams = {
  /** Default: all aspects of the entity. Aspects that its type does not have are ignored. */
  readonly aspectNames?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Only aspects that the metadata model declares for automatic rendering; there are none. */
  readonly autoRenderOnly?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A stored versioned aspect. */
export type RawAspect = {
  readonly aspectName: Scalars['String']['output'];
  /** JSON text. */
  readonly payload?: Maybe<Scalars['String']['output']>;
  /** Always null: the metadata model declares no aspect for automatic rendering. */
  readonly renderSpec?: Maybe<AspectRenderSpec>;
};

export type AspectRenderSpec = {
  readonly displayType?: Maybe<Scalars['String']['output']>;
  readonly displayName?: Maybe<Scalars['String']['output']>;
  readonly key?: Maybe<Scalars['String']['output']>;
};

export type AssertionResultType =
  /** Not evaluated yet. */
  | 'INIT'
  | 'SUCCESS'
  | 'FAILURE'
  /** The evaluation failed. */
  | 'ERROR';

export type AssertionResultSeverity = 'LOW' | 'MEDIUM' | 'HIGH';

export type AssertionResultErrorType =
  | 'SOURCE_CONNECTION_ERROR'
  | 'SOURCE_QUERY_FAILED'
  | 'INSUFFICIENT_DATA'
  | 'INVALID_PARAMETERS'
  | 'INVALID_SOURCE_TYPE'
  | 'UNSUPPORTED_PLATFORM'
  | 'CUSTOM_SQL_ERROR'
  | 'FIELD_ASSERTION_ERROR'
  | 'UNKNOWN_ERROR';

/** The part of a dataset that is evaluated. */
export type DatasetAssertionScope =
  'DATASET_COLUMN' | 'DATASET_ROWS' | 'DATASET_STORAGE_SIZE' | 'DATASET_SCHEMA' | 'UNKNOWN';

/** Aggregation of the values before the comparison. */
export type AssertionStdAggregation =
  | 'ROW_COUNT'
  | 'COLUMNS'
  | 'COLUMN_COUNT'
  | 'IDENTITY'
  | 'MEAN'
  | 'MEDIAN'
  | 'UNIQUE_COUNT'
  | 'UNIQUE_PROPORTION'
  | 'UNIQUE_PROPOTION'
  | 'NULL_COUNT'
  | 'NULL_PROPORTION'
  | 'STDDEV'
  | 'MIN'
  | 'MAX'
  | 'SUM'
  /** A native one of the platform. */
  | '_NATIVE_';

export type AssertionStdOperator =
  | 'BETWEEN'
  | 'LESS_THAN'
  | 'LESS_THAN_OR_EQUAL_TO'
  | 'GREATER_THAN'
  | 'GREATER_THAN_OR_EQUAL_TO'
  | 'EQUAL_TO'
  | 'NOT_EQUAL_TO'
  | 'NULL'
  | 'NOT_NULL'
  | 'CONTAIN'
  | 'END_WITH'
  | 'START_WITH'
  | 'REGEX_MATCH'
  | 'IN'
  | 'NOT_IN'
  | 'IS_TRUE'
  | 'IS_FALSE'
  /** A native one of the platform. */
  | '_NATIVE_';

export type AssertionStdParameterType = 'STRING' | 'NUMBER' | 'LIST' | 'SET' | 'UNKNOWN';

export type AuditStamp = {
  /** Epoch milliseconds. */
  readonly time: Scalars['Long']['output'];
  /** URN of the actor. */
  readonly actor?: Maybe<Scalars['String']['output']>;
};

/** As `AuditStamp`, with the user instead of a URN. */
export type ResolvedAuditStamp = {
  /** Epoch milliseconds. */
  readonly time: Scalars['Long']['output'];
  readonly actor?: Maybe<CorpUser>;
};

/** Origin of an attached label, e.g. a rule that propagates tags. */
export type MetadataAttribution = {
  /** Epoch milliseconds. */
  readonly time: Scalars['Long']['output'];
  readonly actor?: Maybe<Entity>;
  /** Source of the change. */
  readonly source?: Maybe<Entity>;
  readonly sourceDetail?: Maybe<ReadonlyArray<StringMapEntry>>;
};

export type StringMapEntry = {
  readonly key: Scalars['String']['output'];
  readonly value?: Maybe<Scalars['String']['output']>;
};

export type CustomPropertiesEntry = {
  readonly key: Scalars['String']['output'];
  readonly value?: Maybe<Scalars['String']['output']>;
  readonly associatedUrn: Scalars['String']['output'];
};

export type BrowsePathV2 = {
  /** From the root to the direct parent of the entity. */
  readonly path: ReadonlyArray<BrowsePathEntry>;
};

export type BrowsePathEntry = {
  /** Name of the folder, or URN of the container. */
  readonly name: Scalars['String']['output'];
  /** The container or other entity in the path; null for a plain folder. */
  readonly entity?: Maybe<Entity>;
};

export type Documentation = {
  readonly documentations: ReadonlyArray<DocumentationAssociation>;
};

export type DocumentationAssociation = {
  readonly documentation: Scalars['String']['output'];
  readonly attribution?: Maybe<MetadataAttribution>;
};

export type Embed = {
  readonly renderUrl?: Maybe<Scalars['String']['output']>;
};

/** Health of an asset by one kind of checks. */
export type Health = {
  readonly type: HealthStatusType;
  readonly status: HealthStatus;
  readonly message?: Maybe<Scalars['String']['output']>;
  /** URNs of the incidents, the failing assertions or the failing tests; at most 100. */
  readonly causes?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** Time of the last change of an active incident, epoch milliseconds. Null for other kinds of checks, and without active incidents. */
  readonly reportedAt?: Maybe<Scalars['Long']['output']>;
  /** The active incidents. Null for other kinds of checks, and without active incidents. */
  readonly activeIncidentHealthDetails?: Maybe<ActiveIncidentHealthDetails>;
  /** Always null: `causes` lists the failing assertions. */
  readonly latestAssertionStatusByType?: Maybe<ReadonlyArray<AssertionHealthStatusByType>>;
};

export type ActiveIncidentHealthDetails = {
  /** The incident that changed last. */
  readonly latestIncidentUrn?: Maybe<Scalars['String']['output']>;
  readonly latestIncidentTitle?: Maybe<Scalars['String']['output']>;
  /** Time of its last change, epoch milliseconds. */
  readonly lastActivityAt?: Maybe<Scalars['Long']['output']>;
  /** Number of active incidents. */
  readonly count: Scalars['Int']['output'];
};

/** The newest results of the assertions of one type. */
export type AssertionHealthStatusByType = {
  readonly type: AssertionType;
  readonly status: HealthStatus;
  readonly total: Scalars['Int']['output'];
  /** Number of assertions with this status. */
  readonly statusCount: Scalars['Int']['output'];
  /** Epoch milliseconds. */
  readonly lastStatusResultAt?: Maybe<Scalars['Long']['output']>;
};

export type HealthStatusType = 'INCIDENTS' | 'ASSERTIONS' | 'TESTS';

export type HealthStatus = 'PASS' | 'WARN' | 'FAIL';

/** A table, a view, a topic, a folder of files or similar: data with one schema. */
export type Dataset = Entity &
  BrowsableEntity &
  HasLogicalParent &
  SupportsVersions &
  HasIncidents &
  EntityWithRelationships & {
    /**
     * Health by incidents (if there ever were any), by assertions (the newest result of each) and by tests. Kinds without
     * data are omitted.
     */
    readonly health?: Maybe<ReadonlyArray<Health>>;
    /** @deprecated Use `tags` */
    readonly globalTags?: Maybe<GlobalTags>;
    /** @deprecated Use `properties.description` */
    readonly description?: Maybe<Scalars['String']['output']>;
    /** @deprecated Use `properties.uri` */
    readonly uri?: Maybe<Scalars['String']['output']>;
    /** @deprecated Use `properties.externalUrl` */
    readonly externalUrl?: Maybe<Scalars['String']['output']>;
    /** @deprecated Use `schemaMetadata` */
    readonly schema?: Maybe<Schema>;
    /**
     * Always null: no source reports it. `subTypes` tells tables from views.
     * @deprecated Use `subTypes`
     */
    readonly platformNativeType?: Maybe<PlatformNativeType>;
    /** Its assertions; page size by default 200. */
    readonly assertions?: Maybe<EntityAssertionsResult>;
    /** Its data contract. */
    readonly contract?: Maybe<DataContract>;
    /** Runs that wrote it (INCOMING), or that read it (OUTGOING). */
    readonly runs?: Maybe<DataProcessInstanceResult>;
    /** Reported operations, newest first. Default and maximum: 10,000. */
    readonly operations?: Maybe<ReadonlyArray<Operation>>;
    /** Profiles of its values, newest first. Default and maximum: 10,000. */
    readonly datasetProfiles?: Maybe<ReadonlyArray<DatasetProfile>>;
    /** Its usage. Default: the last month. */
    readonly usageStats?: Maybe<UsageQueryResult>;
    /** Its usage in the last 30 days: figures of the source, or else sums of the reported points. Null without data. */
    readonly statsSummary?: Maybe<DatasetStatsSummary>;
    /** Numbers of operations per day and in total. Default: the last month. */
    readonly operationsStats?: Maybe<OperationsQueryResult>;
    readonly name: Scalars['String']['output'];
    readonly origin: FabricType;
    readonly platform: DataPlatform;
    /** Properties from the source. */
    readonly properties?: Maybe<DatasetProperties>;
    /** Properties edited in the catalog. */
    readonly editableProperties?: Maybe<DatasetEditableProperties>;
    /** Its schema; `version` selects an older one, from 1; 0 is the latest. Null if the version does not exist. */
    readonly schemaMetadata?: Maybe<SchemaMetadata>;
    /** Properties of fields edited in the catalog. */
    readonly editableSchemaMetadata?: Maybe<EditableSchemaMetadata>;
    /** Definition of a view. */
    readonly viewProperties?: Maybe<ViewProperties>;
    /** Field-level lineage. */
    readonly fineGrainedLineages?: Maybe<ReadonlyArray<FineGrainedLineage>>;
    /** Entities that represent the same asset, e.g. a table and the model that creates it. */
    readonly siblings?: Maybe<SiblingProperties>;
    /** Searches its siblings. */
    readonly siblingsSearch?: Maybe<ScrollResults>;
    readonly access?: Maybe<Access>;
    readonly partitionsSummary?: Maybe<DatasetPartitionsSummary>;
    /** Its containers, innermost first. */
    readonly parentContainers?: Maybe<ParentContainersResult>;
    /** Deprecation, with a replacement. `updateDataset` writes an older aspect, which counts if the newer one is missing. */
    readonly deprecation?: Maybe<Deprecation>;
    /** Its name in the catalog, e.g. `urn:li:tag:pii`. */
    readonly urn: Scalars['String']['output'];
    readonly type: EntityType;
    /** Its relationships. */
    readonly relationships?: Maybe<EntityRelationshipsResult>;
    /** The properties that pages show for entities of every type. */
    readonly overview: EntityOverview;
    /** The stored latest aspects, including those without a field. */
    readonly aspects?: Maybe<ReadonlyArray<RawAspect>>;
    /** False if other entities refer to it but it has no metadata yet, e.g. an upstream that was never ingested. */
    readonly exists?: Maybe<Scalars['Boolean']['output']>;
    /** Change history of the entity, newest first. */
    readonly history: EntityHistory;
    /** Its paths in the older folder trees, each as a list of steps. */
    readonly browsePaths?: Maybe<ReadonlyArray<BrowsePath>>;
    /** Its logical parent, e.g. the logical table of tables on several platforms. */
    readonly logicalParent?: Maybe<Entity>;
    /** Its position in a version set. */
    readonly versionProperties?: Maybe<VersionProperties>;
    /** Its incidents that match all given conditions, newest first. */
    readonly incidents?: Maybe<EntityIncidentsResult>;
    /** Its neighbours in lineage. */
    readonly lineage?: Maybe<EntityLineageResult>;
    /** Privileges of the caller on the entity. */
    readonly privileges?: Maybe<EntityPrivileges>;
    /** Its path in the tree of containers and folders. */
    readonly browsePathV2?: Maybe<BrowsePathV2>;
    /** Time of the last write by a source, even if it changed nothing; epoch milliseconds. */
    readonly lastIngested?: Maybe<Scalars['Long']['output']>;
    /** Owners, with their ownership types. */
    readonly ownership?: Maybe<Ownership>;
    /** Tags on the entity as a whole. */
    readonly tags?: Maybe<GlobalTags>;
    /** Glossary terms of the entity. */
    readonly glossaryTerms?: Maybe<GlossaryTerms>;
    /** Its domain; the first one if there are several. */
    readonly domain?: Maybe<DomainAssociation>;
    /** Links to external documents. */
    readonly institutionalMemory?: Maybe<InstitutionalMemory>;
    /** Whether it is soft-deleted. */
    readonly status?: Maybe<Status>;
    /** Its subtypes on its platform, e.g. view. */
    readonly subTypes?: Maybe<SubTypes>;
    /** Its platform instance. */
    readonly dataPlatformInstance?: Maybe<DataPlatformInstance>;
    /** Its direct container, e.g. the schema of a table. */
    readonly container?: Maybe<Container>;
    /** Its applications. */
    readonly applications?: Maybe<ReadonlyArray<ApplicationAssociation>>;
    /** Its application; the first one if there are several. */
    readonly application?: Maybe<ApplicationAssociation>;
    /** Values of structured properties. */
    readonly structuredProperties?: Maybe<StructuredProperties>;
    /** Its open and completed forms. */
    readonly forms?: Maybe<Forms>;
    /** Values of the aspects by source. */
    readonly documentation?: Maybe<Documentation>;
    /** Address for embedding its page in the source system. */
    readonly embed?: Maybe<Embed>;
    /** Layout of its page. */
    readonly settings?: Maybe<AssetSettings>;
    /** Passing and failing tests. */
    readonly testResults?: Maybe<TestResults>;
  };

/** A table, a view, a topic, a folder of files or similar: data with one schema. */
export type DatasetAssertionsArgs = {
  start?: InputMaybe<Scalars['Int']['input']>;
  count?: InputMaybe<Scalars['Int']['input']>;
  includeSoftDeleted?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A table, a view, a topic, a folder of files or similar: data with one schema. */
export type DatasetRunsArgs = {
  start?: InputMaybe<Scalars['Int']['input']>;
  count?: InputMaybe<Scalars['Int']['input']>;
  direction: RelationshipDirection;
};

/** A table, a view, a topic, a folder of files or similar: data with one schema. */
export type DatasetOperationsArgs = {
  startTimeMillis?: InputMaybe<Scalars['Long']['input']>;
  endTimeMillis?: InputMaybe<Scalars['Long']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  filter?: InputMaybe<FilterInput>;
};

/** A table, a view, a topic, a folder of files or similar: data with one schema. */
export type DatasetDatasetProfilesArgs = {
  startTimeMillis?: InputMaybe<Scalars['Long']['input']>;
  endTimeMillis?: InputMaybe<Scalars['Long']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  filter?: InputMaybe<FilterInput>;
};

/** A table, a view, a topic, a folder of files or similar: data with one schema. */
export type DatasetUsageStatsArgs = {
  range?: InputMaybe<TimeRange>;
  startTimeMillis?: InputMaybe<Scalars['Long']['input']>;
  endTimeMillis?: InputMaybe<Scalars['Long']['input']>;
};

/** A table, a view, a topic, a folder of files or similar: data with one schema. */
export type DatasetOperationsStatsArgs = {
  input?: InputMaybe<OperationsStatsInput>;
};

/** A table, a view, a topic, a folder of files or similar: data with one schema. */
export type DatasetSchemaMetadataArgs = {
  version?: InputMaybe<Scalars['Long']['input']>;
};

/** A table, a view, a topic, a folder of files or similar: data with one schema. */
export type DatasetSiblingsSearchArgs = {
  input: ScrollAcrossEntitiesInput;
};

/** A table, a view, a topic, a folder of files or similar: data with one schema. */
export type DatasetRelationshipsArgs = {
  input: RelationshipsInput;
};

/** A table, a view, a topic, a folder of files or similar: data with one schema. */
export type DatasetAspectsArgs = {
  input?: InputMaybe<AspectParams>;
};

/** A table, a view, a topic, a folder of files or similar: data with one schema. */
export type DatasetHistoryArgs = {
  input?: InputMaybe<HistoryInput>;
};

/** A table, a view, a topic, a folder of files or similar: data with one schema. */
export type DatasetIncidentsArgs = {
  state?: InputMaybe<IncidentState>;
  stage?: InputMaybe<IncidentStage>;
  priority?: InputMaybe<IncidentPriority>;
  assigneeUrns?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  start?: InputMaybe<Scalars['Int']['input']>;
  count?: InputMaybe<Scalars['Int']['input']>;
};

/** A table, a view, a topic, a folder of files or similar: data with one schema. */
export type DatasetLineageArgs = {
  input: LineageInput;
};

/** A visualization in a BI tool. */
export type Chart = Entity &
  BrowsableEntity &
  HasIncidents &
  EntityWithRelationships & {
    /** As the health of a dataset, without assertions. */
    readonly health?: Maybe<ReadonlyArray<Health>>;
    /** @deprecated Use `tags` */
    readonly globalTags?: Maybe<GlobalTags>;
    /** @deprecated Use `editableProperties` */
    readonly editableInfo?: Maybe<ChartEditableProperties>;
    /** Name of the tool, e.g. `looker`. */
    readonly tool: Scalars['String']['output'];
    readonly chartId: Scalars['String']['output'];
    readonly platform: DataPlatform;
    readonly properties?: Maybe<ChartProperties>;
    /** @deprecated Use `properties` */
    readonly info?: Maybe<ChartInfo>;
    readonly editableProperties?: Maybe<ChartEditableProperties>;
    readonly query?: Maybe<ChartQuery>;
    readonly inputFields?: Maybe<InputFields>;
    /** Its containers, innermost first. */
    readonly parentContainers?: Maybe<ParentContainersResult>;
    /** Usage statistics: sums of the reported points. Null without data. */
    readonly statsSummary?: Maybe<ChartStatsSummary>;
    /** Its name in the catalog, e.g. `urn:li:tag:pii`. */
    readonly urn: Scalars['String']['output'];
    readonly type: EntityType;
    /** Its relationships. */
    readonly relationships?: Maybe<EntityRelationshipsResult>;
    /** The properties that pages show for entities of every type. */
    readonly overview: EntityOverview;
    /** The stored latest aspects, including those without a field. */
    readonly aspects?: Maybe<ReadonlyArray<RawAspect>>;
    /** False if other entities refer to it but it has no metadata yet, e.g. an upstream that was never ingested. */
    readonly exists?: Maybe<Scalars['Boolean']['output']>;
    /** Change history of the entity, newest first. */
    readonly history: EntityHistory;
    /** Its paths in the older folder trees, each as a list of steps. */
    readonly browsePaths?: Maybe<ReadonlyArray<BrowsePath>>;
    /** Its incidents that match all given conditions, newest first. */
    readonly incidents?: Maybe<EntityIncidentsResult>;
    /** Its neighbours in lineage. */
    readonly lineage?: Maybe<EntityLineageResult>;
    /** Privileges of the caller on the entity. */
    readonly privileges?: Maybe<EntityPrivileges>;
    /** Its path in the tree of containers and folders. */
    readonly browsePathV2?: Maybe<BrowsePathV2>;
    /** Time of the last write by a source, even if it changed nothing; epoch milliseconds. */
    readonly lastIngested?: Maybe<Scalars['Long']['output']>;
    /** Owners, with their ownership types. */
    readonly ownership?: Maybe<Ownership>;
    /** Tags on the entity as a whole. */
    readonly tags?: Maybe<GlobalTags>;
    /** Glossary terms of the entity. */
    readonly glossaryTerms?: Maybe<GlossaryTerms>;
    /** Its domain; the first one if there are several. */
    readonly domain?: Maybe<DomainAssociation>;
    /** Links to external documents. */
    readonly institutionalMemory?: Maybe<InstitutionalMemory>;
    /** Deprecation, with a replacement. */
    readonly deprecation?: Maybe<Deprecation>;
    /** Whether it is soft-deleted. */
    readonly status?: Maybe<Status>;
    /** Its subtypes on its platform, e.g. view. */
    readonly subTypes?: Maybe<SubTypes>;
    /** Its platform instance. */
    readonly dataPlatformInstance?: Maybe<DataPlatformInstance>;
    /** Its direct container, e.g. the schema of a table. */
    readonly container?: Maybe<Container>;
    /** Its applications. */
    readonly applications?: Maybe<ReadonlyArray<ApplicationAssociation>>;
    /** Its application; the first one if there are several. */
    readonly application?: Maybe<ApplicationAssociation>;
    /** Values of structured properties. */
    readonly structuredProperties?: Maybe<StructuredProperties>;
    /** Its open and completed forms. */
    readonly forms?: Maybe<Forms>;
    /** Values of the aspects by source. */
    readonly documentation?: Maybe<Documentation>;
    /** Address for embedding its page in the source system. */
    readonly embed?: Maybe<Embed>;
    /** Passing and failing tests. */
    readonly testResults?: Maybe<TestResults>;
  };

/** A visualization in a BI tool. */
export type ChartRelationshipsArgs = {
  input: RelationshipsInput;
};

/** A visualization in a BI tool. */
export type ChartAspectsArgs = {
  input?: InputMaybe<AspectParams>;
};

/** A visualization in a BI tool. */
export type ChartHistoryArgs = {
  input?: InputMaybe<HistoryInput>;
};

/** A visualization in a BI tool. */
export type ChartIncidentsArgs = {
  state?: InputMaybe<IncidentState>;
  stage?: InputMaybe<IncidentStage>;
  priority?: InputMaybe<IncidentPriority>;
  assigneeUrns?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  start?: InputMaybe<Scalars['Int']['input']>;
  count?: InputMaybe<Scalars['Int']['input']>;
};

/** A visualization in a BI tool. */
export type ChartLineageArgs = {
  input: LineageInput;
};

/** A dashboard of a BI tool. */
export type Dashboard = Entity &
  BrowsableEntity &
  HasIncidents &
  EntityWithRelationships & {
    /** As the health of a dataset, without assertions. */
    readonly health?: Maybe<ReadonlyArray<Health>>;
    /** @deprecated Use `tags` */
    readonly globalTags?: Maybe<GlobalTags>;
    /** @deprecated Use `editableProperties` */
    readonly editableInfo?: Maybe<DashboardEditableProperties>;
    /** Its usage, newest first. Default and maximum: 10,000 points. */
    readonly usageStats?: Maybe<DashboardUsageQueryResult>;
    /** Name of the tool, e.g. `looker`. */
    readonly tool: Scalars['String']['output'];
    readonly dashboardId: Scalars['String']['output'];
    readonly platform: DataPlatform;
    readonly properties?: Maybe<DashboardProperties>;
    /** @deprecated Use `properties` */
    readonly info?: Maybe<DashboardInfo>;
    readonly editableProperties?: Maybe<DashboardEditableProperties>;
    readonly inputFields?: Maybe<InputFields>;
    readonly access?: Maybe<Access>;
    /** Its containers, innermost first. */
    readonly parentContainers?: Maybe<ParentContainersResult>;
    /** Usage statistics: sums of the reported points. Null without data. */
    readonly statsSummary?: Maybe<DashboardStatsSummary>;
    /** Its name in the catalog, e.g. `urn:li:tag:pii`. */
    readonly urn: Scalars['String']['output'];
    readonly type: EntityType;
    /** Its relationships. */
    readonly relationships?: Maybe<EntityRelationshipsResult>;
    /** The properties that pages show for entities of every type. */
    readonly overview: EntityOverview;
    /** The stored latest aspects, including those without a field. */
    readonly aspects?: Maybe<ReadonlyArray<RawAspect>>;
    /** False if other entities refer to it but it has no metadata yet, e.g. an upstream that was never ingested. */
    readonly exists?: Maybe<Scalars['Boolean']['output']>;
    /** Change history of the entity, newest first. */
    readonly history: EntityHistory;
    /** Its paths in the older folder trees, each as a list of steps. */
    readonly browsePaths?: Maybe<ReadonlyArray<BrowsePath>>;
    /** Its incidents that match all given conditions, newest first. */
    readonly incidents?: Maybe<EntityIncidentsResult>;
    /** Its neighbours in lineage. */
    readonly lineage?: Maybe<EntityLineageResult>;
    /** Privileges of the caller on the entity. */
    readonly privileges?: Maybe<EntityPrivileges>;
    /** Its path in the tree of containers and folders. */
    readonly browsePathV2?: Maybe<BrowsePathV2>;
    /** Time of the last write by a source, even if it changed nothing; epoch milliseconds. */
    readonly lastIngested?: Maybe<Scalars['Long']['output']>;
    /** Owners, with their ownership types. */
    readonly ownership?: Maybe<Ownership>;
    /** Tags on the entity as a whole. */
    readonly tags?: Maybe<GlobalTags>;
    /** Glossary terms of the entity. */
    readonly glossaryTerms?: Maybe<GlossaryTerms>;
    /** Its domain; the first one if there are several. */
    readonly domain?: Maybe<DomainAssociation>;
    /** Links to external documents. */
    readonly institutionalMemory?: Maybe<InstitutionalMemory>;
    /** Deprecation, with a replacement. */
    readonly deprecation?: Maybe<Deprecation>;
    /** Whether it is soft-deleted. */
    readonly status?: Maybe<Status>;
    /** Its subtypes on its platform, e.g. view. */
    readonly subTypes?: Maybe<SubTypes>;
    /** Its platform instance. */
    readonly dataPlatformInstance?: Maybe<DataPlatformInstance>;
    /** Its direct container, e.g. the schema of a table. */
    readonly container?: Maybe<Container>;
    /** Its applications. */
    readonly applications?: Maybe<ReadonlyArray<ApplicationAssociation>>;
    /** Its application; the first one if there are several. */
    readonly application?: Maybe<ApplicationAssociation>;
    /** Values of structured properties. */
    readonly structuredProperties?: Maybe<StructuredProperties>;
    /** Its open and completed forms. */
    readonly forms?: Maybe<Forms>;
    /** Values of the aspects by source. */
    readonly documentation?: Maybe<Documentation>;
    /** Address for embedding its page in the source system. */
    readonly embed?: Maybe<Embed>;
    /** Passing and failing tests. */
    readonly testResults?: Maybe<TestResults>;
  };

/** A dashboard of a BI tool. */
export type DashboardUsageStatsArgs = {
  startTimeMillis?: InputMaybe<Scalars['Long']['input']>;
  endTimeMillis?: InputMaybe<Scalars['Long']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
};

/** A dashboard of a BI tool. */
export type DashboardRelationshipsArgs = {
  input: RelationshipsInput;
};

/** A dashboard of a BI tool. */
export type DashboardAspectsArgs = {
  input?: InputMaybe<AspectParams>;
};

/** A dashboard of a BI tool. */
export type DashboardHistoryArgs = {
  input?: InputMaybe<HistoryInput>;
};

/** A dashboard of a BI tool. */
export type DashboardIncidentsArgs = {
  state?: InputMaybe<IncidentState>;
  stage?: InputMaybe<IncidentStage>;
  priority?: InputMaybe<IncidentPriority>;
  assigneeUrns?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  start?: InputMaybe<Scalars['Int']['input']>;
  count?: InputMaybe<Scalars['Int']['input']>;
};

/** A dashboard of a BI tool. */
export type DashboardLineageArgs = {
  input: LineageInput;
};

/** A pipeline of jobs, e.g. a DAG. */
export type DataFlow = Entity &
  EntityWithRelationships &
  BrowsableEntity &
  HasExecutionRuns &
  HasIncidents & {
    /** As the health of a dataset, without assertions. */
    readonly health?: Maybe<ReadonlyArray<Health>>;
    /** @deprecated Use `tags` */
    readonly globalTags?: Maybe<GlobalTags>;
    /** @deprecated Use `properties` */
    readonly info?: Maybe<DataFlowInfo>;
    /** Name of the orchestrator, e.g. `airflow`. */
    readonly orchestrator: Scalars['String']['output'];
    readonly flowId: Scalars['String']['output'];
    readonly cluster: Scalars['String']['output'];
    readonly platform: DataPlatform;
    readonly properties?: Maybe<DataFlowProperties>;
    readonly editableProperties?: Maybe<DataFlowEditableProperties>;
    readonly versionInfo?: Maybe<VersionInfo>;
    /**
     * Its jobs; at most 1,000.
     * @deprecated Use `relationships`
     */
    readonly dataJobs?: Maybe<DataFlowDataJobsRelationships>;
    /** Its containers, innermost first. */
    readonly parentContainers?: Maybe<ParentContainersResult>;
    /** Its name in the catalog, e.g. `urn:li:tag:pii`. */
    readonly urn: Scalars['String']['output'];
    readonly type: EntityType;
    /** Its relationships. */
    readonly relationships?: Maybe<EntityRelationshipsResult>;
    /** The properties that pages show for entities of every type. */
    readonly overview: EntityOverview;
    /** The stored latest aspects, including those without a field. */
    readonly aspects?: Maybe<ReadonlyArray<RawAspect>>;
    /** False if other entities refer to it but it has no metadata yet, e.g. an upstream that was never ingested. */
    readonly exists?: Maybe<Scalars['Boolean']['output']>;
    /** Change history of the entity, newest first. */
    readonly history: EntityHistory;
    /** Its neighbours in lineage. */
    readonly lineage?: Maybe<EntityLineageResult>;
    /** Its paths in the older folder trees, each as a list of steps. */
    readonly browsePaths?: Maybe<ReadonlyArray<BrowsePath>>;
    /** Its runs, newest first. Default page size: 20. */
    readonly runs?: Maybe<DataProcessInstanceResult>;
    /** Its incidents that match all given conditions, newest first. */
    readonly incidents?: Maybe<EntityIncidentsResult>;
    /** Privileges of the caller on the entity. */
    readonly privileges?: Maybe<EntityPrivileges>;
    /** Its path in the tree of containers and folders. */
    readonly browsePathV2?: Maybe<BrowsePathV2>;
    /** Time of the last write by a source, even if it changed nothing; epoch milliseconds. */
    readonly lastIngested?: Maybe<Scalars['Long']['output']>;
    /** Owners, with their ownership types. */
    readonly ownership?: Maybe<Ownership>;
    /** Tags on the entity as a whole. */
    readonly tags?: Maybe<GlobalTags>;
    /** Glossary terms of the entity. */
    readonly glossaryTerms?: Maybe<GlossaryTerms>;
    /** Its domain; the first one if there are several. */
    readonly domain?: Maybe<DomainAssociation>;
    /** Links to external documents. */
    readonly institutionalMemory?: Maybe<InstitutionalMemory>;
    /** Deprecation, with a replacement. */
    readonly deprecation?: Maybe<Deprecation>;
    /** Whether it is soft-deleted. */
    readonly status?: Maybe<Status>;
    /** Its subtypes on its platform, e.g. view. */
    readonly subTypes?: Maybe<SubTypes>;
    /** Its platform instance. */
    readonly dataPlatformInstance?: Maybe<DataPlatformInstance>;
    /** Its direct container, e.g. the schema of a table. */
    readonly container?: Maybe<Container>;
    /** Its applications. */
    readonly applications?: Maybe<ReadonlyArray<ApplicationAssociation>>;
    /** Its application; the first one if there are several. */
    readonly application?: Maybe<ApplicationAssociation>;
    /** Values of structured properties. */
    readonly structuredProperties?: Maybe<StructuredProperties>;
    /** Its open and completed forms. */
    readonly forms?: Maybe<Forms>;
    /** Values of the aspects by source. */
    readonly documentation?: Maybe<Documentation>;
    /** Passing and failing tests. */
    readonly testResults?: Maybe<TestResults>;
  };

/** A pipeline of jobs, e.g. a DAG. */
export type DataFlowRelationshipsArgs = {
  input: RelationshipsInput;
};

/** A pipeline of jobs, e.g. a DAG. */
export type DataFlowAspectsArgs = {
  input?: InputMaybe<AspectParams>;
};

/** A pipeline of jobs, e.g. a DAG. */
export type DataFlowHistoryArgs = {
  input?: InputMaybe<HistoryInput>;
};

/** A pipeline of jobs, e.g. a DAG. */
export type DataFlowLineageArgs = {
  input: LineageInput;
};

/** A pipeline of jobs, e.g. a DAG. */
export type DataFlowRunsArgs = {
  start?: InputMaybe<Scalars['Int']['input']>;
  count?: InputMaybe<Scalars['Int']['input']>;
};

/** A pipeline of jobs, e.g. a DAG. */
export type DataFlowIncidentsArgs = {
  state?: InputMaybe<IncidentState>;
  stage?: InputMaybe<IncidentStage>;
  priority?: InputMaybe<IncidentPriority>;
  assigneeUrns?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  start?: InputMaybe<Scalars['Int']['input']>;
  count?: InputMaybe<Scalars['Int']['input']>;
};

/** A task of a flow, which reads and writes data. */
export type DataJob = Entity &
  BrowsableEntity &
  HasExecutionRuns &
  HasIncidents &
  EntityWithRelationships & {
    /** As the health of a dataset, with assertions about its runs. */
    readonly health?: Maybe<ReadonlyArray<Health>>;
    /** @deprecated Use `tags` */
    readonly globalTags?: Maybe<GlobalTags>;
    /** @deprecated Use `properties` */
    readonly info?: Maybe<DataJobInfo>;
    readonly jobId: Scalars['String']['output'];
    readonly dataFlow?: Maybe<DataFlow>;
    /** The platform that a source named, else the orchestrator of the flow. */
    readonly platform?: Maybe<DataPlatform>;
    readonly properties?: Maybe<DataJobProperties>;
    readonly editableProperties?: Maybe<DataJobEditableProperties>;
    readonly inputOutput?: Maybe<DataJobInputOutput>;
    readonly dataTransformLogic?: Maybe<DataTransformLogic>;
    readonly versionInfo?: Maybe<VersionInfo>;
    /** Its containers, innermost first. */
    readonly parentContainers?: Maybe<ParentContainersResult>;
    /** Its name in the catalog, e.g. `urn:li:tag:pii`. */
    readonly urn: Scalars['String']['output'];
    readonly type: EntityType;
    /** Its relationships. */
    readonly relationships?: Maybe<EntityRelationshipsResult>;
    /** The properties that pages show for entities of every type. */
    readonly overview: EntityOverview;
    /** The stored latest aspects, including those without a field. */
    readonly aspects?: Maybe<ReadonlyArray<RawAspect>>;
    /** False if other entities refer to it but it has no metadata yet, e.g. an upstream that was never ingested. */
    readonly exists?: Maybe<Scalars['Boolean']['output']>;
    /** Change history of the entity, newest first. */
    readonly history: EntityHistory;
    /** Its paths in the older folder trees, each as a list of steps. */
    readonly browsePaths?: Maybe<ReadonlyArray<BrowsePath>>;
    /** Its runs, newest first. Default page size: 20. */
    readonly runs?: Maybe<DataProcessInstanceResult>;
    /** Its incidents that match all given conditions, newest first. */
    readonly incidents?: Maybe<EntityIncidentsResult>;
    /** Its neighbours in lineage. */
    readonly lineage?: Maybe<EntityLineageResult>;
    /** Privileges of the caller on the entity. */
    readonly privileges?: Maybe<EntityPrivileges>;
    /** Its path in the tree of containers and folders. */
    readonly browsePathV2?: Maybe<BrowsePathV2>;
    /** Time of the last write by a source, even if it changed nothing; epoch milliseconds. */
    readonly lastIngested?: Maybe<Scalars['Long']['output']>;
    /** Owners, with their ownership types. */
    readonly ownership?: Maybe<Ownership>;
    /** Tags on the entity as a whole. */
    readonly tags?: Maybe<GlobalTags>;
    /** Glossary terms of the entity. */
    readonly glossaryTerms?: Maybe<GlossaryTerms>;
    /** Its domain; the first one if there are several. */
    readonly domain?: Maybe<DomainAssociation>;
    /** Links to external documents. */
    readonly institutionalMemory?: Maybe<InstitutionalMemory>;
    /** Deprecation, with a replacement. */
    readonly deprecation?: Maybe<Deprecation>;
    /** Whether it is soft-deleted. */
    readonly status?: Maybe<Status>;
    /** Its subtypes on its platform, e.g. view. */
    readonly subTypes?: Maybe<SubTypes>;
    /** Its platform instance. */
    readonly dataPlatformInstance?: Maybe<DataPlatformInstance>;
    /** Its direct container, e.g. the schema of a table. */
    readonly container?: Maybe<Container>;
    /** Its applications. */
    readonly applications?: Maybe<ReadonlyArray<ApplicationAssociation>>;
    /** Its application; the first one if there are several. */
    readonly application?: Maybe<ApplicationAssociation>;
    /** Values of structured properties. */
    readonly structuredProperties?: Maybe<StructuredProperties>;
    /** Its open and completed forms. */
    readonly forms?: Maybe<Forms>;
    /** Values of the aspects by source. */
    readonly documentation?: Maybe<Documentation>;
    /** Passing and failing tests. */
    readonly testResults?: Maybe<TestResults>;
  };

/** A task of a flow, which reads and writes data. */
export type DataJobRelationshipsArgs = {
  input: RelationshipsInput;
};

/** A task of a flow, which reads and writes data. */
export type DataJobAspectsArgs = {
  input?: InputMaybe<AspectParams>;
};

/** A task of a flow, which reads and writes data. */
export type DataJobHistoryArgs = {
  input?: InputMaybe<HistoryInput>;
};

/** A task of a flow, which reads and writes data. */
export type DataJobRunsArgs = {
  start?: InputMaybe<Scalars['Int']['input']>;
  count?: InputMaybe<Scalars['Int']['input']>;
};

/** A task of a flow, which reads and writes data. */
export type DataJobIncidentsArgs = {
  state?: InputMaybe<IncidentState>;
  stage?: InputMaybe<IncidentStage>;
  priority?: InputMaybe<IncidentPriority>;
  assigneeUrns?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  start?: InputMaybe<Scalars['Int']['input']>;
  count?: InputMaybe<Scalars['Int']['input']>;
};

/** A task of a flow, which reads and writes data. */
export type DataJobLineageArgs = {
  input: LineageInput;
};

export type HistoryInput = {
  /** Returns only changes of these aspects. Default: changes of all aspects, and the deletion of the whole entity. */
  readonly aspectNames?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Page size. Default: 20, maximum: 100. */
  readonly count?: InputMaybe<Scalars['Int']['input']>;
  /** `nextCursor` of the previous page. Omit it for the first page. */
  readonly cursor?: InputMaybe<Scalars['String']['input']>;
};

/**
 * A page of the change history of an entity, newest first. Timeseries points and aspects that hold credentials are not included. The
 * history begins after the last permanent deletion of the entity. An entity that does not exist has an empty history.
 */
export type EntityHistory = {
  /** A page can hold fewer than `count` changes, or none, although older ones follow. Older ones follow if `nextCursor` is not null. */
  readonly changes: ReadonlyArray<EntityChange>;
  /** Cursor of the page with older changes. Null on the last page. */
  readonly nextCursor?: Maybe<Scalars['String']['output']>;
};

/** The change of one aspect by one write. */
export type EntityChange = {
  /** Unique within the entity's history, and stable across requests. */
  readonly id: Scalars['String']['output'];
  /** Epoch milliseconds. */
  readonly time: Scalars['Long']['output'];
  readonly actor?: Maybe<Entity>;
  /** The ingestion run of the write, if it had one. It is kept after a rollback of the run. */
  readonly runId?: Maybe<Scalars['String']['output']>;
  /** Null for the deletion of the whole entity. */
  readonly aspectName?: Maybe<Scalars['String']['output']>;
  /**
   * The operation of the write, e.g. `UPSERT`, `CREATE`, `PATCH`, `DELETE`. `ROLLBACK` undoes the write of a run. `DELETE_ENTITY` deletes the
   * whole entity.
   */
  readonly operation: Scalars['String']['output'];
  /** Number of the version that the write created, from 1. Null if it created none. */
  readonly version?: Maybe<Scalars['Int']['output']>;
  /** JSON text of the value before the change. Null if there was none, if it is no longer kept, or if the aspect can hold passwords. */
  readonly before?: Maybe<Scalars['String']['output']>;
  /** JSON text of the value after the change. Null after a deletion, if it is no longer kept, or if the aspect can hold passwords. */
  readonly after?: Maybe<Scalars['String']['output']>;
};

export type IncidentType =
  'FRESHNESS' | 'VOLUME' | 'FIELD' | 'SQL' | 'DATA_SCHEMA' | 'OPERATIONAL' | 'CUSTOM';

export type IncidentPriority = 'LOW' | 'MEDIUM' | 'HIGH' | 'CRITICAL';

export type IncidentState =
  /** Active. */
  | 'ACTIVE'
  /** Resolved. */
  | 'RESOLVED';

export type IncidentStage = 'TRIAGE' | 'INVESTIGATION' | 'WORK_IN_PROGRESS' | 'FIXED' | 'NO_ACTION_REQUIRED';

/** Source of the incident. */
export type IncidentSourceType =
  /** Reported by a user. */
  'MANUAL' | 'ASSERTION_FAILURE';

/** An entity with paths in the older folder trees. */
export type BrowsableEntity = {
  /** Its paths in the older folder trees, each as a list of steps. */
  readonly browsePaths?: Maybe<ReadonlyArray<BrowsePath>>;
};

/** An entity whose executions are recorded. */
export type HasExecutionRuns = {
  /** Its runs, newest first. Default page size: 20. */
  readonly runs?: Maybe<DataProcessInstanceResult>;
};

/** An entity whose executions are recorded. */
export type HasExecutionRunsRunsArgs = {
  start?: InputMaybe<Scalars['Int']['input']>;
  count?: InputMaybe<Scalars['Int']['input']>;
};

/** An entity that can be the physical copy of a logical one. */
export type HasLogicalParent = {
  /** Its logical parent, e.g. the logical table of tables on several platforms. */
  readonly logicalParent?: Maybe<Entity>;
};

/** An entity that can be one of several versions of an asset. */
export type SupportsVersions = {
  /** Its position in a version set. */
  readonly versionProperties?: Maybe<VersionProperties>;
};

/** A point of a timeseries aspect. */
export type TimeSeriesAspect = {
  /** Epoch milliseconds. */
  readonly timestampMillis: Scalars['Long']['output'];
};

/** A stored aspect with a version number of its source. */
export type Aspect = {
  readonly version?: Maybe<Scalars['Long']['output']>;
};

/** Source of an operation. */
export type OperationSourceType =
  /** The process that did it, e.g. a data job. */
  | 'DATA_PROCESS'
  /** The platform of the data, e.g. its audit log. */
  | 'DATA_PLATFORM';

export type OperationType =
  'INSERT' | 'UPDATE' | 'DELETE' | 'CREATE' | 'ALTER' | 'DROP' | 'CUSTOM' | 'UNKNOWN';

/**
 * The properties that pages show for entities of every type. Each field is read from the aspects in which the type stores it.
 * If the type cannot have the property, the field is null or an empty list.
 */
export type EntityOverview = {
  /** The edited name, else the source's, else the last part of the URN's key. */
  readonly name: Scalars['String']['output'];
  /** Kinds of the entity on its platform, e.g. `View`, most specific first. */
  readonly subTypes: ReadonlyArray<Scalars['String']['output']>;
  /** The platform of datasets, charts, jobs and so on, even if only the URN names it. */
  readonly platform?: Maybe<DataPlatform>;
  /** The description that a person wrote in the catalog, else the source's. Markdown. */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** The source's description, if an edited one hides it. */
  readonly sourceDescription?: Maybe<Scalars['String']['output']>;
  /**
   * The text that `updateDescription` replaces. Null if there is none, if the description above is the source's, or if people cannot
   * describe entities of this type.
   */
  readonly editableDescription?: Maybe<Scalars['String']['output']>;
  /** The name that `updateName` replaces. Null if there is none, or if people cannot rename entities of this type. */
  readonly editableName?: Maybe<Scalars['String']['output']>;
  /** Address of the entity in its source system. */
  readonly externalUrl?: Maybe<Scalars['String']['output']>;
  /** Parents of the entity, from the root to the direct parent. */
  readonly path: ReadonlyArray<OverviewStep>;
  readonly owners: ReadonlyArray<Owner>;
  readonly tags: ReadonlyArray<TagAssociation>;
  readonly glossaryTerms: ReadonlyArray<GlossaryTermAssociation>;
  readonly domain?: Maybe<Domain>;
  readonly dataProducts: ReadonlyArray<DataProduct>;
  readonly application?: Maybe<Application>;
  readonly links: ReadonlyArray<InstitutionalMemoryMetadata>;
  readonly deprecation?: Maybe<Deprecation>;
  readonly customProperties: ReadonlyArray<CustomPropertiesEntry>;
  readonly structuredProperties: ReadonlyArray<StructuredPropertiesEntry>;
  /** True if the entity is soft-deleted. */
  readonly removed: Scalars['Boolean']['output'];
  /** Number of unresolved incidents. */
  readonly openIncidents: Scalars['Int']['output'];
  /** Privileges of the reader on the entity. */
  readonly privileges?: Maybe<EntityPrivileges>;
  /** The latest change of any aspect. */
  readonly lastChange?: Maybe<OverviewChange>;
};

/** One parent on the path to an entity. */
export type OverviewStep = {
  readonly name: Scalars['String']['output'];
  /** Null for a plain folder. */
  readonly entity?: Maybe<Entity>;
};

/** Actor, time and run of a change. */
export type OverviewChange = {
  /** Epoch milliseconds. */
  readonly time: Scalars['Long']['output'];
  /** Null if the actor's URN is not valid, or if the reader may not see the actor. */
  readonly actor?: Maybe<Entity>;
  /** The ingestion run of the change, if it had one. */
  readonly runId?: Maybe<Scalars['String']['output']>;
};

export type RelationshipsInput = {
  /** Names of relationships in the metadata model, e.g. `OwnedBy`; empty: all. */
  readonly types: ReadonlyArray<Scalars['String']['input']>;
  readonly direction: RelationshipDirection;
  /** Entity types at the other end, e.g. `dataset`; empty or omitted: all. */
  readonly relatedEntityTypes?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Offset of the page. Default: 0. */
  readonly start?: InputMaybe<Scalars['Int']['input']>;
  /** Size of the page. Default: 10. */
  readonly count?: InputMaybe<Scalars['Int']['input']>;
  /** Include relationships to soft-deleted entities. */
  readonly includeSoftDelete?: InputMaybe<Scalars['Boolean']['input']>;
};

/** From the perspective of the queried entity. */
export type RelationshipDirection =
  /** The other entity declares the relationship. */
  | 'INCOMING'
  /** The entity itself declares the relationship. */
  | 'OUTGOING';

/** A page, ordered by type and URN. */
export type EntityRelationshipsResult = {
  readonly start?: Maybe<Scalars['Int']['output']>;
  /** Relationships on this page. */
  readonly count?: Maybe<Scalars['Int']['output']>;
  /** Relationships on all pages. */
  readonly total?: Maybe<Scalars['Int']['output']>;
  readonly relationships: ReadonlyArray<EntityRelationship>;
};

export type EntityRelationship = {
  readonly type: Scalars['String']['output'];
  readonly direction: RelationshipDirection;
  /** The entity at the other end. */
  readonly entity?: Maybe<Entity>;
  /** Creation time and actor, if the aspect contains them. */
  readonly created?: Maybe<AuditStamp>;
};

/** The older form of `EntityRelationship`. */
export type EntityRelationshipLegacy = {
  readonly entity?: Maybe<EntityWithRelationships>;
  /** Creation time and actor, if the aspect contains them. */
  readonly created?: Maybe<AuditStamp>;
};

/** All criteria must match a point: its plain members, and the search fields of the metadata model. */
export type FilterInput = {
  readonly and: ReadonlyArray<FacetFilterInput>;
};

/** The part of the data that a point describes. */
export type PartitionSpec = {
  readonly type: PartitionType;
  /** Name of the partition; a fixed name for the whole table. */
  readonly partition: Scalars['String']['output'];
  readonly timePartition?: Maybe<TimeWindow>;
};

export type PartitionType = 'FULL_TABLE' | 'QUERY' | 'PARTITION';

export type TimeWindow = {
  /** Epoch milliseconds. */
  readonly startTimeMillis: Scalars['Long']['output'];
  /** Months, quarters and years are calendar units in UTC. */
  readonly durationMillis: Scalars['Long']['output'];
};

/** A period that ends now. */
export type TimeRange = 'DAY' | 'WEEK' | 'MONTH' | 'QUARTER' | 'HALF_YEAR' | 'YEAR' | 'ALL';

export type WindowDuration = 'SECOND' | 'MINUTE' | 'HOUR' | 'DAY' | 'WEEK' | 'MONTH' | 'QUARTER' | 'YEAR';

export type DataFlowInfo = {
  readonly name: Scalars['String']['output'];
  readonly description?: Maybe<Scalars['String']['output']>;
  readonly project?: Maybe<Scalars['String']['output']>;
  readonly externalUrl?: Maybe<Scalars['String']['output']>;
  readonly customProperties?: Maybe<ReadonlyArray<CustomPropertiesEntry>>;
};

export type DataJobInfo = {
  readonly name: Scalars['String']['output'];
  readonly description?: Maybe<Scalars['String']['output']>;
  readonly externalUrl?: Maybe<Scalars['String']['output']>;
  readonly customProperties?: Maybe<ReadonlyArray<CustomPropertiesEntry>>;
};

/** A trained model. */
export type MlModel = Entity &
  BrowsableEntity &
  SupportsVersions &
  EntityWithRelationships & {
    /** @deprecated Use `tags` */
    readonly globalTags?: Maybe<GlobalTags>;
    readonly name: Scalars['String']['output'];
    readonly platform: DataPlatform;
    readonly origin: FabricType;
    readonly description?: Maybe<Scalars['String']['output']>;
    readonly properties?: Maybe<MlModelProperties>;
    readonly editableProperties?: Maybe<MlModelEditableProperties>;
    readonly intendedUse?: Maybe<IntendedUse>;
    readonly factorPrompts?: Maybe<MlModelFactorPrompts>;
    readonly metrics?: Maybe<Metrics>;
    readonly evaluationData?: Maybe<ReadonlyArray<BaseData>>;
    readonly trainingData?: Maybe<ReadonlyArray<BaseData>>;
    readonly quantitativeAnalyses?: Maybe<QuantitativeAnalyses>;
    readonly ethicalConsiderations?: Maybe<EthicalConsiderations>;
    readonly caveatsAndRecommendations?: Maybe<CaveatsAndRecommendations>;
    readonly sourceCode?: Maybe<SourceCode>;
    readonly cost?: Maybe<Cost>;
    /** Its name in the catalog, e.g. `urn:li:tag:pii`. */
    readonly urn: Scalars['String']['output'];
    readonly type: EntityType;
    /** Its relationships. */
    readonly relationships?: Maybe<EntityRelationshipsResult>;
    /** The properties that pages show for entities of every type. */
    readonly overview: EntityOverview;
    /** The stored latest aspects, including those without a field. */
    readonly aspects?: Maybe<ReadonlyArray<RawAspect>>;
    /** False if other entities refer to it but it has no metadata yet, e.g. an upstream that was never ingested. */
    readonly exists?: Maybe<Scalars['Boolean']['output']>;
    /** Change history of the entity, newest first. */
    readonly history: EntityHistory;
    /** Its paths in the older folder trees, each as a list of steps. */
    readonly browsePaths?: Maybe<ReadonlyArray<BrowsePath>>;
    /** Its position in a version set. */
    readonly versionProperties?: Maybe<VersionProperties>;
    /** Its neighbours in lineage. */
    readonly lineage?: Maybe<EntityLineageResult>;
    /** Privileges of the caller on the entity. */
    readonly privileges?: Maybe<EntityPrivileges>;
    /** Its path in the tree of containers and folders. */
    readonly browsePathV2?: Maybe<BrowsePathV2>;
    /** Time of the last write by a source, even if it changed nothing; epoch milliseconds. */
    readonly lastIngested?: Maybe<Scalars['Long']['output']>;
    /** Owners, with their ownership types. */
    readonly ownership?: Maybe<Ownership>;
    /** Tags on the entity as a whole. */
    readonly tags?: Maybe<GlobalTags>;
    /** Glossary terms of the entity. */
    readonly glossaryTerms?: Maybe<GlossaryTerms>;
    /** Its domain; the first one if there are several. */
    readonly domain?: Maybe<DomainAssociation>;
    /** Links to external documents. */
    readonly institutionalMemory?: Maybe<InstitutionalMemory>;
    /** Deprecation, with a replacement. */
    readonly deprecation?: Maybe<Deprecation>;
    /** Whether it is soft-deleted. */
    readonly status?: Maybe<Status>;
    /** Its subtypes on its platform, e.g. view. */
    readonly subTypes?: Maybe<SubTypes>;
    /** Its platform instance. */
    readonly dataPlatformInstance?: Maybe<DataPlatformInstance>;
    /** Its direct container, e.g. the schema of a table. */
    readonly container?: Maybe<Container>;
    /** Its applications. */
    readonly applications?: Maybe<ReadonlyArray<ApplicationAssociation>>;
    /** Its application; the first one if there are several. */
    readonly application?: Maybe<ApplicationAssociation>;
    /** Values of structured properties. */
    readonly structuredProperties?: Maybe<StructuredProperties>;
    /** Its open and completed forms. */
    readonly forms?: Maybe<Forms>;
    /** Values of the aspects by source. */
    readonly documentation?: Maybe<Documentation>;
    /** Passing and failing tests. */
    readonly testResults?: Maybe<TestResults>;
  };

/** A trained model. */
export type MlModelRelationshipsArgs = {
  input: RelationshipsInput;
};

/** A trained model. */
export type MlModelAspectsArgs = {
  input?: InputMaybe<AspectParams>;
};

/** A trained model. */
export type MlModelHistoryArgs = {
  input?: InputMaybe<HistoryInput>;
};

/** A trained model. */
export type MlModelLineageArgs = {
  input: LineageInput;
};

/** A document: written in the catalog, or ingested from another platform. */
export type Document = Entity & {
  /** @deprecated Use `tags` */
  readonly globalTags?: Maybe<GlobalTags>;
  readonly subType?: Maybe<Scalars['String']['output']>;
  /** Its platform; `datahub` for documents that were written in the catalog. */
  readonly platform: DataPlatform;
  readonly info?: Maybe<DocumentInfo>;
  readonly settings?: Maybe<DocumentSettings>;
  /** Its parent documents, nearest first. The list ends at a document that does not exist. */
  readonly parentDocuments?: Maybe<ParentDocumentsResult>;
  /** Its name in the catalog, e.g. `urn:li:tag:pii`. */
  readonly urn: Scalars['String']['output'];
  readonly type: EntityType;
  /** Its relationships. */
  readonly relationships?: Maybe<EntityRelationshipsResult>;
  /** The properties that pages show for entities of every type. */
  readonly overview: EntityOverview;
  /** The stored latest aspects, including those without a field. */
  readonly aspects?: Maybe<ReadonlyArray<RawAspect>>;
  /** False if other entities refer to it but it has no metadata yet, e.g. an upstream that was never ingested. */
  readonly exists?: Maybe<Scalars['Boolean']['output']>;
  /** Change history of the entity, newest first. */
  readonly history: EntityHistory;
  /** Privileges of the caller on the entity. */
  readonly privileges?: Maybe<EntityPrivileges>;
  /** Its path in the tree of containers and folders. */
  readonly browsePathV2?: Maybe<BrowsePathV2>;
  /** Time of the last write by a source, even if it changed nothing; epoch milliseconds. */
  readonly lastIngested?: Maybe<Scalars['Long']['output']>;
  /** Owners, with their ownership types. */
  readonly ownership?: Maybe<Ownership>;
  /** Tags on the entity as a whole. */
  readonly tags?: Maybe<GlobalTags>;
  /** Glossary terms of the entity. */
  readonly glossaryTerms?: Maybe<GlossaryTerms>;
  /** Its domain; the first one if there are several. */
  readonly domain?: Maybe<DomainAssociation>;
  /** Links to external documents. */
  readonly institutionalMemory?: Maybe<InstitutionalMemory>;
  /** Whether it is soft-deleted. */
  readonly status?: Maybe<Status>;
  /** Its subtypes on its platform, e.g. view. */
  readonly subTypes?: Maybe<SubTypes>;
  /** Its platform instance. */
  readonly dataPlatformInstance?: Maybe<DataPlatformInstance>;
  /** Values of structured properties. */
  readonly structuredProperties?: Maybe<StructuredProperties>;
  /** Values of the aspects by source. */
  readonly documentation?: Maybe<Documentation>;
};

/** A document: written in the catalog, or ingested from another platform. */
export type DocumentRelationshipsArgs = {
  input: RelationshipsInput;
};

/** A document: written in the catalog, or ingested from another platform. */
export type DocumentAspectsArgs = {
  input?: InputMaybe<AspectParams>;
};

/** A document: written in the catalog, or ingested from another platform. */
export type DocumentHistoryArgs = {
  input?: InputMaybe<HistoryInput>;
};

/** A short label without a hierarchy. */
export type Tag = Entity & {
  /**
   * Always null: tags have no properties besides those in `properties`.
   * @deprecated Use `properties`
   */
  readonly editableProperties?: Maybe<EditableTagProperties>;
  readonly name: Scalars['String']['output'];
  readonly description?: Maybe<Scalars['String']['output']>;
  readonly properties?: Maybe<TagProperties>;
  /** Its name in the catalog, e.g. `urn:li:tag:pii`. */
  readonly urn: Scalars['String']['output'];
  readonly type: EntityType;
  /** Its relationships. */
  readonly relationships?: Maybe<EntityRelationshipsResult>;
  /** The properties that pages show for entities of every type. */
  readonly overview: EntityOverview;
  /** The stored latest aspects, including those without a field. */
  readonly aspects?: Maybe<ReadonlyArray<RawAspect>>;
  /** False if other entities refer to it but it has no metadata yet, e.g. an upstream that was never ingested. */
  readonly exists?: Maybe<Scalars['Boolean']['output']>;
  /** Change history of the entity, newest first. */
  readonly history: EntityHistory;
  /** Privileges of the caller on the entity. */
  readonly privileges?: Maybe<EntityPrivileges>;
  /** Time of the last write by a source, even if it changed nothing; epoch milliseconds. */
  readonly lastIngested?: Maybe<Scalars['Long']['output']>;
  /** Owners, with their ownership types. */
  readonly ownership?: Maybe<Ownership>;
  /** Deprecation, with a replacement. */
  readonly deprecation?: Maybe<Deprecation>;
  /** Whether it is soft-deleted. */
  readonly status?: Maybe<Status>;
  /** Passing and failing tests. */
  readonly testResults?: Maybe<TestResults>;
};

/** A short label without a hierarchy. */
export type TagRelationshipsArgs = {
  input: RelationshipsInput;
};

/** A short label without a hierarchy. */
export type TagAspectsArgs = {
  input?: InputMaybe<AspectParams>;
};

/** A short label without a hierarchy. */
export type TagHistoryArgs = {
  input?: InputMaybe<HistoryInput>;
};

export type EditableTagProperties = {
  readonly name?: Maybe<Scalars['String']['output']>;
  readonly description?: Maybe<Scalars['String']['output']>;
};

export type PlatformNativeType = 'TABLE' | 'VIEW' | 'DIRECTORY' | 'STREAM' | 'BUCKET';

/** The older form of `SchemaMetadata`. */
export type Schema = {
  readonly datasetUrn?: Maybe<Scalars['String']['output']>;
  readonly name: Scalars['String']['output'];
  readonly platformUrn: Scalars['String']['output'];
  /** Version number of the source. */
  readonly version: Scalars['Long']['output'];
  readonly cluster?: Maybe<Scalars['String']['output']>;
  readonly hash: Scalars['String']['output'];
  readonly platformSchema?: Maybe<PlatformSchema>;
  readonly fields: ReadonlyArray<SchemaField>;
  readonly primaryKeys?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  readonly foreignKeys?: Maybe<ReadonlyArray<Maybe<ForeignKeyConstraint>>>;
  /** Epoch milliseconds. */
  readonly createdAt?: Maybe<Scalars['Long']['output']>;
  /** Time at which a source last reported the schema, epoch milliseconds. */
  readonly lastObserved?: Maybe<Scalars['Long']['output']>;
};

export type AssertionInfo = {
  readonly type: AssertionType;
  /** URN of the subject. */
  readonly entityUrn?: Maybe<Scalars['String']['output']>;
  readonly description?: Maybe<Scalars['String']['output']>;
  readonly externalUrl?: Maybe<Scalars['String']['output']>;
  readonly datasetAssertion?: Maybe<DatasetAssertionInfo>;
  readonly freshnessAssertion?: Maybe<FreshnessAssertionInfo>;
  readonly volumeAssertion?: Maybe<VolumeAssertionInfo>;
  readonly sqlAssertion?: Maybe<SqlAssertionInfo>;
  readonly fieldAssertion?: Maybe<FieldAssertionInfo>;
  readonly schemaAssertion?: Maybe<SchemaAssertionInfo>;
  readonly customAssertion?: Maybe<CustomAssertionInfo>;
  readonly source?: Maybe<AssertionSource>;
  readonly lastUpdated?: Maybe<AuditStamp>;
  readonly note?: Maybe<AssertionNote>;
  readonly customProperties?: Maybe<ReadonlyArray<CustomPropertiesEntry>>;
};

export type AssertionType = 'DATASET' | 'FRESHNESS' | 'VOLUME' | 'SQL' | 'FIELD' | 'DATA_SCHEMA' | 'CUSTOM';

export type AssertionNote = {
  readonly content: Scalars['String']['output'];
  readonly lastModified: AuditStamp;
};

export type AssertionSource = {
  readonly type: AssertionSourceType;
  readonly created?: Maybe<AuditStamp>;
};

export type AssertionSourceType = 'NATIVE' | 'EXTERNAL' | 'INFERRED';

export type DatasetAssertionInfo = {
  readonly datasetUrn: Scalars['String']['output'];
  readonly scope: DatasetAssertionScope;
  readonly fields?: Maybe<ReadonlyArray<SchemaFieldRef>>;
  readonly aggregation?: Maybe<AssertionStdAggregation>;
  readonly operator: AssertionStdOperator;
  readonly parameters?: Maybe<AssertionStdParameters>;
  /** Native description of the tool that evaluates it. */
  readonly nativeType?: Maybe<Scalars['String']['output']>;
  readonly nativeParameters?: Maybe<ReadonlyArray<StringMapEntry>>;
  readonly logic?: Maybe<Scalars['String']['output']>;
};

export type AssertionStdParameters = {
  readonly value?: Maybe<AssertionStdParameter>;
  readonly maxValue?: Maybe<AssertionStdParameter>;
  readonly minValue?: Maybe<AssertionStdParameter>;
};

export type AssertionStdParameter = {
  readonly value: Scalars['String']['output'];
  readonly type: AssertionStdParameterType;
};

export type CustomAssertionInfo = {
  readonly type: Scalars['String']['output'];
  readonly entityUrn: Scalars['String']['output'];
  readonly field?: Maybe<SchemaFieldRef>;
  readonly fields?: Maybe<ReadonlyArray<SchemaFieldRef>>;
  readonly scope?: Maybe<DatasetAssertionScope>;
  readonly aggregation?: Maybe<AssertionStdAggregation>;
  readonly operator?: Maybe<AssertionStdOperator>;
  readonly parameters?: Maybe<AssertionStdParameters>;
  readonly nativeType?: Maybe<Scalars['String']['output']>;
  readonly nativeParameters?: Maybe<ReadonlyArray<StringMapEntry>>;
  readonly logic?: Maybe<Scalars['String']['output']>;
};

export type FreshnessAssertionInfo = {
  readonly type: FreshnessAssertionType;
  readonly entityUrn: Scalars['String']['output'];
  readonly schedule: FreshnessAssertionSchedule;
  readonly filter?: Maybe<DatasetFilter>;
};

export type FreshnessAssertionType = 'DATASET_CHANGE' | 'DATA_JOB_RUN';

export type FreshnessAssertionSchedule = {
  readonly type: FreshnessAssertionScheduleType;
  readonly cron?: Maybe<FreshnessCronSchedule>;
  readonly fixedInterval?: Maybe<FixedIntervalSchedule>;
};

export type FreshnessAssertionScheduleType = 'CRON' | 'FIXED_INTERVAL' | 'SINCE_THE_LAST_CHECK';

export type FreshnessCronSchedule = {
  readonly cron: Scalars['String']['output'];
  readonly timezone: Scalars['String']['output'];
  readonly windowStartOffsetMs?: Maybe<Scalars['Long']['output']>;
};

export type FixedIntervalSchedule = {
  readonly unit: DateInterval;
  readonly multiple: Scalars['Int']['output'];
};

export type DateInterval = 'SECOND' | 'MINUTE' | 'HOUR' | 'DAY' | 'WEEK' | 'MONTH' | 'QUARTER' | 'YEAR';

/** Restriction to certain rows. */
export type DatasetFilter = {
  readonly type: DatasetFilterType;
  readonly sql?: Maybe<Scalars['String']['output']>;
};

export type DatasetFilterType = 'SQL';

export type VolumeAssertionInfo = {
  readonly type: VolumeAssertionType;
  readonly entityUrn: Scalars['String']['output'];
  readonly rowCountTotal?: Maybe<RowCountTotal>;
  readonly rowCountChange?: Maybe<RowCountChange>;
  readonly incrementingSegmentRowCountTotal?: Maybe<IncrementingSegmentRowCountTotal>;
  readonly incrementingSegmentRowCountChange?: Maybe<IncrementingSegmentRowCountChange>;
  readonly filter?: Maybe<DatasetFilter>;
};

export type VolumeAssertionType =
  | 'ROW_COUNT_TOTAL'
  | 'ROW_COUNT_CHANGE'
  | 'INCREMENTING_SEGMENT_ROW_COUNT_TOTAL'
  | 'INCREMENTING_SEGMENT_ROW_COUNT_CHANGE';

export type RowCountTotal = {
  readonly operator: AssertionStdOperator;
  readonly parameters: AssertionStdParameters;
};

export type RowCountChange = {
  readonly type: AssertionValueChangeType;
  readonly operator: AssertionStdOperator;
  readonly parameters: AssertionStdParameters;
};

export type AssertionValueChangeType = 'ABSOLUTE' | 'PERCENTAGE';

export type IncrementingSegmentRowCountTotal = {
  readonly segment: IncrementingSegmentSpec;
  readonly operator: AssertionStdOperator;
  readonly parameters: AssertionStdParameters;
};

export type IncrementingSegmentRowCountChange = {
  readonly segment: IncrementingSegmentSpec;
  readonly type: AssertionValueChangeType;
  readonly operator: AssertionStdOperator;
  readonly parameters: AssertionStdParameters;
};

/** Rows with a new value of a field, e.g. those of a day. */
export type IncrementingSegmentSpec = {
  readonly field: SchemaFieldSpec;
  readonly transformer?: Maybe<IncrementingSegmentFieldTransformer>;
};

export type IncrementingSegmentFieldTransformer = {
  readonly type: IncrementingSegmentFieldTransformerType;
  readonly nativeType?: Maybe<Scalars['String']['output']>;
};

export type IncrementingSegmentFieldTransformerType =
  | 'TIMESTAMP_MS_TO_MINUTE'
  | 'TIMESTAMP_MS_TO_HOUR'
  | 'TIMESTAMP_MS_TO_DATE'
  | 'TIMESTAMP_MS_TO_MONTH'
  | 'TIMESTAMP_MS_TO_YEAR'
  | 'FLOOR'
  | 'CEILING'
  | 'NATIVE';

export type SchemaFieldSpec = {
  readonly path: Scalars['String']['output'];
  readonly type: Scalars['String']['output'];
  readonly nativeType: Scalars['String']['output'];
};

export type SqlAssertionInfo = {
  readonly type: SqlAssertionType;
  readonly entityUrn: Scalars['String']['output'];
  readonly statement: Scalars['String']['output'];
  readonly changeType?: Maybe<AssertionValueChangeType>;
  readonly operator: AssertionStdOperator;
  readonly parameters: AssertionStdParameters;
};

export type SqlAssertionType = 'METRIC' | 'METRIC_CHANGE';

export type FieldAssertionInfo = {
  readonly type: FieldAssertionType;
  readonly entityUrn: Scalars['String']['output'];
  readonly fieldPath?: Maybe<Scalars['String']['output']>;
  readonly fieldValuesAssertion?: Maybe<FieldValuesAssertion>;
  readonly fieldMetricAssertion?: Maybe<FieldMetricAssertion>;
  readonly filter?: Maybe<DatasetFilter>;
};

export type FieldAssertionType = 'FIELD_VALUES' | 'FIELD_METRIC';

export type FieldValuesAssertion = {
  readonly field: SchemaFieldSpec;
  readonly transform?: Maybe<FieldTransform>;
  readonly operator: AssertionStdOperator;
  readonly parameters?: Maybe<AssertionStdParameters>;
  readonly failThreshold: FieldValuesFailThreshold;
  readonly excludeNulls: Scalars['Boolean']['output'];
};

export type FieldTransform = {
  readonly type: FieldTransformType;
};

export type FieldTransformType = 'LENGTH';

export type FieldValuesFailThreshold = {
  readonly type: FieldValuesFailThresholdType;
  readonly value: Scalars['Long']['output'];
};

export type FieldValuesFailThresholdType = 'COUNT' | 'PERCENTAGE';

export type FieldMetricAssertion = {
  readonly field: SchemaFieldSpec;
  readonly metric: FieldMetricType;
  readonly operator: AssertionStdOperator;
  readonly parameters?: Maybe<AssertionStdParameters>;
};

export type FieldMetricType =
  | 'UNIQUE_COUNT'
  | 'UNIQUE_PERCENTAGE'
  | 'NULL_COUNT'
  | 'NULL_PERCENTAGE'
  | 'MIN'
  | 'MAX'
  | 'MEAN'
  | 'MEDIAN'
  | 'STDDEV'
  | 'NEGATIVE_COUNT'
  | 'NEGATIVE_PERCENTAGE'
  | 'ZERO_COUNT'
  | 'ZERO_PERCENTAGE'
  | 'MIN_LENGTH'
  | 'MAX_LENGTH'
  | 'EMPTY_COUNT'
  | 'EMPTY_PERCENTAGE';

export type SchemaAssertionInfo = {
  readonly entityUrn: Scalars['String']['output'];
  readonly schema?: Maybe<SchemaMetadata>;
  /** The fields that the assertion concerns. */
  readonly fields: ReadonlyArray<SchemaAssertionField>;
  readonly compatibility: SchemaAssertionCompatibility;
};

export type SchemaAssertionField = {
  readonly path: Scalars['String']['output'];
  readonly type: SchemaFieldDataType;
  readonly nativeType?: Maybe<Scalars['String']['output']>;
};

export type SchemaAssertionCompatibility = 'EXACT_MATCH' | 'SUPERSET' | 'SUBSET';

/** An expectation about data that can be evaluated. */
export type Assertion = Entity &
  EntityWithRelationships & {
    /** `urn:li:dataPlatform:unknown` if no source named one. */
    readonly platform: DataPlatform;
    readonly info?: Maybe<AssertionInfo>;
    readonly actions?: Maybe<AssertionActions>;
    readonly runSummary?: Maybe<AssertionRunSummary>;
    /** Its run events, newest first; the counts are those of the returned events. Default and maximum: 10,000. */
    readonly runEvents?: Maybe<AssertionRunEventsResult>;
    /** Its name in the catalog, e.g. `urn:li:tag:pii`. */
    readonly urn: Scalars['String']['output'];
    readonly type: EntityType;
    /** Its relationships. */
    readonly relationships?: Maybe<EntityRelationshipsResult>;
    /** The properties that pages show for entities of every type. */
    readonly overview: EntityOverview;
    /** The stored latest aspects, including those without a field. */
    readonly aspects?: Maybe<ReadonlyArray<RawAspect>>;
    /** False if other entities refer to it but it has no metadata yet, e.g. an upstream that was never ingested. */
    readonly exists?: Maybe<Scalars['Boolean']['output']>;
    /** Change history of the entity, newest first. */
    readonly history: EntityHistory;
    /** Its neighbours in lineage. */
    readonly lineage?: Maybe<EntityLineageResult>;
    /** Privileges of the caller on the entity. */
    readonly privileges?: Maybe<EntityPrivileges>;
    /** Time of the last write by a source, even if it changed nothing; epoch milliseconds. */
    readonly lastIngested?: Maybe<Scalars['Long']['output']>;
    /** Owners, with their ownership types. */
    readonly ownership?: Maybe<Ownership>;
    /** Tags on the entity as a whole. */
    readonly tags?: Maybe<GlobalTags>;
    /** Whether it is soft-deleted. */
    readonly status?: Maybe<Status>;
    /** Its platform instance. */
    readonly dataPlatformInstance?: Maybe<DataPlatformInstance>;
  };

/** An expectation about data that can be evaluated. */
export type AssertionRunEventsArgs = {
  status?: InputMaybe<AssertionRunStatus>;
  startTimeMillis?: InputMaybe<Scalars['Long']['input']>;
  endTimeMillis?: InputMaybe<Scalars['Long']['input']>;
  filter?: InputMaybe<FilterInput>;
  limit?: InputMaybe<Scalars['Int']['input']>;
};

/** An expectation about data that can be evaluated. */
export type AssertionRelationshipsArgs = {
  input: RelationshipsInput;
};

/** An expectation about data that can be evaluated. */
export type AssertionAspectsArgs = {
  input?: InputMaybe<AspectParams>;
};

/** An expectation about data that can be evaluated. */
export type AssertionHistoryArgs = {
  input?: InputMaybe<HistoryInput>;
};

/** An expectation about data that can be evaluated. */
export type AssertionLineageArgs = {
  input: LineageInput;
};

export type AssertionActions = {
  readonly onSuccess: ReadonlyArray<AssertionAction>;
  readonly onFailure: ReadonlyArray<AssertionAction>;
};

export type AssertionAction = {
  readonly type: AssertionActionType;
};

export type AssertionActionType = 'RAISE_INCIDENT' | 'RESOLVE_INCIDENT';

/** Time of the last evaluation with each result, epoch milliseconds. */
export type AssertionRunSummary = {
  readonly lastFailedAtMillis?: Maybe<Scalars['Long']['output']>;
  readonly lastErroredAtMillis?: Maybe<Scalars['Long']['output']>;
  readonly lastPassedAtMillis?: Maybe<Scalars['Long']['output']>;
  readonly lastInitializedAtMillis?: Maybe<Scalars['Long']['output']>;
  readonly assertionStatus?: Maybe<AssertionStatus>;
};

export type AssertionStatus = 'PASSING' | 'FAILING' | 'ERROR' | 'INIT';

export type AssertionRunEventsResult = {
  readonly total: Scalars['Int']['output'];
  readonly failed: Scalars['Int']['output'];
  readonly succeeded: Scalars['Int']['output'];
  readonly errored: Scalars['Int']['output'];
  readonly runEvents: ReadonlyArray<AssertionRunEvent>;
};

export type AssertionRunEvent = TimeSeriesAspect & {
  /** Epoch milliseconds. */
  readonly timestampMillis: Scalars['Long']['output'];
  readonly assertionUrn: Scalars['String']['output'];
  /** URN of the evaluated entity. */
  readonly asserteeUrn: Scalars['String']['output'];
  readonly runId: Scalars['String']['output'];
  readonly status: AssertionRunStatus;
  readonly result?: Maybe<AssertionResult>;
  readonly batchSpec?: Maybe<BatchSpec>;
  readonly partitionSpec?: Maybe<PartitionSpec>;
  readonly runtimeContext?: Maybe<ReadonlyArray<StringMapEntry>>;
  /** Time at which the reporter observed the run, epoch milliseconds. */
  readonly lastObservedMillis?: Maybe<Scalars['Long']['output']>;
};

export type AssertionRunStatus = 'COMPLETE';

export type AssertionResult = {
  readonly type: AssertionResultType;
  readonly severity?: Maybe<AssertionResultSeverity>;
  readonly rowCount?: Maybe<Scalars['Long']['output']>;
  readonly missingCount?: Maybe<Scalars['Long']['output']>;
  readonly unexpectedCount?: Maybe<Scalars['Long']['output']>;
  readonly actualAggValue?: Maybe<Scalars['Float']['output']>;
  readonly externalUrl?: Maybe<Scalars['String']['output']>;
  readonly nativeResults?: Maybe<ReadonlyArray<StringMapEntry>>;
  readonly error?: Maybe<AssertionResultError>;
};

export type AssertionResultError = {
  readonly type: AssertionResultErrorType;
  readonly properties?: Maybe<ReadonlyArray<StringMapEntry>>;
};

/** The evaluated rows. */
export type BatchSpec = {
  readonly nativeBatchId?: Maybe<Scalars['String']['output']>;
  readonly query?: Maybe<Scalars['String']['output']>;
  readonly limit?: Maybe<Scalars['Int']['output']>;
  readonly customProperties?: Maybe<ReadonlyArray<StringMapEntry>>;
};

export type EntityAssertionsResult = {
  readonly start: Scalars['Int']['output'];
  /** Assertions on this page. */
  readonly count: Scalars['Int']['output'];
  /** Assertions on all pages. */
  readonly total: Scalars['Int']['output'];
  readonly assertions: ReadonlyArray<Assertion>;
};

/** The meaning of columns, described once for all of them. */
export type BusinessAttribute = Entity & {
  readonly properties?: Maybe<BusinessAttributeInfo>;
  /** Its name in the catalog, e.g. `urn:li:tag:pii`. */
  readonly urn: Scalars['String']['output'];
  readonly type: EntityType;
  /** Its relationships. */
  readonly relationships?: Maybe<EntityRelationshipsResult>;
  /** The properties that pages show for entities of every type. */
  readonly overview: EntityOverview;
  /** The stored latest aspects, including those without a field. */
  readonly aspects?: Maybe<ReadonlyArray<RawAspect>>;
  /** False if other entities refer to it but it has no metadata yet, e.g. an upstream that was never ingested. */
  readonly exists?: Maybe<Scalars['Boolean']['output']>;
  /** Change history of the entity, newest first. */
  readonly history: EntityHistory;
  /** Privileges of the caller on the entity. */
  readonly privileges?: Maybe<EntityPrivileges>;
  /** Time of the last write by a source, even if it changed nothing; epoch milliseconds. */
  readonly lastIngested?: Maybe<Scalars['Long']['output']>;
  /** Owners, with their ownership types. */
  readonly ownership?: Maybe<Ownership>;
  /** Links to external documents. */
  readonly institutionalMemory?: Maybe<InstitutionalMemory>;
  /** Whether it is soft-deleted. */
  readonly status?: Maybe<Status>;
};

/** The meaning of columns, described once for all of them. */
export type BusinessAttributeRelationshipsArgs = {
  input: RelationshipsInput;
};

/** The meaning of columns, described once for all of them. */
export type BusinessAttributeAspectsArgs = {
  input?: InputMaybe<AspectParams>;
};

/** The meaning of columns, described once for all of them. */
export type BusinessAttributeHistoryArgs = {
  input?: InputMaybe<HistoryInput>;
};

export type BusinessAttributeInfo = {
  readonly name: Scalars['String']['output'];
  readonly description?: Maybe<Scalars['String']['output']>;
  /** Data type of the columns. */
  readonly type?: Maybe<SchemaFieldDataType>;
  readonly tags?: Maybe<GlobalTags>;
  readonly glossaryTerms?: Maybe<GlossaryTerms>;
  readonly created: AuditStamp;
  readonly lastModified: AuditStamp;
  readonly deleted?: Maybe<AuditStamp>;
  readonly customProperties?: Maybe<ReadonlyArray<CustomPropertiesEntry>>;
};

export type ChartStatsSummary = {
  /** Total number of views in the last report. */
  readonly viewCount?: Maybe<Scalars['Int']['output']>;
  readonly viewCountLast30Days?: Maybe<Scalars['Int']['output']>;
  readonly uniqueUserCountLast30Days?: Maybe<Scalars['Int']['output']>;
  /** At most 10, most active first. */
  readonly topUsersLast30Days?: Maybe<ReadonlyArray<CorpUser>>;
};

export type ChartProperties = {
  readonly name: Scalars['String']['output'];
  readonly description?: Maybe<Scalars['String']['output']>;
  readonly externalUrl?: Maybe<Scalars['String']['output']>;
  readonly chartUrl?: Maybe<Scalars['String']['output']>;
  readonly type?: Maybe<ChartType>;
  readonly access?: Maybe<AccessLevel>;
  /** Epoch milliseconds. */
  readonly lastRefreshed?: Maybe<Scalars['Long']['output']>;
  readonly created: AuditStamp;
  readonly lastModified: AuditStamp;
  readonly deleted?: Maybe<AuditStamp>;
  /** Its inputs. */
  readonly inputs?: Maybe<ReadonlyArray<Dataset>>;
  readonly customProperties?: Maybe<ReadonlyArray<CustomPropertiesEntry>>;
};

export type ChartInfo = {
  readonly name: Scalars['String']['output'];
  readonly description?: Maybe<Scalars['String']['output']>;
  readonly externalUrl?: Maybe<Scalars['String']['output']>;
  readonly type?: Maybe<ChartType>;
  readonly access?: Maybe<AccessLevel>;
  /** Epoch milliseconds. */
  readonly lastRefreshed?: Maybe<Scalars['Long']['output']>;
  readonly created: AuditStamp;
  readonly lastModified: AuditStamp;
  readonly deleted?: Maybe<AuditStamp>;
  readonly inputs?: Maybe<ReadonlyArray<Dataset>>;
  readonly customProperties?: Maybe<ReadonlyArray<CustomPropertiesEntry>>;
};

export type ChartEditableProperties = {
  readonly description?: Maybe<Scalars['String']['output']>;
};

export type ChartType =
  | 'BAR'
  | 'PIE'
  | 'SCATTER'
  | 'TABLE'
  | 'TEXT'
  | 'LINE'
  | 'AREA'
  | 'HISTOGRAM'
  | 'BOX_PLOT'
  | 'WORD_CLOUD'
  | 'COHORT';

/** Its visibility in the source system. */
export type AccessLevel = 'PUBLIC' | 'PRIVATE';

export type ChartQuery = {
  readonly rawQuery: Scalars['String']['output'];
  readonly type: ChartQueryType;
};

export type ChartQueryType = 'LOOKML' | 'SQL';

/** Dataset fields that it uses. */
export type InputFields = {
  readonly fields?: Maybe<ReadonlyArray<Maybe<InputField>>>;
};

export type InputField = {
  readonly schemaFieldUrn?: Maybe<Scalars['String']['output']>;
  readonly schemaField?: Maybe<SchemaField>;
};

/** A container of data, e.g. a database, a schema or a folder. */
export type Container = Entity & {
  /** `urn:li:dataPlatform:unknown` if no source named one. */
  readonly platform: DataPlatform;
  readonly properties?: Maybe<ContainerProperties>;
  readonly editableProperties?: Maybe<ContainerEditableProperties>;
  readonly access?: Maybe<Access>;
  /** Its containers, innermost first. */
  readonly parentContainers?: Maybe<ParentContainersResult>;
  /** Its direct members without soft-deleted ones. Default query: `*`. */
  readonly entities?: Maybe<SearchResults>;
  /** Its name in the catalog, e.g. `urn:li:tag:pii`. */
  readonly urn: Scalars['String']['output'];
  readonly type: EntityType;
  /** Its relationships. */
  readonly relationships?: Maybe<EntityRelationshipsResult>;
  /** The properties that pages show for entities of every type. */
  readonly overview: EntityOverview;
  /** The stored latest aspects, including those without a field. */
  readonly aspects?: Maybe<ReadonlyArray<RawAspect>>;
  /** False if other entities refer to it but it has no metadata yet, e.g. an upstream that was never ingested. */
  readonly exists?: Maybe<Scalars['Boolean']['output']>;
  /** Change history of the entity, newest first. */
  readonly history: EntityHistory;
  /** Privileges of the caller on the entity. */
  readonly privileges?: Maybe<EntityPrivileges>;
  /** Its path in the tree of containers and folders. */
  readonly browsePathV2?: Maybe<BrowsePathV2>;
  /** Its paths in the older folder trees, each as a list of steps. */
  readonly browsePaths?: Maybe<ReadonlyArray<BrowsePath>>;
  /** Time of the last write by a source, even if it changed nothing; epoch milliseconds. */
  readonly lastIngested?: Maybe<Scalars['Long']['output']>;
  /** Owners, with their ownership types. */
  readonly ownership?: Maybe<Ownership>;
  /** Tags on the entity as a whole. */
  readonly tags?: Maybe<GlobalTags>;
  /** Glossary terms of the entity. */
  readonly glossaryTerms?: Maybe<GlossaryTerms>;
  /** Its domain; the first one if there are several. */
  readonly domain?: Maybe<DomainAssociation>;
  /** Links to external documents. */
  readonly institutionalMemory?: Maybe<InstitutionalMemory>;
  /** Deprecation, with a replacement. */
  readonly deprecation?: Maybe<Deprecation>;
  /** Whether it is soft-deleted. */
  readonly status?: Maybe<Status>;
  /** Its subtypes on its platform, e.g. view. */
  readonly subTypes?: Maybe<SubTypes>;
  /** Its platform instance. */
  readonly dataPlatformInstance?: Maybe<DataPlatformInstance>;
  /** Its direct container, e.g. the schema of a table. */
  readonly container?: Maybe<Container>;
  /** Its applications. */
  readonly applications?: Maybe<ReadonlyArray<ApplicationAssociation>>;
  /** Its application; the first one if there are several. */
  readonly application?: Maybe<ApplicationAssociation>;
  /** Values of structured properties. */
  readonly structuredProperties?: Maybe<StructuredProperties>;
  /** Its open and completed forms. */
  readonly forms?: Maybe<Forms>;
  /** Values of the aspects by source. */
  readonly documentation?: Maybe<Documentation>;
  /** Passing and failing tests. */
  readonly testResults?: Maybe<TestResults>;
};

/** A container of data, e.g. a database, a schema or a folder. */
export type ContainerEntitiesArgs = {
  input?: InputMaybe<ContainerEntitiesInput>;
};

/** A container of data, e.g. a database, a schema or a folder. */
export type ContainerRelationshipsArgs = {
  input: RelationshipsInput;
};

/** A container of data, e.g. a database, a schema or a folder. */
export type ContainerAspectsArgs = {
  input?: InputMaybe<AspectParams>;
};

/** A container of data, e.g. a database, a schema or a folder. */
export type ContainerHistoryArgs = {
  input?: InputMaybe<HistoryInput>;
};

export type ContainerEntitiesInput = {
  readonly query?: InputMaybe<Scalars['String']['input']>;
  readonly start?: InputMaybe<Scalars['Int']['input']>;
  /** Page size. Default: 10, maximum: 5,000. */
  readonly count?: InputMaybe<Scalars['Int']['input']>;
  /** All criteria must match. */
  readonly filters?: InputMaybe<ReadonlyArray<FacetFilterInput>>;
};

export type ContainerProperties = {
  readonly name: Scalars['String']['output'];
  readonly qualifiedName?: Maybe<Scalars['String']['output']>;
  readonly description?: Maybe<Scalars['String']['output']>;
  readonly externalUrl?: Maybe<Scalars['String']['output']>;
  readonly env?: Maybe<FabricType>;
  readonly created?: Maybe<AuditStamp>;
  readonly lastModified?: Maybe<AuditStamp>;
  readonly customProperties?: Maybe<ReadonlyArray<CustomPropertiesEntry>>;
};

export type ContainerEditableProperties = {
  readonly description?: Maybe<Scalars['String']['output']>;
};

/** The containers of an entity, innermost first. */
export type ParentContainersResult = {
  readonly count: Scalars['Int']['output'];
  readonly containers: ReadonlyArray<Container>;
};

export type DashboardUsageQueryResult = {
  /** Usage per time window. */
  readonly buckets?: Maybe<ReadonlyArray<Maybe<DashboardUsageAggregation>>>;
  /** Sums of all buckets. */
  readonly aggregations?: Maybe<DashboardUsageQueryResultAggregations>;
  /** Total counts at a point in time. */
  readonly metrics?: Maybe<ReadonlyArray<DashboardUsageMetrics>>;
};

export type DashboardUsageAggregation = {
  /** Start of the window, epoch milliseconds. */
  readonly bucket?: Maybe<Scalars['Long']['output']>;
  readonly duration?: Maybe<WindowDuration>;
  /** URN of the used entity. */
  readonly resource?: Maybe<Scalars['String']['output']>;
  readonly metrics?: Maybe<DashboardUsageAggregationMetrics>;
};

export type DashboardUsageAggregationMetrics = {
  readonly uniqueUserCount?: Maybe<Scalars['Int']['output']>;
  readonly viewsCount?: Maybe<Scalars['Int']['output']>;
  readonly executionsCount?: Maybe<Scalars['Int']['output']>;
};

export type DashboardUsageQueryResultAggregations = {
  /** Users in any of the buckets. */
  readonly uniqueUserCount?: Maybe<Scalars['Int']['output']>;
  readonly users?: Maybe<ReadonlyArray<Maybe<DashboardUserUsageCounts>>>;
  readonly viewsCount?: Maybe<Scalars['Long']['output']>;
  readonly executionsCount?: Maybe<Scalars['Long']['output']>;
};

export type DashboardUserUsageCounts = {
  readonly user?: Maybe<CorpUser>;
  readonly viewsCount?: Maybe<Scalars['Long']['output']>;
  readonly executionsCount?: Maybe<Scalars['Long']['output']>;
  readonly usageCount?: Maybe<Scalars['Long']['output']>;
};

export type DashboardUsageMetrics = {
  /** Epoch milliseconds. */
  readonly timestampMillis?: Maybe<Scalars['Long']['output']>;
  readonly viewsCount?: Maybe<Scalars['Int']['output']>;
  readonly executionsCount?: Maybe<Scalars['Int']['output']>;
  readonly favoritesCount?: Maybe<Scalars['Int']['output']>;
  /** Time of the last view, epoch milliseconds. */
  readonly lastViewed?: Maybe<Scalars['Long']['output']>;
};

export type DashboardStatsSummary = {
  /** Total number of views in the last report. */
  readonly viewCount?: Maybe<Scalars['Int']['output']>;
  readonly viewCountLast30Days?: Maybe<Scalars['Int']['output']>;
  readonly uniqueUserCountLast30Days?: Maybe<Scalars['Int']['output']>;
  /** At most 10, most active first. */
  readonly topUsersLast30Days?: Maybe<ReadonlyArray<CorpUser>>;
};

export type DashboardProperties = {
  readonly name: Scalars['String']['output'];
  readonly description?: Maybe<Scalars['String']['output']>;
  readonly externalUrl?: Maybe<Scalars['String']['output']>;
  readonly dashboardUrl?: Maybe<Scalars['String']['output']>;
  readonly access?: Maybe<AccessLevel>;
  /** Epoch milliseconds. */
  readonly lastRefreshed?: Maybe<Scalars['Long']['output']>;
  readonly created: AuditStamp;
  readonly lastModified: AuditStamp;
  readonly deleted?: Maybe<AuditStamp>;
  readonly charts: ReadonlyArray<Chart>;
  readonly datasets: ReadonlyArray<Dataset>;
  /** Embedded dashboards. */
  readonly dashboards: ReadonlyArray<Dashboard>;
  readonly customProperties?: Maybe<ReadonlyArray<CustomPropertiesEntry>>;
};

export type DashboardInfo = {
  readonly name: Scalars['String']['output'];
  readonly description?: Maybe<Scalars['String']['output']>;
  readonly externalUrl?: Maybe<Scalars['String']['output']>;
  readonly access?: Maybe<AccessLevel>;
  /** Epoch milliseconds. */
  readonly lastRefreshed?: Maybe<Scalars['Long']['output']>;
  readonly created: AuditStamp;
  readonly lastModified: AuditStamp;
  readonly deleted?: Maybe<AuditStamp>;
  readonly charts: ReadonlyArray<Chart>;
  readonly datasets: ReadonlyArray<Dataset>;
  readonly customProperties?: Maybe<ReadonlyArray<CustomPropertiesEntry>>;
};

export type DashboardEditableProperties = {
  readonly description?: Maybe<Scalars['String']['output']>;
};

/** Assertions that producers of data guarantee. */
export type DataContract = Entity & {
  readonly properties?: Maybe<DataContractProperties>;
  readonly status?: Maybe<DataContractStatus>;
  /** Its name in the catalog, e.g. `urn:li:tag:pii`. */
  readonly urn: Scalars['String']['output'];
  readonly type: EntityType;
  /** Its relationships. */
  readonly relationships?: Maybe<EntityRelationshipsResult>;
  /** The properties that pages show for entities of every type. */
  readonly overview: EntityOverview;
  /** The stored latest aspects, including those without a field. */
  readonly aspects?: Maybe<ReadonlyArray<RawAspect>>;
  /** False if other entities refer to it but it has no metadata yet, e.g. an upstream that was never ingested. */
  readonly exists?: Maybe<Scalars['Boolean']['output']>;
  /** Change history of the entity, newest first. */
  readonly history: EntityHistory;
  /** Privileges of the caller on the entity. */
  readonly privileges?: Maybe<EntityPrivileges>;
  /** Time of the last write by a source, even if it changed nothing; epoch milliseconds. */
  readonly lastIngested?: Maybe<Scalars['Long']['output']>;
  /** Values of structured properties. */
  readonly structuredProperties?: Maybe<StructuredProperties>;
};

/** Assertions that producers of data guarantee. */
export type DataContractRelationshipsArgs = {
  input: RelationshipsInput;
};

/** Assertions that producers of data guarantee. */
export type DataContractAspectsArgs = {
  input?: InputMaybe<AspectParams>;
};

/** Assertions that producers of data guarantee. */
export type DataContractHistoryArgs = {
  input?: InputMaybe<HistoryInput>;
};

export type DataContractProperties = {
  /** URN of the subject. */
  readonly entityUrn: Scalars['String']['output'];
  readonly freshness?: Maybe<ReadonlyArray<FreshnessContract>>;
  readonly schema?: Maybe<ReadonlyArray<SchemaContract>>;
  readonly dataQuality?: Maybe<ReadonlyArray<DataQualityContract>>;
};

export type FreshnessContract = {
  readonly assertion?: Maybe<Assertion>;
};

export type SchemaContract = {
  readonly assertion?: Maybe<Assertion>;
};

export type DataQualityContract = {
  readonly assertion?: Maybe<Assertion>;
};

export type DataContractStatus = {
  readonly state: DataContractState;
  readonly customProperties?: Maybe<ReadonlyArray<CustomPropertiesEntry>>;
};

export type DataContractState = 'ACTIVE' | 'PENDING';

export type DataFlowProperties = {
  readonly name: Scalars['String']['output'];
  readonly description?: Maybe<Scalars['String']['output']>;
  readonly project?: Maybe<Scalars['String']['output']>;
  readonly externalUrl?: Maybe<Scalars['String']['output']>;
  readonly env?: Maybe<FabricType>;
  readonly created?: Maybe<AuditStamp>;
  readonly lastModified?: Maybe<AuditStamp>;
  readonly customProperties?: Maybe<ReadonlyArray<CustomPropertiesEntry>>;
};

export type DataFlowEditableProperties = {
  readonly description?: Maybe<Scalars['String']['output']>;
};

/** Version of the code, e.g. a commit. */
export type VersionInfo = {
  readonly version: Scalars['String']['output'];
  readonly versionType: Scalars['String']['output'];
  readonly externalUrl?: Maybe<Scalars['String']['output']>;
  readonly customProperties?: Maybe<ReadonlyArray<CustomPropertiesEntry>>;
};

export type DataFlowDataJobsRelationships = {
  readonly entities?: Maybe<ReadonlyArray<Maybe<EntityRelationshipLegacy>>>;
};

export type DataJobProperties = {
  readonly name: Scalars['String']['output'];
  /** Type of the job in the orchestrator. */
  readonly type?: Maybe<Scalars['String']['output']>;
  readonly status?: Maybe<JobStatus>;
  readonly description?: Maybe<Scalars['String']['output']>;
  readonly externalUrl?: Maybe<Scalars['String']['output']>;
  readonly env?: Maybe<FabricType>;
  readonly created?: Maybe<AuditStamp>;
  readonly lastModified?: Maybe<AuditStamp>;
  readonly customProperties?: Maybe<ReadonlyArray<CustomPropertiesEntry>>;
};

export type JobStatus =
  'STARTING' | 'IN_PROGRESS' | 'STOPPING' | 'STOPPED' | 'COMPLETED' | 'FAILED' | 'SKIPPED' | 'UNKNOWN';

export type DataJobEditableProperties = {
  readonly description?: Maybe<Scalars['String']['output']>;
};

/** Inputs and outputs of a job. */
export type DataJobInputOutput = {
  readonly inputDatasets?: Maybe<ReadonlyArray<Dataset>>;
  readonly outputDatasets?: Maybe<ReadonlyArray<Dataset>>;
  /** Upstream jobs. */
  readonly inputDatajobs?: Maybe<ReadonlyArray<DataJob>>;
  readonly fineGrainedLineages?: Maybe<ReadonlyArray<FineGrainedLineage>>;
};

/** Transformations from inputs to outputs. */
export type DataTransformLogic = {
  readonly transforms: ReadonlyArray<DataTransform>;
};

export type DataTransform = {
  readonly queryStatement?: Maybe<QueryStatement>;
};

/** A run of a job or a training. */
export type DataProcessInstance = Entity &
  EntityWithRelationships & {
    readonly name?: Maybe<Scalars['String']['output']>;
    readonly created?: Maybe<AuditStamp>;
    readonly externalUrl?: Maybe<Scalars['String']['output']>;
    /** `urn:li:dataPlatform:unknown` if no source named one. */
    readonly platform: DataPlatform;
    readonly properties?: Maybe<DataProcessInstanceProperties>;
    readonly mlTrainingRunProperties?: Maybe<MlTrainingRunProperties>;
    /** The job or model that ran. */
    readonly parentTemplate?: Maybe<Entity>;
    /** The parent run. */
    readonly parentInstance?: Maybe<DataProcessInstance>;
    readonly upstreamInstances?: Maybe<ReadonlyArray<DataProcessInstance>>;
    readonly inputs?: Maybe<ReadonlyArray<Entity>>;
    readonly outputs?: Maybe<ReadonlyArray<Entity>>;
    /** Start and end events, newest first. Default and maximum: 10,000. */
    readonly state?: Maybe<ReadonlyArray<Maybe<DataProcessRunEvent>>>;
    /** Its containers, innermost first. */
    readonly parentContainers?: Maybe<ParentContainersResult>;
    /** Its name in the catalog, e.g. `urn:li:tag:pii`. */
    readonly urn: Scalars['String']['output'];
    readonly type: EntityType;
    /** Its relationships. */
    readonly relationships?: Maybe<EntityRelationshipsResult>;
    /** The properties that pages show for entities of every type. */
    readonly overview: EntityOverview;
    /** The stored latest aspects, including those without a field. */
    readonly aspects?: Maybe<ReadonlyArray<RawAspect>>;
    /** False if other entities refer to it but it has no metadata yet, e.g. an upstream that was never ingested. */
    readonly exists?: Maybe<Scalars['Boolean']['output']>;
    /** Change history of the entity, newest first. */
    readonly history: EntityHistory;
    /** Its neighbours in lineage. */
    readonly lineage?: Maybe<EntityLineageResult>;
    /** Privileges of the caller on the entity. */
    readonly privileges?: Maybe<EntityPrivileges>;
    /** Time of the last write by a source, even if it changed nothing; epoch milliseconds. */
    readonly lastIngested?: Maybe<Scalars['Long']['output']>;
    /** Whether it is soft-deleted. */
    readonly status?: Maybe<Status>;
    /** Its subtypes on its platform, e.g. view. */
    readonly subTypes?: Maybe<SubTypes>;
    /** Its platform instance. */
    readonly dataPlatformInstance?: Maybe<DataPlatformInstance>;
    /** Its direct container, e.g. the schema of a table. */
    readonly container?: Maybe<Container>;
    /** Passing and failing tests. */
    readonly testResults?: Maybe<TestResults>;
  };

/** A run of a job or a training. */
export type DataProcessInstanceStateArgs = {
  startTimeMillis?: InputMaybe<Scalars['Long']['input']>;
  endTimeMillis?: InputMaybe<Scalars['Long']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
};

/** A run of a job or a training. */
export type DataProcessInstanceRelationshipsArgs = {
  input: RelationshipsInput;
};

/** A run of a job or a training. */
export type DataProcessInstanceAspectsArgs = {
  input?: InputMaybe<AspectParams>;
};

/** A run of a job or a training. */
export type DataProcessInstanceHistoryArgs = {
  input?: InputMaybe<HistoryInput>;
};

/** A run of a job or a training. */
export type DataProcessInstanceLineageArgs = {
  input: LineageInput;
};

export type DataProcessInstanceProperties = {
  readonly name: Scalars['String']['output'];
  readonly type?: Maybe<DataProcessType>;
  readonly created: AuditStamp;
  readonly externalUrl?: Maybe<Scalars['String']['output']>;
  readonly customProperties?: Maybe<ReadonlyArray<CustomPropertiesEntry>>;
};

export type DataProcessType = 'BATCH_SCHEDULED' | 'BATCH_AD_HOC' | 'STREAMING';

export type MlTrainingRunProperties = {
  readonly id?: Maybe<Scalars['String']['output']>;
  readonly outputUrls?: Maybe<ReadonlyArray<Maybe<Scalars['String']['output']>>>;
  readonly hyperParams?: Maybe<ReadonlyArray<Maybe<MlHyperParam>>>;
  readonly trainingMetrics?: Maybe<ReadonlyArray<Maybe<MlMetric>>>;
  readonly externalUrl?: Maybe<Scalars['String']['output']>;
  readonly customProperties?: Maybe<ReadonlyArray<CustomPropertiesEntry>>;
};

export type DataProcessRunEvent = TimeSeriesAspect & {
  /** Epoch milliseconds. */
  readonly timestampMillis: Scalars['Long']['output'];
  readonly status?: Maybe<DataProcessRunStatus>;
  /** Number of the attempt. */
  readonly attempt?: Maybe<Scalars['Int']['output']>;
  readonly result?: Maybe<DataProcessInstanceRunResult>;
  readonly durationMillis?: Maybe<Scalars['Long']['output']>;
  readonly externalUrl?: Maybe<Scalars['String']['output']>;
  readonly partitionSpec?: Maybe<PartitionSpec>;
};

export type DataProcessRunStatus = 'STARTED' | 'COMPLETE';

export type DataProcessInstanceRunResult = {
  readonly resultType?: Maybe<DataProcessInstanceRunResultType>;
  /** Native result of the orchestrator. */
  readonly nativeResultType?: Maybe<Scalars['String']['output']>;
};

export type DataProcessInstanceRunResultType = 'SUCCESS' | 'FAILURE' | 'SKIPPED' | 'UP_FOR_RETRY';

/** A page of runs, newest first. Default page size: 20. */
export type DataProcessInstanceResult = {
  readonly start?: Maybe<Scalars['Int']['output']>;
  /** Runs on this page. */
  readonly count?: Maybe<Scalars['Int']['output']>;
  /** Runs on all pages. */
  readonly total?: Maybe<Scalars['Int']['output']>;
  readonly runs?: Maybe<ReadonlyArray<Maybe<DataProcessInstance>>>;
};

/** A set of assets that a domain offers as a product. */
export type DataProduct = Entity & {
  readonly properties?: Maybe<DataProductProperties>;
  /** Its assets, as far as they exist and search finds them. */
  readonly entities?: Maybe<SearchResults>;
  /** Its name in the catalog, e.g. `urn:li:tag:pii`. */
  readonly urn: Scalars['String']['output'];
  readonly type: EntityType;
  /** Its relationships. */
  readonly relationships?: Maybe<EntityRelationshipsResult>;
  /** The properties that pages show for entities of every type. */
  readonly overview: EntityOverview;
  /** The stored latest aspects, including those without a field. */
  readonly aspects?: Maybe<ReadonlyArray<RawAspect>>;
  /** False if other entities refer to it but it has no metadata yet, e.g. an upstream that was never ingested. */
  readonly exists?: Maybe<Scalars['Boolean']['output']>;
  /** Change history of the entity, newest first. */
  readonly history: EntityHistory;
  /** Privileges of the caller on the entity. */
  readonly privileges?: Maybe<EntityPrivileges>;
  /** Time of the last write by a source, even if it changed nothing; epoch milliseconds. */
  readonly lastIngested?: Maybe<Scalars['Long']['output']>;
  /** Owners, with their ownership types. */
  readonly ownership?: Maybe<Ownership>;
  /** Tags on the entity as a whole. */
  readonly tags?: Maybe<GlobalTags>;
  /** Glossary terms of the entity. */
  readonly glossaryTerms?: Maybe<GlossaryTerms>;
  /** Its domain; the first one if there are several. */
  readonly domain?: Maybe<DomainAssociation>;
  /** Links to external documents. */
  readonly institutionalMemory?: Maybe<InstitutionalMemory>;
  /** Deprecation, with a replacement. */
  readonly deprecation?: Maybe<Deprecation>;
  /** Whether it is soft-deleted. */
  readonly status?: Maybe<Status>;
  /** Its subtypes on its platform, e.g. view. */
  readonly subTypes?: Maybe<SubTypes>;
  /** Its applications. */
  readonly applications?: Maybe<ReadonlyArray<ApplicationAssociation>>;
  /** Its application; the first one if there are several. */
  readonly application?: Maybe<ApplicationAssociation>;
  /** Values of structured properties. */
  readonly structuredProperties?: Maybe<StructuredProperties>;
  /** Its open and completed forms. */
  readonly forms?: Maybe<Forms>;
  /** Layout of its page. */
  readonly settings?: Maybe<AssetSettings>;
  /** Passing and failing tests. */
  readonly testResults?: Maybe<TestResults>;
};

/** A set of assets that a domain offers as a product. */
export type DataProductEntitiesArgs = {
  input: SearchAcrossEntitiesInput;
};

/** A set of assets that a domain offers as a product. */
export type DataProductRelationshipsArgs = {
  input: RelationshipsInput;
};

/** A set of assets that a domain offers as a product. */
export type DataProductAspectsArgs = {
  input?: InputMaybe<AspectParams>;
};

/** A set of assets that a domain offers as a product. */
export type DataProductHistoryArgs = {
  input?: InputMaybe<HistoryInput>;
};

export type DataProductProperties = {
  /** Its name; default: the name in the URN. */
  readonly name: Scalars['String']['output'];
  readonly description?: Maybe<Scalars['String']['output']>;
  readonly externalUrl?: Maybe<Scalars['String']['output']>;
  /** Number of its assets. `relationships` of the type `DataProductContains` lists them. */
  readonly numAssets?: Maybe<Scalars['Int']['output']>;
  /** Creation of the entity in the catalog. */
  readonly createdOn?: Maybe<ResolvedAuditStamp>;
  readonly customProperties?: Maybe<ReadonlyArray<CustomPropertiesEntry>>;
};

/** An application of the company that assets belong to. */
export type Application = Entity &
  EntityWithRelationships & {
    readonly properties?: Maybe<ApplicationProperties>;
    /** Its name in the catalog, e.g. `urn:li:tag:pii`. */
    readonly urn: Scalars['String']['output'];
    readonly type: EntityType;
    /** Its relationships. */
    readonly relationships?: Maybe<EntityRelationshipsResult>;
    /** The properties that pages show for entities of every type. */
    readonly overview: EntityOverview;
    /** The stored latest aspects, including those without a field. */
    readonly aspects?: Maybe<ReadonlyArray<RawAspect>>;
    /** False if other entities refer to it but it has no metadata yet, e.g. an upstream that was never ingested. */
    readonly exists?: Maybe<Scalars['Boolean']['output']>;
    /** Change history of the entity, newest first. */
    readonly history: EntityHistory;
    /** Its neighbours in lineage. */
    readonly lineage?: Maybe<EntityLineageResult>;
    /** Privileges of the caller on the entity. */
    readonly privileges?: Maybe<EntityPrivileges>;
    /** Time of the last write by a source, even if it changed nothing; epoch milliseconds. */
    readonly lastIngested?: Maybe<Scalars['Long']['output']>;
    /** Owners, with their ownership types. */
    readonly ownership?: Maybe<Ownership>;
    /** Tags on the entity as a whole. */
    readonly tags?: Maybe<GlobalTags>;
    /** Glossary terms of the entity. */
    readonly glossaryTerms?: Maybe<GlossaryTerms>;
    /** Its domain; the first one if there are several. */
    readonly domain?: Maybe<DomainAssociation>;
    /** Links to external documents. */
    readonly institutionalMemory?: Maybe<InstitutionalMemory>;
    /** Whether it is soft-deleted. */
    readonly status?: Maybe<Status>;
    /** Its subtypes on its platform, e.g. view. */
    readonly subTypes?: Maybe<SubTypes>;
    /** Values of structured properties. */
    readonly structuredProperties?: Maybe<StructuredProperties>;
    /** Its open and completed forms. */
    readonly forms?: Maybe<Forms>;
    /** Passing and failing tests. */
    readonly testResults?: Maybe<TestResults>;
  };

/** An application of the company that assets belong to. */
export type ApplicationRelationshipsArgs = {
  input: RelationshipsInput;
};

/** An application of the company that assets belong to. */
export type ApplicationAspectsArgs = {
  input?: InputMaybe<AspectParams>;
};

/** An application of the company that assets belong to. */
export type ApplicationHistoryArgs = {
  input?: InputMaybe<HistoryInput>;
};

/** An application of the company that assets belong to. */
export type ApplicationLineageArgs = {
  input: LineageInput;
};

export type ApplicationProperties = {
  /** Its name; default: the name in the URN. */
  readonly name: Scalars['String']['output'];
  readonly description?: Maybe<Scalars['String']['output']>;
  /** Number of its assets without soft-deleted ones. */
  readonly numAssets?: Maybe<Scalars['Int']['output']>;
  readonly externalUrl?: Maybe<Scalars['String']['output']>;
  readonly customProperties?: Maybe<ReadonlyArray<CustomPropertiesEntry>>;
};

export type OperationsStatsInput = {
  readonly range?: InputMaybe<TimeRange>;
  /** Time zone of the days, e.g. `Europe/Berlin`. Default: UTC. */
  readonly timeZone?: InputMaybe<Scalars['String']['input']>;
};

export type OperationsQueryResult = {
  /** Days with operations, oldest first. */
  readonly buckets?: Maybe<ReadonlyArray<Maybe<OperationsAggregation>>>;
  /** Sums of all days. */
  readonly aggregations?: Maybe<OperationsAggregationsResult>;
};

export type OperationsAggregation = {
  /** Start of the day, epoch milliseconds. */
  readonly bucket?: Maybe<Scalars['Long']['output']>;
  readonly duration?: Maybe<WindowDuration>;
  /** URN of the changed entity. */
  readonly resource?: Maybe<Scalars['String']['output']>;
  readonly aggregations?: Maybe<OperationsAggregationsResult>;
};

export type OperationsAggregationsResult = {
  readonly totalOperations?: Maybe<Scalars['Int']['output']>;
  readonly totalInserts?: Maybe<Scalars['Int']['output']>;
  readonly totalUpdates?: Maybe<Scalars['Int']['output']>;
  readonly totalDeletes?: Maybe<Scalars['Int']['output']>;
  readonly totalCreates?: Maybe<Scalars['Int']['output']>;
  readonly totalAlters?: Maybe<Scalars['Int']['output']>;
  readonly totalDrops?: Maybe<Scalars['Int']['output']>;
  readonly totalCustoms?: Maybe<Scalars['Int']['output']>;
  /** Numbers of custom operations by name. */
  readonly customOperationsMap?: Maybe<ReadonlyArray<IntMapEntry>>;
};

export type IntMapEntry = {
  readonly key: Scalars['String']['output'];
  readonly value?: Maybe<Scalars['Int']['output']>;
};

export type Operation = TimeSeriesAspect & {
  /** Time of the report, epoch milliseconds. */
  readonly timestampMillis: Scalars['Long']['output'];
  /** URN of the actor. */
  readonly actor?: Maybe<Scalars['String']['output']>;
  readonly operationType: OperationType;
  readonly customOperationType?: Maybe<Scalars['String']['output']>;
  readonly sourceType?: Maybe<OperationSourceType>;
  readonly numAffectedRows?: Maybe<Scalars['Long']['output']>;
  /** The changed partition. */
  readonly partition?: Maybe<Scalars['String']['output']>;
  readonly partitionSpec?: Maybe<PartitionSpec>;
  readonly affectedDatasets?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** Time of the operation, epoch milliseconds. */
  readonly lastUpdatedTimestamp: Scalars['Long']['output'];
  /** URNs of the queries of the operation. */
  readonly queries?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  readonly customProperties?: Maybe<ReadonlyArray<StringMapEntry>>;
};

export type DatasetProfile = TimeSeriesAspect & {
  /** Epoch milliseconds. */
  readonly timestampMillis: Scalars['Long']['output'];
  readonly rowCount?: Maybe<Scalars['Long']['output']>;
  readonly columnCount?: Maybe<Scalars['Long']['output']>;
  readonly sizeInBytes?: Maybe<Scalars['Long']['output']>;
  readonly fieldProfiles?: Maybe<ReadonlyArray<DatasetFieldProfile>>;
  readonly partitionSpec?: Maybe<PartitionSpec>;
};

export type DatasetFieldProfile = {
  readonly fieldPath: Scalars['String']['output'];
  readonly uniqueCount?: Maybe<Scalars['Long']['output']>;
  readonly uniqueProportion?: Maybe<Scalars['Float']['output']>;
  readonly nullCount?: Maybe<Scalars['Long']['output']>;
  readonly nullProportion?: Maybe<Scalars['Float']['output']>;
  readonly min?: Maybe<Scalars['String']['output']>;
  readonly max?: Maybe<Scalars['String']['output']>;
  readonly mean?: Maybe<Scalars['String']['output']>;
  readonly median?: Maybe<Scalars['String']['output']>;
  readonly stdev?: Maybe<Scalars['String']['output']>;
  readonly quantiles?: Maybe<ReadonlyArray<Quantile>>;
  readonly distinctValueFrequencies?: Maybe<ReadonlyArray<ValueFrequency>>;
  readonly histogram?: Maybe<Histogram>;
  readonly sampleValues?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
};

export type Quantile = {
  readonly quantile: Scalars['String']['output'];
  readonly value: Scalars['String']['output'];
};

export type ValueFrequency = {
  readonly value: Scalars['String']['output'];
  readonly frequency: Scalars['Long']['output'];
};

export type Histogram = {
  readonly boundaries: ReadonlyArray<Scalars['String']['output']>;
  /** One item less than `boundaries`. */
  readonly heights: ReadonlyArray<Scalars['Float']['output']>;
};

export type UsageQueryResult = {
  /** The reported buckets, oldest first. */
  readonly buckets?: Maybe<ReadonlyArray<Maybe<UsageAggregation>>>;
  /** Sums of all buckets. */
  readonly aggregations?: Maybe<UsageQueryResultAggregations>;
};

/** Usage in one time window. */
export type UsageAggregation = {
  /** Start of the window, epoch milliseconds. */
  readonly bucket?: Maybe<Scalars['Long']['output']>;
  readonly duration?: Maybe<WindowDuration>;
  /** URN of the used entity. */
  readonly resource?: Maybe<Scalars['String']['output']>;
  readonly metrics?: Maybe<UsageAggregationMetrics>;
};

export type UsageAggregationMetrics = {
  readonly uniqueUserCount?: Maybe<Scalars['Int']['output']>;
  readonly users?: Maybe<ReadonlyArray<Maybe<UserUsageCounts>>>;
  readonly totalSqlQueries?: Maybe<Scalars['Int']['output']>;
  readonly topSqlQueries?: Maybe<ReadonlyArray<Maybe<Scalars['String']['output']>>>;
  readonly fields?: Maybe<ReadonlyArray<Maybe<FieldUsageCounts>>>;
};

export type UsageQueryResultAggregations = {
  /** Users in any of the buckets. */
  readonly uniqueUserCount?: Maybe<Scalars['Int']['output']>;
  readonly users?: Maybe<ReadonlyArray<Maybe<UserUsageCounts>>>;
  readonly fields?: Maybe<ReadonlyArray<Maybe<FieldUsageCounts>>>;
  readonly totalSqlQueries?: Maybe<Scalars['Long']['output']>;
};

export type UserUsageCounts = {
  readonly user?: Maybe<CorpUser>;
  readonly count?: Maybe<Scalars['Long']['output']>;
  readonly userEmail?: Maybe<Scalars['String']['output']>;
};

export type FieldUsageCounts = {
  readonly fieldName?: Maybe<Scalars['String']['output']>;
  readonly count?: Maybe<Scalars['Long']['output']>;
};

export type DatasetStatsSummary = {
  readonly queryCountLast30Days?: Maybe<Scalars['Long']['output']>;
  readonly uniqueUserCountLast30Days?: Maybe<Scalars['Long']['output']>;
  readonly topUsersLast30Days?: Maybe<ReadonlyArray<CorpUser>>;
  readonly queryCountPercentileLast30Days?: Maybe<Scalars['Int']['output']>;
  readonly uniqueUserPercentileLast30Days?: Maybe<Scalars['Int']['output']>;
};

export type DatasetProperties = {
  /** Name on the platform. Default: the name in the URN. */
  readonly name: Scalars['String']['output'];
  readonly qualifiedName?: Maybe<Scalars['String']['output']>;
  /** The environment in the URN. */
  readonly origin: FabricType;
  readonly description?: Maybe<Scalars['String']['output']>;
  readonly externalUrl?: Maybe<Scalars['String']['output']>;
  readonly uri?: Maybe<Scalars['String']['output']>;
  /** Time of creation on its platform, epoch milliseconds. */
  readonly created?: Maybe<Scalars['Long']['output']>;
  /** URN of the creator. */
  readonly createdActor?: Maybe<Scalars['String']['output']>;
  readonly lastModified?: Maybe<AuditStamp>;
  /** URN of the actor of the last change. */
  readonly lastModifiedActor?: Maybe<Scalars['String']['output']>;
  readonly customProperties?: Maybe<ReadonlyArray<CustomPropertiesEntry>>;
};

export type DatasetEditableProperties = {
  readonly name?: Maybe<Scalars['String']['output']>;
  readonly description?: Maybe<Scalars['String']['output']>;
};

export type ViewProperties = {
  /** Materialized view. */
  readonly materialized: Scalars['Boolean']['output'];
  /** The statement of the view. */
  readonly logic: Scalars['String']['output'];
  readonly formattedLogic?: Maybe<Scalars['String']['output']>;
  readonly language: Scalars['String']['output'];
};

export type SiblingProperties = {
  /** Pages show this sibling by default. */
  readonly isPrimary?: Maybe<Scalars['Boolean']['output']>;
  readonly siblings?: Maybe<ReadonlyArray<Maybe<Entity>>>;
};

/** Roles that give access to the data. */
export type Access = {
  readonly roles?: Maybe<ReadonlyArray<RoleAssociation>>;
};

export type RoleAssociation = {
  readonly role?: Maybe<Role>;
  readonly associatedUrn: Scalars['String']['output'];
};

export type DatasetPartitionsSummary = {
  readonly minPartition?: Maybe<DatasetPartition>;
  readonly maxPartition?: Maybe<DatasetPartition>;
};

export type DatasetPartition = {
  readonly partition: Scalars['String']['output'];
  /** Epoch milliseconds. */
  readonly createdTime?: Maybe<Scalars['Long']['output']>;
  /** Epoch milliseconds. */
  readonly lastModifiedTime?: Maybe<Scalars['Long']['output']>;
};

export type DocumentInfo = {
  readonly title?: Maybe<Scalars['String']['output']>;
  readonly description?: Maybe<Scalars['String']['output']>;
  readonly source?: Maybe<DocumentSource>;
  readonly status?: Maybe<DocumentStatus>;
  readonly contents: DocumentContent;
  readonly created: ResolvedAuditStamp;
  readonly lastModified: ResolvedAuditStamp;
  readonly relatedAssets?: Maybe<ReadonlyArray<DocumentRelatedAsset>>;
  readonly relatedDocuments?: Maybe<ReadonlyArray<DocumentRelatedDocument>>;
  readonly parentDocument?: Maybe<DocumentParentDocument>;
  readonly customProperties?: Maybe<ReadonlyArray<CustomPropertiesEntry>>;
};

export type DocumentSource = {
  readonly sourceType: DocumentSourceType;
  readonly externalUrl?: Maybe<Scalars['String']['output']>;
  readonly externalId?: Maybe<Scalars['String']['output']>;
};

export type DocumentSourceType = 'NATIVE' | 'EXTERNAL';

export type DocumentStatus = {
  readonly state: DocumentState;
};

export type DocumentState = 'PUBLISHED' | 'UNPUBLISHED';

export type DocumentContent = {
  readonly text: Scalars['String']['output'];
  /** Text for semantic search instead of the content. */
  readonly semanticText?: Maybe<Scalars['String']['output']>;
};

export type DocumentRelatedAsset = {
  readonly asset: Entity;
};

export type DocumentRelatedDocument = {
  readonly document?: Maybe<Document>;
};

export type DocumentParentDocument = {
  readonly document?: Maybe<Document>;
};

export type DocumentSettings = {
  /** False for documents of one asset, which general searches do not find. */
  readonly showInGlobalContext: Scalars['Boolean']['output'];
};

export type ParentDocumentsResult = {
  readonly count: Scalars['Int']['output'];
  readonly documents: ReadonlyArray<Document>;
};

/** A business area. */
export type Domain = Entity & {
  readonly id: Scalars['String']['output'];
  readonly properties?: Maybe<DomainProperties>;
  /** Its parent domains, nearest first. */
  readonly parentDomains?: Maybe<ParentDomainsResult>;
  /** Its members without soft-deleted ones. Default query: `*`. */
  readonly entities?: Maybe<SearchResults>;
  /** Its name in the catalog, e.g. `urn:li:tag:pii`. */
  readonly urn: Scalars['String']['output'];
  readonly type: EntityType;
  /** Its relationships. */
  readonly relationships?: Maybe<EntityRelationshipsResult>;
  /** The properties that pages show for entities of every type. */
  readonly overview: EntityOverview;
  /** The stored latest aspects, including those without a field. */
  readonly aspects?: Maybe<ReadonlyArray<RawAspect>>;
  /** False if other entities refer to it but it has no metadata yet, e.g. an upstream that was never ingested. */
  readonly exists?: Maybe<Scalars['Boolean']['output']>;
  /** Change history of the entity, newest first. */
  readonly history: EntityHistory;
  /** Privileges of the caller on the entity. */
  readonly privileges?: Maybe<EntityPrivileges>;
  /** Time of the last write by a source, even if it changed nothing; epoch milliseconds. */
  readonly lastIngested?: Maybe<Scalars['Long']['output']>;
  /** Owners, with their ownership types. */
  readonly ownership?: Maybe<Ownership>;
  /** Links to external documents. */
  readonly institutionalMemory?: Maybe<InstitutionalMemory>;
  /** Deprecation, with a replacement. */
  readonly deprecation?: Maybe<Deprecation>;
  /** Values of structured properties. */
  readonly structuredProperties?: Maybe<StructuredProperties>;
  /** Its open and completed forms. */
  readonly forms?: Maybe<Forms>;
  /** Display properties. */
  readonly displayProperties?: Maybe<DisplayProperties>;
  /** Layout of its page. */
  readonly settings?: Maybe<AssetSettings>;
  /** Passing and failing tests. */
  readonly testResults?: Maybe<TestResults>;
};

/** A business area. */
export type DomainEntitiesArgs = {
  input?: InputMaybe<DomainEntitiesInput>;
};

/** A business area. */
export type DomainRelationshipsArgs = {
  input: RelationshipsInput;
};

/** A business area. */
export type DomainAspectsArgs = {
  input?: InputMaybe<AspectParams>;
};

/** A business area. */
export type DomainHistoryArgs = {
  input?: InputMaybe<HistoryInput>;
};

export type DomainEntitiesInput = {
  readonly query?: InputMaybe<Scalars['String']['input']>;
  readonly start?: InputMaybe<Scalars['Int']['input']>;
  /** Page size. Default: 10, maximum: 5,000. */
  readonly count?: InputMaybe<Scalars['Int']['input']>;
  /** All criteria must match. */
  readonly filters?: InputMaybe<ReadonlyArray<FacetFilterInput>>;
};

export type DomainProperties = {
  readonly name: Scalars['String']['output'];
  readonly description?: Maybe<Scalars['String']['output']>;
  readonly createdOn?: Maybe<ResolvedAuditStamp>;
  readonly customProperties?: Maybe<ReadonlyArray<CustomPropertiesEntry>>;
};

export type ParentDomainsResult = {
  readonly count: Scalars['Int']['output'];
  readonly domains: ReadonlyArray<Entity>;
};

/** A relationship of two datasets, e.g. a foreign key that no platform declares. */
export type ErModelRelationship = Entity &
  EntityWithRelationships & {
    readonly id: Scalars['String']['output'];
    readonly properties?: Maybe<ErModelRelationshipProperties>;
    readonly editableProperties?: Maybe<ErModelRelationshipEditableProperties>;
    /** Its name in the catalog, e.g. `urn:li:tag:pii`. */
    readonly urn: Scalars['String']['output'];
    readonly type: EntityType;
    /** Its relationships. */
    readonly relationships?: Maybe<EntityRelationshipsResult>;
    /** The properties that pages show for entities of every type. */
    readonly overview: EntityOverview;
    /** The stored latest aspects, including those without a field. */
    readonly aspects?: Maybe<ReadonlyArray<RawAspect>>;
    /** False if other entities refer to it but it has no metadata yet, e.g. an upstream that was never ingested. */
    readonly exists?: Maybe<Scalars['Boolean']['output']>;
    /** Change history of the entity, newest first. */
    readonly history: EntityHistory;
    /** Its neighbours in lineage. */
    readonly lineage?: Maybe<EntityLineageResult>;
    /** Privileges of the caller on the entity. */
    readonly privileges?: Maybe<EntityPrivileges>;
    /** Time of the last write by a source, even if it changed nothing; epoch milliseconds. */
    readonly lastIngested?: Maybe<Scalars['Long']['output']>;
    /** Owners, with their ownership types. */
    readonly ownership?: Maybe<Ownership>;
    /** Tags on the entity as a whole. */
    readonly tags?: Maybe<GlobalTags>;
    /** Glossary terms of the entity. */
    readonly glossaryTerms?: Maybe<GlossaryTerms>;
    /** Links to external documents. */
    readonly institutionalMemory?: Maybe<InstitutionalMemory>;
    /** Whether it is soft-deleted. */
    readonly status?: Maybe<Status>;
  };

/** A relationship of two datasets, e.g. a foreign key that no platform declares. */
export type ErModelRelationshipRelationshipsArgs = {
  input: RelationshipsInput;
};

/** A relationship of two datasets, e.g. a foreign key that no platform declares. */
export type ErModelRelationshipAspectsArgs = {
  input?: InputMaybe<AspectParams>;
};

/** A relationship of two datasets, e.g. a foreign key that no platform declares. */
export type ErModelRelationshipHistoryArgs = {
  input?: InputMaybe<HistoryInput>;
};

/** A relationship of two datasets, e.g. a foreign key that no platform declares. */
export type ErModelRelationshipLineageArgs = {
  input: LineageInput;
};

export type ErModelRelationshipProperties = {
  readonly name: Scalars['String']['output'];
  readonly source: Dataset;
  readonly destination: Dataset;
  readonly relationshipFieldMappings?: Maybe<ReadonlyArray<RelationshipFieldMapping>>;
  readonly cardinality: ErModelRelationshipCardinality;
  /** Epoch milliseconds; 0 if it is unknown. */
  readonly createdTime?: Maybe<Scalars['Long']['output']>;
  readonly createdActor?: Maybe<Entity>;
};

/** Two fields with the same values. */
export type RelationshipFieldMapping = {
  readonly sourceField: Scalars['String']['output'];
  readonly destinationField: Scalars['String']['output'];
};

/** How many rows of the source belong to how many rows of the destination. */
export type ErModelRelationshipCardinality = 'ONE_ONE' | 'ONE_N' | 'N_ONE' | 'N_N';

export type ErModelRelationshipEditableProperties = {
  readonly name?: Maybe<Scalars['String']['output']>;
  readonly description?: Maybe<Scalars['String']['output']>;
};

/** An uploaded file, e.g. a picture in a description. Its content is in an object store. */
export type DataHubFile = Entity & {
  readonly info: DataHubFileInfo;
  /** Its name in the catalog, e.g. `urn:li:tag:pii`. */
  readonly urn: Scalars['String']['output'];
  readonly type: EntityType;
  /** Its relationships. */
  readonly relationships?: Maybe<EntityRelationshipsResult>;
  /** The properties that pages show for entities of every type. */
  readonly overview: EntityOverview;
  /** The stored latest aspects, including those without a field. */
  readonly aspects?: Maybe<ReadonlyArray<RawAspect>>;
  /** False if other entities refer to it but it has no metadata yet, e.g. an upstream that was never ingested. */
  readonly exists?: Maybe<Scalars['Boolean']['output']>;
  /** Change history of the entity, newest first. */
  readonly history: EntityHistory;
  /** Privileges of the caller on the entity. */
  readonly privileges?: Maybe<EntityPrivileges>;
  /** Time of the last write by a source, even if it changed nothing; epoch milliseconds. */
  readonly lastIngested?: Maybe<Scalars['Long']['output']>;
  /** Whether it is soft-deleted. */
  readonly status?: Maybe<Status>;
};

/** An uploaded file, e.g. a picture in a description. Its content is in an object store. */
export type DataHubFileRelationshipsArgs = {
  input: RelationshipsInput;
};

/** An uploaded file, e.g. a picture in a description. Its content is in an object store. */
export type DataHubFileAspectsArgs = {
  input?: InputMaybe<AspectParams>;
};

/** An uploaded file, e.g. a picture in a description. Its content is in an object store. */
export type DataHubFileHistoryArgs = {
  input?: InputMaybe<HistoryInput>;
};

export type DataHubFileInfo = {
  readonly bucketStorageLocation: BucketStorageLocation;
  readonly originalFileName: Scalars['String']['output'];
  readonly mimeType: Scalars['String']['output'];
  readonly sizeInBytes: Scalars['Long']['output'];
  readonly scenario: UploadDownloadScenario;
  /** The asset whose documentation shows the file. */
  readonly referencedByAsset?: Maybe<Entity>;
  /** The column whose documentation shows the file. */
  readonly schemaField?: Maybe<SchemaFieldEntity>;
  readonly created: ResolvedAuditStamp;
};

export type BucketStorageLocation = {
  readonly storageBucket: Scalars['String']['output'];
  readonly storageKey: Scalars['String']['output'];
};

export type UploadDownloadScenario = 'ASSET_DOCUMENTATION' | 'ASSET_DOCUMENTATION_LINKS';

/** Questions about assets for owners or other users. */
export type Form = Entity & {
  readonly info?: Maybe<FormInfo>;
  /** Its name in the catalog, e.g. `urn:li:tag:pii`. */
  readonly urn: Scalars['String']['output'];
  readonly type: EntityType;
  /** Its relationships. */
  readonly relationships?: Maybe<EntityRelationshipsResult>;
  /** The properties that pages show for entities of every type. */
  readonly overview: EntityOverview;
  /** The stored latest aspects, including those without a field. */
  readonly aspects?: Maybe<ReadonlyArray<RawAspect>>;
  /** False if other entities refer to it but it has no metadata yet, e.g. an upstream that was never ingested. */
  readonly exists?: Maybe<Scalars['Boolean']['output']>;
  /** Change history of the entity, newest first. */
  readonly history: EntityHistory;
  /** Privileges of the caller on the entity. */
  readonly privileges?: Maybe<EntityPrivileges>;
  /** Time of the last write by a source, even if it changed nothing; epoch milliseconds. */
  readonly lastIngested?: Maybe<Scalars['Long']['output']>;
  /** Owners, with their ownership types. */
  readonly ownership?: Maybe<Ownership>;
};

/** Questions about assets for owners or other users. */
export type FormRelationshipsArgs = {
  input: RelationshipsInput;
};

/** Questions about assets for owners or other users. */
export type FormAspectsArgs = {
  input?: InputMaybe<AspectParams>;
};

/** Questions about assets for owners or other users. */
export type FormHistoryArgs = {
  input?: InputMaybe<HistoryInput>;
};

export type FormInfo = {
  readonly name: Scalars['String']['output'];
  readonly description?: Maybe<Scalars['String']['output']>;
  readonly type: FormType;
  readonly prompts: ReadonlyArray<FormPrompt>;
  readonly actors?: Maybe<FormActorAssignment>;
};

export type FormType =
  | 'COMPLETION'
  /** The answers must be verified. */
  | 'VERIFICATION';

export type FormPrompt = {
  readonly id: Scalars['String']['output'];
  readonly title: Scalars['String']['output'];
  readonly description?: Maybe<Scalars['String']['output']>;
  readonly formUrn: Scalars['String']['output'];
  readonly type: FormPromptType;
  readonly structuredPropertyParams?: Maybe<StructuredPropertyParams>;
  readonly required: Scalars['Boolean']['output'];
};

export type FormPromptType =
  | 'STRUCTURED_PROPERTY'
  /** The prompt applies to each column. */
  | 'FIELDS_STRUCTURED_PROPERTY';

export type StructuredPropertyParams = {
  readonly structuredProperty?: Maybe<StructuredPropertyEntity>;
};

/** Users who answer the form. */
export type FormActorAssignment = {
  /** The owners of each asset. */
  readonly owners: Scalars['Boolean']['output'];
  /** Only owners of these ownership types. */
  readonly ownershipTypes?: Maybe<ReadonlyArray<OwnershipTypeEntity>>;
  readonly users?: Maybe<ReadonlyArray<CorpUser>>;
  readonly groups?: Maybe<ReadonlyArray<CorpGroup>>;
  /** Whether `users` or `groups` include the caller. Ownership does not count. */
  readonly isAssignedToMe: Scalars['Boolean']['output'];
};

/** Open and completed forms of an entity. */
export type Forms = {
  readonly incompleteForms: ReadonlyArray<FormAssociation>;
  readonly completedForms: ReadonlyArray<FormAssociation>;
  readonly verifications: ReadonlyArray<FormVerificationAssociation>;
};

export type FormAssociation = {
  /** Null if the stored URN has another type. */
  readonly form?: Maybe<Form>;
  readonly incompletePrompts?: Maybe<ReadonlyArray<FormPromptAssociation>>;
  readonly completedPrompts?: Maybe<ReadonlyArray<FormPromptAssociation>>;
  readonly associatedUrn: Scalars['String']['output'];
};

export type FormPromptAssociation = {
  readonly id: Scalars['String']['output'];
  readonly lastModified: ResolvedAuditStamp;
  readonly fieldAssociations?: Maybe<FormPromptFieldAssociations>;
};

export type FormPromptFieldAssociations = {
  readonly completedFieldPrompts?: Maybe<ReadonlyArray<FieldFormPromptAssociation>>;
  readonly incompleteFieldPrompts?: Maybe<ReadonlyArray<FieldFormPromptAssociation>>;
};

export type FieldFormPromptAssociation = {
  readonly fieldPath: Scalars['String']['output'];
  readonly lastModified: ResolvedAuditStamp;
};

export type FormVerificationAssociation = {
  readonly form?: Maybe<Form>;
  readonly lastModified?: Maybe<ResolvedAuditStamp>;
};

/** A defined business term. */
export type GlossaryTerm = Entity & {
  readonly name: Scalars['String']['output'];
  readonly hierarchicalName: Scalars['String']['output'];
  readonly properties?: Maybe<GlossaryTermProperties>;
  /** @deprecated Use `properties` */
  readonly glossaryTermInfo?: Maybe<GlossaryTermInfo>;
  /** Its parent folders, nearest first. */
  readonly parentNodes?: Maybe<ParentNodesResult>;
  /** The schema of data with this meaning; `version` as for datasets. */
  readonly schemaMetadata?: Maybe<SchemaMetadata>;
  /** Its name in the catalog, e.g. `urn:li:tag:pii`. */
  readonly urn: Scalars['String']['output'];
  readonly type: EntityType;
  /** Its relationships. */
  readonly relationships?: Maybe<EntityRelationshipsResult>;
  /** The properties that pages show for entities of every type. */
  readonly overview: EntityOverview;
  /** The stored latest aspects, including those without a field. */
  readonly aspects?: Maybe<ReadonlyArray<RawAspect>>;
  /** False if other entities refer to it but it has no metadata yet, e.g. an upstream that was never ingested. */
  readonly exists?: Maybe<Scalars['Boolean']['output']>;
  /** Change history of the entity, newest first. */
  readonly history: EntityHistory;
  /** Privileges of the caller on the entity. */
  readonly privileges?: Maybe<EntityPrivileges>;
  /** Its paths in the older folder trees, each as a list of steps. */
  readonly browsePaths?: Maybe<ReadonlyArray<BrowsePath>>;
  /** Time of the last write by a source, even if it changed nothing; epoch milliseconds. */
  readonly lastIngested?: Maybe<Scalars['Long']['output']>;
  /** Owners, with their ownership types. */
  readonly ownership?: Maybe<Ownership>;
  /** Tags on the entity as a whole. */
  readonly tags?: Maybe<GlobalTags>;
  /** Its domain; the first one if there are several. */
  readonly domain?: Maybe<DomainAssociation>;
  /** Links to external documents. */
  readonly institutionalMemory?: Maybe<InstitutionalMemory>;
  /** Deprecation, with a replacement. */
  readonly deprecation?: Maybe<Deprecation>;
  /** Whether it is soft-deleted. */
  readonly status?: Maybe<Status>;
  /** Its subtypes on its platform, e.g. view. */
  readonly subTypes?: Maybe<SubTypes>;
  /** Its applications. */
  readonly applications?: Maybe<ReadonlyArray<ApplicationAssociation>>;
  /** Its application; the first one if there are several. */
  readonly application?: Maybe<ApplicationAssociation>;
  /** Values of structured properties. */
  readonly structuredProperties?: Maybe<StructuredProperties>;
  /** Its open and completed forms. */
  readonly forms?: Maybe<Forms>;
  /** Display properties. */
  readonly displayProperties?: Maybe<DisplayProperties>;
  /** Layout of its page. */
  readonly settings?: Maybe<AssetSettings>;
  /** Passing and failing tests. */
  readonly testResults?: Maybe<TestResults>;
};

/** A defined business term. */
export type GlossaryTermSchemaMetadataArgs = {
  version?: InputMaybe<Scalars['Long']['input']>;
};

/** A defined business term. */
export type GlossaryTermRelationshipsArgs = {
  input: RelationshipsInput;
};

/** A defined business term. */
export type GlossaryTermAspectsArgs = {
  input?: InputMaybe<AspectParams>;
};

/** A defined business term. */
export type GlossaryTermHistoryArgs = {
  input?: InputMaybe<HistoryInput>;
};

export type GlossaryTermProperties = {
  /** Its name; default: the name in the URN. */
  readonly name: Scalars['String']['output'];
  readonly description?: Maybe<Scalars['String']['output']>;
  readonly definition: Scalars['String']['output'];
  readonly termSource: Scalars['String']['output'];
  readonly sourceRef?: Maybe<Scalars['String']['output']>;
  readonly sourceUrl?: Maybe<Scalars['String']['output']>;
  readonly rawSchema?: Maybe<Scalars['String']['output']>;
  /** Creation of the entity in the catalog. */
  readonly createdOn?: Maybe<ResolvedAuditStamp>;
  readonly customProperties?: Maybe<ReadonlyArray<CustomPropertiesEntry>>;
};

export type GlossaryTermInfo = {
  readonly name?: Maybe<Scalars['String']['output']>;
  readonly description?: Maybe<Scalars['String']['output']>;
  readonly definition: Scalars['String']['output'];
  readonly termSource: Scalars['String']['output'];
  readonly sourceRef?: Maybe<Scalars['String']['output']>;
  readonly sourceUrl?: Maybe<Scalars['String']['output']>;
  readonly rawSchema?: Maybe<Scalars['String']['output']>;
  readonly customProperties?: Maybe<ReadonlyArray<CustomPropertiesEntry>>;
};

/** A folder of glossary terms. */
export type GlossaryNode = Entity & {
  readonly properties?: Maybe<GlossaryNodeProperties>;
  /** Its parent folders, nearest first. */
  readonly parentNodes?: Maybe<ParentNodesResult>;
  readonly childrenCount?: Maybe<GlossaryNodeChildrenCount>;
  /** Its direct terms and folders. */
  readonly glossaryChildrenSearch?: Maybe<ScrollResults>;
  /** Its name in the catalog, e.g. `urn:li:tag:pii`. */
  readonly urn: Scalars['String']['output'];
  readonly type: EntityType;
  /** Its relationships. */
  readonly relationships?: Maybe<EntityRelationshipsResult>;
  /** The properties that pages show for entities of every type. */
  readonly overview: EntityOverview;
  /** The stored latest aspects, including those without a field. */
  readonly aspects?: Maybe<ReadonlyArray<RawAspect>>;
  /** False if other entities refer to it but it has no metadata yet, e.g. an upstream that was never ingested. */
  readonly exists?: Maybe<Scalars['Boolean']['output']>;
  /** Change history of the entity, newest first. */
  readonly history: EntityHistory;
  /** Privileges of the caller on the entity. */
  readonly privileges?: Maybe<EntityPrivileges>;
  /** Time of the last write by a source, even if it changed nothing; epoch milliseconds. */
  readonly lastIngested?: Maybe<Scalars['Long']['output']>;
  /** Owners, with their ownership types. */
  readonly ownership?: Maybe<Ownership>;
  /** Tags on the entity as a whole. */
  readonly tags?: Maybe<GlobalTags>;
  /** Its domain; the first one if there are several. */
  readonly domain?: Maybe<DomainAssociation>;
  /** Links to external documents. */
  readonly institutionalMemory?: Maybe<InstitutionalMemory>;
  /** Whether it is soft-deleted. */
  readonly status?: Maybe<Status>;
  /** Its subtypes on its platform, e.g. view. */
  readonly subTypes?: Maybe<SubTypes>;
  /** Its applications. */
  readonly applications?: Maybe<ReadonlyArray<ApplicationAssociation>>;
  /** Its application; the first one if there are several. */
  readonly application?: Maybe<ApplicationAssociation>;
  /** Values of structured properties. */
  readonly structuredProperties?: Maybe<StructuredProperties>;
  /** Its open and completed forms. */
  readonly forms?: Maybe<Forms>;
  /** Display properties. */
  readonly displayProperties?: Maybe<DisplayProperties>;
  /** Layout of its page. */
  readonly settings?: Maybe<AssetSettings>;
  /** Passing and failing tests. */
  readonly testResults?: Maybe<TestResults>;
};

/** A folder of glossary terms. */
export type GlossaryNodeGlossaryChildrenSearchArgs = {
  input: ScrollAcrossEntitiesInput;
};

/** A folder of glossary terms. */
export type GlossaryNodeRelationshipsArgs = {
  input: RelationshipsInput;
};

/** A folder of glossary terms. */
export type GlossaryNodeAspectsArgs = {
  input?: InputMaybe<AspectParams>;
};

/** A folder of glossary terms. */
export type GlossaryNodeHistoryArgs = {
  input?: InputMaybe<HistoryInput>;
};

export type GlossaryNodeProperties = {
  /** Its name; default: the name in the URN. */
  readonly name: Scalars['String']['output'];
  readonly description?: Maybe<Scalars['String']['output']>;
  /** Creation of the entity in the catalog. */
  readonly createdOn?: Maybe<ResolvedAuditStamp>;
  readonly customProperties?: Maybe<ReadonlyArray<CustomPropertiesEntry>>;
};

export type ParentNodesResult = {
  readonly count: Scalars['Int']['output'];
  readonly nodes: ReadonlyArray<GlossaryNode>;
};

/** Number of its direct members without soft-deleted ones. */
export type GlossaryNodeChildrenCount = {
  readonly termsCount: Scalars['Int']['output'];
  readonly nodesCount: Scalars['Int']['output'];
};

/** A problem with data. */
export type Incident = Entity & {
  readonly incidentType?: Maybe<IncidentType>;
  /** Custom type, if `incidentType` is CUSTOM. */
  readonly customType?: Maybe<Scalars['String']['output']>;
  readonly title?: Maybe<Scalars['String']['output']>;
  readonly description?: Maybe<Scalars['String']['output']>;
  readonly priority?: Maybe<IncidentPriority>;
  readonly status?: Maybe<IncidentStatus>;
  readonly incidentStatus?: Maybe<IncidentStatus>;
  readonly source?: Maybe<IncidentSource>;
  /** The affected entity; the first one if there are several. */
  readonly entity?: Maybe<Entity>;
  readonly entities?: Maybe<ReadonlyArray<Entity>>;
  readonly assignees?: Maybe<ReadonlyArray<OwnerType>>;
  /** Epoch milliseconds. */
  readonly startedAt?: Maybe<Scalars['Long']['output']>;
  readonly created?: Maybe<AuditStamp>;
  /** Its name in the catalog, e.g. `urn:li:tag:pii`. */
  readonly urn: Scalars['String']['output'];
  readonly type: EntityType;
  /** Its relationships. */
  readonly relationships?: Maybe<EntityRelationshipsResult>;
  /** The properties that pages show for entities of every type. */
  readonly overview: EntityOverview;
  /** The stored latest aspects, including those without a field. */
  readonly aspects?: Maybe<ReadonlyArray<RawAspect>>;
  /** False if other entities refer to it but it has no metadata yet, e.g. an upstream that was never ingested. */
  readonly exists?: Maybe<Scalars['Boolean']['output']>;
  /** Change history of the entity, newest first. */
  readonly history: EntityHistory;
  /** Privileges of the caller on the entity. */
  readonly privileges?: Maybe<EntityPrivileges>;
  /** Time of the last write by a source, even if it changed nothing; epoch milliseconds. */
  readonly lastIngested?: Maybe<Scalars['Long']['output']>;
  /** Tags on the entity as a whole. */
  readonly tags?: Maybe<GlobalTags>;
};

/** A problem with data. */
export type IncidentRelationshipsArgs = {
  input: RelationshipsInput;
};

/** A problem with data. */
export type IncidentAspectsArgs = {
  input?: InputMaybe<AspectParams>;
};

/** A problem with data. */
export type IncidentHistoryArgs = {
  input?: InputMaybe<HistoryInput>;
};

export type IncidentStatus = {
  readonly state: IncidentState;
  readonly stage?: Maybe<IncidentStage>;
  readonly message?: Maybe<Scalars['String']['output']>;
  readonly lastUpdated: AuditStamp;
};

export type IncidentSource = {
  readonly type: IncidentSourceType;
  /** E.g. the assertion that failed. */
  readonly source?: Maybe<Entity>;
};

/** A page of incidents, newest first. Default page size: 20. */
export type EntityIncidentsResult = {
  readonly start: Scalars['Int']['output'];
  /** Incidents on this page. */
  readonly count: Scalars['Int']['output'];
  /** Incidents on all pages. */
  readonly total: Scalars['Int']['output'];
  readonly incidents: ReadonlyArray<Incident>;
};

/** An asset that can have incidents. */
export type HasIncidents = {
  /** Its incidents that match all given conditions, newest first. */
  readonly incidents?: Maybe<EntityIncidentsResult>;
};

/** An asset that can have incidents. */
export type HasIncidentsIncidentsArgs = {
  state?: InputMaybe<IncidentState>;
  stage?: InputMaybe<IncidentStage>;
  priority?: InputMaybe<IncidentPriority>;
  assigneeUrns?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  start?: InputMaybe<Scalars['Int']['input']>;
  count?: InputMaybe<Scalars['Int']['input']>;
};

/** A stage in the lifecycle of assets, defined by the company. */
export type LifecycleStageType = Entity & {
  /** Its name; default: the id in the URN. */
  readonly name: Scalars['String']['output'];
  readonly description?: Maybe<Scalars['String']['output']>;
  /** Names of the entity types that can be in the stage; null: all. */
  readonly entityTypes?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** Searches should leave out assets in the stage. */
  readonly hideInSearch: Scalars['Boolean']['output'];
  /** URNs of the stages from which assets can reach this one; null: any. */
  readonly allowedPreviousStages?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** Its name in the catalog, e.g. `urn:li:tag:pii`. */
  readonly urn: Scalars['String']['output'];
  readonly type: EntityType;
  /** Its relationships. */
  readonly relationships?: Maybe<EntityRelationshipsResult>;
  /** The properties that pages show for entities of every type. */
  readonly overview: EntityOverview;
  /** The stored latest aspects, including those without a field. */
  readonly aspects?: Maybe<ReadonlyArray<RawAspect>>;
  /** False if other entities refer to it but it has no metadata yet, e.g. an upstream that was never ingested. */
  readonly exists?: Maybe<Scalars['Boolean']['output']>;
  /** Change history of the entity, newest first. */
  readonly history: EntityHistory;
  /** Privileges of the caller on the entity. */
  readonly privileges?: Maybe<EntityPrivileges>;
  /** Time of the last write by a source, even if it changed nothing; epoch milliseconds. */
  readonly lastIngested?: Maybe<Scalars['Long']['output']>;
  /** Whether it is soft-deleted. */
  readonly status?: Maybe<Status>;
};

/** A stage in the lifecycle of assets, defined by the company. */
export type LifecycleStageTypeRelationshipsArgs = {
  input: RelationshipsInput;
};

/** A stage in the lifecycle of assets, defined by the company. */
export type LifecycleStageTypeAspectsArgs = {
  input?: InputMaybe<AspectParams>;
};

/** A stage in the lifecycle of assets, defined by the company. */
export type LifecycleStageTypeHistoryArgs = {
  input?: InputMaybe<HistoryInput>;
};

/** A business metric with its formula. */
export type Metric = Entity &
  EntityWithRelationships & {
    readonly platform: DataPlatform;
    /** Its folder on the platform. */
    readonly path: Scalars['String']['output'];
    readonly id: Scalars['String']['output'];
    readonly info?: Maybe<MetricInfo>;
    readonly metricRelationships?: Maybe<MetricRelationships>;
    readonly metricUpstreams?: Maybe<MetricUpstreams>;
    /** The semantic model that defines it. */
    readonly semanticModel?: Maybe<SemanticModel>;
    readonly parentMetric?: Maybe<Metric>;
    /** Its parents, nearest first. */
    readonly parentMetrics?: Maybe<ReadonlyArray<Metric>>;
    /** Searches the metrics whose parent it is. */
    readonly childMetrics?: Maybe<ScrollResults>;
    /** Its applications, at most 1,000. */
    readonly applications?: Maybe<EntityRelationshipsResult>;
    /** Its name in the catalog, e.g. `urn:li:tag:pii`. */
    readonly urn: Scalars['String']['output'];
    readonly type: EntityType;
    /** Its relationships. */
    readonly relationships?: Maybe<EntityRelationshipsResult>;
    /** The properties that pages show for entities of every type. */
    readonly overview: EntityOverview;
    /** The stored latest aspects, including those without a field. */
    readonly aspects?: Maybe<ReadonlyArray<RawAspect>>;
    /** False if other entities refer to it but it has no metadata yet, e.g. an upstream that was never ingested. */
    readonly exists?: Maybe<Scalars['Boolean']['output']>;
    /** Change history of the entity, newest first. */
    readonly history: EntityHistory;
    /** Its neighbours in lineage. */
    readonly lineage?: Maybe<EntityLineageResult>;
    /** Privileges of the caller on the entity. */
    readonly privileges?: Maybe<EntityPrivileges>;
    /** Its path in the tree of containers and folders. */
    readonly browsePathV2?: Maybe<BrowsePathV2>;
    /** Time of the last write by a source, even if it changed nothing; epoch milliseconds. */
    readonly lastIngested?: Maybe<Scalars['Long']['output']>;
    /** Owners, with their ownership types. */
    readonly ownership?: Maybe<Ownership>;
    /** Tags on the entity as a whole. */
    readonly tags?: Maybe<GlobalTags>;
    /** Glossary terms of the entity. */
    readonly glossaryTerms?: Maybe<GlossaryTerms>;
    /** Its domain; the first one if there are several. */
    readonly domain?: Maybe<DomainAssociation>;
    /** Links to external documents. */
    readonly institutionalMemory?: Maybe<InstitutionalMemory>;
    /** Deprecation, with a replacement. */
    readonly deprecation?: Maybe<Deprecation>;
    /** Whether it is soft-deleted. */
    readonly status?: Maybe<Status>;
    /** Its subtypes on its platform, e.g. view. */
    readonly subTypes?: Maybe<SubTypes>;
    /** Its platform instance. */
    readonly dataPlatformInstance?: Maybe<DataPlatformInstance>;
    /** Its application; the first one if there are several. */
    readonly application?: Maybe<ApplicationAssociation>;
    /** Values of structured properties. */
    readonly structuredProperties?: Maybe<StructuredProperties>;
    /** Values of the aspects by source. */
    readonly documentation?: Maybe<Documentation>;
  };

/** A business metric with its formula. */
export type MetricChildMetricsArgs = {
  input: ScrollAcrossEntitiesInput;
};

/** A business metric with its formula. */
export type MetricRelationshipsArgs = {
  input: RelationshipsInput;
};

/** A business metric with its formula. */
export type MetricAspectsArgs = {
  input?: InputMaybe<AspectParams>;
};

/** A business metric with its formula. */
export type MetricHistoryArgs = {
  input?: InputMaybe<HistoryInput>;
};

/** A business metric with its formula. */
export type MetricLineageArgs = {
  input: LineageInput;
};

export type MetricInfo = {
  readonly name: Scalars['String']['output'];
  readonly description?: Maybe<Scalars['String']['output']>;
  readonly externalUrl?: Maybe<Scalars['String']['output']>;
  readonly created?: Maybe<ResolvedAuditStamp>;
  readonly lastModified?: Maybe<ResolvedAuditStamp>;
  readonly expression?: Maybe<MetricExpression>;
  /** What language models should know about it. */
  readonly aiContext?: Maybe<AiContext>;
};

/** One formula in several languages. */
export type MetricExpression = {
  readonly dialects: ReadonlyArray<DialectExpression>;
};

export type DialectExpression = {
  readonly dialect: Dialect;
  readonly expression: Scalars['String']['output'];
};

export type Dialect = 'ANSI_SQL' | 'SNOWFLAKE' | 'MDX' | 'TABLEAU' | 'DATABRICKS' | 'MAQL' | 'OTHER';

export type AiContext = {
  readonly synonyms?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  readonly instructions?: Maybe<Scalars['String']['output']>;
  readonly examples?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  readonly customInstructions?: Maybe<Scalars['String']['output']>;
};

export type MetricRelationships = {
  /** Metrics that its formula uses. */
  readonly derivedFrom: ReadonlyArray<EntityEdge>;
  readonly relatedMetrics: ReadonlyArray<EntityEdge>;
};

/** Data that its formula uses. */
export type MetricUpstreams = {
  readonly datasetUpstreams?: Maybe<ReadonlyArray<EntityEdge>>;
  readonly fieldUpstreams?: Maybe<ReadonlyArray<EntityEdge>>;
};

/** A stored reference to another entity. */
export type EntityEdge = {
  readonly destination: Entity;
  readonly created?: Maybe<AuditStamp>;
  readonly lastModified?: Maybe<AuditStamp>;
  readonly properties?: Maybe<ReadonlyArray<StringMapEntry>>;
};

/** Intended and unsuitable uses of the model. */
export type IntendedUse = {
  readonly primaryUses?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  readonly primaryUsers?: Maybe<ReadonlyArray<IntendedUserType>>;
  readonly outOfScopeUses?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
};

export type IntendedUserType = 'ENTERPRISE' | 'HOBBY' | 'ENTERTAINMENT';

/** Factors that influence the model. */
export type MlModelFactorPrompts = {
  readonly relevantFactors?: Maybe<ReadonlyArray<MlModelFactors>>;
  readonly evaluationFactors?: Maybe<ReadonlyArray<MlModelFactors>>;
};

export type MlModelFactors = {
  readonly groups?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  readonly instrumentation?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  readonly environment?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
};

/** Performance metrics of the model. */
export type Metrics = {
  readonly performanceMeasures?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  readonly decisionThreshold?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
};

/** Data for training or evaluating a model. */
export type BaseData = {
  /** URN. */
  readonly dataset: Scalars['String']['output'];
  readonly motivation?: Maybe<Scalars['String']['output']>;
  readonly preProcessing?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
};

export type QuantitativeAnalyses = {
  /** Results for each factor. */
  readonly unitaryResults?: Maybe<ResultsType>;
  /** Results for combinations of factors. */
  readonly intersectionalResults?: Maybe<ResultsType>;
};

export type ResultsType = StringBox;

export type StringBox = {
  readonly stringValue: Scalars['String']['output'];
};

export type EthicalConsiderations = {
  readonly data?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  readonly humanLife?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  readonly mitigations?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  readonly risksAndHarms?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  readonly useCases?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
};

export type CaveatsAndRecommendations = {
  readonly caveats?: Maybe<CaveatDetails>;
  readonly recommendations?: Maybe<Scalars['String']['output']>;
  readonly idealDatasetCharacteristics?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
};

export type CaveatDetails = {
  readonly needsFurtherTesting?: Maybe<Scalars['Boolean']['output']>;
  readonly caveatDescription?: Maybe<Scalars['String']['output']>;
  readonly groupsNotRepresented?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
};

export type SourceCode = {
  readonly sourceCode?: Maybe<ReadonlyArray<SourceCodeUrl>>;
};

export type SourceCodeUrl = {
  readonly type: SourceCodeUrlType;
  readonly sourceCodeUrl: Scalars['String']['output'];
};

export type SourceCodeUrlType =
  'ML_MODEL_SOURCE_CODE' | 'TRAINING_PIPELINE_SOURCE_CODE' | 'EVALUATION_PIPELINE_SOURCE_CODE';

export type Cost = {
  readonly costType: CostType;
  readonly costValue: CostValue;
};

export type CostType = 'ORG_COST_TYPE';

/** One of the two. */
export type CostValue = {
  readonly costId?: Maybe<Scalars['Float']['output']>;
  readonly costCode?: Maybe<Scalars['String']['output']>;
};

export type MlModelProperties = {
  readonly name?: Maybe<Scalars['String']['output']>;
  readonly description?: Maybe<Scalars['String']['output']>;
  readonly version?: Maybe<Scalars['String']['output']>;
  /** Kind of model, free text. */
  readonly type?: Maybe<Scalars['String']['output']>;
  /** URNs of its features; null if it has none. */
  readonly mlFeatures?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** Empty if it belongs to no group. */
  readonly groups: ReadonlyArray<MlModelGroup>;
  readonly externalUrl?: Maybe<Scalars['String']['output']>;
  /** Epoch milliseconds. */
  readonly date?: Maybe<Scalars['Long']['output']>;
  readonly created?: Maybe<AuditStamp>;
  readonly lastModified?: Maybe<AuditStamp>;
  readonly tags: ReadonlyArray<Scalars['String']['output']>;
  readonly deployments?: Maybe<ReadonlyArray<MlModelDeployment>>;
  readonly mlModelLineageInfo?: Maybe<MlModelLineageInfo>;
  readonly hyperParams?: Maybe<ReadonlyArray<MlHyperParam>>;
  /** The same with types, for sources that write them as a map. */
  readonly hyperParameters?: Maybe<ReadonlyArray<HyperParameterMap>>;
  readonly trainingMetrics?: Maybe<ReadonlyArray<MlMetric>>;
  readonly onlineMetrics?: Maybe<ReadonlyArray<MlMetric>>;
  readonly customProperties?: Maybe<ReadonlyArray<CustomPropertiesEntry>>;
};

export type MlModelEditableProperties = {
  readonly description?: Maybe<Scalars['String']['output']>;
};

export type HyperParameterMap = {
  readonly key: Scalars['String']['output'];
  readonly value: HyperParameterValueType;
};

export type HyperParameterValueType = StringBox | IntBox | FloatBox | BooleanBox;

export type IntBox = {
  readonly intValue: Scalars['Int']['output'];
};

export type FloatBox = {
  readonly floatValue: Scalars['Float']['output'];
};

export type BooleanBox = {
  readonly booleanValue: Scalars['Boolean']['output'];
};

export type MlHyperParam = {
  readonly name?: Maybe<Scalars['String']['output']>;
  readonly description?: Maybe<Scalars['String']['output']>;
  readonly value?: Maybe<Scalars['String']['output']>;
  /** Epoch milliseconds. */
  readonly createdAt?: Maybe<Scalars['Long']['output']>;
};

export type MlMetric = {
  readonly name?: Maybe<Scalars['String']['output']>;
  readonly description?: Maybe<Scalars['String']['output']>;
  readonly value?: Maybe<Scalars['String']['output']>;
  /** Epoch milliseconds. */
  readonly createdAt?: Maybe<Scalars['Long']['output']>;
};

/** Versions of one model, trained over time. */
export type MlModelGroup = Entity &
  BrowsableEntity &
  EntityWithRelationships & {
    readonly name: Scalars['String']['output'];
    readonly platform: DataPlatform;
    readonly origin: FabricType;
    readonly description?: Maybe<Scalars['String']['output']>;
    readonly properties?: Maybe<MlModelGroupProperties>;
    readonly editableProperties?: Maybe<MlModelGroupEditableProperties>;
    /** Its name in the catalog, e.g. `urn:li:tag:pii`. */
    readonly urn: Scalars['String']['output'];
    readonly type: EntityType;
    /** Its relationships. */
    readonly relationships?: Maybe<EntityRelationshipsResult>;
    /** The properties that pages show for entities of every type. */
    readonly overview: EntityOverview;
    /** The stored latest aspects, including those without a field. */
    readonly aspects?: Maybe<ReadonlyArray<RawAspect>>;
    /** False if other entities refer to it but it has no metadata yet, e.g. an upstream that was never ingested. */
    readonly exists?: Maybe<Scalars['Boolean']['output']>;
    /** Change history of the entity, newest first. */
    readonly history: EntityHistory;
    /** Its paths in the older folder trees, each as a list of steps. */
    readonly browsePaths?: Maybe<ReadonlyArray<BrowsePath>>;
    /** Its neighbours in lineage. */
    readonly lineage?: Maybe<EntityLineageResult>;
    /** Privileges of the caller on the entity. */
    readonly privileges?: Maybe<EntityPrivileges>;
    /** Its path in the tree of containers and folders. */
    readonly browsePathV2?: Maybe<BrowsePathV2>;
    /** Time of the last write by a source, even if it changed nothing; epoch milliseconds. */
    readonly lastIngested?: Maybe<Scalars['Long']['output']>;
    /** Owners, with their ownership types. */
    readonly ownership?: Maybe<Ownership>;
    /** Tags on the entity as a whole. */
    readonly tags?: Maybe<GlobalTags>;
    /** Glossary terms of the entity. */
    readonly glossaryTerms?: Maybe<GlossaryTerms>;
    /** Its domain; the first one if there are several. */
    readonly domain?: Maybe<DomainAssociation>;
    /** Links to external documents. */
    readonly institutionalMemory?: Maybe<InstitutionalMemory>;
    /** Deprecation, with a replacement. */
    readonly deprecation?: Maybe<Deprecation>;
    /** Whether it is soft-deleted. */
    readonly status?: Maybe<Status>;
    /** Its subtypes on its platform, e.g. view. */
    readonly subTypes?: Maybe<SubTypes>;
    /** Its platform instance. */
    readonly dataPlatformInstance?: Maybe<DataPlatformInstance>;
    /** Its direct container, e.g. the schema of a table. */
    readonly container?: Maybe<Container>;
    /** Its applications. */
    readonly applications?: Maybe<ReadonlyArray<ApplicationAssociation>>;
    /** Its application; the first one if there are several. */
    readonly application?: Maybe<ApplicationAssociation>;
    /** Values of structured properties. */
    readonly structuredProperties?: Maybe<StructuredProperties>;
    /** Its open and completed forms. */
    readonly forms?: Maybe<Forms>;
    /** Values of the aspects by source. */
    readonly documentation?: Maybe<Documentation>;
    /** Passing and failing tests. */
    readonly testResults?: Maybe<TestResults>;
  };

/** Versions of one model, trained over time. */
export type MlModelGroupRelationshipsArgs = {
  input: RelationshipsInput;
};

/** Versions of one model, trained over time. */
export type MlModelGroupAspectsArgs = {
  input?: InputMaybe<AspectParams>;
};

/** Versions of one model, trained over time. */
export type MlModelGroupHistoryArgs = {
  input?: InputMaybe<HistoryInput>;
};

/** Versions of one model, trained over time. */
export type MlModelGroupLineageArgs = {
  input: LineageInput;
};

export type MlModelGroupProperties = {
  readonly name?: Maybe<Scalars['String']['output']>;
  readonly description?: Maybe<Scalars['String']['output']>;
  /** Epoch milliseconds. */
  readonly createdAt?: Maybe<Scalars['Long']['output']>;
  readonly created?: Maybe<AuditStamp>;
  readonly lastModified?: Maybe<AuditStamp>;
  readonly version?: Maybe<VersionTag>;
  readonly externalUrl?: Maybe<Scalars['String']['output']>;
  readonly mlModelLineageInfo?: Maybe<MlModelLineageInfo>;
  readonly customProperties?: Maybe<ReadonlyArray<CustomPropertiesEntry>>;
};

export type MlModelGroupEditableProperties = {
  readonly description?: Maybe<Scalars['String']['output']>;
};

/** Jobs around a model, by URN. */
export type MlModelLineageInfo = {
  readonly trainingJobs?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  readonly downstreamJobs?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
};

/** A deployed model. */
export type MlModelDeployment = Entity & {
  readonly name: Scalars['String']['output'];
  readonly platform: DataPlatform;
  readonly origin: FabricType;
  readonly properties?: Maybe<MlModelDeploymentProperties>;
  /** Its name in the catalog, e.g. `urn:li:tag:pii`. */
  readonly urn: Scalars['String']['output'];
  readonly type: EntityType;
  /** Its relationships. */
  readonly relationships?: Maybe<EntityRelationshipsResult>;
  /** The properties that pages show for entities of every type. */
  readonly overview: EntityOverview;
  /** The stored latest aspects, including those without a field. */
  readonly aspects?: Maybe<ReadonlyArray<RawAspect>>;
  /** False if other entities refer to it but it has no metadata yet, e.g. an upstream that was never ingested. */
  readonly exists?: Maybe<Scalars['Boolean']['output']>;
  /** Change history of the entity, newest first. */
  readonly history: EntityHistory;
  /** Privileges of the caller on the entity. */
  readonly privileges?: Maybe<EntityPrivileges>;
  /** Time of the last write by a source, even if it changed nothing; epoch milliseconds. */
  readonly lastIngested?: Maybe<Scalars['Long']['output']>;
  /** Owners, with their ownership types. */
  readonly ownership?: Maybe<Ownership>;
  /** Tags on the entity as a whole. */
  readonly tags?: Maybe<GlobalTags>;
  /** Deprecation, with a replacement. */
  readonly deprecation?: Maybe<Deprecation>;
  /** Whether it is soft-deleted. */
  readonly status?: Maybe<Status>;
  /** Its platform instance. */
  readonly dataPlatformInstance?: Maybe<DataPlatformInstance>;
  /** Its direct container, e.g. the schema of a table. */
  readonly container?: Maybe<Container>;
  /** Passing and failing tests. */
  readonly testResults?: Maybe<TestResults>;
};

/** A deployed model. */
export type MlModelDeploymentRelationshipsArgs = {
  input: RelationshipsInput;
};

/** A deployed model. */
export type MlModelDeploymentAspectsArgs = {
  input?: InputMaybe<AspectParams>;
};

/** A deployed model. */
export type MlModelDeploymentHistoryArgs = {
  input?: InputMaybe<HistoryInput>;
};

export type MlModelDeploymentProperties = {
  readonly description?: Maybe<Scalars['String']['output']>;
  /** Epoch milliseconds. */
  readonly createdAt?: Maybe<Scalars['Long']['output']>;
  readonly version?: Maybe<VersionTag>;
  readonly status?: Maybe<DeploymentStatus>;
  readonly externalUrl?: Maybe<Scalars['String']['output']>;
  readonly customProperties?: Maybe<ReadonlyArray<CustomPropertiesEntry>>;
};

export type DeploymentStatus =
  | 'OUT_OF_SERVICE'
  | 'CREATING'
  | 'UPDATING'
  | 'ROLLING_BACK'
  | 'IN_SERVICE'
  | 'DELETING'
  | 'FAILED'
  | 'UNKNOWN';

/** An input value of models, with its source datasets. */
export type MlFeature = Entity &
  EntityWithRelationships & {
    readonly name: Scalars['String']['output'];
    /** Name of the feature table. */
    readonly featureNamespace: Scalars['String']['output'];
    readonly description?: Maybe<Scalars['String']['output']>;
    readonly dataType?: Maybe<MlFeatureDataType>;
    readonly properties?: Maybe<MlFeatureProperties>;
    /** @deprecated Use `properties` */
    readonly featureProperties?: Maybe<MlFeatureProperties>;
    readonly editableProperties?: Maybe<MlFeatureEditableProperties>;
    /** Its name in the catalog, e.g. `urn:li:tag:pii`. */
    readonly urn: Scalars['String']['output'];
    readonly type: EntityType;
    /** Its relationships. */
    readonly relationships?: Maybe<EntityRelationshipsResult>;
    /** The properties that pages show for entities of every type. */
    readonly overview: EntityOverview;
    /** The stored latest aspects, including those without a field. */
    readonly aspects?: Maybe<ReadonlyArray<RawAspect>>;
    /** False if other entities refer to it but it has no metadata yet, e.g. an upstream that was never ingested. */
    readonly exists?: Maybe<Scalars['Boolean']['output']>;
    /** Change history of the entity, newest first. */
    readonly history: EntityHistory;
    /** Its neighbours in lineage. */
    readonly lineage?: Maybe<EntityLineageResult>;
    /** Privileges of the caller on the entity. */
    readonly privileges?: Maybe<EntityPrivileges>;
    /** Its path in the tree of containers and folders. */
    readonly browsePathV2?: Maybe<BrowsePathV2>;
    /** Its paths in the older folder trees, each as a list of steps. */
    readonly browsePaths?: Maybe<ReadonlyArray<BrowsePath>>;
    /** Time of the last write by a source, even if it changed nothing; epoch milliseconds. */
    readonly lastIngested?: Maybe<Scalars['Long']['output']>;
    /** Owners, with their ownership types. */
    readonly ownership?: Maybe<Ownership>;
    /** Tags on the entity as a whole. */
    readonly tags?: Maybe<GlobalTags>;
    /** Glossary terms of the entity. */
    readonly glossaryTerms?: Maybe<GlossaryTerms>;
    /** Its domain; the first one if there are several. */
    readonly domain?: Maybe<DomainAssociation>;
    /** Links to external documents. */
    readonly institutionalMemory?: Maybe<InstitutionalMemory>;
    /** Deprecation, with a replacement. */
    readonly deprecation?: Maybe<Deprecation>;
    /** Whether it is soft-deleted. */
    readonly status?: Maybe<Status>;
    /** Its subtypes on its platform, e.g. view. */
    readonly subTypes?: Maybe<SubTypes>;
    /** Its platform instance. */
    readonly dataPlatformInstance?: Maybe<DataPlatformInstance>;
    /** Its applications. */
    readonly applications?: Maybe<ReadonlyArray<ApplicationAssociation>>;
    /** Its application; the first one if there are several. */
    readonly application?: Maybe<ApplicationAssociation>;
    /** Values of structured properties. */
    readonly structuredProperties?: Maybe<StructuredProperties>;
    /** Its open and completed forms. */
    readonly forms?: Maybe<Forms>;
    /** Values of the aspects by source. */
    readonly documentation?: Maybe<Documentation>;
    /** Passing and failing tests. */
    readonly testResults?: Maybe<TestResults>;
  };

/** An input value of models, with its source datasets. */
export type MlFeatureRelationshipsArgs = {
  input: RelationshipsInput;
};

/** An input value of models, with its source datasets. */
export type MlFeatureAspectsArgs = {
  input?: InputMaybe<AspectParams>;
};

/** An input value of models, with its source datasets. */
export type MlFeatureHistoryArgs = {
  input?: InputMaybe<HistoryInput>;
};

/** An input value of models, with its source datasets. */
export type MlFeatureLineageArgs = {
  input: LineageInput;
};

export type MlFeatureProperties = {
  readonly description?: Maybe<Scalars['String']['output']>;
  readonly dataType?: Maybe<MlFeatureDataType>;
  readonly version?: Maybe<VersionTag>;
  readonly sources?: Maybe<ReadonlyArray<Dataset>>;
  readonly customProperties?: Maybe<ReadonlyArray<CustomPropertiesEntry>>;
};

export type MlFeatureEditableProperties = {
  readonly description?: Maybe<Scalars['String']['output']>;
};

/** Data type of the values of a feature or key. */
export type MlFeatureDataType =
  | 'USELESS'
  | 'NOMINAL'
  | 'ORDINAL'
  | 'BINARY'
  | 'COUNT'
  | 'TIME'
  | 'INTERVAL'
  | 'IMAGE'
  | 'VIDEO'
  | 'AUDIO'
  | 'TEXT'
  | 'MAP'
  | 'SEQUENCE'
  | 'SET'
  | 'CONTINUOUS'
  | 'BYTE'
  | 'UNKNOWN';

/** A key of the rows of a feature table. */
export type MlPrimaryKey = Entity &
  EntityWithRelationships & {
    readonly name: Scalars['String']['output'];
    /** Name of the feature table. */
    readonly featureNamespace: Scalars['String']['output'];
    readonly description?: Maybe<Scalars['String']['output']>;
    readonly dataType?: Maybe<MlFeatureDataType>;
    readonly properties?: Maybe<MlPrimaryKeyProperties>;
    /** @deprecated Use `properties` */
    readonly primaryKeyProperties?: Maybe<MlPrimaryKeyProperties>;
    readonly editableProperties?: Maybe<MlPrimaryKeyEditableProperties>;
    /** Its name in the catalog, e.g. `urn:li:tag:pii`. */
    readonly urn: Scalars['String']['output'];
    readonly type: EntityType;
    /** Its relationships. */
    readonly relationships?: Maybe<EntityRelationshipsResult>;
    /** The properties that pages show for entities of every type. */
    readonly overview: EntityOverview;
    /** The stored latest aspects, including those without a field. */
    readonly aspects?: Maybe<ReadonlyArray<RawAspect>>;
    /** False if other entities refer to it but it has no metadata yet, e.g. an upstream that was never ingested. */
    readonly exists?: Maybe<Scalars['Boolean']['output']>;
    /** Change history of the entity, newest first. */
    readonly history: EntityHistory;
    /** Its neighbours in lineage. */
    readonly lineage?: Maybe<EntityLineageResult>;
    /** Privileges of the caller on the entity. */
    readonly privileges?: Maybe<EntityPrivileges>;
    /** Time of the last write by a source, even if it changed nothing; epoch milliseconds. */
    readonly lastIngested?: Maybe<Scalars['Long']['output']>;
    /** Owners, with their ownership types. */
    readonly ownership?: Maybe<Ownership>;
    /** Tags on the entity as a whole. */
    readonly tags?: Maybe<GlobalTags>;
    /** Glossary terms of the entity. */
    readonly glossaryTerms?: Maybe<GlossaryTerms>;
    /** Its domain; the first one if there are several. */
    readonly domain?: Maybe<DomainAssociation>;
    /** Links to external documents. */
    readonly institutionalMemory?: Maybe<InstitutionalMemory>;
    /** Deprecation, with a replacement. */
    readonly deprecation?: Maybe<Deprecation>;
    /** Whether it is soft-deleted. */
    readonly status?: Maybe<Status>;
    /** Its subtypes on its platform, e.g. view. */
    readonly subTypes?: Maybe<SubTypes>;
    /** Its platform instance. */
    readonly dataPlatformInstance?: Maybe<DataPlatformInstance>;
    /** Its applications. */
    readonly applications?: Maybe<ReadonlyArray<ApplicationAssociation>>;
    /** Its application; the first one if there are several. */
    readonly application?: Maybe<ApplicationAssociation>;
    /** Values of structured properties. */
    readonly structuredProperties?: Maybe<StructuredProperties>;
    /** Its open and completed forms. */
    readonly forms?: Maybe<Forms>;
    /** Passing and failing tests. */
    readonly testResults?: Maybe<TestResults>;
  };

/** A key of the rows of a feature table. */
export type MlPrimaryKeyRelationshipsArgs = {
  input: RelationshipsInput;
};

/** A key of the rows of a feature table. */
export type MlPrimaryKeyAspectsArgs = {
  input?: InputMaybe<AspectParams>;
};

/** A key of the rows of a feature table. */
export type MlPrimaryKeyHistoryArgs = {
  input?: InputMaybe<HistoryInput>;
};

/** A key of the rows of a feature table. */
export type MlPrimaryKeyLineageArgs = {
  input: LineageInput;
};

export type MlPrimaryKeyProperties = {
  readonly description?: Maybe<Scalars['String']['output']>;
  readonly dataType?: Maybe<MlFeatureDataType>;
  readonly version?: Maybe<VersionTag>;
  readonly sources?: Maybe<ReadonlyArray<Dataset>>;
  readonly customProperties?: Maybe<ReadonlyArray<CustomPropertiesEntry>>;
};

export type MlPrimaryKeyEditableProperties = {
  readonly description?: Maybe<Scalars['String']['output']>;
};

/** A table of features that are computed and served together. */
export type MlFeatureTable = Entity &
  EntityWithRelationships &
  BrowsableEntity & {
    readonly name: Scalars['String']['output'];
    readonly platform: DataPlatform;
    readonly description?: Maybe<Scalars['String']['output']>;
    readonly properties?: Maybe<MlFeatureTableProperties>;
    /** @deprecated Use `properties` */
    readonly featureTableProperties?: Maybe<MlFeatureTableProperties>;
    readonly editableProperties?: Maybe<MlFeatureTableEditableProperties>;
    /** Its name in the catalog, e.g. `urn:li:tag:pii`. */
    readonly urn: Scalars['String']['output'];
    readonly type: EntityType;
    /** Its relationships. */
    readonly relationships?: Maybe<EntityRelationshipsResult>;
    /** The properties that pages show for entities of every type. */
    readonly overview: EntityOverview;
    /** The stored latest aspects, including those without a field. */
    readonly aspects?: Maybe<ReadonlyArray<RawAspect>>;
    /** False if other entities refer to it but it has no metadata yet, e.g. an upstream that was never ingested. */
    readonly exists?: Maybe<Scalars['Boolean']['output']>;
    /** Change history of the entity, newest first. */
    readonly history: EntityHistory;
    /** Its neighbours in lineage. */
    readonly lineage?: Maybe<EntityLineageResult>;
    /** Its paths in the older folder trees, each as a list of steps. */
    readonly browsePaths?: Maybe<ReadonlyArray<BrowsePath>>;
    /** Privileges of the caller on the entity. */
    readonly privileges?: Maybe<EntityPrivileges>;
    /** Its path in the tree of containers and folders. */
    readonly browsePathV2?: Maybe<BrowsePathV2>;
    /** Time of the last write by a source, even if it changed nothing; epoch milliseconds. */
    readonly lastIngested?: Maybe<Scalars['Long']['output']>;
    /** Owners, with their ownership types. */
    readonly ownership?: Maybe<Ownership>;
    /** Tags on the entity as a whole. */
    readonly tags?: Maybe<GlobalTags>;
    /** Glossary terms of the entity. */
    readonly glossaryTerms?: Maybe<GlossaryTerms>;
    /** Its domain; the first one if there are several. */
    readonly domain?: Maybe<DomainAssociation>;
    /** Links to external documents. */
    readonly institutionalMemory?: Maybe<InstitutionalMemory>;
    /** Deprecation, with a replacement. */
    readonly deprecation?: Maybe<Deprecation>;
    /** Whether it is soft-deleted. */
    readonly status?: Maybe<Status>;
    /** Its subtypes on its platform, e.g. view. */
    readonly subTypes?: Maybe<SubTypes>;
    /** Its platform instance. */
    readonly dataPlatformInstance?: Maybe<DataPlatformInstance>;
    /** Its applications. */
    readonly applications?: Maybe<ReadonlyArray<ApplicationAssociation>>;
    /** Its application; the first one if there are several. */
    readonly application?: Maybe<ApplicationAssociation>;
    /** Values of structured properties. */
    readonly structuredProperties?: Maybe<StructuredProperties>;
    /** Its open and completed forms. */
    readonly forms?: Maybe<Forms>;
    /** Values of the aspects by source. */
    readonly documentation?: Maybe<Documentation>;
    /** Passing and failing tests. */
    readonly testResults?: Maybe<TestResults>;
  };

/** A table of features that are computed and served together. */
export type MlFeatureTableRelationshipsArgs = {
  input: RelationshipsInput;
};

/** A table of features that are computed and served together. */
export type MlFeatureTableAspectsArgs = {
  input?: InputMaybe<AspectParams>;
};

/** A table of features that are computed and served together. */
export type MlFeatureTableHistoryArgs = {
  input?: InputMaybe<HistoryInput>;
};

/** A table of features that are computed and served together. */
export type MlFeatureTableLineageArgs = {
  input: LineageInput;
};

export type MlFeatureTableProperties = {
  readonly description?: Maybe<Scalars['String']['output']>;
  readonly mlFeatures?: Maybe<ReadonlyArray<MlFeature>>;
  readonly mlPrimaryKeys?: Maybe<ReadonlyArray<MlPrimaryKey>>;
  readonly customProperties?: Maybe<ReadonlyArray<CustomPropertiesEntry>>;
};

export type MlFeatureTableEditableProperties = {
  readonly description?: Maybe<Scalars['String']['output']>;
};

/** A document of queries, charts and texts in a notebook tool. */
export type Notebook = Entity &
  BrowsableEntity & {
    /** Name of the tool, e.g. `querybook`. */
    readonly tool: Scalars['String']['output'];
    readonly notebookId: Scalars['String']['output'];
    /** The platform that a source named, else the tool. */
    readonly platform: DataPlatform;
    readonly info?: Maybe<NotebookInfo>;
    readonly editableProperties?: Maybe<NotebookEditableProperties>;
    readonly content: NotebookContent;
    /** Its name in the catalog, e.g. `urn:li:tag:pii`. */
    readonly urn: Scalars['String']['output'];
    readonly type: EntityType;
    /** Its relationships. */
    readonly relationships?: Maybe<EntityRelationshipsResult>;
    /** The properties that pages show for entities of every type. */
    readonly overview: EntityOverview;
    /** The stored latest aspects, including those without a field. */
    readonly aspects?: Maybe<ReadonlyArray<RawAspect>>;
    /** False if other entities refer to it but it has no metadata yet, e.g. an upstream that was never ingested. */
    readonly exists?: Maybe<Scalars['Boolean']['output']>;
    /** Change history of the entity, newest first. */
    readonly history: EntityHistory;
    /** Its paths in the older folder trees, each as a list of steps. */
    readonly browsePaths?: Maybe<ReadonlyArray<BrowsePath>>;
    /** Privileges of the caller on the entity. */
    readonly privileges?: Maybe<EntityPrivileges>;
    /** Its path in the tree of containers and folders. */
    readonly browsePathV2?: Maybe<BrowsePathV2>;
    /** Time of the last write by a source, even if it changed nothing; epoch milliseconds. */
    readonly lastIngested?: Maybe<Scalars['Long']['output']>;
    /** Owners, with their ownership types. */
    readonly ownership?: Maybe<Ownership>;
    /** Tags on the entity as a whole. */
    readonly tags?: Maybe<GlobalTags>;
    /** Glossary terms of the entity. */
    readonly glossaryTerms?: Maybe<GlossaryTerms>;
    /** Its domain; the first one if there are several. */
    readonly domain?: Maybe<DomainAssociation>;
    /** Links to external documents. */
    readonly institutionalMemory?: Maybe<InstitutionalMemory>;
    /** Whether it is soft-deleted. */
    readonly status?: Maybe<Status>;
    /** Its subtypes on its platform, e.g. view. */
    readonly subTypes?: Maybe<SubTypes>;
    /** Its platform instance. */
    readonly dataPlatformInstance?: Maybe<DataPlatformInstance>;
    /** Its applications. */
    readonly applications?: Maybe<ReadonlyArray<ApplicationAssociation>>;
    /** Its application; the first one if there are several. */
    readonly application?: Maybe<ApplicationAssociation>;
    /** Values of the aspects by source. */
    readonly documentation?: Maybe<Documentation>;
    /** Passing and failing tests. */
    readonly testResults?: Maybe<TestResults>;
  };

/** A document of queries, charts and texts in a notebook tool. */
export type NotebookRelationshipsArgs = {
  input: RelationshipsInput;
};

/** A document of queries, charts and texts in a notebook tool. */
export type NotebookAspectsArgs = {
  input?: InputMaybe<AspectParams>;
};

/** A document of queries, charts and texts in a notebook tool. */
export type NotebookHistoryArgs = {
  input?: InputMaybe<HistoryInput>;
};

export type NotebookInfo = {
  readonly title?: Maybe<Scalars['String']['output']>;
  readonly description?: Maybe<Scalars['String']['output']>;
  readonly externalUrl?: Maybe<Scalars['String']['output']>;
  readonly customProperties?: Maybe<ReadonlyArray<CustomPropertiesEntry>>;
  readonly changeAuditStamps?: Maybe<ChangeAuditStamps>;
};

/** Who created, changed and deleted something. Time 0 and the user `unknown` stand for unknown values. */
export type ChangeAuditStamps = {
  readonly created: AuditStamp;
  readonly lastModified: AuditStamp;
  readonly deleted?: Maybe<AuditStamp>;
};

export type NotebookEditableProperties = {
  readonly description?: Maybe<Scalars['String']['output']>;
};

export type NotebookContent = {
  readonly cells: ReadonlyArray<NotebookCell>;
};

/** A cell; `type` tells which of the other fields has a value. */
export type NotebookCell = {
  readonly type: NotebookCellType;
  readonly chartCell?: Maybe<ChartCell>;
  readonly textCell?: Maybe<TextCell>;
  readonly queryChell?: Maybe<QueryCell>;
};

export type NotebookCellType = 'TEXT_CELL' | 'QUERY_CELL' | 'CHART_CELL';

export type ChartCell = {
  /** Empty for a cell without a title. */
  readonly cellTitle: Scalars['String']['output'];
  readonly cellId: Scalars['String']['output'];
  readonly changeAuditStamps?: Maybe<ChangeAuditStamps>;
};

export type TextCell = {
  /** Empty for a cell without a title. */
  readonly cellTitle: Scalars['String']['output'];
  readonly cellId: Scalars['String']['output'];
  readonly changeAuditStamps?: Maybe<ChangeAuditStamps>;
  readonly text: Scalars['String']['output'];
};

export type QueryCell = {
  /** Empty for a cell without a title. */
  readonly cellTitle: Scalars['String']['output'];
  readonly cellId: Scalars['String']['output'];
  readonly changeAuditStamps?: Maybe<ChangeAuditStamps>;
  readonly rawQuery: Scalars['String']['output'];
  readonly lastExecuted?: Maybe<AuditStamp>;
};

/** A custom ownership type. */
export type OwnershipTypeEntity = Entity & {
  readonly info?: Maybe<OwnershipTypeInfo>;
  /** Its name in the catalog, e.g. `urn:li:tag:pii`. */
  readonly urn: Scalars['String']['output'];
  readonly type: EntityType;
  /** Its relationships. */
  readonly relationships?: Maybe<EntityRelationshipsResult>;
  /** The properties that pages show for entities of every type. */
  readonly overview: EntityOverview;
  /** The stored latest aspects, including those without a field. */
  readonly aspects?: Maybe<ReadonlyArray<RawAspect>>;
  /** False if other entities refer to it but it has no metadata yet, e.g. an upstream that was never ingested. */
  readonly exists?: Maybe<Scalars['Boolean']['output']>;
  /** Change history of the entity, newest first. */
  readonly history: EntityHistory;
  /** Privileges of the caller on the entity. */
  readonly privileges?: Maybe<EntityPrivileges>;
  /** Time of the last write by a source, even if it changed nothing; epoch milliseconds. */
  readonly lastIngested?: Maybe<Scalars['Long']['output']>;
  /** Whether it is soft-deleted. */
  readonly status?: Maybe<Status>;
};

/** A custom ownership type. */
export type OwnershipTypeEntityRelationshipsArgs = {
  input: RelationshipsInput;
};

/** A custom ownership type. */
export type OwnershipTypeEntityAspectsArgs = {
  input?: InputMaybe<AspectParams>;
};

/** A custom ownership type. */
export type OwnershipTypeEntityHistoryArgs = {
  input?: InputMaybe<HistoryInput>;
};

export type OwnershipTypeInfo = {
  readonly name: Scalars['String']['output'];
  readonly description?: Maybe<Scalars['String']['output']>;
  readonly created: AuditStamp;
  readonly lastModified: AuditStamp;
};

/** The layout of a catalog page, for one user or for all. */
export type DataHubPageTemplate = Entity & {
  readonly properties: DataHubPageTemplateProperties;
  /** Its name in the catalog, e.g. `urn:li:tag:pii`. */
  readonly urn: Scalars['String']['output'];
  readonly type: EntityType;
  /** Its relationships. */
  readonly relationships?: Maybe<EntityRelationshipsResult>;
  /** The properties that pages show for entities of every type. */
  readonly overview: EntityOverview;
  /** The stored latest aspects, including those without a field. */
  readonly aspects?: Maybe<ReadonlyArray<RawAspect>>;
  /** False if other entities refer to it but it has no metadata yet, e.g. an upstream that was never ingested. */
  readonly exists?: Maybe<Scalars['Boolean']['output']>;
  /** Change history of the entity, newest first. */
  readonly history: EntityHistory;
  /** Privileges of the caller on the entity. */
  readonly privileges?: Maybe<EntityPrivileges>;
  /** Time of the last write by a source, even if it changed nothing; epoch milliseconds. */
  readonly lastIngested?: Maybe<Scalars['Long']['output']>;
};

/** The layout of a catalog page, for one user or for all. */
export type DataHubPageTemplateRelationshipsArgs = {
  input: RelationshipsInput;
};

/** The layout of a catalog page, for one user or for all. */
export type DataHubPageTemplateAspectsArgs = {
  input?: InputMaybe<AspectParams>;
};

/** The layout of a catalog page, for one user or for all. */
export type DataHubPageTemplateHistoryArgs = {
  input?: InputMaybe<HistoryInput>;
};

export type DataHubPageTemplateProperties = {
  readonly rows: ReadonlyArray<DataHubPageTemplateRow>;
  readonly surface: DataHubPageTemplateSurface;
  /** What the summary of an asset shows. Only templates for assets have it. */
  readonly assetSummary?: Maybe<DataHubPageTemplateAssetSummary>;
  readonly visibility: DataHubPageTemplateVisibility;
  readonly created: ResolvedAuditStamp;
  readonly lastModified: ResolvedAuditStamp;
};

export type DataHubPageTemplateRow = {
  readonly modules: ReadonlyArray<DataHubPageModule>;
};

export type DataHubPageTemplateAssetSummary = {
  /** In the order of the page; may be empty. */
  readonly summaryElements?: Maybe<ReadonlyArray<SummaryElement>>;
};

export type SummaryElement = {
  readonly elementType: SummaryElementType;
  /** If `elementType` is STRUCTURED_PROPERTY. */
  readonly structuredProperty?: Maybe<StructuredPropertyEntity>;
};

export type SummaryElementType =
  | 'CREATED'
  | 'LAST_MODIFIED'
  | 'LAST_INGESTED'
  | 'TAGS'
  | 'GLOSSARY_TERMS'
  | 'OWNERS'
  | 'DOMAIN'
  | 'STRUCTURED_PROPERTY'
  | 'DOCUMENT_STATUS'
  | 'DOCUMENT_TYPE'
  | 'SEMANTIC_MODEL';

export type DataHubPageTemplateSurface = {
  /** The position of the page. */
  readonly surfaceType?: Maybe<PageTemplateSurfaceType>;
};

export type PageTemplateSurfaceType = 'HOME_PAGE' | 'ASSET_SUMMARY';

export type DataHubPageTemplateVisibility = {
  readonly scope?: Maybe<PageTemplateScope>;
};

export type PageTemplateScope = 'PERSONAL' | 'GLOBAL';

/** A module of a page. */
export type DataHubPageModule = Entity & {
  readonly properties: DataHubPageModuleProperties;
  /** Its name in the catalog, e.g. `urn:li:tag:pii`. */
  readonly urn: Scalars['String']['output'];
  readonly type: EntityType;
  /** Its relationships. */
  readonly relationships?: Maybe<EntityRelationshipsResult>;
  /** The properties that pages show for entities of every type. */
  readonly overview: EntityOverview;
  /** The stored latest aspects, including those without a field. */
  readonly aspects?: Maybe<ReadonlyArray<RawAspect>>;
  /** False if other entities refer to it but it has no metadata yet, e.g. an upstream that was never ingested. */
  readonly exists?: Maybe<Scalars['Boolean']['output']>;
  /** Change history of the entity, newest first. */
  readonly history: EntityHistory;
  /** Privileges of the caller on the entity. */
  readonly privileges?: Maybe<EntityPrivileges>;
  /** Time of the last write by a source, even if it changed nothing; epoch milliseconds. */
  readonly lastIngested?: Maybe<Scalars['Long']['output']>;
};

/** A module of a page. */
export type DataHubPageModuleRelationshipsArgs = {
  input: RelationshipsInput;
};

/** A module of a page. */
export type DataHubPageModuleAspectsArgs = {
  input?: InputMaybe<AspectParams>;
};

/** A module of a page. */
export type DataHubPageModuleHistoryArgs = {
  input?: InputMaybe<HistoryInput>;
};

export type DataHubPageModuleProperties = {
  readonly name: Scalars['String']['output'];
  readonly type: DataHubPageModuleType;
  readonly visibility: DataHubPageModuleVisibility;
  readonly params: DataHubPageModuleParams;
  readonly created: ResolvedAuditStamp;
  readonly lastModified: ResolvedAuditStamp;
};

export type DataHubPageModuleVisibility = {
  readonly scope?: Maybe<PageModuleScope>;
};

export type PageModuleScope = 'PERSONAL' | 'GLOBAL';

/** Parameters by type. */
export type DataHubPageModuleParams = {
  readonly linkParams?: Maybe<LinkModuleParams>;
  readonly richTextParams?: Maybe<RichTextModuleParams>;
  readonly assetCollectionParams?: Maybe<AssetCollectionModuleParams>;
  readonly hierarchyViewParams?: Maybe<HierarchyViewModuleParams>;
};

export type LinkModuleParams = {
  readonly linkUrl: Scalars['String']['output'];
  readonly imageUrl?: Maybe<Scalars['String']['output']>;
  readonly description?: Maybe<Scalars['String']['output']>;
};

export type RichTextModuleParams = {
  readonly content: Scalars['String']['output'];
};

export type AssetCollectionModuleParams = {
  readonly assetUrns: ReadonlyArray<Scalars['String']['output']>;
  /** Filter of a search, as JSON text. */
  readonly dynamicFilterJson?: Maybe<Scalars['String']['output']>;
};

export type HierarchyViewModuleParams = {
  readonly assetUrns: ReadonlyArray<Scalars['String']['output']>;
  readonly showRelatedEntities: Scalars['Boolean']['output'];
  /** Filter of a search, as JSON text. */
  readonly relatedEntitiesFilterJson?: Maybe<Scalars['String']['output']>;
};

export type DataHubPageModuleType =
  | 'LINK'
  | 'RICH_TEXT'
  | 'ASSET_COLLECTION'
  | 'HIERARCHY'
  | 'OWNED_ASSETS'
  | 'DOMAINS'
  | 'ASSETS'
  | 'OUTPUT_PORTS'
  | 'CHILD_HIERARCHY'
  | 'DATA_PRODUCTS'
  | 'SUB_DATA_PRODUCTS'
  | 'RELATED_TERMS'
  | 'PLATFORMS'
  | 'LINEAGE'
  | 'COLUMNS'
  | 'SEMANTIC_MODEL_DATASETS'
  | 'SEMANTIC_MODEL_METRICS'
  | 'SEMANTIC_MODEL_RELATIONSHIPS'
  | 'SEMANTIC_MODEL_DIMENSIONS'
  | 'AI_CONTEXT'
  | 'METRIC_SQL'
  | 'RELATED_METRICS'
  | 'UNKNOWN';

export type AssetSettings = {
  readonly assetSummary?: Maybe<AssetSummarySettings>;
};

export type AssetSummarySettings = {
  /** Only the first one is shown. */
  readonly templates?: Maybe<ReadonlyArray<AssetSummarySettingsTemplate>>;
};

export type AssetSummarySettingsTemplate = {
  readonly template?: Maybe<DataHubPageTemplate>;
};

export type CorpUserProperties = {
  readonly active: Scalars['Boolean']['output'];
  readonly displayName?: Maybe<Scalars['String']['output']>;
  readonly email?: Maybe<Scalars['String']['output']>;
  readonly title?: Maybe<Scalars['String']['output']>;
  readonly manager?: Maybe<CorpUser>;
  readonly departmentId?: Maybe<Scalars['Long']['output']>;
  readonly departmentName?: Maybe<Scalars['String']['output']>;
  readonly firstName?: Maybe<Scalars['String']['output']>;
  readonly lastName?: Maybe<Scalars['String']['output']>;
  readonly fullName?: Maybe<Scalars['String']['output']>;
  readonly countryCode?: Maybe<Scalars['String']['output']>;
  readonly customProperties?: Maybe<ReadonlyArray<CustomPropertiesEntry>>;
};

export type CorpUserInfo = {
  readonly active: Scalars['Boolean']['output'];
  readonly displayName?: Maybe<Scalars['String']['output']>;
  readonly email?: Maybe<Scalars['String']['output']>;
  readonly title?: Maybe<Scalars['String']['output']>;
  readonly manager?: Maybe<CorpUser>;
  readonly departmentId?: Maybe<Scalars['Long']['output']>;
  readonly departmentName?: Maybe<Scalars['String']['output']>;
  readonly firstName?: Maybe<Scalars['String']['output']>;
  readonly lastName?: Maybe<Scalars['String']['output']>;
  readonly fullName?: Maybe<Scalars['String']['output']>;
  readonly countryCode?: Maybe<Scalars['String']['output']>;
  readonly customProperties?: Maybe<ReadonlyArray<CustomPropertiesEntry>>;
};

/** The user's profile. */
export type CorpUserEditableProperties = {
  readonly displayName?: Maybe<Scalars['String']['output']>;
  readonly title?: Maybe<Scalars['String']['output']>;
  readonly aboutMe?: Maybe<Scalars['String']['output']>;
  readonly teams?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  readonly skills?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  readonly pictureLink?: Maybe<Scalars['String']['output']>;
  readonly slack?: Maybe<Scalars['String']['output']>;
  readonly phone?: Maybe<Scalars['String']['output']>;
  readonly email?: Maybe<Scalars['String']['output']>;
  readonly platforms?: Maybe<ReadonlyArray<DataPlatform>>;
  /** The user's kind of work. */
  readonly persona?: Maybe<DataHubPersona>;
};

export type DataHubPersona = Entity & {
  readonly id: Scalars['String']['output'];
  /** Its name in the catalog, e.g. `urn:li:tag:pii`. */
  readonly urn: Scalars['String']['output'];
  readonly type: EntityType;
  /** Its relationships. */
  readonly relationships?: Maybe<EntityRelationshipsResult>;
  /** The properties that pages show for entities of every type. */
  readonly overview: EntityOverview;
  /** The stored latest aspects, including those without a field. */
  readonly aspects?: Maybe<ReadonlyArray<RawAspect>>;
  /** False if other entities refer to it but it has no metadata yet, e.g. an upstream that was never ingested. */
  readonly exists?: Maybe<Scalars['Boolean']['output']>;
  /** Change history of the entity, newest first. */
  readonly history: EntityHistory;
  /** Privileges of the caller on the entity. */
  readonly privileges?: Maybe<EntityPrivileges>;
  /** Time of the last write by a source, even if it changed nothing; epoch milliseconds. */
  readonly lastIngested?: Maybe<Scalars['Long']['output']>;
};

export type DataHubPersonaRelationshipsArgs = {
  input: RelationshipsInput;
};

export type DataHubPersonaAspectsArgs = {
  input?: InputMaybe<AspectParams>;
};

export type DataHubPersonaHistoryArgs = {
  input?: InputMaybe<HistoryInput>;
};

export type CorpUserSettings = {
  readonly appearance?: Maybe<CorpUserAppearanceSettings>;
  readonly views?: Maybe<CorpUserViewsSettings>;
  readonly homePage?: Maybe<CorpUserHomePageSettings>;
  readonly locale?: Maybe<CorpUserLocaleSettings>;
};

export type CorpUserLocaleSettings = {
  /** Language of the pages, e.g. `de`. */
  readonly language?: Maybe<Scalars['String']['output']>;
};

export type CorpUserAppearanceSettings = {
  readonly showSimplifiedHomepage?: Maybe<Scalars['Boolean']['output']>;
  readonly showThemeV2?: Maybe<Scalars['Boolean']['output']>;
};

export type CorpUserViewsSettings = {
  /** The default view. */
  readonly defaultView?: Maybe<DataHubView>;
};

export type CorpUserHomePageSettings = {
  readonly pageTemplate?: Maybe<DataHubPageTemplate>;
  /** URNs of dismissed announcements. */
  readonly dismissedAnnouncementUrns?: Maybe<ReadonlyArray<Maybe<Scalars['String']['output']>>>;
};

export type CorpUserEditableInfo = {
  readonly displayName?: Maybe<Scalars['String']['output']>;
  readonly title?: Maybe<Scalars['String']['output']>;
  readonly aboutMe?: Maybe<Scalars['String']['output']>;
  readonly teams?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  readonly skills?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  readonly pictureLink?: Maybe<Scalars['String']['output']>;
};

export type CorpUserStatus = 'ACTIVE' | 'SUSPENDED';

export type CorpGroupProperties = {
  readonly displayName?: Maybe<Scalars['String']['output']>;
  readonly description?: Maybe<Scalars['String']['output']>;
  readonly email?: Maybe<Scalars['String']['output']>;
  readonly slack?: Maybe<Scalars['String']['output']>;
};

export type CorpGroupInfo = {
  readonly displayName?: Maybe<Scalars['String']['output']>;
  readonly description?: Maybe<Scalars['String']['output']>;
  readonly email?: Maybe<Scalars['String']['output']>;
  readonly admins?: Maybe<ReadonlyArray<CorpUser>>;
  readonly members?: Maybe<ReadonlyArray<CorpUser>>;
  readonly groups?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
};

export type CorpGroupEditableProperties = {
  readonly description?: Maybe<Scalars['String']['output']>;
  readonly pictureLink?: Maybe<Scalars['String']['output']>;
  readonly slack?: Maybe<Scalars['String']['output']>;
  readonly email?: Maybe<Scalars['String']['output']>;
};

export type Origin = {
  readonly type: OriginType;
  /** Name of the source system. */
  readonly externalType?: Maybe<Scalars['String']['output']>;
};

export type OriginType = 'NATIVE' | 'EXTERNAL' | 'UNKNOWN';

/** A resource of a platform other than data, stored for the connector that wrote it. */
export type DataHubPlatformResource = Entity & {
  readonly info?: Maybe<DataHubPlatformResourceInfo>;
  readonly properties?: Maybe<DataHubPlatformResourceProperties>;
  /** Its name in the catalog, e.g. `urn:li:tag:pii`. */
  readonly urn: Scalars['String']['output'];
  readonly type: EntityType;
  /** Its relationships. */
  readonly relationships?: Maybe<EntityRelationshipsResult>;
  /** The properties that pages show for entities of every type. */
  readonly overview: EntityOverview;
  /** The stored latest aspects, including those without a field. */
  readonly aspects?: Maybe<ReadonlyArray<RawAspect>>;
  /** False if other entities refer to it but it has no metadata yet, e.g. an upstream that was never ingested. */
  readonly exists?: Maybe<Scalars['Boolean']['output']>;
  /** Change history of the entity, newest first. */
  readonly history: EntityHistory;
  /** Privileges of the caller on the entity. */
  readonly privileges?: Maybe<EntityPrivileges>;
  /** Time of the last write by a source, even if it changed nothing; epoch milliseconds. */
  readonly lastIngested?: Maybe<Scalars['Long']['output']>;
  /** Whether it is soft-deleted. */
  readonly status?: Maybe<Status>;
  /** Its platform instance. */
  readonly dataPlatformInstance?: Maybe<DataPlatformInstance>;
};

/** A resource of a platform other than data, stored for the connector that wrote it. */
export type DataHubPlatformResourceRelationshipsArgs = {
  input: RelationshipsInput;
};

/** A resource of a platform other than data, stored for the connector that wrote it. */
export type DataHubPlatformResourceAspectsArgs = {
  input?: InputMaybe<AspectParams>;
};

/** A resource of a platform other than data, stored for the connector that wrote it. */
export type DataHubPlatformResourceHistoryArgs = {
  input?: InputMaybe<HistoryInput>;
};

export type DataHubPlatformResourceInfo = {
  readonly resourceType: Scalars['String']['output'];
  readonly primaryKey: Scalars['String']['output'];
  readonly secondaryKeys?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
};

export type DataHubPlatformResourceProperties = {
  /** Members of its value, if it is a JSON object. Members other than text are JSON. */
  readonly customProperties?: Maybe<ReadonlyArray<StringMapEntry>>;
};

/** Connection details of a platform. */
export type DataHubConnection = Entity & {
  readonly details?: Maybe<DataHubConnectionDetails>;
  readonly platform?: Maybe<DataPlatform>;
  /** Its name in the catalog, e.g. `urn:li:tag:pii`. */
  readonly urn: Scalars['String']['output'];
  readonly type: EntityType;
  /** Its relationships. */
  readonly relationships?: Maybe<EntityRelationshipsResult>;
  /** The properties that pages show for entities of every type. */
  readonly overview: EntityOverview;
  /** The stored latest aspects, including those without a field. */
  readonly aspects?: Maybe<ReadonlyArray<RawAspect>>;
  /** False if other entities refer to it but it has no metadata yet, e.g. an upstream that was never ingested. */
  readonly exists?: Maybe<Scalars['Boolean']['output']>;
  /** Change history of the entity, newest first. */
  readonly history: EntityHistory;
  /** Privileges of the caller on the entity. */
  readonly privileges?: Maybe<EntityPrivileges>;
  /** Time of the last write by a source, even if it changed nothing; epoch milliseconds. */
  readonly lastIngested?: Maybe<Scalars['Long']['output']>;
  /** Its platform instance. */
  readonly dataPlatformInstance?: Maybe<DataPlatformInstance>;
};

/** Connection details of a platform. */
export type DataHubConnectionRelationshipsArgs = {
  input: RelationshipsInput;
};

/** Connection details of a platform. */
export type DataHubConnectionAspectsArgs = {
  input?: InputMaybe<AspectParams>;
};

/** Connection details of a platform. */
export type DataHubConnectionHistoryArgs = {
  input?: InputMaybe<HistoryInput>;
};

export type DataHubConnectionDetails = {
  readonly type: DataHubConnectionDetailsType;
  readonly name?: Maybe<Scalars['String']['output']>;
  readonly json?: Maybe<DataHubJsonConnection>;
};

export type DataHubConnectionDetailsType = 'JSON';

export type DataHubJsonConnection = {
  /** Unchanged, i.e. encrypted if the writer encrypted it. */
  readonly blob: Scalars['String']['output'];
};

/** A system that stores or moves data, e.g. a warehouse product. */
export type DataPlatform = Entity & {
  readonly name: Scalars['String']['output'];
  readonly displayName?: Maybe<Scalars['String']['output']>;
  readonly properties?: Maybe<DataPlatformProperties>;
  /** @deprecated Use `properties` */
  readonly info?: Maybe<DataPlatformInfo>;
  /** Its name in the catalog, e.g. `urn:li:tag:pii`. */
  readonly urn: Scalars['String']['output'];
  readonly type: EntityType;
  /** Its relationships. */
  readonly relationships?: Maybe<EntityRelationshipsResult>;
  /** The properties that pages show for entities of every type. */
  readonly overview: EntityOverview;
  /** The stored latest aspects, including those without a field. */
  readonly aspects?: Maybe<ReadonlyArray<RawAspect>>;
  /** False if other entities refer to it but it has no metadata yet, e.g. an upstream that was never ingested. */
  readonly exists?: Maybe<Scalars['Boolean']['output']>;
  /** Change history of the entity, newest first. */
  readonly history: EntityHistory;
  /** Privileges of the caller on the entity. */
  readonly privileges?: Maybe<EntityPrivileges>;
  /** Time of the last write by a source, even if it changed nothing; epoch milliseconds. */
  readonly lastIngested?: Maybe<Scalars['Long']['output']>;
};

/** A system that stores or moves data, e.g. a warehouse product. */
export type DataPlatformRelationshipsArgs = {
  input: RelationshipsInput;
};

/** A system that stores or moves data, e.g. a warehouse product. */
export type DataPlatformAspectsArgs = {
  input?: InputMaybe<AspectParams>;
};

/** A system that stores or moves data, e.g. a warehouse product. */
export type DataPlatformHistoryArgs = {
  input?: InputMaybe<HistoryInput>;
};

export type DataPlatformProperties = {
  readonly type: PlatformType;
  readonly displayName?: Maybe<Scalars['String']['output']>;
  /** Separator of the parts of dataset names. */
  readonly datasetNameDelimiter: Scalars['String']['output'];
  readonly logoUrl?: Maybe<Scalars['String']['output']>;
  /** It holds logical assets, whose data is on other platforms. */
  readonly logical?: Maybe<Scalars['Boolean']['output']>;
};

export type DataPlatformInfo = {
  readonly type: PlatformType;
  readonly displayName?: Maybe<Scalars['String']['output']>;
  readonly datasetNameDelimiter: Scalars['String']['output'];
  readonly logoUrl?: Maybe<Scalars['String']['output']>;
};

export type PlatformType =
  | 'FILE_SYSTEM'
  | 'KEY_VALUE_STORE'
  | 'MESSAGE_BROKER'
  | 'OBJECT_STORE'
  | 'OLAP_DATASTORE'
  | 'OTHERS'
  | 'QUERY_ENGINE'
  | 'RELATIONAL_DB'
  | 'SEARCH_ENGINE';

/** One installation of a platform. */
export type DataPlatformInstance = Entity & {
  readonly platform: DataPlatform;
  readonly instanceId: Scalars['String']['output'];
  readonly properties?: Maybe<DataPlatformInstanceProperties>;
  /** Its name in the catalog, e.g. `urn:li:tag:pii`. */
  readonly urn: Scalars['String']['output'];
  readonly type: EntityType;
  /** Its relationships. */
  readonly relationships?: Maybe<EntityRelationshipsResult>;
  /** The properties that pages show for entities of every type. */
  readonly overview: EntityOverview;
  /** The stored latest aspects, including those without a field. */
  readonly aspects?: Maybe<ReadonlyArray<RawAspect>>;
  /** False if other entities refer to it but it has no metadata yet, e.g. an upstream that was never ingested. */
  readonly exists?: Maybe<Scalars['Boolean']['output']>;
  /** Change history of the entity, newest first. */
  readonly history: EntityHistory;
  /** Privileges of the caller on the entity. */
  readonly privileges?: Maybe<EntityPrivileges>;
  /** Time of the last write by a source, even if it changed nothing; epoch milliseconds. */
  readonly lastIngested?: Maybe<Scalars['Long']['output']>;
  /** Owners, with their ownership types. */
  readonly ownership?: Maybe<Ownership>;
  /** Tags on the entity as a whole. */
  readonly tags?: Maybe<GlobalTags>;
  /** Links to external documents. */
  readonly institutionalMemory?: Maybe<InstitutionalMemory>;
  /** Deprecation, with a replacement. */
  readonly deprecation?: Maybe<Deprecation>;
  /** Whether it is soft-deleted. */
  readonly status?: Maybe<Status>;
};

/** One installation of a platform. */
export type DataPlatformInstanceRelationshipsArgs = {
  input: RelationshipsInput;
};

/** One installation of a platform. */
export type DataPlatformInstanceAspectsArgs = {
  input?: InputMaybe<AspectParams>;
};

/** One installation of a platform. */
export type DataPlatformInstanceHistoryArgs = {
  input?: InputMaybe<HistoryInput>;
};

export type DataPlatformInstanceProperties = {
  readonly name?: Maybe<Scalars['String']['output']>;
  readonly description?: Maybe<Scalars['String']['output']>;
  readonly externalUrl?: Maybe<Scalars['String']['output']>;
  readonly customProperties?: Maybe<ReadonlyArray<CustomPropertiesEntry>>;
};

/** The environment of an asset. */
export type FabricType =
  | 'DEV'
  | 'TEST'
  | 'QA'
  | 'UAT'
  | 'EI'
  | 'PRE'
  | 'STG'
  | 'NON_PROD'
  | 'PROD'
  | 'CORP'
  | 'RVW'
  | 'PRD'
  | 'TST'
  | 'SIT'
  | 'SBX'
  | 'SANDBOX'
  | 'CERT';

/** An announcement on the home page or on the page of an entity. */
export type Post = Entity & {
  readonly postType: PostType;
  readonly content: PostContent;
  readonly lastModified: AuditStamp;
  /** Its name in the catalog, e.g. `urn:li:tag:pii`. */
  readonly urn: Scalars['String']['output'];
  readonly type: EntityType;
  /** Its relationships. */
  readonly relationships?: Maybe<EntityRelationshipsResult>;
  /** The properties that pages show for entities of every type. */
  readonly overview: EntityOverview;
  /** The stored latest aspects, including those without a field. */
  readonly aspects?: Maybe<ReadonlyArray<RawAspect>>;
  /** False if other entities refer to it but it has no metadata yet, e.g. an upstream that was never ingested. */
  readonly exists?: Maybe<Scalars['Boolean']['output']>;
  /** Change history of the entity, newest first. */
  readonly history: EntityHistory;
  /** Privileges of the caller on the entity. */
  readonly privileges?: Maybe<EntityPrivileges>;
  /** Time of the last write by a source, even if it changed nothing; epoch milliseconds. */
  readonly lastIngested?: Maybe<Scalars['Long']['output']>;
  /** Its subtypes on its platform, e.g. view. */
  readonly subTypes?: Maybe<SubTypes>;
};

/** An announcement on the home page or on the page of an entity. */
export type PostRelationshipsArgs = {
  input: RelationshipsInput;
};

/** An announcement on the home page or on the page of an entity. */
export type PostAspectsArgs = {
  input?: InputMaybe<AspectParams>;
};

/** An announcement on the home page or on the page of an entity. */
export type PostHistoryArgs = {
  input?: InputMaybe<HistoryInput>;
};

export type PostType = 'HOME_PAGE_ANNOUNCEMENT' | 'ENTITY_ANNOUNCEMENT';

export type PostContent = {
  readonly contentType: PostContentType;
  readonly title: Scalars['String']['output'];
  readonly description?: Maybe<Scalars['String']['output']>;
  readonly link?: Maybe<Scalars['String']['output']>;
  readonly media?: Maybe<Media>;
};

export type PostContentType = 'TEXT' | 'LINK';

export type Media = {
  readonly type: MediaType;
  /** Address of the picture. */
  readonly location: Scalars['String']['output'];
};

export type MediaType = 'IMAGE';

/** A statement that users or tools run. */
export type QueryEntity = Entity & {
  readonly properties?: Maybe<QueryProperties>;
  /** Its subjects. */
  readonly subjects?: Maybe<ReadonlyArray<QuerySubject>>;
  /** `urn:li:dataPlatform:unknown` if no source named one. */
  readonly platform: DataPlatform;
  /** Its name in the catalog, e.g. `urn:li:tag:pii`. */
  readonly urn: Scalars['String']['output'];
  readonly type: EntityType;
  /** Its relationships. */
  readonly relationships?: Maybe<EntityRelationshipsResult>;
  /** The properties that pages show for entities of every type. */
  readonly overview: EntityOverview;
  /** The stored latest aspects, including those without a field. */
  readonly aspects?: Maybe<ReadonlyArray<RawAspect>>;
  /** False if other entities refer to it but it has no metadata yet, e.g. an upstream that was never ingested. */
  readonly exists?: Maybe<Scalars['Boolean']['output']>;
  /** Change history of the entity, newest first. */
  readonly history: EntityHistory;
  /** Privileges of the caller on the entity. */
  readonly privileges?: Maybe<EntityPrivileges>;
  /** Time of the last write by a source, even if it changed nothing; epoch milliseconds. */
  readonly lastIngested?: Maybe<Scalars['Long']['output']>;
  /** Whether it is soft-deleted. */
  readonly status?: Maybe<Status>;
  /** Its subtypes on its platform, e.g. view. */
  readonly subTypes?: Maybe<SubTypes>;
  /** Its platform instance. */
  readonly dataPlatformInstance?: Maybe<DataPlatformInstance>;
};

/** A statement that users or tools run. */
export type QueryEntityRelationshipsArgs = {
  input: RelationshipsInput;
};

/** A statement that users or tools run. */
export type QueryEntityAspectsArgs = {
  input?: InputMaybe<AspectParams>;
};

/** A statement that users or tools run. */
export type QueryEntityHistoryArgs = {
  input?: InputMaybe<HistoryInput>;
};

export type QueryProperties = {
  readonly name?: Maybe<Scalars['String']['output']>;
  readonly description?: Maybe<Scalars['String']['output']>;
  readonly statement: QueryStatement;
  readonly source: QuerySource;
  readonly created: AuditStamp;
  readonly createdOn: ResolvedAuditStamp;
  readonly lastModified: AuditStamp;
  /** Its origin, e.g. a view. */
  readonly origin?: Maybe<Entity>;
  readonly customProperties?: Maybe<ReadonlyArray<CustomPropertiesEntry>>;
};

/** Written by a user or found by a source. */
export type QuerySource = 'MANUAL' | 'SYSTEM';

export type QueryStatement = {
  readonly value: Scalars['String']['output'];
  readonly language: QueryLanguage;
};

export type QueryLanguage = 'SQL' | 'UNKNOWN';

export type QuerySubject = {
  /** The dataset, or the dataset of the field. */
  readonly dataset?: Maybe<Dataset>;
  readonly schemaField?: Maybe<SchemaFieldEntity>;
};

/** A role of an external system, e.g. one that grants access to data there. */
export type Role = Entity & {
  readonly id: Scalars['String']['output'];
  readonly properties?: Maybe<RoleProperties>;
  readonly actors?: Maybe<Actor>;
  /** Whether the caller has the role, directly or as a member of a group. */
  readonly isAssignedToMe: Scalars['Boolean']['output'];
  /** Its name in the catalog, e.g. `urn:li:tag:pii`. */
  readonly urn: Scalars['String']['output'];
  readonly type: EntityType;
  /** Its relationships. */
  readonly relationships?: Maybe<EntityRelationshipsResult>;
  /** The properties that pages show for entities of every type. */
  readonly overview: EntityOverview;
  /** The stored latest aspects, including those without a field. */
  readonly aspects?: Maybe<ReadonlyArray<RawAspect>>;
  /** False if other entities refer to it but it has no metadata yet, e.g. an upstream that was never ingested. */
  readonly exists?: Maybe<Scalars['Boolean']['output']>;
  /** Change history of the entity, newest first. */
  readonly history: EntityHistory;
  /** Privileges of the caller on the entity. */
  readonly privileges?: Maybe<EntityPrivileges>;
  /** Time of the last write by a source, even if it changed nothing; epoch milliseconds. */
  readonly lastIngested?: Maybe<Scalars['Long']['output']>;
};

/** A role of an external system, e.g. one that grants access to data there. */
export type RoleRelationshipsArgs = {
  input: RelationshipsInput;
};

/** A role of an external system, e.g. one that grants access to data there. */
export type RoleAspectsArgs = {
  input?: InputMaybe<AspectParams>;
};

/** A role of an external system, e.g. one that grants access to data there. */
export type RoleHistoryArgs = {
  input?: InputMaybe<HistoryInput>;
};

export type RoleProperties = {
  readonly name: Scalars['String']['output'];
  readonly description?: Maybe<Scalars['String']['output']>;
  readonly type?: Maybe<Scalars['String']['output']>;
  /** Address for requesting the role. */
  readonly requestUrl?: Maybe<Scalars['String']['output']>;
};

/** Members of the role. */
export type Actor = {
  readonly users?: Maybe<ReadonlyArray<RoleUser>>;
  readonly groups?: Maybe<ReadonlyArray<RoleGroup>>;
};

export type RoleUser = {
  readonly user?: Maybe<CorpUser>;
};

export type RoleGroup = {
  readonly group?: Maybe<CorpGroup>;
};

/** The schema of a dataset on its platform. */
export type SchemaMetadata = Aspect & {
  /** The requested version; 0 is the latest. */
  readonly aspectVersion?: Maybe<Scalars['Long']['output']>;
  readonly name: Scalars['String']['output'];
  readonly datasetUrn?: Maybe<Scalars['String']['output']>;
  readonly platformUrn: Scalars['String']['output'];
  /** Version number of the source. */
  readonly version: Scalars['Long']['output'];
  readonly cluster?: Maybe<Scalars['String']['output']>;
  /** Hash for comparing schemas. */
  readonly hash: Scalars['String']['output'];
  /** The native schema of the platform; null if it has none. */
  readonly platformSchema?: Maybe<PlatformSchema>;
  readonly fields: ReadonlyArray<SchemaField>;
  /** Paths of the primary key fields. */
  readonly primaryKeys?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  readonly foreignKeys?: Maybe<ReadonlyArray<Maybe<ForeignKeyConstraint>>>;
  /** Epoch milliseconds. */
  readonly createdAt?: Maybe<Scalars['Long']['output']>;
};

export type PlatformSchema = TableSchema | KeyValueSchema;

export type TableSchema = {
  readonly schema: Scalars['String']['output'];
};

export type KeyValueSchema = {
  readonly keySchema: Scalars['String']['output'];
  readonly valueSchema: Scalars['String']['output'];
};

export type SchemaField = {
  /** Names from the outermost field to this one, joined by dots. Some sources insert types. */
  readonly fieldPath: Scalars['String']['output'];
  readonly jsonPath?: Maybe<Scalars['String']['output']>;
  readonly label?: Maybe<Scalars['String']['output']>;
  readonly nullable: Scalars['Boolean']['output'];
  readonly description?: Maybe<Scalars['String']['output']>;
  readonly type: SchemaFieldDataType;
  /** Native type of the platform. */
  readonly nativeDataType?: Maybe<Scalars['String']['output']>;
  /** The type is recursive. */
  readonly recursive: Scalars['Boolean']['output'];
  readonly tags?: Maybe<GlobalTags>;
  /** @deprecated Use `tags` */
  readonly globalTags?: Maybe<GlobalTags>;
  readonly glossaryTerms?: Maybe<GlossaryTerms>;
  readonly isPartOfKey?: Maybe<Scalars['Boolean']['output']>;
  readonly isPartitioningKey?: Maybe<Scalars['Boolean']['output']>;
  /** JSON text of further properties of the source. */
  readonly jsonProps?: Maybe<Scalars['String']['output']>;
  readonly created?: Maybe<AuditStamp>;
  readonly lastModified?: Maybe<AuditStamp>;
  /** The field as an entity, with its own aspects. */
  readonly schemaFieldEntity?: Maybe<SchemaFieldEntity>;
};

export type SchemaFieldDataType =
  | 'BOOLEAN'
  | 'FIXED'
  | 'STRING'
  | 'BYTES'
  | 'NUMBER'
  | 'DATE'
  | 'TIME'
  | 'ENUM'
  | 'NULL'
  | 'MAP'
  | 'ARRAY'
  | 'UNION'
  | 'STRUCT';

/** A foreign key. */
export type ForeignKeyConstraint = {
  readonly name?: Maybe<Scalars['String']['output']>;
  /** Fields of the other dataset. */
  readonly foreignFields?: Maybe<ReadonlyArray<Maybe<SchemaFieldEntity>>>;
  /** Fields of this one. */
  readonly sourceFields?: Maybe<ReadonlyArray<Maybe<SchemaFieldEntity>>>;
  readonly foreignDataset?: Maybe<Dataset>;
};

export type EditableSchemaMetadata = {
  readonly editableSchemaFieldInfo: ReadonlyArray<EditableSchemaFieldInfo>;
};

export type EditableSchemaFieldInfo = {
  readonly fieldPath: Scalars['String']['output'];
  readonly description?: Maybe<Scalars['String']['output']>;
  readonly tags?: Maybe<GlobalTags>;
  /** @deprecated Use `tags` */
  readonly globalTags?: Maybe<GlobalTags>;
  readonly glossaryTerms?: Maybe<GlossaryTerms>;
};

/** Lineage between fields. */
export type FineGrainedLineage = {
  readonly upstreams?: Maybe<ReadonlyArray<SchemaFieldRef>>;
  readonly downstreams?: Maybe<ReadonlyArray<SchemaFieldRef>>;
  /** URN of the query of the transformation. */
  readonly query?: Maybe<Scalars['String']['output']>;
  readonly transformOperation?: Maybe<Scalars['String']['output']>;
  /** From 0 to 1. */
  readonly confidenceScore?: Maybe<Scalars['Float']['output']>;
};

/** A dataset field by its URN. */
export type SchemaFieldRef = {
  readonly urn: Scalars['String']['output'];
  /** The field path in the URN. */
  readonly path: Scalars['String']['output'];
};

/** A schema field as an entity: `urn:li:schemaField:(dataset,path)`. */
export type SchemaFieldEntity = Entity &
  HasLogicalParent &
  EntityWithRelationships & {
    readonly fieldPath: Scalars['String']['output'];
    readonly parent: Entity;
    readonly properties?: Maybe<SchemaFieldProperties>;
    readonly businessAttributes?: Maybe<BusinessAttributes>;
    /** Its name in the catalog, e.g. `urn:li:tag:pii`. */
    readonly urn: Scalars['String']['output'];
    readonly type: EntityType;
    /** Its relationships. */
    readonly relationships?: Maybe<EntityRelationshipsResult>;
    /** The properties that pages show for entities of every type. */
    readonly overview: EntityOverview;
    /** The stored latest aspects, including those without a field. */
    readonly aspects?: Maybe<ReadonlyArray<RawAspect>>;
    /** False if other entities refer to it but it has no metadata yet, e.g. an upstream that was never ingested. */
    readonly exists?: Maybe<Scalars['Boolean']['output']>;
    /** Change history of the entity, newest first. */
    readonly history: EntityHistory;
    /** Its logical parent, e.g. the logical table of tables on several platforms. */
    readonly logicalParent?: Maybe<Entity>;
    /** Its neighbours in lineage. */
    readonly lineage?: Maybe<EntityLineageResult>;
    /** Privileges of the caller on the entity. */
    readonly privileges?: Maybe<EntityPrivileges>;
    /** Time of the last write by a source, even if it changed nothing; epoch milliseconds. */
    readonly lastIngested?: Maybe<Scalars['Long']['output']>;
    /** Owners, with their ownership types. */
    readonly ownership?: Maybe<Ownership>;
    /** Tags on the entity as a whole. */
    readonly tags?: Maybe<GlobalTags>;
    /** Glossary terms of the entity. */
    readonly glossaryTerms?: Maybe<GlossaryTerms>;
    /** Its domain; the first one if there are several. */
    readonly domain?: Maybe<DomainAssociation>;
    /** Deprecation, with a replacement. */
    readonly deprecation?: Maybe<Deprecation>;
    /** Whether it is soft-deleted. */
    readonly status?: Maybe<Status>;
    /** Its subtypes on its platform, e.g. view. */
    readonly subTypes?: Maybe<SubTypes>;
    /** Values of structured properties. */
    readonly structuredProperties?: Maybe<StructuredProperties>;
    /** Its open and completed forms. */
    readonly forms?: Maybe<Forms>;
    /** Values of the aspects by source. */
    readonly documentation?: Maybe<Documentation>;
    /** Passing and failing tests. */
    readonly testResults?: Maybe<TestResults>;
  };

/** A schema field as an entity: `urn:li:schemaField:(dataset,path)`. */
export type SchemaFieldEntityRelationshipsArgs = {
  input: RelationshipsInput;
};

/** A schema field as an entity: `urn:li:schemaField:(dataset,path)`. */
export type SchemaFieldEntityAspectsArgs = {
  input?: InputMaybe<AspectParams>;
};

/** A schema field as an entity: `urn:li:schemaField:(dataset,path)`. */
export type SchemaFieldEntityHistoryArgs = {
  input?: InputMaybe<HistoryInput>;
};

/** A schema field as an entity: `urn:li:schemaField:(dataset,path)`. */
export type SchemaFieldEntityLineageArgs = {
  input: LineageInput;
};

export type BusinessAttributes = {
  readonly businessAttribute?: Maybe<BusinessAttributeAssociation>;
};

export type BusinessAttributeAssociation = {
  readonly businessAttribute?: Maybe<BusinessAttribute>;
  readonly associatedUrn: Scalars['String']['output'];
};

export type SchemaFieldProperties = {
  readonly name?: Maybe<Scalars['String']['output']>;
};

/** A business model on top of tables: datasets with their dimensions and measures, and the joins between them. */
export type SemanticModel = Entity &
  EntityWithRelationships & {
    readonly platform: DataPlatform;
    /** Its folder on the platform. */
    readonly path: Scalars['String']['output'];
    readonly id: Scalars['String']['output'];
    readonly info?: Maybe<SemanticModelInfo>;
    /** Lineage between fields. */
    readonly fineGrainedLineages?: Maybe<ReadonlyArray<FineGrainedLineage>>;
    /** Searches its metrics that have no parent. */
    readonly metrics?: Maybe<ScrollResults>;
    /** Its applications, at most 1,000. */
    readonly applications?: Maybe<EntityRelationshipsResult>;
    /** Its name in the catalog, e.g. `urn:li:tag:pii`. */
    readonly urn: Scalars['String']['output'];
    readonly type: EntityType;
    /** Its relationships. */
    readonly relationships?: Maybe<EntityRelationshipsResult>;
    /** The properties that pages show for entities of every type. */
    readonly overview: EntityOverview;
    /** The stored latest aspects, including those without a field. */
    readonly aspects?: Maybe<ReadonlyArray<RawAspect>>;
    /** False if other entities refer to it but it has no metadata yet, e.g. an upstream that was never ingested. */
    readonly exists?: Maybe<Scalars['Boolean']['output']>;
    /** Change history of the entity, newest first. */
    readonly history: EntityHistory;
    /** Its neighbours in lineage. */
    readonly lineage?: Maybe<EntityLineageResult>;
    /** Privileges of the caller on the entity. */
    readonly privileges?: Maybe<EntityPrivileges>;
    /** Its path in the tree of containers and folders. */
    readonly browsePathV2?: Maybe<BrowsePathV2>;
    /** Time of the last write by a source, even if it changed nothing; epoch milliseconds. */
    readonly lastIngested?: Maybe<Scalars['Long']['output']>;
    /** Owners, with their ownership types. */
    readonly ownership?: Maybe<Ownership>;
    /** Tags on the entity as a whole. */
    readonly tags?: Maybe<GlobalTags>;
    /** Glossary terms of the entity. */
    readonly glossaryTerms?: Maybe<GlossaryTerms>;
    /** Its domain; the first one if there are several. */
    readonly domain?: Maybe<DomainAssociation>;
    /** Links to external documents. */
    readonly institutionalMemory?: Maybe<InstitutionalMemory>;
    /** Deprecation, with a replacement. */
    readonly deprecation?: Maybe<Deprecation>;
    /** Whether it is soft-deleted. */
    readonly status?: Maybe<Status>;
    /** Its subtypes on its platform, e.g. view. */
    readonly subTypes?: Maybe<SubTypes>;
    /** Its platform instance. */
    readonly dataPlatformInstance?: Maybe<DataPlatformInstance>;
    /** Its application; the first one if there are several. */
    readonly application?: Maybe<ApplicationAssociation>;
    /** Values of structured properties. */
    readonly structuredProperties?: Maybe<StructuredProperties>;
    /** Values of the aspects by source. */
    readonly documentation?: Maybe<Documentation>;
  };

/** A business model on top of tables: datasets with their dimensions and measures, and the joins between them. */
export type SemanticModelMetricsArgs = {
  input: ScrollAcrossEntitiesInput;
};

/** A business model on top of tables: datasets with their dimensions and measures, and the joins between them. */
export type SemanticModelRelationshipsArgs = {
  input: RelationshipsInput;
};

/** A business model on top of tables: datasets with their dimensions and measures, and the joins between them. */
export type SemanticModelAspectsArgs = {
  input?: InputMaybe<AspectParams>;
};

/** A business model on top of tables: datasets with their dimensions and measures, and the joins between them. */
export type SemanticModelHistoryArgs = {
  input?: InputMaybe<HistoryInput>;
};

/** A business model on top of tables: datasets with their dimensions and measures, and the joins between them. */
export type SemanticModelLineageArgs = {
  input: LineageInput;
};

export type SemanticModelInfo = {
  readonly name: Scalars['String']['output'];
  readonly description?: Maybe<Scalars['String']['output']>;
  readonly externalUrl?: Maybe<Scalars['String']['output']>;
  readonly created?: Maybe<ResolvedAuditStamp>;
  readonly lastModified?: Maybe<ResolvedAuditStamp>;
  /** The model in the language of its platform. */
  readonly nativeDefinition?: Maybe<Scalars['String']['output']>;
  /** What language models should know about it. */
  readonly aiContext?: Maybe<AiContext>;
  readonly datasets: ReadonlyArray<ModelDataset>;
  /** Joins of its datasets. */
  readonly relationships?: Maybe<ReadonlyArray<SemanticModelRelationship>>;
};

/** A dataset of a semantic model. */
export type ModelDataset = {
  /** Its name in the model; default: the name in the URN. */
  readonly name: Scalars['String']['output'];
  readonly source: Entity;
  /** The columns with a meaning in the model. */
  readonly fields?: Maybe<ReadonlyArray<SemanticField>>;
};

export type SemanticField = {
  readonly schemaField: SchemaField;
  readonly type: SemanticFieldType;
  readonly expression: MetricExpression;
  readonly dimension?: Maybe<Dimension>;
  /** What language models should know about it. */
  readonly aiContext?: Maybe<AiContext>;
};

export type SemanticFieldType = 'DIMENSION' | 'MEASURE' | 'FILTER' | 'OTHER';

export type Dimension = {
  readonly isTime: Scalars['Boolean']['output'];
};

/** A join: each column of `from` equals the column of `to` at the same position. */
export type SemanticModelRelationship = {
  readonly name?: Maybe<Scalars['String']['output']>;
  readonly from: Scalars['String']['output'];
  readonly fromColumns: ReadonlyArray<Scalars['String']['output']>;
  readonly to: Scalars['String']['output'];
  readonly toColumns: ReadonlyArray<Scalars['String']['output']>;
  readonly cardinality?: Maybe<ErModelRelationshipCardinality>;
  /** What language models should know about it. */
  readonly aiContext?: Maybe<AiContext>;
};

/** A property that the company defines for assets, with its allowed values. */
export type StructuredPropertyEntity = Entity & {
  readonly definition?: Maybe<StructuredPropertyDefinition>;
  readonly settings?: Maybe<StructuredPropertySettings>;
  /** Its name in the catalog, e.g. `urn:li:tag:pii`. */
  readonly urn: Scalars['String']['output'];
  readonly type: EntityType;
  /** Its relationships. */
  readonly relationships?: Maybe<EntityRelationshipsResult>;
  /** The properties that pages show for entities of every type. */
  readonly overview: EntityOverview;
  /** The stored latest aspects, including those without a field. */
  readonly aspects?: Maybe<ReadonlyArray<RawAspect>>;
  /** False if other entities refer to it but it has no metadata yet, e.g. an upstream that was never ingested. */
  readonly exists?: Maybe<Scalars['Boolean']['output']>;
  /** Change history of the entity, newest first. */
  readonly history: EntityHistory;
  /** Privileges of the caller on the entity. */
  readonly privileges?: Maybe<EntityPrivileges>;
  /** Time of the last write by a source, even if it changed nothing; epoch milliseconds. */
  readonly lastIngested?: Maybe<Scalars['Long']['output']>;
  /** Links to external documents. */
  readonly institutionalMemory?: Maybe<InstitutionalMemory>;
  /** Whether it is soft-deleted. */
  readonly status?: Maybe<Status>;
};

/** A property that the company defines for assets, with its allowed values. */
export type StructuredPropertyEntityRelationshipsArgs = {
  input: RelationshipsInput;
};

/** A property that the company defines for assets, with its allowed values. */
export type StructuredPropertyEntityAspectsArgs = {
  input?: InputMaybe<AspectParams>;
};

/** A property that the company defines for assets, with its allowed values. */
export type StructuredPropertyEntityHistoryArgs = {
  input?: InputMaybe<HistoryInput>;
};

export type StructuredPropertyDefinition = {
  /** Its name in filters, e.g. `io.acme.retention`. */
  readonly qualifiedName: Scalars['String']['output'];
  readonly displayName?: Maybe<Scalars['String']['output']>;
  readonly description?: Maybe<Scalars['String']['output']>;
  readonly cardinality?: Maybe<PropertyCardinality>;
  readonly valueType?: Maybe<DataTypeEntity>;
  /** Default: any value of the type. */
  readonly allowedValues?: Maybe<ReadonlyArray<AllowedValue>>;
  /** Entity types that can have it. */
  readonly entityTypes: ReadonlyArray<EntityTypeEntity>;
  readonly typeQualifier?: Maybe<TypeQualifier>;
  /** Platforms for whose assets pages offer it; empty: all. */
  readonly allowedPlatforms?: Maybe<ReadonlyArray<DataPlatform>>;
  /** Assigned values cannot be changed. */
  readonly immutable: Scalars['Boolean']['output'];
  readonly created?: Maybe<ResolvedAuditStamp>;
  readonly lastModified?: Maybe<ResolvedAuditStamp>;
};

export type PropertyCardinality = 'SINGLE' | 'MULTIPLE';

export type AllowedValue = {
  readonly value: PropertyValue;
  readonly description?: Maybe<Scalars['String']['output']>;
};

/** Restricts URN values to entity types. */
export type TypeQualifier = {
  readonly allowedTypes?: Maybe<ReadonlyArray<EntityTypeEntity>>;
};

export type PropertyValue = StringValue | NumberValue;

export type StringValue = {
  readonly stringValue: Scalars['String']['output'];
};

export type NumberValue = {
  readonly numberValue: Scalars['Float']['output'];
};

export type StructuredPropertySettings = {
  readonly isHidden: Scalars['Boolean']['output'];
  readonly showInSearchFilters: Scalars['Boolean']['output'];
  readonly showInAssetSummary: Scalars['Boolean']['output'];
  readonly hideInAssetSummaryWhenEmpty: Scalars['Boolean']['output'];
  readonly showAsAssetBadge: Scalars['Boolean']['output'];
  readonly showInColumnsTable: Scalars['Boolean']['output'];
  readonly lastModified?: Maybe<AuditStamp>;
};

/** The structured properties of an entity. */
export type StructuredProperties = {
  readonly properties?: Maybe<ReadonlyArray<StructuredPropertiesEntry>>;
};

export type StructuredPropertiesEntry = {
  /** Null if the stored URN has another type. */
  readonly structuredProperty?: Maybe<StructuredPropertyEntity>;
  readonly values: ReadonlyArray<PropertyValue>;
  /** The values that are URNs, as entities. */
  readonly valueEntities?: Maybe<ReadonlyArray<Maybe<Entity>>>;
  readonly attribution?: Maybe<MetadataAttribution>;
  readonly associatedUrn: Scalars['String']['output'];
};

/** The data type of a structured property, e.g. `urn:li:dataType:datahub.string`. */
export type DataTypeEntity = Entity & {
  readonly info?: Maybe<DataTypeInfo>;
  /** Its name in the catalog, e.g. `urn:li:tag:pii`. */
  readonly urn: Scalars['String']['output'];
  readonly type: EntityType;
  /** Its relationships. */
  readonly relationships?: Maybe<EntityRelationshipsResult>;
  /** The properties that pages show for entities of every type. */
  readonly overview: EntityOverview;
  /** The stored latest aspects, including those without a field. */
  readonly aspects?: Maybe<ReadonlyArray<RawAspect>>;
  /** False if other entities refer to it but it has no metadata yet, e.g. an upstream that was never ingested. */
  readonly exists?: Maybe<Scalars['Boolean']['output']>;
  /** Change history of the entity, newest first. */
  readonly history: EntityHistory;
  /** Privileges of the caller on the entity. */
  readonly privileges?: Maybe<EntityPrivileges>;
  /** Time of the last write by a source, even if it changed nothing; epoch milliseconds. */
  readonly lastIngested?: Maybe<Scalars['Long']['output']>;
  /** Links to external documents. */
  readonly institutionalMemory?: Maybe<InstitutionalMemory>;
  /** Whether it is soft-deleted. */
  readonly status?: Maybe<Status>;
};

/** The data type of a structured property, e.g. `urn:li:dataType:datahub.string`. */
export type DataTypeEntityRelationshipsArgs = {
  input: RelationshipsInput;
};

/** The data type of a structured property, e.g. `urn:li:dataType:datahub.string`. */
export type DataTypeEntityAspectsArgs = {
  input?: InputMaybe<AspectParams>;
};

/** The data type of a structured property, e.g. `urn:li:dataType:datahub.string`. */
export type DataTypeEntityHistoryArgs = {
  input?: InputMaybe<HistoryInput>;
};

export type DataTypeInfo = {
  readonly type: StdDataType;
  readonly qualifiedName: Scalars['String']['output'];
  readonly displayName?: Maybe<Scalars['String']['output']>;
  readonly description?: Maybe<Scalars['String']['output']>;
};

/** `OTHER` represents custom types. */
export type StdDataType = 'STRING' | 'NUMBER' | 'URN' | 'RICH_TEXT' | 'DATE' | 'OTHER';

/** An entity type as an entity, e.g. `urn:li:entityType:datahub.dataset`. */
export type EntityTypeEntity = Entity & {
  readonly info?: Maybe<EntityTypeInfo>;
  /** Its name in the catalog, e.g. `urn:li:tag:pii`. */
  readonly urn: Scalars['String']['output'];
  readonly type: EntityType;
  /** Its relationships. */
  readonly relationships?: Maybe<EntityRelationshipsResult>;
  /** The properties that pages show for entities of every type. */
  readonly overview: EntityOverview;
  /** The stored latest aspects, including those without a field. */
  readonly aspects?: Maybe<ReadonlyArray<RawAspect>>;
  /** False if other entities refer to it but it has no metadata yet, e.g. an upstream that was never ingested. */
  readonly exists?: Maybe<Scalars['Boolean']['output']>;
  /** Change history of the entity, newest first. */
  readonly history: EntityHistory;
  /** Privileges of the caller on the entity. */
  readonly privileges?: Maybe<EntityPrivileges>;
  /** Time of the last write by a source, even if it changed nothing; epoch milliseconds. */
  readonly lastIngested?: Maybe<Scalars['Long']['output']>;
  /** Links to external documents. */
  readonly institutionalMemory?: Maybe<InstitutionalMemory>;
  /** Whether it is soft-deleted. */
  readonly status?: Maybe<Status>;
};

/** An entity type as an entity, e.g. `urn:li:entityType:datahub.dataset`. */
export type EntityTypeEntityRelationshipsArgs = {
  input: RelationshipsInput;
};

/** An entity type as an entity, e.g. `urn:li:entityType:datahub.dataset`. */
export type EntityTypeEntityAspectsArgs = {
  input?: InputMaybe<AspectParams>;
};

/** An entity type as an entity, e.g. `urn:li:entityType:datahub.dataset`. */
export type EntityTypeEntityHistoryArgs = {
  input?: InputMaybe<HistoryInput>;
};

export type EntityTypeInfo = {
  readonly type: EntityType;
  readonly qualifiedName: Scalars['String']['output'];
  readonly displayName?: Maybe<Scalars['String']['output']>;
  readonly description?: Maybe<Scalars['String']['output']>;
};

export type TagProperties = {
  readonly name: Scalars['String']['output'];
  readonly description?: Maybe<Scalars['String']['output']>;
  readonly colorHex?: Maybe<Scalars['String']['output']>;
};

/** A rule for the metadata of assets, e.g. that each has an owner. */
export type Test = Entity & {
  readonly name?: Maybe<Scalars['String']['output']>;
  readonly category?: Maybe<Scalars['String']['output']>;
  readonly description?: Maybe<Scalars['String']['output']>;
  readonly definition?: Maybe<TestDefinition>;
  /** Its name in the catalog, e.g. `urn:li:tag:pii`. */
  readonly urn: Scalars['String']['output'];
  readonly type: EntityType;
  /** Its relationships. */
  readonly relationships?: Maybe<EntityRelationshipsResult>;
  /** The properties that pages show for entities of every type. */
  readonly overview: EntityOverview;
  /** The stored latest aspects, including those without a field. */
  readonly aspects?: Maybe<ReadonlyArray<RawAspect>>;
  /** False if other entities refer to it but it has no metadata yet, e.g. an upstream that was never ingested. */
  readonly exists?: Maybe<Scalars['Boolean']['output']>;
  /** Change history of the entity, newest first. */
  readonly history: EntityHistory;
  /** Privileges of the caller on the entity. */
  readonly privileges?: Maybe<EntityPrivileges>;
  /** Time of the last write by a source, even if it changed nothing; epoch milliseconds. */
  readonly lastIngested?: Maybe<Scalars['Long']['output']>;
};

/** A rule for the metadata of assets, e.g. that each has an owner. */
export type TestRelationshipsArgs = {
  input: RelationshipsInput;
};

/** A rule for the metadata of assets, e.g. that each has an owner. */
export type TestAspectsArgs = {
  input?: InputMaybe<AspectParams>;
};

/** A rule for the metadata of assets, e.g. that each has an owner. */
export type TestHistoryArgs = {
  input?: InputMaybe<HistoryInput>;
};

export type TestDefinition = {
  /** JSON text. */
  readonly json?: Maybe<Scalars['String']['output']>;
};

export type TestResults = {
  readonly passing: ReadonlyArray<TestResult>;
  readonly failing: ReadonlyArray<TestResult>;
};

export type TestResult = {
  readonly test?: Maybe<Test>;
  readonly type: TestResultType;
  readonly lastComputed?: Maybe<AuditStamp>;
};

export type TestResultType = 'SUCCESS' | 'FAILURE';

/** A dataset at the versions of a stamp. `exists`, `relationships`, `health` and the other fields of `Entity` have their current values. */
export type VersionedDataset = Entity & {
  readonly urn: Scalars['String']['output'];
  readonly type: EntityType;
  /** The name in the URN. */
  readonly name: Scalars['String']['output'];
  readonly origin: FabricType;
  readonly platform: DataPlatform;
  readonly properties?: Maybe<DatasetProperties>;
  readonly editableProperties?: Maybe<DatasetEditableProperties>;
  readonly schema?: Maybe<Schema>;
  readonly editableSchemaMetadata?: Maybe<EditableSchemaMetadata>;
  readonly viewProperties?: Maybe<ViewProperties>;
  readonly ownership?: Maybe<Ownership>;
  readonly status?: Maybe<Status>;
  readonly deprecation?: Maybe<Deprecation>;
  readonly tags?: Maybe<GlobalTags>;
  readonly glossaryTerms?: Maybe<GlossaryTerms>;
  readonly domain?: Maybe<DomainAssociation>;
  readonly institutionalMemory?: Maybe<InstitutionalMemory>;
  readonly container?: Maybe<Container>;
  readonly subTypes?: Maybe<SubTypes>;
  readonly applications?: Maybe<ReadonlyArray<ApplicationAssociation>>;
  readonly application?: Maybe<ApplicationAssociation>;
  /** Its current containers, innermost first. */
  readonly parentContainers?: Maybe<ParentContainersResult>;
  /** Its current health. */
  readonly health?: Maybe<ReadonlyArray<Health>>;
  /** Its relationships. */
  readonly relationships?: Maybe<EntityRelationshipsResult>;
  /** The properties that pages show for entities of every type. */
  readonly overview: EntityOverview;
  /** The stored latest aspects, including those without a field. */
  readonly aspects?: Maybe<ReadonlyArray<RawAspect>>;
  /** False if other entities refer to it but it has no metadata yet, e.g. an upstream that was never ingested. */
  readonly exists?: Maybe<Scalars['Boolean']['output']>;
  /** Change history of the entity, newest first. */
  readonly history: EntityHistory;
};

/** A dataset at the versions of a stamp. `exists`, `relationships`, `health` and the other fields of `Entity` have their current values. */
export type VersionedDatasetRelationshipsArgs = {
  input: RelationshipsInput;
};

/** A dataset at the versions of a stamp. `exists`, `relationships`, `health` and the other fields of `Entity` have their current values. */
export type VersionedDatasetAspectsArgs = {
  input?: InputMaybe<AspectParams>;
};

/** A dataset at the versions of a stamp. `exists`, `relationships`, `health` and the other fields of `Entity` have their current values. */
export type VersionedDatasetHistoryArgs = {
  input?: InputMaybe<HistoryInput>;
};

/** A set of entities that are versions of one asset. */
export type VersionSet = Entity & {
  readonly id: Scalars['String']['output'];
  readonly latestVersion?: Maybe<Entity>;
  /** Searches its versions, in the order of `sortInput` and then newest first. */
  readonly versionsSearch?: Maybe<SearchResults>;
  readonly properties?: Maybe<VersionSetProperties>;
  /** Its name in the catalog, e.g. `urn:li:tag:pii`. */
  readonly urn: Scalars['String']['output'];
  readonly type: EntityType;
  /** Its relationships. */
  readonly relationships?: Maybe<EntityRelationshipsResult>;
  /** The properties that pages show for entities of every type. */
  readonly overview: EntityOverview;
  /** The stored latest aspects, including those without a field. */
  readonly aspects?: Maybe<ReadonlyArray<RawAspect>>;
  /** False if other entities refer to it but it has no metadata yet, e.g. an upstream that was never ingested. */
  readonly exists?: Maybe<Scalars['Boolean']['output']>;
  /** Change history of the entity, newest first. */
  readonly history: EntityHistory;
  /** Privileges of the caller on the entity. */
  readonly privileges?: Maybe<EntityPrivileges>;
  /** Time of the last write by a source, even if it changed nothing; epoch milliseconds. */
  readonly lastIngested?: Maybe<Scalars['Long']['output']>;
};

/** A set of entities that are versions of one asset. */
export type VersionSetVersionsSearchArgs = {
  input: SearchAcrossEntitiesInput;
};

/** A set of entities that are versions of one asset. */
export type VersionSetRelationshipsArgs = {
  input: RelationshipsInput;
};

/** A set of entities that are versions of one asset. */
export type VersionSetAspectsArgs = {
  input?: InputMaybe<AspectParams>;
};

/** A set of entities that are versions of one asset. */
export type VersionSetHistoryArgs = {
  input?: InputMaybe<HistoryInput>;
};

export type VersionSetProperties = {
  readonly versioningScheme: VersioningScheme;
  readonly customProperties?: Maybe<ReadonlyArray<CustomPropertiesEntry>>;
};

/** Sort order of the versions. */
export type VersioningScheme = 'LEXICOGRAPHIC_STRING' | 'ALPHANUMERIC_GENERATED_BY_DATAHUB';

/** A saved filter, which searches accept as `viewUrn`. */
export type DataHubView = Entity & {
  /** Its name; default: the id in the URN. */
  readonly name: Scalars['String']['output'];
  readonly description?: Maybe<Scalars['String']['output']>;
  readonly viewType: DataHubViewType;
  readonly definition: DataHubViewDefinition;
  /** Its name in the catalog, e.g. `urn:li:tag:pii`. */
  readonly urn: Scalars['String']['output'];
  readonly type: EntityType;
  /** Its relationships. */
  readonly relationships?: Maybe<EntityRelationshipsResult>;
  /** The properties that pages show for entities of every type. */
  readonly overview: EntityOverview;
  /** The stored latest aspects, including those without a field. */
  readonly aspects?: Maybe<ReadonlyArray<RawAspect>>;
  /** False if other entities refer to it but it has no metadata yet, e.g. an upstream that was never ingested. */
  readonly exists?: Maybe<Scalars['Boolean']['output']>;
  /** Change history of the entity, newest first. */
  readonly history: EntityHistory;
  /** Privileges of the caller on the entity. */
  readonly privileges?: Maybe<EntityPrivileges>;
  /** Time of the last write by a source, even if it changed nothing; epoch milliseconds. */
  readonly lastIngested?: Maybe<Scalars['Long']['output']>;
};

/** A saved filter, which searches accept as `viewUrn`. */
export type DataHubViewRelationshipsArgs = {
  input: RelationshipsInput;
};

/** A saved filter, which searches accept as `viewUrn`. */
export type DataHubViewAspectsArgs = {
  input?: InputMaybe<AspectParams>;
};

/** A saved filter, which searches accept as `viewUrn`. */
export type DataHubViewHistoryArgs = {
  input?: InputMaybe<HistoryInput>;
};

export type DataHubViewType = 'PERSONAL' | 'GLOBAL';

export type DataHubViewDefinition = {
  /** Entity types that it finds; empty: all. */
  readonly entityTypes: ReadonlyArray<EntityType>;
  readonly filter: DataHubViewFilter;
};

/**
 * The filter in the form of an editor: all conditions (AND), or one of them (OR). Empty for a stored filter that does not have this form.
 * Searches apply the stored filter in any case.
 */
export type DataHubViewFilter = {
  readonly operator: LogicalOperator;
  readonly filters: ReadonlyArray<FacetFilter>;
};

export type LogicalOperator = 'AND' | 'OR';

/** A condition of a filter. */
export type FacetFilter = {
  /** A search field, e.g. `platform`. */
  readonly field: Scalars['String']['output'];
  readonly condition?: Maybe<FilterOperator>;
  readonly values: ReadonlyArray<Scalars['String']['output']>;
  readonly negated?: Maybe<Scalars['Boolean']['output']>;
};

/** An entity of the catalog, identified by its URN. */
export type Entity = {
  /** Its name in the catalog, e.g. `urn:li:tag:pii`. */
  readonly urn: Scalars['String']['output'];
  readonly type: EntityType;
  /** Its relationships. */
  readonly relationships?: Maybe<EntityRelationshipsResult>;
  /** The properties that pages show for entities of every type. */
  readonly overview: EntityOverview;
  /** The stored latest aspects, including those without a field. */
  readonly aspects?: Maybe<ReadonlyArray<RawAspect>>;
  /** False if other entities refer to it but it has no metadata yet, e.g. an upstream that was never ingested. */
  readonly exists?: Maybe<Scalars['Boolean']['output']>;
  /** Change history of the entity, newest first. */
  readonly history: EntityHistory;
};

/** An entity of the catalog, identified by its URN. */
export type EntityRelationshipsArgs = {
  input: RelationshipsInput;
};

/** An entity of the catalog, identified by its URN. */
export type EntityAspectsArgs = {
  input?: InputMaybe<AspectParams>;
};

/** An entity of the catalog, identified by its URN. */
export type EntityHistoryArgs = {
  input?: InputMaybe<HistoryInput>;
};

/** An entity that no other type of this schema fits: its entity type has none here, or its URN lacks parts of its key. Its aspects can be read. */
export type OtherEntity = Entity & {
  readonly urn: Scalars['String']['output'];
  readonly type: EntityType;
  /** Its relationships. */
  readonly relationships?: Maybe<EntityRelationshipsResult>;
  /** The properties that pages show for entities of every type. */
  readonly overview: EntityOverview;
  /** The stored latest aspects, including those without a field. */
  readonly aspects?: Maybe<ReadonlyArray<RawAspect>>;
  /** False if other entities refer to it but it has no metadata yet, e.g. an upstream that was never ingested. */
  readonly exists?: Maybe<Scalars['Boolean']['output']>;
  /** Change history of the entity, newest first. */
  readonly history: EntityHistory;
  /** Privileges of the caller on the entity. */
  readonly privileges?: Maybe<EntityPrivileges>;
  /** Time of the last write by a source, even if it changed nothing; epoch milliseconds. */
  readonly lastIngested?: Maybe<Scalars['Long']['output']>;
};

/** An entity that no other type of this schema fits: its entity type has none here, or its URN lacks parts of its key. Its aspects can be read. */
export type OtherEntityRelationshipsArgs = {
  input: RelationshipsInput;
};

/** An entity that no other type of this schema fits: its entity type has none here, or its URN lacks parts of its key. Its aspects can be read. */
export type OtherEntityAspectsArgs = {
  input?: InputMaybe<AspectParams>;
};

/** An entity that no other type of this schema fits: its entity type has none here, or its URN lacks parts of its key. Its aspects can be read. */
export type OtherEntityHistoryArgs = {
  input?: InputMaybe<HistoryInput>;
};

/** Entity types. `OTHER` represents types of an extended model. */
export type EntityType =
  | 'ACCESS_TOKEN'
  | 'AGENT_SKILL'
  | 'AI_AGENT'
  | 'API'
  | 'APPLICATION'
  | 'ASSERTION'
  | 'BUSINESS_ATTRIBUTE'
  | 'CHART'
  | 'CONTAINER'
  | 'CORP_GROUP'
  | 'CORP_USER'
  | 'CUSTOM_OWNERSHIP_TYPE'
  | 'DASHBOARD'
  | 'DATAHUB_ACTION'
  | 'DATAHUB_CONNECTION'
  | 'DATAHUB_FILE'
  | 'DATAHUB_OPEN_API_SCHEMA'
  | 'DATAHUB_PAGE_MODULE'
  | 'DATAHUB_PAGE_TEMPLATE'
  | 'DATAHUB_PERSONA'
  | 'DATAHUB_PLATFORM_RESOURCE'
  | 'DATAHUB_POLICY'
  | 'DATAHUB_RETENTION'
  | 'DATAHUB_ROLE'
  | 'DATAHUB_SECRET'
  | 'DATAHUB_STEP_STATE'
  | 'DATAHUB_UPGRADE'
  | 'DATAHUB_VIEW'
  | 'DATASET'
  | 'DATA_CONTRACT'
  | 'DATA_FLOW'
  | 'DATA_JOB'
  | 'DATA_PLATFORM'
  | 'DATA_PLATFORM_INSTANCE'
  | 'DATA_PROCESS'
  | 'DATA_PROCESS_INSTANCE'
  | 'DATA_PRODUCT'
  | 'DATA_TYPE'
  | 'DOCUMENT'
  | 'DOMAIN'
  | 'ENTITY_TYPE'
  | 'ER_MODEL_RELATIONSHIP'
  | 'EXECUTION_REQUEST'
  | 'FORM'
  | 'GLOBAL_SETTINGS'
  | 'GLOSSARY_NODE'
  | 'GLOSSARY_TERM'
  | 'INCIDENT'
  | 'INGESTION_SOURCE'
  | 'INVITE_TOKEN'
  | 'LIFECYCLE_STAGE_TYPE'
  | 'METRIC'
  | 'MLFEATURE'
  | 'MLFEATURE_TABLE'
  | 'MLMODEL'
  | 'MLMODEL_DEPLOYMENT'
  | 'MLMODEL_GROUP'
  | 'MLPRIMARY_KEY'
  | 'NOTEBOOK'
  | 'POST'
  | 'QUERY'
  | 'REPOSITORY'
  | 'RESTRICTED'
  | 'ROLE'
  | 'SCHEMA_FIELD'
  | 'SEARCH_TEMPLATE'
  | 'SEMANTIC_MODEL'
  | 'SERVICE'
  | 'STRUCTURED_PROPERTY'
  | 'TAG'
  | 'TELEMETRY'
  | 'TEST'
  | 'VERSION_SET'
  | 'OTHER';

/**
 * Stands for an entity that the caller may not view, for clients that know such answers. No field returns it: this service leaves out what
 * the caller may not view.
 */
export type Restricted = Entity &
  EntityWithRelationships & {
    readonly urn: Scalars['String']['output'];
    readonly type: EntityType;
    /** Its relationships. */
    readonly relationships?: Maybe<EntityRelationshipsResult>;
    /** The properties that pages show for entities of every type. */
    readonly overview: EntityOverview;
    /** The stored latest aspects, including those without a field. */
    readonly aspects?: Maybe<ReadonlyArray<RawAspect>>;
    /** False if other entities refer to it but it has no metadata yet, e.g. an upstream that was never ingested. */
    readonly exists?: Maybe<Scalars['Boolean']['output']>;
    /** Change history of the entity, newest first. */
    readonly history: EntityHistory;
    /** Its neighbours in lineage. */
    readonly lineage?: Maybe<EntityLineageResult>;
  };

/**
 * Stands for an entity that the caller may not view, for clients that know such answers. No field returns it: this service leaves out what
 * the caller may not view.
 */
export type RestrictedRelationshipsArgs = {
  input: RelationshipsInput;
};

/**
 * Stands for an entity that the caller may not view, for clients that know such answers. No field returns it: this service leaves out what
 * the caller may not view.
 */
export type RestrictedAspectsArgs = {
  input?: InputMaybe<AspectParams>;
};

/**
 * Stands for an entity that the caller may not view, for clients that know such answers. No field returns it: this service leaves out what
 * the caller may not view.
 */
export type RestrictedHistoryArgs = {
  input?: InputMaybe<HistoryInput>;
};

/**
 * Stands for an entity that the caller may not view, for clients that know such answers. No field returns it: this service leaves out what
 * the caller may not view.
 */
export type RestrictedLineageArgs = {
  input: LineageInput;
};

export type LineageGraphInput = {
  readonly urn: Scalars['String']['input'];
  /** Hops to follow upstream, 0 to 5. Default: 1. */
  readonly upstreamHops?: InputMaybe<Scalars['Int']['input']>;
  /** Hops to follow downstream, 0 to 5. Default: 1. */
  readonly downstreamHops?: InputMaybe<Scalars['Int']['input']>;
  /** Entities of the graph from which lineage is followed further, in this order. Entities that are not in the graph are skipped. At most 200. */
  readonly growth?: InputMaybe<ReadonlyArray<LineageGrowthInput>>;
  /** Also draw the shortest paths between `urn` and this entity, at any distance and in either direction. */
  readonly pathTo?: InputMaybe<Scalars['String']['input']>;
  /** Neighbours to draw even if they would be folded into a group. At most 1,000. */
  readonly unfold?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Datasets whose columns are drawn, together with the lineage between the drawn columns. At most 50. */
  readonly openColumns?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Draw only entities of these types. Lineage through the others is joined. */
  readonly types?: InputMaybe<ReadonlyArray<EntityType>>;
  /** Draw only entities of these platforms (URNs or names) and entities without a platform. Lineage through the others is joined. */
  readonly platforms?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Hide jobs, flows and their runs. Lineage through them is joined. */
  readonly hideProcesses?: InputMaybe<Scalars['Boolean']['input']>;
  /** Start of the time range, epoch milliseconds. Edges whose last update is earlier are ignored. */
  readonly startTimeMillis?: InputMaybe<Scalars['Long']['input']>;
  /** End of the time range, epoch milliseconds. Edges that were created later are ignored. */
  readonly endTimeMillis?: InputMaybe<Scalars['Long']['input']>;
  /** Neighbours to draw per side of an entity before the rest are folded, 1 to 100. Default: 10. */
  readonly maxNeighbours?: InputMaybe<Scalars['Int']['input']>;
  /** Maximum number of boxes, 10 to 1,000. Default: 120. */
  readonly maxNodes?: InputMaybe<Scalars['Int']['input']>;
};

export type LineageGrowthInput = {
  readonly urn: Scalars['String']['input'];
  readonly direction: LineageDirection;
  /** 1 to 5. Default: 1. */
  readonly hops?: InputMaybe<Scalars['Int']['input']>;
};

export type LineageGraph = {
  /** Ordered from left to right, then from top to bottom. */
  readonly nodes: ReadonlyArray<LineageGraphNode>;
  readonly edges: ReadonlyArray<LineageGraphEdge>;
  readonly columnEdges: ReadonlyArray<LineageColumnEdge>;
  /** Size of the graph in pixels. */
  readonly width: Scalars['Float']['output'];
  readonly height: Scalars['Float']['output'];
  /**
   * Limits that cut the graph. Empty if it is complete. `nodes`: more boxes exist than fit. `hops`: lineage through hidden entities was not
   * followed to its end. `edges`: the same, or more edges exist than are drawn. `paths`: more shortest paths exist. `columns`: a table has
   * more columns than are listed.
   */
  readonly cuts: ReadonlyArray<LineageCut>;
};

/** A box: an entity, or a group of folded neighbours on one side of an entity. */
export type LineageGraphNode = {
  /** URN of the entity. For a group, an id that is stable across requests. */
  readonly id: Scalars['String']['output'];
  /** Null for a group. */
  readonly entity?: Maybe<Entity>;
  /** Null for an entity. */
  readonly group?: Maybe<LineageGraphGroup>;
  /** Number of hops from the start, along the path by which the box was added. Upstream hops count -1, downstream hops 1. */
  readonly degree: Scalars['Int']['output'];
  /** Top left corner and size in pixels. */
  readonly x: Scalars['Float']['output'];
  readonly y: Scalars['Float']['output'];
  readonly width: Scalars['Float']['output'];
  readonly height: Scalars['Float']['output'];
  /** Number of neighbours on this side that pass the filters, drawn or not. */
  readonly upstreamCount: Scalars['Int']['output'];
  readonly downstreamCount: Scalars['Int']['output'];
  /** Number of neighbours on this side that are neither drawn nor in a group. Growing the entity draws them. */
  readonly hiddenUpstream: Scalars['Int']['output'];
  readonly hiddenDownstream: Scalars['Int']['output'];
  /** Columns in the order of the schema, at most 200. Null unless `openColumns` names the dataset. */
  readonly columns?: Maybe<ReadonlyArray<LineageGraphColumn>>;
};

export type LineageGraphGroup = {
  /** URN of the entity whose neighbours are folded. */
  readonly of: Scalars['String']['output'];
  readonly direction: LineageDirection;
  readonly count: Scalars['Int']['output'];
  readonly types: ReadonlyArray<LineageGroupCount>;
  readonly platforms: ReadonlyArray<LineageGroupCount>;
};

export type LineageGroupCount = {
  /** Name of an entity type as in `EntityType`, or URN of a platform. The list is sorted by count, highest first. */
  readonly value: Scalars['String']['output'];
  readonly count: Scalars['Int']['output'];
};

export type LineageGraphColumn = {
  readonly fieldPath: Scalars['String']['output'];
  /** URN of the schema field. */
  readonly urn: Scalars['String']['output'];
  /** The type's name on the platform. */
  readonly type?: Maybe<Scalars['String']['output']>;
};

/** Lineage between two boxes. Data flows from left to right, except in a cycle. */
export type LineageGraphEdge = {
  /** Ids of boxes. */
  readonly from: Scalars['String']['output'];
  readonly to: Scalars['String']['output'];
  /** True if a person added the edge, false if a connector reported it. */
  readonly isManual: Scalars['Boolean']['output'];
  /** Number of hidden entities on the shortest path between the two boxes. 0 for a direct edge. */
  readonly through: Scalars['Int']['output'];
  /** Points of the edge in pixels: its start at `from`, its bends, and its end at `to`. */
  readonly points: ReadonlyArray<LineagePoint>;
};

export type LineagePoint = {
  readonly x: Scalars['Float']['output'];
  readonly y: Scalars['Float']['output'];
};

/** Lineage between two drawn columns. */
export type LineageColumnEdge = {
  readonly fromUrn: Scalars['String']['output'];
  readonly fromField: Scalars['String']['output'];
  readonly toUrn: Scalars['String']['output'];
  readonly toField: Scalars['String']['output'];
};

/** An entity with lineage. Implemented by every type that can have lineage in the metadata model. */
export type EntityWithRelationships = {
  /** Its neighbours in lineage. */
  readonly lineage?: Maybe<EntityLineageResult>;
  /** Its name in the catalog, e.g. `urn:li:tag:pii`. */
  readonly urn: Scalars['String']['output'];
  readonly type: EntityType;
  /** Its relationships. */
  readonly relationships?: Maybe<EntityRelationshipsResult>;
  /** The properties that pages show for entities of every type. */
  readonly overview: EntityOverview;
  /** The stored latest aspects, including those without a field. */
  readonly aspects?: Maybe<ReadonlyArray<RawAspect>>;
  /** False if other entities refer to it but it has no metadata yet, e.g. an upstream that was never ingested. */
  readonly exists?: Maybe<Scalars['Boolean']['output']>;
  /** Change history of the entity, newest first. */
  readonly history: EntityHistory;
};

/** An entity with lineage. Implemented by every type that can have lineage in the metadata model. */
export type EntityWithRelationshipsLineageArgs = {
  input: LineageInput;
};

/** An entity with lineage. Implemented by every type that can have lineage in the metadata model. */
export type EntityWithRelationshipsRelationshipsArgs = {
  input: RelationshipsInput;
};

/** An entity with lineage. Implemented by every type that can have lineage in the metadata model. */
export type EntityWithRelationshipsAspectsArgs = {
  input?: InputMaybe<AspectParams>;
};

/** An entity with lineage. Implemented by every type that can have lineage in the metadata model. */
export type EntityWithRelationshipsHistoryArgs = {
  input?: InputMaybe<HistoryInput>;
};

export type LineageDirection = 'UPSTREAM' | 'DOWNSTREAM';

export type LineageInput = {
  readonly direction: LineageDirection;
  readonly start?: InputMaybe<Scalars['Int']['input']>;
  /** Page size. Default: 100. */
  readonly count?: InputMaybe<Scalars['Int']['input']>;
  /** No effect: siblings are treated as other neighbours. */
  readonly separateSiblings?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only edges that existed at or after this time, epoch milliseconds. */
  readonly startTimeMillis?: InputMaybe<Scalars['Long']['input']>;
  /** Only edges that existed at or before this time, epoch milliseconds. */
  readonly endTimeMillis?: InputMaybe<Scalars['Long']['input']>;
  /** Include neighbours that are soft-deleted or were never written. */
  readonly includeGhostEntities?: InputMaybe<Scalars['Boolean']['input']>;
};

export type EntityLineageResult = {
  readonly start?: Maybe<Scalars['Int']['output']>;
  /** Neighbours on this page. */
  readonly count?: Maybe<Scalars['Int']['output']>;
  /** Neighbours in all. */
  readonly total?: Maybe<Scalars['Int']['output']>;
  /** Number of omitted neighbours that are soft-deleted or were never written. */
  readonly filtered?: Maybe<Scalars['Int']['output']>;
  readonly relationships: ReadonlyArray<LineageRelationship>;
  /** Limits that the result reached; empty: it is complete. */
  readonly cuts: ReadonlyArray<LineageCut>;
};

/** A neighbour with its relationship. */
export type LineageRelationship = {
  /** Name of the relationship in the metadata model. */
  readonly type: Scalars['String']['output'];
  readonly entity?: Maybe<Entity>;
  /** Hops away: 1. */
  readonly degree: Scalars['Int']['output'];
  /** Epoch milliseconds. */
  readonly createdOn?: Maybe<Scalars['Long']['output']>;
  readonly createdActor?: Maybe<Entity>;
  /** Epoch milliseconds. */
  readonly updatedOn?: Maybe<Scalars['Long']['output']>;
  readonly updatedActor?: Maybe<Entity>;
  /** True if a user added the edge, false if a connector reported it. */
  readonly isManual?: Maybe<Scalars['Boolean']['output']>;
  /** The query or job of the edge. */
  readonly via?: Maybe<Entity>;
  /** The way from the entity to its neighbour, with the query or job of the edge. */
  readonly paths?: Maybe<ReadonlyArray<Maybe<EntityPath>>>;
};

/** A limit of the catalog; results beyond it are omitted. */
export type LineageCut = {
  /**
   * `hops` or `nodes`: farther entities are missing; `edges`: some edges are missing; `explored`: what is only behind
   * entities that were not followed further is missing; `paths`: some paths are not listed.
   */
  readonly bound: Scalars['String']['output'];
  readonly limit: Scalars['Int']['output'];
};

export type LineageFlags = {
  readonly startTimeMillis?: InputMaybe<Scalars['Long']['input']>;
  readonly endTimeMillis?: InputMaybe<Scalars['Long']['input']>;
  /** Only this many entities of each hop are followed further; the others are results too. The walk then has at most 20 hops. */
  readonly entitiesExploredPerHopLimit?: InputMaybe<Scalars['Int']['input']>;
  /** Entities that are passed without counting as hops. The walk then has at most 20 hops. */
  readonly ignoreAsHops?: InputMaybe<ReadonlyArray<EntityTypeToPlatforms>>;
};

/** Entities of a type, and of some platforms if any are named. */
export type EntityTypeToPlatforms = {
  readonly entityType: EntityType;
  /** URNs or names. Default: any. */
  readonly platforms?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
};

export type SearchAcrossLineageInput = {
  /** Required. */
  readonly urn?: InputMaybe<Scalars['String']['input']>;
  readonly direction: LineageDirection;
  /** Default: all types. */
  readonly types?: InputMaybe<ReadonlyArray<EntityType>>;
  /** Default: `*`, everything. */
  readonly query?: InputMaybe<Scalars['String']['input']>;
  readonly start?: InputMaybe<Scalars['Int']['input']>;
  readonly count?: InputMaybe<Scalars['Int']['input']>;
  /** @deprecated Use `orFilters` */
  readonly filters?: InputMaybe<ReadonlyArray<FacetFilterInput>>;
  /** As in search, also by `degree`: `1`, `2` and `3+`. Only the degrees of the first alternative count, and apply to all. */
  readonly orFilters?: InputMaybe<ReadonlyArray<AndFilterInput>>;
  /** Maximum number of hops. Default and maximum: 1,000, or 20 with flags that limit the walk. */
  readonly maxHops?: InputMaybe<Scalars['Int']['input']>;
  /** A saved view whose types and filter also apply. */
  readonly viewUrn?: InputMaybe<Scalars['String']['input']>;
  readonly searchFlags?: InputMaybe<SearchFlags>;
  readonly startTimeMillis?: InputMaybe<Scalars['Long']['input']>;
  readonly endTimeMillis?: InputMaybe<Scalars['Long']['input']>;
  readonly lineageFlags?: InputMaybe<LineageFlags>;
  readonly sortInput?: InputMaybe<SearchSortInput>;
};

export type ScrollAcrossLineageInput = {
  /** Required. */
  readonly urn?: InputMaybe<Scalars['String']['input']>;
  readonly direction: LineageDirection;
  readonly types?: InputMaybe<ReadonlyArray<EntityType>>;
  readonly query?: InputMaybe<Scalars['String']['input']>;
  readonly count?: InputMaybe<Scalars['Int']['input']>;
  readonly scrollId?: InputMaybe<Scalars['String']['input']>;
  /** No effect, because pages need no state on the server. */
  readonly keepAlive?: InputMaybe<Scalars['String']['input']>;
  readonly orFilters?: InputMaybe<ReadonlyArray<AndFilterInput>>;
  readonly maxHops?: InputMaybe<Scalars['Int']['input']>;
  readonly searchFlags?: InputMaybe<SearchFlags>;
  readonly startTimeMillis?: InputMaybe<Scalars['Long']['input']>;
  readonly endTimeMillis?: InputMaybe<Scalars['Long']['input']>;
  readonly lineageFlags?: InputMaybe<LineageFlags>;
};

export type SearchAcrossLineageResults = {
  readonly start: Scalars['Int']['output'];
  readonly count: Scalars['Int']['output'];
  readonly total: Scalars['Int']['output'];
  readonly searchResults: ReadonlyArray<SearchAcrossLineageResult>;
  readonly facets?: Maybe<ReadonlyArray<FacetMetadata>>;
  /** Limits that the result reached; empty: it is complete. */
  readonly cuts: ReadonlyArray<LineageCut>;
  /** True if a limit cut the walk, so that results may be missing. */
  readonly isPartial?: Maybe<Scalars['Boolean']['output']>;
  readonly lineageSearchPath?: Maybe<LineageSearchPath>;
  readonly freshness?: Maybe<FreshnessStats>;
};

/** LIGHTNING: more than 300 entities, without words, order, or filters other than by platform and environment; TORTOISE: any other search. */
export type LineageSearchPath = 'TORTOISE' | 'LIGHTNING';

/** The age of the result. Nothing is cached, so the result is always current. */
export type FreshnessStats = {
  readonly cached?: Maybe<Scalars['Boolean']['output']>;
  readonly systemFreshness?: Maybe<ReadonlyArray<Maybe<SystemFreshness>>>;
};

export type SystemFreshness = {
  readonly systemName: Scalars['String']['output'];
  readonly freshnessMillis: Scalars['Long']['output'];
};

export type ScrollAcrossLineageResults = {
  readonly nextScrollId?: Maybe<Scalars['String']['output']>;
  readonly count: Scalars['Int']['output'];
  readonly total: Scalars['Int']['output'];
  readonly searchResults: ReadonlyArray<SearchAcrossLineageResult>;
  readonly facets?: Maybe<ReadonlyArray<FacetMetadata>>;
  readonly cuts: ReadonlyArray<LineageCut>;
  readonly isPartial?: Maybe<Scalars['Boolean']['output']>;
  readonly freshness?: Maybe<FreshnessStats>;
};

export type SearchAcrossLineageResult = {
  readonly entity: Entity;
  /** Always empty: this service derives no remarks about hits. */
  readonly insights?: Maybe<ReadonlyArray<SearchInsight>>;
  /** Hops on the shortest path. */
  readonly degree: Scalars['Int']['output'];
  /** The degrees of all columns for which the entity stands; otherwise its only degree. */
  readonly degrees?: Maybe<ReadonlyArray<Scalars['Int']['output']>>;
  /** The fields that match the words of the search. */
  readonly matchedFields: ReadonlyArray<MatchedField>;
  /**
   * Shortest paths from the start to this entity, both included, with the queries and jobs on the way. From a column, paths lead to columns
   * and jobs.
   */
  readonly paths: ReadonlyArray<EntityPath>;
  /** True if more shortest paths exist than are listed. */
  readonly hasMorePaths: Scalars['Boolean']['output'];
  /** True if the lineage of the entity itself was followed. */
  readonly explored: Scalars['Boolean']['output'];
  /** True if further lineage begins here that was not followed. */
  readonly truncatedChildren: Scalars['Boolean']['output'];
  /** True if the entity was passed without counting as a hop. */
  readonly ignoredAsHop: Scalars['Boolean']['output'];
};

export type EntityPath = {
  readonly path?: Maybe<ReadonlyArray<Maybe<Entity>>>;
};

export type CreateApplicationInput = {
  readonly properties: CreateApplicationPropertiesInput;
  readonly domainUrn?: InputMaybe<Scalars['String']['input']>;
  /** Last part of the URN. Default: random. */
  readonly id?: InputMaybe<Scalars['String']['input']>;
  /** Default: true. */
  readonly shouldAddCreatorAsOwner?: InputMaybe<Scalars['Boolean']['input']>;
};

export type CreateApplicationPropertiesInput = {
  readonly name: Scalars['String']['input'];
  readonly description?: InputMaybe<Scalars['String']['input']>;
};

export type UpdateApplicationInput = {
  readonly name?: InputMaybe<Scalars['String']['input']>;
  readonly description?: InputMaybe<Scalars['String']['input']>;
};

export type BatchSetApplicationInput = {
  /** Default: removes the assets from all applications. */
  readonly applicationUrn?: InputMaybe<Scalars['String']['input']>;
  readonly resourceUrns: ReadonlyArray<Scalars['String']['input']>;
};

export type BatchUnsetApplicationInput = {
  readonly applicationUrn: Scalars['String']['input'];
  readonly resourceUrns: ReadonlyArray<Scalars['String']['input']>;
};

export type UpsertCustomAssertionInput = {
  /** The asserted entity. */
  readonly entityUrn: Scalars['String']['input'];
  /** Custom type of the assertion. */
  readonly type: Scalars['String']['input'];
  readonly description: Scalars['String']['input'];
  /** Path of the asserted schema field. */
  readonly fieldPath?: InputMaybe<Scalars['String']['input']>;
  /** Paths of several asserted schema fields. */
  readonly fieldPaths?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Platform that evaluates it. */
  readonly platform: PlatformInput;
  readonly externalUrl?: InputMaybe<Scalars['String']['input']>;
  /** The logic of the assertion, e.g. SQL. */
  readonly logic?: InputMaybe<Scalars['String']['input']>;
  readonly scope?: InputMaybe<DatasetAssertionScope>;
  readonly aggregation?: InputMaybe<AssertionStdAggregation>;
  readonly operator?: InputMaybe<AssertionStdOperator>;
  readonly parameters?: InputMaybe<AssertionStdParametersInput>;
  readonly nativeType?: InputMaybe<Scalars['String']['input']>;
  readonly nativeParameters?: InputMaybe<ReadonlyArray<StringMapEntryInput>>;
};

/** One of the two. */
export type PlatformInput = {
  readonly urn?: InputMaybe<Scalars['String']['input']>;
  /** Last part of the URN. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
};

export type AssertionStdParametersInput = {
  readonly value?: InputMaybe<AssertionStdParameterInput>;
  readonly minValue?: InputMaybe<AssertionStdParameterInput>;
  readonly maxValue?: InputMaybe<AssertionStdParameterInput>;
};

export type AssertionStdParameterInput = {
  readonly value: Scalars['String']['input'];
  readonly type: AssertionStdParameterType;
};

export type AssertionResultInput = {
  /** Epoch milliseconds. Default: now. */
  readonly timestampMillis?: InputMaybe<Scalars['Long']['input']>;
  readonly type: AssertionResultType;
  readonly properties?: InputMaybe<ReadonlyArray<StringMapEntryInput>>;
  readonly externalUrl?: InputMaybe<Scalars['String']['input']>;
  /** Reason of a failed evaluation, if the type is `ERROR`. */
  readonly error?: InputMaybe<AssertionResultErrorInput>;
  /** Severity of a failure. */
  readonly severity?: InputMaybe<AssertionResultSeverity>;
};

export type AssertionResultErrorInput = {
  readonly type: AssertionResultErrorType;
  readonly message: Scalars['String']['input'];
};

/** The counts are 0 if the response does not contain results. */
export type RunAssertionsResult = {
  readonly passingCount: Scalars['Int']['output'];
  readonly failingCount: Scalars['Int']['output'];
  readonly errorCount: Scalars['Int']['output'];
  readonly results: ReadonlyArray<RunAssertionResult>;
};

export type RunAssertionResult = {
  readonly assertion: Assertion;
  /** Null if the response does not contain results. */
  readonly result?: Maybe<AssertionResult>;
};

export type BatchDatasetUpdateInput = {
  readonly urn: Scalars['String']['input'];
  readonly update: DatasetUpdateInput;
};

export type DatasetUpdateInput = {
  readonly ownership?: InputMaybe<OwnershipUpdate>;
  readonly deprecation?: InputMaybe<DatasetDeprecationUpdate>;
  readonly institutionalMemory?: InputMaybe<InstitutionalMemoryUpdate>;
  readonly globalTags?: InputMaybe<GlobalTagsUpdate>;
  /** Older name of `globalTags`, which has precedence. */
  readonly tags?: InputMaybe<GlobalTagsUpdate>;
  readonly editableSchemaMetadata?: InputMaybe<EditableSchemaMetadataUpdate>;
  readonly editableProperties?: InputMaybe<DatasetEditablePropertiesUpdate>;
};

export type ChartUpdateInput = {
  readonly ownership?: InputMaybe<OwnershipUpdate>;
  readonly globalTags?: InputMaybe<GlobalTagsUpdate>;
  /** Older name of `globalTags`, which has precedence. */
  readonly tags?: InputMaybe<GlobalTagsUpdate>;
  readonly editableProperties?: InputMaybe<ChartEditablePropertiesUpdate>;
};

export type DashboardUpdateInput = {
  readonly ownership?: InputMaybe<OwnershipUpdate>;
  readonly globalTags?: InputMaybe<GlobalTagsUpdate>;
  /** Older name of `globalTags`, which has precedence. */
  readonly tags?: InputMaybe<GlobalTagsUpdate>;
  readonly editableProperties?: InputMaybe<DashboardEditablePropertiesUpdate>;
};

export type DataFlowUpdateInput = {
  readonly ownership?: InputMaybe<OwnershipUpdate>;
  readonly globalTags?: InputMaybe<GlobalTagsUpdate>;
  /** Older name of `globalTags`, which has precedence. */
  readonly tags?: InputMaybe<GlobalTagsUpdate>;
  readonly editableProperties?: InputMaybe<DataFlowEditablePropertiesUpdate>;
};

export type DataJobUpdateInput = {
  readonly ownership?: InputMaybe<OwnershipUpdate>;
  readonly globalTags?: InputMaybe<GlobalTagsUpdate>;
  /** Older name of `globalTags`, which has precedence. */
  readonly tags?: InputMaybe<GlobalTagsUpdate>;
  readonly editableProperties?: InputMaybe<DataJobEditablePropertiesUpdate>;
};

/** All owners of the asset. */
export type OwnershipUpdate = {
  readonly owners: ReadonlyArray<OwnerUpdate>;
};

export type OwnerUpdate = {
  /** URN of a user or a group. */
  readonly owner: Scalars['String']['input'];
  /**
   * Default: `CUSTOM`.
   * @deprecated Use `ownershipTypeUrn`.
   */
  readonly type?: InputMaybe<OwnershipType>;
  readonly ownershipTypeUrn?: InputMaybe<Scalars['String']['input']>;
};

/** All tags of the asset. Those that it has already keep their attribution. */
export type GlobalTagsUpdate = {
  readonly tags?: InputMaybe<ReadonlyArray<TagAssociationUpdate>>;
};

export type TagAssociationUpdate = {
  /** Only its URN counts; `updateTag` changes the tag itself. */
  readonly tag: TagUpdateInput;
};

export type DatasetDeprecationUpdate = {
  readonly deprecated: Scalars['Boolean']['input'];
  /** Time of the planned removal, epoch milliseconds. */
  readonly decommissionTime?: InputMaybe<Scalars['Long']['input']>;
  readonly note: Scalars['String']['input'];
};

/** All links of the dataset. */
export type InstitutionalMemoryUpdate = {
  readonly elements: ReadonlyArray<InstitutionalMemoryMetadataUpdate>;
};

export type InstitutionalMemoryMetadataUpdate = {
  readonly url: Scalars['String']['input'];
  /** Label of the link. Required. */
  readonly description?: InputMaybe<Scalars['String']['input']>;
  /** URN of the user who added the link. */
  readonly author: Scalars['String']['input'];
  /** Epoch milliseconds. Default: now. */
  readonly createdAt?: InputMaybe<Scalars['Long']['input']>;
};

/** The edited descriptions and tags of all columns. Columns that it does not name lose theirs. */
export type EditableSchemaMetadataUpdate = {
  readonly editableSchemaFieldInfo: ReadonlyArray<EditableSchemaFieldInfoUpdate>;
};

export type EditableSchemaFieldInfoUpdate = {
  readonly fieldPath: Scalars['String']['input'];
  readonly description?: InputMaybe<Scalars['String']['input']>;
  readonly globalTags?: InputMaybe<GlobalTagsUpdate>;
};

export type DatasetEditablePropertiesUpdate = {
  readonly description: Scalars['String']['input'];
  /** Default: the name from the source. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
};

export type ChartEditablePropertiesUpdate = {
  readonly description: Scalars['String']['input'];
};

export type DashboardEditablePropertiesUpdate = {
  readonly description: Scalars['String']['input'];
};

export type DataFlowEditablePropertiesUpdate = {
  readonly description: Scalars['String']['input'];
};

export type DataJobEditablePropertiesUpdate = {
  readonly description: Scalars['String']['input'];
};

export type CreateBusinessAttributeInput = {
  /** Last part of the URN. Default: random. */
  readonly id?: InputMaybe<Scalars['String']['input']>;
  readonly name: Scalars['String']['input'];
  readonly description?: InputMaybe<Scalars['String']['input']>;
  readonly type?: InputMaybe<SchemaFieldDataType>;
};

export type UpdateBusinessAttributeInput = {
  readonly name?: InputMaybe<Scalars['String']['input']>;
  readonly description?: InputMaybe<Scalars['String']['input']>;
  readonly type?: InputMaybe<SchemaFieldDataType>;
};

export type AddBusinessAttributeInput = {
  readonly businessAttributeUrn: Scalars['String']['input'];
  /** URNs of columns, or datasets with the path of a column as `subResource`. */
  readonly resourceUrn: ReadonlyArray<ResourceRefInput>;
};

export type UpsertDataContractInput = {
  /** The dataset. */
  readonly entityUrn: Scalars['String']['input'];
  readonly freshness?: InputMaybe<ReadonlyArray<FreshnessContractInput>>;
  readonly schema?: InputMaybe<ReadonlyArray<SchemaContractInput>>;
  readonly dataQuality?: InputMaybe<ReadonlyArray<DataQualityContractInput>>;
  /** Default: `ACTIVE`. */
  readonly state?: InputMaybe<DataContractState>;
  /** Last part of the URN of a new contract. */
  readonly id?: InputMaybe<Scalars['String']['input']>;
};

export type FreshnessContractInput = {
  readonly assertionUrn: Scalars['String']['input'];
};

export type SchemaContractInput = {
  readonly assertionUrn: Scalars['String']['input'];
};

export type DataQualityContractInput = {
  readonly assertionUrn: Scalars['String']['input'];
};

export type BatchSetDataProductsInput = {
  readonly dataProductUrns: ReadonlyArray<Scalars['String']['input']>;
  readonly resourceUrns: ReadonlyArray<Scalars['String']['input']>;
};

export type CreateDataProductInput = {
  /** Last part of the URN. Default: random. */
  readonly id?: InputMaybe<Scalars['String']['input']>;
  readonly properties: CreateDataProductPropertiesInput;
  readonly domainUrn: Scalars['String']['input'];
};

export type CreateDataProductPropertiesInput = {
  readonly name: Scalars['String']['input'];
  readonly description?: InputMaybe<Scalars['String']['input']>;
};

export type UpdateDataProductInput = {
  readonly name?: InputMaybe<Scalars['String']['input']>;
  readonly description?: InputMaybe<Scalars['String']['input']>;
};

export type BatchSetDataProductInput = {
  /** Default: removes the assets from their data product. */
  readonly dataProductUrn?: InputMaybe<Scalars['String']['input']>;
  readonly resourceUrns: ReadonlyArray<Scalars['String']['input']>;
};

export type UpdateEmbedInput = {
  readonly urn: Scalars['String']['input'];
  /** Default: unchanged. */
  readonly renderUrl?: InputMaybe<Scalars['String']['input']>;
};

export type DisplayPropertiesUpdateInput = {
  /** E.g. `#1a2b3c`. */
  readonly colorHex?: InputMaybe<Scalars['String']['input']>;
  readonly icon?: InputMaybe<IconPropertiesInput>;
};

/** An entity without an icon needs all three members. */
export type IconPropertiesInput = {
  readonly iconLibrary?: InputMaybe<IconLibrary>;
  readonly name?: InputMaybe<Scalars['String']['input']>;
  readonly style?: InputMaybe<Scalars['String']['input']>;
};

export type BatchSetDomainInput = {
  readonly resources: ReadonlyArray<ResourceRefInput>;
  /** Default: removes the resources from their domains. */
  readonly domainUrn?: InputMaybe<Scalars['String']['input']>;
};

export type CreateDomainInput = {
  /** Last part of the URN. Default: random. */
  readonly id?: InputMaybe<Scalars['String']['input']>;
  readonly name: Scalars['String']['input'];
  readonly description?: InputMaybe<Scalars['String']['input']>;
  readonly parentDomain?: InputMaybe<Scalars['String']['input']>;
};

export type MoveDomainInput = {
  /** Default: the top level. */
  readonly parentDomain?: InputMaybe<Scalars['String']['input']>;
  readonly resourceUrn: Scalars['String']['input'];
};

export type CreateFormInput = {
  /** Last part of the URN. Default: random. */
  readonly id?: InputMaybe<Scalars['String']['input']>;
  readonly name: Scalars['String']['input'];
  readonly description?: InputMaybe<Scalars['String']['input']>;
  /** Default: `COMPLETION`. */
  readonly type?: InputMaybe<FormType>;
  readonly prompts?: InputMaybe<ReadonlyArray<CreatePromptInput>>;
  /** Default: the owners of each asset. */
  readonly actors?: InputMaybe<FormActorAssignmentInput>;
};

export type CreatePromptInput = {
  /** Unique among the prompts of all forms. Default: random. */
  readonly id?: InputMaybe<Scalars['String']['input']>;
  readonly title: Scalars['String']['input'];
  readonly description?: InputMaybe<Scalars['String']['input']>;
  readonly type: FormPromptType;
  /** Required. */
  readonly structuredPropertyParams?: InputMaybe<StructuredPropertyParamsInput>;
  /** Default: false. */
  readonly required?: InputMaybe<Scalars['Boolean']['input']>;
};

export type StructuredPropertyParamsInput = {
  readonly urn: Scalars['String']['input'];
};

export type FormActorAssignmentInput = {
  /** Default: true. */
  readonly owners?: InputMaybe<Scalars['Boolean']['input']>;
  readonly users?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly groups?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
};

export type UpdateFormInput = {
  readonly urn: Scalars['String']['input'];
  readonly name?: InputMaybe<Scalars['String']['input']>;
  readonly description?: InputMaybe<Scalars['String']['input']>;
  readonly type?: InputMaybe<FormType>;
  /** A prompt with the id of an existing one replaces it. */
  readonly promptsToAdd?: InputMaybe<ReadonlyArray<CreatePromptInput>>;
  /** Ids of prompts. */
  readonly promptsToRemove?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly actors?: InputMaybe<FormActorAssignmentUpdateInput>;
};

export type FormActorAssignmentUpdateInput = {
  readonly owners?: InputMaybe<Scalars['Boolean']['input']>;
  readonly usersToAdd?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly usersToRemove?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly groupsToAdd?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly groupsToRemove?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
};

export type DeleteFormInput = {
  readonly urn: Scalars['String']['input'];
};

export type BatchRemoveFormInput = {
  readonly formUrn: Scalars['String']['input'];
  readonly entityUrns: ReadonlyArray<Scalars['String']['input']>;
};

export type CreateGlossaryEntityInput = {
  /** Last part of the URN. Default: random. */
  readonly id?: InputMaybe<Scalars['String']['input']>;
  readonly name: Scalars['String']['input'];
  readonly description?: InputMaybe<Scalars['String']['input']>;
  readonly parentNode?: InputMaybe<Scalars['String']['input']>;
};

export type UpdateParentNodeInput = {
  /** Default: the top level. */
  readonly parentNode?: InputMaybe<Scalars['String']['input']>;
  readonly resourceUrn: Scalars['String']['input'];
};

export type RelatedTermsInput = {
  readonly urn: Scalars['String']['input'];
  readonly termUrns: ReadonlyArray<Scalars['String']['input']>;
  readonly relationshipType: TermRelationshipType;
};

/** Relationship of a term to other terms. */
export type TermRelationshipType =
  /** Is a kind of the terms. */
  | 'isA'
  /** Contains the terms. */
  | 'hasA';

export type CreateGroupInput = {
  /** Last part of the URN. Default: random. */
  readonly id?: InputMaybe<Scalars['String']['input']>;
  readonly name: Scalars['String']['input'];
  readonly description?: InputMaybe<Scalars['String']['input']>;
};

export type AddGroupMembersInput = {
  readonly groupUrn: Scalars['String']['input'];
  readonly userUrns: ReadonlyArray<Scalars['String']['input']>;
};

export type RemoveGroupMembersInput = {
  readonly groupUrn: Scalars['String']['input'];
  readonly userUrns: ReadonlyArray<Scalars['String']['input']>;
};

export type CorpGroupUpdateInput = {
  readonly description?: InputMaybe<Scalars['String']['input']>;
  readonly slack?: InputMaybe<Scalars['String']['input']>;
  readonly email?: InputMaybe<Scalars['String']['input']>;
  readonly pictureLink?: InputMaybe<Scalars['String']['input']>;
};

export type CorpUserUpdateInput = {
  readonly displayName?: InputMaybe<Scalars['String']['input']>;
  readonly title?: InputMaybe<Scalars['String']['input']>;
  readonly aboutMe?: InputMaybe<Scalars['String']['input']>;
  readonly teams?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly skills?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly pictureLink?: InputMaybe<Scalars['String']['input']>;
  readonly slack?: InputMaybe<Scalars['String']['input']>;
  readonly phone?: InputMaybe<Scalars['String']['input']>;
  readonly email?: InputMaybe<Scalars['String']['input']>;
  readonly platformUrns?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly personaUrn?: InputMaybe<Scalars['String']['input']>;
};

export type RaiseIncidentInput = {
  readonly type: IncidentType;
  /** Custom type, if the type is `CUSTOM`. */
  readonly customType?: InputMaybe<Scalars['String']['input']>;
  readonly title?: InputMaybe<Scalars['String']['input']>;
  readonly description?: InputMaybe<Scalars['String']['input']>;
  /** The affected entity. Required here or in `resourceUrns`. */
  readonly resourceUrn?: InputMaybe<Scalars['String']['input']>;
  readonly resourceUrns?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly priority?: InputMaybe<IncidentPriority>;
  /** Default: active. */
  readonly status?: InputMaybe<IncidentStatusInput>;
  /** Default: reported by a user. */
  readonly source?: InputMaybe<IncidentSourceInput>;
  /** Start of the incident, epoch milliseconds. */
  readonly startedAt?: InputMaybe<Scalars['Long']['input']>;
  /** Assigned users and groups. */
  readonly assigneeUrns?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
};

export type IncidentStatusInput = {
  readonly state: IncidentState;
  readonly stage?: InputMaybe<IncidentStage>;
  readonly message?: InputMaybe<Scalars['String']['input']>;
};

export type IncidentSourceInput = {
  readonly type: IncidentSourceType;
  /** The assertion that failed. */
  readonly assertionUrn?: InputMaybe<Scalars['String']['input']>;
};

export type UpdateDeprecationInput = {
  readonly urn: Scalars['String']['input'];
  readonly subResourceType?: InputMaybe<SubResourceType>;
  /** Path of the schema field, instead of the whole entity. */
  readonly subResource?: InputMaybe<Scalars['String']['input']>;
  readonly deprecated: Scalars['Boolean']['input'];
  /** Time of the planned removal, epoch milliseconds. */
  readonly decommissionTime?: InputMaybe<Scalars['Long']['input']>;
  readonly note?: InputMaybe<Scalars['String']['input']>;
  /** URN of the replacement. */
  readonly replacement?: InputMaybe<Scalars['String']['input']>;
};

export type BatchUpdateDeprecationInput = {
  readonly deprecated: Scalars['Boolean']['input'];
  /** Time of the planned removal, epoch milliseconds. */
  readonly decommissionTime?: InputMaybe<Scalars['Long']['input']>;
  readonly note?: InputMaybe<Scalars['String']['input']>;
  readonly resources: ReadonlyArray<InputMaybe<ResourceRefInput>>;
  /** URN of the replacement. */
  readonly replacement?: InputMaybe<Scalars['String']['input']>;
};

export type BatchUpdateSoftDeletedInput = {
  readonly urns: ReadonlyArray<Scalars['String']['input']>;
  readonly deleted: Scalars['Boolean']['input'];
};

export type UpdateLineageInput = {
  readonly edgesToAdd: ReadonlyArray<InputMaybe<LineageEdge>>;
  readonly edgesToRemove: ReadonlyArray<InputMaybe<LineageEdge>>;
};

/** The downstream entity is made from the upstream entity. */
export type LineageEdge = {
  readonly downstreamUrn: Scalars['String']['input'];
  readonly upstreamUrn: Scalars['String']['input'];
};

export type LinkSettingsInput = {
  /** Whether previews of the entity show the link. */
  readonly showInAssetPreview: Scalars['Boolean']['input'];
};

export type AddLinkInput = {
  readonly linkUrl: Scalars['String']['input'];
  readonly label: Scalars['String']['input'];
  readonly resourceUrn: Scalars['String']['input'];
  readonly settings?: InputMaybe<LinkSettingsInput>;
};

export type UpdateLinkInput = {
  readonly currentUrl: Scalars['String']['input'];
  readonly currentLabel: Scalars['String']['input'];
  readonly linkUrl: Scalars['String']['input'];
  readonly label: Scalars['String']['input'];
  readonly resourceUrn: Scalars['String']['input'];
  /** Default: unchanged. */
  readonly settings?: InputMaybe<LinkSettingsInput>;
};

export type RemoveLinkInput = {
  readonly linkUrl: Scalars['String']['input'];
  readonly label?: InputMaybe<Scalars['String']['input']>;
  readonly resourceUrn: Scalars['String']['input'];
};

export type ReportOperationInput = {
  readonly urn: Scalars['String']['input'];
  readonly sourceType: OperationSourceType;
  readonly operationType: OperationType;
  /** Custom type, if the type is `CUSTOM`. */
  readonly customOperationType?: InputMaybe<Scalars['String']['input']>;
  /** Epoch milliseconds. Default: now. */
  readonly timestampMillis?: InputMaybe<Scalars['Long']['input']>;
  /** Name of the changed partition. Default: the whole table. */
  readonly partition?: InputMaybe<Scalars['String']['input']>;
  readonly numAffectedRows?: InputMaybe<Scalars['Long']['input']>;
  readonly customProperties?: InputMaybe<ReadonlyArray<StringMapEntryInput>>;
};

export type StringMapEntryInput = {
  readonly key: Scalars['String']['input'];
  readonly value?: InputMaybe<Scalars['String']['input']>;
};

export type OwnerEntityType = 'CORP_GROUP' | 'CORP_USER';

export type OwnerInput = {
  readonly ownerUrn: Scalars['String']['input'];
  readonly ownerEntityType: OwnerEntityType;
  /** Predefined ownership type, if `ownershipTypeUrn` is absent. Default: `NONE`. */
  readonly type?: InputMaybe<OwnershipType>;
  readonly ownershipTypeUrn?: InputMaybe<Scalars['String']['input']>;
};

export type AddOwnerInput = {
  readonly ownerUrn: Scalars['String']['input'];
  readonly ownerEntityType: OwnerEntityType;
  /** Predefined ownership type, if `ownershipTypeUrn` is absent. Default: `NONE`. */
  readonly type?: InputMaybe<OwnershipType>;
  readonly ownershipTypeUrn?: InputMaybe<Scalars['String']['input']>;
  readonly resourceUrn: Scalars['String']['input'];
};

export type AddOwnersInput = {
  readonly owners: ReadonlyArray<OwnerInput>;
  readonly resourceUrn: Scalars['String']['input'];
};

export type RemoveOwnerInput = {
  readonly ownerUrn: Scalars['String']['input'];
  readonly ownershipTypeUrn?: InputMaybe<Scalars['String']['input']>;
  readonly resourceUrn: Scalars['String']['input'];
};

export type BatchAddOwnersInput = {
  readonly owners: ReadonlyArray<OwnerInput>;
  /** Ownership type of the items of `owners` without one. */
  readonly ownershipTypeUrn?: InputMaybe<Scalars['String']['input']>;
  readonly resources: ReadonlyArray<InputMaybe<ResourceRefInput>>;
};

export type BatchRemoveOwnersInput = {
  readonly ownerUrns: ReadonlyArray<Scalars['String']['input']>;
  readonly ownershipTypeUrn?: InputMaybe<Scalars['String']['input']>;
  readonly resources: ReadonlyArray<InputMaybe<ResourceRefInput>>;
};

export type CreateOwnershipTypeInput = {
  readonly name: Scalars['String']['input'];
  readonly description: Scalars['String']['input'];
};

export type UpdateOwnershipTypeInput = {
  readonly name?: InputMaybe<Scalars['String']['input']>;
  readonly description?: InputMaybe<Scalars['String']['input']>;
};

export type PatchEntityInput = {
  /** Required. */
  readonly urn?: InputMaybe<Scalars['String']['input']>;
  /** Must agree with the URN. */
  readonly entityType?: InputMaybe<Scalars['String']['input']>;
  readonly aspectName: Scalars['String']['input'];
  readonly patch: ReadonlyArray<PatchOperationInput>;
  /** Keys of arrays that the patch addresses, instead of the model's. */
  readonly arrayPrimaryKeys?: InputMaybe<ReadonlyArray<ArrayPrimaryKeyInput>>;
  /** No effect: patches of every aspect work alike. */
  readonly forceGenericPatch?: InputMaybe<Scalars['Boolean']['input']>;
  readonly systemMetadata?: InputMaybe<SystemMetadataInput>;
  /** `If-Version-Match` and `If-None-Match` are conditions. Other headers have no effect. */
  readonly headers?: InputMaybe<ReadonlyArray<StringMapEntryInput>>;
};

export type PatchOperationInput = {
  readonly op: PatchOperationType;
  /** Items of arrays are addressed by their keys, e.g. `/tags/urn:li:tag:pii`. */
  readonly path: Scalars['String']['input'];
  /** JSON. A text that is not JSON counts as a string. */
  readonly value?: InputMaybe<Scalars['String']['input']>;
  /** No effect. */
  readonly from?: InputMaybe<Scalars['String']['input']>;
};

/** `MOVE`, `COPY` and `TEST` are refused. */
export type PatchOperationType = 'ADD' | 'REMOVE' | 'REPLACE' | 'MOVE' | 'COPY' | 'TEST';

export type ArrayPrimaryKeyInput = {
  /** An array at the top of the aspect, or a path to arrays, e.g. `/fields/*\/tags`. */
  readonly arrayField: Scalars['String']['input'];
  /** Members that identify an item; none: the items are strings. */
  readonly keys: ReadonlyArray<Scalars['String']['input']>;
};

/** Replaces the metadata that the service would store with the write. */
export type SystemMetadataInput = {
  /** Epoch milliseconds. */
  readonly lastObserved?: InputMaybe<Scalars['Long']['input']>;
  readonly runId?: InputMaybe<Scalars['String']['input']>;
  readonly properties?: InputMaybe<ReadonlyArray<StringMapEntryInput>>;
};

export type PatchEntityResult = {
  /** Empty if the input has none. */
  readonly urn: Scalars['String']['output'];
  /** The new name, if the patch sets `/name`. */
  readonly name?: Maybe<Scalars['String']['output']>;
  readonly success: Scalars['Boolean']['output'];
  readonly error?: Maybe<Scalars['String']['output']>;
};

export type CreateQueryInput = {
  readonly properties: CreateQueryPropertiesInput;
  /** The datasets that the query reads. */
  readonly subjects: ReadonlyArray<CreateQuerySubjectInput>;
};

export type CreateQueryPropertiesInput = {
  readonly name?: InputMaybe<Scalars['String']['input']>;
  readonly description?: InputMaybe<Scalars['String']['input']>;
  readonly statement: QueryStatementInput;
};

export type QueryStatementInput = {
  readonly value: Scalars['String']['input'];
  readonly language: QueryLanguage;
};

export type CreateQuerySubjectInput = {
  /** URN of a dataset, or of one of its columns. */
  readonly datasetUrn: Scalars['String']['input'];
};

export type UpdateQueryInput = {
  readonly properties?: InputMaybe<UpdateQueryPropertiesInput>;
  readonly subjects?: InputMaybe<ReadonlyArray<UpdateQuerySubjectInput>>;
};

export type UpdateQueryPropertiesInput = {
  readonly name?: InputMaybe<Scalars['String']['input']>;
  readonly description?: InputMaybe<Scalars['String']['input']>;
  readonly statement?: InputMaybe<QueryStatementInput>;
};

export type UpdateQuerySubjectInput = {
  /** URN of a dataset, or of one of its columns. */
  readonly datasetUrn: Scalars['String']['input'];
};

/** An entity, or a part of it. */
export type ResourceRefInput = {
  readonly resourceUrn: Scalars['String']['input'];
  readonly subResourceType?: InputMaybe<SubResourceType>;
  /** The part, e.g. the path of a schema field. */
  readonly subResource?: InputMaybe<Scalars['String']['input']>;
};

/** Parts of entities that can have their own labels and descriptions. */
export type SubResourceType =
  /** A field of a dataset's schema, named by its path. */
  'DATASET_FIELD';

export type UpsertStructuredPropertiesInput = {
  readonly assetUrn: Scalars['String']['input'];
  readonly structuredPropertyInputParams: ReadonlyArray<StructuredPropertyInputParams>;
};

export type StructuredPropertyInputParams = {
  readonly structuredPropertyUrn: Scalars['String']['input'];
  readonly values: ReadonlyArray<PropertyValueInput>;
};

/** One of the two. */
export type PropertyValueInput = {
  readonly stringValue?: InputMaybe<Scalars['String']['input']>;
  readonly numberValue?: InputMaybe<Scalars['Float']['input']>;
};

export type RemoveStructuredPropertiesInput = {
  readonly assetUrn: Scalars['String']['input'];
  readonly structuredPropertyUrns: ReadonlyArray<Scalars['String']['input']>;
};

export type CreateStructuredPropertyInput = {
  /** Last part of the URN. Default: the qualified name, or else random. */
  readonly id?: InputMaybe<Scalars['String']['input']>;
  /** Its name in filters. Default: the id. */
  readonly qualifiedName?: InputMaybe<Scalars['String']['input']>;
  readonly displayName?: InputMaybe<Scalars['String']['input']>;
  readonly description?: InputMaybe<Scalars['String']['input']>;
  /** Whether assigned values cannot be changed. */
  readonly immutable?: InputMaybe<Scalars['Boolean']['input']>;
  /** URN of a data type, e.g. `urn:li:dataType:datahub.string`. */
  readonly valueType: Scalars['String']['input'];
  readonly typeQualifier?: InputMaybe<TypeQualifierInput>;
  /** Default: any value of the type. */
  readonly allowedValues?: InputMaybe<ReadonlyArray<AllowedValueInput>>;
  /** Default: one value. */
  readonly cardinality?: InputMaybe<PropertyCardinality>;
  /** URNs of the entity types that can have it, e.g. `urn:li:entityType:datahub.dataset`. */
  readonly entityTypes: ReadonlyArray<Scalars['String']['input']>;
  /** URNs of the platforms for whose assets pages offer it. Default: all. Other clients are not bound to it. */
  readonly allowedPlatforms?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly settings?: InputMaybe<StructuredPropertySettingsInput>;
};

export type UpdateStructuredPropertyInput = {
  readonly urn: Scalars['String']['input'];
  readonly displayName?: InputMaybe<Scalars['String']['input']>;
  readonly description?: InputMaybe<Scalars['String']['input']>;
  readonly immutable?: InputMaybe<Scalars['Boolean']['input']>;
  readonly typeQualifier?: InputMaybe<UpdateTypeQualifierInput>;
  readonly newAllowedValues?: InputMaybe<ReadonlyArray<AllowedValueInput>>;
  readonly setCardinalityAsMultiple?: InputMaybe<Scalars['Boolean']['input']>;
  readonly newEntityTypes?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** URNs of further platforms. */
  readonly newAllowedPlatforms?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly settings?: InputMaybe<StructuredPropertySettingsInput>;
};

export type DeleteStructuredPropertyInput = {
  readonly urn: Scalars['String']['input'];
};

/** Restricts URN values to entity types. */
export type TypeQualifierInput = {
  /** URNs of entity types. */
  readonly allowedTypes?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
};

export type UpdateTypeQualifierInput = {
  /** URNs of further entity types. */
  readonly newAllowedTypes?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
};

/** Exactly one of the two members. */
export type AllowedValueInput = {
  readonly stringValue?: InputMaybe<Scalars['String']['input']>;
  readonly numberValue?: InputMaybe<Scalars['Float']['input']>;
  readonly description?: InputMaybe<Scalars['String']['input']>;
};

/** Default: unchanged; false for a new property. */
export type StructuredPropertySettingsInput = {
  readonly isHidden?: InputMaybe<Scalars['Boolean']['input']>;
  readonly showInSearchFilters?: InputMaybe<Scalars['Boolean']['input']>;
  readonly showInAssetSummary?: InputMaybe<Scalars['Boolean']['input']>;
  readonly hideInAssetSummaryWhenEmpty?: InputMaybe<Scalars['Boolean']['input']>;
  readonly showAsAssetBadge?: InputMaybe<Scalars['Boolean']['input']>;
  readonly showInColumnsTable?: InputMaybe<Scalars['Boolean']['input']>;
};

export type CreateTagInput = {
  /** Last part of the URN. Default: random. */
  readonly id?: InputMaybe<Scalars['String']['input']>;
  readonly name: Scalars['String']['input'];
  readonly description?: InputMaybe<Scalars['String']['input']>;
};

export type TagUpdateInput = {
  readonly urn: Scalars['String']['input'];
  readonly name: Scalars['String']['input'];
  readonly description?: InputMaybe<Scalars['String']['input']>;
};

export type TagAssociationInput = {
  readonly tagUrn: Scalars['String']['input'];
  readonly resourceUrn: Scalars['String']['input'];
  readonly subResourceType?: InputMaybe<SubResourceType>;
  /** Path of the schema field, instead of the whole entity. */
  readonly subResource?: InputMaybe<Scalars['String']['input']>;
};

export type AddTagsInput = {
  readonly tagUrns: ReadonlyArray<Scalars['String']['input']>;
  readonly resourceUrn: Scalars['String']['input'];
  readonly subResourceType?: InputMaybe<SubResourceType>;
  /** Path of the schema field, instead of the whole entity. */
  readonly subResource?: InputMaybe<Scalars['String']['input']>;
};

export type BatchAddTagsInput = {
  readonly tagUrns: ReadonlyArray<Scalars['String']['input']>;
  readonly resources: ReadonlyArray<InputMaybe<ResourceRefInput>>;
};

export type BatchRemoveTagsInput = {
  readonly tagUrns: ReadonlyArray<Scalars['String']['input']>;
  readonly resources: ReadonlyArray<InputMaybe<ResourceRefInput>>;
};

export type TermAssociationInput = {
  readonly termUrn: Scalars['String']['input'];
  readonly resourceUrn: Scalars['String']['input'];
  readonly subResourceType?: InputMaybe<SubResourceType>;
  /** Path of the schema field, instead of the whole entity. */
  readonly subResource?: InputMaybe<Scalars['String']['input']>;
};

export type AddTermsInput = {
  readonly termUrns: ReadonlyArray<Scalars['String']['input']>;
  readonly resourceUrn: Scalars['String']['input'];
  readonly subResourceType?: InputMaybe<SubResourceType>;
  /** Path of the schema field, instead of the whole entity. */
  readonly subResource?: InputMaybe<Scalars['String']['input']>;
};

export type BatchAddTermsInput = {
  readonly termUrns: ReadonlyArray<Scalars['String']['input']>;
  readonly resources: ReadonlyArray<InputMaybe<ResourceRefInput>>;
};

export type BatchRemoveTermsInput = {
  readonly termUrns: ReadonlyArray<Scalars['String']['input']>;
  readonly resources: ReadonlyArray<InputMaybe<ResourceRefInput>>;
};

export type DescriptionUpdateInput = {
  readonly description: Scalars['String']['input'];
  readonly resourceUrn: Scalars['String']['input'];
  readonly subResourceType?: InputMaybe<SubResourceType>;
  /** Path of the schema field, instead of the whole entity. */
  readonly subResource?: InputMaybe<Scalars['String']['input']>;
  /**
   * The edited description that the client last read (`EntityOverview.editableDescription`, or the description of the
   * field in `editableSchemaMetadata`); the empty text if there was none. If another user has changed the text since
   * then, the service refuses the change with the code CONFLICT. Default: the change replaces any text.
   */
  readonly expectedDescription?: InputMaybe<Scalars['String']['input']>;
};

export type UpdateNameInput = {
  /** At most 1,000 characters. An empty name restores the source's name of a dataset, and is refused for other types. */
  readonly name: Scalars['String']['input'];
  readonly urn: Scalars['String']['input'];
};

export type UpdateIncidentInput = {
  readonly title?: InputMaybe<Scalars['String']['input']>;
  readonly description?: InputMaybe<Scalars['String']['input']>;
  /** Start of the incident, epoch milliseconds. */
  readonly startedAt?: InputMaybe<Scalars['Long']['input']>;
  /** Replaces the previous status with its stage and its message. */
  readonly status?: InputMaybe<IncidentStatusInput>;
  readonly priority?: InputMaybe<IncidentPriority>;
  /** All affected entities. */
  readonly resourceUrns?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** All assigned users and groups. */
  readonly assigneeUrns?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
};

export type UpsertLinkInput = {
  /** An absolute address with http, https, ftp or mailto. */
  readonly linkUrl: Scalars['String']['input'];
  readonly label: Scalars['String']['input'];
  readonly resourceUrn: Scalars['String']['input'];
  /** Default: unchanged. */
  readonly settings?: InputMaybe<LinkSettingsInput>;
};

export type BulkEntityDataProductsInput = {
  readonly urns: ReadonlyArray<Scalars['String']['input']>;
};

export type BulkEntityDataProductsResult = {
  readonly entities: ReadonlyArray<EntityDataProducts>;
};

export type EntityDataProducts = {
  readonly urn: Scalars['String']['output'];
  readonly dataProductAssociations: ReadonlyArray<EntityDataProductAssociation>;
};

export type EntityDataProductAssociation = {
  readonly dataProduct: DataProduct;
  /** Whether the data product marks the entity, or one of its siblings, as an output port. */
  readonly isOutputPort: Scalars['Boolean']['output'];
};

export type UpsertConnectionInput = {
  /** Last part of the URN. Default: random. */
  readonly id?: InputMaybe<Scalars['String']['input']>;
  readonly type: DataHubConnectionDetailsType;
  readonly name?: InputMaybe<Scalars['String']['input']>;
  readonly platformUrn: Scalars['String']['input'];
  /** Required for the type `JSON`. */
  readonly json?: InputMaybe<DataHubJsonConnectionInput>;
};

export type DataHubJsonConnectionInput = {
  /** Stored unchanged: encrypt secrets in it before. */
  readonly blob: Scalars['String']['input'];
};

export type BatchAssignFormInput = {
  readonly formUrn: Scalars['String']['input'];
  readonly entityUrns: ReadonlyArray<Scalars['String']['input']>;
};

export type CreateDynamicFormAssignmentInput = {
  readonly formUrn: Scalars['String']['input'];
  /** One of them must match. */
  readonly orFilters: ReadonlyArray<AndFilterInput>;
};

export type ListIngestionSourcesInput = {
  readonly start?: InputMaybe<Scalars['Int']['input']>;
  /** Page size. Default: 10, maximum: 5,000. */
  readonly count?: InputMaybe<Scalars['Int']['input']>;
  /** Search words. Default: all sources. */
  readonly query?: InputMaybe<Scalars['String']['input']>;
  /** All criteria must match. */
  readonly filters?: InputMaybe<ReadonlyArray<FacetFilterInput>>;
  readonly sort?: InputMaybe<SortCriterion>;
};

export type ListIngestionSourcesResult = {
  readonly start: Scalars['Int']['output'];
  /** Sources on this page. */
  readonly count: Scalars['Int']['output'];
  /** Sources in all. */
  readonly total: Scalars['Int']['output'];
  readonly ingestionSources: ReadonlyArray<IngestionSource>;
};

/** A recipe for a connector, and when to run it. */
export type IngestionSource = {
  readonly urn: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
  /** Name of the connector, e.g. `mysql`. */
  readonly type: Scalars['String']['output'];
  readonly platform?: Maybe<DataPlatform>;
  /** Null if it has no schedule. */
  readonly schedule?: Maybe<IngestionSchedule>;
  readonly config: IngestionConfig;
  /** Requested runs, newest first. */
  readonly executions?: Maybe<IngestionSourceExecutionRequests>;
};

/** A recipe for a connector, and when to run it. */
export type IngestionSourceExecutionsArgs = {
  start?: InputMaybe<Scalars['Int']['input']>;
  count?: InputMaybe<Scalars['Int']['input']>;
};

export type IngestionSchedule = {
  /** Cron expression. */
  readonly interval: Scalars['String']['output'];
  readonly timezone: Scalars['String']['output'];
};

export type IngestionConfig = {
  /** JSON text, unchanged. */
  readonly recipe: Scalars['String']['output'];
  /** Version of the client that runs it. */
  readonly version?: Maybe<Scalars['String']['output']>;
  readonly executorId?: Maybe<Scalars['String']['output']>;
  readonly debugMode?: Maybe<Scalars['Boolean']['output']>;
  readonly extraArgs?: Maybe<ReadonlyArray<StringMapEntry>>;
};

export type IngestionSourceExecutionRequests = {
  readonly start?: Maybe<Scalars['Int']['output']>;
  /** Runs on this page. */
  readonly count?: Maybe<Scalars['Int']['output']>;
  /** Runs in all. */
  readonly total?: Maybe<Scalars['Int']['output']>;
  readonly executionRequests: ReadonlyArray<ExecutionRequest>;
};

/** A requested run of a task, with its result. */
export type ExecutionRequest = Entity & {
  readonly id: Scalars['String']['output'];
  readonly input?: Maybe<ExecutionRequestInput>;
  /** Null until the executor reports it. */
  readonly result?: Maybe<ExecutionRequestResult>;
  /** Its name in the catalog, e.g. `urn:li:tag:pii`. */
  readonly urn: Scalars['String']['output'];
  readonly type: EntityType;
  /** Its relationships. */
  readonly relationships?: Maybe<EntityRelationshipsResult>;
  /** The properties that pages show for entities of every type. */
  readonly overview: EntityOverview;
  /** The stored latest aspects, including those without a field. */
  readonly aspects?: Maybe<ReadonlyArray<RawAspect>>;
  /** False if other entities refer to it but it has no metadata yet, e.g. an upstream that was never ingested. */
  readonly exists?: Maybe<Scalars['Boolean']['output']>;
  /** Change history of the entity, newest first. */
  readonly history: EntityHistory;
  /** Privileges of the caller on the entity. */
  readonly privileges?: Maybe<EntityPrivileges>;
  /** Time of the last write by a source, even if it changed nothing; epoch milliseconds. */
  readonly lastIngested?: Maybe<Scalars['Long']['output']>;
};

/** A requested run of a task, with its result. */
export type ExecutionRequestRelationshipsArgs = {
  input: RelationshipsInput;
};

/** A requested run of a task, with its result. */
export type ExecutionRequestAspectsArgs = {
  input?: InputMaybe<AspectParams>;
};

/** A requested run of a task, with its result. */
export type ExecutionRequestHistoryArgs = {
  input?: InputMaybe<HistoryInput>;
};

export type ExecutionRequestInput = {
  readonly task: Scalars['String']['output'];
  readonly arguments: ReadonlyArray<StringMapEntry>;
  readonly executorId: Scalars['String']['output'];
  readonly source: ExecutionRequestSource;
  /** Epoch milliseconds. */
  readonly requestedAt: Scalars['Long']['output'];
  /** URN of the user who requested it; if the request does not name one, of the user who stored it. */
  readonly actorUrn?: Maybe<Scalars['String']['output']>;
  /** The same user; null if the caller may not view that user. */
  readonly actor?: Maybe<CorpUser>;
};

export type ExecutionRequestSource = {
  /** Origin of the request, e.g. `MANUAL_INGESTION_SOURCE`. */
  readonly type?: Maybe<Scalars['String']['output']>;
  /** URN of the ingestion source, if the request belongs to one. */
  readonly ingestionSource?: Maybe<Scalars['String']['output']>;
};

export type ExecutionRequestResult = {
  /** Status of the executor, e.g. `RUNNING`. */
  readonly status: Scalars['String']['output'];
  /** Epoch milliseconds. */
  readonly startTimeMs?: Maybe<Scalars['Long']['output']>;
  readonly durationMs?: Maybe<Scalars['Long']['output']>;
  /** Its log. */
  readonly report?: Maybe<Scalars['String']['output']>;
  readonly structuredReport?: Maybe<StructuredReport>;
};

export type StructuredReport = {
  readonly type: Scalars['String']['output'];
  readonly serializedValue: Scalars['String']['output'];
  readonly contentType: Scalars['String']['output'];
};

export type UpdateIngestionSourceInput = {
  readonly name: Scalars['String']['input'];
  readonly type: Scalars['String']['input'];
  readonly config: UpdateIngestionSourceConfigInput;
  /** Default: no schedule. */
  readonly schedule?: InputMaybe<UpdateIngestionSourceScheduleInput>;
};

export type UpdateIngestionSourceConfigInput = {
  readonly recipe: Scalars['String']['input'];
  readonly version?: InputMaybe<Scalars['String']['input']>;
  readonly executorId: Scalars['String']['input'];
  readonly debugMode?: InputMaybe<Scalars['Boolean']['input']>;
  readonly extraArgs?: InputMaybe<ReadonlyArray<StringMapEntryInput>>;
};

export type UpdateIngestionSourceScheduleInput = {
  readonly interval: Scalars['String']['input'];
  readonly timezone: Scalars['String']['input'];
};

export type ListQueriesInput = {
  readonly start?: InputMaybe<Scalars['Int']['input']>;
  /** Page size. Default: 100, maximum: 5,000. */
  readonly count?: InputMaybe<Scalars['Int']['input']>;
  /** Search words. Default: all queries. */
  readonly query?: InputMaybe<Scalars['String']['input']>;
  readonly source?: InputMaybe<QuerySource>;
  /** Only queries with this subject. */
  readonly datasetUrn?: InputMaybe<Scalars['String']['input']>;
  readonly sortInput?: InputMaybe<SortQueriesInput>;
  /** One of them must match. */
  readonly orFilters?: InputMaybe<ReadonlyArray<AndFilterInput>>;
};

export type SortQueriesInput = {
  readonly sortCriterion: SortCriterion;
};

export type ListQueriesResult = {
  readonly start: Scalars['Int']['output'];
  /** Queries on this page. */
  readonly count: Scalars['Int']['output'];
  /** Total number of queries, including those that the pages leave out. */
  readonly total: Scalars['Int']['output'];
  readonly queries: ReadonlyArray<QueryEntity>;
};

export type ListDomainsInput = {
  readonly start?: InputMaybe<Scalars['Int']['input']>;
  /** Page size. Default: 20, maximum: 5,000. */
  readonly count?: InputMaybe<Scalars['Int']['input']>;
  /** Search words. Default: all domains. */
  readonly query?: InputMaybe<Scalars['String']['input']>;
  /** Default: domains without a parent. */
  readonly parentDomain?: InputMaybe<Scalars['String']['input']>;
};

export type ListDomainsResult = {
  readonly start: Scalars['Int']['output'];
  /** Domains on this page. */
  readonly count: Scalars['Int']['output'];
  readonly total: Scalars['Int']['output'];
  readonly domains: ReadonlyArray<Domain>;
};

export type GetRootGlossaryEntitiesInput = {
  readonly start: Scalars['Int']['input'];
  /** Page size. Maximum: 5,000. */
  readonly count: Scalars['Int']['input'];
};

export type GetRootGlossaryTermsResult = {
  readonly terms: ReadonlyArray<GlossaryTerm>;
  readonly start: Scalars['Int']['output'];
  /** Terms on this page. */
  readonly count: Scalars['Int']['output'];
  readonly total: Scalars['Int']['output'];
};

export type GetRootGlossaryNodesResult = {
  readonly nodes: ReadonlyArray<GlossaryNode>;
  readonly start: Scalars['Int']['output'];
  /** Term groups on this page. */
  readonly count: Scalars['Int']['output'];
  readonly total: Scalars['Int']['output'];
};

export type ListOwnershipTypesInput = {
  readonly start?: InputMaybe<Scalars['Int']['input']>;
  /** Page size. Default: 20, maximum: 5,000. */
  readonly count?: InputMaybe<Scalars['Int']['input']>;
  /** Search words. Default: all ownership types. */
  readonly query?: InputMaybe<Scalars['String']['input']>;
  /** All criteria must match. */
  readonly filters?: InputMaybe<ReadonlyArray<FacetFilterInput>>;
};

export type ListOwnershipTypesResult = {
  readonly start: Scalars['Int']['output'];
  /** Ownership types on this page. */
  readonly count: Scalars['Int']['output'];
  readonly total: Scalars['Int']['output'];
  readonly ownershipTypes: ReadonlyArray<OwnershipTypeEntity>;
};

export type ListBusinessAttributesInput = {
  readonly start?: InputMaybe<Scalars['Int']['input']>;
  /** Page size. Default: 20, maximum: 5,000. */
  readonly count?: InputMaybe<Scalars['Int']['input']>;
  /** Search words. Default: all business attributes. */
  readonly query?: InputMaybe<Scalars['String']['input']>;
};

export type ListBusinessAttributesResult = {
  readonly start: Scalars['Int']['output'];
  /** Business attributes on this page. */
  readonly count: Scalars['Int']['output'];
  readonly total: Scalars['Int']['output'];
  readonly businessAttributes: ReadonlyArray<BusinessAttribute>;
};

export type UpsertPageModuleInput = {
  /** Default: a new module. */
  readonly urn?: InputMaybe<Scalars['String']['input']>;
  readonly name: Scalars['String']['input'];
  /** LINK, RICH_TEXT, ASSET_COLLECTION or HIERARCHY. */
  readonly type: DataHubPageModuleType;
  readonly scope: PageModuleScope;
  /** The parameters of the type are required. */
  readonly params: PageModuleParamsInput;
};

export type PageModuleParamsInput = {
  readonly linkParams?: InputMaybe<LinkModuleParamsInput>;
  readonly richTextParams?: InputMaybe<RichTextModuleParamsInput>;
  readonly assetCollectionParams?: InputMaybe<AssetCollectionModuleParamsInput>;
  readonly hierarchyViewParams?: InputMaybe<HierarchyViewModuleParamsInput>;
};

export type LinkModuleParamsInput = {
  /** A web address. */
  readonly linkUrl: Scalars['String']['input'];
  readonly imageUrl?: InputMaybe<Scalars['String']['input']>;
  readonly description?: InputMaybe<Scalars['String']['input']>;
};

export type RichTextModuleParamsInput = {
  readonly content: Scalars['String']['input'];
};

export type AssetCollectionModuleParamsInput = {
  readonly assetUrns: ReadonlyArray<Scalars['String']['input']>;
  /** Filter of a search, as JSON text. */
  readonly dynamicFilterJson?: InputMaybe<Scalars['String']['input']>;
};

export type HierarchyViewModuleParamsInput = {
  readonly assetUrns: ReadonlyArray<Scalars['String']['input']>;
  readonly showRelatedEntities: Scalars['Boolean']['input'];
  /** Filter of a search, as JSON text. */
  readonly relatedEntitiesFilterJson?: InputMaybe<Scalars['String']['input']>;
};

export type DeletePageModuleInput = {
  readonly urn: Scalars['String']['input'];
};

export type UpsertPageTemplateInput = {
  /** Default: a new template. */
  readonly urn?: InputMaybe<Scalars['String']['input']>;
  readonly rows: ReadonlyArray<PageTemplateRowInput>;
  /** Default: unchanged. */
  readonly assetSummary?: InputMaybe<PageTemplateAssetSummaryInput>;
  readonly scope: PageTemplateScope;
  readonly surfaceType: PageTemplateSurfaceType;
};

export type PageTemplateRowInput = {
  /** URNs of existing modules. */
  readonly modules: ReadonlyArray<Scalars['String']['input']>;
};

export type PageTemplateAssetSummaryInput = {
  /** In the order of the page. */
  readonly summaryElements: ReadonlyArray<SummaryElementInput>;
};

export type SummaryElementInput = {
  readonly elementType: SummaryElementType;
  /** Only for STRUCTURED_PROPERTY, which requires it. */
  readonly structuredPropertyUrn?: InputMaybe<Scalars['String']['input']>;
};

export type DeletePageTemplateInput = {
  readonly urn: Scalars['String']['input'];
};

export type UpdateAssetSettingsInput = {
  /** A dataset, a data product, a domain, a glossary term or a term group. */
  readonly urn: Scalars['String']['input'];
  /** Default: unchanged. */
  readonly summary?: InputMaybe<UpdateAssetSummaryInput>;
};

export type UpdateAssetSummaryInput = {
  /** URN of a template. */
  readonly template: Scalars['String']['input'];
};

export type ListPostsInput = {
  readonly start?: InputMaybe<Scalars['Int']['input']>;
  /** Page size. Default: 20, maximum: 5,000. */
  readonly count?: InputMaybe<Scalars['Int']['input']>;
  /** Search words. Default: all posts. */
  readonly query?: InputMaybe<Scalars['String']['input']>;
  /** URN of an entity or of a schema field. Posts about it are found, too. */
  readonly resourceUrn?: InputMaybe<Scalars['String']['input']>;
  /** One of them must match. */
  readonly orFilters?: InputMaybe<ReadonlyArray<AndFilterInput>>;
};

export type ListPostsResult = {
  readonly start: Scalars['Int']['output'];
  /** Posts on this page. */
  readonly count: Scalars['Int']['output'];
  readonly total: Scalars['Int']['output'];
  readonly posts: ReadonlyArray<Post>;
};

export type CreatePostInput = {
  readonly postType: PostType;
  readonly content: UpdatePostContentInput;
  /** URN of the entity that the post is about. */
  readonly resourceUrn?: InputMaybe<Scalars['String']['input']>;
  /** No effect: a path is always that of a schema field. */
  readonly subResourceType?: InputMaybe<SubResourceType>;
  /** Path of the schema field that the post is about, instead of the whole entity. */
  readonly subResource?: InputMaybe<Scalars['String']['input']>;
};

export type UpdatePostInput = {
  readonly urn: Scalars['String']['input'];
  readonly postType: PostType;
  readonly content: UpdatePostContentInput;
};

export type UpdatePostContentInput = {
  readonly contentType: PostContentType;
  readonly title: Scalars['String']['input'];
  readonly description?: InputMaybe<Scalars['String']['input']>;
  /** A web address. */
  readonly link?: InputMaybe<Scalars['String']['input']>;
  readonly media?: InputMaybe<UpdateMediaInput>;
};

export type UpdateMediaInput = {
  readonly type: MediaType;
  /** Address of the picture. */
  readonly location: Scalars['String']['input'];
};

export type IngestionRunsInput = {
  readonly start?: InputMaybe<Scalars['Int']['input']>;
  /** Page size. Default: 20, maximum: 100. */
  readonly count?: InputMaybe<Scalars['Int']['input']>;
  /** Include runs that were rolled back. */
  readonly includeRolledBack?: InputMaybe<Scalars['Boolean']['input']>;
};

export type IngestionRuns = {
  readonly start: Scalars['Int']['output'];
  readonly count: Scalars['Int']['output'];
  /** True if another page follows. */
  readonly hasMore: Scalars['Boolean']['output'];
  readonly runs: ReadonlyArray<IngestionRun>;
};

export type IngestionRun = {
  readonly runId: Scalars['String']['output'];
  /** Number of writes: one per aspect and transaction, and one per timeseries point. */
  readonly writes: Scalars['Int']['output'];
  /** Time of the last write, epoch milliseconds. */
  readonly lastWrite: Scalars['Long']['output'];
};

export type IngestionRunWritesInput = {
  readonly runId: Scalars['String']['input'];
  readonly start?: InputMaybe<Scalars['Int']['input']>;
  /** Page size. Default: 50, maximum: 1,000. */
  readonly count?: InputMaybe<Scalars['Int']['input']>;
  /** Include writes that were rolled back. They follow the other writes. */
  readonly includeRolledBack?: InputMaybe<Scalars['Boolean']['input']>;
};

export type IngestionRunWrites = {
  readonly start: Scalars['Int']['output'];
  /** Number of writes on this page. The next page starts at `start` plus the requested `count`. */
  readonly count: Scalars['Int']['output'];
  readonly hasMore: Scalars['Boolean']['output'];
  readonly writes: ReadonlyArray<IngestionRunWrite>;
  /** The run itself. Null if no write has named it. */
  readonly run?: Maybe<IngestionRunTimes>;
};

/** Times of a run, epoch milliseconds. */
export type IngestionRunTimes = {
  /** Time of the first write. */
  readonly startedAt: Scalars['Long']['output'];
  /** Time of the last rollback. Null if the run was never rolled back. */
  readonly rolledBackAt?: Maybe<Scalars['Long']['output']>;
};

export type IngestionRunWrite = {
  readonly urn: Scalars['String']['output'];
  /** Null if the entity was permanently deleted. */
  readonly entity?: Maybe<Entity>;
  /** Null for the deletion of a whole entity. */
  readonly aspectName?: Maybe<Scalars['String']['output']>;
  /**
   * E.g. `UPSERT`, `PATCH`, `DELETE`, `POINT`, `DELETE_ENTITY`. In the result of a rollback, `RESTORED` (to the value before the run) or
   * `REMOVED`.
   */
  readonly operation: Scalars['String']['output'];
  /** Epoch milliseconds. */
  readonly time: Scalars['Long']['output'];
};

export type RollbackIngestionRunInput = {
  readonly runId: Scalars['String']['input'];
  /** Only show what would happen. Default: true. */
  readonly dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /**
   * Also deletes entities that the run created if others have written to them since. Default: false, which keeps what others wrote. Deletion
   * is permanent either way.
   */
  readonly hardDelete?: InputMaybe<Scalars['Boolean']['input']>;
};

export type IngestionRunRollback = {
  readonly dryRun: Scalars['Boolean']['output'];
  /** Number of entities that are deleted. */
  readonly entitiesDeleted: Scalars['Int']['output'];
  /** Number of entities that are changed or deleted. */
  readonly entitiesAffected: Scalars['Int']['output'];
  /** Number of aspects that are restored or removed. */
  readonly aspectsReverted: Scalars['Int']['output'];
  /**
   * Number of entities that are kept because others wrote to them. With `hardDelete`, this also counts entities that are deleted together
   * with the writes of others.
   */
  readonly entitiesKept: Scalars['Int']['output'];
  /** With `hardDelete`: number of aspects of others that are deleted together with the entities that the run created. */
  readonly othersDeleted: Scalars['Int']['output'];
  /** The first 1,000 aspects that are restored or removed, or would be. */
  readonly writes: ReadonlyArray<IngestionRunWrite>;
};

export type TelemetryConfig = {
  /** Always false: Trellis sends no telemetry. */
  readonly enableThirdPartyLogging?: Maybe<Scalars['Boolean']['output']>;
};

/** Semantic search, which uses words and the vocabulary of the catalog instead of embeddings. */
export type SemanticSearchConfig = {
  readonly enabled: Scalars['Boolean']['output'];
  /** Names of the entity types that a search without types includes. Other types must be named. */
  readonly enabledEntities: ReadonlyArray<Scalars['String']['output']>;
  /** Always null: there are no embeddings, so connectors compute none. */
  readonly embeddingConfig?: Maybe<EmbeddingConfig>;
};

/** Provider of embeddings. */
export type EmbeddingConfig = {
  readonly provider: Scalars['String']['output'];
  readonly modelId: Scalars['String']['output'];
  readonly modelEmbeddingKey: Scalars['String']['output'];
  readonly awsProviderConfig?: Maybe<AwsProviderConfig>;
  readonly vertexProviderConfig?: Maybe<VertexProviderConfig>;
};

export type AwsProviderConfig = {
  readonly region?: Maybe<Scalars['String']['output']>;
};

export type VertexProviderConfig = {
  readonly projectId?: Maybe<Scalars['String']['output']>;
  readonly location?: Maybe<Scalars['String']['output']>;
};

export type FeatureFlagsConfig = {
  /** Whether the metadata model has metrics, so that connectors can send them. */
  readonly metricsEnabled?: Maybe<Scalars['Boolean']['output']>;
};

/** An index of a search engine, which is not part of this service. */
export type EntityIndexV3Config = {
  readonly enabled?: Maybe<Scalars['Boolean']['output']>;
};

export type GlobalViewsSettings = {
  /** URN. Null also if the actor may not view it. */
  readonly defaultView?: Maybe<Scalars['String']['output']>;
};

export type DocPropagationSettings = {
  /** Whether descriptions propagate between columns. Default: true. */
  readonly docColumnPropagation?: Maybe<Scalars['Boolean']['output']>;
};

export type GlobalHomePageSettings = {
  readonly defaultTemplate?: Maybe<DataHubPageTemplate>;
};

export type UpdateGlobalViewsSettingsInput = {
  /** URN of a public view. Default: no view. */
  readonly defaultView?: InputMaybe<Scalars['String']['input']>;
};

export type UpdateDocPropagationSettingsInput = {
  /** Required. */
  readonly docColumnPropagation?: InputMaybe<Scalars['Boolean']['input']>;
};

export type UpdateApplicationsSettingsInput = {
  /** Required. */
  readonly enabled?: InputMaybe<Scalars['Boolean']['input']>;
};

export type UpdateCorpUserViewsSettingsInput = {
  /** URN of a view. Default: no view. */
  readonly defaultView?: InputMaybe<Scalars['String']['input']>;
};

export type UpdateCorpUserLocaleSettingsInput = {
  /** E.g. `de`. Default: no language. */
  readonly language?: InputMaybe<Scalars['String']['input']>;
};

export type UpdateUserSettingInput = {
  readonly name: UserSetting;
  readonly value: Scalars['Boolean']['input'];
};

export type UserSetting = 'SHOW_SIMPLIFIED_HOMEPAGE' | 'SHOW_THEME_V2';

export type UpdateUserHomePageSettingsInput = {
  /** URN of a page template. Default: unchanged. */
  readonly pageTemplate?: InputMaybe<Scalars['String']['input']>;
  /** URNs to add. */
  readonly newDismissedAnnouncements?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['String']['input']>>>;
  /** True: the actor no longer has a page template. Not together with `pageTemplate`. */
  readonly removePageTemplate?: InputMaybe<Scalars['Boolean']['input']>;
};

export type BatchGetStepStatesInput = {
  readonly ids: ReadonlyArray<Scalars['String']['input']>;
};

export type BatchGetStepStatesResult = {
  /** In the order of the ids. */
  readonly results: ReadonlyArray<StepStateResult>;
};

export type StepStateResult = {
  readonly id: Scalars['String']['output'];
  readonly properties: ReadonlyArray<StringMapEntry>;
};

export type BatchUpdateStepStatesInput = {
  readonly states: ReadonlyArray<StepStateInput>;
};

export type StepStateInput = {
  /** By convention the URN of the user, a hyphen and the name of the step. */
  readonly id: Scalars['String']['input'];
  readonly properties: ReadonlyArray<InputMaybe<StringMapEntryInput>>;
};

export type BatchUpdateStepStatesResult = {
  readonly results: ReadonlyArray<UpdateStepStateResult>;
};

export type UpdateStepStateResult = {
  readonly id: Scalars['String']['output'];
  /** Always true: if one state cannot be stored, the request fails. */
  readonly succeeded: Scalars['Boolean']['output'];
};

export type LinkVersionInput = {
  /** URN of a set for assets of this type, e.g. `urn:li:versionSet:(churn,mlModel)`. */
  readonly versionSet: Scalars['String']['input'];
  /** The asset. The latest version gets the new label; an older one must be unlinked first. */
  readonly linkedEntity: Scalars['String']['input'];
  /** Label of the version, e.g. `v2`. */
  readonly version: Scalars['String']['input'];
  /** Creation time of the version in its source system, epoch milliseconds. */
  readonly sourceTimestamp?: InputMaybe<Scalars['Long']['input']>;
  /** URN of its creator in the source system. Default: the actor. */
  readonly sourceCreator?: InputMaybe<Scalars['String']['input']>;
  /** Description of the changes. */
  readonly comment?: InputMaybe<Scalars['String']['input']>;
};

export type UnlinkVersionInput = {
  /** Must be the asset's set. Default: the asset's set. */
  readonly versionSet?: InputMaybe<Scalars['String']['input']>;
  /** The asset. */
  readonly unlinkedEntity?: InputMaybe<Scalars['String']['input']>;
};

export type ListMyViewsInput = {
  readonly start?: InputMaybe<Scalars['Int']['input']>;
  /** Page size. Default: 20, maximum: 5,000. */
  readonly count?: InputMaybe<Scalars['Int']['input']>;
  /** Search words. Default: all views. */
  readonly query?: InputMaybe<Scalars['String']['input']>;
  /** Default: both types. */
  readonly viewType?: InputMaybe<DataHubViewType>;
};

export type ListGlobalViewsInput = {
  readonly start?: InputMaybe<Scalars['Int']['input']>;
  /** Page size. Default: 20, maximum: 5,000. */
  readonly count?: InputMaybe<Scalars['Int']['input']>;
  /** Search words. Default: all views. */
  readonly query?: InputMaybe<Scalars['String']['input']>;
};

export type ListViewsResult = {
  readonly start: Scalars['Int']['output'];
  /** Views on this page. */
  readonly count: Scalars['Int']['output'];
  readonly total: Scalars['Int']['output'];
  readonly views: ReadonlyArray<DataHubView>;
};

export type CreateViewInput = {
  readonly viewType: DataHubViewType;
  readonly name: Scalars['String']['input'];
  readonly description?: InputMaybe<Scalars['String']['input']>;
  readonly definition: DataHubViewDefinitionInput;
};

export type UpdateViewInput = {
  readonly name?: InputMaybe<Scalars['String']['input']>;
  readonly description?: InputMaybe<Scalars['String']['input']>;
  /** Replaces the previous definition. */
  readonly definition?: InputMaybe<DataHubViewDefinitionInput>;
};

export type DataHubViewDefinitionInput = {
  /** Entity types that it finds; empty: all. */
  readonly entityTypes: ReadonlyArray<EntityType>;
  readonly filter: DataHubViewFilterInput;
};

export type DataHubViewFilterInput = {
  /** Whether all conditions must hold, or one of them. */
  readonly operator: LogicalOperator;
  readonly filters: ReadonlyArray<FacetFilterInput>;
};

export type AutoCompleteInput = {
  /** Default: all types. */
  readonly type?: InputMaybe<EntityType>;
  readonly query: Scalars['String']['input'];
  /** Search field to complete. Default: names. */
  readonly field?: InputMaybe<Scalars['String']['input']>;
  /** Default: 10. */
  readonly limit?: InputMaybe<Scalars['Int']['input']>;
  /** @deprecated Use `orFilters` */
  readonly filters?: InputMaybe<ReadonlyArray<FacetFilterInput>>;
  readonly orFilters?: InputMaybe<ReadonlyArray<AndFilterInput>>;
};

export type AutoCompleteMultipleInput = {
  /** Default: all types. */
  readonly types?: InputMaybe<ReadonlyArray<EntityType>>;
  readonly query: Scalars['String']['input'];
  readonly field?: InputMaybe<Scalars['String']['input']>;
  /** For each type, also if `types` is left out. Default: 10. */
  readonly limit?: InputMaybe<Scalars['Int']['input']>;
  /** @deprecated Use `orFilters` */
  readonly filters?: InputMaybe<ReadonlyArray<FacetFilterInput>>;
  readonly orFilters?: InputMaybe<ReadonlyArray<AndFilterInput>>;
  readonly viewUrn?: InputMaybe<Scalars['String']['input']>;
};

export type AutoCompleteResults = {
  readonly query: Scalars['String']['output'];
  readonly suggestions: ReadonlyArray<Scalars['String']['output']>;
  /** An entity for each suggestion, in the same order. */
  readonly entities: ReadonlyArray<Entity>;
};

export type AutoCompleteMultipleResults = {
  readonly query: Scalars['String']['output'];
  /** Types without a suggestion are omitted. */
  readonly suggestions: ReadonlyArray<AutoCompleteResultForEntity>;
};

export type AutoCompleteResultForEntity = {
  readonly type: EntityType;
  readonly suggestions: ReadonlyArray<Scalars['String']['output']>;
  readonly entities: ReadonlyArray<Entity>;
};

export type BrowseInput = {
  readonly type: EntityType;
  /** Steps from the root. Default: the root. */
  readonly path?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly start?: InputMaybe<Scalars['Int']['input']>;
  readonly count?: InputMaybe<Scalars['Int']['input']>;
  /** @deprecated Use `orFilters` */
  readonly filters?: InputMaybe<ReadonlyArray<FacetFilterInput>>;
  readonly orFilters?: InputMaybe<ReadonlyArray<AndFilterInput>>;
};

export type BrowsePathsInput = {
  readonly type: EntityType;
  readonly urn: Scalars['String']['input'];
};

export type BrowseV2Input = {
  readonly type?: InputMaybe<EntityType>;
  /** Default: all types. */
  readonly types?: InputMaybe<ReadonlyArray<EntityType>>;
  /** Steps from the root. Default: the root. */
  readonly path?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly start?: InputMaybe<Scalars['Int']['input']>;
  readonly count?: InputMaybe<Scalars['Int']['input']>;
  readonly query?: InputMaybe<Scalars['String']['input']>;
  readonly orFilters?: InputMaybe<ReadonlyArray<AndFilterInput>>;
  readonly viewUrn?: InputMaybe<Scalars['String']['input']>;
  readonly searchFlags?: InputMaybe<SearchFlags>;
};

export type BrowseResults = {
  /** Entities directly at the path. */
  readonly entities: ReadonlyArray<Entity>;
  readonly groups: ReadonlyArray<BrowseResultGroup>;
  readonly start: Scalars['Int']['output'];
  readonly count: Scalars['Int']['output'];
  /** Total number of entities at the path. */
  readonly total: Scalars['Int']['output'];
  readonly metadata: BrowseResultMetadata;
};

export type BrowseResultGroup = {
  /** The next step. */
  readonly name: Scalars['String']['output'];
  /** Entities at or below it. */
  readonly count: Scalars['Long']['output'];
};

export type BrowseResultMetadata = {
  readonly path: ReadonlyArray<Scalars['String']['output']>;
  /** Entities at or below the path. */
  readonly totalNumEntities: Scalars['Long']['output'];
};

export type BrowsePath = {
  readonly path: ReadonlyArray<Scalars['String']['output']>;
};

export type BrowseResultsV2 = {
  readonly groups: ReadonlyArray<BrowseResultGroupV2>;
  readonly start: Scalars['Int']['output'];
  readonly count: Scalars['Int']['output'];
  /** Total number of groups. */
  readonly total: Scalars['Int']['output'];
  readonly metadata: BrowseResultMetadata;
};

export type BrowseResultGroupV2 = {
  /** The next step; a URN if it is an entity. */
  readonly name: Scalars['String']['output'];
  readonly entity?: Maybe<Entity>;
  /** Entities at or below it. */
  readonly count: Scalars['Long']['output'];
  /** True if it has subgroups. */
  readonly hasSubGroups: Scalars['Boolean']['output'];
};

export type SearchInput = {
  /** Default: all types. */
  readonly type?: InputMaybe<EntityType>;
  /** Words, `field:value`, AND, OR, NOT, `*`; empty or `*` matches everything. */
  readonly query: Scalars['String']['input'];
  readonly start?: InputMaybe<Scalars['Int']['input']>;
  /** Page size. Default: 10, maximum: 5,000. */
  readonly count?: InputMaybe<Scalars['Int']['input']>;
  /**
   * All criteria must match.
   * @deprecated Use `orFilters`
   */
  readonly filters?: InputMaybe<ReadonlyArray<FacetFilterInput>>;
  /** One of them must match. */
  readonly orFilters?: InputMaybe<ReadonlyArray<AndFilterInput>>;
  readonly searchFlags?: InputMaybe<SearchFlags>;
};

export type SearchAcrossEntitiesInput = {
  /** Default: all types. */
  readonly types?: InputMaybe<ReadonlyArray<EntityType>>;
  readonly query: Scalars['String']['input'];
  readonly start?: InputMaybe<Scalars['Int']['input']>;
  readonly count?: InputMaybe<Scalars['Int']['input']>;
  /** @deprecated Use `orFilters` */
  readonly filters?: InputMaybe<ReadonlyArray<FacetFilterInput>>;
  readonly orFilters?: InputMaybe<ReadonlyArray<AndFilterInput>>;
  /** A saved view whose types and filter also apply. */
  readonly viewUrn?: InputMaybe<Scalars['String']['input']>;
  readonly searchFlags?: InputMaybe<SearchFlags>;
  readonly sortInput?: InputMaybe<SearchSortInput>;
};

export type ScrollAcrossEntitiesInput = {
  readonly types?: InputMaybe<ReadonlyArray<EntityType>>;
  readonly query: Scalars['String']['input'];
  readonly count?: InputMaybe<Scalars['Int']['input']>;
  /** `nextScrollId` of the previous page. Omit it for the first page. */
  readonly scrollId?: InputMaybe<Scalars['String']['input']>;
  /** No effect: a cursor does not expire. */
  readonly keepAlive?: InputMaybe<Scalars['String']['input']>;
  readonly orFilters?: InputMaybe<ReadonlyArray<AndFilterInput>>;
  readonly viewUrn?: InputMaybe<Scalars['String']['input']>;
  readonly searchFlags?: InputMaybe<SearchFlags>;
  readonly sortInput?: InputMaybe<SearchSortInput>;
};

export type AggregateAcrossEntitiesInput = {
  readonly types?: InputMaybe<ReadonlyArray<EntityType>>;
  /** Facet fields. Default: the usual ones. */
  readonly facets?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['String']['input']>>>;
  readonly query: Scalars['String']['input'];
  readonly orFilters?: InputMaybe<ReadonlyArray<AndFilterInput>>;
  readonly viewUrn?: InputMaybe<Scalars['String']['input']>;
  readonly searchFlags?: InputMaybe<SearchFlags>;
};

export type AndFilterInput = {
  readonly and?: InputMaybe<ReadonlyArray<FacetFilterInput>>;
};

export type FacetFilterInput = {
  /** A search field, e.g. `platform`; `.keyword` behind it is ignored. */
  readonly field: Scalars['String']['input'];
  readonly values?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Default: EQUAL. */
  readonly condition?: InputMaybe<FilterOperator>;
  readonly negated?: InputMaybe<Scalars['Boolean']['input']>;
};

export type FilterOperator =
  | 'CONTAIN'
  | 'EQUAL'
  | 'IEQUAL'
  | 'IN'
  | 'EXISTS'
  | 'GREATER_THAN'
  | 'GREATER_THAN_OR_EQUAL_TO'
  | 'LESS_THAN'
  | 'LESS_THAN_OR_EQUAL_TO'
  | 'START_WITH'
  | 'END_WITH'
  /** The value, or one of its descendants. */
  | 'DESCENDANTS_INCL'
  /** The value, or one of its ancestors. */
  | 'ANCESTORS_INCL'
  /** The value, or one of its ancestors or descendants. */
  | 'RELATED_INCL';

export type SearchFlags = {
  /** No effect, because there is no cache. */
  readonly skipCache?: InputMaybe<Scalars['Boolean']['input']>;
  /** Omit the matched fields. */
  readonly skipHighlighting?: InputMaybe<Scalars['Boolean']['input']>;
  /** Do not count facets. */
  readonly skipAggregates?: InputMaybe<Scalars['Boolean']['input']>;
  /** Number of listed values per facet. Default: 20, maximum: 2,000. */
  readonly maxAggValues?: InputMaybe<Scalars['Int']['input']>;
  readonly includeSoftDeleted?: InputMaybe<Scalars['Boolean']['input']>;
  /** No effect: drafts are always included. */
  readonly includeDraft?: InputMaybe<Scalars['Boolean']['input']>;
  /** No effect: lifecycle stages do not hide entities. */
  readonly includeHiddenLifecycleStages?: InputMaybe<Scalars['Boolean']['input']>;
  /** No effect: documents are found in any context. */
  readonly includeNonGlobalContextDocuments?: InputMaybe<Scalars['Boolean']['input']>;
  /** Search fields whose stored values are returned with each hit in `extraProperties`. */
  readonly fetchExtraFields?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /**
   * In `searchAcrossLineage` from a column: with a criterion from SCHEMA_FIELD to DATASET, as by default, the hits are the tables of the columns,
   * otherwise the columns. No effect in other searches.
   */
  readonly groupingSpec?: InputMaybe<GroupingSpec>;
};

export type GroupingSpec = {
  readonly groupingCriteria?: InputMaybe<ReadonlyArray<GroupingCriterion>>;
};

export type GroupingCriterion = {
  readonly baseEntityType?: InputMaybe<EntityType>;
  readonly groupingEntityType: EntityType;
};

export type SearchSortInput = {
  /** @deprecated Use `sortCriteria` */
  readonly sortCriterion?: InputMaybe<SortCriterion>;
  /** Criteria in order of priority. The URN is the last criterion. */
  readonly sortCriteria?: InputMaybe<ReadonlyArray<SortCriterion>>;
};

export type SortCriterion = {
  readonly field: Scalars['String']['input'];
  readonly sortOrder: SortOrder;
};

export type SortOrder = 'ASCENDING' | 'DESCENDING';

export type SearchResults = {
  readonly start: Scalars['Int']['output'];
  /** Hits on this page. */
  readonly count: Scalars['Int']['output'];
  /** Hits in all. */
  readonly total: Scalars['Int']['output'];
  readonly searchResults: ReadonlyArray<SearchResult>;
  readonly facets?: Maybe<ReadonlyArray<FacetMetadata>>;
};

export type ScrollResults = {
  /** Cursor of the next page; null after the last hit. */
  readonly nextScrollId?: Maybe<Scalars['String']['output']>;
  readonly count: Scalars['Int']['output'];
  readonly total: Scalars['Int']['output'];
  readonly searchResults: ReadonlyArray<SearchResult>;
  readonly facets?: Maybe<ReadonlyArray<FacetMetadata>>;
};

export type AggregateResults = {
  readonly facets?: Maybe<ReadonlyArray<FacetMetadata>>;
};

export type SearchResult = {
  readonly entity: Entity;
  /** Always empty: this service derives no remarks about hits. */
  readonly insights?: Maybe<ReadonlyArray<SearchInsight>>;
  readonly matchedFields: ReadonlyArray<MatchedField>;
  /** The fields requested by the flag `fetchExtraFields`, with JSON values. */
  readonly extraProperties?: Maybe<ReadonlyArray<ExtraProperty>>;
};

export type MatchedField = {
  readonly name: Scalars['String']['output'];
  /** Text around the match. */
  readonly value: Scalars['String']['output'];
  /** The entity, if the value is a URN. */
  readonly entity?: Maybe<Entity>;
};

export type ExtraProperty = {
  readonly name: Scalars['String']['output'];
  readonly value: Scalars['String']['output'];
};

/** Numbers of hits by value of a field. */
export type FacetMetadata = {
  readonly field: Scalars['String']['output'];
  readonly displayName?: Maybe<Scalars['String']['output']>;
  /** Most frequent first; counts are exact. */
  readonly aggregations: ReadonlyArray<AggregationMetadata>;
  /** Number of all values, including those that are not listed. */
  readonly valueCount: Scalars['Int']['output'];
};

export type AggregationMetadata = {
  readonly value: Scalars['String']['output'];
  readonly count: Scalars['Long']['output'];
  /** Name of the entity, if the value is a URN. */
  readonly displayName?: Maybe<Scalars['String']['output']>;
  /** The entity, if the value is a URN. */
  readonly entity?: Maybe<Entity>;
};

/** A remark about a hit. */
export type SearchInsight = {
  readonly text: Scalars['String']['output'];
  readonly icon?: Maybe<Scalars['String']['output']>;
};

export type CatalogChangesInput = {
  /** Page size. Default: 50, maximum: 500. */
  readonly count?: InputMaybe<Scalars['Int']['input']>;
  /** The `older` cursor of a page: returns the changes that precede it. Cannot be combined with `after`. */
  readonly before?: InputMaybe<Scalars['String']['input']>;
  /** The `newest` cursor of a page: returns the changes since then. If there are more than `count`, the newest `count` are returned. */
  readonly after?: InputMaybe<Scalars['String']['input']>;
  /**
   * Default: all types except those in which the service and its clients keep internal state: `ACCESS_TOKEN`, `DATAHUB_STEP_STATE`,
   * `DATAHUB_UPGRADE`, `INVITE_TOKEN`, `TELEMETRY`.
   */
  readonly types?: InputMaybe<ReadonlyArray<EntityType>>;
  /** URN of the actor who made the changes. Default: any actor. */
  readonly actor?: InputMaybe<Scalars['String']['input']>;
  /** Ingestion run of the changes. Includes changes that were rolled back since. */
  readonly runId?: InputMaybe<Scalars['String']['input']>;
};

export type CatalogChanges = {
  /** A page can hold fewer than `count` changes, or none, although older ones follow: one request looks at 5,000 changes before it filters. */
  readonly changes: ReadonlyArray<CatalogChange>;
  /** Cursor of the page with older changes. Null on the last page. */
  readonly older?: Maybe<Scalars['String']['output']>;
  /** Cursor for requesting newer changes later. Null only if the catalog is empty. */
  readonly newest?: Maybe<Scalars['String']['output']>;
};

/** The change of one entity by one write. */
export type CatalogChange = {
  /** Unique, and stable across requests. */
  readonly id: Scalars['String']['output'];
  /** Epoch milliseconds. */
  readonly time: Scalars['Long']['output'];
  readonly actor?: Maybe<Entity>;
  readonly runId?: Maybe<Scalars['String']['output']>;
  readonly urn: Scalars['String']['output'];
  /** Null if the entity was permanently deleted. */
  readonly entity?: Maybe<Entity>;
  /** The changed aspects. Empty for the deletion of the whole entity. */
  readonly aspects: ReadonlyArray<ChangedAspect>;
  /** True if the whole entity was deleted. */
  readonly isDeletion: Scalars['Boolean']['output'];
};

export type ChangedAspect = {
  readonly name: Scalars['String']['output'];
  /** E.g. `UPSERT`, `PATCH`, `DELETE`, `ROLLBACK`. */
  readonly operation: Scalars['String']['output'];
};

export type RecentlyChangedInput = {
  /** Default: the same types as for `catalogChanges`. */
  readonly types?: InputMaybe<ReadonlyArray<EntityType>>;
  /** Default: 10, maximum: 100. */
  readonly count?: InputMaybe<Scalars['Int']['input']>;
};

export type RecentChange = {
  readonly entity: Entity;
  /** Epoch milliseconds. */
  readonly time: Scalars['Long']['output'];
  readonly actor?: Maybe<Entity>;
};

export type GetTimelineInput = {
  readonly urn: Scalars['String']['input'];
  /** Default: all. */
  readonly changeCategories?: InputMaybe<ReadonlyArray<ChangeCategoryType>>;
};

export type GetSchemaBlameInput = {
  readonly datasetUrn: Scalars['String']['input'];
  /** A semantic version of the schema, e.g. `1.2.0` or `1.2.0-computed`. Default: the latest. */
  readonly version?: InputMaybe<Scalars['String']['input']>;
};

export type GetSchemaVersionListInput = {
  readonly datasetUrn: Scalars['String']['input'];
};

export type ChangeCategoryType =
  | 'TAG'
  | 'GLOSSARY_TERM'
  | 'OWNERSHIP'
  | 'DOMAIN'
  | 'DOCUMENTATION'
  | 'TECHNICAL_SCHEMA'
  | 'STRUCTURED_PROPERTY'
  | 'APPLICATION'
  | 'ASSET_MEMBERSHIP'
  | 'VERSIONING';

export type ChangeOperationType = 'ADD' | 'REMOVE' | 'MODIFY';

export type GetTimelineResult = {
  readonly changeTransactions: ReadonlyArray<ChangeTransaction>;
  /** Set if the history is too long to be read at once: older changes up to this time are missing, epoch milliseconds. */
  readonly cutAt?: Maybe<Scalars['Long']['output']>;
};

/** Changes at one point in time. */
export type ChangeTransaction = {
  /** Epoch milliseconds. */
  readonly timestampMillis: Scalars['Long']['output'];
  /** URN of the actor. */
  readonly actor?: Maybe<Scalars['String']['output']>;
  /** The version after the change, e.g. `1.2.0-computed`. */
  readonly lastSemanticVersion: Scalars['String']['output'];
  /** Version of each aspect after the change, e.g. `globalTags:2;schemaMetadata:5`. */
  readonly versionStamp: Scalars['String']['output'];
  /** Operation of all changes; MODIFY if they differ. */
  readonly changeType: ChangeOperationType;
  readonly changes?: Maybe<ReadonlyArray<ChangeEvent>>;
};

export type ChangeEvent = {
  /** The entity, or the schema field of it that changed. */
  readonly urn: Scalars['String']['output'];
  readonly category?: Maybe<ChangeCategoryType>;
  readonly operation?: Maybe<ChangeOperationType>;
  /** The added, removed or modified item. */
  readonly modifier?: Maybe<Scalars['String']['output']>;
  /** Members of the change; values other than text are JSON. */
  readonly parameters?: Maybe<ReadonlyArray<TimelineParameterEntry>>;
  readonly auditStamp?: Maybe<AuditStamp>;
  readonly description?: Maybe<Scalars['String']['output']>;
};

export type TimelineParameterEntry = {
  readonly key?: Maybe<Scalars['String']['output']>;
  readonly value?: Maybe<Scalars['String']['output']>;
};

export type GetSchemaBlameResult = {
  /** The requested version; null if the dataset never had a schema. */
  readonly version?: Maybe<SemanticVersionStruct>;
  readonly schemaFieldBlameList?: Maybe<ReadonlyArray<SchemaFieldBlame>>;
  /** Set if the history is too long to be read at once: older changes up to this time are missing, epoch milliseconds. */
  readonly cutAt?: Maybe<Scalars['Long']['output']>;
};

export type SchemaFieldBlame = {
  readonly fieldPath: Scalars['String']['output'];
  readonly schemaFieldChange: SchemaFieldChange;
};

export type SchemaFieldChange = {
  /** Epoch milliseconds. */
  readonly timestampMillis: Scalars['Long']['output'];
  readonly lastSemanticVersion: Scalars['String']['output'];
  readonly versionStamp: Scalars['String']['output'];
  readonly changeType: ChangeOperationType;
  /** A sentence about the last change. */
  readonly lastSchemaFieldChange?: Maybe<Scalars['String']['output']>;
};

export type GetSchemaVersionListResult = {
  /** Null if the dataset never had a schema. */
  readonly latestVersion?: Maybe<SemanticVersionStruct>;
  /** The latest version. */
  readonly version?: Maybe<SemanticVersionStruct>;
  /** Newest first. */
  readonly semanticVersionList?: Maybe<ReadonlyArray<SemanticVersionStruct>>;
  /** Set if the history is too long to be read at once: older changes up to this time are missing, epoch milliseconds. */
  readonly cutAt?: Maybe<Scalars['Long']['output']>;
};

export type SemanticVersionStruct = {
  /** e.g. `1.2.0-computed` */
  readonly semanticVersion?: Maybe<Scalars['String']['output']>;
  /** Epoch milliseconds. */
  readonly semanticVersionTimestamp?: Maybe<Scalars['Long']['output']>;
  readonly versionStamp?: Maybe<Scalars['String']['output']>;
};

export type ResolverTypeWrapper<T> = Promise<T> | T;

export type Resolver<
  TResult,
  TParent = Record<PropertyKey, never>,
  TContext = Record<PropertyKey, never>,
  TArgs = Record<PropertyKey, never>,
> = ResolverFn<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo,
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo,
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo,
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<
  TResult,
  TKey extends string,
  TParent = Record<PropertyKey, never>,
  TContext = Record<PropertyKey, never>,
  TArgs = Record<PropertyKey, never>,
> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<
  TTypes,
  TParent = Record<PropertyKey, never>,
  TContext = Record<PropertyKey, never>,
> = (parent: TParent, context: TContext, info: GraphQLResolveInfo) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  obj: T,
  context: TContext,
  info: GraphQLResolveInfo,
) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<
  TResult = Record<PropertyKey, never>,
  TParent = Record<PropertyKey, never>,
  TContext = Record<PropertyKey, never>,
  TArgs = Record<PropertyKey, never>,
> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo,
) => TResult | Promise<TResult>;

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Boolean: ResolverTypeWrapper<any>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  ListUsersInput: ResolverTypeWrapper<any>;
  Int: ResolverTypeWrapper<any>;
  ListUsersResult: ResolverTypeWrapper<any>;
  ListGroupsInput: ResolverTypeWrapper<any>;
  ListGroupsResult: ResolverTypeWrapper<any>;
  ListRolesInput: ResolverTypeWrapper<any>;
  ListRolesResult: ResolverTypeWrapper<any>;
  DataHubRole: ResolverTypeWrapper<EntityRef>;
  CorpUser: ResolverTypeWrapper<EntityRef>;
  CorpGroup: ResolverTypeWrapper<EntityRef>;
  ListPoliciesInput: ResolverTypeWrapper<any>;
  ListPoliciesResult: ResolverTypeWrapper<any>;
  Policy: ResolverTypeWrapper<any>;
  DataHubPolicy: ResolverTypeWrapper<EntityRef>;
  PolicyType: ResolverTypeWrapper<any>;
  PolicyState: ResolverTypeWrapper<any>;
  ResourceFilter: ResolverTypeWrapper<any>;
  PolicyMatchFilter: ResolverTypeWrapper<any>;
  PolicyMatchCriterion: ResolverTypeWrapper<any>;
  PolicyMatchCriterionValue: ResolverTypeWrapper<any>;
  PolicyMatchCondition: ResolverTypeWrapper<any>;
  ActorFilter: ResolverTypeWrapper<any>;
  PolicyUpdateInput: ResolverTypeWrapper<any>;
  ResourceFilterInput: ResolverTypeWrapper<any>;
  PolicyMatchFilterInput: ResolverTypeWrapper<any>;
  PolicyMatchCriterionInput: ResolverTypeWrapper<any>;
  ActorFilterInput: ResolverTypeWrapper<any>;
  GetGrantedPrivilegesInput: ResolverTypeWrapper<any>;
  ResourceSpec: ResolverTypeWrapper<any>;
  Privileges: ResolverTypeWrapper<any>;
  PrivilegeGrant: ResolverTypeWrapper<any>;
  PrivilegeGrantReason: ResolverTypeWrapper<any>;
  PrivilegeGrantReasonKind: ResolverTypeWrapper<any>;
  AuthenticatedUser: ResolverTypeWrapper<any>;
  PlatformPrivileges: ResolverTypeWrapper<any>;
  AppConfig: ResolverTypeWrapper<any>;
  PoliciesConfig: ResolverTypeWrapper<any>;
  Privilege: ResolverTypeWrapper<any>;
  ResourcePrivileges: ResolverTypeWrapper<any>;
  EntityPrivileges: ResolverTypeWrapper<any>;
  GetInviteTokenInput: ResolverTypeWrapper<any>;
  CreateInviteTokenInput: ResolverTypeWrapper<any>;
  InviteToken: ResolverTypeWrapper<any>;
  AcceptRoleInput: ResolverTypeWrapper<any>;
  BatchAssignRoleInput: ResolverTypeWrapper<any>;
  CreateNativeUserResetTokenInput: ResolverTypeWrapper<any>;
  ResetToken: ResolverTypeWrapper<any>;
  CreateSecretInput: ResolverTypeWrapper<any>;
  UpdateSecretInput: ResolverTypeWrapper<any>;
  GetSecretValuesInput: ResolverTypeWrapper<any>;
  ListSecretsInput: ResolverTypeWrapper<any>;
  ListSecretsResult: ResolverTypeWrapper<any>;
  Secret: ResolverTypeWrapper<any>;
  SecretValue: ResolverTypeWrapper<any>;
  CreateAccessTokenInput: ResolverTypeWrapper<any>;
  AccessTokenType: ResolverTypeWrapper<any>;
  AccessTokenDuration: ResolverTypeWrapper<any>;
  AccessToken: ResolverTypeWrapper<any>;
  AccessTokenMetadata: ResolverTypeWrapper<any>;
  ListAccessTokenInput: ResolverTypeWrapper<any>;
  ListAccessTokenResult: ResolverTypeWrapper<any>;
  Ownership: ResolverTypeWrapper<any>;
  OwnerType: ResolverTypeWrapper<any>;
  Owner: ResolverTypeWrapper<any>;
  OwnershipType: ResolverTypeWrapper<any>;
  OwnershipSource: ResolverTypeWrapper<any>;
  OwnershipSourceType: ResolverTypeWrapper<any>;
  GlobalTags: ResolverTypeWrapper<any>;
  TagAssociation: ResolverTypeWrapper<any>;
  GlossaryTerms: ResolverTypeWrapper<any>;
  GlossaryTermAssociation: ResolverTypeWrapper<any>;
  DomainAssociation: ResolverTypeWrapper<any>;
  InstitutionalMemory: ResolverTypeWrapper<any>;
  InstitutionalMemoryMetadata: ResolverTypeWrapper<any>;
  InstitutionalMemoryMetadataSettings: ResolverTypeWrapper<any>;
  ResolvedActor: ResolverTypeWrapper<any>;
  Deprecation: ResolverTypeWrapper<any>;
  Status: ResolverTypeWrapper<any>;
  SubTypes: ResolverTypeWrapper<any>;
  VersionTag: ResolverTypeWrapper<any>;
  ApplicationAssociation: ResolverTypeWrapper<any>;
  DisplayProperties: ResolverTypeWrapper<any>;
  IconProperties: ResolverTypeWrapper<any>;
  IconLibrary: ResolverTypeWrapper<any>;
  VersionProperties: ResolverTypeWrapper<any>;
  AspectParams: ResolverTypeWrapper<any>;
  RawAspect: ResolverTypeWrapper<any>;
  AspectRenderSpec: ResolverTypeWrapper<any>;
  AssertionResultType: ResolverTypeWrapper<any>;
  AssertionResultSeverity: ResolverTypeWrapper<any>;
  AssertionResultErrorType: ResolverTypeWrapper<any>;
  DatasetAssertionScope: ResolverTypeWrapper<any>;
  AssertionStdAggregation: ResolverTypeWrapper<any>;
  AssertionStdOperator: ResolverTypeWrapper<any>;
  AssertionStdParameterType: ResolverTypeWrapper<any>;
  AuditStamp: ResolverTypeWrapper<any>;
  ResolvedAuditStamp: ResolverTypeWrapper<any>;
  MetadataAttribution: ResolverTypeWrapper<any>;
  StringMapEntry: ResolverTypeWrapper<any>;
  CustomPropertiesEntry: ResolverTypeWrapper<any>;
  BrowsePathV2: ResolverTypeWrapper<any>;
  BrowsePathEntry: ResolverTypeWrapper<any>;
  Documentation: ResolverTypeWrapper<any>;
  DocumentationAssociation: ResolverTypeWrapper<any>;
  Embed: ResolverTypeWrapper<any>;
  Health: ResolverTypeWrapper<any>;
  ActiveIncidentHealthDetails: ResolverTypeWrapper<any>;
  AssertionHealthStatusByType: ResolverTypeWrapper<any>;
  HealthStatusType: ResolverTypeWrapper<any>;
  HealthStatus: ResolverTypeWrapper<any>;
  Dataset: ResolverTypeWrapper<EntityRef>;
  Chart: ResolverTypeWrapper<EntityRef>;
  Dashboard: ResolverTypeWrapper<EntityRef>;
  DataFlow: ResolverTypeWrapper<EntityRef>;
  DataJob: ResolverTypeWrapper<EntityRef>;
  HistoryInput: ResolverTypeWrapper<any>;
  EntityHistory: ResolverTypeWrapper<any>;
  EntityChange: ResolverTypeWrapper<any>;
  IncidentType: ResolverTypeWrapper<any>;
  IncidentPriority: ResolverTypeWrapper<any>;
  IncidentState: ResolverTypeWrapper<any>;
  IncidentStage: ResolverTypeWrapper<any>;
  IncidentSourceType: ResolverTypeWrapper<any>;
  BrowsableEntity: ResolverTypeWrapper<any>;
  HasExecutionRuns: ResolverTypeWrapper<any>;
  HasLogicalParent: ResolverTypeWrapper<any>;
  SupportsVersions: ResolverTypeWrapper<any>;
  TimeSeriesAspect: ResolverTypeWrapper<any>;
  Aspect: ResolverTypeWrapper<any>;
  OperationSourceType: ResolverTypeWrapper<any>;
  OperationType: ResolverTypeWrapper<any>;
  EntityOverview: ResolverTypeWrapper<any>;
  OverviewStep: ResolverTypeWrapper<any>;
  OverviewChange: ResolverTypeWrapper<any>;
  RelationshipsInput: ResolverTypeWrapper<any>;
  RelationshipDirection: ResolverTypeWrapper<any>;
  EntityRelationshipsResult: ResolverTypeWrapper<any>;
  EntityRelationship: ResolverTypeWrapper<any>;
  EntityRelationshipLegacy: ResolverTypeWrapper<any>;
  FilterInput: ResolverTypeWrapper<any>;
  PartitionSpec: ResolverTypeWrapper<any>;
  PartitionType: ResolverTypeWrapper<any>;
  TimeWindow: ResolverTypeWrapper<any>;
  TimeRange: ResolverTypeWrapper<any>;
  WindowDuration: ResolverTypeWrapper<any>;
  DataFlowInfo: ResolverTypeWrapper<any>;
  DataJobInfo: ResolverTypeWrapper<any>;
  MLModel: ResolverTypeWrapper<EntityRef>;
  Document: ResolverTypeWrapper<EntityRef>;
  Tag: ResolverTypeWrapper<EntityRef>;
  EditableTagProperties: ResolverTypeWrapper<any>;
  PlatformNativeType: ResolverTypeWrapper<any>;
  Schema: ResolverTypeWrapper<any>;
  AssertionInfo: ResolverTypeWrapper<any>;
  AssertionType: ResolverTypeWrapper<any>;
  AssertionNote: ResolverTypeWrapper<any>;
  AssertionSource: ResolverTypeWrapper<any>;
  AssertionSourceType: ResolverTypeWrapper<any>;
  DatasetAssertionInfo: ResolverTypeWrapper<any>;
  AssertionStdParameters: ResolverTypeWrapper<any>;
  AssertionStdParameter: ResolverTypeWrapper<any>;
  CustomAssertionInfo: ResolverTypeWrapper<any>;
  FreshnessAssertionInfo: ResolverTypeWrapper<any>;
  FreshnessAssertionType: ResolverTypeWrapper<any>;
  FreshnessAssertionSchedule: ResolverTypeWrapper<any>;
  FreshnessAssertionScheduleType: ResolverTypeWrapper<any>;
  FreshnessCronSchedule: ResolverTypeWrapper<any>;
  FixedIntervalSchedule: ResolverTypeWrapper<any>;
  DateInterval: ResolverTypeWrapper<any>;
  DatasetFilter: ResolverTypeWrapper<any>;
  DatasetFilterType: ResolverTypeWrapper<any>;
  VolumeAssertionInfo: ResolverTypeWrapper<any>;
  VolumeAssertionType: ResolverTypeWrapper<any>;
  RowCountTotal: ResolverTypeWrapper<any>;
  RowCountChange: ResolverTypeWrapper<any>;
  AssertionValueChangeType: ResolverTypeWrapper<any>;
  IncrementingSegmentRowCountTotal: ResolverTypeWrapper<any>;
  IncrementingSegmentRowCountChange: ResolverTypeWrapper<any>;
  IncrementingSegmentSpec: ResolverTypeWrapper<any>;
  IncrementingSegmentFieldTransformer: ResolverTypeWrapper<any>;
  IncrementingSegmentFieldTransformerType: ResolverTypeWrapper<any>;
  SchemaFieldSpec: ResolverTypeWrapper<any>;
  SqlAssertionInfo: ResolverTypeWrapper<any>;
  SqlAssertionType: ResolverTypeWrapper<any>;
  FieldAssertionInfo: ResolverTypeWrapper<any>;
  FieldAssertionType: ResolverTypeWrapper<any>;
  FieldValuesAssertion: ResolverTypeWrapper<any>;
  FieldTransform: ResolverTypeWrapper<any>;
  FieldTransformType: ResolverTypeWrapper<any>;
  FieldValuesFailThreshold: ResolverTypeWrapper<any>;
  FieldValuesFailThresholdType: ResolverTypeWrapper<any>;
  FieldMetricAssertion: ResolverTypeWrapper<any>;
  FieldMetricType: ResolverTypeWrapper<any>;
  SchemaAssertionInfo: ResolverTypeWrapper<any>;
  SchemaAssertionField: ResolverTypeWrapper<any>;
  SchemaAssertionCompatibility: ResolverTypeWrapper<any>;
  Assertion: ResolverTypeWrapper<EntityRef>;
  AssertionActions: ResolverTypeWrapper<any>;
  AssertionAction: ResolverTypeWrapper<any>;
  AssertionActionType: ResolverTypeWrapper<any>;
  AssertionRunSummary: ResolverTypeWrapper<any>;
  AssertionStatus: ResolverTypeWrapper<any>;
  AssertionRunEventsResult: ResolverTypeWrapper<any>;
  AssertionRunEvent: ResolverTypeWrapper<any>;
  AssertionRunStatus: ResolverTypeWrapper<any>;
  AssertionResult: ResolverTypeWrapper<any>;
  Float: ResolverTypeWrapper<any>;
  AssertionResultError: ResolverTypeWrapper<any>;
  BatchSpec: ResolverTypeWrapper<any>;
  EntityAssertionsResult: ResolverTypeWrapper<any>;
  BusinessAttribute: ResolverTypeWrapper<EntityRef>;
  BusinessAttributeInfo: ResolverTypeWrapper<any>;
  ChartStatsSummary: ResolverTypeWrapper<any>;
  ChartProperties: ResolverTypeWrapper<any>;
  ChartInfo: ResolverTypeWrapper<any>;
  ChartEditableProperties: ResolverTypeWrapper<any>;
  ChartType: ResolverTypeWrapper<any>;
  AccessLevel: ResolverTypeWrapper<any>;
  ChartQuery: ResolverTypeWrapper<any>;
  ChartQueryType: ResolverTypeWrapper<any>;
  InputFields: ResolverTypeWrapper<any>;
  InputField: ResolverTypeWrapper<any>;
  Container: ResolverTypeWrapper<EntityRef>;
  ContainerEntitiesInput: ResolverTypeWrapper<any>;
  ContainerProperties: ResolverTypeWrapper<any>;
  ContainerEditableProperties: ResolverTypeWrapper<any>;
  ParentContainersResult: ResolverTypeWrapper<any>;
  DashboardUsageQueryResult: ResolverTypeWrapper<any>;
  DashboardUsageAggregation: ResolverTypeWrapper<any>;
  DashboardUsageAggregationMetrics: ResolverTypeWrapper<any>;
  DashboardUsageQueryResultAggregations: ResolverTypeWrapper<any>;
  DashboardUserUsageCounts: ResolverTypeWrapper<any>;
  DashboardUsageMetrics: ResolverTypeWrapper<any>;
  DashboardStatsSummary: ResolverTypeWrapper<any>;
  DashboardProperties: ResolverTypeWrapper<any>;
  DashboardInfo: ResolverTypeWrapper<any>;
  DashboardEditableProperties: ResolverTypeWrapper<any>;
  DataContract: ResolverTypeWrapper<EntityRef>;
  DataContractProperties: ResolverTypeWrapper<any>;
  FreshnessContract: ResolverTypeWrapper<any>;
  SchemaContract: ResolverTypeWrapper<any>;
  DataQualityContract: ResolverTypeWrapper<any>;
  DataContractStatus: ResolverTypeWrapper<any>;
  DataContractState: ResolverTypeWrapper<any>;
  DataFlowProperties: ResolverTypeWrapper<any>;
  DataFlowEditableProperties: ResolverTypeWrapper<any>;
  VersionInfo: ResolverTypeWrapper<any>;
  DataFlowDataJobsRelationships: ResolverTypeWrapper<any>;
  DataJobProperties: ResolverTypeWrapper<any>;
  JobStatus: ResolverTypeWrapper<any>;
  DataJobEditableProperties: ResolverTypeWrapper<any>;
  DataJobInputOutput: ResolverTypeWrapper<any>;
  DataTransformLogic: ResolverTypeWrapper<any>;
  DataTransform: ResolverTypeWrapper<any>;
  DataProcessInstance: ResolverTypeWrapper<EntityRef>;
  DataProcessInstanceProperties: ResolverTypeWrapper<any>;
  DataProcessType: ResolverTypeWrapper<any>;
  MLTrainingRunProperties: ResolverTypeWrapper<any>;
  DataProcessRunEvent: ResolverTypeWrapper<any>;
  DataProcessRunStatus: ResolverTypeWrapper<any>;
  DataProcessInstanceRunResult: ResolverTypeWrapper<any>;
  DataProcessInstanceRunResultType: ResolverTypeWrapper<any>;
  DataProcessInstanceResult: ResolverTypeWrapper<any>;
  DataProduct: ResolverTypeWrapper<EntityRef>;
  DataProductProperties: ResolverTypeWrapper<any>;
  Application: ResolverTypeWrapper<EntityRef>;
  ApplicationProperties: ResolverTypeWrapper<any>;
  OperationsStatsInput: ResolverTypeWrapper<any>;
  OperationsQueryResult: ResolverTypeWrapper<any>;
  OperationsAggregation: ResolverTypeWrapper<any>;
  OperationsAggregationsResult: ResolverTypeWrapper<any>;
  IntMapEntry: ResolverTypeWrapper<any>;
  Operation: ResolverTypeWrapper<any>;
  DatasetProfile: ResolverTypeWrapper<any>;
  DatasetFieldProfile: ResolverTypeWrapper<any>;
  Quantile: ResolverTypeWrapper<any>;
  ValueFrequency: ResolverTypeWrapper<any>;
  Histogram: ResolverTypeWrapper<any>;
  UsageQueryResult: ResolverTypeWrapper<any>;
  UsageAggregation: ResolverTypeWrapper<any>;
  UsageAggregationMetrics: ResolverTypeWrapper<any>;
  UsageQueryResultAggregations: ResolverTypeWrapper<any>;
  UserUsageCounts: ResolverTypeWrapper<any>;
  FieldUsageCounts: ResolverTypeWrapper<any>;
  DatasetStatsSummary: ResolverTypeWrapper<any>;
  DatasetProperties: ResolverTypeWrapper<any>;
  DatasetEditableProperties: ResolverTypeWrapper<any>;
  ViewProperties: ResolverTypeWrapper<any>;
  SiblingProperties: ResolverTypeWrapper<any>;
  Access: ResolverTypeWrapper<any>;
  RoleAssociation: ResolverTypeWrapper<any>;
  DatasetPartitionsSummary: ResolverTypeWrapper<any>;
  DatasetPartition: ResolverTypeWrapper<any>;
  DocumentInfo: ResolverTypeWrapper<any>;
  DocumentSource: ResolverTypeWrapper<any>;
  DocumentSourceType: ResolverTypeWrapper<any>;
  DocumentStatus: ResolverTypeWrapper<any>;
  DocumentState: ResolverTypeWrapper<any>;
  DocumentContent: ResolverTypeWrapper<any>;
  DocumentRelatedAsset: ResolverTypeWrapper<any>;
  DocumentRelatedDocument: ResolverTypeWrapper<any>;
  DocumentParentDocument: ResolverTypeWrapper<any>;
  DocumentSettings: ResolverTypeWrapper<any>;
  ParentDocumentsResult: ResolverTypeWrapper<any>;
  Domain: ResolverTypeWrapper<EntityRef>;
  DomainEntitiesInput: ResolverTypeWrapper<any>;
  DomainProperties: ResolverTypeWrapper<any>;
  ParentDomainsResult: ResolverTypeWrapper<any>;
  ERModelRelationship: ResolverTypeWrapper<EntityRef>;
  ERModelRelationshipProperties: ResolverTypeWrapper<any>;
  RelationshipFieldMapping: ResolverTypeWrapper<any>;
  ERModelRelationshipCardinality: ResolverTypeWrapper<any>;
  ERModelRelationshipEditableProperties: ResolverTypeWrapper<any>;
  DataHubFile: ResolverTypeWrapper<EntityRef>;
  DataHubFileInfo: ResolverTypeWrapper<any>;
  BucketStorageLocation: ResolverTypeWrapper<any>;
  UploadDownloadScenario: ResolverTypeWrapper<any>;
  Form: ResolverTypeWrapper<EntityRef>;
  FormInfo: ResolverTypeWrapper<any>;
  FormType: ResolverTypeWrapper<any>;
  FormPrompt: ResolverTypeWrapper<any>;
  FormPromptType: ResolverTypeWrapper<any>;
  StructuredPropertyParams: ResolverTypeWrapper<any>;
  FormActorAssignment: ResolverTypeWrapper<any>;
  Forms: ResolverTypeWrapper<any>;
  FormAssociation: ResolverTypeWrapper<any>;
  FormPromptAssociation: ResolverTypeWrapper<any>;
  FormPromptFieldAssociations: ResolverTypeWrapper<any>;
  FieldFormPromptAssociation: ResolverTypeWrapper<any>;
  FormVerificationAssociation: ResolverTypeWrapper<any>;
  GlossaryTerm: ResolverTypeWrapper<EntityRef>;
  GlossaryTermProperties: ResolverTypeWrapper<any>;
  GlossaryTermInfo: ResolverTypeWrapper<any>;
  GlossaryNode: ResolverTypeWrapper<EntityRef>;
  GlossaryNodeProperties: ResolverTypeWrapper<any>;
  ParentNodesResult: ResolverTypeWrapper<any>;
  GlossaryNodeChildrenCount: ResolverTypeWrapper<any>;
  Incident: ResolverTypeWrapper<EntityRef>;
  IncidentStatus: ResolverTypeWrapper<any>;
  IncidentSource: ResolverTypeWrapper<any>;
  EntityIncidentsResult: ResolverTypeWrapper<any>;
  HasIncidents: ResolverTypeWrapper<any>;
  LifecycleStageType: ResolverTypeWrapper<EntityRef>;
  Metric: ResolverTypeWrapper<EntityRef>;
  MetricInfo: ResolverTypeWrapper<any>;
  MetricExpression: ResolverTypeWrapper<any>;
  DialectExpression: ResolverTypeWrapper<any>;
  Dialect: ResolverTypeWrapper<any>;
  AiContext: ResolverTypeWrapper<any>;
  MetricRelationships: ResolverTypeWrapper<any>;
  MetricUpstreams: ResolverTypeWrapper<any>;
  EntityEdge: ResolverTypeWrapper<any>;
  IntendedUse: ResolverTypeWrapper<any>;
  IntendedUserType: ResolverTypeWrapper<any>;
  MLModelFactorPrompts: ResolverTypeWrapper<any>;
  MLModelFactors: ResolverTypeWrapper<any>;
  Metrics: ResolverTypeWrapper<any>;
  BaseData: ResolverTypeWrapper<any>;
  QuantitativeAnalyses: ResolverTypeWrapper<any>;
  ResultsType: ResolverTypeWrapper<any>;
  StringBox: ResolverTypeWrapper<any>;
  EthicalConsiderations: ResolverTypeWrapper<any>;
  CaveatsAndRecommendations: ResolverTypeWrapper<any>;
  CaveatDetails: ResolverTypeWrapper<any>;
  SourceCode: ResolverTypeWrapper<any>;
  SourceCodeUrl: ResolverTypeWrapper<any>;
  SourceCodeUrlType: ResolverTypeWrapper<any>;
  Cost: ResolverTypeWrapper<any>;
  CostType: ResolverTypeWrapper<any>;
  CostValue: ResolverTypeWrapper<any>;
  MLModelProperties: ResolverTypeWrapper<any>;
  MLModelEditableProperties: ResolverTypeWrapper<any>;
  HyperParameterMap: ResolverTypeWrapper<any>;
  HyperParameterValueType: ResolverTypeWrapper<any>;
  IntBox: ResolverTypeWrapper<any>;
  FloatBox: ResolverTypeWrapper<any>;
  BooleanBox: ResolverTypeWrapper<any>;
  MLHyperParam: ResolverTypeWrapper<any>;
  MLMetric: ResolverTypeWrapper<any>;
  MLModelGroup: ResolverTypeWrapper<EntityRef>;
  MLModelGroupProperties: ResolverTypeWrapper<any>;
  MLModelGroupEditableProperties: ResolverTypeWrapper<any>;
  MLModelLineageInfo: ResolverTypeWrapper<any>;
  MLModelDeployment: ResolverTypeWrapper<EntityRef>;
  MLModelDeploymentProperties: ResolverTypeWrapper<any>;
  DeploymentStatus: ResolverTypeWrapper<any>;
  MLFeature: ResolverTypeWrapper<EntityRef>;
  MLFeatureProperties: ResolverTypeWrapper<any>;
  MLFeatureEditableProperties: ResolverTypeWrapper<any>;
  MLFeatureDataType: ResolverTypeWrapper<any>;
  MLPrimaryKey: ResolverTypeWrapper<EntityRef>;
  MLPrimaryKeyProperties: ResolverTypeWrapper<any>;
  MLPrimaryKeyEditableProperties: ResolverTypeWrapper<any>;
  MLFeatureTable: ResolverTypeWrapper<EntityRef>;
  MLFeatureTableProperties: ResolverTypeWrapper<any>;
  MLFeatureTableEditableProperties: ResolverTypeWrapper<any>;
  Notebook: ResolverTypeWrapper<EntityRef>;
  NotebookInfo: ResolverTypeWrapper<any>;
  ChangeAuditStamps: ResolverTypeWrapper<any>;
  NotebookEditableProperties: ResolverTypeWrapper<any>;
  NotebookContent: ResolverTypeWrapper<any>;
  NotebookCell: ResolverTypeWrapper<any>;
  NotebookCellType: ResolverTypeWrapper<any>;
  ChartCell: ResolverTypeWrapper<any>;
  TextCell: ResolverTypeWrapper<any>;
  QueryCell: ResolverTypeWrapper<any>;
  OwnershipTypeEntity: ResolverTypeWrapper<EntityRef>;
  OwnershipTypeInfo: ResolverTypeWrapper<any>;
  DataHubPageTemplate: ResolverTypeWrapper<EntityRef>;
  DataHubPageTemplateProperties: ResolverTypeWrapper<any>;
  DataHubPageTemplateRow: ResolverTypeWrapper<any>;
  DataHubPageTemplateAssetSummary: ResolverTypeWrapper<any>;
  SummaryElement: ResolverTypeWrapper<any>;
  SummaryElementType: ResolverTypeWrapper<any>;
  DataHubPageTemplateSurface: ResolverTypeWrapper<any>;
  PageTemplateSurfaceType: ResolverTypeWrapper<any>;
  DataHubPageTemplateVisibility: ResolverTypeWrapper<any>;
  PageTemplateScope: ResolverTypeWrapper<any>;
  DataHubPageModule: ResolverTypeWrapper<EntityRef>;
  DataHubPageModuleProperties: ResolverTypeWrapper<any>;
  DataHubPageModuleVisibility: ResolverTypeWrapper<any>;
  PageModuleScope: ResolverTypeWrapper<any>;
  DataHubPageModuleParams: ResolverTypeWrapper<any>;
  LinkModuleParams: ResolverTypeWrapper<any>;
  RichTextModuleParams: ResolverTypeWrapper<any>;
  AssetCollectionModuleParams: ResolverTypeWrapper<any>;
  HierarchyViewModuleParams: ResolverTypeWrapper<any>;
  DataHubPageModuleType: ResolverTypeWrapper<any>;
  AssetSettings: ResolverTypeWrapper<any>;
  AssetSummarySettings: ResolverTypeWrapper<any>;
  AssetSummarySettingsTemplate: ResolverTypeWrapper<any>;
  CorpUserProperties: ResolverTypeWrapper<any>;
  CorpUserInfo: ResolverTypeWrapper<any>;
  CorpUserEditableProperties: ResolverTypeWrapper<any>;
  DataHubPersona: ResolverTypeWrapper<EntityRef>;
  CorpUserSettings: ResolverTypeWrapper<any>;
  CorpUserLocaleSettings: ResolverTypeWrapper<any>;
  CorpUserAppearanceSettings: ResolverTypeWrapper<any>;
  CorpUserViewsSettings: ResolverTypeWrapper<any>;
  CorpUserHomePageSettings: ResolverTypeWrapper<any>;
  CorpUserEditableInfo: ResolverTypeWrapper<any>;
  CorpUserStatus: ResolverTypeWrapper<any>;
  CorpGroupProperties: ResolverTypeWrapper<any>;
  CorpGroupInfo: ResolverTypeWrapper<any>;
  CorpGroupEditableProperties: ResolverTypeWrapper<any>;
  Origin: ResolverTypeWrapper<any>;
  OriginType: ResolverTypeWrapper<any>;
  DataHubPlatformResource: ResolverTypeWrapper<EntityRef>;
  DataHubPlatformResourceInfo: ResolverTypeWrapper<any>;
  DataHubPlatformResourceProperties: ResolverTypeWrapper<any>;
  DataHubConnection: ResolverTypeWrapper<EntityRef>;
  DataHubConnectionDetails: ResolverTypeWrapper<any>;
  DataHubConnectionDetailsType: ResolverTypeWrapper<any>;
  DataHubJsonConnection: ResolverTypeWrapper<any>;
  DataPlatform: ResolverTypeWrapper<EntityRef>;
  DataPlatformProperties: ResolverTypeWrapper<any>;
  DataPlatformInfo: ResolverTypeWrapper<any>;
  PlatformType: ResolverTypeWrapper<any>;
  DataPlatformInstance: ResolverTypeWrapper<EntityRef>;
  DataPlatformInstanceProperties: ResolverTypeWrapper<any>;
  FabricType: ResolverTypeWrapper<any>;
  Post: ResolverTypeWrapper<EntityRef>;
  PostType: ResolverTypeWrapper<any>;
  PostContent: ResolverTypeWrapper<any>;
  PostContentType: ResolverTypeWrapper<any>;
  Media: ResolverTypeWrapper<any>;
  MediaType: ResolverTypeWrapper<any>;
  QueryEntity: ResolverTypeWrapper<EntityRef>;
  QueryProperties: ResolverTypeWrapper<any>;
  QuerySource: ResolverTypeWrapper<any>;
  QueryStatement: ResolverTypeWrapper<any>;
  QueryLanguage: ResolverTypeWrapper<any>;
  QuerySubject: ResolverTypeWrapper<any>;
  Role: ResolverTypeWrapper<EntityRef>;
  RoleProperties: ResolverTypeWrapper<any>;
  Actor: ResolverTypeWrapper<any>;
  RoleUser: ResolverTypeWrapper<any>;
  RoleGroup: ResolverTypeWrapper<any>;
  SchemaMetadata: ResolverTypeWrapper<any>;
  PlatformSchema: ResolverTypeWrapper<any>;
  TableSchema: ResolverTypeWrapper<any>;
  KeyValueSchema: ResolverTypeWrapper<any>;
  SchemaField: ResolverTypeWrapper<any>;
  SchemaFieldDataType: ResolverTypeWrapper<any>;
  ForeignKeyConstraint: ResolverTypeWrapper<any>;
  EditableSchemaMetadata: ResolverTypeWrapper<any>;
  EditableSchemaFieldInfo: ResolverTypeWrapper<any>;
  FineGrainedLineage: ResolverTypeWrapper<any>;
  SchemaFieldRef: ResolverTypeWrapper<any>;
  SchemaFieldEntity: ResolverTypeWrapper<EntityRef>;
  BusinessAttributes: ResolverTypeWrapper<any>;
  BusinessAttributeAssociation: ResolverTypeWrapper<any>;
  SchemaFieldProperties: ResolverTypeWrapper<any>;
  SemanticModel: ResolverTypeWrapper<EntityRef>;
  SemanticModelInfo: ResolverTypeWrapper<any>;
  ModelDataset: ResolverTypeWrapper<any>;
  SemanticField: ResolverTypeWrapper<any>;
  SemanticFieldType: ResolverTypeWrapper<any>;
  Dimension: ResolverTypeWrapper<any>;
  SemanticModelRelationship: ResolverTypeWrapper<any>;
  StructuredPropertyEntity: ResolverTypeWrapper<EntityRef>;
  StructuredPropertyDefinition: ResolverTypeWrapper<any>;
  PropertyCardinality: ResolverTypeWrapper<any>;
  AllowedValue: ResolverTypeWrapper<any>;
  TypeQualifier: ResolverTypeWrapper<any>;
  PropertyValue: ResolverTypeWrapper<any>;
  StringValue: ResolverTypeWrapper<any>;
  NumberValue: ResolverTypeWrapper<any>;
  StructuredPropertySettings: ResolverTypeWrapper<any>;
  StructuredProperties: ResolverTypeWrapper<any>;
  StructuredPropertiesEntry: ResolverTypeWrapper<any>;
  DataTypeEntity: ResolverTypeWrapper<EntityRef>;
  DataTypeInfo: ResolverTypeWrapper<any>;
  StdDataType: ResolverTypeWrapper<any>;
  EntityTypeEntity: ResolverTypeWrapper<EntityRef>;
  EntityTypeInfo: ResolverTypeWrapper<any>;
  TagProperties: ResolverTypeWrapper<any>;
  Test: ResolverTypeWrapper<EntityRef>;
  TestDefinition: ResolverTypeWrapper<any>;
  TestResults: ResolverTypeWrapper<any>;
  TestResult: ResolverTypeWrapper<any>;
  TestResultType: ResolverTypeWrapper<any>;
  VersionedDataset: ResolverTypeWrapper<any>;
  VersionSet: ResolverTypeWrapper<EntityRef>;
  VersionSetProperties: ResolverTypeWrapper<any>;
  VersioningScheme: ResolverTypeWrapper<any>;
  DataHubView: ResolverTypeWrapper<EntityRef>;
  DataHubViewType: ResolverTypeWrapper<any>;
  DataHubViewDefinition: ResolverTypeWrapper<any>;
  DataHubViewFilter: ResolverTypeWrapper<any>;
  LogicalOperator: ResolverTypeWrapper<any>;
  FacetFilter: ResolverTypeWrapper<any>;
  Entity: ResolverTypeWrapper<any>;
  OtherEntity: ResolverTypeWrapper<EntityRef>;
  EntityType: ResolverTypeWrapper<any>;
  Restricted: ResolverTypeWrapper<any>;
  LineageGraphInput: ResolverTypeWrapper<any>;
  LineageGrowthInput: ResolverTypeWrapper<any>;
  LineageGraph: ResolverTypeWrapper<any>;
  LineageGraphNode: ResolverTypeWrapper<any>;
  LineageGraphGroup: ResolverTypeWrapper<any>;
  LineageGroupCount: ResolverTypeWrapper<any>;
  LineageGraphColumn: ResolverTypeWrapper<any>;
  LineageGraphEdge: ResolverTypeWrapper<any>;
  LineagePoint: ResolverTypeWrapper<any>;
  LineageColumnEdge: ResolverTypeWrapper<any>;
  EntityWithRelationships: ResolverTypeWrapper<any>;
  LineageDirection: ResolverTypeWrapper<any>;
  LineageInput: ResolverTypeWrapper<any>;
  EntityLineageResult: ResolverTypeWrapper<any>;
  LineageRelationship: ResolverTypeWrapper<any>;
  LineageCut: ResolverTypeWrapper<any>;
  LineageFlags: ResolverTypeWrapper<any>;
  EntityTypeToPlatforms: ResolverTypeWrapper<any>;
  SearchAcrossLineageInput: ResolverTypeWrapper<any>;
  ScrollAcrossLineageInput: ResolverTypeWrapper<any>;
  SearchAcrossLineageResults: ResolverTypeWrapper<any>;
  LineageSearchPath: ResolverTypeWrapper<any>;
  FreshnessStats: ResolverTypeWrapper<any>;
  SystemFreshness: ResolverTypeWrapper<any>;
  ScrollAcrossLineageResults: ResolverTypeWrapper<any>;
  SearchAcrossLineageResult: ResolverTypeWrapper<any>;
  EntityPath: ResolverTypeWrapper<any>;
  CreateApplicationInput: ResolverTypeWrapper<any>;
  CreateApplicationPropertiesInput: ResolverTypeWrapper<any>;
  UpdateApplicationInput: ResolverTypeWrapper<any>;
  BatchSetApplicationInput: ResolverTypeWrapper<any>;
  BatchUnsetApplicationInput: ResolverTypeWrapper<any>;
  UpsertCustomAssertionInput: ResolverTypeWrapper<any>;
  PlatformInput: ResolverTypeWrapper<any>;
  AssertionStdParametersInput: ResolverTypeWrapper<any>;
  AssertionStdParameterInput: ResolverTypeWrapper<any>;
  AssertionResultInput: ResolverTypeWrapper<any>;
  AssertionResultErrorInput: ResolverTypeWrapper<any>;
  RunAssertionsResult: ResolverTypeWrapper<any>;
  RunAssertionResult: ResolverTypeWrapper<any>;
  BatchDatasetUpdateInput: ResolverTypeWrapper<any>;
  DatasetUpdateInput: ResolverTypeWrapper<any>;
  ChartUpdateInput: ResolverTypeWrapper<any>;
  DashboardUpdateInput: ResolverTypeWrapper<any>;
  DataFlowUpdateInput: ResolverTypeWrapper<any>;
  DataJobUpdateInput: ResolverTypeWrapper<any>;
  OwnershipUpdate: ResolverTypeWrapper<any>;
  OwnerUpdate: ResolverTypeWrapper<any>;
  GlobalTagsUpdate: ResolverTypeWrapper<any>;
  TagAssociationUpdate: ResolverTypeWrapper<any>;
  DatasetDeprecationUpdate: ResolverTypeWrapper<any>;
  InstitutionalMemoryUpdate: ResolverTypeWrapper<any>;
  InstitutionalMemoryMetadataUpdate: ResolverTypeWrapper<any>;
  EditableSchemaMetadataUpdate: ResolverTypeWrapper<any>;
  EditableSchemaFieldInfoUpdate: ResolverTypeWrapper<any>;
  DatasetEditablePropertiesUpdate: ResolverTypeWrapper<any>;
  ChartEditablePropertiesUpdate: ResolverTypeWrapper<any>;
  DashboardEditablePropertiesUpdate: ResolverTypeWrapper<any>;
  DataFlowEditablePropertiesUpdate: ResolverTypeWrapper<any>;
  DataJobEditablePropertiesUpdate: ResolverTypeWrapper<any>;
  CreateBusinessAttributeInput: ResolverTypeWrapper<any>;
  UpdateBusinessAttributeInput: ResolverTypeWrapper<any>;
  AddBusinessAttributeInput: ResolverTypeWrapper<any>;
  UpsertDataContractInput: ResolverTypeWrapper<any>;
  FreshnessContractInput: ResolverTypeWrapper<any>;
  SchemaContractInput: ResolverTypeWrapper<any>;
  DataQualityContractInput: ResolverTypeWrapper<any>;
  BatchSetDataProductsInput: ResolverTypeWrapper<any>;
  CreateDataProductInput: ResolverTypeWrapper<any>;
  CreateDataProductPropertiesInput: ResolverTypeWrapper<any>;
  UpdateDataProductInput: ResolverTypeWrapper<any>;
  BatchSetDataProductInput: ResolverTypeWrapper<any>;
  UpdateEmbedInput: ResolverTypeWrapper<any>;
  DisplayPropertiesUpdateInput: ResolverTypeWrapper<any>;
  IconPropertiesInput: ResolverTypeWrapper<any>;
  BatchSetDomainInput: ResolverTypeWrapper<any>;
  CreateDomainInput: ResolverTypeWrapper<any>;
  MoveDomainInput: ResolverTypeWrapper<any>;
  CreateFormInput: ResolverTypeWrapper<any>;
  CreatePromptInput: ResolverTypeWrapper<any>;
  StructuredPropertyParamsInput: ResolverTypeWrapper<any>;
  FormActorAssignmentInput: ResolverTypeWrapper<any>;
  UpdateFormInput: ResolverTypeWrapper<any>;
  FormActorAssignmentUpdateInput: ResolverTypeWrapper<any>;
  DeleteFormInput: ResolverTypeWrapper<any>;
  BatchRemoveFormInput: ResolverTypeWrapper<any>;
  CreateGlossaryEntityInput: ResolverTypeWrapper<any>;
  UpdateParentNodeInput: ResolverTypeWrapper<any>;
  RelatedTermsInput: ResolverTypeWrapper<any>;
  TermRelationshipType: ResolverTypeWrapper<any>;
  CreateGroupInput: ResolverTypeWrapper<any>;
  AddGroupMembersInput: ResolverTypeWrapper<any>;
  RemoveGroupMembersInput: ResolverTypeWrapper<any>;
  CorpGroupUpdateInput: ResolverTypeWrapper<any>;
  CorpUserUpdateInput: ResolverTypeWrapper<any>;
  RaiseIncidentInput: ResolverTypeWrapper<any>;
  IncidentStatusInput: ResolverTypeWrapper<any>;
  IncidentSourceInput: ResolverTypeWrapper<any>;
  UpdateDeprecationInput: ResolverTypeWrapper<any>;
  BatchUpdateDeprecationInput: ResolverTypeWrapper<any>;
  BatchUpdateSoftDeletedInput: ResolverTypeWrapper<any>;
  UpdateLineageInput: ResolverTypeWrapper<any>;
  LineageEdge: ResolverTypeWrapper<any>;
  LinkSettingsInput: ResolverTypeWrapper<any>;
  AddLinkInput: ResolverTypeWrapper<any>;
  UpdateLinkInput: ResolverTypeWrapper<any>;
  RemoveLinkInput: ResolverTypeWrapper<any>;
  ReportOperationInput: ResolverTypeWrapper<any>;
  StringMapEntryInput: ResolverTypeWrapper<any>;
  OwnerEntityType: ResolverTypeWrapper<any>;
  OwnerInput: ResolverTypeWrapper<any>;
  AddOwnerInput: ResolverTypeWrapper<any>;
  AddOwnersInput: ResolverTypeWrapper<any>;
  RemoveOwnerInput: ResolverTypeWrapper<any>;
  BatchAddOwnersInput: ResolverTypeWrapper<any>;
  BatchRemoveOwnersInput: ResolverTypeWrapper<any>;
  CreateOwnershipTypeInput: ResolverTypeWrapper<any>;
  UpdateOwnershipTypeInput: ResolverTypeWrapper<any>;
  PatchEntityInput: ResolverTypeWrapper<any>;
  PatchOperationInput: ResolverTypeWrapper<any>;
  PatchOperationType: ResolverTypeWrapper<any>;
  ArrayPrimaryKeyInput: ResolverTypeWrapper<any>;
  SystemMetadataInput: ResolverTypeWrapper<any>;
  PatchEntityResult: ResolverTypeWrapper<any>;
  CreateQueryInput: ResolverTypeWrapper<any>;
  CreateQueryPropertiesInput: ResolverTypeWrapper<any>;
  QueryStatementInput: ResolverTypeWrapper<any>;
  CreateQuerySubjectInput: ResolverTypeWrapper<any>;
  UpdateQueryInput: ResolverTypeWrapper<any>;
  UpdateQueryPropertiesInput: ResolverTypeWrapper<any>;
  UpdateQuerySubjectInput: ResolverTypeWrapper<any>;
  ResourceRefInput: ResolverTypeWrapper<any>;
  SubResourceType: ResolverTypeWrapper<any>;
  UpsertStructuredPropertiesInput: ResolverTypeWrapper<any>;
  StructuredPropertyInputParams: ResolverTypeWrapper<any>;
  PropertyValueInput: ResolverTypeWrapper<any>;
  RemoveStructuredPropertiesInput: ResolverTypeWrapper<any>;
  CreateStructuredPropertyInput: ResolverTypeWrapper<any>;
  UpdateStructuredPropertyInput: ResolverTypeWrapper<any>;
  DeleteStructuredPropertyInput: ResolverTypeWrapper<any>;
  TypeQualifierInput: ResolverTypeWrapper<any>;
  UpdateTypeQualifierInput: ResolverTypeWrapper<any>;
  AllowedValueInput: ResolverTypeWrapper<any>;
  StructuredPropertySettingsInput: ResolverTypeWrapper<any>;
  CreateTagInput: ResolverTypeWrapper<any>;
  TagUpdateInput: ResolverTypeWrapper<any>;
  TagAssociationInput: ResolverTypeWrapper<any>;
  AddTagsInput: ResolverTypeWrapper<any>;
  BatchAddTagsInput: ResolverTypeWrapper<any>;
  BatchRemoveTagsInput: ResolverTypeWrapper<any>;
  TermAssociationInput: ResolverTypeWrapper<any>;
  AddTermsInput: ResolverTypeWrapper<any>;
  BatchAddTermsInput: ResolverTypeWrapper<any>;
  BatchRemoveTermsInput: ResolverTypeWrapper<any>;
  DescriptionUpdateInput: ResolverTypeWrapper<any>;
  UpdateNameInput: ResolverTypeWrapper<any>;
  UpdateIncidentInput: ResolverTypeWrapper<any>;
  UpsertLinkInput: ResolverTypeWrapper<any>;
  BulkEntityDataProductsInput: ResolverTypeWrapper<any>;
  BulkEntityDataProductsResult: ResolverTypeWrapper<any>;
  EntityDataProducts: ResolverTypeWrapper<any>;
  EntityDataProductAssociation: ResolverTypeWrapper<any>;
  UpsertConnectionInput: ResolverTypeWrapper<any>;
  DataHubJsonConnectionInput: ResolverTypeWrapper<any>;
  BatchAssignFormInput: ResolverTypeWrapper<any>;
  CreateDynamicFormAssignmentInput: ResolverTypeWrapper<any>;
  ListIngestionSourcesInput: ResolverTypeWrapper<any>;
  ListIngestionSourcesResult: ResolverTypeWrapper<any>;
  IngestionSource: ResolverTypeWrapper<any>;
  IngestionSchedule: ResolverTypeWrapper<any>;
  IngestionConfig: ResolverTypeWrapper<any>;
  IngestionSourceExecutionRequests: ResolverTypeWrapper<any>;
  ExecutionRequest: ResolverTypeWrapper<EntityRef>;
  ExecutionRequestInput: ResolverTypeWrapper<any>;
  ExecutionRequestSource: ResolverTypeWrapper<any>;
  ExecutionRequestResult: ResolverTypeWrapper<any>;
  StructuredReport: ResolverTypeWrapper<any>;
  UpdateIngestionSourceInput: ResolverTypeWrapper<any>;
  UpdateIngestionSourceConfigInput: ResolverTypeWrapper<any>;
  UpdateIngestionSourceScheduleInput: ResolverTypeWrapper<any>;
  ListQueriesInput: ResolverTypeWrapper<any>;
  SortQueriesInput: ResolverTypeWrapper<any>;
  ListQueriesResult: ResolverTypeWrapper<any>;
  ListDomainsInput: ResolverTypeWrapper<any>;
  ListDomainsResult: ResolverTypeWrapper<any>;
  GetRootGlossaryEntitiesInput: ResolverTypeWrapper<any>;
  GetRootGlossaryTermsResult: ResolverTypeWrapper<any>;
  GetRootGlossaryNodesResult: ResolverTypeWrapper<any>;
  ListOwnershipTypesInput: ResolverTypeWrapper<any>;
  ListOwnershipTypesResult: ResolverTypeWrapper<any>;
  ListBusinessAttributesInput: ResolverTypeWrapper<any>;
  ListBusinessAttributesResult: ResolverTypeWrapper<any>;
  UpsertPageModuleInput: ResolverTypeWrapper<any>;
  PageModuleParamsInput: ResolverTypeWrapper<any>;
  LinkModuleParamsInput: ResolverTypeWrapper<any>;
  RichTextModuleParamsInput: ResolverTypeWrapper<any>;
  AssetCollectionModuleParamsInput: ResolverTypeWrapper<any>;
  HierarchyViewModuleParamsInput: ResolverTypeWrapper<any>;
  DeletePageModuleInput: ResolverTypeWrapper<any>;
  UpsertPageTemplateInput: ResolverTypeWrapper<any>;
  PageTemplateRowInput: ResolverTypeWrapper<any>;
  PageTemplateAssetSummaryInput: ResolverTypeWrapper<any>;
  SummaryElementInput: ResolverTypeWrapper<any>;
  DeletePageTemplateInput: ResolverTypeWrapper<any>;
  UpdateAssetSettingsInput: ResolverTypeWrapper<any>;
  UpdateAssetSummaryInput: ResolverTypeWrapper<any>;
  ListPostsInput: ResolverTypeWrapper<any>;
  ListPostsResult: ResolverTypeWrapper<any>;
  CreatePostInput: ResolverTypeWrapper<any>;
  UpdatePostInput: ResolverTypeWrapper<any>;
  UpdatePostContentInput: ResolverTypeWrapper<any>;
  UpdateMediaInput: ResolverTypeWrapper<any>;
  IngestionRunsInput: ResolverTypeWrapper<any>;
  IngestionRuns: ResolverTypeWrapper<any>;
  IngestionRun: ResolverTypeWrapper<any>;
  IngestionRunWritesInput: ResolverTypeWrapper<any>;
  IngestionRunWrites: ResolverTypeWrapper<any>;
  IngestionRunTimes: ResolverTypeWrapper<any>;
  IngestionRunWrite: ResolverTypeWrapper<any>;
  RollbackIngestionRunInput: ResolverTypeWrapper<any>;
  IngestionRunRollback: ResolverTypeWrapper<any>;
  TelemetryConfig: ResolverTypeWrapper<any>;
  SemanticSearchConfig: ResolverTypeWrapper<any>;
  EmbeddingConfig: ResolverTypeWrapper<any>;
  AwsProviderConfig: ResolverTypeWrapper<any>;
  VertexProviderConfig: ResolverTypeWrapper<any>;
  FeatureFlagsConfig: ResolverTypeWrapper<any>;
  EntityIndexV3Config: ResolverTypeWrapper<any>;
  GlobalViewsSettings: ResolverTypeWrapper<any>;
  DocPropagationSettings: ResolverTypeWrapper<any>;
  GlobalHomePageSettings: ResolverTypeWrapper<any>;
  UpdateGlobalViewsSettingsInput: ResolverTypeWrapper<any>;
  UpdateDocPropagationSettingsInput: ResolverTypeWrapper<any>;
  UpdateApplicationsSettingsInput: ResolverTypeWrapper<any>;
  UpdateCorpUserViewsSettingsInput: ResolverTypeWrapper<any>;
  UpdateCorpUserLocaleSettingsInput: ResolverTypeWrapper<any>;
  UpdateUserSettingInput: ResolverTypeWrapper<any>;
  UserSetting: ResolverTypeWrapper<any>;
  UpdateUserHomePageSettingsInput: ResolverTypeWrapper<any>;
  BatchGetStepStatesInput: ResolverTypeWrapper<any>;
  BatchGetStepStatesResult: ResolverTypeWrapper<any>;
  StepStateResult: ResolverTypeWrapper<any>;
  BatchUpdateStepStatesInput: ResolverTypeWrapper<any>;
  StepStateInput: ResolverTypeWrapper<any>;
  BatchUpdateStepStatesResult: ResolverTypeWrapper<any>;
  UpdateStepStateResult: ResolverTypeWrapper<any>;
  LinkVersionInput: ResolverTypeWrapper<any>;
  UnlinkVersionInput: ResolverTypeWrapper<any>;
  ListMyViewsInput: ResolverTypeWrapper<any>;
  ListGlobalViewsInput: ResolverTypeWrapper<any>;
  ListViewsResult: ResolverTypeWrapper<any>;
  CreateViewInput: ResolverTypeWrapper<any>;
  UpdateViewInput: ResolverTypeWrapper<any>;
  DataHubViewDefinitionInput: ResolverTypeWrapper<any>;
  DataHubViewFilterInput: ResolverTypeWrapper<any>;
  Long: ResolverTypeWrapper<any>;
  AutoCompleteInput: ResolverTypeWrapper<any>;
  AutoCompleteMultipleInput: ResolverTypeWrapper<any>;
  AutoCompleteResults: ResolverTypeWrapper<any>;
  AutoCompleteMultipleResults: ResolverTypeWrapper<any>;
  AutoCompleteResultForEntity: ResolverTypeWrapper<any>;
  BrowseInput: ResolverTypeWrapper<any>;
  BrowsePathsInput: ResolverTypeWrapper<any>;
  BrowseV2Input: ResolverTypeWrapper<any>;
  BrowseResults: ResolverTypeWrapper<any>;
  BrowseResultGroup: ResolverTypeWrapper<any>;
  BrowseResultMetadata: ResolverTypeWrapper<any>;
  BrowsePath: ResolverTypeWrapper<any>;
  BrowseResultsV2: ResolverTypeWrapper<any>;
  BrowseResultGroupV2: ResolverTypeWrapper<any>;
  SearchInput: ResolverTypeWrapper<any>;
  SearchAcrossEntitiesInput: ResolverTypeWrapper<any>;
  ScrollAcrossEntitiesInput: ResolverTypeWrapper<any>;
  AggregateAcrossEntitiesInput: ResolverTypeWrapper<any>;
  AndFilterInput: ResolverTypeWrapper<any>;
  FacetFilterInput: ResolverTypeWrapper<any>;
  FilterOperator: ResolverTypeWrapper<any>;
  SearchFlags: ResolverTypeWrapper<any>;
  GroupingSpec: ResolverTypeWrapper<any>;
  GroupingCriterion: ResolverTypeWrapper<any>;
  SearchSortInput: ResolverTypeWrapper<any>;
  SortCriterion: ResolverTypeWrapper<any>;
  SortOrder: ResolverTypeWrapper<any>;
  SearchResults: ResolverTypeWrapper<any>;
  ScrollResults: ResolverTypeWrapper<any>;
  AggregateResults: ResolverTypeWrapper<any>;
  SearchResult: ResolverTypeWrapper<any>;
  MatchedField: ResolverTypeWrapper<any>;
  ExtraProperty: ResolverTypeWrapper<any>;
  FacetMetadata: ResolverTypeWrapper<any>;
  AggregationMetadata: ResolverTypeWrapper<any>;
  SearchInsight: ResolverTypeWrapper<any>;
  CatalogChangesInput: ResolverTypeWrapper<any>;
  CatalogChanges: ResolverTypeWrapper<any>;
  CatalogChange: ResolverTypeWrapper<any>;
  ChangedAspect: ResolverTypeWrapper<any>;
  RecentlyChangedInput: ResolverTypeWrapper<any>;
  RecentChange: ResolverTypeWrapper<any>;
  GetTimelineInput: ResolverTypeWrapper<any>;
  GetSchemaBlameInput: ResolverTypeWrapper<any>;
  GetSchemaVersionListInput: ResolverTypeWrapper<any>;
  ChangeCategoryType: ResolverTypeWrapper<any>;
  ChangeOperationType: ResolverTypeWrapper<any>;
  GetTimelineResult: ResolverTypeWrapper<any>;
  ChangeTransaction: ResolverTypeWrapper<any>;
  ChangeEvent: ResolverTypeWrapper<any>;
  TimelineParameterEntry: ResolverTypeWrapper<any>;
  GetSchemaBlameResult: ResolverTypeWrapper<any>;
  SchemaFieldBlame: ResolverTypeWrapper<any>;
  SchemaFieldChange: ResolverTypeWrapper<any>;
  GetSchemaVersionListResult: ResolverTypeWrapper<any>;
  SemanticVersionStruct: ResolverTypeWrapper<any>;
  String: ResolverTypeWrapper<any>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Query: Record<PropertyKey, never>;
  Boolean: any;
  Mutation: Record<PropertyKey, never>;
  ListUsersInput: any;
  Int: any;
  ListUsersResult: any;
  ListGroupsInput: any;
  ListGroupsResult: any;
  ListRolesInput: any;
  ListRolesResult: any;
  DataHubRole: EntityRef;
  CorpUser: EntityRef;
  CorpGroup: EntityRef;
  ListPoliciesInput: any;
  ListPoliciesResult: any;
  Policy: any;
  DataHubPolicy: EntityRef;
  ResourceFilter: any;
  PolicyMatchFilter: any;
  PolicyMatchCriterion: any;
  PolicyMatchCriterionValue: any;
  ActorFilter: any;
  PolicyUpdateInput: any;
  ResourceFilterInput: any;
  PolicyMatchFilterInput: any;
  PolicyMatchCriterionInput: any;
  ActorFilterInput: any;
  GetGrantedPrivilegesInput: any;
  ResourceSpec: any;
  Privileges: any;
  PrivilegeGrant: any;
  PrivilegeGrantReason: any;
  AuthenticatedUser: any;
  PlatformPrivileges: any;
  AppConfig: any;
  PoliciesConfig: any;
  Privilege: any;
  ResourcePrivileges: any;
  EntityPrivileges: any;
  GetInviteTokenInput: any;
  CreateInviteTokenInput: any;
  InviteToken: any;
  AcceptRoleInput: any;
  BatchAssignRoleInput: any;
  CreateNativeUserResetTokenInput: any;
  ResetToken: any;
  CreateSecretInput: any;
  UpdateSecretInput: any;
  GetSecretValuesInput: any;
  ListSecretsInput: any;
  ListSecretsResult: any;
  Secret: any;
  SecretValue: any;
  CreateAccessTokenInput: any;
  AccessToken: any;
  AccessTokenMetadata: any;
  ListAccessTokenInput: any;
  ListAccessTokenResult: any;
  Ownership: any;
  OwnerType: any;
  Owner: any;
  OwnershipSource: any;
  GlobalTags: any;
  TagAssociation: any;
  GlossaryTerms: any;
  GlossaryTermAssociation: any;
  DomainAssociation: any;
  InstitutionalMemory: any;
  InstitutionalMemoryMetadata: any;
  InstitutionalMemoryMetadataSettings: any;
  ResolvedActor: any;
  Deprecation: any;
  Status: any;
  SubTypes: any;
  VersionTag: any;
  ApplicationAssociation: any;
  DisplayProperties: any;
  IconProperties: any;
  VersionProperties: any;
  AspectParams: any;
  RawAspect: any;
  AspectRenderSpec: any;
  AuditStamp: any;
  ResolvedAuditStamp: any;
  MetadataAttribution: any;
  StringMapEntry: any;
  CustomPropertiesEntry: any;
  BrowsePathV2: any;
  BrowsePathEntry: any;
  Documentation: any;
  DocumentationAssociation: any;
  Embed: any;
  Health: any;
  ActiveIncidentHealthDetails: any;
  AssertionHealthStatusByType: any;
  Dataset: EntityRef;
  Chart: EntityRef;
  Dashboard: EntityRef;
  DataFlow: EntityRef;
  DataJob: EntityRef;
  HistoryInput: any;
  EntityHistory: any;
  EntityChange: any;
  BrowsableEntity: any;
  HasExecutionRuns: any;
  HasLogicalParent: any;
  SupportsVersions: any;
  TimeSeriesAspect: any;
  Aspect: any;
  EntityOverview: any;
  OverviewStep: any;
  OverviewChange: any;
  RelationshipsInput: any;
  EntityRelationshipsResult: any;
  EntityRelationship: any;
  EntityRelationshipLegacy: any;
  FilterInput: any;
  PartitionSpec: any;
  TimeWindow: any;
  DataFlowInfo: any;
  DataJobInfo: any;
  MLModel: EntityRef;
  Document: EntityRef;
  Tag: EntityRef;
  EditableTagProperties: any;
  Schema: any;
  AssertionInfo: any;
  AssertionNote: any;
  AssertionSource: any;
  DatasetAssertionInfo: any;
  AssertionStdParameters: any;
  AssertionStdParameter: any;
  CustomAssertionInfo: any;
  FreshnessAssertionInfo: any;
  FreshnessAssertionSchedule: any;
  FreshnessCronSchedule: any;
  FixedIntervalSchedule: any;
  DatasetFilter: any;
  VolumeAssertionInfo: any;
  RowCountTotal: any;
  RowCountChange: any;
  IncrementingSegmentRowCountTotal: any;
  IncrementingSegmentRowCountChange: any;
  IncrementingSegmentSpec: any;
  IncrementingSegmentFieldTransformer: any;
  SchemaFieldSpec: any;
  SqlAssertionInfo: any;
  FieldAssertionInfo: any;
  FieldValuesAssertion: any;
  FieldTransform: any;
  FieldValuesFailThreshold: any;
  FieldMetricAssertion: any;
  SchemaAssertionInfo: any;
  SchemaAssertionField: any;
  Assertion: EntityRef;
  AssertionActions: any;
  AssertionAction: any;
  AssertionRunSummary: any;
  AssertionRunEventsResult: any;
  AssertionRunEvent: any;
  AssertionResult: any;
  Float: any;
  AssertionResultError: any;
  BatchSpec: any;
  EntityAssertionsResult: any;
  BusinessAttribute: EntityRef;
  BusinessAttributeInfo: any;
  ChartStatsSummary: any;
  ChartProperties: any;
  ChartInfo: any;
  ChartEditableProperties: any;
  ChartQuery: any;
  InputFields: any;
  InputField: any;
  Container: EntityRef;
  ContainerEntitiesInput: any;
  ContainerProperties: any;
  ContainerEditableProperties: any;
  ParentContainersResult: any;
  DashboardUsageQueryResult: any;
  DashboardUsageAggregation: any;
  DashboardUsageAggregationMetrics: any;
  DashboardUsageQueryResultAggregations: any;
  DashboardUserUsageCounts: any;
  DashboardUsageMetrics: any;
  DashboardStatsSummary: any;
  DashboardProperties: any;
  DashboardInfo: any;
  DashboardEditableProperties: any;
  DataContract: EntityRef;
  DataContractProperties: any;
  FreshnessContract: any;
  SchemaContract: any;
  DataQualityContract: any;
  DataContractStatus: any;
  DataFlowProperties: any;
  DataFlowEditableProperties: any;
  VersionInfo: any;
  DataFlowDataJobsRelationships: any;
  DataJobProperties: any;
  DataJobEditableProperties: any;
  DataJobInputOutput: any;
  DataTransformLogic: any;
  DataTransform: any;
  DataProcessInstance: EntityRef;
  DataProcessInstanceProperties: any;
  MLTrainingRunProperties: any;
  DataProcessRunEvent: any;
  DataProcessInstanceRunResult: any;
  DataProcessInstanceResult: any;
  DataProduct: EntityRef;
  DataProductProperties: any;
  Application: EntityRef;
  ApplicationProperties: any;
  OperationsStatsInput: any;
  OperationsQueryResult: any;
  OperationsAggregation: any;
  OperationsAggregationsResult: any;
  IntMapEntry: any;
  Operation: any;
  DatasetProfile: any;
  DatasetFieldProfile: any;
  Quantile: any;
  ValueFrequency: any;
  Histogram: any;
  UsageQueryResult: any;
  UsageAggregation: any;
  UsageAggregationMetrics: any;
  UsageQueryResultAggregations: any;
  UserUsageCounts: any;
  FieldUsageCounts: any;
  DatasetStatsSummary: any;
  DatasetProperties: any;
  DatasetEditableProperties: any;
  ViewProperties: any;
  SiblingProperties: any;
  Access: any;
  RoleAssociation: any;
  DatasetPartitionsSummary: any;
  DatasetPartition: any;
  DocumentInfo: any;
  DocumentSource: any;
  DocumentStatus: any;
  DocumentContent: any;
  DocumentRelatedAsset: any;
  DocumentRelatedDocument: any;
  DocumentParentDocument: any;
  DocumentSettings: any;
  ParentDocumentsResult: any;
  Domain: EntityRef;
  DomainEntitiesInput: any;
  DomainProperties: any;
  ParentDomainsResult: any;
  ERModelRelationship: EntityRef;
  ERModelRelationshipProperties: any;
  RelationshipFieldMapping: any;
  ERModelRelationshipEditableProperties: any;
  DataHubFile: EntityRef;
  DataHubFileInfo: any;
  BucketStorageLocation: any;
  Form: EntityRef;
  FormInfo: any;
  FormPrompt: any;
  StructuredPropertyParams: any;
  FormActorAssignment: any;
  Forms: any;
  FormAssociation: any;
  FormPromptAssociation: any;
  FormPromptFieldAssociations: any;
  FieldFormPromptAssociation: any;
  FormVerificationAssociation: any;
  GlossaryTerm: EntityRef;
  GlossaryTermProperties: any;
  GlossaryTermInfo: any;
  GlossaryNode: EntityRef;
  GlossaryNodeProperties: any;
  ParentNodesResult: any;
  GlossaryNodeChildrenCount: any;
  Incident: EntityRef;
  IncidentStatus: any;
  IncidentSource: any;
  EntityIncidentsResult: any;
  HasIncidents: any;
  LifecycleStageType: EntityRef;
  Metric: EntityRef;
  MetricInfo: any;
  MetricExpression: any;
  DialectExpression: any;
  AiContext: any;
  MetricRelationships: any;
  MetricUpstreams: any;
  EntityEdge: any;
  IntendedUse: any;
  MLModelFactorPrompts: any;
  MLModelFactors: any;
  Metrics: any;
  BaseData: any;
  QuantitativeAnalyses: any;
  ResultsType: any;
  StringBox: any;
  EthicalConsiderations: any;
  CaveatsAndRecommendations: any;
  CaveatDetails: any;
  SourceCode: any;
  SourceCodeUrl: any;
  Cost: any;
  CostValue: any;
  MLModelProperties: any;
  MLModelEditableProperties: any;
  HyperParameterMap: any;
  HyperParameterValueType: any;
  IntBox: any;
  FloatBox: any;
  BooleanBox: any;
  MLHyperParam: any;
  MLMetric: any;
  MLModelGroup: EntityRef;
  MLModelGroupProperties: any;
  MLModelGroupEditableProperties: any;
  MLModelLineageInfo: any;
  MLModelDeployment: EntityRef;
  MLModelDeploymentProperties: any;
  MLFeature: EntityRef;
  MLFeatureProperties: any;
  MLFeatureEditableProperties: any;
  MLPrimaryKey: EntityRef;
  MLPrimaryKeyProperties: any;
  MLPrimaryKeyEditableProperties: any;
  MLFeatureTable: EntityRef;
  MLFeatureTableProperties: any;
  MLFeatureTableEditableProperties: any;
  Notebook: EntityRef;
  NotebookInfo: any;
  ChangeAuditStamps: any;
  NotebookEditableProperties: any;
  NotebookContent: any;
  NotebookCell: any;
  ChartCell: any;
  TextCell: any;
  QueryCell: any;
  OwnershipTypeEntity: EntityRef;
  OwnershipTypeInfo: any;
  DataHubPageTemplate: EntityRef;
  DataHubPageTemplateProperties: any;
  DataHubPageTemplateRow: any;
  DataHubPageTemplateAssetSummary: any;
  SummaryElement: any;
  DataHubPageTemplateSurface: any;
  DataHubPageTemplateVisibility: any;
  DataHubPageModule: EntityRef;
  DataHubPageModuleProperties: any;
  DataHubPageModuleVisibility: any;
  DataHubPageModuleParams: any;
  LinkModuleParams: any;
  RichTextModuleParams: any;
  AssetCollectionModuleParams: any;
  HierarchyViewModuleParams: any;
  AssetSettings: any;
  AssetSummarySettings: any;
  AssetSummarySettingsTemplate: any;
  CorpUserProperties: any;
  CorpUserInfo: any;
  CorpUserEditableProperties: any;
  DataHubPersona: EntityRef;
  CorpUserSettings: any;
  CorpUserLocaleSettings: any;
  CorpUserAppearanceSettings: any;
  CorpUserViewsSettings: any;
  CorpUserHomePageSettings: any;
  CorpUserEditableInfo: any;
  CorpGroupProperties: any;
  CorpGroupInfo: any;
  CorpGroupEditableProperties: any;
  Origin: any;
  DataHubPlatformResource: EntityRef;
  DataHubPlatformResourceInfo: any;
  DataHubPlatformResourceProperties: any;
  DataHubConnection: EntityRef;
  DataHubConnectionDetails: any;
  DataHubJsonConnection: any;
  DataPlatform: EntityRef;
  DataPlatformProperties: any;
  DataPlatformInfo: any;
  DataPlatformInstance: EntityRef;
  DataPlatformInstanceProperties: any;
  Post: EntityRef;
  PostContent: any;
  Media: any;
  QueryEntity: EntityRef;
  QueryProperties: any;
  QueryStatement: any;
  QuerySubject: any;
  Role: EntityRef;
  RoleProperties: any;
  Actor: any;
  RoleUser: any;
  RoleGroup: any;
  SchemaMetadata: any;
  PlatformSchema: any;
  TableSchema: any;
  KeyValueSchema: any;
  SchemaField: any;
  ForeignKeyConstraint: any;
  EditableSchemaMetadata: any;
  EditableSchemaFieldInfo: any;
  FineGrainedLineage: any;
  SchemaFieldRef: any;
  SchemaFieldEntity: EntityRef;
  BusinessAttributes: any;
  BusinessAttributeAssociation: any;
  SchemaFieldProperties: any;
  SemanticModel: EntityRef;
  SemanticModelInfo: any;
  ModelDataset: any;
  SemanticField: any;
  Dimension: any;
  SemanticModelRelationship: any;
  StructuredPropertyEntity: EntityRef;
  StructuredPropertyDefinition: any;
  AllowedValue: any;
  TypeQualifier: any;
  PropertyValue: any;
  StringValue: any;
  NumberValue: any;
  StructuredPropertySettings: any;
  StructuredProperties: any;
  StructuredPropertiesEntry: any;
  DataTypeEntity: EntityRef;
  DataTypeInfo: any;
  EntityTypeEntity: EntityRef;
  EntityTypeInfo: any;
  TagProperties: any;
  Test: EntityRef;
  TestDefinition: any;
  TestResults: any;
  TestResult: any;
  VersionedDataset: any;
  VersionSet: EntityRef;
  VersionSetProperties: any;
  DataHubView: EntityRef;
  DataHubViewDefinition: any;
  DataHubViewFilter: any;
  FacetFilter: any;
  Entity: any;
  OtherEntity: EntityRef;
  Restricted: any;
  LineageGraphInput: any;
  LineageGrowthInput: any;
  LineageGraph: any;
  LineageGraphNode: any;
  LineageGraphGroup: any;
  LineageGroupCount: any;
  LineageGraphColumn: any;
  LineageGraphEdge: any;
  LineagePoint: any;
  LineageColumnEdge: any;
  EntityWithRelationships: any;
  LineageInput: any;
  EntityLineageResult: any;
  LineageRelationship: any;
  LineageCut: any;
  LineageFlags: any;
  EntityTypeToPlatforms: any;
  SearchAcrossLineageInput: any;
  ScrollAcrossLineageInput: any;
  SearchAcrossLineageResults: any;
  FreshnessStats: any;
  SystemFreshness: any;
  ScrollAcrossLineageResults: any;
  SearchAcrossLineageResult: any;
  EntityPath: any;
  CreateApplicationInput: any;
  CreateApplicationPropertiesInput: any;
  UpdateApplicationInput: any;
  BatchSetApplicationInput: any;
  BatchUnsetApplicationInput: any;
  UpsertCustomAssertionInput: any;
  PlatformInput: any;
  AssertionStdParametersInput: any;
  AssertionStdParameterInput: any;
  AssertionResultInput: any;
  AssertionResultErrorInput: any;
  RunAssertionsResult: any;
  RunAssertionResult: any;
  BatchDatasetUpdateInput: any;
  DatasetUpdateInput: any;
  ChartUpdateInput: any;
  DashboardUpdateInput: any;
  DataFlowUpdateInput: any;
  DataJobUpdateInput: any;
  OwnershipUpdate: any;
  OwnerUpdate: any;
  GlobalTagsUpdate: any;
  TagAssociationUpdate: any;
  DatasetDeprecationUpdate: any;
  InstitutionalMemoryUpdate: any;
  InstitutionalMemoryMetadataUpdate: any;
  EditableSchemaMetadataUpdate: any;
  EditableSchemaFieldInfoUpdate: any;
  DatasetEditablePropertiesUpdate: any;
  ChartEditablePropertiesUpdate: any;
  DashboardEditablePropertiesUpdate: any;
  DataFlowEditablePropertiesUpdate: any;
  DataJobEditablePropertiesUpdate: any;
  CreateBusinessAttributeInput: any;
  UpdateBusinessAttributeInput: any;
  AddBusinessAttributeInput: any;
  UpsertDataContractInput: any;
  FreshnessContractInput: any;
  SchemaContractInput: any;
  DataQualityContractInput: any;
  BatchSetDataProductsInput: any;
  CreateDataProductInput: any;
  CreateDataProductPropertiesInput: any;
  UpdateDataProductInput: any;
  BatchSetDataProductInput: any;
  UpdateEmbedInput: any;
  DisplayPropertiesUpdateInput: any;
  IconPropertiesInput: any;
  BatchSetDomainInput: any;
  CreateDomainInput: any;
  MoveDomainInput: any;
  CreateFormInput: any;
  CreatePromptInput: any;
  StructuredPropertyParamsInput: any;
  FormActorAssignmentInput: any;
  UpdateFormInput: any;
  FormActorAssignmentUpdateInput: any;
  DeleteFormInput: any;
  BatchRemoveFormInput: any;
  CreateGlossaryEntityInput: any;
  UpdateParentNodeInput: any;
  RelatedTermsInput: any;
  CreateGroupInput: any;
  AddGroupMembersInput: any;
  RemoveGroupMembersInput: any;
  CorpGroupUpdateInput: any;
  CorpUserUpdateInput: any;
  RaiseIncidentInput: any;
  IncidentStatusInput: any;
  IncidentSourceInput: any;
  UpdateDeprecationInput: any;
  BatchUpdateDeprecationInput: any;
  BatchUpdateSoftDeletedInput: any;
  UpdateLineageInput: any;
  LineageEdge: any;
  LinkSettingsInput: any;
  AddLinkInput: any;
  UpdateLinkInput: any;
  RemoveLinkInput: any;
  ReportOperationInput: any;
  StringMapEntryInput: any;
  OwnerInput: any;
  AddOwnerInput: any;
  AddOwnersInput: any;
  RemoveOwnerInput: any;
  BatchAddOwnersInput: any;
  BatchRemoveOwnersInput: any;
  CreateOwnershipTypeInput: any;
  UpdateOwnershipTypeInput: any;
  PatchEntityInput: any;
  PatchOperationInput: any;
  ArrayPrimaryKeyInput: any;
  SystemMetadataInput: any;
  PatchEntityResult: any;
  CreateQueryInput: any;
  CreateQueryPropertiesInput: any;
  QueryStatementInput: any;
  CreateQuerySubjectInput: any;
  UpdateQueryInput: any;
  UpdateQueryPropertiesInput: any;
  UpdateQuerySubjectInput: any;
  ResourceRefInput: any;
  UpsertStructuredPropertiesInput: any;
  StructuredPropertyInputParams: any;
  PropertyValueInput: any;
  RemoveStructuredPropertiesInput: any;
  CreateStructuredPropertyInput: any;
  UpdateStructuredPropertyInput: any;
  DeleteStructuredPropertyInput: any;
  TypeQualifierInput: any;
  UpdateTypeQualifierInput: any;
  AllowedValueInput: any;
  StructuredPropertySettingsInput: any;
  CreateTagInput: any;
  TagUpdateInput: any;
  TagAssociationInput: any;
  AddTagsInput: any;
  BatchAddTagsInput: any;
  BatchRemoveTagsInput: any;
  TermAssociationInput: any;
  AddTermsInput: any;
  BatchAddTermsInput: any;
  BatchRemoveTermsInput: any;
  DescriptionUpdateInput: any;
  UpdateNameInput: any;
  UpdateIncidentInput: any;
  UpsertLinkInput: any;
  BulkEntityDataProductsInput: any;
  BulkEntityDataProductsResult: any;
  EntityDataProducts: any;
  EntityDataProductAssociation: any;
  UpsertConnectionInput: any;
  DataHubJsonConnectionInput: any;
  BatchAssignFormInput: any;
  CreateDynamicFormAssignmentInput: any;
  ListIngestionSourcesInput: any;
  ListIngestionSourcesResult: any;
  IngestionSource: any;
  IngestionSchedule: any;
  IngestionConfig: any;
  IngestionSourceExecutionRequests: any;
  ExecutionRequest: EntityRef;
  ExecutionRequestInput: any;
  ExecutionRequestSource: any;
  ExecutionRequestResult: any;
  StructuredReport: any;
  UpdateIngestionSourceInput: any;
  UpdateIngestionSourceConfigInput: any;
  UpdateIngestionSourceScheduleInput: any;
  ListQueriesInput: any;
  SortQueriesInput: any;
  ListQueriesResult: any;
  ListDomainsInput: any;
  ListDomainsResult: any;
  GetRootGlossaryEntitiesInput: any;
  GetRootGlossaryTermsResult: any;
  GetRootGlossaryNodesResult: any;
  ListOwnershipTypesInput: any;
  ListOwnershipTypesResult: any;
  ListBusinessAttributesInput: any;
  ListBusinessAttributesResult: any;
  UpsertPageModuleInput: any;
  PageModuleParamsInput: any;
  LinkModuleParamsInput: any;
  RichTextModuleParamsInput: any;
  AssetCollectionModuleParamsInput: any;
  HierarchyViewModuleParamsInput: any;
  DeletePageModuleInput: any;
  UpsertPageTemplateInput: any;
  PageTemplateRowInput: any;
  PageTemplateAssetSummaryInput: any;
  SummaryElementInput: any;
  DeletePageTemplateInput: any;
  UpdateAssetSettingsInput: any;
  UpdateAssetSummaryInput: any;
  ListPostsInput: any;
  ListPostsResult: any;
  CreatePostInput: any;
  UpdatePostInput: any;
  UpdatePostContentInput: any;
  UpdateMediaInput: any;
  IngestionRunsInput: any;
  IngestionRuns: any;
  IngestionRun: any;
  IngestionRunWritesInput: any;
  IngestionRunWrites: any;
  IngestionRunTimes: any;
  IngestionRunWrite: any;
  RollbackIngestionRunInput: any;
  IngestionRunRollback: any;
  TelemetryConfig: any;
  SemanticSearchConfig: any;
  EmbeddingConfig: any;
  AwsProviderConfig: any;
  VertexProviderConfig: any;
  FeatureFlagsConfig: any;
  EntityIndexV3Config: any;
  GlobalViewsSettings: any;
  DocPropagationSettings: any;
  GlobalHomePageSettings: any;
  UpdateGlobalViewsSettingsInput: any;
  UpdateDocPropagationSettingsInput: any;
  UpdateApplicationsSettingsInput: any;
  UpdateCorpUserViewsSettingsInput: any;
  UpdateCorpUserLocaleSettingsInput: any;
  UpdateUserSettingInput: any;
  UpdateUserHomePageSettingsInput: any;
  BatchGetStepStatesInput: any;
  BatchGetStepStatesResult: any;
  StepStateResult: any;
  BatchUpdateStepStatesInput: any;
  StepStateInput: any;
  BatchUpdateStepStatesResult: any;
  UpdateStepStateResult: any;
  LinkVersionInput: any;
  UnlinkVersionInput: any;
  ListMyViewsInput: any;
  ListGlobalViewsInput: any;
  ListViewsResult: any;
  CreateViewInput: any;
  UpdateViewInput: any;
  DataHubViewDefinitionInput: any;
  DataHubViewFilterInput: any;
  Long: any;
  AutoCompleteInput: any;
  AutoCompleteMultipleInput: any;
  AutoCompleteResults: any;
  AutoCompleteMultipleResults: any;
  AutoCompleteResultForEntity: any;
  BrowseInput: any;
  BrowsePathsInput: any;
  BrowseV2Input: any;
  BrowseResults: any;
  BrowseResultGroup: any;
  BrowseResultMetadata: any;
  BrowsePath: any;
  BrowseResultsV2: any;
  BrowseResultGroupV2: any;
  SearchInput: any;
  SearchAcrossEntitiesInput: any;
  ScrollAcrossEntitiesInput: any;
  AggregateAcrossEntitiesInput: any;
  AndFilterInput: any;
  FacetFilterInput: any;
  SearchFlags: any;
  GroupingSpec: any;
  GroupingCriterion: any;
  SearchSortInput: any;
  SortCriterion: any;
  SearchResults: any;
  ScrollResults: any;
  AggregateResults: any;
  SearchResult: any;
  MatchedField: any;
  ExtraProperty: any;
  FacetMetadata: any;
  AggregationMetadata: any;
  SearchInsight: any;
  CatalogChangesInput: any;
  CatalogChanges: any;
  CatalogChange: any;
  ChangedAspect: any;
  RecentlyChangedInput: any;
  RecentChange: any;
  GetTimelineInput: any;
  GetSchemaBlameInput: any;
  GetSchemaVersionListInput: any;
  GetTimelineResult: any;
  ChangeTransaction: any;
  ChangeEvent: any;
  TimelineParameterEntry: any;
  GetSchemaBlameResult: any;
  SchemaFieldBlame: any;
  SchemaFieldChange: any;
  GetSchemaVersionListResult: any;
  SemanticVersionStruct: any;
  String: any;
};

export type EntityDirectiveArgs = {
  name: Scalars['String']['input'];
};

export type EntityDirectiveResolver<
  Result,
  Parent,
  ContextType = GraphqlContext,
  Args = EntityDirectiveArgs,
> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type VersionedDirectiveArgs = {
  entity: Scalars['String']['input'];
};

export type VersionedDirectiveResolver<
  Result,
  Parent,
  ContextType = GraphqlContext,
  Args = VersionedDirectiveArgs,
> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type KeyDirectiveArgs = {
  part: Scalars['String']['input'];
  prefix?: Maybe<Scalars['String']['input']>;
};

export type KeyDirectiveResolver<
  Result,
  Parent,
  ContextType = GraphqlContext,
  Args = KeyDirectiveArgs,
> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type AspectDirectiveArgs = {
  name: Scalars['String']['input'];
  path?: Maybe<Scalars['String']['input']>;
};

export type AspectDirectiveResolver<
  Result,
  Parent,
  ContextType = GraphqlContext,
  Args = AspectDirectiveArgs,
> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type PathDirectiveArgs = {
  of: Scalars['String']['input'];
};

export type PathDirectiveResolver<
  Result,
  Parent,
  ContextType = GraphqlContext,
  Args = PathDirectiveArgs,
> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type OwnerDirectiveArgs = {};

export type OwnerDirectiveResolver<
  Result,
  Parent,
  ContextType = GraphqlContext,
  Args = OwnerDirectiveArgs,
> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type WrapsDirectiveArgs = {
  member: Scalars['String']['input'];
};

export type WrapsDirectiveResolver<
  Result,
  Parent,
  ContextType = GraphqlContext,
  Args = WrapsDirectiveArgs,
> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type CommonDirectiveArgs = {};

export type CommonDirectiveResolver<
  Result,
  Parent,
  ContextType = GraphqlContext,
  Args = CommonDirectiveArgs,
> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type LineageDirectiveArgs = {};

export type LineageDirectiveResolver<
  Result,
  Parent,
  ContextType = GraphqlContext,
  Args = LineageDirectiveArgs,
> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type PermissionDirectiveArgs = {
  kind?: Maybe<Scalars['String']['input']>;
  anyOf?: Maybe<ReadonlyArray<Scalars['String']['input']>>;
};

export type PermissionDirectiveResolver<
  Result,
  Parent,
  ContextType = GraphqlContext,
  Args = PermissionDirectiveArgs,
> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type QueryResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query'],
> = {
  listUsers?: Resolver<
    Maybe<ResolversTypes['ListUsersResult']>,
    ParentType,
    ContextType,
    RequireFields<QueryListUsersArgs, 'input'>
  >;
  listGroups?: Resolver<
    Maybe<ResolversTypes['ListGroupsResult']>,
    ParentType,
    ContextType,
    RequireFields<QueryListGroupsArgs, 'input'>
  >;
  listRoles?: Resolver<
    Maybe<ResolversTypes['ListRolesResult']>,
    ParentType,
    ContextType,
    RequireFields<QueryListRolesArgs, 'input'>
  >;
  listPolicies?: Resolver<
    Maybe<ResolversTypes['ListPoliciesResult']>,
    ParentType,
    ContextType,
    RequireFields<QueryListPoliciesArgs, 'input'>
  >;
  getGrantedPrivileges?: Resolver<
    Maybe<ResolversTypes['Privileges']>,
    ParentType,
    ContextType,
    RequireFields<QueryGetGrantedPrivilegesArgs, 'input'>
  >;
  getInviteToken?: Resolver<
    Maybe<ResolversTypes['InviteToken']>,
    ParentType,
    ContextType,
    RequireFields<QueryGetInviteTokenArgs, 'input'>
  >;
  listSecrets?: Resolver<
    Maybe<ResolversTypes['ListSecretsResult']>,
    ParentType,
    ContextType,
    RequireFields<QueryListSecretsArgs, 'input'>
  >;
  getSecretValues?: Resolver<
    Maybe<ReadonlyArray<ResolversTypes['SecretValue']>>,
    ParentType,
    ContextType,
    RequireFields<QueryGetSecretValuesArgs, 'input'>
  >;
  listAccessTokens?: Resolver<
    ResolversTypes['ListAccessTokenResult'],
    ParentType,
    ContextType,
    RequireFields<QueryListAccessTokensArgs, 'input'>
  >;
  getAccessTokenMetadata?: Resolver<
    ResolversTypes['AccessTokenMetadata'],
    ParentType,
    ContextType,
    RequireFields<QueryGetAccessTokenMetadataArgs, 'token'>
  >;
  assertion?: Resolver<
    Maybe<ResolversTypes['Assertion']>,
    ParentType,
    ContextType,
    RequireFields<QueryAssertionArgs, 'urn'>
  >;
  businessAttribute?: Resolver<
    Maybe<ResolversTypes['BusinessAttribute']>,
    ParentType,
    ContextType,
    RequireFields<QueryBusinessAttributeArgs, 'urn'>
  >;
  chart?: Resolver<
    Maybe<ResolversTypes['Chart']>,
    ParentType,
    ContextType,
    RequireFields<QueryChartArgs, 'urn'>
  >;
  container?: Resolver<
    Maybe<ResolversTypes['Container']>,
    ParentType,
    ContextType,
    RequireFields<QueryContainerArgs, 'urn'>
  >;
  dashboard?: Resolver<
    Maybe<ResolversTypes['Dashboard']>,
    ParentType,
    ContextType,
    RequireFields<QueryDashboardArgs, 'urn'>
  >;
  dataContract?: Resolver<
    Maybe<ResolversTypes['DataContract']>,
    ParentType,
    ContextType,
    RequireFields<QueryDataContractArgs, 'urn'>
  >;
  dataFlow?: Resolver<
    Maybe<ResolversTypes['DataFlow']>,
    ParentType,
    ContextType,
    RequireFields<QueryDataFlowArgs, 'urn'>
  >;
  dataJob?: Resolver<
    Maybe<ResolversTypes['DataJob']>,
    ParentType,
    ContextType,
    RequireFields<QueryDataJobArgs, 'urn'>
  >;
  dataProcessInstance?: Resolver<
    Maybe<ResolversTypes['DataProcessInstance']>,
    ParentType,
    ContextType,
    RequireFields<QueryDataProcessInstanceArgs, 'urn'>
  >;
  dataProduct?: Resolver<
    Maybe<ResolversTypes['DataProduct']>,
    ParentType,
    ContextType,
    RequireFields<QueryDataProductArgs, 'urn'>
  >;
  application?: Resolver<
    Maybe<ResolversTypes['Application']>,
    ParentType,
    ContextType,
    RequireFields<QueryApplicationArgs, 'urn'>
  >;
  dataset?: Resolver<
    Maybe<ResolversTypes['Dataset']>,
    ParentType,
    ContextType,
    RequireFields<QueryDatasetArgs, 'urn'>
  >;
  document?: Resolver<
    Maybe<ResolversTypes['Document']>,
    ParentType,
    ContextType,
    RequireFields<QueryDocumentArgs, 'urn'>
  >;
  domain?: Resolver<
    Maybe<ResolversTypes['Domain']>,
    ParentType,
    ContextType,
    RequireFields<QueryDomainArgs, 'urn'>
  >;
  erModelRelationship?: Resolver<
    Maybe<ResolversTypes['ERModelRelationship']>,
    ParentType,
    ContextType,
    RequireFields<QueryErModelRelationshipArgs, 'urn'>
  >;
  form?: Resolver<
    Maybe<ResolversTypes['Form']>,
    ParentType,
    ContextType,
    RequireFields<QueryFormArgs, 'urn'>
  >;
  glossaryTerm?: Resolver<
    Maybe<ResolversTypes['GlossaryTerm']>,
    ParentType,
    ContextType,
    RequireFields<QueryGlossaryTermArgs, 'urn'>
  >;
  glossaryNode?: Resolver<
    Maybe<ResolversTypes['GlossaryNode']>,
    ParentType,
    ContextType,
    RequireFields<QueryGlossaryNodeArgs, 'urn'>
  >;
  incident?: Resolver<
    Maybe<ResolversTypes['Incident']>,
    ParentType,
    ContextType,
    RequireFields<QueryIncidentArgs, 'urn'>
  >;
  metric?: Resolver<
    Maybe<ResolversTypes['Metric']>,
    ParentType,
    ContextType,
    RequireFields<QueryMetricArgs, 'urn'>
  >;
  mlModel?: Resolver<
    Maybe<ResolversTypes['MLModel']>,
    ParentType,
    ContextType,
    RequireFields<QueryMlModelArgs, 'urn'>
  >;
  mlModelGroup?: Resolver<
    Maybe<ResolversTypes['MLModelGroup']>,
    ParentType,
    ContextType,
    RequireFields<QueryMlModelGroupArgs, 'urn'>
  >;
  mlModelDeployment?: Resolver<
    Maybe<ResolversTypes['MLModelDeployment']>,
    ParentType,
    ContextType,
    RequireFields<QueryMlModelDeploymentArgs, 'urn'>
  >;
  mlFeature?: Resolver<
    Maybe<ResolversTypes['MLFeature']>,
    ParentType,
    ContextType,
    RequireFields<QueryMlFeatureArgs, 'urn'>
  >;
  mlPrimaryKey?: Resolver<
    Maybe<ResolversTypes['MLPrimaryKey']>,
    ParentType,
    ContextType,
    RequireFields<QueryMlPrimaryKeyArgs, 'urn'>
  >;
  mlFeatureTable?: Resolver<
    Maybe<ResolversTypes['MLFeatureTable']>,
    ParentType,
    ContextType,
    RequireFields<QueryMlFeatureTableArgs, 'urn'>
  >;
  notebook?: Resolver<
    Maybe<ResolversTypes['Notebook']>,
    ParentType,
    ContextType,
    RequireFields<QueryNotebookArgs, 'urn'>
  >;
  ownershipType?: Resolver<
    Maybe<ResolversTypes['OwnershipTypeEntity']>,
    ParentType,
    ContextType,
    RequireFields<QueryOwnershipTypeArgs, 'urn'>
  >;
  corpUser?: Resolver<
    Maybe<ResolversTypes['CorpUser']>,
    ParentType,
    ContextType,
    RequireFields<QueryCorpUserArgs, 'urn'>
  >;
  corpGroup?: Resolver<
    Maybe<ResolversTypes['CorpGroup']>,
    ParentType,
    ContextType,
    RequireFields<QueryCorpGroupArgs, 'urn'>
  >;
  connection?: Resolver<
    Maybe<ResolversTypes['DataHubConnection']>,
    ParentType,
    ContextType,
    RequireFields<QueryConnectionArgs, 'urn'>
  >;
  dataPlatform?: Resolver<
    Maybe<ResolversTypes['DataPlatform']>,
    ParentType,
    ContextType,
    RequireFields<QueryDataPlatformArgs, 'urn'>
  >;
  dataPlatformInstance?: Resolver<
    Maybe<ResolversTypes['DataPlatformInstance']>,
    ParentType,
    ContextType,
    RequireFields<QueryDataPlatformInstanceArgs, 'urn'>
  >;
  query?: Resolver<
    Maybe<ResolversTypes['QueryEntity']>,
    ParentType,
    ContextType,
    RequireFields<QueryQueryArgs, 'urn'>
  >;
  role?: Resolver<
    Maybe<ResolversTypes['Role']>,
    ParentType,
    ContextType,
    RequireFields<QueryRoleArgs, 'urn'>
  >;
  schemaField?: Resolver<
    Maybe<ResolversTypes['SchemaFieldEntity']>,
    ParentType,
    ContextType,
    RequireFields<QuerySchemaFieldArgs, 'urn'>
  >;
  semanticModel?: Resolver<
    Maybe<ResolversTypes['SemanticModel']>,
    ParentType,
    ContextType,
    RequireFields<QuerySemanticModelArgs, 'urn'>
  >;
  structuredProperty?: Resolver<
    Maybe<ResolversTypes['StructuredPropertyEntity']>,
    ParentType,
    ContextType,
    RequireFields<QueryStructuredPropertyArgs, 'urn'>
  >;
  dataType?: Resolver<
    Maybe<ResolversTypes['DataTypeEntity']>,
    ParentType,
    ContextType,
    RequireFields<QueryDataTypeArgs, 'urn'>
  >;
  entityType?: Resolver<
    Maybe<ResolversTypes['EntityTypeEntity']>,
    ParentType,
    ContextType,
    RequireFields<QueryEntityTypeArgs, 'urn'>
  >;
  tag?: Resolver<Maybe<ResolversTypes['Tag']>, ParentType, ContextType, RequireFields<QueryTagArgs, 'urn'>>;
  test?: Resolver<
    Maybe<ResolversTypes['Test']>,
    ParentType,
    ContextType,
    RequireFields<QueryTestArgs, 'urn'>
  >;
  versionedDataset?: Resolver<
    Maybe<ResolversTypes['VersionedDataset']>,
    ParentType,
    ContextType,
    RequireFields<QueryVersionedDatasetArgs, 'urn'>
  >;
  versionSet?: Resolver<
    Maybe<ResolversTypes['VersionSet']>,
    ParentType,
    ContextType,
    RequireFields<QueryVersionSetArgs, 'urn'>
  >;
  view?: Resolver<
    Maybe<ResolversTypes['DataHubView']>,
    ParentType,
    ContextType,
    RequireFields<QueryViewArgs, 'urn'>
  >;
  entity?: Resolver<
    Maybe<ResolversTypes['Entity']>,
    ParentType,
    ContextType,
    RequireFields<QueryEntityArgs, 'urn'>
  >;
  entities?: Resolver<
    Maybe<ReadonlyArray<Maybe<ResolversTypes['Entity']>>>,
    ParentType,
    ContextType,
    RequireFields<QueryEntitiesArgs, 'urns'>
  >;
  entityExists?: Resolver<
    Maybe<ResolversTypes['Boolean']>,
    ParentType,
    ContextType,
    RequireFields<QueryEntityExistsArgs, 'urn'>
  >;
  lineageGraph?: Resolver<
    ResolversTypes['LineageGraph'],
    ParentType,
    ContextType,
    RequireFields<QueryLineageGraphArgs, 'input'>
  >;
  searchAcrossLineage?: Resolver<
    Maybe<ResolversTypes['SearchAcrossLineageResults']>,
    ParentType,
    ContextType,
    RequireFields<QuerySearchAcrossLineageArgs, 'input'>
  >;
  scrollAcrossLineage?: Resolver<
    Maybe<ResolversTypes['ScrollAcrossLineageResults']>,
    ParentType,
    ContextType,
    RequireFields<QueryScrollAcrossLineageArgs, 'input'>
  >;
  listDataProductAssets?: Resolver<
    Maybe<ResolversTypes['SearchResults']>,
    ParentType,
    ContextType,
    RequireFields<QueryListDataProductAssetsArgs, 'urn' | 'input'>
  >;
  listApplicationAssets?: Resolver<
    Maybe<ResolversTypes['SearchResults']>,
    ParentType,
    ContextType,
    RequireFields<QueryListApplicationAssetsArgs, 'urn' | 'input'>
  >;
  bulkEntityDataProducts?: Resolver<
    ResolversTypes['BulkEntityDataProductsResult'],
    ParentType,
    ContextType,
    RequireFields<QueryBulkEntityDataProductsArgs, 'input'>
  >;
  listIngestionSources?: Resolver<
    Maybe<ResolversTypes['ListIngestionSourcesResult']>,
    ParentType,
    ContextType,
    RequireFields<QueryListIngestionSourcesArgs, 'input'>
  >;
  executionRequest?: Resolver<
    Maybe<ResolversTypes['ExecutionRequest']>,
    ParentType,
    ContextType,
    RequireFields<QueryExecutionRequestArgs, 'urn'>
  >;
  listQueries?: Resolver<
    Maybe<ResolversTypes['ListQueriesResult']>,
    ParentType,
    ContextType,
    RequireFields<QueryListQueriesArgs, 'input'>
  >;
  listDomains?: Resolver<
    Maybe<ResolversTypes['ListDomainsResult']>,
    ParentType,
    ContextType,
    RequireFields<QueryListDomainsArgs, 'input'>
  >;
  getRootGlossaryTerms?: Resolver<
    Maybe<ResolversTypes['GetRootGlossaryTermsResult']>,
    ParentType,
    ContextType,
    RequireFields<QueryGetRootGlossaryTermsArgs, 'input'>
  >;
  getRootGlossaryNodes?: Resolver<
    Maybe<ResolversTypes['GetRootGlossaryNodesResult']>,
    ParentType,
    ContextType,
    RequireFields<QueryGetRootGlossaryNodesArgs, 'input'>
  >;
  listOwnershipTypes?: Resolver<
    ResolversTypes['ListOwnershipTypesResult'],
    ParentType,
    ContextType,
    RequireFields<QueryListOwnershipTypesArgs, 'input'>
  >;
  listBusinessAttributes?: Resolver<
    Maybe<ResolversTypes['ListBusinessAttributesResult']>,
    ParentType,
    ContextType,
    RequireFields<QueryListBusinessAttributesArgs, 'input'>
  >;
  listPosts?: Resolver<
    Maybe<ResolversTypes['ListPostsResult']>,
    ParentType,
    ContextType,
    RequireFields<QueryListPostsArgs, 'input'>
  >;
  ingestionRuns?: Resolver<
    ResolversTypes['IngestionRuns'],
    ParentType,
    ContextType,
    RequireFields<QueryIngestionRunsArgs, 'input'>
  >;
  ingestionRunWrites?: Resolver<
    ResolversTypes['IngestionRunWrites'],
    ParentType,
    ContextType,
    RequireFields<QueryIngestionRunWritesArgs, 'input'>
  >;
  me?: Resolver<Maybe<ResolversTypes['AuthenticatedUser']>, ParentType, ContextType>;
  appConfig?: Resolver<Maybe<ResolversTypes['AppConfig']>, ParentType, ContextType>;
  globalViewsSettings?: Resolver<Maybe<ResolversTypes['GlobalViewsSettings']>, ParentType, ContextType>;
  docPropagationSettings?: Resolver<Maybe<ResolversTypes['DocPropagationSettings']>, ParentType, ContextType>;
  globalHomePageSettings?: Resolver<Maybe<ResolversTypes['GlobalHomePageSettings']>, ParentType, ContextType>;
  batchGetStepStates?: Resolver<
    ResolversTypes['BatchGetStepStatesResult'],
    ParentType,
    ContextType,
    RequireFields<QueryBatchGetStepStatesArgs, 'input'>
  >;
  listMyViews?: Resolver<
    Maybe<ResolversTypes['ListViewsResult']>,
    ParentType,
    ContextType,
    RequireFields<QueryListMyViewsArgs, 'input'>
  >;
  listGlobalViews?: Resolver<
    Maybe<ResolversTypes['ListViewsResult']>,
    ParentType,
    ContextType,
    RequireFields<QueryListGlobalViewsArgs, 'input'>
  >;
  autoComplete?: Resolver<
    Maybe<ResolversTypes['AutoCompleteResults']>,
    ParentType,
    ContextType,
    RequireFields<QueryAutoCompleteArgs, 'input'>
  >;
  autoCompleteForMultiple?: Resolver<
    Maybe<ResolversTypes['AutoCompleteMultipleResults']>,
    ParentType,
    ContextType,
    RequireFields<QueryAutoCompleteForMultipleArgs, 'input'>
  >;
  browse?: Resolver<
    Maybe<ResolversTypes['BrowseResults']>,
    ParentType,
    ContextType,
    RequireFields<QueryBrowseArgs, 'input'>
  >;
  browsePaths?: Resolver<
    Maybe<ReadonlyArray<ResolversTypes['BrowsePath']>>,
    ParentType,
    ContextType,
    RequireFields<QueryBrowsePathsArgs, 'input'>
  >;
  browseV2?: Resolver<
    Maybe<ResolversTypes['BrowseResultsV2']>,
    ParentType,
    ContextType,
    RequireFields<QueryBrowseV2Args, 'input'>
  >;
  search?: Resolver<
    Maybe<ResolversTypes['SearchResults']>,
    ParentType,
    ContextType,
    RequireFields<QuerySearchArgs, 'input'>
  >;
  searchAcrossEntities?: Resolver<
    Maybe<ResolversTypes['SearchResults']>,
    ParentType,
    ContextType,
    RequireFields<QuerySearchAcrossEntitiesArgs, 'input'>
  >;
  semanticSearchAcrossEntities?: Resolver<
    Maybe<ResolversTypes['SearchResults']>,
    ParentType,
    ContextType,
    RequireFields<QuerySemanticSearchAcrossEntitiesArgs, 'input'>
  >;
  scrollAcrossEntities?: Resolver<
    Maybe<ResolversTypes['ScrollResults']>,
    ParentType,
    ContextType,
    RequireFields<QueryScrollAcrossEntitiesArgs, 'input'>
  >;
  aggregateAcrossEntities?: Resolver<
    Maybe<ResolversTypes['AggregateResults']>,
    ParentType,
    ContextType,
    RequireFields<QueryAggregateAcrossEntitiesArgs, 'input'>
  >;
  catalogChanges?: Resolver<
    ResolversTypes['CatalogChanges'],
    ParentType,
    ContextType,
    RequireFields<QueryCatalogChangesArgs, 'input'>
  >;
  recentlyChanged?: Resolver<
    ReadonlyArray<ResolversTypes['RecentChange']>,
    ParentType,
    ContextType,
    RequireFields<QueryRecentlyChangedArgs, 'input'>
  >;
  getTimeline?: Resolver<
    Maybe<ResolversTypes['GetTimelineResult']>,
    ParentType,
    ContextType,
    RequireFields<QueryGetTimelineArgs, 'input'>
  >;
  getSchemaBlame?: Resolver<
    Maybe<ResolversTypes['GetSchemaBlameResult']>,
    ParentType,
    ContextType,
    RequireFields<QueryGetSchemaBlameArgs, 'input'>
  >;
  getSchemaVersionList?: Resolver<
    Maybe<ResolversTypes['GetSchemaVersionListResult']>,
    ParentType,
    ContextType,
    RequireFields<QueryGetSchemaVersionListArgs, 'input'>
  >;
};

export type MutationResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation'],
> = {
  updateUserStatus?: Resolver<
    Maybe<ResolversTypes['String']>,
    ParentType,
    ContextType,
    RequireFields<MutationUpdateUserStatusArgs, 'urn' | 'status'>
  >;
  removeUser?: Resolver<
    Maybe<ResolversTypes['Boolean']>,
    ParentType,
    ContextType,
    RequireFields<MutationRemoveUserArgs, 'urn'>
  >;
  createPolicy?: Resolver<
    Maybe<ResolversTypes['String']>,
    ParentType,
    ContextType,
    RequireFields<MutationCreatePolicyArgs, 'input'>
  >;
  updatePolicy?: Resolver<
    Maybe<ResolversTypes['String']>,
    ParentType,
    ContextType,
    RequireFields<MutationUpdatePolicyArgs, 'urn' | 'input'>
  >;
  deletePolicy?: Resolver<
    Maybe<ResolversTypes['String']>,
    ParentType,
    ContextType,
    RequireFields<MutationDeletePolicyArgs, 'urn'>
  >;
  createInviteToken?: Resolver<
    Maybe<ResolversTypes['InviteToken']>,
    ParentType,
    ContextType,
    RequireFields<MutationCreateInviteTokenArgs, 'input'>
  >;
  acceptRole?: Resolver<
    Maybe<ResolversTypes['Boolean']>,
    ParentType,
    ContextType,
    RequireFields<MutationAcceptRoleArgs, 'input'>
  >;
  batchAssignRole?: Resolver<
    Maybe<ResolversTypes['Boolean']>,
    ParentType,
    ContextType,
    RequireFields<MutationBatchAssignRoleArgs, 'input'>
  >;
  createNativeUserResetToken?: Resolver<
    Maybe<ResolversTypes['ResetToken']>,
    ParentType,
    ContextType,
    RequireFields<MutationCreateNativeUserResetTokenArgs, 'input'>
  >;
  createSecret?: Resolver<
    Maybe<ResolversTypes['String']>,
    ParentType,
    ContextType,
    RequireFields<MutationCreateSecretArgs, 'input'>
  >;
  updateSecret?: Resolver<
    Maybe<ResolversTypes['String']>,
    ParentType,
    ContextType,
    RequireFields<MutationUpdateSecretArgs, 'input'>
  >;
  deleteSecret?: Resolver<
    Maybe<ResolversTypes['String']>,
    ParentType,
    ContextType,
    RequireFields<MutationDeleteSecretArgs, 'urn'>
  >;
  createAccessToken?: Resolver<
    Maybe<ResolversTypes['AccessToken']>,
    ParentType,
    ContextType,
    RequireFields<MutationCreateAccessTokenArgs, 'input'>
  >;
  revokeAccessToken?: Resolver<
    ResolversTypes['Boolean'],
    ParentType,
    ContextType,
    RequireFields<MutationRevokeAccessTokenArgs, 'tokenId'>
  >;
  createApplication?: Resolver<
    Maybe<ResolversTypes['Application']>,
    ParentType,
    ContextType,
    RequireFields<MutationCreateApplicationArgs, 'input'>
  >;
  updateApplication?: Resolver<
    Maybe<ResolversTypes['Application']>,
    ParentType,
    ContextType,
    RequireFields<MutationUpdateApplicationArgs, 'urn' | 'input'>
  >;
  deleteApplication?: Resolver<
    Maybe<ResolversTypes['Boolean']>,
    ParentType,
    ContextType,
    RequireFields<MutationDeleteApplicationArgs, 'urn'>
  >;
  batchSetApplication?: Resolver<
    Maybe<ResolversTypes['Boolean']>,
    ParentType,
    ContextType,
    RequireFields<MutationBatchSetApplicationArgs, 'input'>
  >;
  batchUnsetApplication?: Resolver<
    Maybe<ResolversTypes['Boolean']>,
    ParentType,
    ContextType,
    RequireFields<MutationBatchUnsetApplicationArgs, 'input'>
  >;
  upsertCustomAssertion?: Resolver<
    Maybe<ResolversTypes['Assertion']>,
    ParentType,
    ContextType,
    RequireFields<MutationUpsertCustomAssertionArgs, 'input'>
  >;
  reportAssertionResult?: Resolver<
    ResolversTypes['Boolean'],
    ParentType,
    ContextType,
    RequireFields<MutationReportAssertionResultArgs, 'urn' | 'result'>
  >;
  runAssertion?: Resolver<
    Maybe<ResolversTypes['AssertionResult']>,
    ParentType,
    ContextType,
    RequireFields<MutationRunAssertionArgs, 'urn'>
  >;
  runAssertions?: Resolver<
    ResolversTypes['RunAssertionsResult'],
    ParentType,
    ContextType,
    RequireFields<MutationRunAssertionsArgs, 'urns'>
  >;
  runAssertionsForAsset?: Resolver<
    ResolversTypes['RunAssertionsResult'],
    ParentType,
    ContextType,
    RequireFields<MutationRunAssertionsForAssetArgs, 'urn'>
  >;
  updateDataset?: Resolver<
    Maybe<ResolversTypes['Dataset']>,
    ParentType,
    ContextType,
    RequireFields<MutationUpdateDatasetArgs, 'urn' | 'input'>
  >;
  updateDatasets?: Resolver<
    Maybe<ReadonlyArray<Maybe<ResolversTypes['Dataset']>>>,
    ParentType,
    ContextType,
    RequireFields<MutationUpdateDatasetsArgs, 'input'>
  >;
  updateChart?: Resolver<
    Maybe<ResolversTypes['Chart']>,
    ParentType,
    ContextType,
    RequireFields<MutationUpdateChartArgs, 'urn' | 'input'>
  >;
  updateDashboard?: Resolver<
    Maybe<ResolversTypes['Dashboard']>,
    ParentType,
    ContextType,
    RequireFields<MutationUpdateDashboardArgs, 'urn' | 'input'>
  >;
  updateDataFlow?: Resolver<
    Maybe<ResolversTypes['DataFlow']>,
    ParentType,
    ContextType,
    RequireFields<MutationUpdateDataFlowArgs, 'urn' | 'input'>
  >;
  updateDataJob?: Resolver<
    Maybe<ResolversTypes['DataJob']>,
    ParentType,
    ContextType,
    RequireFields<MutationUpdateDataJobArgs, 'urn' | 'input'>
  >;
  createBusinessAttribute?: Resolver<
    Maybe<ResolversTypes['BusinessAttribute']>,
    ParentType,
    ContextType,
    RequireFields<MutationCreateBusinessAttributeArgs, 'input'>
  >;
  updateBusinessAttribute?: Resolver<
    Maybe<ResolversTypes['BusinessAttribute']>,
    ParentType,
    ContextType,
    RequireFields<MutationUpdateBusinessAttributeArgs, 'urn' | 'input'>
  >;
  deleteBusinessAttribute?: Resolver<
    Maybe<ResolversTypes['Boolean']>,
    ParentType,
    ContextType,
    RequireFields<MutationDeleteBusinessAttributeArgs, 'urn'>
  >;
  addBusinessAttribute?: Resolver<
    Maybe<ResolversTypes['Boolean']>,
    ParentType,
    ContextType,
    RequireFields<MutationAddBusinessAttributeArgs, 'input'>
  >;
  removeBusinessAttribute?: Resolver<
    Maybe<ResolversTypes['Boolean']>,
    ParentType,
    ContextType,
    RequireFields<MutationRemoveBusinessAttributeArgs, 'input'>
  >;
  upsertDataContract?: Resolver<
    ResolversTypes['DataContract'],
    ParentType,
    ContextType,
    RequireFields<MutationUpsertDataContractArgs, 'input'>
  >;
  batchAddToDataProducts?: Resolver<
    Maybe<ResolversTypes['Boolean']>,
    ParentType,
    ContextType,
    RequireFields<MutationBatchAddToDataProductsArgs, 'input'>
  >;
  batchRemoveFromDataProducts?: Resolver<
    Maybe<ResolversTypes['Boolean']>,
    ParentType,
    ContextType,
    RequireFields<MutationBatchRemoveFromDataProductsArgs, 'input'>
  >;
  createDataProduct?: Resolver<
    Maybe<ResolversTypes['DataProduct']>,
    ParentType,
    ContextType,
    RequireFields<MutationCreateDataProductArgs, 'input'>
  >;
  updateDataProduct?: Resolver<
    Maybe<ResolversTypes['DataProduct']>,
    ParentType,
    ContextType,
    RequireFields<MutationUpdateDataProductArgs, 'urn' | 'input'>
  >;
  deleteDataProduct?: Resolver<
    Maybe<ResolversTypes['Boolean']>,
    ParentType,
    ContextType,
    RequireFields<MutationDeleteDataProductArgs, 'urn'>
  >;
  batchSetDataProduct?: Resolver<
    Maybe<ResolversTypes['Boolean']>,
    ParentType,
    ContextType,
    RequireFields<MutationBatchSetDataProductArgs, 'input'>
  >;
  deleteAssertion?: Resolver<
    Maybe<ResolversTypes['Boolean']>,
    ParentType,
    ContextType,
    RequireFields<MutationDeleteAssertionArgs, 'urn'>
  >;
  updateEmbed?: Resolver<
    Maybe<ResolversTypes['Boolean']>,
    ParentType,
    ContextType,
    RequireFields<MutationUpdateEmbedArgs, 'input'>
  >;
  updateDisplayProperties?: Resolver<
    Maybe<ResolversTypes['Boolean']>,
    ParentType,
    ContextType,
    RequireFields<MutationUpdateDisplayPropertiesArgs, 'urn' | 'input'>
  >;
  setDomain?: Resolver<
    Maybe<ResolversTypes['Boolean']>,
    ParentType,
    ContextType,
    RequireFields<MutationSetDomainArgs, 'entityUrn' | 'domainUrn'>
  >;
  unsetDomain?: Resolver<
    Maybe<ResolversTypes['Boolean']>,
    ParentType,
    ContextType,
    RequireFields<MutationUnsetDomainArgs, 'entityUrn'>
  >;
  batchSetDomain?: Resolver<
    Maybe<ResolversTypes['Boolean']>,
    ParentType,
    ContextType,
    RequireFields<MutationBatchSetDomainArgs, 'input'>
  >;
  createDomain?: Resolver<
    Maybe<ResolversTypes['String']>,
    ParentType,
    ContextType,
    RequireFields<MutationCreateDomainArgs, 'input'>
  >;
  deleteDomain?: Resolver<
    Maybe<ResolversTypes['Boolean']>,
    ParentType,
    ContextType,
    RequireFields<MutationDeleteDomainArgs, 'urn'>
  >;
  moveDomain?: Resolver<
    Maybe<ResolversTypes['Boolean']>,
    ParentType,
    ContextType,
    RequireFields<MutationMoveDomainArgs, 'input'>
  >;
  createForm?: Resolver<
    ResolversTypes['Form'],
    ParentType,
    ContextType,
    RequireFields<MutationCreateFormArgs, 'input'>
  >;
  updateForm?: Resolver<
    ResolversTypes['Form'],
    ParentType,
    ContextType,
    RequireFields<MutationUpdateFormArgs, 'input'>
  >;
  deleteForm?: Resolver<
    ResolversTypes['Boolean'],
    ParentType,
    ContextType,
    RequireFields<MutationDeleteFormArgs, 'input'>
  >;
  batchRemoveForm?: Resolver<
    ResolversTypes['Boolean'],
    ParentType,
    ContextType,
    RequireFields<MutationBatchRemoveFormArgs, 'input'>
  >;
  createGlossaryTerm?: Resolver<
    Maybe<ResolversTypes['String']>,
    ParentType,
    ContextType,
    RequireFields<MutationCreateGlossaryTermArgs, 'input'>
  >;
  createGlossaryNode?: Resolver<
    Maybe<ResolversTypes['String']>,
    ParentType,
    ContextType,
    RequireFields<MutationCreateGlossaryNodeArgs, 'input'>
  >;
  deleteGlossaryEntity?: Resolver<
    Maybe<ResolversTypes['Boolean']>,
    ParentType,
    ContextType,
    RequireFields<MutationDeleteGlossaryEntityArgs, 'urn'>
  >;
  updateParentNode?: Resolver<
    Maybe<ResolversTypes['Boolean']>,
    ParentType,
    ContextType,
    RequireFields<MutationUpdateParentNodeArgs, 'input'>
  >;
  addRelatedTerms?: Resolver<
    Maybe<ResolversTypes['Boolean']>,
    ParentType,
    ContextType,
    RequireFields<MutationAddRelatedTermsArgs, 'input'>
  >;
  removeRelatedTerms?: Resolver<
    Maybe<ResolversTypes['Boolean']>,
    ParentType,
    ContextType,
    RequireFields<MutationRemoveRelatedTermsArgs, 'input'>
  >;
  createGroup?: Resolver<
    Maybe<ResolversTypes['String']>,
    ParentType,
    ContextType,
    RequireFields<MutationCreateGroupArgs, 'input'>
  >;
  removeGroup?: Resolver<
    Maybe<ResolversTypes['Boolean']>,
    ParentType,
    ContextType,
    RequireFields<MutationRemoveGroupArgs, 'urn'>
  >;
  addGroupMembers?: Resolver<
    Maybe<ResolversTypes['Boolean']>,
    ParentType,
    ContextType,
    RequireFields<MutationAddGroupMembersArgs, 'input'>
  >;
  removeGroupMembers?: Resolver<
    Maybe<ResolversTypes['Boolean']>,
    ParentType,
    ContextType,
    RequireFields<MutationRemoveGroupMembersArgs, 'input'>
  >;
  updateCorpGroupProperties?: Resolver<
    Maybe<ResolversTypes['CorpGroup']>,
    ParentType,
    ContextType,
    RequireFields<MutationUpdateCorpGroupPropertiesArgs, 'urn' | 'input'>
  >;
  updateCorpUserProperties?: Resolver<
    Maybe<ResolversTypes['CorpUser']>,
    ParentType,
    ContextType,
    RequireFields<MutationUpdateCorpUserPropertiesArgs, 'urn' | 'input'>
  >;
  raiseIncident?: Resolver<
    Maybe<ResolversTypes['String']>,
    ParentType,
    ContextType,
    RequireFields<MutationRaiseIncidentArgs, 'input'>
  >;
  updateIncidentStatus?: Resolver<
    Maybe<ResolversTypes['Boolean']>,
    ParentType,
    ContextType,
    RequireFields<MutationUpdateIncidentStatusArgs, 'urn' | 'input'>
  >;
  updateDeprecation?: Resolver<
    Maybe<ResolversTypes['Boolean']>,
    ParentType,
    ContextType,
    RequireFields<MutationUpdateDeprecationArgs, 'input'>
  >;
  batchUpdateDeprecation?: Resolver<
    Maybe<ResolversTypes['Boolean']>,
    ParentType,
    ContextType,
    RequireFields<MutationBatchUpdateDeprecationArgs, 'input'>
  >;
  batchUpdateSoftDeleted?: Resolver<
    Maybe<ResolversTypes['Boolean']>,
    ParentType,
    ContextType,
    RequireFields<MutationBatchUpdateSoftDeletedArgs, 'input'>
  >;
  updateLineage?: Resolver<
    Maybe<ResolversTypes['Boolean']>,
    ParentType,
    ContextType,
    RequireFields<MutationUpdateLineageArgs, 'input'>
  >;
  addLink?: Resolver<
    Maybe<ResolversTypes['Boolean']>,
    ParentType,
    ContextType,
    RequireFields<MutationAddLinkArgs, 'input'>
  >;
  updateLink?: Resolver<
    Maybe<ResolversTypes['Boolean']>,
    ParentType,
    ContextType,
    RequireFields<MutationUpdateLinkArgs, 'input'>
  >;
  removeLink?: Resolver<
    Maybe<ResolversTypes['Boolean']>,
    ParentType,
    ContextType,
    RequireFields<MutationRemoveLinkArgs, 'input'>
  >;
  reportOperation?: Resolver<
    Maybe<ResolversTypes['String']>,
    ParentType,
    ContextType,
    RequireFields<MutationReportOperationArgs, 'input'>
  >;
  addOwner?: Resolver<
    Maybe<ResolversTypes['Boolean']>,
    ParentType,
    ContextType,
    RequireFields<MutationAddOwnerArgs, 'input'>
  >;
  addOwners?: Resolver<
    Maybe<ResolversTypes['Boolean']>,
    ParentType,
    ContextType,
    RequireFields<MutationAddOwnersArgs, 'input'>
  >;
  removeOwner?: Resolver<
    Maybe<ResolversTypes['Boolean']>,
    ParentType,
    ContextType,
    RequireFields<MutationRemoveOwnerArgs, 'input'>
  >;
  batchAddOwners?: Resolver<
    Maybe<ResolversTypes['Boolean']>,
    ParentType,
    ContextType,
    RequireFields<MutationBatchAddOwnersArgs, 'input'>
  >;
  batchRemoveOwners?: Resolver<
    Maybe<ResolversTypes['Boolean']>,
    ParentType,
    ContextType,
    RequireFields<MutationBatchRemoveOwnersArgs, 'input'>
  >;
  createOwnershipType?: Resolver<
    Maybe<ResolversTypes['OwnershipTypeEntity']>,
    ParentType,
    ContextType,
    RequireFields<MutationCreateOwnershipTypeArgs, 'input'>
  >;
  updateOwnershipType?: Resolver<
    Maybe<ResolversTypes['OwnershipTypeEntity']>,
    ParentType,
    ContextType,
    RequireFields<MutationUpdateOwnershipTypeArgs, 'urn' | 'input'>
  >;
  deleteOwnershipType?: Resolver<
    Maybe<ResolversTypes['Boolean']>,
    ParentType,
    ContextType,
    RequireFields<MutationDeleteOwnershipTypeArgs, 'urn'>
  >;
  patchEntity?: Resolver<
    ResolversTypes['PatchEntityResult'],
    ParentType,
    ContextType,
    RequireFields<MutationPatchEntityArgs, 'input'>
  >;
  patchEntities?: Resolver<
    ReadonlyArray<ResolversTypes['PatchEntityResult']>,
    ParentType,
    ContextType,
    RequireFields<MutationPatchEntitiesArgs, 'input'>
  >;
  createQuery?: Resolver<
    Maybe<ResolversTypes['QueryEntity']>,
    ParentType,
    ContextType,
    RequireFields<MutationCreateQueryArgs, 'input'>
  >;
  updateQuery?: Resolver<
    Maybe<ResolversTypes['QueryEntity']>,
    ParentType,
    ContextType,
    RequireFields<MutationUpdateQueryArgs, 'urn' | 'input'>
  >;
  deleteQuery?: Resolver<
    Maybe<ResolversTypes['Boolean']>,
    ParentType,
    ContextType,
    RequireFields<MutationDeleteQueryArgs, 'urn'>
  >;
  upsertStructuredProperties?: Resolver<
    ResolversTypes['StructuredProperties'],
    ParentType,
    ContextType,
    RequireFields<MutationUpsertStructuredPropertiesArgs, 'input'>
  >;
  removeStructuredProperties?: Resolver<
    ResolversTypes['StructuredProperties'],
    ParentType,
    ContextType,
    RequireFields<MutationRemoveStructuredPropertiesArgs, 'input'>
  >;
  createStructuredProperty?: Resolver<
    ResolversTypes['StructuredPropertyEntity'],
    ParentType,
    ContextType,
    RequireFields<MutationCreateStructuredPropertyArgs, 'input'>
  >;
  updateStructuredProperty?: Resolver<
    ResolversTypes['StructuredPropertyEntity'],
    ParentType,
    ContextType,
    RequireFields<MutationUpdateStructuredPropertyArgs, 'input'>
  >;
  deleteStructuredProperty?: Resolver<
    ResolversTypes['Boolean'],
    ParentType,
    ContextType,
    RequireFields<MutationDeleteStructuredPropertyArgs, 'input'>
  >;
  createTag?: Resolver<
    Maybe<ResolversTypes['String']>,
    ParentType,
    ContextType,
    RequireFields<MutationCreateTagArgs, 'input'>
  >;
  updateTag?: Resolver<
    Maybe<ResolversTypes['Tag']>,
    ParentType,
    ContextType,
    RequireFields<MutationUpdateTagArgs, 'urn' | 'input'>
  >;
  deleteTag?: Resolver<
    Maybe<ResolversTypes['Boolean']>,
    ParentType,
    ContextType,
    RequireFields<MutationDeleteTagArgs, 'urn'>
  >;
  setTagColor?: Resolver<
    Maybe<ResolversTypes['Boolean']>,
    ParentType,
    ContextType,
    RequireFields<MutationSetTagColorArgs, 'urn' | 'colorHex'>
  >;
  addTag?: Resolver<
    Maybe<ResolversTypes['Boolean']>,
    ParentType,
    ContextType,
    RequireFields<MutationAddTagArgs, 'input'>
  >;
  addTags?: Resolver<
    Maybe<ResolversTypes['Boolean']>,
    ParentType,
    ContextType,
    RequireFields<MutationAddTagsArgs, 'input'>
  >;
  removeTag?: Resolver<
    Maybe<ResolversTypes['Boolean']>,
    ParentType,
    ContextType,
    RequireFields<MutationRemoveTagArgs, 'input'>
  >;
  batchAddTags?: Resolver<
    Maybe<ResolversTypes['Boolean']>,
    ParentType,
    ContextType,
    RequireFields<MutationBatchAddTagsArgs, 'input'>
  >;
  batchRemoveTags?: Resolver<
    Maybe<ResolversTypes['Boolean']>,
    ParentType,
    ContextType,
    RequireFields<MutationBatchRemoveTagsArgs, 'input'>
  >;
  addTerm?: Resolver<
    Maybe<ResolversTypes['Boolean']>,
    ParentType,
    ContextType,
    RequireFields<MutationAddTermArgs, 'input'>
  >;
  addTerms?: Resolver<
    Maybe<ResolversTypes['Boolean']>,
    ParentType,
    ContextType,
    RequireFields<MutationAddTermsArgs, 'input'>
  >;
  removeTerm?: Resolver<
    Maybe<ResolversTypes['Boolean']>,
    ParentType,
    ContextType,
    RequireFields<MutationRemoveTermArgs, 'input'>
  >;
  batchAddTerms?: Resolver<
    Maybe<ResolversTypes['Boolean']>,
    ParentType,
    ContextType,
    RequireFields<MutationBatchAddTermsArgs, 'input'>
  >;
  batchRemoveTerms?: Resolver<
    Maybe<ResolversTypes['Boolean']>,
    ParentType,
    ContextType,
    RequireFields<MutationBatchRemoveTermsArgs, 'input'>
  >;
  updateDescription?: Resolver<
    Maybe<ResolversTypes['Boolean']>,
    ParentType,
    ContextType,
    RequireFields<MutationUpdateDescriptionArgs, 'input'>
  >;
  updateName?: Resolver<
    Maybe<ResolversTypes['Boolean']>,
    ParentType,
    ContextType,
    RequireFields<MutationUpdateNameArgs, 'input'>
  >;
  updateIncident?: Resolver<
    Maybe<ResolversTypes['Boolean']>,
    ParentType,
    ContextType,
    RequireFields<MutationUpdateIncidentArgs, 'urn' | 'input'>
  >;
  upsertLink?: Resolver<
    Maybe<ResolversTypes['Boolean']>,
    ParentType,
    ContextType,
    RequireFields<MutationUpsertLinkArgs, 'input'>
  >;
  upsertConnection?: Resolver<
    ResolversTypes['DataHubConnection'],
    ParentType,
    ContextType,
    RequireFields<MutationUpsertConnectionArgs, 'input'>
  >;
  batchAssignForm?: Resolver<
    Maybe<ResolversTypes['Boolean']>,
    ParentType,
    ContextType,
    RequireFields<MutationBatchAssignFormArgs, 'input'>
  >;
  createDynamicFormAssignment?: Resolver<
    Maybe<ResolversTypes['Boolean']>,
    ParentType,
    ContextType,
    RequireFields<MutationCreateDynamicFormAssignmentArgs, 'input'>
  >;
  updateIngestionSource?: Resolver<
    Maybe<ResolversTypes['String']>,
    ParentType,
    ContextType,
    RequireFields<MutationUpdateIngestionSourceArgs, 'urn' | 'input'>
  >;
  upsertPageModule?: Resolver<
    ResolversTypes['DataHubPageModule'],
    ParentType,
    ContextType,
    RequireFields<MutationUpsertPageModuleArgs, 'input'>
  >;
  deletePageModule?: Resolver<
    ResolversTypes['Boolean'],
    ParentType,
    ContextType,
    RequireFields<MutationDeletePageModuleArgs, 'input'>
  >;
  upsertPageTemplate?: Resolver<
    ResolversTypes['DataHubPageTemplate'],
    ParentType,
    ContextType,
    RequireFields<MutationUpsertPageTemplateArgs, 'input'>
  >;
  deletePageTemplate?: Resolver<
    ResolversTypes['Boolean'],
    ParentType,
    ContextType,
    RequireFields<MutationDeletePageTemplateArgs, 'input'>
  >;
  updateAssetSettings?: Resolver<
    ResolversTypes['AssetSettings'],
    ParentType,
    ContextType,
    RequireFields<MutationUpdateAssetSettingsArgs, 'input'>
  >;
  createPost?: Resolver<
    Maybe<ResolversTypes['Boolean']>,
    ParentType,
    ContextType,
    RequireFields<MutationCreatePostArgs, 'input'>
  >;
  updatePost?: Resolver<
    Maybe<ResolversTypes['Boolean']>,
    ParentType,
    ContextType,
    RequireFields<MutationUpdatePostArgs, 'input'>
  >;
  deletePost?: Resolver<
    Maybe<ResolversTypes['Boolean']>,
    ParentType,
    ContextType,
    RequireFields<MutationDeletePostArgs, 'urn'>
  >;
  rollbackIngestionRun?: Resolver<
    ResolversTypes['IngestionRunRollback'],
    ParentType,
    ContextType,
    RequireFields<MutationRollbackIngestionRunArgs, 'input'>
  >;
  updateGlobalViewsSettings?: Resolver<
    ResolversTypes['Boolean'],
    ParentType,
    ContextType,
    RequireFields<MutationUpdateGlobalViewsSettingsArgs, 'input'>
  >;
  updateDocPropagationSettings?: Resolver<
    ResolversTypes['Boolean'],
    ParentType,
    ContextType,
    RequireFields<MutationUpdateDocPropagationSettingsArgs, 'input'>
  >;
  updateApplicationsSettings?: Resolver<
    ResolversTypes['Boolean'],
    ParentType,
    ContextType,
    RequireFields<MutationUpdateApplicationsSettingsArgs, 'input'>
  >;
  updateCorpUserViewsSettings?: Resolver<
    Maybe<ResolversTypes['Boolean']>,
    ParentType,
    ContextType,
    RequireFields<MutationUpdateCorpUserViewsSettingsArgs, 'input'>
  >;
  updateCorpUserLocaleSettings?: Resolver<
    Maybe<ResolversTypes['Boolean']>,
    ParentType,
    ContextType,
    RequireFields<MutationUpdateCorpUserLocaleSettingsArgs, 'input'>
  >;
  updateUserSetting?: Resolver<
    Maybe<ResolversTypes['Boolean']>,
    ParentType,
    ContextType,
    RequireFields<MutationUpdateUserSettingArgs, 'input'>
  >;
  updateUserHomePageSettings?: Resolver<
    Maybe<ResolversTypes['Boolean']>,
    ParentType,
    ContextType,
    RequireFields<MutationUpdateUserHomePageSettingsArgs, 'input'>
  >;
  batchUpdateStepStates?: Resolver<
    ResolversTypes['BatchUpdateStepStatesResult'],
    ParentType,
    ContextType,
    RequireFields<MutationBatchUpdateStepStatesArgs, 'input'>
  >;
  linkAssetVersion?: Resolver<
    Maybe<ResolversTypes['VersionSet']>,
    ParentType,
    ContextType,
    RequireFields<MutationLinkAssetVersionArgs, 'input'>
  >;
  unlinkAssetVersion?: Resolver<
    Maybe<ResolversTypes['VersionSet']>,
    ParentType,
    ContextType,
    RequireFields<MutationUnlinkAssetVersionArgs, 'input'>
  >;
  createView?: Resolver<
    Maybe<ResolversTypes['DataHubView']>,
    ParentType,
    ContextType,
    RequireFields<MutationCreateViewArgs, 'input'>
  >;
  updateView?: Resolver<
    Maybe<ResolversTypes['DataHubView']>,
    ParentType,
    ContextType,
    RequireFields<MutationUpdateViewArgs, 'urn' | 'input'>
  >;
  deleteView?: Resolver<
    Maybe<ResolversTypes['Boolean']>,
    ParentType,
    ContextType,
    RequireFields<MutationDeleteViewArgs, 'urn'>
  >;
};

export type ListUsersResultResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['ListUsersResult'] = ResolversParentTypes['ListUsersResult'],
> = {
  start?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  users?: Resolver<ReadonlyArray<ResolversTypes['CorpUser']>, ParentType, ContextType>;
};

export type ListGroupsResultResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['ListGroupsResult'] = ResolversParentTypes['ListGroupsResult'],
> = {
  start?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  groups?: Resolver<ReadonlyArray<ResolversTypes['CorpGroup']>, ParentType, ContextType>;
};

export type ListRolesResultResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['ListRolesResult'] = ResolversParentTypes['ListRolesResult'],
> = {
  start?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  roles?: Resolver<ReadonlyArray<ResolversTypes['DataHubRole']>, ParentType, ContextType>;
};

export type DataHubRoleResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['DataHubRole'] = ResolversParentTypes['DataHubRole'],
> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  urn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['EntityType'], ParentType, ContextType>;
  relationships?: Resolver<
    Maybe<ResolversTypes['EntityRelationshipsResult']>,
    ParentType,
    ContextType,
    RequireFields<DataHubRoleRelationshipsArgs, 'input'>
  >;
  overview?: Resolver<ResolversTypes['EntityOverview'], ParentType, ContextType>;
  aspects?: Resolver<
    Maybe<ReadonlyArray<ResolversTypes['RawAspect']>>,
    ParentType,
    ContextType,
    Partial<DataHubRoleAspectsArgs>
  >;
  exists?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  history?: Resolver<
    ResolversTypes['EntityHistory'],
    ParentType,
    ContextType,
    Partial<DataHubRoleHistoryArgs>
  >;
  privileges?: Resolver<Maybe<ResolversTypes['EntityPrivileges']>, ParentType, ContextType>;
  lastIngested?: Resolver<Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CorpUserResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['CorpUser'] = ResolversParentTypes['CorpUser'],
> = {
  roles?: Resolver<Maybe<ReadonlyArray<ResolversTypes['DataHubRole']>>, ParentType, ContextType>;
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  properties?: Resolver<Maybe<ResolversTypes['CorpUserProperties']>, ParentType, ContextType>;
  info?: Resolver<Maybe<ResolversTypes['CorpUserInfo']>, ParentType, ContextType>;
  editableProperties?: Resolver<Maybe<ResolversTypes['CorpUserEditableProperties']>, ParentType, ContextType>;
  editableInfo?: Resolver<Maybe<ResolversTypes['CorpUserEditableInfo']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['CorpUserStatus']>, ParentType, ContextType>;
  globalTags?: Resolver<Maybe<ResolversTypes['GlobalTags']>, ParentType, ContextType>;
  settings?: Resolver<Maybe<ResolversTypes['CorpUserSettings']>, ParentType, ContextType>;
  isNativeUser?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  urn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['EntityType'], ParentType, ContextType>;
  relationships?: Resolver<
    Maybe<ResolversTypes['EntityRelationshipsResult']>,
    ParentType,
    ContextType,
    RequireFields<CorpUserRelationshipsArgs, 'input'>
  >;
  overview?: Resolver<ResolversTypes['EntityOverview'], ParentType, ContextType>;
  aspects?: Resolver<
    Maybe<ReadonlyArray<ResolversTypes['RawAspect']>>,
    ParentType,
    ContextType,
    Partial<CorpUserAspectsArgs>
  >;
  exists?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  history?: Resolver<ResolversTypes['EntityHistory'], ParentType, ContextType, Partial<CorpUserHistoryArgs>>;
  privileges?: Resolver<Maybe<ResolversTypes['EntityPrivileges']>, ParentType, ContextType>;
  lastIngested?: Resolver<Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
  tags?: Resolver<Maybe<ResolversTypes['GlobalTags']>, ParentType, ContextType>;
  subTypes?: Resolver<Maybe<ResolversTypes['SubTypes']>, ParentType, ContextType>;
  structuredProperties?: Resolver<Maybe<ResolversTypes['StructuredProperties']>, ParentType, ContextType>;
  forms?: Resolver<Maybe<ResolversTypes['Forms']>, ParentType, ContextType>;
  testResults?: Resolver<Maybe<ResolversTypes['TestResults']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CorpGroupResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['CorpGroup'] = ResolversParentTypes['CorpGroup'],
> = {
  roles?: Resolver<Maybe<ReadonlyArray<ResolversTypes['DataHubRole']>>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  properties?: Resolver<Maybe<ResolversTypes['CorpGroupProperties']>, ParentType, ContextType>;
  info?: Resolver<Maybe<ResolversTypes['CorpGroupInfo']>, ParentType, ContextType>;
  editableProperties?: Resolver<
    Maybe<ResolversTypes['CorpGroupEditableProperties']>,
    ParentType,
    ContextType
  >;
  origin?: Resolver<Maybe<ResolversTypes['Origin']>, ParentType, ContextType>;
  memberCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  urn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['EntityType'], ParentType, ContextType>;
  relationships?: Resolver<
    Maybe<ResolversTypes['EntityRelationshipsResult']>,
    ParentType,
    ContextType,
    RequireFields<CorpGroupRelationshipsArgs, 'input'>
  >;
  overview?: Resolver<ResolversTypes['EntityOverview'], ParentType, ContextType>;
  aspects?: Resolver<
    Maybe<ReadonlyArray<ResolversTypes['RawAspect']>>,
    ParentType,
    ContextType,
    Partial<CorpGroupAspectsArgs>
  >;
  exists?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  history?: Resolver<ResolversTypes['EntityHistory'], ParentType, ContextType, Partial<CorpGroupHistoryArgs>>;
  privileges?: Resolver<Maybe<ResolversTypes['EntityPrivileges']>, ParentType, ContextType>;
  lastIngested?: Resolver<Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
  ownership?: Resolver<Maybe<ResolversTypes['Ownership']>, ParentType, ContextType>;
  tags?: Resolver<Maybe<ResolversTypes['GlobalTags']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['Status']>, ParentType, ContextType>;
  subTypes?: Resolver<Maybe<ResolversTypes['SubTypes']>, ParentType, ContextType>;
  structuredProperties?: Resolver<Maybe<ResolversTypes['StructuredProperties']>, ParentType, ContextType>;
  forms?: Resolver<Maybe<ResolversTypes['Forms']>, ParentType, ContextType>;
  testResults?: Resolver<Maybe<ResolversTypes['TestResults']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ListPoliciesResultResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['ListPoliciesResult'] = ResolversParentTypes['ListPoliciesResult'],
> = {
  start?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  policies?: Resolver<ReadonlyArray<ResolversTypes['Policy']>, ParentType, ContextType>;
};

export type PolicyResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['Policy'] = ResolversParentTypes['Policy'],
> = {
  urn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['PolicyType'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['PolicyState'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  resources?: Resolver<Maybe<ResolversTypes['ResourceFilter']>, ParentType, ContextType>;
  privileges?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  actors?: Resolver<ResolversTypes['ActorFilter'], ParentType, ContextType>;
  editable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type DataHubPolicyResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['DataHubPolicy'] = ResolversParentTypes['DataHubPolicy'],
> = {
  policyType?: Resolver<Maybe<ResolversTypes['PolicyType']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['PolicyState']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  resources?: Resolver<Maybe<ResolversTypes['ResourceFilter']>, ParentType, ContextType>;
  privileges?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  actors?: Resolver<Maybe<ResolversTypes['ActorFilter']>, ParentType, ContextType>;
  editable?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  urn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['EntityType'], ParentType, ContextType>;
  relationships?: Resolver<
    Maybe<ResolversTypes['EntityRelationshipsResult']>,
    ParentType,
    ContextType,
    RequireFields<DataHubPolicyRelationshipsArgs, 'input'>
  >;
  overview?: Resolver<ResolversTypes['EntityOverview'], ParentType, ContextType>;
  aspects?: Resolver<
    Maybe<ReadonlyArray<ResolversTypes['RawAspect']>>,
    ParentType,
    ContextType,
    Partial<DataHubPolicyAspectsArgs>
  >;
  exists?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  history?: Resolver<
    ResolversTypes['EntityHistory'],
    ParentType,
    ContextType,
    Partial<DataHubPolicyHistoryArgs>
  >;
  lastIngested?: Resolver<Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ResourceFilterResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['ResourceFilter'] = ResolversParentTypes['ResourceFilter'],
> = {
  type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  resources?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  allResources?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  filter?: Resolver<Maybe<ResolversTypes['PolicyMatchFilter']>, ParentType, ContextType>;
  privilegeConstraints?: Resolver<Maybe<ResolversTypes['PolicyMatchFilter']>, ParentType, ContextType>;
};

export type PolicyMatchFilterResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['PolicyMatchFilter'] = ResolversParentTypes['PolicyMatchFilter'],
> = {
  criteria?: Resolver<Maybe<ReadonlyArray<ResolversTypes['PolicyMatchCriterion']>>, ParentType, ContextType>;
};

export type PolicyMatchCriterionResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['PolicyMatchCriterion'] =
    ResolversParentTypes['PolicyMatchCriterion'],
> = {
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  values?: Resolver<ReadonlyArray<ResolversTypes['PolicyMatchCriterionValue']>, ParentType, ContextType>;
  condition?: Resolver<ResolversTypes['PolicyMatchCondition'], ParentType, ContextType>;
};

export type PolicyMatchCriterionValueResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['PolicyMatchCriterionValue'] =
    ResolversParentTypes['PolicyMatchCriterionValue'],
> = {
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  entity?: Resolver<Maybe<ResolversTypes['Entity']>, ParentType, ContextType>;
};

export type ActorFilterResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['ActorFilter'] = ResolversParentTypes['ActorFilter'],
> = {
  users?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  groups?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  roles?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  resourceOwners?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  resourceOwnersTypes?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  resolvedOwnershipTypes?: Resolver<
    Maybe<ReadonlyArray<ResolversTypes['OwnershipTypeEntity']>>,
    ParentType,
    ContextType
  >;
  allUsers?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  allGroups?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  resolvedUsers?: Resolver<Maybe<ReadonlyArray<ResolversTypes['CorpUser']>>, ParentType, ContextType>;
  resolvedGroups?: Resolver<Maybe<ReadonlyArray<ResolversTypes['CorpGroup']>>, ParentType, ContextType>;
  resolvedRoles?: Resolver<Maybe<ReadonlyArray<ResolversTypes['DataHubRole']>>, ParentType, ContextType>;
};

export type PrivilegesResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['Privileges'] = ResolversParentTypes['Privileges'],
> = {
  privileges?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  grants?: Resolver<ReadonlyArray<ResolversTypes['PrivilegeGrant']>, ParentType, ContextType>;
};

export type PrivilegeGrantResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['PrivilegeGrant'] = ResolversParentTypes['PrivilegeGrant'],
> = {
  policy?: Resolver<Maybe<ResolversTypes['DataHubPolicy']>, ParentType, ContextType>;
  privileges?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  reasons?: Resolver<ReadonlyArray<ResolversTypes['PrivilegeGrantReason']>, ParentType, ContextType>;
};

export type PrivilegeGrantReasonResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['PrivilegeGrantReason'] =
    ResolversParentTypes['PrivilegeGrantReason'],
> = {
  kind?: Resolver<ResolversTypes['PrivilegeGrantReasonKind'], ParentType, ContextType>;
  entity?: Resolver<Maybe<ResolversTypes['Entity']>, ParentType, ContextType>;
  ownershipType?: Resolver<Maybe<ResolversTypes['OwnershipTypeEntity']>, ParentType, ContextType>;
};

export type AuthenticatedUserResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['AuthenticatedUser'] = ResolversParentTypes['AuthenticatedUser'],
> = {
  platformPrivileges?: Resolver<ResolversTypes['PlatformPrivileges'], ParentType, ContextType>;
  corpUser?: Resolver<ResolversTypes['CorpUser'], ParentType, ContextType>;
};

export type PlatformPrivilegesResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['PlatformPrivileges'] = ResolversParentTypes['PlatformPrivileges'],
> = {
  viewAnalytics?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  managePolicies?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  manageIdentities?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  generatePersonalAccessTokens?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  createDomains?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  manageDomains?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  manageIngestion?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  manageSecrets?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  manageTokens?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewTests?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  manageTests?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  manageGlossaries?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  manageUserCredentials?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  createTags?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  manageTags?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewManageTags?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  manageGlobalViews?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  manageOwnershipTypes?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  manageGlobalAnnouncements?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  createBusinessAttributes?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  manageBusinessAttributes?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  manageStructuredProperties?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewStructuredPropertiesPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  manageFeatures?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type AppConfigResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['AppConfig'] = ResolversParentTypes['AppConfig'],
> = {
  policiesConfig?: Resolver<ResolversTypes['PoliciesConfig'], ParentType, ContextType>;
  telemetryConfig?: Resolver<Maybe<ResolversTypes['TelemetryConfig']>, ParentType, ContextType>;
  semanticSearchConfig?: Resolver<Maybe<ResolversTypes['SemanticSearchConfig']>, ParentType, ContextType>;
  featureFlags?: Resolver<Maybe<ResolversTypes['FeatureFlagsConfig']>, ParentType, ContextType>;
  entityIndexV3?: Resolver<Maybe<ResolversTypes['EntityIndexV3Config']>, ParentType, ContextType>;
  neo4jBrowserUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PoliciesConfigResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['PoliciesConfig'] = ResolversParentTypes['PoliciesConfig'],
> = {
  enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  platformPrivileges?: Resolver<ReadonlyArray<ResolversTypes['Privilege']>, ParentType, ContextType>;
  resourcePrivileges?: Resolver<ReadonlyArray<ResolversTypes['ResourcePrivileges']>, ParentType, ContextType>;
};

export type PrivilegeResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['Privilege'] = ResolversParentTypes['Privilege'],
> = {
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  displayName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ResourcePrivilegesResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['ResourcePrivileges'] = ResolversParentTypes['ResourcePrivileges'],
> = {
  resourceType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  resourceTypeDisplayName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  entityType?: Resolver<Maybe<ResolversTypes['EntityType']>, ParentType, ContextType>;
  privileges?: Resolver<ReadonlyArray<ResolversTypes['Privilege']>, ParentType, ContextType>;
};

export type EntityPrivilegesResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['EntityPrivileges'] = ResolversParentTypes['EntityPrivileges'],
> = {
  canManageChildren?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  canManageEntity?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  canEdit?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  canEditProperties?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  canEditTags?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  canEditGlossaryTerms?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  canEditDescription?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  canEditName?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  canEditLinks?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  canEditDomains?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  canEditDataProducts?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  canEditOwners?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  canEditIncidents?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  canEditAssertions?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  canEditAssertionOwners?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  canEditDeprecation?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  canManageAssetSummary?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  canEditLineage?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  canEditEmbed?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  canEditQueries?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  canEditSchemaFieldTags?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  canEditSchemaFieldGlossaryTerms?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  canEditSchemaFieldDescription?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  canViewDatasetUsage?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  canViewDatasetProfile?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  canViewDatasetOperations?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  canProposeDescription?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  canProposeTags?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  canProposeGlossaryTerms?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  canProposeSchemaFieldDescription?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  canProposeSchemaFieldTags?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  canProposeSchemaFieldGlossaryTerms?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  canShareEntity?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type InviteTokenResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['InviteToken'] = ResolversParentTypes['InviteToken'],
> = {
  inviteToken?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ResetTokenResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['ResetToken'] = ResolversParentTypes['ResetToken'],
> = {
  resetToken?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ListSecretsResultResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['ListSecretsResult'] = ResolversParentTypes['ListSecretsResult'],
> = {
  start?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  secrets?: Resolver<ReadonlyArray<ResolversTypes['Secret']>, ParentType, ContextType>;
};

export type SecretResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['Secret'] = ResolversParentTypes['Secret'],
> = {
  urn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SecretValueResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['SecretValue'] = ResolversParentTypes['SecretValue'],
> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AccessTokenResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['AccessToken'] = ResolversParentTypes['AccessToken'],
> = {
  accessToken?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  metadata?: Resolver<Maybe<ResolversTypes['AccessTokenMetadata']>, ParentType, ContextType>;
};

export type AccessTokenMetadataResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['AccessTokenMetadata'] =
    ResolversParentTypes['AccessTokenMetadata'],
> = {
  urn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['EntityType'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  actorUrn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ownerUrn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  owner?: Resolver<Maybe<ResolversTypes['CorpUser']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['Long'], ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
};

export type ListAccessTokenResultResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['ListAccessTokenResult'] =
    ResolversParentTypes['ListAccessTokenResult'],
> = {
  start?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  tokens?: Resolver<ReadonlyArray<ResolversTypes['AccessTokenMetadata']>, ParentType, ContextType>;
};

export type OwnershipResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['Ownership'] = ResolversParentTypes['Ownership'],
> = {
  owners?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Owner']>>, ParentType, ContextType>;
  lastModified?: Resolver<ResolversTypes['AuditStamp'], ParentType, ContextType>;
};

export type OwnerTypeResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['OwnerType'] = ResolversParentTypes['OwnerType'],
> = {
  __resolveType: TypeResolveFn<'CorpUser' | 'CorpGroup', ParentType, ContextType>;
};

export type OwnerResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['Owner'] = ResolversParentTypes['Owner'],
> = {
  owner?: Resolver<ResolversTypes['OwnerType'], ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['OwnershipType']>, ParentType, ContextType>;
  ownershipType?: Resolver<Maybe<ResolversTypes['OwnershipTypeEntity']>, ParentType, ContextType>;
  source?: Resolver<Maybe<ResolversTypes['OwnershipSource']>, ParentType, ContextType>;
  attribution?: Resolver<Maybe<ResolversTypes['MetadataAttribution']>, ParentType, ContextType>;
  associatedUrn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OwnershipSourceResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['OwnershipSource'] = ResolversParentTypes['OwnershipSource'],
> = {
  type?: Resolver<ResolversTypes['OwnershipSourceType'], ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type GlobalTagsResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['GlobalTags'] = ResolversParentTypes['GlobalTags'],
> = {
  tags?: Resolver<Maybe<ReadonlyArray<ResolversTypes['TagAssociation']>>, ParentType, ContextType>;
};

export type TagAssociationResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['TagAssociation'] = ResolversParentTypes['TagAssociation'],
> = {
  tag?: Resolver<ResolversTypes['Tag'], ParentType, ContextType>;
  context?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  attribution?: Resolver<Maybe<ResolversTypes['MetadataAttribution']>, ParentType, ContextType>;
  associatedUrn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type GlossaryTermsResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['GlossaryTerms'] = ResolversParentTypes['GlossaryTerms'],
> = {
  terms?: Resolver<Maybe<ReadonlyArray<ResolversTypes['GlossaryTermAssociation']>>, ParentType, ContextType>;
};

export type GlossaryTermAssociationResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['GlossaryTermAssociation'] =
    ResolversParentTypes['GlossaryTermAssociation'],
> = {
  term?: Resolver<ResolversTypes['GlossaryTerm'], ParentType, ContextType>;
  actor?: Resolver<Maybe<ResolversTypes['CorpUser']>, ParentType, ContextType>;
  context?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  attribution?: Resolver<Maybe<ResolversTypes['MetadataAttribution']>, ParentType, ContextType>;
  associatedUrn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DomainAssociationResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['DomainAssociation'] = ResolversParentTypes['DomainAssociation'],
> = {
  domain?: Resolver<ResolversTypes['Domain'], ParentType, ContextType>;
  attribution?: Resolver<Maybe<ResolversTypes['MetadataAttribution']>, ParentType, ContextType>;
  associatedUrn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type InstitutionalMemoryResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['InstitutionalMemory'] =
    ResolversParentTypes['InstitutionalMemory'],
> = {
  elements?: Resolver<ReadonlyArray<ResolversTypes['InstitutionalMemoryMetadata']>, ParentType, ContextType>;
};

export type InstitutionalMemoryMetadataResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['InstitutionalMemoryMetadata'] =
    ResolversParentTypes['InstitutionalMemoryMetadata'],
> = {
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  author?: Resolver<Maybe<ResolversTypes['CorpUser']>, ParentType, ContextType>;
  actor?: Resolver<Maybe<ResolversTypes['ResolvedActor']>, ParentType, ContextType>;
  created?: Resolver<ResolversTypes['AuditStamp'], ParentType, ContextType>;
  updated?: Resolver<Maybe<ResolversTypes['AuditStamp']>, ParentType, ContextType>;
  settings?: Resolver<Maybe<ResolversTypes['InstitutionalMemoryMetadataSettings']>, ParentType, ContextType>;
  associatedUrn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type InstitutionalMemoryMetadataSettingsResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['InstitutionalMemoryMetadataSettings'] =
    ResolversParentTypes['InstitutionalMemoryMetadataSettings'],
> = {
  showInAssetPreview?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ResolvedActorResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['ResolvedActor'] = ResolversParentTypes['ResolvedActor'],
> = {
  __resolveType: TypeResolveFn<'CorpUser' | 'CorpGroup', ParentType, ContextType>;
};

export type DeprecationResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['Deprecation'] = ResolversParentTypes['Deprecation'],
> = {
  deprecated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  decommissionTime?: Resolver<Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  actor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  actorEntity?: Resolver<Maybe<ResolversTypes['Entity']>, ParentType, ContextType>;
  replacement?: Resolver<Maybe<ResolversTypes['Entity']>, ParentType, ContextType>;
};

export type StatusResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['Status'] = ResolversParentTypes['Status'],
> = {
  removed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lifecycleStage?: Resolver<Maybe<ResolversTypes['LifecycleStageType']>, ParentType, ContextType>;
  lifecycleLastUpdated?: Resolver<Maybe<ResolversTypes['AuditStamp']>, ParentType, ContextType>;
};

export type SubTypesResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['SubTypes'] = ResolversParentTypes['SubTypes'],
> = {
  typeNames?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
};

export type VersionTagResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['VersionTag'] = ResolversParentTypes['VersionTag'],
> = {
  versionTag?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ApplicationAssociationResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['ApplicationAssociation'] =
    ResolversParentTypes['ApplicationAssociation'],
> = {
  application?: Resolver<ResolversTypes['Application'], ParentType, ContextType>;
  associatedUrn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DisplayPropertiesResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['DisplayProperties'] = ResolversParentTypes['DisplayProperties'],
> = {
  colorHex?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  icon?: Resolver<Maybe<ResolversTypes['IconProperties']>, ParentType, ContextType>;
};

export type IconPropertiesResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['IconProperties'] = ResolversParentTypes['IconProperties'],
> = {
  iconLibrary?: Resolver<ResolversTypes['IconLibrary'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  style?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type VersionPropertiesResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['VersionProperties'] = ResolversParentTypes['VersionProperties'],
> = {
  version?: Resolver<ResolversTypes['VersionTag'], ParentType, ContextType>;
  aliases?: Resolver<ReadonlyArray<ResolversTypes['VersionTag']>, ParentType, ContextType>;
  comment?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sortId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isLatest?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  versionSet?: Resolver<Maybe<ResolversTypes['VersionSet']>, ParentType, ContextType>;
  created?: Resolver<Maybe<ResolversTypes['ResolvedAuditStamp']>, ParentType, ContextType>;
  createdInSource?: Resolver<Maybe<ResolversTypes['ResolvedAuditStamp']>, ParentType, ContextType>;
};

export type RawAspectResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['RawAspect'] = ResolversParentTypes['RawAspect'],
> = {
  aspectName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  payload?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  renderSpec?: Resolver<Maybe<ResolversTypes['AspectRenderSpec']>, ParentType, ContextType>;
};

export type AspectRenderSpecResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['AspectRenderSpec'] = ResolversParentTypes['AspectRenderSpec'],
> = {
  displayType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  displayName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  key?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AuditStampResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['AuditStamp'] = ResolversParentTypes['AuditStamp'],
> = {
  time?: Resolver<ResolversTypes['Long'], ParentType, ContextType>;
  actor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ResolvedAuditStampResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['ResolvedAuditStamp'] = ResolversParentTypes['ResolvedAuditStamp'],
> = {
  time?: Resolver<ResolversTypes['Long'], ParentType, ContextType>;
  actor?: Resolver<Maybe<ResolversTypes['CorpUser']>, ParentType, ContextType>;
};

export type MetadataAttributionResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['MetadataAttribution'] =
    ResolversParentTypes['MetadataAttribution'],
> = {
  time?: Resolver<ResolversTypes['Long'], ParentType, ContextType>;
  actor?: Resolver<Maybe<ResolversTypes['Entity']>, ParentType, ContextType>;
  source?: Resolver<Maybe<ResolversTypes['Entity']>, ParentType, ContextType>;
  sourceDetail?: Resolver<Maybe<ReadonlyArray<ResolversTypes['StringMapEntry']>>, ParentType, ContextType>;
};

export type StringMapEntryResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['StringMapEntry'] = ResolversParentTypes['StringMapEntry'],
> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CustomPropertiesEntryResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['CustomPropertiesEntry'] =
    ResolversParentTypes['CustomPropertiesEntry'],
> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  associatedUrn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BrowsePathV2Resolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['BrowsePathV2'] = ResolversParentTypes['BrowsePathV2'],
> = {
  path?: Resolver<ReadonlyArray<ResolversTypes['BrowsePathEntry']>, ParentType, ContextType>;
};

export type BrowsePathEntryResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['BrowsePathEntry'] = ResolversParentTypes['BrowsePathEntry'],
> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  entity?: Resolver<Maybe<ResolversTypes['Entity']>, ParentType, ContextType>;
};

export type DocumentationResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['Documentation'] = ResolversParentTypes['Documentation'],
> = {
  documentations?: Resolver<
    ReadonlyArray<ResolversTypes['DocumentationAssociation']>,
    ParentType,
    ContextType
  >;
};

export type DocumentationAssociationResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['DocumentationAssociation'] =
    ResolversParentTypes['DocumentationAssociation'],
> = {
  documentation?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  attribution?: Resolver<Maybe<ResolversTypes['MetadataAttribution']>, ParentType, ContextType>;
};

export type EmbedResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['Embed'] = ResolversParentTypes['Embed'],
> = {
  renderUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type HealthResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['Health'] = ResolversParentTypes['Health'],
> = {
  type?: Resolver<ResolversTypes['HealthStatusType'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['HealthStatus'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  causes?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  reportedAt?: Resolver<Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
  activeIncidentHealthDetails?: Resolver<
    Maybe<ResolversTypes['ActiveIncidentHealthDetails']>,
    ParentType,
    ContextType
  >;
  latestAssertionStatusByType?: Resolver<
    Maybe<ReadonlyArray<ResolversTypes['AssertionHealthStatusByType']>>,
    ParentType,
    ContextType
  >;
};

export type ActiveIncidentHealthDetailsResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['ActiveIncidentHealthDetails'] =
    ResolversParentTypes['ActiveIncidentHealthDetails'],
> = {
  latestIncidentUrn?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  latestIncidentTitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastActivityAt?: Resolver<Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AssertionHealthStatusByTypeResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['AssertionHealthStatusByType'] =
    ResolversParentTypes['AssertionHealthStatusByType'],
> = {
  type?: Resolver<ResolversTypes['AssertionType'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['HealthStatus'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  statusCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lastStatusResultAt?: Resolver<Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
};

export type DatasetResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['Dataset'] = ResolversParentTypes['Dataset'],
> = {
  health?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Health']>>, ParentType, ContextType>;
  globalTags?: Resolver<Maybe<ResolversTypes['GlobalTags']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uri?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  externalUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  schema?: Resolver<Maybe<ResolversTypes['Schema']>, ParentType, ContextType>;
  platformNativeType?: Resolver<Maybe<ResolversTypes['PlatformNativeType']>, ParentType, ContextType>;
  assertions?: Resolver<
    Maybe<ResolversTypes['EntityAssertionsResult']>,
    ParentType,
    ContextType,
    Partial<DatasetAssertionsArgs>
  >;
  contract?: Resolver<Maybe<ResolversTypes['DataContract']>, ParentType, ContextType>;
  runs?: Resolver<
    Maybe<ResolversTypes['DataProcessInstanceResult']>,
    ParentType,
    ContextType,
    RequireFields<DatasetRunsArgs, 'direction'>
  >;
  operations?: Resolver<
    Maybe<ReadonlyArray<ResolversTypes['Operation']>>,
    ParentType,
    ContextType,
    Partial<DatasetOperationsArgs>
  >;
  datasetProfiles?: Resolver<
    Maybe<ReadonlyArray<ResolversTypes['DatasetProfile']>>,
    ParentType,
    ContextType,
    Partial<DatasetDatasetProfilesArgs>
  >;
  usageStats?: Resolver<
    Maybe<ResolversTypes['UsageQueryResult']>,
    ParentType,
    ContextType,
    Partial<DatasetUsageStatsArgs>
  >;
  statsSummary?: Resolver<Maybe<ResolversTypes['DatasetStatsSummary']>, ParentType, ContextType>;
  operationsStats?: Resolver<
    Maybe<ResolversTypes['OperationsQueryResult']>,
    ParentType,
    ContextType,
    Partial<DatasetOperationsStatsArgs>
  >;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  origin?: Resolver<ResolversTypes['FabricType'], ParentType, ContextType>;
  platform?: Resolver<ResolversTypes['DataPlatform'], ParentType, ContextType>;
  properties?: Resolver<Maybe<ResolversTypes['DatasetProperties']>, ParentType, ContextType>;
  editableProperties?: Resolver<Maybe<ResolversTypes['DatasetEditableProperties']>, ParentType, ContextType>;
  schemaMetadata?: Resolver<
    Maybe<ResolversTypes['SchemaMetadata']>,
    ParentType,
    ContextType,
    Partial<DatasetSchemaMetadataArgs>
  >;
  editableSchemaMetadata?: Resolver<Maybe<ResolversTypes['EditableSchemaMetadata']>, ParentType, ContextType>;
  viewProperties?: Resolver<Maybe<ResolversTypes['ViewProperties']>, ParentType, ContextType>;
  fineGrainedLineages?: Resolver<
    Maybe<ReadonlyArray<ResolversTypes['FineGrainedLineage']>>,
    ParentType,
    ContextType
  >;
  siblings?: Resolver<Maybe<ResolversTypes['SiblingProperties']>, ParentType, ContextType>;
  siblingsSearch?: Resolver<
    Maybe<ResolversTypes['ScrollResults']>,
    ParentType,
    ContextType,
    RequireFields<DatasetSiblingsSearchArgs, 'input'>
  >;
  access?: Resolver<Maybe<ResolversTypes['Access']>, ParentType, ContextType>;
  partitionsSummary?: Resolver<Maybe<ResolversTypes['DatasetPartitionsSummary']>, ParentType, ContextType>;
  parentContainers?: Resolver<Maybe<ResolversTypes['ParentContainersResult']>, ParentType, ContextType>;
  deprecation?: Resolver<Maybe<ResolversTypes['Deprecation']>, ParentType, ContextType>;
  urn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['EntityType'], ParentType, ContextType>;
  relationships?: Resolver<
    Maybe<ResolversTypes['EntityRelationshipsResult']>,
    ParentType,
    ContextType,
    RequireFields<DatasetRelationshipsArgs, 'input'>
  >;
  overview?: Resolver<ResolversTypes['EntityOverview'], ParentType, ContextType>;
  aspects?: Resolver<
    Maybe<ReadonlyArray<ResolversTypes['RawAspect']>>,
    ParentType,
    ContextType,
    Partial<DatasetAspectsArgs>
  >;
  exists?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  history?: Resolver<ResolversTypes['EntityHistory'], ParentType, ContextType, Partial<DatasetHistoryArgs>>;
  browsePaths?: Resolver<Maybe<ReadonlyArray<ResolversTypes['BrowsePath']>>, ParentType, ContextType>;
  logicalParent?: Resolver<Maybe<ResolversTypes['Entity']>, ParentType, ContextType>;
  versionProperties?: Resolver<Maybe<ResolversTypes['VersionProperties']>, ParentType, ContextType>;
  incidents?: Resolver<
    Maybe<ResolversTypes['EntityIncidentsResult']>,
    ParentType,
    ContextType,
    Partial<DatasetIncidentsArgs>
  >;
  lineage?: Resolver<
    Maybe<ResolversTypes['EntityLineageResult']>,
    ParentType,
    ContextType,
    RequireFields<DatasetLineageArgs, 'input'>
  >;
  privileges?: Resolver<Maybe<ResolversTypes['EntityPrivileges']>, ParentType, ContextType>;
  browsePathV2?: Resolver<Maybe<ResolversTypes['BrowsePathV2']>, ParentType, ContextType>;
  lastIngested?: Resolver<Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
  ownership?: Resolver<Maybe<ResolversTypes['Ownership']>, ParentType, ContextType>;
  tags?: Resolver<Maybe<ResolversTypes['GlobalTags']>, ParentType, ContextType>;
  glossaryTerms?: Resolver<Maybe<ResolversTypes['GlossaryTerms']>, ParentType, ContextType>;
  domain?: Resolver<Maybe<ResolversTypes['DomainAssociation']>, ParentType, ContextType>;
  institutionalMemory?: Resolver<Maybe<ResolversTypes['InstitutionalMemory']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['Status']>, ParentType, ContextType>;
  subTypes?: Resolver<Maybe<ResolversTypes['SubTypes']>, ParentType, ContextType>;
  dataPlatformInstance?: Resolver<Maybe<ResolversTypes['DataPlatformInstance']>, ParentType, ContextType>;
  container?: Resolver<Maybe<ResolversTypes['Container']>, ParentType, ContextType>;
  applications?: Resolver<
    Maybe<ReadonlyArray<ResolversTypes['ApplicationAssociation']>>,
    ParentType,
    ContextType
  >;
  application?: Resolver<Maybe<ResolversTypes['ApplicationAssociation']>, ParentType, ContextType>;
  structuredProperties?: Resolver<Maybe<ResolversTypes['StructuredProperties']>, ParentType, ContextType>;
  forms?: Resolver<Maybe<ResolversTypes['Forms']>, ParentType, ContextType>;
  documentation?: Resolver<Maybe<ResolversTypes['Documentation']>, ParentType, ContextType>;
  embed?: Resolver<Maybe<ResolversTypes['Embed']>, ParentType, ContextType>;
  settings?: Resolver<Maybe<ResolversTypes['AssetSettings']>, ParentType, ContextType>;
  testResults?: Resolver<Maybe<ResolversTypes['TestResults']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ChartResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['Chart'] = ResolversParentTypes['Chart'],
> = {
  health?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Health']>>, ParentType, ContextType>;
  globalTags?: Resolver<Maybe<ResolversTypes['GlobalTags']>, ParentType, ContextType>;
  editableInfo?: Resolver<Maybe<ResolversTypes['ChartEditableProperties']>, ParentType, ContextType>;
  tool?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  chartId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  platform?: Resolver<ResolversTypes['DataPlatform'], ParentType, ContextType>;
  properties?: Resolver<Maybe<ResolversTypes['ChartProperties']>, ParentType, ContextType>;
  info?: Resolver<Maybe<ResolversTypes['ChartInfo']>, ParentType, ContextType>;
  editableProperties?: Resolver<Maybe<ResolversTypes['ChartEditableProperties']>, ParentType, ContextType>;
  query?: Resolver<Maybe<ResolversTypes['ChartQuery']>, ParentType, ContextType>;
  inputFields?: Resolver<Maybe<ResolversTypes['InputFields']>, ParentType, ContextType>;
  parentContainers?: Resolver<Maybe<ResolversTypes['ParentContainersResult']>, ParentType, ContextType>;
  statsSummary?: Resolver<Maybe<ResolversTypes['ChartStatsSummary']>, ParentType, ContextType>;
  urn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['EntityType'], ParentType, ContextType>;
  relationships?: Resolver<
    Maybe<ResolversTypes['EntityRelationshipsResult']>,
    ParentType,
    ContextType,
    RequireFields<ChartRelationshipsArgs, 'input'>
  >;
  overview?: Resolver<ResolversTypes['EntityOverview'], ParentType, ContextType>;
  aspects?: Resolver<
    Maybe<ReadonlyArray<ResolversTypes['RawAspect']>>,
    ParentType,
    ContextType,
    Partial<ChartAspectsArgs>
  >;
  exists?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  history?: Resolver<ResolversTypes['EntityHistory'], ParentType, ContextType, Partial<ChartHistoryArgs>>;
  browsePaths?: Resolver<Maybe<ReadonlyArray<ResolversTypes['BrowsePath']>>, ParentType, ContextType>;
  incidents?: Resolver<
    Maybe<ResolversTypes['EntityIncidentsResult']>,
    ParentType,
    ContextType,
    Partial<ChartIncidentsArgs>
  >;
  lineage?: Resolver<
    Maybe<ResolversTypes['EntityLineageResult']>,
    ParentType,
    ContextType,
    RequireFields<ChartLineageArgs, 'input'>
  >;
  privileges?: Resolver<Maybe<ResolversTypes['EntityPrivileges']>, ParentType, ContextType>;
  browsePathV2?: Resolver<Maybe<ResolversTypes['BrowsePathV2']>, ParentType, ContextType>;
  lastIngested?: Resolver<Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
  ownership?: Resolver<Maybe<ResolversTypes['Ownership']>, ParentType, ContextType>;
  tags?: Resolver<Maybe<ResolversTypes['GlobalTags']>, ParentType, ContextType>;
  glossaryTerms?: Resolver<Maybe<ResolversTypes['GlossaryTerms']>, ParentType, ContextType>;
  domain?: Resolver<Maybe<ResolversTypes['DomainAssociation']>, ParentType, ContextType>;
  institutionalMemory?: Resolver<Maybe<ResolversTypes['InstitutionalMemory']>, ParentType, ContextType>;
  deprecation?: Resolver<Maybe<ResolversTypes['Deprecation']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['Status']>, ParentType, ContextType>;
  subTypes?: Resolver<Maybe<ResolversTypes['SubTypes']>, ParentType, ContextType>;
  dataPlatformInstance?: Resolver<Maybe<ResolversTypes['DataPlatformInstance']>, ParentType, ContextType>;
  container?: Resolver<Maybe<ResolversTypes['Container']>, ParentType, ContextType>;
  applications?: Resolver<
    Maybe<ReadonlyArray<ResolversTypes['ApplicationAssociation']>>,
    ParentType,
    ContextType
  >;
  application?: Resolver<Maybe<ResolversTypes['ApplicationAssociation']>, ParentType, ContextType>;
  structuredProperties?: Resolver<Maybe<ResolversTypes['StructuredProperties']>, ParentType, ContextType>;
  forms?: Resolver<Maybe<ResolversTypes['Forms']>, ParentType, ContextType>;
  documentation?: Resolver<Maybe<ResolversTypes['Documentation']>, ParentType, ContextType>;
  embed?: Resolver<Maybe<ResolversTypes['Embed']>, ParentType, ContextType>;
  testResults?: Resolver<Maybe<ResolversTypes['TestResults']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DashboardResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['Dashboard'] = ResolversParentTypes['Dashboard'],
> = {
  health?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Health']>>, ParentType, ContextType>;
  globalTags?: Resolver<Maybe<ResolversTypes['GlobalTags']>, ParentType, ContextType>;
  editableInfo?: Resolver<Maybe<ResolversTypes['DashboardEditableProperties']>, ParentType, ContextType>;
  usageStats?: Resolver<
    Maybe<ResolversTypes['DashboardUsageQueryResult']>,
    ParentType,
    ContextType,
    Partial<DashboardUsageStatsArgs>
  >;
  tool?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  dashboardId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  platform?: Resolver<ResolversTypes['DataPlatform'], ParentType, ContextType>;
  properties?: Resolver<Maybe<ResolversTypes['DashboardProperties']>, ParentType, ContextType>;
  info?: Resolver<Maybe<ResolversTypes['DashboardInfo']>, ParentType, ContextType>;
  editableProperties?: Resolver<
    Maybe<ResolversTypes['DashboardEditableProperties']>,
    ParentType,
    ContextType
  >;
  inputFields?: Resolver<Maybe<ResolversTypes['InputFields']>, ParentType, ContextType>;
  access?: Resolver<Maybe<ResolversTypes['Access']>, ParentType, ContextType>;
  parentContainers?: Resolver<Maybe<ResolversTypes['ParentContainersResult']>, ParentType, ContextType>;
  statsSummary?: Resolver<Maybe<ResolversTypes['DashboardStatsSummary']>, ParentType, ContextType>;
  urn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['EntityType'], ParentType, ContextType>;
  relationships?: Resolver<
    Maybe<ResolversTypes['EntityRelationshipsResult']>,
    ParentType,
    ContextType,
    RequireFields<DashboardRelationshipsArgs, 'input'>
  >;
  overview?: Resolver<ResolversTypes['EntityOverview'], ParentType, ContextType>;
  aspects?: Resolver<
    Maybe<ReadonlyArray<ResolversTypes['RawAspect']>>,
    ParentType,
    ContextType,
    Partial<DashboardAspectsArgs>
  >;
  exists?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  history?: Resolver<ResolversTypes['EntityHistory'], ParentType, ContextType, Partial<DashboardHistoryArgs>>;
  browsePaths?: Resolver<Maybe<ReadonlyArray<ResolversTypes['BrowsePath']>>, ParentType, ContextType>;
  incidents?: Resolver<
    Maybe<ResolversTypes['EntityIncidentsResult']>,
    ParentType,
    ContextType,
    Partial<DashboardIncidentsArgs>
  >;
  lineage?: Resolver<
    Maybe<ResolversTypes['EntityLineageResult']>,
    ParentType,
    ContextType,
    RequireFields<DashboardLineageArgs, 'input'>
  >;
  privileges?: Resolver<Maybe<ResolversTypes['EntityPrivileges']>, ParentType, ContextType>;
  browsePathV2?: Resolver<Maybe<ResolversTypes['BrowsePathV2']>, ParentType, ContextType>;
  lastIngested?: Resolver<Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
  ownership?: Resolver<Maybe<ResolversTypes['Ownership']>, ParentType, ContextType>;
  tags?: Resolver<Maybe<ResolversTypes['GlobalTags']>, ParentType, ContextType>;
  glossaryTerms?: Resolver<Maybe<ResolversTypes['GlossaryTerms']>, ParentType, ContextType>;
  domain?: Resolver<Maybe<ResolversTypes['DomainAssociation']>, ParentType, ContextType>;
  institutionalMemory?: Resolver<Maybe<ResolversTypes['InstitutionalMemory']>, ParentType, ContextType>;
  deprecation?: Resolver<Maybe<ResolversTypes['Deprecation']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['Status']>, ParentType, ContextType>;
  subTypes?: Resolver<Maybe<ResolversTypes['SubTypes']>, ParentType, ContextType>;
  dataPlatformInstance?: Resolver<Maybe<ResolversTypes['DataPlatformInstance']>, ParentType, ContextType>;
  container?: Resolver<Maybe<ResolversTypes['Container']>, ParentType, ContextType>;
  applications?: Resolver<
    Maybe<ReadonlyArray<ResolversTypes['ApplicationAssociation']>>,
    ParentType,
    ContextType
  >;
  application?: Resolver<Maybe<ResolversTypes['ApplicationAssociation']>, ParentType, ContextType>;
  structuredProperties?: Resolver<Maybe<ResolversTypes['StructuredProperties']>, ParentType, ContextType>;
  forms?: Resolver<Maybe<ResolversTypes['Forms']>, ParentType, ContextType>;
  documentation?: Resolver<Maybe<ResolversTypes['Documentation']>, ParentType, ContextType>;
  embed?: Resolver<Maybe<ResolversTypes['Embed']>, ParentType, ContextType>;
  testResults?: Resolver<Maybe<ResolversTypes['TestResults']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DataFlowResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['DataFlow'] = ResolversParentTypes['DataFlow'],
> = {
  health?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Health']>>, ParentType, ContextType>;
  globalTags?: Resolver<Maybe<ResolversTypes['GlobalTags']>, ParentType, ContextType>;
  info?: Resolver<Maybe<ResolversTypes['DataFlowInfo']>, ParentType, ContextType>;
  orchestrator?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  flowId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  cluster?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  platform?: Resolver<ResolversTypes['DataPlatform'], ParentType, ContextType>;
  properties?: Resolver<Maybe<ResolversTypes['DataFlowProperties']>, ParentType, ContextType>;
  editableProperties?: Resolver<Maybe<ResolversTypes['DataFlowEditableProperties']>, ParentType, ContextType>;
  versionInfo?: Resolver<Maybe<ResolversTypes['VersionInfo']>, ParentType, ContextType>;
  dataJobs?: Resolver<Maybe<ResolversTypes['DataFlowDataJobsRelationships']>, ParentType, ContextType>;
  parentContainers?: Resolver<Maybe<ResolversTypes['ParentContainersResult']>, ParentType, ContextType>;
  urn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['EntityType'], ParentType, ContextType>;
  relationships?: Resolver<
    Maybe<ResolversTypes['EntityRelationshipsResult']>,
    ParentType,
    ContextType,
    RequireFields<DataFlowRelationshipsArgs, 'input'>
  >;
  overview?: Resolver<ResolversTypes['EntityOverview'], ParentType, ContextType>;
  aspects?: Resolver<
    Maybe<ReadonlyArray<ResolversTypes['RawAspect']>>,
    ParentType,
    ContextType,
    Partial<DataFlowAspectsArgs>
  >;
  exists?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  history?: Resolver<ResolversTypes['EntityHistory'], ParentType, ContextType, Partial<DataFlowHistoryArgs>>;
  lineage?: Resolver<
    Maybe<ResolversTypes['EntityLineageResult']>,
    ParentType,
    ContextType,
    RequireFields<DataFlowLineageArgs, 'input'>
  >;
  browsePaths?: Resolver<Maybe<ReadonlyArray<ResolversTypes['BrowsePath']>>, ParentType, ContextType>;
  runs?: Resolver<
    Maybe<ResolversTypes['DataProcessInstanceResult']>,
    ParentType,
    ContextType,
    Partial<DataFlowRunsArgs>
  >;
  incidents?: Resolver<
    Maybe<ResolversTypes['EntityIncidentsResult']>,
    ParentType,
    ContextType,
    Partial<DataFlowIncidentsArgs>
  >;
  privileges?: Resolver<Maybe<ResolversTypes['EntityPrivileges']>, ParentType, ContextType>;
  browsePathV2?: Resolver<Maybe<ResolversTypes['BrowsePathV2']>, ParentType, ContextType>;
  lastIngested?: Resolver<Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
  ownership?: Resolver<Maybe<ResolversTypes['Ownership']>, ParentType, ContextType>;
  tags?: Resolver<Maybe<ResolversTypes['GlobalTags']>, ParentType, ContextType>;
  glossaryTerms?: Resolver<Maybe<ResolversTypes['GlossaryTerms']>, ParentType, ContextType>;
  domain?: Resolver<Maybe<ResolversTypes['DomainAssociation']>, ParentType, ContextType>;
  institutionalMemory?: Resolver<Maybe<ResolversTypes['InstitutionalMemory']>, ParentType, ContextType>;
  deprecation?: Resolver<Maybe<ResolversTypes['Deprecation']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['Status']>, ParentType, ContextType>;
  subTypes?: Resolver<Maybe<ResolversTypes['SubTypes']>, ParentType, ContextType>;
  dataPlatformInstance?: Resolver<Maybe<ResolversTypes['DataPlatformInstance']>, ParentType, ContextType>;
  container?: Resolver<Maybe<ResolversTypes['Container']>, ParentType, ContextType>;
  applications?: Resolver<
    Maybe<ReadonlyArray<ResolversTypes['ApplicationAssociation']>>,
    ParentType,
    ContextType
  >;
  application?: Resolver<Maybe<ResolversTypes['ApplicationAssociation']>, ParentType, ContextType>;
  structuredProperties?: Resolver<Maybe<ResolversTypes['StructuredProperties']>, ParentType, ContextType>;
  forms?: Resolver<Maybe<ResolversTypes['Forms']>, ParentType, ContextType>;
  documentation?: Resolver<Maybe<ResolversTypes['Documentation']>, ParentType, ContextType>;
  testResults?: Resolver<Maybe<ResolversTypes['TestResults']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DataJobResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['DataJob'] = ResolversParentTypes['DataJob'],
> = {
  health?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Health']>>, ParentType, ContextType>;
  globalTags?: Resolver<Maybe<ResolversTypes['GlobalTags']>, ParentType, ContextType>;
  info?: Resolver<Maybe<ResolversTypes['DataJobInfo']>, ParentType, ContextType>;
  jobId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  dataFlow?: Resolver<Maybe<ResolversTypes['DataFlow']>, ParentType, ContextType>;
  platform?: Resolver<Maybe<ResolversTypes['DataPlatform']>, ParentType, ContextType>;
  properties?: Resolver<Maybe<ResolversTypes['DataJobProperties']>, ParentType, ContextType>;
  editableProperties?: Resolver<Maybe<ResolversTypes['DataJobEditableProperties']>, ParentType, ContextType>;
  inputOutput?: Resolver<Maybe<ResolversTypes['DataJobInputOutput']>, ParentType, ContextType>;
  dataTransformLogic?: Resolver<Maybe<ResolversTypes['DataTransformLogic']>, ParentType, ContextType>;
  versionInfo?: Resolver<Maybe<ResolversTypes['VersionInfo']>, ParentType, ContextType>;
  parentContainers?: Resolver<Maybe<ResolversTypes['ParentContainersResult']>, ParentType, ContextType>;
  urn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['EntityType'], ParentType, ContextType>;
  relationships?: Resolver<
    Maybe<ResolversTypes['EntityRelationshipsResult']>,
    ParentType,
    ContextType,
    RequireFields<DataJobRelationshipsArgs, 'input'>
  >;
  overview?: Resolver<ResolversTypes['EntityOverview'], ParentType, ContextType>;
  aspects?: Resolver<
    Maybe<ReadonlyArray<ResolversTypes['RawAspect']>>,
    ParentType,
    ContextType,
    Partial<DataJobAspectsArgs>
  >;
  exists?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  history?: Resolver<ResolversTypes['EntityHistory'], ParentType, ContextType, Partial<DataJobHistoryArgs>>;
  browsePaths?: Resolver<Maybe<ReadonlyArray<ResolversTypes['BrowsePath']>>, ParentType, ContextType>;
  runs?: Resolver<
    Maybe<ResolversTypes['DataProcessInstanceResult']>,
    ParentType,
    ContextType,
    Partial<DataJobRunsArgs>
  >;
  incidents?: Resolver<
    Maybe<ResolversTypes['EntityIncidentsResult']>,
    ParentType,
    ContextType,
    Partial<DataJobIncidentsArgs>
  >;
  lineage?: Resolver<
    Maybe<ResolversTypes['EntityLineageResult']>,
    ParentType,
    ContextType,
    RequireFields<DataJobLineageArgs, 'input'>
  >;
  privileges?: Resolver<Maybe<ResolversTypes['EntityPrivileges']>, ParentType, ContextType>;
  browsePathV2?: Resolver<Maybe<ResolversTypes['BrowsePathV2']>, ParentType, ContextType>;
  lastIngested?: Resolver<Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
  ownership?: Resolver<Maybe<ResolversTypes['Ownership']>, ParentType, ContextType>;
  tags?: Resolver<Maybe<ResolversTypes['GlobalTags']>, ParentType, ContextType>;
  glossaryTerms?: Resolver<Maybe<ResolversTypes['GlossaryTerms']>, ParentType, ContextType>;
  domain?: Resolver<Maybe<ResolversTypes['DomainAssociation']>, ParentType, ContextType>;
  institutionalMemory?: Resolver<Maybe<ResolversTypes['InstitutionalMemory']>, ParentType, ContextType>;
  deprecation?: Resolver<Maybe<ResolversTypes['Deprecation']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['Status']>, ParentType, ContextType>;
  subTypes?: Resolver<Maybe<ResolversTypes['SubTypes']>, ParentType, ContextType>;
  dataPlatformInstance?: Resolver<Maybe<ResolversTypes['DataPlatformInstance']>, ParentType, ContextType>;
  container?: Resolver<Maybe<ResolversTypes['Container']>, ParentType, ContextType>;
  applications?: Resolver<
    Maybe<ReadonlyArray<ResolversTypes['ApplicationAssociation']>>,
    ParentType,
    ContextType
  >;
  application?: Resolver<Maybe<ResolversTypes['ApplicationAssociation']>, ParentType, ContextType>;
  structuredProperties?: Resolver<Maybe<ResolversTypes['StructuredProperties']>, ParentType, ContextType>;
  forms?: Resolver<Maybe<ResolversTypes['Forms']>, ParentType, ContextType>;
  documentation?: Resolver<Maybe<ResolversTypes['Documentation']>, ParentType, ContextType>;
  testResults?: Resolver<Maybe<ResolversTypes['TestResults']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type EntityHistoryResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['EntityHistory'] = ResolversParentTypes['EntityHistory'],
> = {
  changes?: Resolver<ReadonlyArray<ResolversTypes['EntityChange']>, ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type EntityChangeResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['EntityChange'] = ResolversParentTypes['EntityChange'],
> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  time?: Resolver<ResolversTypes['Long'], ParentType, ContextType>;
  actor?: Resolver<Maybe<ResolversTypes['Entity']>, ParentType, ContextType>;
  runId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  aspectName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  operation?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  before?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  after?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BrowsableEntityResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['BrowsableEntity'] = ResolversParentTypes['BrowsableEntity'],
> = {
  __resolveType: TypeResolveFn<
    | 'Dataset'
    | 'Chart'
    | 'Dashboard'
    | 'DataFlow'
    | 'DataJob'
    | 'MLModel'
    | 'MLModelGroup'
    | 'MLFeatureTable'
    | 'Notebook',
    ParentType,
    ContextType
  >;
};

export type HasExecutionRunsResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['HasExecutionRuns'] = ResolversParentTypes['HasExecutionRuns'],
> = {
  __resolveType: TypeResolveFn<'DataFlow' | 'DataJob', ParentType, ContextType>;
};

export type HasLogicalParentResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['HasLogicalParent'] = ResolversParentTypes['HasLogicalParent'],
> = {
  __resolveType: TypeResolveFn<'Dataset' | 'SchemaFieldEntity', ParentType, ContextType>;
};

export type SupportsVersionsResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['SupportsVersions'] = ResolversParentTypes['SupportsVersions'],
> = {
  __resolveType: TypeResolveFn<'Dataset' | 'MLModel', ParentType, ContextType>;
};

export type TimeSeriesAspectResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['TimeSeriesAspect'] = ResolversParentTypes['TimeSeriesAspect'],
> = {
  __resolveType: TypeResolveFn<
    'AssertionRunEvent' | 'DataProcessRunEvent' | 'Operation' | 'DatasetProfile',
    ParentType,
    ContextType
  >;
};

export type AspectResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['Aspect'] = ResolversParentTypes['Aspect'],
> = {
  __resolveType: TypeResolveFn<'SchemaMetadata', ParentType, ContextType>;
};

export type EntityOverviewResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['EntityOverview'] = ResolversParentTypes['EntityOverview'],
> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subTypes?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  platform?: Resolver<Maybe<ResolversTypes['DataPlatform']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sourceDescription?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  editableDescription?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  editableName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  externalUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  path?: Resolver<ReadonlyArray<ResolversTypes['OverviewStep']>, ParentType, ContextType>;
  owners?: Resolver<ReadonlyArray<ResolversTypes['Owner']>, ParentType, ContextType>;
  tags?: Resolver<ReadonlyArray<ResolversTypes['TagAssociation']>, ParentType, ContextType>;
  glossaryTerms?: Resolver<ReadonlyArray<ResolversTypes['GlossaryTermAssociation']>, ParentType, ContextType>;
  domain?: Resolver<Maybe<ResolversTypes['Domain']>, ParentType, ContextType>;
  dataProducts?: Resolver<ReadonlyArray<ResolversTypes['DataProduct']>, ParentType, ContextType>;
  application?: Resolver<Maybe<ResolversTypes['Application']>, ParentType, ContextType>;
  links?: Resolver<ReadonlyArray<ResolversTypes['InstitutionalMemoryMetadata']>, ParentType, ContextType>;
  deprecation?: Resolver<Maybe<ResolversTypes['Deprecation']>, ParentType, ContextType>;
  customProperties?: Resolver<
    ReadonlyArray<ResolversTypes['CustomPropertiesEntry']>,
    ParentType,
    ContextType
  >;
  structuredProperties?: Resolver<
    ReadonlyArray<ResolversTypes['StructuredPropertiesEntry']>,
    ParentType,
    ContextType
  >;
  removed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  openIncidents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  privileges?: Resolver<Maybe<ResolversTypes['EntityPrivileges']>, ParentType, ContextType>;
  lastChange?: Resolver<Maybe<ResolversTypes['OverviewChange']>, ParentType, ContextType>;
};

export type OverviewStepResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['OverviewStep'] = ResolversParentTypes['OverviewStep'],
> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  entity?: Resolver<Maybe<ResolversTypes['Entity']>, ParentType, ContextType>;
};

export type OverviewChangeResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['OverviewChange'] = ResolversParentTypes['OverviewChange'],
> = {
  time?: Resolver<ResolversTypes['Long'], ParentType, ContextType>;
  actor?: Resolver<Maybe<ResolversTypes['Entity']>, ParentType, ContextType>;
  runId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type EntityRelationshipsResultResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['EntityRelationshipsResult'] =
    ResolversParentTypes['EntityRelationshipsResult'],
> = {
  start?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  total?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  relationships?: Resolver<ReadonlyArray<ResolversTypes['EntityRelationship']>, ParentType, ContextType>;
};

export type EntityRelationshipResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['EntityRelationship'] = ResolversParentTypes['EntityRelationship'],
> = {
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  direction?: Resolver<ResolversTypes['RelationshipDirection'], ParentType, ContextType>;
  entity?: Resolver<Maybe<ResolversTypes['Entity']>, ParentType, ContextType>;
  created?: Resolver<Maybe<ResolversTypes['AuditStamp']>, ParentType, ContextType>;
};

export type EntityRelationshipLegacyResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['EntityRelationshipLegacy'] =
    ResolversParentTypes['EntityRelationshipLegacy'],
> = {
  entity?: Resolver<Maybe<ResolversTypes['EntityWithRelationships']>, ParentType, ContextType>;
  created?: Resolver<Maybe<ResolversTypes['AuditStamp']>, ParentType, ContextType>;
};

export type PartitionSpecResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['PartitionSpec'] = ResolversParentTypes['PartitionSpec'],
> = {
  type?: Resolver<ResolversTypes['PartitionType'], ParentType, ContextType>;
  partition?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  timePartition?: Resolver<Maybe<ResolversTypes['TimeWindow']>, ParentType, ContextType>;
};

export type TimeWindowResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['TimeWindow'] = ResolversParentTypes['TimeWindow'],
> = {
  startTimeMillis?: Resolver<ResolversTypes['Long'], ParentType, ContextType>;
  durationMillis?: Resolver<ResolversTypes['Long'], ParentType, ContextType>;
};

export type DataFlowInfoResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['DataFlowInfo'] = ResolversParentTypes['DataFlowInfo'],
> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  project?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  externalUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  customProperties?: Resolver<
    Maybe<ReadonlyArray<ResolversTypes['CustomPropertiesEntry']>>,
    ParentType,
    ContextType
  >;
};

export type DataJobInfoResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['DataJobInfo'] = ResolversParentTypes['DataJobInfo'],
> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  externalUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  customProperties?: Resolver<
    Maybe<ReadonlyArray<ResolversTypes['CustomPropertiesEntry']>>,
    ParentType,
    ContextType
  >;
};

export type MlModelResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['MLModel'] = ResolversParentTypes['MLModel'],
> = {
  globalTags?: Resolver<Maybe<ResolversTypes['GlobalTags']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  platform?: Resolver<ResolversTypes['DataPlatform'], ParentType, ContextType>;
  origin?: Resolver<ResolversTypes['FabricType'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  properties?: Resolver<Maybe<ResolversTypes['MLModelProperties']>, ParentType, ContextType>;
  editableProperties?: Resolver<Maybe<ResolversTypes['MLModelEditableProperties']>, ParentType, ContextType>;
  intendedUse?: Resolver<Maybe<ResolversTypes['IntendedUse']>, ParentType, ContextType>;
  factorPrompts?: Resolver<Maybe<ResolversTypes['MLModelFactorPrompts']>, ParentType, ContextType>;
  metrics?: Resolver<Maybe<ResolversTypes['Metrics']>, ParentType, ContextType>;
  evaluationData?: Resolver<Maybe<ReadonlyArray<ResolversTypes['BaseData']>>, ParentType, ContextType>;
  trainingData?: Resolver<Maybe<ReadonlyArray<ResolversTypes['BaseData']>>, ParentType, ContextType>;
  quantitativeAnalyses?: Resolver<Maybe<ResolversTypes['QuantitativeAnalyses']>, ParentType, ContextType>;
  ethicalConsiderations?: Resolver<Maybe<ResolversTypes['EthicalConsiderations']>, ParentType, ContextType>;
  caveatsAndRecommendations?: Resolver<
    Maybe<ResolversTypes['CaveatsAndRecommendations']>,
    ParentType,
    ContextType
  >;
  sourceCode?: Resolver<Maybe<ResolversTypes['SourceCode']>, ParentType, ContextType>;
  cost?: Resolver<Maybe<ResolversTypes['Cost']>, ParentType, ContextType>;
  urn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['EntityType'], ParentType, ContextType>;
  relationships?: Resolver<
    Maybe<ResolversTypes['EntityRelationshipsResult']>,
    ParentType,
    ContextType,
    RequireFields<MlModelRelationshipsArgs, 'input'>
  >;
  overview?: Resolver<ResolversTypes['EntityOverview'], ParentType, ContextType>;
  aspects?: Resolver<
    Maybe<ReadonlyArray<ResolversTypes['RawAspect']>>,
    ParentType,
    ContextType,
    Partial<MlModelAspectsArgs>
  >;
  exists?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  history?: Resolver<ResolversTypes['EntityHistory'], ParentType, ContextType, Partial<MlModelHistoryArgs>>;
  browsePaths?: Resolver<Maybe<ReadonlyArray<ResolversTypes['BrowsePath']>>, ParentType, ContextType>;
  versionProperties?: Resolver<Maybe<ResolversTypes['VersionProperties']>, ParentType, ContextType>;
  lineage?: Resolver<
    Maybe<ResolversTypes['EntityLineageResult']>,
    ParentType,
    ContextType,
    RequireFields<MlModelLineageArgs, 'input'>
  >;
  privileges?: Resolver<Maybe<ResolversTypes['EntityPrivileges']>, ParentType, ContextType>;
  browsePathV2?: Resolver<Maybe<ResolversTypes['BrowsePathV2']>, ParentType, ContextType>;
  lastIngested?: Resolver<Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
  ownership?: Resolver<Maybe<ResolversTypes['Ownership']>, ParentType, ContextType>;
  tags?: Resolver<Maybe<ResolversTypes['GlobalTags']>, ParentType, ContextType>;
  glossaryTerms?: Resolver<Maybe<ResolversTypes['GlossaryTerms']>, ParentType, ContextType>;
  domain?: Resolver<Maybe<ResolversTypes['DomainAssociation']>, ParentType, ContextType>;
  institutionalMemory?: Resolver<Maybe<ResolversTypes['InstitutionalMemory']>, ParentType, ContextType>;
  deprecation?: Resolver<Maybe<ResolversTypes['Deprecation']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['Status']>, ParentType, ContextType>;
  subTypes?: Resolver<Maybe<ResolversTypes['SubTypes']>, ParentType, ContextType>;
  dataPlatformInstance?: Resolver<Maybe<ResolversTypes['DataPlatformInstance']>, ParentType, ContextType>;
  container?: Resolver<Maybe<ResolversTypes['Container']>, ParentType, ContextType>;
  applications?: Resolver<
    Maybe<ReadonlyArray<ResolversTypes['ApplicationAssociation']>>,
    ParentType,
    ContextType
  >;
  application?: Resolver<Maybe<ResolversTypes['ApplicationAssociation']>, ParentType, ContextType>;
  structuredProperties?: Resolver<Maybe<ResolversTypes['StructuredProperties']>, ParentType, ContextType>;
  forms?: Resolver<Maybe<ResolversTypes['Forms']>, ParentType, ContextType>;
  documentation?: Resolver<Maybe<ResolversTypes['Documentation']>, ParentType, ContextType>;
  testResults?: Resolver<Maybe<ResolversTypes['TestResults']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DocumentResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['Document'] = ResolversParentTypes['Document'],
> = {
  globalTags?: Resolver<Maybe<ResolversTypes['GlobalTags']>, ParentType, ContextType>;
  subType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  platform?: Resolver<ResolversTypes['DataPlatform'], ParentType, ContextType>;
  info?: Resolver<Maybe<ResolversTypes['DocumentInfo']>, ParentType, ContextType>;
  settings?: Resolver<Maybe<ResolversTypes['DocumentSettings']>, ParentType, ContextType>;
  parentDocuments?: Resolver<Maybe<ResolversTypes['ParentDocumentsResult']>, ParentType, ContextType>;
  urn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['EntityType'], ParentType, ContextType>;
  relationships?: Resolver<
    Maybe<ResolversTypes['EntityRelationshipsResult']>,
    ParentType,
    ContextType,
    RequireFields<DocumentRelationshipsArgs, 'input'>
  >;
  overview?: Resolver<ResolversTypes['EntityOverview'], ParentType, ContextType>;
  aspects?: Resolver<
    Maybe<ReadonlyArray<ResolversTypes['RawAspect']>>,
    ParentType,
    ContextType,
    Partial<DocumentAspectsArgs>
  >;
  exists?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  history?: Resolver<ResolversTypes['EntityHistory'], ParentType, ContextType, Partial<DocumentHistoryArgs>>;
  privileges?: Resolver<Maybe<ResolversTypes['EntityPrivileges']>, ParentType, ContextType>;
  browsePathV2?: Resolver<Maybe<ResolversTypes['BrowsePathV2']>, ParentType, ContextType>;
  lastIngested?: Resolver<Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
  ownership?: Resolver<Maybe<ResolversTypes['Ownership']>, ParentType, ContextType>;
  tags?: Resolver<Maybe<ResolversTypes['GlobalTags']>, ParentType, ContextType>;
  glossaryTerms?: Resolver<Maybe<ResolversTypes['GlossaryTerms']>, ParentType, ContextType>;
  domain?: Resolver<Maybe<ResolversTypes['DomainAssociation']>, ParentType, ContextType>;
  institutionalMemory?: Resolver<Maybe<ResolversTypes['InstitutionalMemory']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['Status']>, ParentType, ContextType>;
  subTypes?: Resolver<Maybe<ResolversTypes['SubTypes']>, ParentType, ContextType>;
  dataPlatformInstance?: Resolver<Maybe<ResolversTypes['DataPlatformInstance']>, ParentType, ContextType>;
  structuredProperties?: Resolver<Maybe<ResolversTypes['StructuredProperties']>, ParentType, ContextType>;
  documentation?: Resolver<Maybe<ResolversTypes['Documentation']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TagResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['Tag'] = ResolversParentTypes['Tag'],
> = {
  editableProperties?: Resolver<Maybe<ResolversTypes['EditableTagProperties']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  properties?: Resolver<Maybe<ResolversTypes['TagProperties']>, ParentType, ContextType>;
  urn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['EntityType'], ParentType, ContextType>;
  relationships?: Resolver<
    Maybe<ResolversTypes['EntityRelationshipsResult']>,
    ParentType,
    ContextType,
    RequireFields<TagRelationshipsArgs, 'input'>
  >;
  overview?: Resolver<ResolversTypes['EntityOverview'], ParentType, ContextType>;
  aspects?: Resolver<
    Maybe<ReadonlyArray<ResolversTypes['RawAspect']>>,
    ParentType,
    ContextType,
    Partial<TagAspectsArgs>
  >;
  exists?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  history?: Resolver<ResolversTypes['EntityHistory'], ParentType, ContextType, Partial<TagHistoryArgs>>;
  privileges?: Resolver<Maybe<ResolversTypes['EntityPrivileges']>, ParentType, ContextType>;
  lastIngested?: Resolver<Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
  ownership?: Resolver<Maybe<ResolversTypes['Ownership']>, ParentType, ContextType>;
  deprecation?: Resolver<Maybe<ResolversTypes['Deprecation']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['Status']>, ParentType, ContextType>;
  testResults?: Resolver<Maybe<ResolversTypes['TestResults']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type EditableTagPropertiesResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['EditableTagProperties'] =
    ResolversParentTypes['EditableTagProperties'],
> = {
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SchemaResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['Schema'] = ResolversParentTypes['Schema'],
> = {
  datasetUrn?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  platformUrn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Long'], ParentType, ContextType>;
  cluster?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  platformSchema?: Resolver<Maybe<ResolversTypes['PlatformSchema']>, ParentType, ContextType>;
  fields?: Resolver<ReadonlyArray<ResolversTypes['SchemaField']>, ParentType, ContextType>;
  primaryKeys?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  foreignKeys?: Resolver<
    Maybe<ReadonlyArray<Maybe<ResolversTypes['ForeignKeyConstraint']>>>,
    ParentType,
    ContextType
  >;
  createdAt?: Resolver<Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
  lastObserved?: Resolver<Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
};

export type AssertionInfoResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['AssertionInfo'] = ResolversParentTypes['AssertionInfo'],
> = {
  type?: Resolver<ResolversTypes['AssertionType'], ParentType, ContextType>;
  entityUrn?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  externalUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  datasetAssertion?: Resolver<Maybe<ResolversTypes['DatasetAssertionInfo']>, ParentType, ContextType>;
  freshnessAssertion?: Resolver<Maybe<ResolversTypes['FreshnessAssertionInfo']>, ParentType, ContextType>;
  volumeAssertion?: Resolver<Maybe<ResolversTypes['VolumeAssertionInfo']>, ParentType, ContextType>;
  sqlAssertion?: Resolver<Maybe<ResolversTypes['SqlAssertionInfo']>, ParentType, ContextType>;
  fieldAssertion?: Resolver<Maybe<ResolversTypes['FieldAssertionInfo']>, ParentType, ContextType>;
  schemaAssertion?: Resolver<Maybe<ResolversTypes['SchemaAssertionInfo']>, ParentType, ContextType>;
  customAssertion?: Resolver<Maybe<ResolversTypes['CustomAssertionInfo']>, ParentType, ContextType>;
  source?: Resolver<Maybe<ResolversTypes['AssertionSource']>, ParentType, ContextType>;
  lastUpdated?: Resolver<Maybe<ResolversTypes['AuditStamp']>, ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['AssertionNote']>, ParentType, ContextType>;
  customProperties?: Resolver<
    Maybe<ReadonlyArray<ResolversTypes['CustomPropertiesEntry']>>,
    ParentType,
    ContextType
  >;
};

export type AssertionNoteResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['AssertionNote'] = ResolversParentTypes['AssertionNote'],
> = {
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastModified?: Resolver<ResolversTypes['AuditStamp'], ParentType, ContextType>;
};

export type AssertionSourceResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['AssertionSource'] = ResolversParentTypes['AssertionSource'],
> = {
  type?: Resolver<ResolversTypes['AssertionSourceType'], ParentType, ContextType>;
  created?: Resolver<Maybe<ResolversTypes['AuditStamp']>, ParentType, ContextType>;
};

export type DatasetAssertionInfoResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['DatasetAssertionInfo'] =
    ResolversParentTypes['DatasetAssertionInfo'],
> = {
  datasetUrn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  scope?: Resolver<ResolversTypes['DatasetAssertionScope'], ParentType, ContextType>;
  fields?: Resolver<Maybe<ReadonlyArray<ResolversTypes['SchemaFieldRef']>>, ParentType, ContextType>;
  aggregation?: Resolver<Maybe<ResolversTypes['AssertionStdAggregation']>, ParentType, ContextType>;
  operator?: Resolver<ResolversTypes['AssertionStdOperator'], ParentType, ContextType>;
  parameters?: Resolver<Maybe<ResolversTypes['AssertionStdParameters']>, ParentType, ContextType>;
  nativeType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nativeParameters?: Resolver<
    Maybe<ReadonlyArray<ResolversTypes['StringMapEntry']>>,
    ParentType,
    ContextType
  >;
  logic?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AssertionStdParametersResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['AssertionStdParameters'] =
    ResolversParentTypes['AssertionStdParameters'],
> = {
  value?: Resolver<Maybe<ResolversTypes['AssertionStdParameter']>, ParentType, ContextType>;
  maxValue?: Resolver<Maybe<ResolversTypes['AssertionStdParameter']>, ParentType, ContextType>;
  minValue?: Resolver<Maybe<ResolversTypes['AssertionStdParameter']>, ParentType, ContextType>;
};

export type AssertionStdParameterResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['AssertionStdParameter'] =
    ResolversParentTypes['AssertionStdParameter'],
> = {
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['AssertionStdParameterType'], ParentType, ContextType>;
};

export type CustomAssertionInfoResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['CustomAssertionInfo'] =
    ResolversParentTypes['CustomAssertionInfo'],
> = {
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  entityUrn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['SchemaFieldRef']>, ParentType, ContextType>;
  fields?: Resolver<Maybe<ReadonlyArray<ResolversTypes['SchemaFieldRef']>>, ParentType, ContextType>;
  scope?: Resolver<Maybe<ResolversTypes['DatasetAssertionScope']>, ParentType, ContextType>;
  aggregation?: Resolver<Maybe<ResolversTypes['AssertionStdAggregation']>, ParentType, ContextType>;
  operator?: Resolver<Maybe<ResolversTypes['AssertionStdOperator']>, ParentType, ContextType>;
  parameters?: Resolver<Maybe<ResolversTypes['AssertionStdParameters']>, ParentType, ContextType>;
  nativeType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nativeParameters?: Resolver<
    Maybe<ReadonlyArray<ResolversTypes['StringMapEntry']>>,
    ParentType,
    ContextType
  >;
  logic?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type FreshnessAssertionInfoResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['FreshnessAssertionInfo'] =
    ResolversParentTypes['FreshnessAssertionInfo'],
> = {
  type?: Resolver<ResolversTypes['FreshnessAssertionType'], ParentType, ContextType>;
  entityUrn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  schedule?: Resolver<ResolversTypes['FreshnessAssertionSchedule'], ParentType, ContextType>;
  filter?: Resolver<Maybe<ResolversTypes['DatasetFilter']>, ParentType, ContextType>;
};

export type FreshnessAssertionScheduleResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['FreshnessAssertionSchedule'] =
    ResolversParentTypes['FreshnessAssertionSchedule'],
> = {
  type?: Resolver<ResolversTypes['FreshnessAssertionScheduleType'], ParentType, ContextType>;
  cron?: Resolver<Maybe<ResolversTypes['FreshnessCronSchedule']>, ParentType, ContextType>;
  fixedInterval?: Resolver<Maybe<ResolversTypes['FixedIntervalSchedule']>, ParentType, ContextType>;
};

export type FreshnessCronScheduleResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['FreshnessCronSchedule'] =
    ResolversParentTypes['FreshnessCronSchedule'],
> = {
  cron?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  timezone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  windowStartOffsetMs?: Resolver<Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
};

export type FixedIntervalScheduleResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['FixedIntervalSchedule'] =
    ResolversParentTypes['FixedIntervalSchedule'],
> = {
  unit?: Resolver<ResolversTypes['DateInterval'], ParentType, ContextType>;
  multiple?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DatasetFilterResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['DatasetFilter'] = ResolversParentTypes['DatasetFilter'],
> = {
  type?: Resolver<ResolversTypes['DatasetFilterType'], ParentType, ContextType>;
  sql?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type VolumeAssertionInfoResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['VolumeAssertionInfo'] =
    ResolversParentTypes['VolumeAssertionInfo'],
> = {
  type?: Resolver<ResolversTypes['VolumeAssertionType'], ParentType, ContextType>;
  entityUrn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rowCountTotal?: Resolver<Maybe<ResolversTypes['RowCountTotal']>, ParentType, ContextType>;
  rowCountChange?: Resolver<Maybe<ResolversTypes['RowCountChange']>, ParentType, ContextType>;
  incrementingSegmentRowCountTotal?: Resolver<
    Maybe<ResolversTypes['IncrementingSegmentRowCountTotal']>,
    ParentType,
    ContextType
  >;
  incrementingSegmentRowCountChange?: Resolver<
    Maybe<ResolversTypes['IncrementingSegmentRowCountChange']>,
    ParentType,
    ContextType
  >;
  filter?: Resolver<Maybe<ResolversTypes['DatasetFilter']>, ParentType, ContextType>;
};

export type RowCountTotalResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['RowCountTotal'] = ResolversParentTypes['RowCountTotal'],
> = {
  operator?: Resolver<ResolversTypes['AssertionStdOperator'], ParentType, ContextType>;
  parameters?: Resolver<ResolversTypes['AssertionStdParameters'], ParentType, ContextType>;
};

export type RowCountChangeResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['RowCountChange'] = ResolversParentTypes['RowCountChange'],
> = {
  type?: Resolver<ResolversTypes['AssertionValueChangeType'], ParentType, ContextType>;
  operator?: Resolver<ResolversTypes['AssertionStdOperator'], ParentType, ContextType>;
  parameters?: Resolver<ResolversTypes['AssertionStdParameters'], ParentType, ContextType>;
};

export type IncrementingSegmentRowCountTotalResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['IncrementingSegmentRowCountTotal'] =
    ResolversParentTypes['IncrementingSegmentRowCountTotal'],
> = {
  segment?: Resolver<ResolversTypes['IncrementingSegmentSpec'], ParentType, ContextType>;
  operator?: Resolver<ResolversTypes['AssertionStdOperator'], ParentType, ContextType>;
  parameters?: Resolver<ResolversTypes['AssertionStdParameters'], ParentType, ContextType>;
};

export type IncrementingSegmentRowCountChangeResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['IncrementingSegmentRowCountChange'] =
    ResolversParentTypes['IncrementingSegmentRowCountChange'],
> = {
  segment?: Resolver<ResolversTypes['IncrementingSegmentSpec'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['AssertionValueChangeType'], ParentType, ContextType>;
  operator?: Resolver<ResolversTypes['AssertionStdOperator'], ParentType, ContextType>;
  parameters?: Resolver<ResolversTypes['AssertionStdParameters'], ParentType, ContextType>;
};

export type IncrementingSegmentSpecResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['IncrementingSegmentSpec'] =
    ResolversParentTypes['IncrementingSegmentSpec'],
> = {
  field?: Resolver<ResolversTypes['SchemaFieldSpec'], ParentType, ContextType>;
  transformer?: Resolver<
    Maybe<ResolversTypes['IncrementingSegmentFieldTransformer']>,
    ParentType,
    ContextType
  >;
};

export type IncrementingSegmentFieldTransformerResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['IncrementingSegmentFieldTransformer'] =
    ResolversParentTypes['IncrementingSegmentFieldTransformer'],
> = {
  type?: Resolver<ResolversTypes['IncrementingSegmentFieldTransformerType'], ParentType, ContextType>;
  nativeType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SchemaFieldSpecResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['SchemaFieldSpec'] = ResolversParentTypes['SchemaFieldSpec'],
> = {
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nativeType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SqlAssertionInfoResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['SqlAssertionInfo'] = ResolversParentTypes['SqlAssertionInfo'],
> = {
  type?: Resolver<ResolversTypes['SqlAssertionType'], ParentType, ContextType>;
  entityUrn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  statement?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  changeType?: Resolver<Maybe<ResolversTypes['AssertionValueChangeType']>, ParentType, ContextType>;
  operator?: Resolver<ResolversTypes['AssertionStdOperator'], ParentType, ContextType>;
  parameters?: Resolver<ResolversTypes['AssertionStdParameters'], ParentType, ContextType>;
};

export type FieldAssertionInfoResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['FieldAssertionInfo'] = ResolversParentTypes['FieldAssertionInfo'],
> = {
  type?: Resolver<ResolversTypes['FieldAssertionType'], ParentType, ContextType>;
  entityUrn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fieldPath?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fieldValuesAssertion?: Resolver<Maybe<ResolversTypes['FieldValuesAssertion']>, ParentType, ContextType>;
  fieldMetricAssertion?: Resolver<Maybe<ResolversTypes['FieldMetricAssertion']>, ParentType, ContextType>;
  filter?: Resolver<Maybe<ResolversTypes['DatasetFilter']>, ParentType, ContextType>;
};

export type FieldValuesAssertionResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['FieldValuesAssertion'] =
    ResolversParentTypes['FieldValuesAssertion'],
> = {
  field?: Resolver<ResolversTypes['SchemaFieldSpec'], ParentType, ContextType>;
  transform?: Resolver<Maybe<ResolversTypes['FieldTransform']>, ParentType, ContextType>;
  operator?: Resolver<ResolversTypes['AssertionStdOperator'], ParentType, ContextType>;
  parameters?: Resolver<Maybe<ResolversTypes['AssertionStdParameters']>, ParentType, ContextType>;
  failThreshold?: Resolver<ResolversTypes['FieldValuesFailThreshold'], ParentType, ContextType>;
  excludeNulls?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type FieldTransformResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['FieldTransform'] = ResolversParentTypes['FieldTransform'],
> = {
  type?: Resolver<ResolversTypes['FieldTransformType'], ParentType, ContextType>;
};

export type FieldValuesFailThresholdResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['FieldValuesFailThreshold'] =
    ResolversParentTypes['FieldValuesFailThreshold'],
> = {
  type?: Resolver<ResolversTypes['FieldValuesFailThresholdType'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Long'], ParentType, ContextType>;
};

export type FieldMetricAssertionResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['FieldMetricAssertion'] =
    ResolversParentTypes['FieldMetricAssertion'],
> = {
  field?: Resolver<ResolversTypes['SchemaFieldSpec'], ParentType, ContextType>;
  metric?: Resolver<ResolversTypes['FieldMetricType'], ParentType, ContextType>;
  operator?: Resolver<ResolversTypes['AssertionStdOperator'], ParentType, ContextType>;
  parameters?: Resolver<Maybe<ResolversTypes['AssertionStdParameters']>, ParentType, ContextType>;
};

export type SchemaAssertionInfoResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['SchemaAssertionInfo'] =
    ResolversParentTypes['SchemaAssertionInfo'],
> = {
  entityUrn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  schema?: Resolver<Maybe<ResolversTypes['SchemaMetadata']>, ParentType, ContextType>;
  fields?: Resolver<ReadonlyArray<ResolversTypes['SchemaAssertionField']>, ParentType, ContextType>;
  compatibility?: Resolver<ResolversTypes['SchemaAssertionCompatibility'], ParentType, ContextType>;
};

export type SchemaAssertionFieldResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['SchemaAssertionField'] =
    ResolversParentTypes['SchemaAssertionField'],
> = {
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['SchemaFieldDataType'], ParentType, ContextType>;
  nativeType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AssertionResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['Assertion'] = ResolversParentTypes['Assertion'],
> = {
  platform?: Resolver<ResolversTypes['DataPlatform'], ParentType, ContextType>;
  info?: Resolver<Maybe<ResolversTypes['AssertionInfo']>, ParentType, ContextType>;
  actions?: Resolver<Maybe<ResolversTypes['AssertionActions']>, ParentType, ContextType>;
  runSummary?: Resolver<Maybe<ResolversTypes['AssertionRunSummary']>, ParentType, ContextType>;
  runEvents?: Resolver<
    Maybe<ResolversTypes['AssertionRunEventsResult']>,
    ParentType,
    ContextType,
    Partial<AssertionRunEventsArgs>
  >;
  urn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['EntityType'], ParentType, ContextType>;
  relationships?: Resolver<
    Maybe<ResolversTypes['EntityRelationshipsResult']>,
    ParentType,
    ContextType,
    RequireFields<AssertionRelationshipsArgs, 'input'>
  >;
  overview?: Resolver<ResolversTypes['EntityOverview'], ParentType, ContextType>;
  aspects?: Resolver<
    Maybe<ReadonlyArray<ResolversTypes['RawAspect']>>,
    ParentType,
    ContextType,
    Partial<AssertionAspectsArgs>
  >;
  exists?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  history?: Resolver<ResolversTypes['EntityHistory'], ParentType, ContextType, Partial<AssertionHistoryArgs>>;
  lineage?: Resolver<
    Maybe<ResolversTypes['EntityLineageResult']>,
    ParentType,
    ContextType,
    RequireFields<AssertionLineageArgs, 'input'>
  >;
  privileges?: Resolver<Maybe<ResolversTypes['EntityPrivileges']>, ParentType, ContextType>;
  lastIngested?: Resolver<Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
  ownership?: Resolver<Maybe<ResolversTypes['Ownership']>, ParentType, ContextType>;
  tags?: Resolver<Maybe<ResolversTypes['GlobalTags']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['Status']>, ParentType, ContextType>;
  dataPlatformInstance?: Resolver<Maybe<ResolversTypes['DataPlatformInstance']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AssertionActionsResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['AssertionActions'] = ResolversParentTypes['AssertionActions'],
> = {
  onSuccess?: Resolver<ReadonlyArray<ResolversTypes['AssertionAction']>, ParentType, ContextType>;
  onFailure?: Resolver<ReadonlyArray<ResolversTypes['AssertionAction']>, ParentType, ContextType>;
};

export type AssertionActionResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['AssertionAction'] = ResolversParentTypes['AssertionAction'],
> = {
  type?: Resolver<ResolversTypes['AssertionActionType'], ParentType, ContextType>;
};

export type AssertionRunSummaryResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['AssertionRunSummary'] =
    ResolversParentTypes['AssertionRunSummary'],
> = {
  lastFailedAtMillis?: Resolver<Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
  lastErroredAtMillis?: Resolver<Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
  lastPassedAtMillis?: Resolver<Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
  lastInitializedAtMillis?: Resolver<Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
  assertionStatus?: Resolver<Maybe<ResolversTypes['AssertionStatus']>, ParentType, ContextType>;
};

export type AssertionRunEventsResultResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['AssertionRunEventsResult'] =
    ResolversParentTypes['AssertionRunEventsResult'],
> = {
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  failed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  succeeded?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  errored?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  runEvents?: Resolver<ReadonlyArray<ResolversTypes['AssertionRunEvent']>, ParentType, ContextType>;
};

export type AssertionRunEventResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['AssertionRunEvent'] = ResolversParentTypes['AssertionRunEvent'],
> = {
  timestampMillis?: Resolver<ResolversTypes['Long'], ParentType, ContextType>;
  assertionUrn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  asserteeUrn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  runId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['AssertionRunStatus'], ParentType, ContextType>;
  result?: Resolver<Maybe<ResolversTypes['AssertionResult']>, ParentType, ContextType>;
  batchSpec?: Resolver<Maybe<ResolversTypes['BatchSpec']>, ParentType, ContextType>;
  partitionSpec?: Resolver<Maybe<ResolversTypes['PartitionSpec']>, ParentType, ContextType>;
  runtimeContext?: Resolver<Maybe<ReadonlyArray<ResolversTypes['StringMapEntry']>>, ParentType, ContextType>;
  lastObservedMillis?: Resolver<Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AssertionResultResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['AssertionResult'] = ResolversParentTypes['AssertionResult'],
> = {
  type?: Resolver<ResolversTypes['AssertionResultType'], ParentType, ContextType>;
  severity?: Resolver<Maybe<ResolversTypes['AssertionResultSeverity']>, ParentType, ContextType>;
  rowCount?: Resolver<Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
  missingCount?: Resolver<Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
  unexpectedCount?: Resolver<Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
  actualAggValue?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  externalUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nativeResults?: Resolver<Maybe<ReadonlyArray<ResolversTypes['StringMapEntry']>>, ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['AssertionResultError']>, ParentType, ContextType>;
};

export type AssertionResultErrorResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['AssertionResultError'] =
    ResolversParentTypes['AssertionResultError'],
> = {
  type?: Resolver<ResolversTypes['AssertionResultErrorType'], ParentType, ContextType>;
  properties?: Resolver<Maybe<ReadonlyArray<ResolversTypes['StringMapEntry']>>, ParentType, ContextType>;
};

export type BatchSpecResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['BatchSpec'] = ResolversParentTypes['BatchSpec'],
> = {
  nativeBatchId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  query?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  limit?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  customProperties?: Resolver<
    Maybe<ReadonlyArray<ResolversTypes['StringMapEntry']>>,
    ParentType,
    ContextType
  >;
};

export type EntityAssertionsResultResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['EntityAssertionsResult'] =
    ResolversParentTypes['EntityAssertionsResult'],
> = {
  start?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  assertions?: Resolver<ReadonlyArray<ResolversTypes['Assertion']>, ParentType, ContextType>;
};

export type BusinessAttributeResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['BusinessAttribute'] = ResolversParentTypes['BusinessAttribute'],
> = {
  properties?: Resolver<Maybe<ResolversTypes['BusinessAttributeInfo']>, ParentType, ContextType>;
  urn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['EntityType'], ParentType, ContextType>;
  relationships?: Resolver<
    Maybe<ResolversTypes['EntityRelationshipsResult']>,
    ParentType,
    ContextType,
    RequireFields<BusinessAttributeRelationshipsArgs, 'input'>
  >;
  overview?: Resolver<ResolversTypes['EntityOverview'], ParentType, ContextType>;
  aspects?: Resolver<
    Maybe<ReadonlyArray<ResolversTypes['RawAspect']>>,
    ParentType,
    ContextType,
    Partial<BusinessAttributeAspectsArgs>
  >;
  exists?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  history?: Resolver<
    ResolversTypes['EntityHistory'],
    ParentType,
    ContextType,
    Partial<BusinessAttributeHistoryArgs>
  >;
  privileges?: Resolver<Maybe<ResolversTypes['EntityPrivileges']>, ParentType, ContextType>;
  lastIngested?: Resolver<Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
  ownership?: Resolver<Maybe<ResolversTypes['Ownership']>, ParentType, ContextType>;
  institutionalMemory?: Resolver<Maybe<ResolversTypes['InstitutionalMemory']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['Status']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BusinessAttributeInfoResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['BusinessAttributeInfo'] =
    ResolversParentTypes['BusinessAttributeInfo'],
> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['SchemaFieldDataType']>, ParentType, ContextType>;
  tags?: Resolver<Maybe<ResolversTypes['GlobalTags']>, ParentType, ContextType>;
  glossaryTerms?: Resolver<Maybe<ResolversTypes['GlossaryTerms']>, ParentType, ContextType>;
  created?: Resolver<ResolversTypes['AuditStamp'], ParentType, ContextType>;
  lastModified?: Resolver<ResolversTypes['AuditStamp'], ParentType, ContextType>;
  deleted?: Resolver<Maybe<ResolversTypes['AuditStamp']>, ParentType, ContextType>;
  customProperties?: Resolver<
    Maybe<ReadonlyArray<ResolversTypes['CustomPropertiesEntry']>>,
    ParentType,
    ContextType
  >;
};

export type ChartStatsSummaryResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['ChartStatsSummary'] = ResolversParentTypes['ChartStatsSummary'],
> = {
  viewCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  viewCountLast30Days?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  uniqueUserCountLast30Days?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  topUsersLast30Days?: Resolver<Maybe<ReadonlyArray<ResolversTypes['CorpUser']>>, ParentType, ContextType>;
};

export type ChartPropertiesResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['ChartProperties'] = ResolversParentTypes['ChartProperties'],
> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  externalUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  chartUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['ChartType']>, ParentType, ContextType>;
  access?: Resolver<Maybe<ResolversTypes['AccessLevel']>, ParentType, ContextType>;
  lastRefreshed?: Resolver<Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
  created?: Resolver<ResolversTypes['AuditStamp'], ParentType, ContextType>;
  lastModified?: Resolver<ResolversTypes['AuditStamp'], ParentType, ContextType>;
  deleted?: Resolver<Maybe<ResolversTypes['AuditStamp']>, ParentType, ContextType>;
  inputs?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Dataset']>>, ParentType, ContextType>;
  customProperties?: Resolver<
    Maybe<ReadonlyArray<ResolversTypes['CustomPropertiesEntry']>>,
    ParentType,
    ContextType
  >;
};

export type ChartInfoResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['ChartInfo'] = ResolversParentTypes['ChartInfo'],
> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  externalUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['ChartType']>, ParentType, ContextType>;
  access?: Resolver<Maybe<ResolversTypes['AccessLevel']>, ParentType, ContextType>;
  lastRefreshed?: Resolver<Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
  created?: Resolver<ResolversTypes['AuditStamp'], ParentType, ContextType>;
  lastModified?: Resolver<ResolversTypes['AuditStamp'], ParentType, ContextType>;
  deleted?: Resolver<Maybe<ResolversTypes['AuditStamp']>, ParentType, ContextType>;
  inputs?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Dataset']>>, ParentType, ContextType>;
  customProperties?: Resolver<
    Maybe<ReadonlyArray<ResolversTypes['CustomPropertiesEntry']>>,
    ParentType,
    ContextType
  >;
};

export type ChartEditablePropertiesResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['ChartEditableProperties'] =
    ResolversParentTypes['ChartEditableProperties'],
> = {
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ChartQueryResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['ChartQuery'] = ResolversParentTypes['ChartQuery'],
> = {
  rawQuery?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['ChartQueryType'], ParentType, ContextType>;
};

export type InputFieldsResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['InputFields'] = ResolversParentTypes['InputFields'],
> = {
  fields?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['InputField']>>>, ParentType, ContextType>;
};

export type InputFieldResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['InputField'] = ResolversParentTypes['InputField'],
> = {
  schemaFieldUrn?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  schemaField?: Resolver<Maybe<ResolversTypes['SchemaField']>, ParentType, ContextType>;
};

export type ContainerResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['Container'] = ResolversParentTypes['Container'],
> = {
  platform?: Resolver<ResolversTypes['DataPlatform'], ParentType, ContextType>;
  properties?: Resolver<Maybe<ResolversTypes['ContainerProperties']>, ParentType, ContextType>;
  editableProperties?: Resolver<
    Maybe<ResolversTypes['ContainerEditableProperties']>,
    ParentType,
    ContextType
  >;
  access?: Resolver<Maybe<ResolversTypes['Access']>, ParentType, ContextType>;
  parentContainers?: Resolver<Maybe<ResolversTypes['ParentContainersResult']>, ParentType, ContextType>;
  entities?: Resolver<
    Maybe<ResolversTypes['SearchResults']>,
    ParentType,
    ContextType,
    Partial<ContainerEntitiesArgs>
  >;
  urn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['EntityType'], ParentType, ContextType>;
  relationships?: Resolver<
    Maybe<ResolversTypes['EntityRelationshipsResult']>,
    ParentType,
    ContextType,
    RequireFields<ContainerRelationshipsArgs, 'input'>
  >;
  overview?: Resolver<ResolversTypes['EntityOverview'], ParentType, ContextType>;
  aspects?: Resolver<
    Maybe<ReadonlyArray<ResolversTypes['RawAspect']>>,
    ParentType,
    ContextType,
    Partial<ContainerAspectsArgs>
  >;
  exists?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  history?: Resolver<ResolversTypes['EntityHistory'], ParentType, ContextType, Partial<ContainerHistoryArgs>>;
  privileges?: Resolver<Maybe<ResolversTypes['EntityPrivileges']>, ParentType, ContextType>;
  browsePathV2?: Resolver<Maybe<ResolversTypes['BrowsePathV2']>, ParentType, ContextType>;
  browsePaths?: Resolver<Maybe<ReadonlyArray<ResolversTypes['BrowsePath']>>, ParentType, ContextType>;
  lastIngested?: Resolver<Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
  ownership?: Resolver<Maybe<ResolversTypes['Ownership']>, ParentType, ContextType>;
  tags?: Resolver<Maybe<ResolversTypes['GlobalTags']>, ParentType, ContextType>;
  glossaryTerms?: Resolver<Maybe<ResolversTypes['GlossaryTerms']>, ParentType, ContextType>;
  domain?: Resolver<Maybe<ResolversTypes['DomainAssociation']>, ParentType, ContextType>;
  institutionalMemory?: Resolver<Maybe<ResolversTypes['InstitutionalMemory']>, ParentType, ContextType>;
  deprecation?: Resolver<Maybe<ResolversTypes['Deprecation']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['Status']>, ParentType, ContextType>;
  subTypes?: Resolver<Maybe<ResolversTypes['SubTypes']>, ParentType, ContextType>;
  dataPlatformInstance?: Resolver<Maybe<ResolversTypes['DataPlatformInstance']>, ParentType, ContextType>;
  container?: Resolver<Maybe<ResolversTypes['Container']>, ParentType, ContextType>;
  applications?: Resolver<
    Maybe<ReadonlyArray<ResolversTypes['ApplicationAssociation']>>,
    ParentType,
    ContextType
  >;
  application?: Resolver<Maybe<ResolversTypes['ApplicationAssociation']>, ParentType, ContextType>;
  structuredProperties?: Resolver<Maybe<ResolversTypes['StructuredProperties']>, ParentType, ContextType>;
  forms?: Resolver<Maybe<ResolversTypes['Forms']>, ParentType, ContextType>;
  documentation?: Resolver<Maybe<ResolversTypes['Documentation']>, ParentType, ContextType>;
  testResults?: Resolver<Maybe<ResolversTypes['TestResults']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ContainerPropertiesResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['ContainerProperties'] =
    ResolversParentTypes['ContainerProperties'],
> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  qualifiedName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  externalUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  env?: Resolver<Maybe<ResolversTypes['FabricType']>, ParentType, ContextType>;
  created?: Resolver<Maybe<ResolversTypes['AuditStamp']>, ParentType, ContextType>;
  lastModified?: Resolver<Maybe<ResolversTypes['AuditStamp']>, ParentType, ContextType>;
  customProperties?: Resolver<
    Maybe<ReadonlyArray<ResolversTypes['CustomPropertiesEntry']>>,
    ParentType,
    ContextType
  >;
};

export type ContainerEditablePropertiesResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['ContainerEditableProperties'] =
    ResolversParentTypes['ContainerEditableProperties'],
> = {
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ParentContainersResultResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['ParentContainersResult'] =
    ResolversParentTypes['ParentContainersResult'],
> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  containers?: Resolver<ReadonlyArray<ResolversTypes['Container']>, ParentType, ContextType>;
};

export type DashboardUsageQueryResultResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['DashboardUsageQueryResult'] =
    ResolversParentTypes['DashboardUsageQueryResult'],
> = {
  buckets?: Resolver<
    Maybe<ReadonlyArray<Maybe<ResolversTypes['DashboardUsageAggregation']>>>,
    ParentType,
    ContextType
  >;
  aggregations?: Resolver<
    Maybe<ResolversTypes['DashboardUsageQueryResultAggregations']>,
    ParentType,
    ContextType
  >;
  metrics?: Resolver<Maybe<ReadonlyArray<ResolversTypes['DashboardUsageMetrics']>>, ParentType, ContextType>;
};

export type DashboardUsageAggregationResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['DashboardUsageAggregation'] =
    ResolversParentTypes['DashboardUsageAggregation'],
> = {
  bucket?: Resolver<Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
  duration?: Resolver<Maybe<ResolversTypes['WindowDuration']>, ParentType, ContextType>;
  resource?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  metrics?: Resolver<Maybe<ResolversTypes['DashboardUsageAggregationMetrics']>, ParentType, ContextType>;
};

export type DashboardUsageAggregationMetricsResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['DashboardUsageAggregationMetrics'] =
    ResolversParentTypes['DashboardUsageAggregationMetrics'],
> = {
  uniqueUserCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  viewsCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  executionsCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type DashboardUsageQueryResultAggregationsResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['DashboardUsageQueryResultAggregations'] =
    ResolversParentTypes['DashboardUsageQueryResultAggregations'],
> = {
  uniqueUserCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  users?: Resolver<
    Maybe<ReadonlyArray<Maybe<ResolversTypes['DashboardUserUsageCounts']>>>,
    ParentType,
    ContextType
  >;
  viewsCount?: Resolver<Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
  executionsCount?: Resolver<Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
};

export type DashboardUserUsageCountsResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['DashboardUserUsageCounts'] =
    ResolversParentTypes['DashboardUserUsageCounts'],
> = {
  user?: Resolver<Maybe<ResolversTypes['CorpUser']>, ParentType, ContextType>;
  viewsCount?: Resolver<Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
  executionsCount?: Resolver<Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
  usageCount?: Resolver<Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
};

export type DashboardUsageMetricsResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['DashboardUsageMetrics'] =
    ResolversParentTypes['DashboardUsageMetrics'],
> = {
  timestampMillis?: Resolver<Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
  viewsCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  executionsCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  favoritesCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  lastViewed?: Resolver<Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
};

export type DashboardStatsSummaryResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['DashboardStatsSummary'] =
    ResolversParentTypes['DashboardStatsSummary'],
> = {
  viewCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  viewCountLast30Days?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  uniqueUserCountLast30Days?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  topUsersLast30Days?: Resolver<Maybe<ReadonlyArray<ResolversTypes['CorpUser']>>, ParentType, ContextType>;
};

export type DashboardPropertiesResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['DashboardProperties'] =
    ResolversParentTypes['DashboardProperties'],
> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  externalUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dashboardUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  access?: Resolver<Maybe<ResolversTypes['AccessLevel']>, ParentType, ContextType>;
  lastRefreshed?: Resolver<Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
  created?: Resolver<ResolversTypes['AuditStamp'], ParentType, ContextType>;
  lastModified?: Resolver<ResolversTypes['AuditStamp'], ParentType, ContextType>;
  deleted?: Resolver<Maybe<ResolversTypes['AuditStamp']>, ParentType, ContextType>;
  charts?: Resolver<ReadonlyArray<ResolversTypes['Chart']>, ParentType, ContextType>;
  datasets?: Resolver<ReadonlyArray<ResolversTypes['Dataset']>, ParentType, ContextType>;
  dashboards?: Resolver<ReadonlyArray<ResolversTypes['Dashboard']>, ParentType, ContextType>;
  customProperties?: Resolver<
    Maybe<ReadonlyArray<ResolversTypes['CustomPropertiesEntry']>>,
    ParentType,
    ContextType
  >;
};

export type DashboardInfoResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['DashboardInfo'] = ResolversParentTypes['DashboardInfo'],
> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  externalUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  access?: Resolver<Maybe<ResolversTypes['AccessLevel']>, ParentType, ContextType>;
  lastRefreshed?: Resolver<Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
  created?: Resolver<ResolversTypes['AuditStamp'], ParentType, ContextType>;
  lastModified?: Resolver<ResolversTypes['AuditStamp'], ParentType, ContextType>;
  deleted?: Resolver<Maybe<ResolversTypes['AuditStamp']>, ParentType, ContextType>;
  charts?: Resolver<ReadonlyArray<ResolversTypes['Chart']>, ParentType, ContextType>;
  datasets?: Resolver<ReadonlyArray<ResolversTypes['Dataset']>, ParentType, ContextType>;
  customProperties?: Resolver<
    Maybe<ReadonlyArray<ResolversTypes['CustomPropertiesEntry']>>,
    ParentType,
    ContextType
  >;
};

export type DashboardEditablePropertiesResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['DashboardEditableProperties'] =
    ResolversParentTypes['DashboardEditableProperties'],
> = {
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DataContractResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['DataContract'] = ResolversParentTypes['DataContract'],
> = {
  properties?: Resolver<Maybe<ResolversTypes['DataContractProperties']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['DataContractStatus']>, ParentType, ContextType>;
  urn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['EntityType'], ParentType, ContextType>;
  relationships?: Resolver<
    Maybe<ResolversTypes['EntityRelationshipsResult']>,
    ParentType,
    ContextType,
    RequireFields<DataContractRelationshipsArgs, 'input'>
  >;
  overview?: Resolver<ResolversTypes['EntityOverview'], ParentType, ContextType>;
  aspects?: Resolver<
    Maybe<ReadonlyArray<ResolversTypes['RawAspect']>>,
    ParentType,
    ContextType,
    Partial<DataContractAspectsArgs>
  >;
  exists?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  history?: Resolver<
    ResolversTypes['EntityHistory'],
    ParentType,
    ContextType,
    Partial<DataContractHistoryArgs>
  >;
  privileges?: Resolver<Maybe<ResolversTypes['EntityPrivileges']>, ParentType, ContextType>;
  lastIngested?: Resolver<Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
  structuredProperties?: Resolver<Maybe<ResolversTypes['StructuredProperties']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DataContractPropertiesResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['DataContractProperties'] =
    ResolversParentTypes['DataContractProperties'],
> = {
  entityUrn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  freshness?: Resolver<Maybe<ReadonlyArray<ResolversTypes['FreshnessContract']>>, ParentType, ContextType>;
  schema?: Resolver<Maybe<ReadonlyArray<ResolversTypes['SchemaContract']>>, ParentType, ContextType>;
  dataQuality?: Resolver<
    Maybe<ReadonlyArray<ResolversTypes['DataQualityContract']>>,
    ParentType,
    ContextType
  >;
};

export type FreshnessContractResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['FreshnessContract'] = ResolversParentTypes['FreshnessContract'],
> = {
  assertion?: Resolver<Maybe<ResolversTypes['Assertion']>, ParentType, ContextType>;
};

export type SchemaContractResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['SchemaContract'] = ResolversParentTypes['SchemaContract'],
> = {
  assertion?: Resolver<Maybe<ResolversTypes['Assertion']>, ParentType, ContextType>;
};

export type DataQualityContractResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['DataQualityContract'] =
    ResolversParentTypes['DataQualityContract'],
> = {
  assertion?: Resolver<Maybe<ResolversTypes['Assertion']>, ParentType, ContextType>;
};

export type DataContractStatusResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['DataContractStatus'] = ResolversParentTypes['DataContractStatus'],
> = {
  state?: Resolver<ResolversTypes['DataContractState'], ParentType, ContextType>;
  customProperties?: Resolver<
    Maybe<ReadonlyArray<ResolversTypes['CustomPropertiesEntry']>>,
    ParentType,
    ContextType
  >;
};

export type DataFlowPropertiesResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['DataFlowProperties'] = ResolversParentTypes['DataFlowProperties'],
> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  project?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  externalUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  env?: Resolver<Maybe<ResolversTypes['FabricType']>, ParentType, ContextType>;
  created?: Resolver<Maybe<ResolversTypes['AuditStamp']>, ParentType, ContextType>;
  lastModified?: Resolver<Maybe<ResolversTypes['AuditStamp']>, ParentType, ContextType>;
  customProperties?: Resolver<
    Maybe<ReadonlyArray<ResolversTypes['CustomPropertiesEntry']>>,
    ParentType,
    ContextType
  >;
};

export type DataFlowEditablePropertiesResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['DataFlowEditableProperties'] =
    ResolversParentTypes['DataFlowEditableProperties'],
> = {
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type VersionInfoResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['VersionInfo'] = ResolversParentTypes['VersionInfo'],
> = {
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  versionType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  externalUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  customProperties?: Resolver<
    Maybe<ReadonlyArray<ResolversTypes['CustomPropertiesEntry']>>,
    ParentType,
    ContextType
  >;
};

export type DataFlowDataJobsRelationshipsResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['DataFlowDataJobsRelationships'] =
    ResolversParentTypes['DataFlowDataJobsRelationships'],
> = {
  entities?: Resolver<
    Maybe<ReadonlyArray<Maybe<ResolversTypes['EntityRelationshipLegacy']>>>,
    ParentType,
    ContextType
  >;
};

export type DataJobPropertiesResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['DataJobProperties'] = ResolversParentTypes['DataJobProperties'],
> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['JobStatus']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  externalUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  env?: Resolver<Maybe<ResolversTypes['FabricType']>, ParentType, ContextType>;
  created?: Resolver<Maybe<ResolversTypes['AuditStamp']>, ParentType, ContextType>;
  lastModified?: Resolver<Maybe<ResolversTypes['AuditStamp']>, ParentType, ContextType>;
  customProperties?: Resolver<
    Maybe<ReadonlyArray<ResolversTypes['CustomPropertiesEntry']>>,
    ParentType,
    ContextType
  >;
};

export type DataJobEditablePropertiesResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['DataJobEditableProperties'] =
    ResolversParentTypes['DataJobEditableProperties'],
> = {
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DataJobInputOutputResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['DataJobInputOutput'] = ResolversParentTypes['DataJobInputOutput'],
> = {
  inputDatasets?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Dataset']>>, ParentType, ContextType>;
  outputDatasets?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Dataset']>>, ParentType, ContextType>;
  inputDatajobs?: Resolver<Maybe<ReadonlyArray<ResolversTypes['DataJob']>>, ParentType, ContextType>;
  fineGrainedLineages?: Resolver<
    Maybe<ReadonlyArray<ResolversTypes['FineGrainedLineage']>>,
    ParentType,
    ContextType
  >;
};

export type DataTransformLogicResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['DataTransformLogic'] = ResolversParentTypes['DataTransformLogic'],
> = {
  transforms?: Resolver<ReadonlyArray<ResolversTypes['DataTransform']>, ParentType, ContextType>;
};

export type DataTransformResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['DataTransform'] = ResolversParentTypes['DataTransform'],
> = {
  queryStatement?: Resolver<Maybe<ResolversTypes['QueryStatement']>, ParentType, ContextType>;
};

export type DataProcessInstanceResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['DataProcessInstance'] =
    ResolversParentTypes['DataProcessInstance'],
> = {
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  created?: Resolver<Maybe<ResolversTypes['AuditStamp']>, ParentType, ContextType>;
  externalUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  platform?: Resolver<ResolversTypes['DataPlatform'], ParentType, ContextType>;
  properties?: Resolver<Maybe<ResolversTypes['DataProcessInstanceProperties']>, ParentType, ContextType>;
  mlTrainingRunProperties?: Resolver<
    Maybe<ResolversTypes['MLTrainingRunProperties']>,
    ParentType,
    ContextType
  >;
  parentTemplate?: Resolver<Maybe<ResolversTypes['Entity']>, ParentType, ContextType>;
  parentInstance?: Resolver<Maybe<ResolversTypes['DataProcessInstance']>, ParentType, ContextType>;
  upstreamInstances?: Resolver<
    Maybe<ReadonlyArray<ResolversTypes['DataProcessInstance']>>,
    ParentType,
    ContextType
  >;
  inputs?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Entity']>>, ParentType, ContextType>;
  outputs?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Entity']>>, ParentType, ContextType>;
  state?: Resolver<
    Maybe<ReadonlyArray<Maybe<ResolversTypes['DataProcessRunEvent']>>>,
    ParentType,
    ContextType,
    Partial<DataProcessInstanceStateArgs>
  >;
  parentContainers?: Resolver<Maybe<ResolversTypes['ParentContainersResult']>, ParentType, ContextType>;
  urn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['EntityType'], ParentType, ContextType>;
  relationships?: Resolver<
    Maybe<ResolversTypes['EntityRelationshipsResult']>,
    ParentType,
    ContextType,
    RequireFields<DataProcessInstanceRelationshipsArgs, 'input'>
  >;
  overview?: Resolver<ResolversTypes['EntityOverview'], ParentType, ContextType>;
  aspects?: Resolver<
    Maybe<ReadonlyArray<ResolversTypes['RawAspect']>>,
    ParentType,
    ContextType,
    Partial<DataProcessInstanceAspectsArgs>
  >;
  exists?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  history?: Resolver<
    ResolversTypes['EntityHistory'],
    ParentType,
    ContextType,
    Partial<DataProcessInstanceHistoryArgs>
  >;
  lineage?: Resolver<
    Maybe<ResolversTypes['EntityLineageResult']>,
    ParentType,
    ContextType,
    RequireFields<DataProcessInstanceLineageArgs, 'input'>
  >;
  privileges?: Resolver<Maybe<ResolversTypes['EntityPrivileges']>, ParentType, ContextType>;
  lastIngested?: Resolver<Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['Status']>, ParentType, ContextType>;
  subTypes?: Resolver<Maybe<ResolversTypes['SubTypes']>, ParentType, ContextType>;
  dataPlatformInstance?: Resolver<Maybe<ResolversTypes['DataPlatformInstance']>, ParentType, ContextType>;
  container?: Resolver<Maybe<ResolversTypes['Container']>, ParentType, ContextType>;
  testResults?: Resolver<Maybe<ResolversTypes['TestResults']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DataProcessInstancePropertiesResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['DataProcessInstanceProperties'] =
    ResolversParentTypes['DataProcessInstanceProperties'],
> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['DataProcessType']>, ParentType, ContextType>;
  created?: Resolver<ResolversTypes['AuditStamp'], ParentType, ContextType>;
  externalUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  customProperties?: Resolver<
    Maybe<ReadonlyArray<ResolversTypes['CustomPropertiesEntry']>>,
    ParentType,
    ContextType
  >;
};

export type MlTrainingRunPropertiesResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['MLTrainingRunProperties'] =
    ResolversParentTypes['MLTrainingRunProperties'],
> = {
  id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  outputUrls?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  hyperParams?: Resolver<
    Maybe<ReadonlyArray<Maybe<ResolversTypes['MLHyperParam']>>>,
    ParentType,
    ContextType
  >;
  trainingMetrics?: Resolver<
    Maybe<ReadonlyArray<Maybe<ResolversTypes['MLMetric']>>>,
    ParentType,
    ContextType
  >;
  externalUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  customProperties?: Resolver<
    Maybe<ReadonlyArray<ResolversTypes['CustomPropertiesEntry']>>,
    ParentType,
    ContextType
  >;
};

export type DataProcessRunEventResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['DataProcessRunEvent'] =
    ResolversParentTypes['DataProcessRunEvent'],
> = {
  timestampMillis?: Resolver<ResolversTypes['Long'], ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['DataProcessRunStatus']>, ParentType, ContextType>;
  attempt?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  result?: Resolver<Maybe<ResolversTypes['DataProcessInstanceRunResult']>, ParentType, ContextType>;
  durationMillis?: Resolver<Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
  externalUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  partitionSpec?: Resolver<Maybe<ResolversTypes['PartitionSpec']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DataProcessInstanceRunResultResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['DataProcessInstanceRunResult'] =
    ResolversParentTypes['DataProcessInstanceRunResult'],
> = {
  resultType?: Resolver<Maybe<ResolversTypes['DataProcessInstanceRunResultType']>, ParentType, ContextType>;
  nativeResultType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DataProcessInstanceResultResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['DataProcessInstanceResult'] =
    ResolversParentTypes['DataProcessInstanceResult'],
> = {
  start?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  total?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  runs?: Resolver<
    Maybe<ReadonlyArray<Maybe<ResolversTypes['DataProcessInstance']>>>,
    ParentType,
    ContextType
  >;
};

export type DataProductResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['DataProduct'] = ResolversParentTypes['DataProduct'],
> = {
  properties?: Resolver<Maybe<ResolversTypes['DataProductProperties']>, ParentType, ContextType>;
  entities?: Resolver<
    Maybe<ResolversTypes['SearchResults']>,
    ParentType,
    ContextType,
    RequireFields<DataProductEntitiesArgs, 'input'>
  >;
  urn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['EntityType'], ParentType, ContextType>;
  relationships?: Resolver<
    Maybe<ResolversTypes['EntityRelationshipsResult']>,
    ParentType,
    ContextType,
    RequireFields<DataProductRelationshipsArgs, 'input'>
  >;
  overview?: Resolver<ResolversTypes['EntityOverview'], ParentType, ContextType>;
  aspects?: Resolver<
    Maybe<ReadonlyArray<ResolversTypes['RawAspect']>>,
    ParentType,
    ContextType,
    Partial<DataProductAspectsArgs>
  >;
  exists?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  history?: Resolver<
    ResolversTypes['EntityHistory'],
    ParentType,
    ContextType,
    Partial<DataProductHistoryArgs>
  >;
  privileges?: Resolver<Maybe<ResolversTypes['EntityPrivileges']>, ParentType, ContextType>;
  lastIngested?: Resolver<Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
  ownership?: Resolver<Maybe<ResolversTypes['Ownership']>, ParentType, ContextType>;
  tags?: Resolver<Maybe<ResolversTypes['GlobalTags']>, ParentType, ContextType>;
  glossaryTerms?: Resolver<Maybe<ResolversTypes['GlossaryTerms']>, ParentType, ContextType>;
  domain?: Resolver<Maybe<ResolversTypes['DomainAssociation']>, ParentType, ContextType>;
  institutionalMemory?: Resolver<Maybe<ResolversTypes['InstitutionalMemory']>, ParentType, ContextType>;
  deprecation?: Resolver<Maybe<ResolversTypes['Deprecation']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['Status']>, ParentType, ContextType>;
  subTypes?: Resolver<Maybe<ResolversTypes['SubTypes']>, ParentType, ContextType>;
  applications?: Resolver<
    Maybe<ReadonlyArray<ResolversTypes['ApplicationAssociation']>>,
    ParentType,
    ContextType
  >;
  application?: Resolver<Maybe<ResolversTypes['ApplicationAssociation']>, ParentType, ContextType>;
  structuredProperties?: Resolver<Maybe<ResolversTypes['StructuredProperties']>, ParentType, ContextType>;
  forms?: Resolver<Maybe<ResolversTypes['Forms']>, ParentType, ContextType>;
  settings?: Resolver<Maybe<ResolversTypes['AssetSettings']>, ParentType, ContextType>;
  testResults?: Resolver<Maybe<ResolversTypes['TestResults']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DataProductPropertiesResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['DataProductProperties'] =
    ResolversParentTypes['DataProductProperties'],
> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  externalUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  numAssets?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  createdOn?: Resolver<Maybe<ResolversTypes['ResolvedAuditStamp']>, ParentType, ContextType>;
  customProperties?: Resolver<
    Maybe<ReadonlyArray<ResolversTypes['CustomPropertiesEntry']>>,
    ParentType,
    ContextType
  >;
};

export type ApplicationResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['Application'] = ResolversParentTypes['Application'],
> = {
  properties?: Resolver<Maybe<ResolversTypes['ApplicationProperties']>, ParentType, ContextType>;
  urn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['EntityType'], ParentType, ContextType>;
  relationships?: Resolver<
    Maybe<ResolversTypes['EntityRelationshipsResult']>,
    ParentType,
    ContextType,
    RequireFields<ApplicationRelationshipsArgs, 'input'>
  >;
  overview?: Resolver<ResolversTypes['EntityOverview'], ParentType, ContextType>;
  aspects?: Resolver<
    Maybe<ReadonlyArray<ResolversTypes['RawAspect']>>,
    ParentType,
    ContextType,
    Partial<ApplicationAspectsArgs>
  >;
  exists?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  history?: Resolver<
    ResolversTypes['EntityHistory'],
    ParentType,
    ContextType,
    Partial<ApplicationHistoryArgs>
  >;
  lineage?: Resolver<
    Maybe<ResolversTypes['EntityLineageResult']>,
    ParentType,
    ContextType,
    RequireFields<ApplicationLineageArgs, 'input'>
  >;
  privileges?: Resolver<Maybe<ResolversTypes['EntityPrivileges']>, ParentType, ContextType>;
  lastIngested?: Resolver<Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
  ownership?: Resolver<Maybe<ResolversTypes['Ownership']>, ParentType, ContextType>;
  tags?: Resolver<Maybe<ResolversTypes['GlobalTags']>, ParentType, ContextType>;
  glossaryTerms?: Resolver<Maybe<ResolversTypes['GlossaryTerms']>, ParentType, ContextType>;
  domain?: Resolver<Maybe<ResolversTypes['DomainAssociation']>, ParentType, ContextType>;
  institutionalMemory?: Resolver<Maybe<ResolversTypes['InstitutionalMemory']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['Status']>, ParentType, ContextType>;
  subTypes?: Resolver<Maybe<ResolversTypes['SubTypes']>, ParentType, ContextType>;
  structuredProperties?: Resolver<Maybe<ResolversTypes['StructuredProperties']>, ParentType, ContextType>;
  forms?: Resolver<Maybe<ResolversTypes['Forms']>, ParentType, ContextType>;
  testResults?: Resolver<Maybe<ResolversTypes['TestResults']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ApplicationPropertiesResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['ApplicationProperties'] =
    ResolversParentTypes['ApplicationProperties'],
> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  numAssets?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  externalUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  customProperties?: Resolver<
    Maybe<ReadonlyArray<ResolversTypes['CustomPropertiesEntry']>>,
    ParentType,
    ContextType
  >;
};

export type OperationsQueryResultResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['OperationsQueryResult'] =
    ResolversParentTypes['OperationsQueryResult'],
> = {
  buckets?: Resolver<
    Maybe<ReadonlyArray<Maybe<ResolversTypes['OperationsAggregation']>>>,
    ParentType,
    ContextType
  >;
  aggregations?: Resolver<Maybe<ResolversTypes['OperationsAggregationsResult']>, ParentType, ContextType>;
};

export type OperationsAggregationResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['OperationsAggregation'] =
    ResolversParentTypes['OperationsAggregation'],
> = {
  bucket?: Resolver<Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
  duration?: Resolver<Maybe<ResolversTypes['WindowDuration']>, ParentType, ContextType>;
  resource?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  aggregations?: Resolver<Maybe<ResolversTypes['OperationsAggregationsResult']>, ParentType, ContextType>;
};

export type OperationsAggregationsResultResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['OperationsAggregationsResult'] =
    ResolversParentTypes['OperationsAggregationsResult'],
> = {
  totalOperations?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  totalInserts?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  totalUpdates?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  totalDeletes?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  totalCreates?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  totalAlters?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  totalDrops?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  totalCustoms?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  customOperationsMap?: Resolver<
    Maybe<ReadonlyArray<ResolversTypes['IntMapEntry']>>,
    ParentType,
    ContextType
  >;
};

export type IntMapEntryResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['IntMapEntry'] = ResolversParentTypes['IntMapEntry'],
> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type OperationResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['Operation'] = ResolversParentTypes['Operation'],
> = {
  timestampMillis?: Resolver<ResolversTypes['Long'], ParentType, ContextType>;
  actor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  operationType?: Resolver<ResolversTypes['OperationType'], ParentType, ContextType>;
  customOperationType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sourceType?: Resolver<Maybe<ResolversTypes['OperationSourceType']>, ParentType, ContextType>;
  numAffectedRows?: Resolver<Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
  partition?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  partitionSpec?: Resolver<Maybe<ResolversTypes['PartitionSpec']>, ParentType, ContextType>;
  affectedDatasets?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  lastUpdatedTimestamp?: Resolver<ResolversTypes['Long'], ParentType, ContextType>;
  queries?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  customProperties?: Resolver<
    Maybe<ReadonlyArray<ResolversTypes['StringMapEntry']>>,
    ParentType,
    ContextType
  >;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DatasetProfileResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['DatasetProfile'] = ResolversParentTypes['DatasetProfile'],
> = {
  timestampMillis?: Resolver<ResolversTypes['Long'], ParentType, ContextType>;
  rowCount?: Resolver<Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
  columnCount?: Resolver<Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
  sizeInBytes?: Resolver<Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
  fieldProfiles?: Resolver<
    Maybe<ReadonlyArray<ResolversTypes['DatasetFieldProfile']>>,
    ParentType,
    ContextType
  >;
  partitionSpec?: Resolver<Maybe<ResolversTypes['PartitionSpec']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DatasetFieldProfileResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['DatasetFieldProfile'] =
    ResolversParentTypes['DatasetFieldProfile'],
> = {
  fieldPath?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uniqueCount?: Resolver<Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
  uniqueProportion?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  nullCount?: Resolver<Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
  nullProportion?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  min?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  max?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mean?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  median?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  stdev?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  quantiles?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Quantile']>>, ParentType, ContextType>;
  distinctValueFrequencies?: Resolver<
    Maybe<ReadonlyArray<ResolversTypes['ValueFrequency']>>,
    ParentType,
    ContextType
  >;
  histogram?: Resolver<Maybe<ResolversTypes['Histogram']>, ParentType, ContextType>;
  sampleValues?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
};

export type QuantileResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['Quantile'] = ResolversParentTypes['Quantile'],
> = {
  quantile?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ValueFrequencyResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['ValueFrequency'] = ResolversParentTypes['ValueFrequency'],
> = {
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  frequency?: Resolver<ResolversTypes['Long'], ParentType, ContextType>;
};

export type HistogramResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['Histogram'] = ResolversParentTypes['Histogram'],
> = {
  boundaries?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  heights?: Resolver<ReadonlyArray<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type UsageQueryResultResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['UsageQueryResult'] = ResolversParentTypes['UsageQueryResult'],
> = {
  buckets?: Resolver<
    Maybe<ReadonlyArray<Maybe<ResolversTypes['UsageAggregation']>>>,
    ParentType,
    ContextType
  >;
  aggregations?: Resolver<Maybe<ResolversTypes['UsageQueryResultAggregations']>, ParentType, ContextType>;
};

export type UsageAggregationResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['UsageAggregation'] = ResolversParentTypes['UsageAggregation'],
> = {
  bucket?: Resolver<Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
  duration?: Resolver<Maybe<ResolversTypes['WindowDuration']>, ParentType, ContextType>;
  resource?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  metrics?: Resolver<Maybe<ResolversTypes['UsageAggregationMetrics']>, ParentType, ContextType>;
};

export type UsageAggregationMetricsResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['UsageAggregationMetrics'] =
    ResolversParentTypes['UsageAggregationMetrics'],
> = {
  uniqueUserCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  users?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['UserUsageCounts']>>>, ParentType, ContextType>;
  totalSqlQueries?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  topSqlQueries?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  fields?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['FieldUsageCounts']>>>, ParentType, ContextType>;
};

export type UsageQueryResultAggregationsResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['UsageQueryResultAggregations'] =
    ResolversParentTypes['UsageQueryResultAggregations'],
> = {
  uniqueUserCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  users?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['UserUsageCounts']>>>, ParentType, ContextType>;
  fields?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['FieldUsageCounts']>>>, ParentType, ContextType>;
  totalSqlQueries?: Resolver<Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
};

export type UserUsageCountsResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['UserUsageCounts'] = ResolversParentTypes['UserUsageCounts'],
> = {
  user?: Resolver<Maybe<ResolversTypes['CorpUser']>, ParentType, ContextType>;
  count?: Resolver<Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
  userEmail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type FieldUsageCountsResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['FieldUsageCounts'] = ResolversParentTypes['FieldUsageCounts'],
> = {
  fieldName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  count?: Resolver<Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
};

export type DatasetStatsSummaryResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['DatasetStatsSummary'] =
    ResolversParentTypes['DatasetStatsSummary'],
> = {
  queryCountLast30Days?: Resolver<Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
  uniqueUserCountLast30Days?: Resolver<Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
  topUsersLast30Days?: Resolver<Maybe<ReadonlyArray<ResolversTypes['CorpUser']>>, ParentType, ContextType>;
  queryCountPercentileLast30Days?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  uniqueUserPercentileLast30Days?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type DatasetPropertiesResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['DatasetProperties'] = ResolversParentTypes['DatasetProperties'],
> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  qualifiedName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  origin?: Resolver<ResolversTypes['FabricType'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  externalUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uri?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  created?: Resolver<Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
  createdActor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastModified?: Resolver<Maybe<ResolversTypes['AuditStamp']>, ParentType, ContextType>;
  lastModifiedActor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  customProperties?: Resolver<
    Maybe<ReadonlyArray<ResolversTypes['CustomPropertiesEntry']>>,
    ParentType,
    ContextType
  >;
};

export type DatasetEditablePropertiesResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['DatasetEditableProperties'] =
    ResolversParentTypes['DatasetEditableProperties'],
> = {
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ViewPropertiesResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['ViewProperties'] = ResolversParentTypes['ViewProperties'],
> = {
  materialized?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  logic?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  formattedLogic?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SiblingPropertiesResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['SiblingProperties'] = ResolversParentTypes['SiblingProperties'],
> = {
  isPrimary?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  siblings?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['Entity']>>>, ParentType, ContextType>;
};

export type AccessResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['Access'] = ResolversParentTypes['Access'],
> = {
  roles?: Resolver<Maybe<ReadonlyArray<ResolversTypes['RoleAssociation']>>, ParentType, ContextType>;
};

export type RoleAssociationResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['RoleAssociation'] = ResolversParentTypes['RoleAssociation'],
> = {
  role?: Resolver<Maybe<ResolversTypes['Role']>, ParentType, ContextType>;
  associatedUrn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DatasetPartitionsSummaryResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['DatasetPartitionsSummary'] =
    ResolversParentTypes['DatasetPartitionsSummary'],
> = {
  minPartition?: Resolver<Maybe<ResolversTypes['DatasetPartition']>, ParentType, ContextType>;
  maxPartition?: Resolver<Maybe<ResolversTypes['DatasetPartition']>, ParentType, ContextType>;
};

export type DatasetPartitionResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['DatasetPartition'] = ResolversParentTypes['DatasetPartition'],
> = {
  partition?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdTime?: Resolver<Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
  lastModifiedTime?: Resolver<Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
};

export type DocumentInfoResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['DocumentInfo'] = ResolversParentTypes['DocumentInfo'],
> = {
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  source?: Resolver<Maybe<ResolversTypes['DocumentSource']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['DocumentStatus']>, ParentType, ContextType>;
  contents?: Resolver<ResolversTypes['DocumentContent'], ParentType, ContextType>;
  created?: Resolver<ResolversTypes['ResolvedAuditStamp'], ParentType, ContextType>;
  lastModified?: Resolver<ResolversTypes['ResolvedAuditStamp'], ParentType, ContextType>;
  relatedAssets?: Resolver<
    Maybe<ReadonlyArray<ResolversTypes['DocumentRelatedAsset']>>,
    ParentType,
    ContextType
  >;
  relatedDocuments?: Resolver<
    Maybe<ReadonlyArray<ResolversTypes['DocumentRelatedDocument']>>,
    ParentType,
    ContextType
  >;
  parentDocument?: Resolver<Maybe<ResolversTypes['DocumentParentDocument']>, ParentType, ContextType>;
  customProperties?: Resolver<
    Maybe<ReadonlyArray<ResolversTypes['CustomPropertiesEntry']>>,
    ParentType,
    ContextType
  >;
};

export type DocumentSourceResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['DocumentSource'] = ResolversParentTypes['DocumentSource'],
> = {
  sourceType?: Resolver<ResolversTypes['DocumentSourceType'], ParentType, ContextType>;
  externalUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  externalId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DocumentStatusResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['DocumentStatus'] = ResolversParentTypes['DocumentStatus'],
> = {
  state?: Resolver<ResolversTypes['DocumentState'], ParentType, ContextType>;
};

export type DocumentContentResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['DocumentContent'] = ResolversParentTypes['DocumentContent'],
> = {
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  semanticText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DocumentRelatedAssetResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['DocumentRelatedAsset'] =
    ResolversParentTypes['DocumentRelatedAsset'],
> = {
  asset?: Resolver<ResolversTypes['Entity'], ParentType, ContextType>;
};

export type DocumentRelatedDocumentResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['DocumentRelatedDocument'] =
    ResolversParentTypes['DocumentRelatedDocument'],
> = {
  document?: Resolver<Maybe<ResolversTypes['Document']>, ParentType, ContextType>;
};

export type DocumentParentDocumentResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['DocumentParentDocument'] =
    ResolversParentTypes['DocumentParentDocument'],
> = {
  document?: Resolver<Maybe<ResolversTypes['Document']>, ParentType, ContextType>;
};

export type DocumentSettingsResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['DocumentSettings'] = ResolversParentTypes['DocumentSettings'],
> = {
  showInGlobalContext?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ParentDocumentsResultResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['ParentDocumentsResult'] =
    ResolversParentTypes['ParentDocumentsResult'],
> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  documents?: Resolver<ReadonlyArray<ResolversTypes['Document']>, ParentType, ContextType>;
};

export type DomainResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['Domain'] = ResolversParentTypes['Domain'],
> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  properties?: Resolver<Maybe<ResolversTypes['DomainProperties']>, ParentType, ContextType>;
  parentDomains?: Resolver<Maybe<ResolversTypes['ParentDomainsResult']>, ParentType, ContextType>;
  entities?: Resolver<
    Maybe<ResolversTypes['SearchResults']>,
    ParentType,
    ContextType,
    Partial<DomainEntitiesArgs>
  >;
  urn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['EntityType'], ParentType, ContextType>;
  relationships?: Resolver<
    Maybe<ResolversTypes['EntityRelationshipsResult']>,
    ParentType,
    ContextType,
    RequireFields<DomainRelationshipsArgs, 'input'>
  >;
  overview?: Resolver<ResolversTypes['EntityOverview'], ParentType, ContextType>;
  aspects?: Resolver<
    Maybe<ReadonlyArray<ResolversTypes['RawAspect']>>,
    ParentType,
    ContextType,
    Partial<DomainAspectsArgs>
  >;
  exists?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  history?: Resolver<ResolversTypes['EntityHistory'], ParentType, ContextType, Partial<DomainHistoryArgs>>;
  privileges?: Resolver<Maybe<ResolversTypes['EntityPrivileges']>, ParentType, ContextType>;
  lastIngested?: Resolver<Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
  ownership?: Resolver<Maybe<ResolversTypes['Ownership']>, ParentType, ContextType>;
  institutionalMemory?: Resolver<Maybe<ResolversTypes['InstitutionalMemory']>, ParentType, ContextType>;
  deprecation?: Resolver<Maybe<ResolversTypes['Deprecation']>, ParentType, ContextType>;
  structuredProperties?: Resolver<Maybe<ResolversTypes['StructuredProperties']>, ParentType, ContextType>;
  forms?: Resolver<Maybe<ResolversTypes['Forms']>, ParentType, ContextType>;
  displayProperties?: Resolver<Maybe<ResolversTypes['DisplayProperties']>, ParentType, ContextType>;
  settings?: Resolver<Maybe<ResolversTypes['AssetSettings']>, ParentType, ContextType>;
  testResults?: Resolver<Maybe<ResolversTypes['TestResults']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DomainPropertiesResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['DomainProperties'] = ResolversParentTypes['DomainProperties'],
> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdOn?: Resolver<Maybe<ResolversTypes['ResolvedAuditStamp']>, ParentType, ContextType>;
  customProperties?: Resolver<
    Maybe<ReadonlyArray<ResolversTypes['CustomPropertiesEntry']>>,
    ParentType,
    ContextType
  >;
};

export type ParentDomainsResultResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['ParentDomainsResult'] =
    ResolversParentTypes['ParentDomainsResult'],
> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  domains?: Resolver<ReadonlyArray<ResolversTypes['Entity']>, ParentType, ContextType>;
};

export type ErModelRelationshipResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['ERModelRelationship'] =
    ResolversParentTypes['ERModelRelationship'],
> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  properties?: Resolver<Maybe<ResolversTypes['ERModelRelationshipProperties']>, ParentType, ContextType>;
  editableProperties?: Resolver<
    Maybe<ResolversTypes['ERModelRelationshipEditableProperties']>,
    ParentType,
    ContextType
  >;
  urn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['EntityType'], ParentType, ContextType>;
  relationships?: Resolver<
    Maybe<ResolversTypes['EntityRelationshipsResult']>,
    ParentType,
    ContextType,
    RequireFields<ErModelRelationshipRelationshipsArgs, 'input'>
  >;
  overview?: Resolver<ResolversTypes['EntityOverview'], ParentType, ContextType>;
  aspects?: Resolver<
    Maybe<ReadonlyArray<ResolversTypes['RawAspect']>>,
    ParentType,
    ContextType,
    Partial<ErModelRelationshipAspectsArgs>
  >;
  exists?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  history?: Resolver<
    ResolversTypes['EntityHistory'],
    ParentType,
    ContextType,
    Partial<ErModelRelationshipHistoryArgs>
  >;
  lineage?: Resolver<
    Maybe<ResolversTypes['EntityLineageResult']>,
    ParentType,
    ContextType,
    RequireFields<ErModelRelationshipLineageArgs, 'input'>
  >;
  privileges?: Resolver<Maybe<ResolversTypes['EntityPrivileges']>, ParentType, ContextType>;
  lastIngested?: Resolver<Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
  ownership?: Resolver<Maybe<ResolversTypes['Ownership']>, ParentType, ContextType>;
  tags?: Resolver<Maybe<ResolversTypes['GlobalTags']>, ParentType, ContextType>;
  glossaryTerms?: Resolver<Maybe<ResolversTypes['GlossaryTerms']>, ParentType, ContextType>;
  institutionalMemory?: Resolver<Maybe<ResolversTypes['InstitutionalMemory']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['Status']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ErModelRelationshipPropertiesResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['ERModelRelationshipProperties'] =
    ResolversParentTypes['ERModelRelationshipProperties'],
> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['Dataset'], ParentType, ContextType>;
  destination?: Resolver<ResolversTypes['Dataset'], ParentType, ContextType>;
  relationshipFieldMappings?: Resolver<
    Maybe<ReadonlyArray<ResolversTypes['RelationshipFieldMapping']>>,
    ParentType,
    ContextType
  >;
  cardinality?: Resolver<ResolversTypes['ERModelRelationshipCardinality'], ParentType, ContextType>;
  createdTime?: Resolver<Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
  createdActor?: Resolver<Maybe<ResolversTypes['Entity']>, ParentType, ContextType>;
};

export type RelationshipFieldMappingResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['RelationshipFieldMapping'] =
    ResolversParentTypes['RelationshipFieldMapping'],
> = {
  sourceField?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  destinationField?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ErModelRelationshipEditablePropertiesResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['ERModelRelationshipEditableProperties'] =
    ResolversParentTypes['ERModelRelationshipEditableProperties'],
> = {
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DataHubFileResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['DataHubFile'] = ResolversParentTypes['DataHubFile'],
> = {
  info?: Resolver<ResolversTypes['DataHubFileInfo'], ParentType, ContextType>;
  urn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['EntityType'], ParentType, ContextType>;
  relationships?: Resolver<
    Maybe<ResolversTypes['EntityRelationshipsResult']>,
    ParentType,
    ContextType,
    RequireFields<DataHubFileRelationshipsArgs, 'input'>
  >;
  overview?: Resolver<ResolversTypes['EntityOverview'], ParentType, ContextType>;
  aspects?: Resolver<
    Maybe<ReadonlyArray<ResolversTypes['RawAspect']>>,
    ParentType,
    ContextType,
    Partial<DataHubFileAspectsArgs>
  >;
  exists?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  history?: Resolver<
    ResolversTypes['EntityHistory'],
    ParentType,
    ContextType,
    Partial<DataHubFileHistoryArgs>
  >;
  privileges?: Resolver<Maybe<ResolversTypes['EntityPrivileges']>, ParentType, ContextType>;
  lastIngested?: Resolver<Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['Status']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DataHubFileInfoResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['DataHubFileInfo'] = ResolversParentTypes['DataHubFileInfo'],
> = {
  bucketStorageLocation?: Resolver<ResolversTypes['BucketStorageLocation'], ParentType, ContextType>;
  originalFileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mimeType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sizeInBytes?: Resolver<ResolversTypes['Long'], ParentType, ContextType>;
  scenario?: Resolver<ResolversTypes['UploadDownloadScenario'], ParentType, ContextType>;
  referencedByAsset?: Resolver<Maybe<ResolversTypes['Entity']>, ParentType, ContextType>;
  schemaField?: Resolver<Maybe<ResolversTypes['SchemaFieldEntity']>, ParentType, ContextType>;
  created?: Resolver<ResolversTypes['ResolvedAuditStamp'], ParentType, ContextType>;
};

export type BucketStorageLocationResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['BucketStorageLocation'] =
    ResolversParentTypes['BucketStorageLocation'],
> = {
  storageBucket?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  storageKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FormResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['Form'] = ResolversParentTypes['Form'],
> = {
  info?: Resolver<Maybe<ResolversTypes['FormInfo']>, ParentType, ContextType>;
  urn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['EntityType'], ParentType, ContextType>;
  relationships?: Resolver<
    Maybe<ResolversTypes['EntityRelationshipsResult']>,
    ParentType,
    ContextType,
    RequireFields<FormRelationshipsArgs, 'input'>
  >;
  overview?: Resolver<ResolversTypes['EntityOverview'], ParentType, ContextType>;
  aspects?: Resolver<
    Maybe<ReadonlyArray<ResolversTypes['RawAspect']>>,
    ParentType,
    ContextType,
    Partial<FormAspectsArgs>
  >;
  exists?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  history?: Resolver<ResolversTypes['EntityHistory'], ParentType, ContextType, Partial<FormHistoryArgs>>;
  privileges?: Resolver<Maybe<ResolversTypes['EntityPrivileges']>, ParentType, ContextType>;
  lastIngested?: Resolver<Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
  ownership?: Resolver<Maybe<ResolversTypes['Ownership']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FormInfoResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['FormInfo'] = ResolversParentTypes['FormInfo'],
> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['FormType'], ParentType, ContextType>;
  prompts?: Resolver<ReadonlyArray<ResolversTypes['FormPrompt']>, ParentType, ContextType>;
  actors?: Resolver<Maybe<ResolversTypes['FormActorAssignment']>, ParentType, ContextType>;
};

export type FormPromptResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['FormPrompt'] = ResolversParentTypes['FormPrompt'],
> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  formUrn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['FormPromptType'], ParentType, ContextType>;
  structuredPropertyParams?: Resolver<
    Maybe<ResolversTypes['StructuredPropertyParams']>,
    ParentType,
    ContextType
  >;
  required?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type StructuredPropertyParamsResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['StructuredPropertyParams'] =
    ResolversParentTypes['StructuredPropertyParams'],
> = {
  structuredProperty?: Resolver<Maybe<ResolversTypes['StructuredPropertyEntity']>, ParentType, ContextType>;
};

export type FormActorAssignmentResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['FormActorAssignment'] =
    ResolversParentTypes['FormActorAssignment'],
> = {
  owners?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  ownershipTypes?: Resolver<
    Maybe<ReadonlyArray<ResolversTypes['OwnershipTypeEntity']>>,
    ParentType,
    ContextType
  >;
  users?: Resolver<Maybe<ReadonlyArray<ResolversTypes['CorpUser']>>, ParentType, ContextType>;
  groups?: Resolver<Maybe<ReadonlyArray<ResolversTypes['CorpGroup']>>, ParentType, ContextType>;
  isAssignedToMe?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type FormsResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['Forms'] = ResolversParentTypes['Forms'],
> = {
  incompleteForms?: Resolver<ReadonlyArray<ResolversTypes['FormAssociation']>, ParentType, ContextType>;
  completedForms?: Resolver<ReadonlyArray<ResolversTypes['FormAssociation']>, ParentType, ContextType>;
  verifications?: Resolver<
    ReadonlyArray<ResolversTypes['FormVerificationAssociation']>,
    ParentType,
    ContextType
  >;
};

export type FormAssociationResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['FormAssociation'] = ResolversParentTypes['FormAssociation'],
> = {
  form?: Resolver<Maybe<ResolversTypes['Form']>, ParentType, ContextType>;
  incompletePrompts?: Resolver<
    Maybe<ReadonlyArray<ResolversTypes['FormPromptAssociation']>>,
    ParentType,
    ContextType
  >;
  completedPrompts?: Resolver<
    Maybe<ReadonlyArray<ResolversTypes['FormPromptAssociation']>>,
    ParentType,
    ContextType
  >;
  associatedUrn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FormPromptAssociationResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['FormPromptAssociation'] =
    ResolversParentTypes['FormPromptAssociation'],
> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastModified?: Resolver<ResolversTypes['ResolvedAuditStamp'], ParentType, ContextType>;
  fieldAssociations?: Resolver<Maybe<ResolversTypes['FormPromptFieldAssociations']>, ParentType, ContextType>;
};

export type FormPromptFieldAssociationsResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['FormPromptFieldAssociations'] =
    ResolversParentTypes['FormPromptFieldAssociations'],
> = {
  completedFieldPrompts?: Resolver<
    Maybe<ReadonlyArray<ResolversTypes['FieldFormPromptAssociation']>>,
    ParentType,
    ContextType
  >;
  incompleteFieldPrompts?: Resolver<
    Maybe<ReadonlyArray<ResolversTypes['FieldFormPromptAssociation']>>,
    ParentType,
    ContextType
  >;
};

export type FieldFormPromptAssociationResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['FieldFormPromptAssociation'] =
    ResolversParentTypes['FieldFormPromptAssociation'],
> = {
  fieldPath?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastModified?: Resolver<ResolversTypes['ResolvedAuditStamp'], ParentType, ContextType>;
};

export type FormVerificationAssociationResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['FormVerificationAssociation'] =
    ResolversParentTypes['FormVerificationAssociation'],
> = {
  form?: Resolver<Maybe<ResolversTypes['Form']>, ParentType, ContextType>;
  lastModified?: Resolver<Maybe<ResolversTypes['ResolvedAuditStamp']>, ParentType, ContextType>;
};

export type GlossaryTermResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['GlossaryTerm'] = ResolversParentTypes['GlossaryTerm'],
> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hierarchicalName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  properties?: Resolver<Maybe<ResolversTypes['GlossaryTermProperties']>, ParentType, ContextType>;
  glossaryTermInfo?: Resolver<Maybe<ResolversTypes['GlossaryTermInfo']>, ParentType, ContextType>;
  parentNodes?: Resolver<Maybe<ResolversTypes['ParentNodesResult']>, ParentType, ContextType>;
  schemaMetadata?: Resolver<
    Maybe<ResolversTypes['SchemaMetadata']>,
    ParentType,
    ContextType,
    Partial<GlossaryTermSchemaMetadataArgs>
  >;
  urn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['EntityType'], ParentType, ContextType>;
  relationships?: Resolver<
    Maybe<ResolversTypes['EntityRelationshipsResult']>,
    ParentType,
    ContextType,
    RequireFields<GlossaryTermRelationshipsArgs, 'input'>
  >;
  overview?: Resolver<ResolversTypes['EntityOverview'], ParentType, ContextType>;
  aspects?: Resolver<
    Maybe<ReadonlyArray<ResolversTypes['RawAspect']>>,
    ParentType,
    ContextType,
    Partial<GlossaryTermAspectsArgs>
  >;
  exists?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  history?: Resolver<
    ResolversTypes['EntityHistory'],
    ParentType,
    ContextType,
    Partial<GlossaryTermHistoryArgs>
  >;
  privileges?: Resolver<Maybe<ResolversTypes['EntityPrivileges']>, ParentType, ContextType>;
  browsePaths?: Resolver<Maybe<ReadonlyArray<ResolversTypes['BrowsePath']>>, ParentType, ContextType>;
  lastIngested?: Resolver<Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
  ownership?: Resolver<Maybe<ResolversTypes['Ownership']>, ParentType, ContextType>;
  tags?: Resolver<Maybe<ResolversTypes['GlobalTags']>, ParentType, ContextType>;
  domain?: Resolver<Maybe<ResolversTypes['DomainAssociation']>, ParentType, ContextType>;
  institutionalMemory?: Resolver<Maybe<ResolversTypes['InstitutionalMemory']>, ParentType, ContextType>;
  deprecation?: Resolver<Maybe<ResolversTypes['Deprecation']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['Status']>, ParentType, ContextType>;
  subTypes?: Resolver<Maybe<ResolversTypes['SubTypes']>, ParentType, ContextType>;
  applications?: Resolver<
    Maybe<ReadonlyArray<ResolversTypes['ApplicationAssociation']>>,
    ParentType,
    ContextType
  >;
  application?: Resolver<Maybe<ResolversTypes['ApplicationAssociation']>, ParentType, ContextType>;
  structuredProperties?: Resolver<Maybe<ResolversTypes['StructuredProperties']>, ParentType, ContextType>;
  forms?: Resolver<Maybe<ResolversTypes['Forms']>, ParentType, ContextType>;
  displayProperties?: Resolver<Maybe<ResolversTypes['DisplayProperties']>, ParentType, ContextType>;
  settings?: Resolver<Maybe<ResolversTypes['AssetSettings']>, ParentType, ContextType>;
  testResults?: Resolver<Maybe<ResolversTypes['TestResults']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type GlossaryTermPropertiesResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['GlossaryTermProperties'] =
    ResolversParentTypes['GlossaryTermProperties'],
> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  definition?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  termSource?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sourceRef?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sourceUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rawSchema?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdOn?: Resolver<Maybe<ResolversTypes['ResolvedAuditStamp']>, ParentType, ContextType>;
  customProperties?: Resolver<
    Maybe<ReadonlyArray<ResolversTypes['CustomPropertiesEntry']>>,
    ParentType,
    ContextType
  >;
};

export type GlossaryTermInfoResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['GlossaryTermInfo'] = ResolversParentTypes['GlossaryTermInfo'],
> = {
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  definition?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  termSource?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sourceRef?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sourceUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rawSchema?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  customProperties?: Resolver<
    Maybe<ReadonlyArray<ResolversTypes['CustomPropertiesEntry']>>,
    ParentType,
    ContextType
  >;
};

export type GlossaryNodeResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['GlossaryNode'] = ResolversParentTypes['GlossaryNode'],
> = {
  properties?: Resolver<Maybe<ResolversTypes['GlossaryNodeProperties']>, ParentType, ContextType>;
  parentNodes?: Resolver<Maybe<ResolversTypes['ParentNodesResult']>, ParentType, ContextType>;
  childrenCount?: Resolver<Maybe<ResolversTypes['GlossaryNodeChildrenCount']>, ParentType, ContextType>;
  glossaryChildrenSearch?: Resolver<
    Maybe<ResolversTypes['ScrollResults']>,
    ParentType,
    ContextType,
    RequireFields<GlossaryNodeGlossaryChildrenSearchArgs, 'input'>
  >;
  urn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['EntityType'], ParentType, ContextType>;
  relationships?: Resolver<
    Maybe<ResolversTypes['EntityRelationshipsResult']>,
    ParentType,
    ContextType,
    RequireFields<GlossaryNodeRelationshipsArgs, 'input'>
  >;
  overview?: Resolver<ResolversTypes['EntityOverview'], ParentType, ContextType>;
  aspects?: Resolver<
    Maybe<ReadonlyArray<ResolversTypes['RawAspect']>>,
    ParentType,
    ContextType,
    Partial<GlossaryNodeAspectsArgs>
  >;
  exists?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  history?: Resolver<
    ResolversTypes['EntityHistory'],
    ParentType,
    ContextType,
    Partial<GlossaryNodeHistoryArgs>
  >;
  privileges?: Resolver<Maybe<ResolversTypes['EntityPrivileges']>, ParentType, ContextType>;
  lastIngested?: Resolver<Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
  ownership?: Resolver<Maybe<ResolversTypes['Ownership']>, ParentType, ContextType>;
  tags?: Resolver<Maybe<ResolversTypes['GlobalTags']>, ParentType, ContextType>;
  domain?: Resolver<Maybe<ResolversTypes['DomainAssociation']>, ParentType, ContextType>;
  institutionalMemory?: Resolver<Maybe<ResolversTypes['InstitutionalMemory']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['Status']>, ParentType, ContextType>;
  subTypes?: Resolver<Maybe<ResolversTypes['SubTypes']>, ParentType, ContextType>;
  applications?: Resolver<
    Maybe<ReadonlyArray<ResolversTypes['ApplicationAssociation']>>,
    ParentType,
    ContextType
  >;
  application?: Resolver<Maybe<ResolversTypes['ApplicationAssociation']>, ParentType, ContextType>;
  structuredProperties?: Resolver<Maybe<ResolversTypes['StructuredProperties']>, ParentType, ContextType>;
  forms?: Resolver<Maybe<ResolversTypes['Forms']>, ParentType, ContextType>;
  displayProperties?: Resolver<Maybe<ResolversTypes['DisplayProperties']>, ParentType, ContextType>;
  settings?: Resolver<Maybe<ResolversTypes['AssetSettings']>, ParentType, ContextType>;
  testResults?: Resolver<Maybe<ResolversTypes['TestResults']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type GlossaryNodePropertiesResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['GlossaryNodeProperties'] =
    ResolversParentTypes['GlossaryNodeProperties'],
> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdOn?: Resolver<Maybe<ResolversTypes['ResolvedAuditStamp']>, ParentType, ContextType>;
  customProperties?: Resolver<
    Maybe<ReadonlyArray<ResolversTypes['CustomPropertiesEntry']>>,
    ParentType,
    ContextType
  >;
};

export type ParentNodesResultResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['ParentNodesResult'] = ResolversParentTypes['ParentNodesResult'],
> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['GlossaryNode']>, ParentType, ContextType>;
};

export type GlossaryNodeChildrenCountResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['GlossaryNodeChildrenCount'] =
    ResolversParentTypes['GlossaryNodeChildrenCount'],
> = {
  termsCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  nodesCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type IncidentResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['Incident'] = ResolversParentTypes['Incident'],
> = {
  incidentType?: Resolver<Maybe<ResolversTypes['IncidentType']>, ParentType, ContextType>;
  customType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  priority?: Resolver<Maybe<ResolversTypes['IncidentPriority']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['IncidentStatus']>, ParentType, ContextType>;
  incidentStatus?: Resolver<Maybe<ResolversTypes['IncidentStatus']>, ParentType, ContextType>;
  source?: Resolver<Maybe<ResolversTypes['IncidentSource']>, ParentType, ContextType>;
  entity?: Resolver<Maybe<ResolversTypes['Entity']>, ParentType, ContextType>;
  entities?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Entity']>>, ParentType, ContextType>;
  assignees?: Resolver<Maybe<ReadonlyArray<ResolversTypes['OwnerType']>>, ParentType, ContextType>;
  startedAt?: Resolver<Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
  created?: Resolver<Maybe<ResolversTypes['AuditStamp']>, ParentType, ContextType>;
  urn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['EntityType'], ParentType, ContextType>;
  relationships?: Resolver<
    Maybe<ResolversTypes['EntityRelationshipsResult']>,
    ParentType,
    ContextType,
    RequireFields<IncidentRelationshipsArgs, 'input'>
  >;
  overview?: Resolver<ResolversTypes['EntityOverview'], ParentType, ContextType>;
  aspects?: Resolver<
    Maybe<ReadonlyArray<ResolversTypes['RawAspect']>>,
    ParentType,
    ContextType,
    Partial<IncidentAspectsArgs>
  >;
  exists?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  history?: Resolver<ResolversTypes['EntityHistory'], ParentType, ContextType, Partial<IncidentHistoryArgs>>;
  privileges?: Resolver<Maybe<ResolversTypes['EntityPrivileges']>, ParentType, ContextType>;
  lastIngested?: Resolver<Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
  tags?: Resolver<Maybe<ResolversTypes['GlobalTags']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type IncidentStatusResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['IncidentStatus'] = ResolversParentTypes['IncidentStatus'],
> = {
  state?: Resolver<ResolversTypes['IncidentState'], ParentType, ContextType>;
  stage?: Resolver<Maybe<ResolversTypes['IncidentStage']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastUpdated?: Resolver<ResolversTypes['AuditStamp'], ParentType, ContextType>;
};

export type IncidentSourceResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['IncidentSource'] = ResolversParentTypes['IncidentSource'],
> = {
  type?: Resolver<ResolversTypes['IncidentSourceType'], ParentType, ContextType>;
  source?: Resolver<Maybe<ResolversTypes['Entity']>, ParentType, ContextType>;
};

export type EntityIncidentsResultResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['EntityIncidentsResult'] =
    ResolversParentTypes['EntityIncidentsResult'],
> = {
  start?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  incidents?: Resolver<ReadonlyArray<ResolversTypes['Incident']>, ParentType, ContextType>;
};

export type HasIncidentsResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['HasIncidents'] = ResolversParentTypes['HasIncidents'],
> = {
  __resolveType: TypeResolveFn<
    'Dataset' | 'Chart' | 'Dashboard' | 'DataFlow' | 'DataJob',
    ParentType,
    ContextType
  >;
};

export type LifecycleStageTypeResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['LifecycleStageType'] = ResolversParentTypes['LifecycleStageType'],
> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  entityTypes?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  hideInSearch?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  allowedPreviousStages?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  urn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['EntityType'], ParentType, ContextType>;
  relationships?: Resolver<
    Maybe<ResolversTypes['EntityRelationshipsResult']>,
    ParentType,
    ContextType,
    RequireFields<LifecycleStageTypeRelationshipsArgs, 'input'>
  >;
  overview?: Resolver<ResolversTypes['EntityOverview'], ParentType, ContextType>;
  aspects?: Resolver<
    Maybe<ReadonlyArray<ResolversTypes['RawAspect']>>,
    ParentType,
    ContextType,
    Partial<LifecycleStageTypeAspectsArgs>
  >;
  exists?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  history?: Resolver<
    ResolversTypes['EntityHistory'],
    ParentType,
    ContextType,
    Partial<LifecycleStageTypeHistoryArgs>
  >;
  privileges?: Resolver<Maybe<ResolversTypes['EntityPrivileges']>, ParentType, ContextType>;
  lastIngested?: Resolver<Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['Status']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MetricResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['Metric'] = ResolversParentTypes['Metric'],
> = {
  platform?: Resolver<ResolversTypes['DataPlatform'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  info?: Resolver<Maybe<ResolversTypes['MetricInfo']>, ParentType, ContextType>;
  metricRelationships?: Resolver<Maybe<ResolversTypes['MetricRelationships']>, ParentType, ContextType>;
  metricUpstreams?: Resolver<Maybe<ResolversTypes['MetricUpstreams']>, ParentType, ContextType>;
  semanticModel?: Resolver<Maybe<ResolversTypes['SemanticModel']>, ParentType, ContextType>;
  parentMetric?: Resolver<Maybe<ResolversTypes['Metric']>, ParentType, ContextType>;
  parentMetrics?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Metric']>>, ParentType, ContextType>;
  childMetrics?: Resolver<
    Maybe<ResolversTypes['ScrollResults']>,
    ParentType,
    ContextType,
    RequireFields<MetricChildMetricsArgs, 'input'>
  >;
  applications?: Resolver<Maybe<ResolversTypes['EntityRelationshipsResult']>, ParentType, ContextType>;
  urn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['EntityType'], ParentType, ContextType>;
  relationships?: Resolver<
    Maybe<ResolversTypes['EntityRelationshipsResult']>,
    ParentType,
    ContextType,
    RequireFields<MetricRelationshipsArgs, 'input'>
  >;
  overview?: Resolver<ResolversTypes['EntityOverview'], ParentType, ContextType>;
  aspects?: Resolver<
    Maybe<ReadonlyArray<ResolversTypes['RawAspect']>>,
    ParentType,
    ContextType,
    Partial<MetricAspectsArgs>
  >;
  exists?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  history?: Resolver<ResolversTypes['EntityHistory'], ParentType, ContextType, Partial<MetricHistoryArgs>>;
  lineage?: Resolver<
    Maybe<ResolversTypes['EntityLineageResult']>,
    ParentType,
    ContextType,
    RequireFields<MetricLineageArgs, 'input'>
  >;
  privileges?: Resolver<Maybe<ResolversTypes['EntityPrivileges']>, ParentType, ContextType>;
  browsePathV2?: Resolver<Maybe<ResolversTypes['BrowsePathV2']>, ParentType, ContextType>;
  lastIngested?: Resolver<Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
  ownership?: Resolver<Maybe<ResolversTypes['Ownership']>, ParentType, ContextType>;
  tags?: Resolver<Maybe<ResolversTypes['GlobalTags']>, ParentType, ContextType>;
  glossaryTerms?: Resolver<Maybe<ResolversTypes['GlossaryTerms']>, ParentType, ContextType>;
  domain?: Resolver<Maybe<ResolversTypes['DomainAssociation']>, ParentType, ContextType>;
  institutionalMemory?: Resolver<Maybe<ResolversTypes['InstitutionalMemory']>, ParentType, ContextType>;
  deprecation?: Resolver<Maybe<ResolversTypes['Deprecation']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['Status']>, ParentType, ContextType>;
  subTypes?: Resolver<Maybe<ResolversTypes['SubTypes']>, ParentType, ContextType>;
  dataPlatformInstance?: Resolver<Maybe<ResolversTypes['DataPlatformInstance']>, ParentType, ContextType>;
  application?: Resolver<Maybe<ResolversTypes['ApplicationAssociation']>, ParentType, ContextType>;
  structuredProperties?: Resolver<Maybe<ResolversTypes['StructuredProperties']>, ParentType, ContextType>;
  documentation?: Resolver<Maybe<ResolversTypes['Documentation']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MetricInfoResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['MetricInfo'] = ResolversParentTypes['MetricInfo'],
> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  externalUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  created?: Resolver<Maybe<ResolversTypes['ResolvedAuditStamp']>, ParentType, ContextType>;
  lastModified?: Resolver<Maybe<ResolversTypes['ResolvedAuditStamp']>, ParentType, ContextType>;
  expression?: Resolver<Maybe<ResolversTypes['MetricExpression']>, ParentType, ContextType>;
  aiContext?: Resolver<Maybe<ResolversTypes['AiContext']>, ParentType, ContextType>;
};

export type MetricExpressionResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['MetricExpression'] = ResolversParentTypes['MetricExpression'],
> = {
  dialects?: Resolver<ReadonlyArray<ResolversTypes['DialectExpression']>, ParentType, ContextType>;
};

export type DialectExpressionResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['DialectExpression'] = ResolversParentTypes['DialectExpression'],
> = {
  dialect?: Resolver<ResolversTypes['Dialect'], ParentType, ContextType>;
  expression?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AiContextResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['AiContext'] = ResolversParentTypes['AiContext'],
> = {
  synonyms?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  instructions?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  examples?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  customInstructions?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MetricRelationshipsResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['MetricRelationships'] =
    ResolversParentTypes['MetricRelationships'],
> = {
  derivedFrom?: Resolver<ReadonlyArray<ResolversTypes['EntityEdge']>, ParentType, ContextType>;
  relatedMetrics?: Resolver<ReadonlyArray<ResolversTypes['EntityEdge']>, ParentType, ContextType>;
};

export type MetricUpstreamsResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['MetricUpstreams'] = ResolversParentTypes['MetricUpstreams'],
> = {
  datasetUpstreams?: Resolver<Maybe<ReadonlyArray<ResolversTypes['EntityEdge']>>, ParentType, ContextType>;
  fieldUpstreams?: Resolver<Maybe<ReadonlyArray<ResolversTypes['EntityEdge']>>, ParentType, ContextType>;
};

export type EntityEdgeResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['EntityEdge'] = ResolversParentTypes['EntityEdge'],
> = {
  destination?: Resolver<ResolversTypes['Entity'], ParentType, ContextType>;
  created?: Resolver<Maybe<ResolversTypes['AuditStamp']>, ParentType, ContextType>;
  lastModified?: Resolver<Maybe<ResolversTypes['AuditStamp']>, ParentType, ContextType>;
  properties?: Resolver<Maybe<ReadonlyArray<ResolversTypes['StringMapEntry']>>, ParentType, ContextType>;
};

export type IntendedUseResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['IntendedUse'] = ResolversParentTypes['IntendedUse'],
> = {
  primaryUses?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  primaryUsers?: Resolver<Maybe<ReadonlyArray<ResolversTypes['IntendedUserType']>>, ParentType, ContextType>;
  outOfScopeUses?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
};

export type MlModelFactorPromptsResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['MLModelFactorPrompts'] =
    ResolversParentTypes['MLModelFactorPrompts'],
> = {
  relevantFactors?: Resolver<Maybe<ReadonlyArray<ResolversTypes['MLModelFactors']>>, ParentType, ContextType>;
  evaluationFactors?: Resolver<
    Maybe<ReadonlyArray<ResolversTypes['MLModelFactors']>>,
    ParentType,
    ContextType
  >;
};

export type MlModelFactorsResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['MLModelFactors'] = ResolversParentTypes['MLModelFactors'],
> = {
  groups?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  instrumentation?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  environment?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
};

export type MetricsResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['Metrics'] = ResolversParentTypes['Metrics'],
> = {
  performanceMeasures?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  decisionThreshold?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
};

export type BaseDataResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['BaseData'] = ResolversParentTypes['BaseData'],
> = {
  dataset?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  motivation?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  preProcessing?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
};

export type QuantitativeAnalysesResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['QuantitativeAnalyses'] =
    ResolversParentTypes['QuantitativeAnalyses'],
> = {
  unitaryResults?: Resolver<Maybe<ResolversTypes['ResultsType']>, ParentType, ContextType>;
  intersectionalResults?: Resolver<Maybe<ResolversTypes['ResultsType']>, ParentType, ContextType>;
};

export type ResultsTypeResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['ResultsType'] = ResolversParentTypes['ResultsType'],
> = {
  __resolveType: TypeResolveFn<'StringBox', ParentType, ContextType>;
};

export type StringBoxResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['StringBox'] = ResolversParentTypes['StringBox'],
> = {
  stringValue?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type EthicalConsiderationsResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['EthicalConsiderations'] =
    ResolversParentTypes['EthicalConsiderations'],
> = {
  data?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  humanLife?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  mitigations?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  risksAndHarms?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  useCases?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
};

export type CaveatsAndRecommendationsResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['CaveatsAndRecommendations'] =
    ResolversParentTypes['CaveatsAndRecommendations'],
> = {
  caveats?: Resolver<Maybe<ResolversTypes['CaveatDetails']>, ParentType, ContextType>;
  recommendations?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  idealDatasetCharacteristics?: Resolver<
    Maybe<ReadonlyArray<ResolversTypes['String']>>,
    ParentType,
    ContextType
  >;
};

export type CaveatDetailsResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['CaveatDetails'] = ResolversParentTypes['CaveatDetails'],
> = {
  needsFurtherTesting?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  caveatDescription?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  groupsNotRepresented?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
};

export type SourceCodeResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['SourceCode'] = ResolversParentTypes['SourceCode'],
> = {
  sourceCode?: Resolver<Maybe<ReadonlyArray<ResolversTypes['SourceCodeUrl']>>, ParentType, ContextType>;
};

export type SourceCodeUrlResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['SourceCodeUrl'] = ResolversParentTypes['SourceCodeUrl'],
> = {
  type?: Resolver<ResolversTypes['SourceCodeUrlType'], ParentType, ContextType>;
  sourceCodeUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CostResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['Cost'] = ResolversParentTypes['Cost'],
> = {
  costType?: Resolver<ResolversTypes['CostType'], ParentType, ContextType>;
  costValue?: Resolver<ResolversTypes['CostValue'], ParentType, ContextType>;
};

export type CostValueResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['CostValue'] = ResolversParentTypes['CostValue'],
> = {
  costId?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  costCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MlModelPropertiesResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['MLModelProperties'] = ResolversParentTypes['MLModelProperties'],
> = {
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mlFeatures?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  groups?: Resolver<ReadonlyArray<ResolversTypes['MLModelGroup']>, ParentType, ContextType>;
  externalUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  date?: Resolver<Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
  created?: Resolver<Maybe<ResolversTypes['AuditStamp']>, ParentType, ContextType>;
  lastModified?: Resolver<Maybe<ResolversTypes['AuditStamp']>, ParentType, ContextType>;
  tags?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  deployments?: Resolver<Maybe<ReadonlyArray<ResolversTypes['MLModelDeployment']>>, ParentType, ContextType>;
  mlModelLineageInfo?: Resolver<Maybe<ResolversTypes['MLModelLineageInfo']>, ParentType, ContextType>;
  hyperParams?: Resolver<Maybe<ReadonlyArray<ResolversTypes['MLHyperParam']>>, ParentType, ContextType>;
  hyperParameters?: Resolver<
    Maybe<ReadonlyArray<ResolversTypes['HyperParameterMap']>>,
    ParentType,
    ContextType
  >;
  trainingMetrics?: Resolver<Maybe<ReadonlyArray<ResolversTypes['MLMetric']>>, ParentType, ContextType>;
  onlineMetrics?: Resolver<Maybe<ReadonlyArray<ResolversTypes['MLMetric']>>, ParentType, ContextType>;
  customProperties?: Resolver<
    Maybe<ReadonlyArray<ResolversTypes['CustomPropertiesEntry']>>,
    ParentType,
    ContextType
  >;
};

export type MlModelEditablePropertiesResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['MLModelEditableProperties'] =
    ResolversParentTypes['MLModelEditableProperties'],
> = {
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type HyperParameterMapResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['HyperParameterMap'] = ResolversParentTypes['HyperParameterMap'],
> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['HyperParameterValueType'], ParentType, ContextType>;
};

export type HyperParameterValueTypeResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['HyperParameterValueType'] =
    ResolversParentTypes['HyperParameterValueType'],
> = {
  __resolveType: TypeResolveFn<'StringBox' | 'IntBox' | 'FloatBox' | 'BooleanBox', ParentType, ContextType>;
};

export type IntBoxResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['IntBox'] = ResolversParentTypes['IntBox'],
> = {
  intValue?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FloatBoxResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['FloatBox'] = ResolversParentTypes['FloatBox'],
> = {
  floatValue?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BooleanBoxResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['BooleanBox'] = ResolversParentTypes['BooleanBox'],
> = {
  booleanValue?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MlHyperParamResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['MLHyperParam'] = ResolversParentTypes['MLHyperParam'],
> = {
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
};

export type MlMetricResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['MLMetric'] = ResolversParentTypes['MLMetric'],
> = {
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
};

export type MlModelGroupResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['MLModelGroup'] = ResolversParentTypes['MLModelGroup'],
> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  platform?: Resolver<ResolversTypes['DataPlatform'], ParentType, ContextType>;
  origin?: Resolver<ResolversTypes['FabricType'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  properties?: Resolver<Maybe<ResolversTypes['MLModelGroupProperties']>, ParentType, ContextType>;
  editableProperties?: Resolver<
    Maybe<ResolversTypes['MLModelGroupEditableProperties']>,
    ParentType,
    ContextType
  >;
  urn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['EntityType'], ParentType, ContextType>;
  relationships?: Resolver<
    Maybe<ResolversTypes['EntityRelationshipsResult']>,
    ParentType,
    ContextType,
    RequireFields<MlModelGroupRelationshipsArgs, 'input'>
  >;
  overview?: Resolver<ResolversTypes['EntityOverview'], ParentType, ContextType>;
  aspects?: Resolver<
    Maybe<ReadonlyArray<ResolversTypes['RawAspect']>>,
    ParentType,
    ContextType,
    Partial<MlModelGroupAspectsArgs>
  >;
  exists?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  history?: Resolver<
    ResolversTypes['EntityHistory'],
    ParentType,
    ContextType,
    Partial<MlModelGroupHistoryArgs>
  >;
  browsePaths?: Resolver<Maybe<ReadonlyArray<ResolversTypes['BrowsePath']>>, ParentType, ContextType>;
  lineage?: Resolver<
    Maybe<ResolversTypes['EntityLineageResult']>,
    ParentType,
    ContextType,
    RequireFields<MlModelGroupLineageArgs, 'input'>
  >;
  privileges?: Resolver<Maybe<ResolversTypes['EntityPrivileges']>, ParentType, ContextType>;
  browsePathV2?: Resolver<Maybe<ResolversTypes['BrowsePathV2']>, ParentType, ContextType>;
  lastIngested?: Resolver<Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
  ownership?: Resolver<Maybe<ResolversTypes['Ownership']>, ParentType, ContextType>;
  tags?: Resolver<Maybe<ResolversTypes['GlobalTags']>, ParentType, ContextType>;
  glossaryTerms?: Resolver<Maybe<ResolversTypes['GlossaryTerms']>, ParentType, ContextType>;
  domain?: Resolver<Maybe<ResolversTypes['DomainAssociation']>, ParentType, ContextType>;
  institutionalMemory?: Resolver<Maybe<ResolversTypes['InstitutionalMemory']>, ParentType, ContextType>;
  deprecation?: Resolver<Maybe<ResolversTypes['Deprecation']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['Status']>, ParentType, ContextType>;
  subTypes?: Resolver<Maybe<ResolversTypes['SubTypes']>, ParentType, ContextType>;
  dataPlatformInstance?: Resolver<Maybe<ResolversTypes['DataPlatformInstance']>, ParentType, ContextType>;
  container?: Resolver<Maybe<ResolversTypes['Container']>, ParentType, ContextType>;
  applications?: Resolver<
    Maybe<ReadonlyArray<ResolversTypes['ApplicationAssociation']>>,
    ParentType,
    ContextType
  >;
  application?: Resolver<Maybe<ResolversTypes['ApplicationAssociation']>, ParentType, ContextType>;
  structuredProperties?: Resolver<Maybe<ResolversTypes['StructuredProperties']>, ParentType, ContextType>;
  forms?: Resolver<Maybe<ResolversTypes['Forms']>, ParentType, ContextType>;
  documentation?: Resolver<Maybe<ResolversTypes['Documentation']>, ParentType, ContextType>;
  testResults?: Resolver<Maybe<ResolversTypes['TestResults']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MlModelGroupPropertiesResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['MLModelGroupProperties'] =
    ResolversParentTypes['MLModelGroupProperties'],
> = {
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
  created?: Resolver<Maybe<ResolversTypes['AuditStamp']>, ParentType, ContextType>;
  lastModified?: Resolver<Maybe<ResolversTypes['AuditStamp']>, ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['VersionTag']>, ParentType, ContextType>;
  externalUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mlModelLineageInfo?: Resolver<Maybe<ResolversTypes['MLModelLineageInfo']>, ParentType, ContextType>;
  customProperties?: Resolver<
    Maybe<ReadonlyArray<ResolversTypes['CustomPropertiesEntry']>>,
    ParentType,
    ContextType
  >;
};

export type MlModelGroupEditablePropertiesResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['MLModelGroupEditableProperties'] =
    ResolversParentTypes['MLModelGroupEditableProperties'],
> = {
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MlModelLineageInfoResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['MLModelLineageInfo'] = ResolversParentTypes['MLModelLineageInfo'],
> = {
  trainingJobs?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  downstreamJobs?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
};

export type MlModelDeploymentResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['MLModelDeployment'] = ResolversParentTypes['MLModelDeployment'],
> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  platform?: Resolver<ResolversTypes['DataPlatform'], ParentType, ContextType>;
  origin?: Resolver<ResolversTypes['FabricType'], ParentType, ContextType>;
  properties?: Resolver<Maybe<ResolversTypes['MLModelDeploymentProperties']>, ParentType, ContextType>;
  urn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['EntityType'], ParentType, ContextType>;
  relationships?: Resolver<
    Maybe<ResolversTypes['EntityRelationshipsResult']>,
    ParentType,
    ContextType,
    RequireFields<MlModelDeploymentRelationshipsArgs, 'input'>
  >;
  overview?: Resolver<ResolversTypes['EntityOverview'], ParentType, ContextType>;
  aspects?: Resolver<
    Maybe<ReadonlyArray<ResolversTypes['RawAspect']>>,
    ParentType,
    ContextType,
    Partial<MlModelDeploymentAspectsArgs>
  >;
  exists?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  history?: Resolver<
    ResolversTypes['EntityHistory'],
    ParentType,
    ContextType,
    Partial<MlModelDeploymentHistoryArgs>
  >;
  privileges?: Resolver<Maybe<ResolversTypes['EntityPrivileges']>, ParentType, ContextType>;
  lastIngested?: Resolver<Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
  ownership?: Resolver<Maybe<ResolversTypes['Ownership']>, ParentType, ContextType>;
  tags?: Resolver<Maybe<ResolversTypes['GlobalTags']>, ParentType, ContextType>;
  deprecation?: Resolver<Maybe<ResolversTypes['Deprecation']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['Status']>, ParentType, ContextType>;
  dataPlatformInstance?: Resolver<Maybe<ResolversTypes['DataPlatformInstance']>, ParentType, ContextType>;
  container?: Resolver<Maybe<ResolversTypes['Container']>, ParentType, ContextType>;
  testResults?: Resolver<Maybe<ResolversTypes['TestResults']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MlModelDeploymentPropertiesResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['MLModelDeploymentProperties'] =
    ResolversParentTypes['MLModelDeploymentProperties'],
> = {
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['VersionTag']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['DeploymentStatus']>, ParentType, ContextType>;
  externalUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  customProperties?: Resolver<
    Maybe<ReadonlyArray<ResolversTypes['CustomPropertiesEntry']>>,
    ParentType,
    ContextType
  >;
};

export type MlFeatureResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['MLFeature'] = ResolversParentTypes['MLFeature'],
> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  featureNamespace?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dataType?: Resolver<Maybe<ResolversTypes['MLFeatureDataType']>, ParentType, ContextType>;
  properties?: Resolver<Maybe<ResolversTypes['MLFeatureProperties']>, ParentType, ContextType>;
  featureProperties?: Resolver<Maybe<ResolversTypes['MLFeatureProperties']>, ParentType, ContextType>;
  editableProperties?: Resolver<
    Maybe<ResolversTypes['MLFeatureEditableProperties']>,
    ParentType,
    ContextType
  >;
  urn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['EntityType'], ParentType, ContextType>;
  relationships?: Resolver<
    Maybe<ResolversTypes['EntityRelationshipsResult']>,
    ParentType,
    ContextType,
    RequireFields<MlFeatureRelationshipsArgs, 'input'>
  >;
  overview?: Resolver<ResolversTypes['EntityOverview'], ParentType, ContextType>;
  aspects?: Resolver<
    Maybe<ReadonlyArray<ResolversTypes['RawAspect']>>,
    ParentType,
    ContextType,
    Partial<MlFeatureAspectsArgs>
  >;
  exists?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  history?: Resolver<ResolversTypes['EntityHistory'], ParentType, ContextType, Partial<MlFeatureHistoryArgs>>;
  lineage?: Resolver<
    Maybe<ResolversTypes['EntityLineageResult']>,
    ParentType,
    ContextType,
    RequireFields<MlFeatureLineageArgs, 'input'>
  >;
  privileges?: Resolver<Maybe<ResolversTypes['EntityPrivileges']>, ParentType, ContextType>;
  browsePathV2?: Resolver<Maybe<ResolversTypes['BrowsePathV2']>, ParentType, ContextType>;
  browsePaths?: Resolver<Maybe<ReadonlyArray<ResolversTypes['BrowsePath']>>, ParentType, ContextType>;
  lastIngested?: Resolver<Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
  ownership?: Resolver<Maybe<ResolversTypes['Ownership']>, ParentType, ContextType>;
  tags?: Resolver<Maybe<ResolversTypes['GlobalTags']>, ParentType, ContextType>;
  glossaryTerms?: Resolver<Maybe<ResolversTypes['GlossaryTerms']>, ParentType, ContextType>;
  domain?: Resolver<Maybe<ResolversTypes['DomainAssociation']>, ParentType, ContextType>;
  institutionalMemory?: Resolver<Maybe<ResolversTypes['InstitutionalMemory']>, ParentType, ContextType>;
  deprecation?: Resolver<Maybe<ResolversTypes['Deprecation']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['Status']>, ParentType, ContextType>;
  subTypes?: Resolver<Maybe<ResolversTypes['SubTypes']>, ParentType, ContextType>;
  dataPlatformInstance?: Resolver<Maybe<ResolversTypes['DataPlatformInstance']>, ParentType, ContextType>;
  applications?: Resolver<
    Maybe<ReadonlyArray<ResolversTypes['ApplicationAssociation']>>,
    ParentType,
    ContextType
  >;
  application?: Resolver<Maybe<ResolversTypes['ApplicationAssociation']>, ParentType, ContextType>;
  structuredProperties?: Resolver<Maybe<ResolversTypes['StructuredProperties']>, ParentType, ContextType>;
  forms?: Resolver<Maybe<ResolversTypes['Forms']>, ParentType, ContextType>;
  documentation?: Resolver<Maybe<ResolversTypes['Documentation']>, ParentType, ContextType>;
  testResults?: Resolver<Maybe<ResolversTypes['TestResults']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MlFeaturePropertiesResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['MLFeatureProperties'] =
    ResolversParentTypes['MLFeatureProperties'],
> = {
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dataType?: Resolver<Maybe<ResolversTypes['MLFeatureDataType']>, ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['VersionTag']>, ParentType, ContextType>;
  sources?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Dataset']>>, ParentType, ContextType>;
  customProperties?: Resolver<
    Maybe<ReadonlyArray<ResolversTypes['CustomPropertiesEntry']>>,
    ParentType,
    ContextType
  >;
};

export type MlFeatureEditablePropertiesResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['MLFeatureEditableProperties'] =
    ResolversParentTypes['MLFeatureEditableProperties'],
> = {
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MlPrimaryKeyResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['MLPrimaryKey'] = ResolversParentTypes['MLPrimaryKey'],
> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  featureNamespace?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dataType?: Resolver<Maybe<ResolversTypes['MLFeatureDataType']>, ParentType, ContextType>;
  properties?: Resolver<Maybe<ResolversTypes['MLPrimaryKeyProperties']>, ParentType, ContextType>;
  primaryKeyProperties?: Resolver<Maybe<ResolversTypes['MLPrimaryKeyProperties']>, ParentType, ContextType>;
  editableProperties?: Resolver<
    Maybe<ResolversTypes['MLPrimaryKeyEditableProperties']>,
    ParentType,
    ContextType
  >;
  urn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['EntityType'], ParentType, ContextType>;
  relationships?: Resolver<
    Maybe<ResolversTypes['EntityRelationshipsResult']>,
    ParentType,
    ContextType,
    RequireFields<MlPrimaryKeyRelationshipsArgs, 'input'>
  >;
  overview?: Resolver<ResolversTypes['EntityOverview'], ParentType, ContextType>;
  aspects?: Resolver<
    Maybe<ReadonlyArray<ResolversTypes['RawAspect']>>,
    ParentType,
    ContextType,
    Partial<MlPrimaryKeyAspectsArgs>
  >;
  exists?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  history?: Resolver<
    ResolversTypes['EntityHistory'],
    ParentType,
    ContextType,
    Partial<MlPrimaryKeyHistoryArgs>
  >;
  lineage?: Resolver<
    Maybe<ResolversTypes['EntityLineageResult']>,
    ParentType,
    ContextType,
    RequireFields<MlPrimaryKeyLineageArgs, 'input'>
  >;
  privileges?: Resolver<Maybe<ResolversTypes['EntityPrivileges']>, ParentType, ContextType>;
  lastIngested?: Resolver<Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
  ownership?: Resolver<Maybe<ResolversTypes['Ownership']>, ParentType, ContextType>;
  tags?: Resolver<Maybe<ResolversTypes['GlobalTags']>, ParentType, ContextType>;
  glossaryTerms?: Resolver<Maybe<ResolversTypes['GlossaryTerms']>, ParentType, ContextType>;
  domain?: Resolver<Maybe<ResolversTypes['DomainAssociation']>, ParentType, ContextType>;
  institutionalMemory?: Resolver<Maybe<ResolversTypes['InstitutionalMemory']>, ParentType, ContextType>;
  deprecation?: Resolver<Maybe<ResolversTypes['Deprecation']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['Status']>, ParentType, ContextType>;
  subTypes?: Resolver<Maybe<ResolversTypes['SubTypes']>, ParentType, ContextType>;
  dataPlatformInstance?: Resolver<Maybe<ResolversTypes['DataPlatformInstance']>, ParentType, ContextType>;
  applications?: Resolver<
    Maybe<ReadonlyArray<ResolversTypes['ApplicationAssociation']>>,
    ParentType,
    ContextType
  >;
  application?: Resolver<Maybe<ResolversTypes['ApplicationAssociation']>, ParentType, ContextType>;
  structuredProperties?: Resolver<Maybe<ResolversTypes['StructuredProperties']>, ParentType, ContextType>;
  forms?: Resolver<Maybe<ResolversTypes['Forms']>, ParentType, ContextType>;
  testResults?: Resolver<Maybe<ResolversTypes['TestResults']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MlPrimaryKeyPropertiesResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['MLPrimaryKeyProperties'] =
    ResolversParentTypes['MLPrimaryKeyProperties'],
> = {
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dataType?: Resolver<Maybe<ResolversTypes['MLFeatureDataType']>, ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['VersionTag']>, ParentType, ContextType>;
  sources?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Dataset']>>, ParentType, ContextType>;
  customProperties?: Resolver<
    Maybe<ReadonlyArray<ResolversTypes['CustomPropertiesEntry']>>,
    ParentType,
    ContextType
  >;
};

export type MlPrimaryKeyEditablePropertiesResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['MLPrimaryKeyEditableProperties'] =
    ResolversParentTypes['MLPrimaryKeyEditableProperties'],
> = {
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MlFeatureTableResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['MLFeatureTable'] = ResolversParentTypes['MLFeatureTable'],
> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  platform?: Resolver<ResolversTypes['DataPlatform'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  properties?: Resolver<Maybe<ResolversTypes['MLFeatureTableProperties']>, ParentType, ContextType>;
  featureTableProperties?: Resolver<
    Maybe<ResolversTypes['MLFeatureTableProperties']>,
    ParentType,
    ContextType
  >;
  editableProperties?: Resolver<
    Maybe<ResolversTypes['MLFeatureTableEditableProperties']>,
    ParentType,
    ContextType
  >;
  urn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['EntityType'], ParentType, ContextType>;
  relationships?: Resolver<
    Maybe<ResolversTypes['EntityRelationshipsResult']>,
    ParentType,
    ContextType,
    RequireFields<MlFeatureTableRelationshipsArgs, 'input'>
  >;
  overview?: Resolver<ResolversTypes['EntityOverview'], ParentType, ContextType>;
  aspects?: Resolver<
    Maybe<ReadonlyArray<ResolversTypes['RawAspect']>>,
    ParentType,
    ContextType,
    Partial<MlFeatureTableAspectsArgs>
  >;
  exists?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  history?: Resolver<
    ResolversTypes['EntityHistory'],
    ParentType,
    ContextType,
    Partial<MlFeatureTableHistoryArgs>
  >;
  lineage?: Resolver<
    Maybe<ResolversTypes['EntityLineageResult']>,
    ParentType,
    ContextType,
    RequireFields<MlFeatureTableLineageArgs, 'input'>
  >;
  browsePaths?: Resolver<Maybe<ReadonlyArray<ResolversTypes['BrowsePath']>>, ParentType, ContextType>;
  privileges?: Resolver<Maybe<ResolversTypes['EntityPrivileges']>, ParentType, ContextType>;
  browsePathV2?: Resolver<Maybe<ResolversTypes['BrowsePathV2']>, ParentType, ContextType>;
  lastIngested?: Resolver<Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
  ownership?: Resolver<Maybe<ResolversTypes['Ownership']>, ParentType, ContextType>;
  tags?: Resolver<Maybe<ResolversTypes['GlobalTags']>, ParentType, ContextType>;
  glossaryTerms?: Resolver<Maybe<ResolversTypes['GlossaryTerms']>, ParentType, ContextType>;
  domain?: Resolver<Maybe<ResolversTypes['DomainAssociation']>, ParentType, ContextType>;
  institutionalMemory?: Resolver<Maybe<ResolversTypes['InstitutionalMemory']>, ParentType, ContextType>;
  deprecation?: Resolver<Maybe<ResolversTypes['Deprecation']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['Status']>, ParentType, ContextType>;
  subTypes?: Resolver<Maybe<ResolversTypes['SubTypes']>, ParentType, ContextType>;
  dataPlatformInstance?: Resolver<Maybe<ResolversTypes['DataPlatformInstance']>, ParentType, ContextType>;
  applications?: Resolver<
    Maybe<ReadonlyArray<ResolversTypes['ApplicationAssociation']>>,
    ParentType,
    ContextType
  >;
  application?: Resolver<Maybe<ResolversTypes['ApplicationAssociation']>, ParentType, ContextType>;
  structuredProperties?: Resolver<Maybe<ResolversTypes['StructuredProperties']>, ParentType, ContextType>;
  forms?: Resolver<Maybe<ResolversTypes['Forms']>, ParentType, ContextType>;
  documentation?: Resolver<Maybe<ResolversTypes['Documentation']>, ParentType, ContextType>;
  testResults?: Resolver<Maybe<ResolversTypes['TestResults']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MlFeatureTablePropertiesResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['MLFeatureTableProperties'] =
    ResolversParentTypes['MLFeatureTableProperties'],
> = {
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mlFeatures?: Resolver<Maybe<ReadonlyArray<ResolversTypes['MLFeature']>>, ParentType, ContextType>;
  mlPrimaryKeys?: Resolver<Maybe<ReadonlyArray<ResolversTypes['MLPrimaryKey']>>, ParentType, ContextType>;
  customProperties?: Resolver<
    Maybe<ReadonlyArray<ResolversTypes['CustomPropertiesEntry']>>,
    ParentType,
    ContextType
  >;
};

export type MlFeatureTableEditablePropertiesResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['MLFeatureTableEditableProperties'] =
    ResolversParentTypes['MLFeatureTableEditableProperties'],
> = {
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type NotebookResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['Notebook'] = ResolversParentTypes['Notebook'],
> = {
  tool?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  notebookId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  platform?: Resolver<ResolversTypes['DataPlatform'], ParentType, ContextType>;
  info?: Resolver<Maybe<ResolversTypes['NotebookInfo']>, ParentType, ContextType>;
  editableProperties?: Resolver<Maybe<ResolversTypes['NotebookEditableProperties']>, ParentType, ContextType>;
  content?: Resolver<ResolversTypes['NotebookContent'], ParentType, ContextType>;
  urn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['EntityType'], ParentType, ContextType>;
  relationships?: Resolver<
    Maybe<ResolversTypes['EntityRelationshipsResult']>,
    ParentType,
    ContextType,
    RequireFields<NotebookRelationshipsArgs, 'input'>
  >;
  overview?: Resolver<ResolversTypes['EntityOverview'], ParentType, ContextType>;
  aspects?: Resolver<
    Maybe<ReadonlyArray<ResolversTypes['RawAspect']>>,
    ParentType,
    ContextType,
    Partial<NotebookAspectsArgs>
  >;
  exists?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  history?: Resolver<ResolversTypes['EntityHistory'], ParentType, ContextType, Partial<NotebookHistoryArgs>>;
  browsePaths?: Resolver<Maybe<ReadonlyArray<ResolversTypes['BrowsePath']>>, ParentType, ContextType>;
  privileges?: Resolver<Maybe<ResolversTypes['EntityPrivileges']>, ParentType, ContextType>;
  browsePathV2?: Resolver<Maybe<ResolversTypes['BrowsePathV2']>, ParentType, ContextType>;
  lastIngested?: Resolver<Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
  ownership?: Resolver<Maybe<ResolversTypes['Ownership']>, ParentType, ContextType>;
  tags?: Resolver<Maybe<ResolversTypes['GlobalTags']>, ParentType, ContextType>;
  glossaryTerms?: Resolver<Maybe<ResolversTypes['GlossaryTerms']>, ParentType, ContextType>;
  domain?: Resolver<Maybe<ResolversTypes['DomainAssociation']>, ParentType, ContextType>;
  institutionalMemory?: Resolver<Maybe<ResolversTypes['InstitutionalMemory']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['Status']>, ParentType, ContextType>;
  subTypes?: Resolver<Maybe<ResolversTypes['SubTypes']>, ParentType, ContextType>;
  dataPlatformInstance?: Resolver<Maybe<ResolversTypes['DataPlatformInstance']>, ParentType, ContextType>;
  applications?: Resolver<
    Maybe<ReadonlyArray<ResolversTypes['ApplicationAssociation']>>,
    ParentType,
    ContextType
  >;
  application?: Resolver<Maybe<ResolversTypes['ApplicationAssociation']>, ParentType, ContextType>;
  documentation?: Resolver<Maybe<ResolversTypes['Documentation']>, ParentType, ContextType>;
  testResults?: Resolver<Maybe<ResolversTypes['TestResults']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type NotebookInfoResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['NotebookInfo'] = ResolversParentTypes['NotebookInfo'],
> = {
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  externalUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  customProperties?: Resolver<
    Maybe<ReadonlyArray<ResolversTypes['CustomPropertiesEntry']>>,
    ParentType,
    ContextType
  >;
  changeAuditStamps?: Resolver<Maybe<ResolversTypes['ChangeAuditStamps']>, ParentType, ContextType>;
};

export type ChangeAuditStampsResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['ChangeAuditStamps'] = ResolversParentTypes['ChangeAuditStamps'],
> = {
  created?: Resolver<ResolversTypes['AuditStamp'], ParentType, ContextType>;
  lastModified?: Resolver<ResolversTypes['AuditStamp'], ParentType, ContextType>;
  deleted?: Resolver<Maybe<ResolversTypes['AuditStamp']>, ParentType, ContextType>;
};

export type NotebookEditablePropertiesResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['NotebookEditableProperties'] =
    ResolversParentTypes['NotebookEditableProperties'],
> = {
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type NotebookContentResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['NotebookContent'] = ResolversParentTypes['NotebookContent'],
> = {
  cells?: Resolver<ReadonlyArray<ResolversTypes['NotebookCell']>, ParentType, ContextType>;
};

export type NotebookCellResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['NotebookCell'] = ResolversParentTypes['NotebookCell'],
> = {
  type?: Resolver<ResolversTypes['NotebookCellType'], ParentType, ContextType>;
  chartCell?: Resolver<Maybe<ResolversTypes['ChartCell']>, ParentType, ContextType>;
  textCell?: Resolver<Maybe<ResolversTypes['TextCell']>, ParentType, ContextType>;
  queryChell?: Resolver<Maybe<ResolversTypes['QueryCell']>, ParentType, ContextType>;
};

export type ChartCellResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['ChartCell'] = ResolversParentTypes['ChartCell'],
> = {
  cellTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  cellId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  changeAuditStamps?: Resolver<Maybe<ResolversTypes['ChangeAuditStamps']>, ParentType, ContextType>;
};

export type TextCellResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['TextCell'] = ResolversParentTypes['TextCell'],
> = {
  cellTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  cellId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  changeAuditStamps?: Resolver<Maybe<ResolversTypes['ChangeAuditStamps']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type QueryCellResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['QueryCell'] = ResolversParentTypes['QueryCell'],
> = {
  cellTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  cellId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  changeAuditStamps?: Resolver<Maybe<ResolversTypes['ChangeAuditStamps']>, ParentType, ContextType>;
  rawQuery?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastExecuted?: Resolver<Maybe<ResolversTypes['AuditStamp']>, ParentType, ContextType>;
};

export type OwnershipTypeEntityResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['OwnershipTypeEntity'] =
    ResolversParentTypes['OwnershipTypeEntity'],
> = {
  info?: Resolver<Maybe<ResolversTypes['OwnershipTypeInfo']>, ParentType, ContextType>;
  urn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['EntityType'], ParentType, ContextType>;
  relationships?: Resolver<
    Maybe<ResolversTypes['EntityRelationshipsResult']>,
    ParentType,
    ContextType,
    RequireFields<OwnershipTypeEntityRelationshipsArgs, 'input'>
  >;
  overview?: Resolver<ResolversTypes['EntityOverview'], ParentType, ContextType>;
  aspects?: Resolver<
    Maybe<ReadonlyArray<ResolversTypes['RawAspect']>>,
    ParentType,
    ContextType,
    Partial<OwnershipTypeEntityAspectsArgs>
  >;
  exists?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  history?: Resolver<
    ResolversTypes['EntityHistory'],
    ParentType,
    ContextType,
    Partial<OwnershipTypeEntityHistoryArgs>
  >;
  privileges?: Resolver<Maybe<ResolversTypes['EntityPrivileges']>, ParentType, ContextType>;
  lastIngested?: Resolver<Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['Status']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OwnershipTypeInfoResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['OwnershipTypeInfo'] = ResolversParentTypes['OwnershipTypeInfo'],
> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  created?: Resolver<ResolversTypes['AuditStamp'], ParentType, ContextType>;
  lastModified?: Resolver<ResolversTypes['AuditStamp'], ParentType, ContextType>;
};

export type DataHubPageTemplateResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['DataHubPageTemplate'] =
    ResolversParentTypes['DataHubPageTemplate'],
> = {
  properties?: Resolver<ResolversTypes['DataHubPageTemplateProperties'], ParentType, ContextType>;
  urn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['EntityType'], ParentType, ContextType>;
  relationships?: Resolver<
    Maybe<ResolversTypes['EntityRelationshipsResult']>,
    ParentType,
    ContextType,
    RequireFields<DataHubPageTemplateRelationshipsArgs, 'input'>
  >;
  overview?: Resolver<ResolversTypes['EntityOverview'], ParentType, ContextType>;
  aspects?: Resolver<
    Maybe<ReadonlyArray<ResolversTypes['RawAspect']>>,
    ParentType,
    ContextType,
    Partial<DataHubPageTemplateAspectsArgs>
  >;
  exists?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  history?: Resolver<
    ResolversTypes['EntityHistory'],
    ParentType,
    ContextType,
    Partial<DataHubPageTemplateHistoryArgs>
  >;
  privileges?: Resolver<Maybe<ResolversTypes['EntityPrivileges']>, ParentType, ContextType>;
  lastIngested?: Resolver<Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DataHubPageTemplatePropertiesResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['DataHubPageTemplateProperties'] =
    ResolversParentTypes['DataHubPageTemplateProperties'],
> = {
  rows?: Resolver<ReadonlyArray<ResolversTypes['DataHubPageTemplateRow']>, ParentType, ContextType>;
  surface?: Resolver<ResolversTypes['DataHubPageTemplateSurface'], ParentType, ContextType>;
  assetSummary?: Resolver<Maybe<ResolversTypes['DataHubPageTemplateAssetSummary']>, ParentType, ContextType>;
  visibility?: Resolver<ResolversTypes['DataHubPageTemplateVisibility'], ParentType, ContextType>;
  created?: Resolver<ResolversTypes['ResolvedAuditStamp'], ParentType, ContextType>;
  lastModified?: Resolver<ResolversTypes['ResolvedAuditStamp'], ParentType, ContextType>;
};

export type DataHubPageTemplateRowResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['DataHubPageTemplateRow'] =
    ResolversParentTypes['DataHubPageTemplateRow'],
> = {
  modules?: Resolver<ReadonlyArray<ResolversTypes['DataHubPageModule']>, ParentType, ContextType>;
};

export type DataHubPageTemplateAssetSummaryResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['DataHubPageTemplateAssetSummary'] =
    ResolversParentTypes['DataHubPageTemplateAssetSummary'],
> = {
  summaryElements?: Resolver<Maybe<ReadonlyArray<ResolversTypes['SummaryElement']>>, ParentType, ContextType>;
};

export type SummaryElementResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['SummaryElement'] = ResolversParentTypes['SummaryElement'],
> = {
  elementType?: Resolver<ResolversTypes['SummaryElementType'], ParentType, ContextType>;
  structuredProperty?: Resolver<Maybe<ResolversTypes['StructuredPropertyEntity']>, ParentType, ContextType>;
};

export type DataHubPageTemplateSurfaceResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['DataHubPageTemplateSurface'] =
    ResolversParentTypes['DataHubPageTemplateSurface'],
> = {
  surfaceType?: Resolver<Maybe<ResolversTypes['PageTemplateSurfaceType']>, ParentType, ContextType>;
};

export type DataHubPageTemplateVisibilityResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['DataHubPageTemplateVisibility'] =
    ResolversParentTypes['DataHubPageTemplateVisibility'],
> = {
  scope?: Resolver<Maybe<ResolversTypes['PageTemplateScope']>, ParentType, ContextType>;
};

export type DataHubPageModuleResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['DataHubPageModule'] = ResolversParentTypes['DataHubPageModule'],
> = {
  properties?: Resolver<ResolversTypes['DataHubPageModuleProperties'], ParentType, ContextType>;
  urn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['EntityType'], ParentType, ContextType>;
  relationships?: Resolver<
    Maybe<ResolversTypes['EntityRelationshipsResult']>,
    ParentType,
    ContextType,
    RequireFields<DataHubPageModuleRelationshipsArgs, 'input'>
  >;
  overview?: Resolver<ResolversTypes['EntityOverview'], ParentType, ContextType>;
  aspects?: Resolver<
    Maybe<ReadonlyArray<ResolversTypes['RawAspect']>>,
    ParentType,
    ContextType,
    Partial<DataHubPageModuleAspectsArgs>
  >;
  exists?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  history?: Resolver<
    ResolversTypes['EntityHistory'],
    ParentType,
    ContextType,
    Partial<DataHubPageModuleHistoryArgs>
  >;
  privileges?: Resolver<Maybe<ResolversTypes['EntityPrivileges']>, ParentType, ContextType>;
  lastIngested?: Resolver<Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DataHubPageModulePropertiesResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['DataHubPageModuleProperties'] =
    ResolversParentTypes['DataHubPageModuleProperties'],
> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['DataHubPageModuleType'], ParentType, ContextType>;
  visibility?: Resolver<ResolversTypes['DataHubPageModuleVisibility'], ParentType, ContextType>;
  params?: Resolver<ResolversTypes['DataHubPageModuleParams'], ParentType, ContextType>;
  created?: Resolver<ResolversTypes['ResolvedAuditStamp'], ParentType, ContextType>;
  lastModified?: Resolver<ResolversTypes['ResolvedAuditStamp'], ParentType, ContextType>;
};

export type DataHubPageModuleVisibilityResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['DataHubPageModuleVisibility'] =
    ResolversParentTypes['DataHubPageModuleVisibility'],
> = {
  scope?: Resolver<Maybe<ResolversTypes['PageModuleScope']>, ParentType, ContextType>;
};

export type DataHubPageModuleParamsResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['DataHubPageModuleParams'] =
    ResolversParentTypes['DataHubPageModuleParams'],
> = {
  linkParams?: Resolver<Maybe<ResolversTypes['LinkModuleParams']>, ParentType, ContextType>;
  richTextParams?: Resolver<Maybe<ResolversTypes['RichTextModuleParams']>, ParentType, ContextType>;
  assetCollectionParams?: Resolver<
    Maybe<ResolversTypes['AssetCollectionModuleParams']>,
    ParentType,
    ContextType
  >;
  hierarchyViewParams?: Resolver<Maybe<ResolversTypes['HierarchyViewModuleParams']>, ParentType, ContextType>;
};

export type LinkModuleParamsResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['LinkModuleParams'] = ResolversParentTypes['LinkModuleParams'],
> = {
  linkUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  imageUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type RichTextModuleParamsResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['RichTextModuleParams'] =
    ResolversParentTypes['RichTextModuleParams'],
> = {
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AssetCollectionModuleParamsResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['AssetCollectionModuleParams'] =
    ResolversParentTypes['AssetCollectionModuleParams'],
> = {
  assetUrns?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  dynamicFilterJson?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type HierarchyViewModuleParamsResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['HierarchyViewModuleParams'] =
    ResolversParentTypes['HierarchyViewModuleParams'],
> = {
  assetUrns?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  showRelatedEntities?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  relatedEntitiesFilterJson?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AssetSettingsResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['AssetSettings'] = ResolversParentTypes['AssetSettings'],
> = {
  assetSummary?: Resolver<Maybe<ResolversTypes['AssetSummarySettings']>, ParentType, ContextType>;
};

export type AssetSummarySettingsResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['AssetSummarySettings'] =
    ResolversParentTypes['AssetSummarySettings'],
> = {
  templates?: Resolver<
    Maybe<ReadonlyArray<ResolversTypes['AssetSummarySettingsTemplate']>>,
    ParentType,
    ContextType
  >;
};

export type AssetSummarySettingsTemplateResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['AssetSummarySettingsTemplate'] =
    ResolversParentTypes['AssetSummarySettingsTemplate'],
> = {
  template?: Resolver<Maybe<ResolversTypes['DataHubPageTemplate']>, ParentType, ContextType>;
};

export type CorpUserPropertiesResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['CorpUserProperties'] = ResolversParentTypes['CorpUserProperties'],
> = {
  active?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  displayName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  manager?: Resolver<Maybe<ResolversTypes['CorpUser']>, ParentType, ContextType>;
  departmentId?: Resolver<Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
  departmentName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fullName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  countryCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  customProperties?: Resolver<
    Maybe<ReadonlyArray<ResolversTypes['CustomPropertiesEntry']>>,
    ParentType,
    ContextType
  >;
};

export type CorpUserInfoResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['CorpUserInfo'] = ResolversParentTypes['CorpUserInfo'],
> = {
  active?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  displayName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  manager?: Resolver<Maybe<ResolversTypes['CorpUser']>, ParentType, ContextType>;
  departmentId?: Resolver<Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
  departmentName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fullName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  countryCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  customProperties?: Resolver<
    Maybe<ReadonlyArray<ResolversTypes['CustomPropertiesEntry']>>,
    ParentType,
    ContextType
  >;
};

export type CorpUserEditablePropertiesResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['CorpUserEditableProperties'] =
    ResolversParentTypes['CorpUserEditableProperties'],
> = {
  displayName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  aboutMe?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  teams?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  skills?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  pictureLink?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  slack?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  platforms?: Resolver<Maybe<ReadonlyArray<ResolversTypes['DataPlatform']>>, ParentType, ContextType>;
  persona?: Resolver<Maybe<ResolversTypes['DataHubPersona']>, ParentType, ContextType>;
};

export type DataHubPersonaResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['DataHubPersona'] = ResolversParentTypes['DataHubPersona'],
> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  urn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['EntityType'], ParentType, ContextType>;
  relationships?: Resolver<
    Maybe<ResolversTypes['EntityRelationshipsResult']>,
    ParentType,
    ContextType,
    RequireFields<DataHubPersonaRelationshipsArgs, 'input'>
  >;
  overview?: Resolver<ResolversTypes['EntityOverview'], ParentType, ContextType>;
  aspects?: Resolver<
    Maybe<ReadonlyArray<ResolversTypes['RawAspect']>>,
    ParentType,
    ContextType,
    Partial<DataHubPersonaAspectsArgs>
  >;
  exists?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  history?: Resolver<
    ResolversTypes['EntityHistory'],
    ParentType,
    ContextType,
    Partial<DataHubPersonaHistoryArgs>
  >;
  privileges?: Resolver<Maybe<ResolversTypes['EntityPrivileges']>, ParentType, ContextType>;
  lastIngested?: Resolver<Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CorpUserSettingsResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['CorpUserSettings'] = ResolversParentTypes['CorpUserSettings'],
> = {
  appearance?: Resolver<Maybe<ResolversTypes['CorpUserAppearanceSettings']>, ParentType, ContextType>;
  views?: Resolver<Maybe<ResolversTypes['CorpUserViewsSettings']>, ParentType, ContextType>;
  homePage?: Resolver<Maybe<ResolversTypes['CorpUserHomePageSettings']>, ParentType, ContextType>;
  locale?: Resolver<Maybe<ResolversTypes['CorpUserLocaleSettings']>, ParentType, ContextType>;
};

export type CorpUserLocaleSettingsResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['CorpUserLocaleSettings'] =
    ResolversParentTypes['CorpUserLocaleSettings'],
> = {
  language?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CorpUserAppearanceSettingsResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['CorpUserAppearanceSettings'] =
    ResolversParentTypes['CorpUserAppearanceSettings'],
> = {
  showSimplifiedHomepage?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  showThemeV2?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type CorpUserViewsSettingsResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['CorpUserViewsSettings'] =
    ResolversParentTypes['CorpUserViewsSettings'],
> = {
  defaultView?: Resolver<Maybe<ResolversTypes['DataHubView']>, ParentType, ContextType>;
};

export type CorpUserHomePageSettingsResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['CorpUserHomePageSettings'] =
    ResolversParentTypes['CorpUserHomePageSettings'],
> = {
  pageTemplate?: Resolver<Maybe<ResolversTypes['DataHubPageTemplate']>, ParentType, ContextType>;
  dismissedAnnouncementUrns?: Resolver<
    Maybe<ReadonlyArray<Maybe<ResolversTypes['String']>>>,
    ParentType,
    ContextType
  >;
};

export type CorpUserEditableInfoResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['CorpUserEditableInfo'] =
    ResolversParentTypes['CorpUserEditableInfo'],
> = {
  displayName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  aboutMe?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  teams?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  skills?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  pictureLink?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CorpGroupPropertiesResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['CorpGroupProperties'] =
    ResolversParentTypes['CorpGroupProperties'],
> = {
  displayName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  slack?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CorpGroupInfoResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['CorpGroupInfo'] = ResolversParentTypes['CorpGroupInfo'],
> = {
  displayName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  admins?: Resolver<Maybe<ReadonlyArray<ResolversTypes['CorpUser']>>, ParentType, ContextType>;
  members?: Resolver<Maybe<ReadonlyArray<ResolversTypes['CorpUser']>>, ParentType, ContextType>;
  groups?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
};

export type CorpGroupEditablePropertiesResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['CorpGroupEditableProperties'] =
    ResolversParentTypes['CorpGroupEditableProperties'],
> = {
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pictureLink?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  slack?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OriginResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['Origin'] = ResolversParentTypes['Origin'],
> = {
  type?: Resolver<ResolversTypes['OriginType'], ParentType, ContextType>;
  externalType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DataHubPlatformResourceResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['DataHubPlatformResource'] =
    ResolversParentTypes['DataHubPlatformResource'],
> = {
  info?: Resolver<Maybe<ResolversTypes['DataHubPlatformResourceInfo']>, ParentType, ContextType>;
  properties?: Resolver<Maybe<ResolversTypes['DataHubPlatformResourceProperties']>, ParentType, ContextType>;
  urn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['EntityType'], ParentType, ContextType>;
  relationships?: Resolver<
    Maybe<ResolversTypes['EntityRelationshipsResult']>,
    ParentType,
    ContextType,
    RequireFields<DataHubPlatformResourceRelationshipsArgs, 'input'>
  >;
  overview?: Resolver<ResolversTypes['EntityOverview'], ParentType, ContextType>;
  aspects?: Resolver<
    Maybe<ReadonlyArray<ResolversTypes['RawAspect']>>,
    ParentType,
    ContextType,
    Partial<DataHubPlatformResourceAspectsArgs>
  >;
  exists?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  history?: Resolver<
    ResolversTypes['EntityHistory'],
    ParentType,
    ContextType,
    Partial<DataHubPlatformResourceHistoryArgs>
  >;
  privileges?: Resolver<Maybe<ResolversTypes['EntityPrivileges']>, ParentType, ContextType>;
  lastIngested?: Resolver<Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['Status']>, ParentType, ContextType>;
  dataPlatformInstance?: Resolver<Maybe<ResolversTypes['DataPlatformInstance']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DataHubPlatformResourceInfoResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['DataHubPlatformResourceInfo'] =
    ResolversParentTypes['DataHubPlatformResourceInfo'],
> = {
  resourceType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  primaryKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  secondaryKeys?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
};

export type DataHubPlatformResourcePropertiesResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['DataHubPlatformResourceProperties'] =
    ResolversParentTypes['DataHubPlatformResourceProperties'],
> = {
  customProperties?: Resolver<
    Maybe<ReadonlyArray<ResolversTypes['StringMapEntry']>>,
    ParentType,
    ContextType
  >;
};

export type DataHubConnectionResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['DataHubConnection'] = ResolversParentTypes['DataHubConnection'],
> = {
  details?: Resolver<Maybe<ResolversTypes['DataHubConnectionDetails']>, ParentType, ContextType>;
  platform?: Resolver<Maybe<ResolversTypes['DataPlatform']>, ParentType, ContextType>;
  urn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['EntityType'], ParentType, ContextType>;
  relationships?: Resolver<
    Maybe<ResolversTypes['EntityRelationshipsResult']>,
    ParentType,
    ContextType,
    RequireFields<DataHubConnectionRelationshipsArgs, 'input'>
  >;
  overview?: Resolver<ResolversTypes['EntityOverview'], ParentType, ContextType>;
  aspects?: Resolver<
    Maybe<ReadonlyArray<ResolversTypes['RawAspect']>>,
    ParentType,
    ContextType,
    Partial<DataHubConnectionAspectsArgs>
  >;
  exists?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  history?: Resolver<
    ResolversTypes['EntityHistory'],
    ParentType,
    ContextType,
    Partial<DataHubConnectionHistoryArgs>
  >;
  privileges?: Resolver<Maybe<ResolversTypes['EntityPrivileges']>, ParentType, ContextType>;
  lastIngested?: Resolver<Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
  dataPlatformInstance?: Resolver<Maybe<ResolversTypes['DataPlatformInstance']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DataHubConnectionDetailsResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['DataHubConnectionDetails'] =
    ResolversParentTypes['DataHubConnectionDetails'],
> = {
  type?: Resolver<ResolversTypes['DataHubConnectionDetailsType'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  json?: Resolver<Maybe<ResolversTypes['DataHubJsonConnection']>, ParentType, ContextType>;
};

export type DataHubJsonConnectionResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['DataHubJsonConnection'] =
    ResolversParentTypes['DataHubJsonConnection'],
> = {
  blob?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DataPlatformResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['DataPlatform'] = ResolversParentTypes['DataPlatform'],
> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  displayName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  properties?: Resolver<Maybe<ResolversTypes['DataPlatformProperties']>, ParentType, ContextType>;
  info?: Resolver<Maybe<ResolversTypes['DataPlatformInfo']>, ParentType, ContextType>;
  urn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['EntityType'], ParentType, ContextType>;
  relationships?: Resolver<
    Maybe<ResolversTypes['EntityRelationshipsResult']>,
    ParentType,
    ContextType,
    RequireFields<DataPlatformRelationshipsArgs, 'input'>
  >;
  overview?: Resolver<ResolversTypes['EntityOverview'], ParentType, ContextType>;
  aspects?: Resolver<
    Maybe<ReadonlyArray<ResolversTypes['RawAspect']>>,
    ParentType,
    ContextType,
    Partial<DataPlatformAspectsArgs>
  >;
  exists?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  history?: Resolver<
    ResolversTypes['EntityHistory'],
    ParentType,
    ContextType,
    Partial<DataPlatformHistoryArgs>
  >;
  privileges?: Resolver<Maybe<ResolversTypes['EntityPrivileges']>, ParentType, ContextType>;
  lastIngested?: Resolver<Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DataPlatformPropertiesResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['DataPlatformProperties'] =
    ResolversParentTypes['DataPlatformProperties'],
> = {
  type?: Resolver<ResolversTypes['PlatformType'], ParentType, ContextType>;
  displayName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  datasetNameDelimiter?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  logoUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  logical?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type DataPlatformInfoResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['DataPlatformInfo'] = ResolversParentTypes['DataPlatformInfo'],
> = {
  type?: Resolver<ResolversTypes['PlatformType'], ParentType, ContextType>;
  displayName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  datasetNameDelimiter?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  logoUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DataPlatformInstanceResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['DataPlatformInstance'] =
    ResolversParentTypes['DataPlatformInstance'],
> = {
  platform?: Resolver<ResolversTypes['DataPlatform'], ParentType, ContextType>;
  instanceId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  properties?: Resolver<Maybe<ResolversTypes['DataPlatformInstanceProperties']>, ParentType, ContextType>;
  urn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['EntityType'], ParentType, ContextType>;
  relationships?: Resolver<
    Maybe<ResolversTypes['EntityRelationshipsResult']>,
    ParentType,
    ContextType,
    RequireFields<DataPlatformInstanceRelationshipsArgs, 'input'>
  >;
  overview?: Resolver<ResolversTypes['EntityOverview'], ParentType, ContextType>;
  aspects?: Resolver<
    Maybe<ReadonlyArray<ResolversTypes['RawAspect']>>,
    ParentType,
    ContextType,
    Partial<DataPlatformInstanceAspectsArgs>
  >;
  exists?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  history?: Resolver<
    ResolversTypes['EntityHistory'],
    ParentType,
    ContextType,
    Partial<DataPlatformInstanceHistoryArgs>
  >;
  privileges?: Resolver<Maybe<ResolversTypes['EntityPrivileges']>, ParentType, ContextType>;
  lastIngested?: Resolver<Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
  ownership?: Resolver<Maybe<ResolversTypes['Ownership']>, ParentType, ContextType>;
  tags?: Resolver<Maybe<ResolversTypes['GlobalTags']>, ParentType, ContextType>;
  institutionalMemory?: Resolver<Maybe<ResolversTypes['InstitutionalMemory']>, ParentType, ContextType>;
  deprecation?: Resolver<Maybe<ResolversTypes['Deprecation']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['Status']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DataPlatformInstancePropertiesResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['DataPlatformInstanceProperties'] =
    ResolversParentTypes['DataPlatformInstanceProperties'],
> = {
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  externalUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  customProperties?: Resolver<
    Maybe<ReadonlyArray<ResolversTypes['CustomPropertiesEntry']>>,
    ParentType,
    ContextType
  >;
};

export type PostResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['Post'] = ResolversParentTypes['Post'],
> = {
  postType?: Resolver<ResolversTypes['PostType'], ParentType, ContextType>;
  content?: Resolver<ResolversTypes['PostContent'], ParentType, ContextType>;
  lastModified?: Resolver<ResolversTypes['AuditStamp'], ParentType, ContextType>;
  urn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['EntityType'], ParentType, ContextType>;
  relationships?: Resolver<
    Maybe<ResolversTypes['EntityRelationshipsResult']>,
    ParentType,
    ContextType,
    RequireFields<PostRelationshipsArgs, 'input'>
  >;
  overview?: Resolver<ResolversTypes['EntityOverview'], ParentType, ContextType>;
  aspects?: Resolver<
    Maybe<ReadonlyArray<ResolversTypes['RawAspect']>>,
    ParentType,
    ContextType,
    Partial<PostAspectsArgs>
  >;
  exists?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  history?: Resolver<ResolversTypes['EntityHistory'], ParentType, ContextType, Partial<PostHistoryArgs>>;
  privileges?: Resolver<Maybe<ResolversTypes['EntityPrivileges']>, ParentType, ContextType>;
  lastIngested?: Resolver<Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
  subTypes?: Resolver<Maybe<ResolversTypes['SubTypes']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PostContentResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['PostContent'] = ResolversParentTypes['PostContent'],
> = {
  contentType?: Resolver<ResolversTypes['PostContentType'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  link?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  media?: Resolver<Maybe<ResolversTypes['Media']>, ParentType, ContextType>;
};

export type MediaResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['Media'] = ResolversParentTypes['Media'],
> = {
  type?: Resolver<ResolversTypes['MediaType'], ParentType, ContextType>;
  location?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type QueryEntityResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['QueryEntity'] = ResolversParentTypes['QueryEntity'],
> = {
  properties?: Resolver<Maybe<ResolversTypes['QueryProperties']>, ParentType, ContextType>;
  subjects?: Resolver<Maybe<ReadonlyArray<ResolversTypes['QuerySubject']>>, ParentType, ContextType>;
  platform?: Resolver<ResolversTypes['DataPlatform'], ParentType, ContextType>;
  urn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['EntityType'], ParentType, ContextType>;
  relationships?: Resolver<
    Maybe<ResolversTypes['EntityRelationshipsResult']>,
    ParentType,
    ContextType,
    RequireFields<QueryEntityRelationshipsArgs, 'input'>
  >;
  overview?: Resolver<ResolversTypes['EntityOverview'], ParentType, ContextType>;
  aspects?: Resolver<
    Maybe<ReadonlyArray<ResolversTypes['RawAspect']>>,
    ParentType,
    ContextType,
    Partial<QueryEntityAspectsArgs>
  >;
  exists?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  history?: Resolver<
    ResolversTypes['EntityHistory'],
    ParentType,
    ContextType,
    Partial<QueryEntityHistoryArgs>
  >;
  privileges?: Resolver<Maybe<ResolversTypes['EntityPrivileges']>, ParentType, ContextType>;
  lastIngested?: Resolver<Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['Status']>, ParentType, ContextType>;
  subTypes?: Resolver<Maybe<ResolversTypes['SubTypes']>, ParentType, ContextType>;
  dataPlatformInstance?: Resolver<Maybe<ResolversTypes['DataPlatformInstance']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type QueryPropertiesResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['QueryProperties'] = ResolversParentTypes['QueryProperties'],
> = {
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  statement?: Resolver<ResolversTypes['QueryStatement'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['QuerySource'], ParentType, ContextType>;
  created?: Resolver<ResolversTypes['AuditStamp'], ParentType, ContextType>;
  createdOn?: Resolver<ResolversTypes['ResolvedAuditStamp'], ParentType, ContextType>;
  lastModified?: Resolver<ResolversTypes['AuditStamp'], ParentType, ContextType>;
  origin?: Resolver<Maybe<ResolversTypes['Entity']>, ParentType, ContextType>;
  customProperties?: Resolver<
    Maybe<ReadonlyArray<ResolversTypes['CustomPropertiesEntry']>>,
    ParentType,
    ContextType
  >;
};

export type QueryStatementResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['QueryStatement'] = ResolversParentTypes['QueryStatement'],
> = {
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['QueryLanguage'], ParentType, ContextType>;
};

export type QuerySubjectResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['QuerySubject'] = ResolversParentTypes['QuerySubject'],
> = {
  dataset?: Resolver<Maybe<ResolversTypes['Dataset']>, ParentType, ContextType>;
  schemaField?: Resolver<Maybe<ResolversTypes['SchemaFieldEntity']>, ParentType, ContextType>;
};

export type RoleResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['Role'] = ResolversParentTypes['Role'],
> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  properties?: Resolver<Maybe<ResolversTypes['RoleProperties']>, ParentType, ContextType>;
  actors?: Resolver<Maybe<ResolversTypes['Actor']>, ParentType, ContextType>;
  isAssignedToMe?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  urn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['EntityType'], ParentType, ContextType>;
  relationships?: Resolver<
    Maybe<ResolversTypes['EntityRelationshipsResult']>,
    ParentType,
    ContextType,
    RequireFields<RoleRelationshipsArgs, 'input'>
  >;
  overview?: Resolver<ResolversTypes['EntityOverview'], ParentType, ContextType>;
  aspects?: Resolver<
    Maybe<ReadonlyArray<ResolversTypes['RawAspect']>>,
    ParentType,
    ContextType,
    Partial<RoleAspectsArgs>
  >;
  exists?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  history?: Resolver<ResolversTypes['EntityHistory'], ParentType, ContextType, Partial<RoleHistoryArgs>>;
  privileges?: Resolver<Maybe<ResolversTypes['EntityPrivileges']>, ParentType, ContextType>;
  lastIngested?: Resolver<Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RolePropertiesResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['RoleProperties'] = ResolversParentTypes['RoleProperties'],
> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  requestUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ActorResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['Actor'] = ResolversParentTypes['Actor'],
> = {
  users?: Resolver<Maybe<ReadonlyArray<ResolversTypes['RoleUser']>>, ParentType, ContextType>;
  groups?: Resolver<Maybe<ReadonlyArray<ResolversTypes['RoleGroup']>>, ParentType, ContextType>;
};

export type RoleUserResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['RoleUser'] = ResolversParentTypes['RoleUser'],
> = {
  user?: Resolver<Maybe<ResolversTypes['CorpUser']>, ParentType, ContextType>;
};

export type RoleGroupResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['RoleGroup'] = ResolversParentTypes['RoleGroup'],
> = {
  group?: Resolver<Maybe<ResolversTypes['CorpGroup']>, ParentType, ContextType>;
};

export type SchemaMetadataResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['SchemaMetadata'] = ResolversParentTypes['SchemaMetadata'],
> = {
  aspectVersion?: Resolver<Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  datasetUrn?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  platformUrn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Long'], ParentType, ContextType>;
  cluster?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  platformSchema?: Resolver<Maybe<ResolversTypes['PlatformSchema']>, ParentType, ContextType>;
  fields?: Resolver<ReadonlyArray<ResolversTypes['SchemaField']>, ParentType, ContextType>;
  primaryKeys?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  foreignKeys?: Resolver<
    Maybe<ReadonlyArray<Maybe<ResolversTypes['ForeignKeyConstraint']>>>,
    ParentType,
    ContextType
  >;
  createdAt?: Resolver<Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PlatformSchemaResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['PlatformSchema'] = ResolversParentTypes['PlatformSchema'],
> = {
  __resolveType: TypeResolveFn<'TableSchema' | 'KeyValueSchema', ParentType, ContextType>;
};

export type TableSchemaResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['TableSchema'] = ResolversParentTypes['TableSchema'],
> = {
  schema?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type KeyValueSchemaResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['KeyValueSchema'] = ResolversParentTypes['KeyValueSchema'],
> = {
  keySchema?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  valueSchema?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SchemaFieldResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['SchemaField'] = ResolversParentTypes['SchemaField'],
> = {
  fieldPath?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  jsonPath?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nullable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['SchemaFieldDataType'], ParentType, ContextType>;
  nativeDataType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  recursive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  tags?: Resolver<Maybe<ResolversTypes['GlobalTags']>, ParentType, ContextType>;
  globalTags?: Resolver<Maybe<ResolversTypes['GlobalTags']>, ParentType, ContextType>;
  glossaryTerms?: Resolver<Maybe<ResolversTypes['GlossaryTerms']>, ParentType, ContextType>;
  isPartOfKey?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isPartitioningKey?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  jsonProps?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  created?: Resolver<Maybe<ResolversTypes['AuditStamp']>, ParentType, ContextType>;
  lastModified?: Resolver<Maybe<ResolversTypes['AuditStamp']>, ParentType, ContextType>;
  schemaFieldEntity?: Resolver<Maybe<ResolversTypes['SchemaFieldEntity']>, ParentType, ContextType>;
};

export type ForeignKeyConstraintResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['ForeignKeyConstraint'] =
    ResolversParentTypes['ForeignKeyConstraint'],
> = {
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  foreignFields?: Resolver<
    Maybe<ReadonlyArray<Maybe<ResolversTypes['SchemaFieldEntity']>>>,
    ParentType,
    ContextType
  >;
  sourceFields?: Resolver<
    Maybe<ReadonlyArray<Maybe<ResolversTypes['SchemaFieldEntity']>>>,
    ParentType,
    ContextType
  >;
  foreignDataset?: Resolver<Maybe<ResolversTypes['Dataset']>, ParentType, ContextType>;
};

export type EditableSchemaMetadataResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['EditableSchemaMetadata'] =
    ResolversParentTypes['EditableSchemaMetadata'],
> = {
  editableSchemaFieldInfo?: Resolver<
    ReadonlyArray<ResolversTypes['EditableSchemaFieldInfo']>,
    ParentType,
    ContextType
  >;
};

export type EditableSchemaFieldInfoResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['EditableSchemaFieldInfo'] =
    ResolversParentTypes['EditableSchemaFieldInfo'],
> = {
  fieldPath?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tags?: Resolver<Maybe<ResolversTypes['GlobalTags']>, ParentType, ContextType>;
  globalTags?: Resolver<Maybe<ResolversTypes['GlobalTags']>, ParentType, ContextType>;
  glossaryTerms?: Resolver<Maybe<ResolversTypes['GlossaryTerms']>, ParentType, ContextType>;
};

export type FineGrainedLineageResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['FineGrainedLineage'] = ResolversParentTypes['FineGrainedLineage'],
> = {
  upstreams?: Resolver<Maybe<ReadonlyArray<ResolversTypes['SchemaFieldRef']>>, ParentType, ContextType>;
  downstreams?: Resolver<Maybe<ReadonlyArray<ResolversTypes['SchemaFieldRef']>>, ParentType, ContextType>;
  query?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  transformOperation?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  confidenceScore?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type SchemaFieldRefResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['SchemaFieldRef'] = ResolversParentTypes['SchemaFieldRef'],
> = {
  urn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SchemaFieldEntityResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['SchemaFieldEntity'] = ResolversParentTypes['SchemaFieldEntity'],
> = {
  fieldPath?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  parent?: Resolver<ResolversTypes['Entity'], ParentType, ContextType>;
  properties?: Resolver<Maybe<ResolversTypes['SchemaFieldProperties']>, ParentType, ContextType>;
  businessAttributes?: Resolver<Maybe<ResolversTypes['BusinessAttributes']>, ParentType, ContextType>;
  urn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['EntityType'], ParentType, ContextType>;
  relationships?: Resolver<
    Maybe<ResolversTypes['EntityRelationshipsResult']>,
    ParentType,
    ContextType,
    RequireFields<SchemaFieldEntityRelationshipsArgs, 'input'>
  >;
  overview?: Resolver<ResolversTypes['EntityOverview'], ParentType, ContextType>;
  aspects?: Resolver<
    Maybe<ReadonlyArray<ResolversTypes['RawAspect']>>,
    ParentType,
    ContextType,
    Partial<SchemaFieldEntityAspectsArgs>
  >;
  exists?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  history?: Resolver<
    ResolversTypes['EntityHistory'],
    ParentType,
    ContextType,
    Partial<SchemaFieldEntityHistoryArgs>
  >;
  logicalParent?: Resolver<Maybe<ResolversTypes['Entity']>, ParentType, ContextType>;
  lineage?: Resolver<
    Maybe<ResolversTypes['EntityLineageResult']>,
    ParentType,
    ContextType,
    RequireFields<SchemaFieldEntityLineageArgs, 'input'>
  >;
  privileges?: Resolver<Maybe<ResolversTypes['EntityPrivileges']>, ParentType, ContextType>;
  lastIngested?: Resolver<Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
  ownership?: Resolver<Maybe<ResolversTypes['Ownership']>, ParentType, ContextType>;
  tags?: Resolver<Maybe<ResolversTypes['GlobalTags']>, ParentType, ContextType>;
  glossaryTerms?: Resolver<Maybe<ResolversTypes['GlossaryTerms']>, ParentType, ContextType>;
  domain?: Resolver<Maybe<ResolversTypes['DomainAssociation']>, ParentType, ContextType>;
  deprecation?: Resolver<Maybe<ResolversTypes['Deprecation']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['Status']>, ParentType, ContextType>;
  subTypes?: Resolver<Maybe<ResolversTypes['SubTypes']>, ParentType, ContextType>;
  structuredProperties?: Resolver<Maybe<ResolversTypes['StructuredProperties']>, ParentType, ContextType>;
  forms?: Resolver<Maybe<ResolversTypes['Forms']>, ParentType, ContextType>;
  documentation?: Resolver<Maybe<ResolversTypes['Documentation']>, ParentType, ContextType>;
  testResults?: Resolver<Maybe<ResolversTypes['TestResults']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BusinessAttributesResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['BusinessAttributes'] = ResolversParentTypes['BusinessAttributes'],
> = {
  businessAttribute?: Resolver<
    Maybe<ResolversTypes['BusinessAttributeAssociation']>,
    ParentType,
    ContextType
  >;
};

export type BusinessAttributeAssociationResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['BusinessAttributeAssociation'] =
    ResolversParentTypes['BusinessAttributeAssociation'],
> = {
  businessAttribute?: Resolver<Maybe<ResolversTypes['BusinessAttribute']>, ParentType, ContextType>;
  associatedUrn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SchemaFieldPropertiesResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['SchemaFieldProperties'] =
    ResolversParentTypes['SchemaFieldProperties'],
> = {
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SemanticModelResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['SemanticModel'] = ResolversParentTypes['SemanticModel'],
> = {
  platform?: Resolver<ResolversTypes['DataPlatform'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  info?: Resolver<Maybe<ResolversTypes['SemanticModelInfo']>, ParentType, ContextType>;
  fineGrainedLineages?: Resolver<
    Maybe<ReadonlyArray<ResolversTypes['FineGrainedLineage']>>,
    ParentType,
    ContextType
  >;
  metrics?: Resolver<
    Maybe<ResolversTypes['ScrollResults']>,
    ParentType,
    ContextType,
    RequireFields<SemanticModelMetricsArgs, 'input'>
  >;
  applications?: Resolver<Maybe<ResolversTypes['EntityRelationshipsResult']>, ParentType, ContextType>;
  urn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['EntityType'], ParentType, ContextType>;
  relationships?: Resolver<
    Maybe<ResolversTypes['EntityRelationshipsResult']>,
    ParentType,
    ContextType,
    RequireFields<SemanticModelRelationshipsArgs, 'input'>
  >;
  overview?: Resolver<ResolversTypes['EntityOverview'], ParentType, ContextType>;
  aspects?: Resolver<
    Maybe<ReadonlyArray<ResolversTypes['RawAspect']>>,
    ParentType,
    ContextType,
    Partial<SemanticModelAspectsArgs>
  >;
  exists?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  history?: Resolver<
    ResolversTypes['EntityHistory'],
    ParentType,
    ContextType,
    Partial<SemanticModelHistoryArgs>
  >;
  lineage?: Resolver<
    Maybe<ResolversTypes['EntityLineageResult']>,
    ParentType,
    ContextType,
    RequireFields<SemanticModelLineageArgs, 'input'>
  >;
  privileges?: Resolver<Maybe<ResolversTypes['EntityPrivileges']>, ParentType, ContextType>;
  browsePathV2?: Resolver<Maybe<ResolversTypes['BrowsePathV2']>, ParentType, ContextType>;
  lastIngested?: Resolver<Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
  ownership?: Resolver<Maybe<ResolversTypes['Ownership']>, ParentType, ContextType>;
  tags?: Resolver<Maybe<ResolversTypes['GlobalTags']>, ParentType, ContextType>;
  glossaryTerms?: Resolver<Maybe<ResolversTypes['GlossaryTerms']>, ParentType, ContextType>;
  domain?: Resolver<Maybe<ResolversTypes['DomainAssociation']>, ParentType, ContextType>;
  institutionalMemory?: Resolver<Maybe<ResolversTypes['InstitutionalMemory']>, ParentType, ContextType>;
  deprecation?: Resolver<Maybe<ResolversTypes['Deprecation']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['Status']>, ParentType, ContextType>;
  subTypes?: Resolver<Maybe<ResolversTypes['SubTypes']>, ParentType, ContextType>;
  dataPlatformInstance?: Resolver<Maybe<ResolversTypes['DataPlatformInstance']>, ParentType, ContextType>;
  application?: Resolver<Maybe<ResolversTypes['ApplicationAssociation']>, ParentType, ContextType>;
  structuredProperties?: Resolver<Maybe<ResolversTypes['StructuredProperties']>, ParentType, ContextType>;
  documentation?: Resolver<Maybe<ResolversTypes['Documentation']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SemanticModelInfoResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['SemanticModelInfo'] = ResolversParentTypes['SemanticModelInfo'],
> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  externalUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  created?: Resolver<Maybe<ResolversTypes['ResolvedAuditStamp']>, ParentType, ContextType>;
  lastModified?: Resolver<Maybe<ResolversTypes['ResolvedAuditStamp']>, ParentType, ContextType>;
  nativeDefinition?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  aiContext?: Resolver<Maybe<ResolversTypes['AiContext']>, ParentType, ContextType>;
  datasets?: Resolver<ReadonlyArray<ResolversTypes['ModelDataset']>, ParentType, ContextType>;
  relationships?: Resolver<
    Maybe<ReadonlyArray<ResolversTypes['SemanticModelRelationship']>>,
    ParentType,
    ContextType
  >;
};

export type ModelDatasetResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['ModelDataset'] = ResolversParentTypes['ModelDataset'],
> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['Entity'], ParentType, ContextType>;
  fields?: Resolver<Maybe<ReadonlyArray<ResolversTypes['SemanticField']>>, ParentType, ContextType>;
};

export type SemanticFieldResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['SemanticField'] = ResolversParentTypes['SemanticField'],
> = {
  schemaField?: Resolver<ResolversTypes['SchemaField'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['SemanticFieldType'], ParentType, ContextType>;
  expression?: Resolver<ResolversTypes['MetricExpression'], ParentType, ContextType>;
  dimension?: Resolver<Maybe<ResolversTypes['Dimension']>, ParentType, ContextType>;
  aiContext?: Resolver<Maybe<ResolversTypes['AiContext']>, ParentType, ContextType>;
};

export type DimensionResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['Dimension'] = ResolversParentTypes['Dimension'],
> = {
  isTime?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SemanticModelRelationshipResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['SemanticModelRelationship'] =
    ResolversParentTypes['SemanticModelRelationship'],
> = {
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  from?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fromColumns?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  to?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  toColumns?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  cardinality?: Resolver<Maybe<ResolversTypes['ERModelRelationshipCardinality']>, ParentType, ContextType>;
  aiContext?: Resolver<Maybe<ResolversTypes['AiContext']>, ParentType, ContextType>;
};

export type StructuredPropertyEntityResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['StructuredPropertyEntity'] =
    ResolversParentTypes['StructuredPropertyEntity'],
> = {
  definition?: Resolver<Maybe<ResolversTypes['StructuredPropertyDefinition']>, ParentType, ContextType>;
  settings?: Resolver<Maybe<ResolversTypes['StructuredPropertySettings']>, ParentType, ContextType>;
  urn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['EntityType'], ParentType, ContextType>;
  relationships?: Resolver<
    Maybe<ResolversTypes['EntityRelationshipsResult']>,
    ParentType,
    ContextType,
    RequireFields<StructuredPropertyEntityRelationshipsArgs, 'input'>
  >;
  overview?: Resolver<ResolversTypes['EntityOverview'], ParentType, ContextType>;
  aspects?: Resolver<
    Maybe<ReadonlyArray<ResolversTypes['RawAspect']>>,
    ParentType,
    ContextType,
    Partial<StructuredPropertyEntityAspectsArgs>
  >;
  exists?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  history?: Resolver<
    ResolversTypes['EntityHistory'],
    ParentType,
    ContextType,
    Partial<StructuredPropertyEntityHistoryArgs>
  >;
  privileges?: Resolver<Maybe<ResolversTypes['EntityPrivileges']>, ParentType, ContextType>;
  lastIngested?: Resolver<Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
  institutionalMemory?: Resolver<Maybe<ResolversTypes['InstitutionalMemory']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['Status']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StructuredPropertyDefinitionResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['StructuredPropertyDefinition'] =
    ResolversParentTypes['StructuredPropertyDefinition'],
> = {
  qualifiedName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  displayName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cardinality?: Resolver<Maybe<ResolversTypes['PropertyCardinality']>, ParentType, ContextType>;
  valueType?: Resolver<Maybe<ResolversTypes['DataTypeEntity']>, ParentType, ContextType>;
  allowedValues?: Resolver<Maybe<ReadonlyArray<ResolversTypes['AllowedValue']>>, ParentType, ContextType>;
  entityTypes?: Resolver<ReadonlyArray<ResolversTypes['EntityTypeEntity']>, ParentType, ContextType>;
  typeQualifier?: Resolver<Maybe<ResolversTypes['TypeQualifier']>, ParentType, ContextType>;
  allowedPlatforms?: Resolver<Maybe<ReadonlyArray<ResolversTypes['DataPlatform']>>, ParentType, ContextType>;
  immutable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  created?: Resolver<Maybe<ResolversTypes['ResolvedAuditStamp']>, ParentType, ContextType>;
  lastModified?: Resolver<Maybe<ResolversTypes['ResolvedAuditStamp']>, ParentType, ContextType>;
};

export type AllowedValueResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['AllowedValue'] = ResolversParentTypes['AllowedValue'],
> = {
  value?: Resolver<ResolversTypes['PropertyValue'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type TypeQualifierResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['TypeQualifier'] = ResolversParentTypes['TypeQualifier'],
> = {
  allowedTypes?: Resolver<Maybe<ReadonlyArray<ResolversTypes['EntityTypeEntity']>>, ParentType, ContextType>;
};

export type PropertyValueResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['PropertyValue'] = ResolversParentTypes['PropertyValue'],
> = {
  __resolveType: TypeResolveFn<'StringValue' | 'NumberValue', ParentType, ContextType>;
};

export type StringValueResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['StringValue'] = ResolversParentTypes['StringValue'],
> = {
  stringValue?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type NumberValueResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['NumberValue'] = ResolversParentTypes['NumberValue'],
> = {
  numberValue?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StructuredPropertySettingsResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['StructuredPropertySettings'] =
    ResolversParentTypes['StructuredPropertySettings'],
> = {
  isHidden?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  showInSearchFilters?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  showInAssetSummary?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hideInAssetSummaryWhenEmpty?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  showAsAssetBadge?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  showInColumnsTable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastModified?: Resolver<Maybe<ResolversTypes['AuditStamp']>, ParentType, ContextType>;
};

export type StructuredPropertiesResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['StructuredProperties'] =
    ResolversParentTypes['StructuredProperties'],
> = {
  properties?: Resolver<
    Maybe<ReadonlyArray<ResolversTypes['StructuredPropertiesEntry']>>,
    ParentType,
    ContextType
  >;
};

export type StructuredPropertiesEntryResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['StructuredPropertiesEntry'] =
    ResolversParentTypes['StructuredPropertiesEntry'],
> = {
  structuredProperty?: Resolver<Maybe<ResolversTypes['StructuredPropertyEntity']>, ParentType, ContextType>;
  values?: Resolver<ReadonlyArray<ResolversTypes['PropertyValue']>, ParentType, ContextType>;
  valueEntities?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['Entity']>>>, ParentType, ContextType>;
  attribution?: Resolver<Maybe<ResolversTypes['MetadataAttribution']>, ParentType, ContextType>;
  associatedUrn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DataTypeEntityResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['DataTypeEntity'] = ResolversParentTypes['DataTypeEntity'],
> = {
  info?: Resolver<Maybe<ResolversTypes['DataTypeInfo']>, ParentType, ContextType>;
  urn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['EntityType'], ParentType, ContextType>;
  relationships?: Resolver<
    Maybe<ResolversTypes['EntityRelationshipsResult']>,
    ParentType,
    ContextType,
    RequireFields<DataTypeEntityRelationshipsArgs, 'input'>
  >;
  overview?: Resolver<ResolversTypes['EntityOverview'], ParentType, ContextType>;
  aspects?: Resolver<
    Maybe<ReadonlyArray<ResolversTypes['RawAspect']>>,
    ParentType,
    ContextType,
    Partial<DataTypeEntityAspectsArgs>
  >;
  exists?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  history?: Resolver<
    ResolversTypes['EntityHistory'],
    ParentType,
    ContextType,
    Partial<DataTypeEntityHistoryArgs>
  >;
  privileges?: Resolver<Maybe<ResolversTypes['EntityPrivileges']>, ParentType, ContextType>;
  lastIngested?: Resolver<Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
  institutionalMemory?: Resolver<Maybe<ResolversTypes['InstitutionalMemory']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['Status']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DataTypeInfoResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['DataTypeInfo'] = ResolversParentTypes['DataTypeInfo'],
> = {
  type?: Resolver<ResolversTypes['StdDataType'], ParentType, ContextType>;
  qualifiedName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  displayName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type EntityTypeEntityResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['EntityTypeEntity'] = ResolversParentTypes['EntityTypeEntity'],
> = {
  info?: Resolver<Maybe<ResolversTypes['EntityTypeInfo']>, ParentType, ContextType>;
  urn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['EntityType'], ParentType, ContextType>;
  relationships?: Resolver<
    Maybe<ResolversTypes['EntityRelationshipsResult']>,
    ParentType,
    ContextType,
    RequireFields<EntityTypeEntityRelationshipsArgs, 'input'>
  >;
  overview?: Resolver<ResolversTypes['EntityOverview'], ParentType, ContextType>;
  aspects?: Resolver<
    Maybe<ReadonlyArray<ResolversTypes['RawAspect']>>,
    ParentType,
    ContextType,
    Partial<EntityTypeEntityAspectsArgs>
  >;
  exists?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  history?: Resolver<
    ResolversTypes['EntityHistory'],
    ParentType,
    ContextType,
    Partial<EntityTypeEntityHistoryArgs>
  >;
  privileges?: Resolver<Maybe<ResolversTypes['EntityPrivileges']>, ParentType, ContextType>;
  lastIngested?: Resolver<Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
  institutionalMemory?: Resolver<Maybe<ResolversTypes['InstitutionalMemory']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['Status']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type EntityTypeInfoResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['EntityTypeInfo'] = ResolversParentTypes['EntityTypeInfo'],
> = {
  type?: Resolver<ResolversTypes['EntityType'], ParentType, ContextType>;
  qualifiedName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  displayName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type TagPropertiesResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['TagProperties'] = ResolversParentTypes['TagProperties'],
> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  colorHex?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type TestResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['Test'] = ResolversParentTypes['Test'],
> = {
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  category?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  definition?: Resolver<Maybe<ResolversTypes['TestDefinition']>, ParentType, ContextType>;
  urn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['EntityType'], ParentType, ContextType>;
  relationships?: Resolver<
    Maybe<ResolversTypes['EntityRelationshipsResult']>,
    ParentType,
    ContextType,
    RequireFields<TestRelationshipsArgs, 'input'>
  >;
  overview?: Resolver<ResolversTypes['EntityOverview'], ParentType, ContextType>;
  aspects?: Resolver<
    Maybe<ReadonlyArray<ResolversTypes['RawAspect']>>,
    ParentType,
    ContextType,
    Partial<TestAspectsArgs>
  >;
  exists?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  history?: Resolver<ResolversTypes['EntityHistory'], ParentType, ContextType, Partial<TestHistoryArgs>>;
  privileges?: Resolver<Maybe<ResolversTypes['EntityPrivileges']>, ParentType, ContextType>;
  lastIngested?: Resolver<Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TestDefinitionResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['TestDefinition'] = ResolversParentTypes['TestDefinition'],
> = {
  json?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type TestResultsResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['TestResults'] = ResolversParentTypes['TestResults'],
> = {
  passing?: Resolver<ReadonlyArray<ResolversTypes['TestResult']>, ParentType, ContextType>;
  failing?: Resolver<ReadonlyArray<ResolversTypes['TestResult']>, ParentType, ContextType>;
};

export type TestResultResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['TestResult'] = ResolversParentTypes['TestResult'],
> = {
  test?: Resolver<Maybe<ResolversTypes['Test']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['TestResultType'], ParentType, ContextType>;
  lastComputed?: Resolver<Maybe<ResolversTypes['AuditStamp']>, ParentType, ContextType>;
};

export type VersionedDatasetResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['VersionedDataset'] = ResolversParentTypes['VersionedDataset'],
> = {
  urn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['EntityType'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  origin?: Resolver<ResolversTypes['FabricType'], ParentType, ContextType>;
  platform?: Resolver<ResolversTypes['DataPlatform'], ParentType, ContextType>;
  properties?: Resolver<Maybe<ResolversTypes['DatasetProperties']>, ParentType, ContextType>;
  editableProperties?: Resolver<Maybe<ResolversTypes['DatasetEditableProperties']>, ParentType, ContextType>;
  schema?: Resolver<Maybe<ResolversTypes['Schema']>, ParentType, ContextType>;
  editableSchemaMetadata?: Resolver<Maybe<ResolversTypes['EditableSchemaMetadata']>, ParentType, ContextType>;
  viewProperties?: Resolver<Maybe<ResolversTypes['ViewProperties']>, ParentType, ContextType>;
  ownership?: Resolver<Maybe<ResolversTypes['Ownership']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['Status']>, ParentType, ContextType>;
  deprecation?: Resolver<Maybe<ResolversTypes['Deprecation']>, ParentType, ContextType>;
  tags?: Resolver<Maybe<ResolversTypes['GlobalTags']>, ParentType, ContextType>;
  glossaryTerms?: Resolver<Maybe<ResolversTypes['GlossaryTerms']>, ParentType, ContextType>;
  domain?: Resolver<Maybe<ResolversTypes['DomainAssociation']>, ParentType, ContextType>;
  institutionalMemory?: Resolver<Maybe<ResolversTypes['InstitutionalMemory']>, ParentType, ContextType>;
  container?: Resolver<Maybe<ResolversTypes['Container']>, ParentType, ContextType>;
  subTypes?: Resolver<Maybe<ResolversTypes['SubTypes']>, ParentType, ContextType>;
  applications?: Resolver<
    Maybe<ReadonlyArray<ResolversTypes['ApplicationAssociation']>>,
    ParentType,
    ContextType
  >;
  application?: Resolver<Maybe<ResolversTypes['ApplicationAssociation']>, ParentType, ContextType>;
  parentContainers?: Resolver<Maybe<ResolversTypes['ParentContainersResult']>, ParentType, ContextType>;
  health?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Health']>>, ParentType, ContextType>;
  relationships?: Resolver<
    Maybe<ResolversTypes['EntityRelationshipsResult']>,
    ParentType,
    ContextType,
    RequireFields<VersionedDatasetRelationshipsArgs, 'input'>
  >;
  overview?: Resolver<ResolversTypes['EntityOverview'], ParentType, ContextType>;
  aspects?: Resolver<
    Maybe<ReadonlyArray<ResolversTypes['RawAspect']>>,
    ParentType,
    ContextType,
    Partial<VersionedDatasetAspectsArgs>
  >;
  exists?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  history?: Resolver<
    ResolversTypes['EntityHistory'],
    ParentType,
    ContextType,
    Partial<VersionedDatasetHistoryArgs>
  >;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type VersionSetResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['VersionSet'] = ResolversParentTypes['VersionSet'],
> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  latestVersion?: Resolver<Maybe<ResolversTypes['Entity']>, ParentType, ContextType>;
  versionsSearch?: Resolver<
    Maybe<ResolversTypes['SearchResults']>,
    ParentType,
    ContextType,
    RequireFields<VersionSetVersionsSearchArgs, 'input'>
  >;
  properties?: Resolver<Maybe<ResolversTypes['VersionSetProperties']>, ParentType, ContextType>;
  urn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['EntityType'], ParentType, ContextType>;
  relationships?: Resolver<
    Maybe<ResolversTypes['EntityRelationshipsResult']>,
    ParentType,
    ContextType,
    RequireFields<VersionSetRelationshipsArgs, 'input'>
  >;
  overview?: Resolver<ResolversTypes['EntityOverview'], ParentType, ContextType>;
  aspects?: Resolver<
    Maybe<ReadonlyArray<ResolversTypes['RawAspect']>>,
    ParentType,
    ContextType,
    Partial<VersionSetAspectsArgs>
  >;
  exists?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  history?: Resolver<
    ResolversTypes['EntityHistory'],
    ParentType,
    ContextType,
    Partial<VersionSetHistoryArgs>
  >;
  privileges?: Resolver<Maybe<ResolversTypes['EntityPrivileges']>, ParentType, ContextType>;
  lastIngested?: Resolver<Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type VersionSetPropertiesResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['VersionSetProperties'] =
    ResolversParentTypes['VersionSetProperties'],
> = {
  versioningScheme?: Resolver<ResolversTypes['VersioningScheme'], ParentType, ContextType>;
  customProperties?: Resolver<
    Maybe<ReadonlyArray<ResolversTypes['CustomPropertiesEntry']>>,
    ParentType,
    ContextType
  >;
};

export type DataHubViewResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['DataHubView'] = ResolversParentTypes['DataHubView'],
> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  viewType?: Resolver<ResolversTypes['DataHubViewType'], ParentType, ContextType>;
  definition?: Resolver<ResolversTypes['DataHubViewDefinition'], ParentType, ContextType>;
  urn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['EntityType'], ParentType, ContextType>;
  relationships?: Resolver<
    Maybe<ResolversTypes['EntityRelationshipsResult']>,
    ParentType,
    ContextType,
    RequireFields<DataHubViewRelationshipsArgs, 'input'>
  >;
  overview?: Resolver<ResolversTypes['EntityOverview'], ParentType, ContextType>;
  aspects?: Resolver<
    Maybe<ReadonlyArray<ResolversTypes['RawAspect']>>,
    ParentType,
    ContextType,
    Partial<DataHubViewAspectsArgs>
  >;
  exists?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  history?: Resolver<
    ResolversTypes['EntityHistory'],
    ParentType,
    ContextType,
    Partial<DataHubViewHistoryArgs>
  >;
  privileges?: Resolver<Maybe<ResolversTypes['EntityPrivileges']>, ParentType, ContextType>;
  lastIngested?: Resolver<Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DataHubViewDefinitionResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['DataHubViewDefinition'] =
    ResolversParentTypes['DataHubViewDefinition'],
> = {
  entityTypes?: Resolver<ReadonlyArray<ResolversTypes['EntityType']>, ParentType, ContextType>;
  filter?: Resolver<ResolversTypes['DataHubViewFilter'], ParentType, ContextType>;
};

export type DataHubViewFilterResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['DataHubViewFilter'] = ResolversParentTypes['DataHubViewFilter'],
> = {
  operator?: Resolver<ResolversTypes['LogicalOperator'], ParentType, ContextType>;
  filters?: Resolver<ReadonlyArray<ResolversTypes['FacetFilter']>, ParentType, ContextType>;
};

export type FacetFilterResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['FacetFilter'] = ResolversParentTypes['FacetFilter'],
> = {
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  condition?: Resolver<Maybe<ResolversTypes['FilterOperator']>, ParentType, ContextType>;
  values?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  negated?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type EntityResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['Entity'] = ResolversParentTypes['Entity'],
> = {
  __resolveType: TypeResolveFn<
    | 'DataHubRole'
    | 'CorpUser'
    | 'CorpGroup'
    | 'DataHubPolicy'
    | 'Dataset'
    | 'Chart'
    | 'Dashboard'
    | 'DataFlow'
    | 'DataJob'
    | 'MLModel'
    | 'Document'
    | 'Tag'
    | 'Assertion'
    | 'BusinessAttribute'
    | 'Container'
    | 'DataContract'
    | 'DataProcessInstance'
    | 'DataProduct'
    | 'Application'
    | 'Domain'
    | 'ERModelRelationship'
    | 'DataHubFile'
    | 'Form'
    | 'GlossaryTerm'
    | 'GlossaryNode'
    | 'Incident'
    | 'LifecycleStageType'
    | 'Metric'
    | 'MLModelGroup'
    | 'MLModelDeployment'
    | 'MLFeature'
    | 'MLPrimaryKey'
    | 'MLFeatureTable'
    | 'Notebook'
    | 'OwnershipTypeEntity'
    | 'DataHubPageTemplate'
    | 'DataHubPageModule'
    | 'DataHubPersona'
    | 'DataHubPlatformResource'
    | 'DataHubConnection'
    | 'DataPlatform'
    | 'DataPlatformInstance'
    | 'Post'
    | 'QueryEntity'
    | 'Role'
    | 'SchemaFieldEntity'
    | 'SemanticModel'
    | 'StructuredPropertyEntity'
    | 'DataTypeEntity'
    | 'EntityTypeEntity'
    | 'Test'
    | 'VersionedDataset'
    | 'VersionSet'
    | 'DataHubView'
    | 'OtherEntity'
    | 'Restricted'
    | 'ExecutionRequest',
    ParentType,
    ContextType
  >;
};

export type OtherEntityResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['OtherEntity'] = ResolversParentTypes['OtherEntity'],
> = {
  urn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['EntityType'], ParentType, ContextType>;
  relationships?: Resolver<
    Maybe<ResolversTypes['EntityRelationshipsResult']>,
    ParentType,
    ContextType,
    RequireFields<OtherEntityRelationshipsArgs, 'input'>
  >;
  overview?: Resolver<ResolversTypes['EntityOverview'], ParentType, ContextType>;
  aspects?: Resolver<
    Maybe<ReadonlyArray<ResolversTypes['RawAspect']>>,
    ParentType,
    ContextType,
    Partial<OtherEntityAspectsArgs>
  >;
  exists?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  history?: Resolver<
    ResolversTypes['EntityHistory'],
    ParentType,
    ContextType,
    Partial<OtherEntityHistoryArgs>
  >;
  privileges?: Resolver<Maybe<ResolversTypes['EntityPrivileges']>, ParentType, ContextType>;
  lastIngested?: Resolver<Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RestrictedResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['Restricted'] = ResolversParentTypes['Restricted'],
> = {
  urn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['EntityType'], ParentType, ContextType>;
  relationships?: Resolver<
    Maybe<ResolversTypes['EntityRelationshipsResult']>,
    ParentType,
    ContextType,
    RequireFields<RestrictedRelationshipsArgs, 'input'>
  >;
  overview?: Resolver<ResolversTypes['EntityOverview'], ParentType, ContextType>;
  aspects?: Resolver<
    Maybe<ReadonlyArray<ResolversTypes['RawAspect']>>,
    ParentType,
    ContextType,
    Partial<RestrictedAspectsArgs>
  >;
  exists?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  history?: Resolver<
    ResolversTypes['EntityHistory'],
    ParentType,
    ContextType,
    Partial<RestrictedHistoryArgs>
  >;
  lineage?: Resolver<
    Maybe<ResolversTypes['EntityLineageResult']>,
    ParentType,
    ContextType,
    RequireFields<RestrictedLineageArgs, 'input'>
  >;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LineageGraphResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['LineageGraph'] = ResolversParentTypes['LineageGraph'],
> = {
  nodes?: Resolver<ReadonlyArray<ResolversTypes['LineageGraphNode']>, ParentType, ContextType>;
  edges?: Resolver<ReadonlyArray<ResolversTypes['LineageGraphEdge']>, ParentType, ContextType>;
  columnEdges?: Resolver<ReadonlyArray<ResolversTypes['LineageColumnEdge']>, ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  height?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  cuts?: Resolver<ReadonlyArray<ResolversTypes['LineageCut']>, ParentType, ContextType>;
};

export type LineageGraphNodeResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['LineageGraphNode'] = ResolversParentTypes['LineageGraphNode'],
> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  entity?: Resolver<Maybe<ResolversTypes['Entity']>, ParentType, ContextType>;
  group?: Resolver<Maybe<ResolversTypes['LineageGraphGroup']>, ParentType, ContextType>;
  degree?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  x?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  y?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  height?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  upstreamCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  downstreamCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  hiddenUpstream?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  hiddenDownstream?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  columns?: Resolver<Maybe<ReadonlyArray<ResolversTypes['LineageGraphColumn']>>, ParentType, ContextType>;
};

export type LineageGraphGroupResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['LineageGraphGroup'] = ResolversParentTypes['LineageGraphGroup'],
> = {
  of?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  direction?: Resolver<ResolversTypes['LineageDirection'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  types?: Resolver<ReadonlyArray<ResolversTypes['LineageGroupCount']>, ParentType, ContextType>;
  platforms?: Resolver<ReadonlyArray<ResolversTypes['LineageGroupCount']>, ParentType, ContextType>;
};

export type LineageGroupCountResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['LineageGroupCount'] = ResolversParentTypes['LineageGroupCount'],
> = {
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LineageGraphColumnResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['LineageGraphColumn'] = ResolversParentTypes['LineageGraphColumn'],
> = {
  fieldPath?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  urn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type LineageGraphEdgeResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['LineageGraphEdge'] = ResolversParentTypes['LineageGraphEdge'],
> = {
  from?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isManual?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  through?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  points?: Resolver<ReadonlyArray<ResolversTypes['LineagePoint']>, ParentType, ContextType>;
};

export type LineagePointResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['LineagePoint'] = ResolversParentTypes['LineagePoint'],
> = {
  x?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  y?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type LineageColumnEdgeResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['LineageColumnEdge'] = ResolversParentTypes['LineageColumnEdge'],
> = {
  fromUrn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fromField?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  toUrn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  toField?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EntityWithRelationshipsResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['EntityWithRelationships'] =
    ResolversParentTypes['EntityWithRelationships'],
> = {
  __resolveType: TypeResolveFn<
    | 'Dataset'
    | 'Chart'
    | 'Dashboard'
    | 'DataFlow'
    | 'DataJob'
    | 'MLModel'
    | 'Assertion'
    | 'DataProcessInstance'
    | 'Application'
    | 'ERModelRelationship'
    | 'Metric'
    | 'MLModelGroup'
    | 'MLFeature'
    | 'MLPrimaryKey'
    | 'MLFeatureTable'
    | 'SchemaFieldEntity'
    | 'SemanticModel'
    | 'Restricted',
    ParentType,
    ContextType
  >;
};

export type EntityLineageResultResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['EntityLineageResult'] =
    ResolversParentTypes['EntityLineageResult'],
> = {
  start?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  total?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  filtered?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  relationships?: Resolver<ReadonlyArray<ResolversTypes['LineageRelationship']>, ParentType, ContextType>;
  cuts?: Resolver<ReadonlyArray<ResolversTypes['LineageCut']>, ParentType, ContextType>;
};

export type LineageRelationshipResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['LineageRelationship'] =
    ResolversParentTypes['LineageRelationship'],
> = {
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  entity?: Resolver<Maybe<ResolversTypes['Entity']>, ParentType, ContextType>;
  degree?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdOn?: Resolver<Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
  createdActor?: Resolver<Maybe<ResolversTypes['Entity']>, ParentType, ContextType>;
  updatedOn?: Resolver<Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
  updatedActor?: Resolver<Maybe<ResolversTypes['Entity']>, ParentType, ContextType>;
  isManual?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  via?: Resolver<Maybe<ResolversTypes['Entity']>, ParentType, ContextType>;
  paths?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['EntityPath']>>>, ParentType, ContextType>;
};

export type LineageCutResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['LineageCut'] = ResolversParentTypes['LineageCut'],
> = {
  bound?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  limit?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SearchAcrossLineageResultsResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['SearchAcrossLineageResults'] =
    ResolversParentTypes['SearchAcrossLineageResults'],
> = {
  start?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  searchResults?: Resolver<
    ReadonlyArray<ResolversTypes['SearchAcrossLineageResult']>,
    ParentType,
    ContextType
  >;
  facets?: Resolver<Maybe<ReadonlyArray<ResolversTypes['FacetMetadata']>>, ParentType, ContextType>;
  cuts?: Resolver<ReadonlyArray<ResolversTypes['LineageCut']>, ParentType, ContextType>;
  isPartial?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  lineageSearchPath?: Resolver<Maybe<ResolversTypes['LineageSearchPath']>, ParentType, ContextType>;
  freshness?: Resolver<Maybe<ResolversTypes['FreshnessStats']>, ParentType, ContextType>;
};

export type FreshnessStatsResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['FreshnessStats'] = ResolversParentTypes['FreshnessStats'],
> = {
  cached?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  systemFreshness?: Resolver<
    Maybe<ReadonlyArray<Maybe<ResolversTypes['SystemFreshness']>>>,
    ParentType,
    ContextType
  >;
};

export type SystemFreshnessResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['SystemFreshness'] = ResolversParentTypes['SystemFreshness'],
> = {
  systemName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  freshnessMillis?: Resolver<ResolversTypes['Long'], ParentType, ContextType>;
};

export type ScrollAcrossLineageResultsResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['ScrollAcrossLineageResults'] =
    ResolversParentTypes['ScrollAcrossLineageResults'],
> = {
  nextScrollId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  searchResults?: Resolver<
    ReadonlyArray<ResolversTypes['SearchAcrossLineageResult']>,
    ParentType,
    ContextType
  >;
  facets?: Resolver<Maybe<ReadonlyArray<ResolversTypes['FacetMetadata']>>, ParentType, ContextType>;
  cuts?: Resolver<ReadonlyArray<ResolversTypes['LineageCut']>, ParentType, ContextType>;
  isPartial?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  freshness?: Resolver<Maybe<ResolversTypes['FreshnessStats']>, ParentType, ContextType>;
};

export type SearchAcrossLineageResultResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['SearchAcrossLineageResult'] =
    ResolversParentTypes['SearchAcrossLineageResult'],
> = {
  entity?: Resolver<ResolversTypes['Entity'], ParentType, ContextType>;
  insights?: Resolver<Maybe<ReadonlyArray<ResolversTypes['SearchInsight']>>, ParentType, ContextType>;
  degree?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  degrees?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Int']>>, ParentType, ContextType>;
  matchedFields?: Resolver<ReadonlyArray<ResolversTypes['MatchedField']>, ParentType, ContextType>;
  paths?: Resolver<ReadonlyArray<ResolversTypes['EntityPath']>, ParentType, ContextType>;
  hasMorePaths?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  explored?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  truncatedChildren?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  ignoredAsHop?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type EntityPathResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['EntityPath'] = ResolversParentTypes['EntityPath'],
> = {
  path?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['Entity']>>>, ParentType, ContextType>;
};

export type RunAssertionsResultResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['RunAssertionsResult'] =
    ResolversParentTypes['RunAssertionsResult'],
> = {
  passingCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  failingCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  errorCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  results?: Resolver<ReadonlyArray<ResolversTypes['RunAssertionResult']>, ParentType, ContextType>;
};

export type RunAssertionResultResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['RunAssertionResult'] = ResolversParentTypes['RunAssertionResult'],
> = {
  assertion?: Resolver<ResolversTypes['Assertion'], ParentType, ContextType>;
  result?: Resolver<Maybe<ResolversTypes['AssertionResult']>, ParentType, ContextType>;
};

export type PatchEntityResultResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['PatchEntityResult'] = ResolversParentTypes['PatchEntityResult'],
> = {
  urn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BulkEntityDataProductsResultResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['BulkEntityDataProductsResult'] =
    ResolversParentTypes['BulkEntityDataProductsResult'],
> = {
  entities?: Resolver<ReadonlyArray<ResolversTypes['EntityDataProducts']>, ParentType, ContextType>;
};

export type EntityDataProductsResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['EntityDataProducts'] = ResolversParentTypes['EntityDataProducts'],
> = {
  urn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  dataProductAssociations?: Resolver<
    ReadonlyArray<ResolversTypes['EntityDataProductAssociation']>,
    ParentType,
    ContextType
  >;
};

export type EntityDataProductAssociationResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['EntityDataProductAssociation'] =
    ResolversParentTypes['EntityDataProductAssociation'],
> = {
  dataProduct?: Resolver<ResolversTypes['DataProduct'], ParentType, ContextType>;
  isOutputPort?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ListIngestionSourcesResultResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['ListIngestionSourcesResult'] =
    ResolversParentTypes['ListIngestionSourcesResult'],
> = {
  start?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ingestionSources?: Resolver<ReadonlyArray<ResolversTypes['IngestionSource']>, ParentType, ContextType>;
};

export type IngestionSourceResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['IngestionSource'] = ResolversParentTypes['IngestionSource'],
> = {
  urn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  platform?: Resolver<Maybe<ResolversTypes['DataPlatform']>, ParentType, ContextType>;
  schedule?: Resolver<Maybe<ResolversTypes['IngestionSchedule']>, ParentType, ContextType>;
  config?: Resolver<ResolversTypes['IngestionConfig'], ParentType, ContextType>;
  executions?: Resolver<
    Maybe<ResolversTypes['IngestionSourceExecutionRequests']>,
    ParentType,
    ContextType,
    Partial<IngestionSourceExecutionsArgs>
  >;
};

export type IngestionScheduleResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['IngestionSchedule'] = ResolversParentTypes['IngestionSchedule'],
> = {
  interval?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  timezone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type IngestionConfigResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['IngestionConfig'] = ResolversParentTypes['IngestionConfig'],
> = {
  recipe?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  executorId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  debugMode?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  extraArgs?: Resolver<Maybe<ReadonlyArray<ResolversTypes['StringMapEntry']>>, ParentType, ContextType>;
};

export type IngestionSourceExecutionRequestsResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['IngestionSourceExecutionRequests'] =
    ResolversParentTypes['IngestionSourceExecutionRequests'],
> = {
  start?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  total?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  executionRequests?: Resolver<ReadonlyArray<ResolversTypes['ExecutionRequest']>, ParentType, ContextType>;
};

export type ExecutionRequestResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['ExecutionRequest'] = ResolversParentTypes['ExecutionRequest'],
> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  input?: Resolver<Maybe<ResolversTypes['ExecutionRequestInput']>, ParentType, ContextType>;
  result?: Resolver<Maybe<ResolversTypes['ExecutionRequestResult']>, ParentType, ContextType>;
  urn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['EntityType'], ParentType, ContextType>;
  relationships?: Resolver<
    Maybe<ResolversTypes['EntityRelationshipsResult']>,
    ParentType,
    ContextType,
    RequireFields<ExecutionRequestRelationshipsArgs, 'input'>
  >;
  overview?: Resolver<ResolversTypes['EntityOverview'], ParentType, ContextType>;
  aspects?: Resolver<
    Maybe<ReadonlyArray<ResolversTypes['RawAspect']>>,
    ParentType,
    ContextType,
    Partial<ExecutionRequestAspectsArgs>
  >;
  exists?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  history?: Resolver<
    ResolversTypes['EntityHistory'],
    ParentType,
    ContextType,
    Partial<ExecutionRequestHistoryArgs>
  >;
  privileges?: Resolver<Maybe<ResolversTypes['EntityPrivileges']>, ParentType, ContextType>;
  lastIngested?: Resolver<Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ExecutionRequestInputResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['ExecutionRequestInput'] =
    ResolversParentTypes['ExecutionRequestInput'],
> = {
  task?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  arguments?: Resolver<ReadonlyArray<ResolversTypes['StringMapEntry']>, ParentType, ContextType>;
  executorId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['ExecutionRequestSource'], ParentType, ContextType>;
  requestedAt?: Resolver<ResolversTypes['Long'], ParentType, ContextType>;
  actorUrn?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  actor?: Resolver<Maybe<ResolversTypes['CorpUser']>, ParentType, ContextType>;
};

export type ExecutionRequestSourceResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['ExecutionRequestSource'] =
    ResolversParentTypes['ExecutionRequestSource'],
> = {
  type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ingestionSource?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ExecutionRequestResultResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['ExecutionRequestResult'] =
    ResolversParentTypes['ExecutionRequestResult'],
> = {
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  startTimeMs?: Resolver<Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
  durationMs?: Resolver<Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
  report?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  structuredReport?: Resolver<Maybe<ResolversTypes['StructuredReport']>, ParentType, ContextType>;
};

export type StructuredReportResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['StructuredReport'] = ResolversParentTypes['StructuredReport'],
> = {
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  serializedValue?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  contentType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ListQueriesResultResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['ListQueriesResult'] = ResolversParentTypes['ListQueriesResult'],
> = {
  start?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  queries?: Resolver<ReadonlyArray<ResolversTypes['QueryEntity']>, ParentType, ContextType>;
};

export type ListDomainsResultResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['ListDomainsResult'] = ResolversParentTypes['ListDomainsResult'],
> = {
  start?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  domains?: Resolver<ReadonlyArray<ResolversTypes['Domain']>, ParentType, ContextType>;
};

export type GetRootGlossaryTermsResultResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['GetRootGlossaryTermsResult'] =
    ResolversParentTypes['GetRootGlossaryTermsResult'],
> = {
  terms?: Resolver<ReadonlyArray<ResolversTypes['GlossaryTerm']>, ParentType, ContextType>;
  start?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type GetRootGlossaryNodesResultResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['GetRootGlossaryNodesResult'] =
    ResolversParentTypes['GetRootGlossaryNodesResult'],
> = {
  nodes?: Resolver<ReadonlyArray<ResolversTypes['GlossaryNode']>, ParentType, ContextType>;
  start?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ListOwnershipTypesResultResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['ListOwnershipTypesResult'] =
    ResolversParentTypes['ListOwnershipTypesResult'],
> = {
  start?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ownershipTypes?: Resolver<ReadonlyArray<ResolversTypes['OwnershipTypeEntity']>, ParentType, ContextType>;
};

export type ListBusinessAttributesResultResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['ListBusinessAttributesResult'] =
    ResolversParentTypes['ListBusinessAttributesResult'],
> = {
  start?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  businessAttributes?: Resolver<ReadonlyArray<ResolversTypes['BusinessAttribute']>, ParentType, ContextType>;
};

export type ListPostsResultResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['ListPostsResult'] = ResolversParentTypes['ListPostsResult'],
> = {
  start?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  posts?: Resolver<ReadonlyArray<ResolversTypes['Post']>, ParentType, ContextType>;
};

export type IngestionRunsResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['IngestionRuns'] = ResolversParentTypes['IngestionRuns'],
> = {
  start?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  hasMore?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  runs?: Resolver<ReadonlyArray<ResolversTypes['IngestionRun']>, ParentType, ContextType>;
};

export type IngestionRunResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['IngestionRun'] = ResolversParentTypes['IngestionRun'],
> = {
  runId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  writes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lastWrite?: Resolver<ResolversTypes['Long'], ParentType, ContextType>;
};

export type IngestionRunWritesResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['IngestionRunWrites'] = ResolversParentTypes['IngestionRunWrites'],
> = {
  start?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  hasMore?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  writes?: Resolver<ReadonlyArray<ResolversTypes['IngestionRunWrite']>, ParentType, ContextType>;
  run?: Resolver<Maybe<ResolversTypes['IngestionRunTimes']>, ParentType, ContextType>;
};

export type IngestionRunTimesResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['IngestionRunTimes'] = ResolversParentTypes['IngestionRunTimes'],
> = {
  startedAt?: Resolver<ResolversTypes['Long'], ParentType, ContextType>;
  rolledBackAt?: Resolver<Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
};

export type IngestionRunWriteResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['IngestionRunWrite'] = ResolversParentTypes['IngestionRunWrite'],
> = {
  urn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  entity?: Resolver<Maybe<ResolversTypes['Entity']>, ParentType, ContextType>;
  aspectName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  operation?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  time?: Resolver<ResolversTypes['Long'], ParentType, ContextType>;
};

export type IngestionRunRollbackResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['IngestionRunRollback'] =
    ResolversParentTypes['IngestionRunRollback'],
> = {
  dryRun?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  entitiesDeleted?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  entitiesAffected?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  aspectsReverted?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  entitiesKept?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  othersDeleted?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  writes?: Resolver<ReadonlyArray<ResolversTypes['IngestionRunWrite']>, ParentType, ContextType>;
};

export type TelemetryConfigResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['TelemetryConfig'] = ResolversParentTypes['TelemetryConfig'],
> = {
  enableThirdPartyLogging?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type SemanticSearchConfigResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['SemanticSearchConfig'] =
    ResolversParentTypes['SemanticSearchConfig'],
> = {
  enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  enabledEntities?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  embeddingConfig?: Resolver<Maybe<ResolversTypes['EmbeddingConfig']>, ParentType, ContextType>;
};

export type EmbeddingConfigResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['EmbeddingConfig'] = ResolversParentTypes['EmbeddingConfig'],
> = {
  provider?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  modelId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  modelEmbeddingKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  awsProviderConfig?: Resolver<Maybe<ResolversTypes['AwsProviderConfig']>, ParentType, ContextType>;
  vertexProviderConfig?: Resolver<Maybe<ResolversTypes['VertexProviderConfig']>, ParentType, ContextType>;
};

export type AwsProviderConfigResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['AwsProviderConfig'] = ResolversParentTypes['AwsProviderConfig'],
> = {
  region?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type VertexProviderConfigResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['VertexProviderConfig'] =
    ResolversParentTypes['VertexProviderConfig'],
> = {
  projectId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  location?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type FeatureFlagsConfigResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['FeatureFlagsConfig'] = ResolversParentTypes['FeatureFlagsConfig'],
> = {
  metricsEnabled?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type EntityIndexV3ConfigResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['EntityIndexV3Config'] =
    ResolversParentTypes['EntityIndexV3Config'],
> = {
  enabled?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type GlobalViewsSettingsResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['GlobalViewsSettings'] =
    ResolversParentTypes['GlobalViewsSettings'],
> = {
  defaultView?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DocPropagationSettingsResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['DocPropagationSettings'] =
    ResolversParentTypes['DocPropagationSettings'],
> = {
  docColumnPropagation?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type GlobalHomePageSettingsResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['GlobalHomePageSettings'] =
    ResolversParentTypes['GlobalHomePageSettings'],
> = {
  defaultTemplate?: Resolver<Maybe<ResolversTypes['DataHubPageTemplate']>, ParentType, ContextType>;
};

export type BatchGetStepStatesResultResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['BatchGetStepStatesResult'] =
    ResolversParentTypes['BatchGetStepStatesResult'],
> = {
  results?: Resolver<ReadonlyArray<ResolversTypes['StepStateResult']>, ParentType, ContextType>;
};

export type StepStateResultResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['StepStateResult'] = ResolversParentTypes['StepStateResult'],
> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  properties?: Resolver<ReadonlyArray<ResolversTypes['StringMapEntry']>, ParentType, ContextType>;
};

export type BatchUpdateStepStatesResultResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['BatchUpdateStepStatesResult'] =
    ResolversParentTypes['BatchUpdateStepStatesResult'],
> = {
  results?: Resolver<ReadonlyArray<ResolversTypes['UpdateStepStateResult']>, ParentType, ContextType>;
};

export type UpdateStepStateResultResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['UpdateStepStateResult'] =
    ResolversParentTypes['UpdateStepStateResult'],
> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  succeeded?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ListViewsResultResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['ListViewsResult'] = ResolversParentTypes['ListViewsResult'],
> = {
  start?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  views?: Resolver<ReadonlyArray<ResolversTypes['DataHubView']>, ParentType, ContextType>;
};

export interface LongScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Long'], any> {
  name: 'Long';
}

export type AutoCompleteResultsResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['AutoCompleteResults'] =
    ResolversParentTypes['AutoCompleteResults'],
> = {
  query?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  suggestions?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  entities?: Resolver<ReadonlyArray<ResolversTypes['Entity']>, ParentType, ContextType>;
};

export type AutoCompleteMultipleResultsResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['AutoCompleteMultipleResults'] =
    ResolversParentTypes['AutoCompleteMultipleResults'],
> = {
  query?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  suggestions?: Resolver<
    ReadonlyArray<ResolversTypes['AutoCompleteResultForEntity']>,
    ParentType,
    ContextType
  >;
};

export type AutoCompleteResultForEntityResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['AutoCompleteResultForEntity'] =
    ResolversParentTypes['AutoCompleteResultForEntity'],
> = {
  type?: Resolver<ResolversTypes['EntityType'], ParentType, ContextType>;
  suggestions?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  entities?: Resolver<ReadonlyArray<ResolversTypes['Entity']>, ParentType, ContextType>;
};

export type BrowseResultsResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['BrowseResults'] = ResolversParentTypes['BrowseResults'],
> = {
  entities?: Resolver<ReadonlyArray<ResolversTypes['Entity']>, ParentType, ContextType>;
  groups?: Resolver<ReadonlyArray<ResolversTypes['BrowseResultGroup']>, ParentType, ContextType>;
  start?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  metadata?: Resolver<ResolversTypes['BrowseResultMetadata'], ParentType, ContextType>;
};

export type BrowseResultGroupResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['BrowseResultGroup'] = ResolversParentTypes['BrowseResultGroup'],
> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Long'], ParentType, ContextType>;
};

export type BrowseResultMetadataResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['BrowseResultMetadata'] =
    ResolversParentTypes['BrowseResultMetadata'],
> = {
  path?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  totalNumEntities?: Resolver<ResolversTypes['Long'], ParentType, ContextType>;
};

export type BrowsePathResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['BrowsePath'] = ResolversParentTypes['BrowsePath'],
> = {
  path?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BrowseResultsV2Resolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['BrowseResultsV2'] = ResolversParentTypes['BrowseResultsV2'],
> = {
  groups?: Resolver<ReadonlyArray<ResolversTypes['BrowseResultGroupV2']>, ParentType, ContextType>;
  start?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  metadata?: Resolver<ResolversTypes['BrowseResultMetadata'], ParentType, ContextType>;
};

export type BrowseResultGroupV2Resolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['BrowseResultGroupV2'] =
    ResolversParentTypes['BrowseResultGroupV2'],
> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  entity?: Resolver<Maybe<ResolversTypes['Entity']>, ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Long'], ParentType, ContextType>;
  hasSubGroups?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SearchResultsResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['SearchResults'] = ResolversParentTypes['SearchResults'],
> = {
  start?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  searchResults?: Resolver<ReadonlyArray<ResolversTypes['SearchResult']>, ParentType, ContextType>;
  facets?: Resolver<Maybe<ReadonlyArray<ResolversTypes['FacetMetadata']>>, ParentType, ContextType>;
};

export type ScrollResultsResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['ScrollResults'] = ResolversParentTypes['ScrollResults'],
> = {
  nextScrollId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  searchResults?: Resolver<ReadonlyArray<ResolversTypes['SearchResult']>, ParentType, ContextType>;
  facets?: Resolver<Maybe<ReadonlyArray<ResolversTypes['FacetMetadata']>>, ParentType, ContextType>;
};

export type AggregateResultsResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['AggregateResults'] = ResolversParentTypes['AggregateResults'],
> = {
  facets?: Resolver<Maybe<ReadonlyArray<ResolversTypes['FacetMetadata']>>, ParentType, ContextType>;
};

export type SearchResultResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['SearchResult'] = ResolversParentTypes['SearchResult'],
> = {
  entity?: Resolver<ResolversTypes['Entity'], ParentType, ContextType>;
  insights?: Resolver<Maybe<ReadonlyArray<ResolversTypes['SearchInsight']>>, ParentType, ContextType>;
  matchedFields?: Resolver<ReadonlyArray<ResolversTypes['MatchedField']>, ParentType, ContextType>;
  extraProperties?: Resolver<Maybe<ReadonlyArray<ResolversTypes['ExtraProperty']>>, ParentType, ContextType>;
};

export type MatchedFieldResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['MatchedField'] = ResolversParentTypes['MatchedField'],
> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  entity?: Resolver<Maybe<ResolversTypes['Entity']>, ParentType, ContextType>;
};

export type ExtraPropertyResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['ExtraProperty'] = ResolversParentTypes['ExtraProperty'],
> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FacetMetadataResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['FacetMetadata'] = ResolversParentTypes['FacetMetadata'],
> = {
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  displayName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  aggregations?: Resolver<ReadonlyArray<ResolversTypes['AggregationMetadata']>, ParentType, ContextType>;
  valueCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AggregationMetadataResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['AggregationMetadata'] =
    ResolversParentTypes['AggregationMetadata'],
> = {
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Long'], ParentType, ContextType>;
  displayName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  entity?: Resolver<Maybe<ResolversTypes['Entity']>, ParentType, ContextType>;
};

export type SearchInsightResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['SearchInsight'] = ResolversParentTypes['SearchInsight'],
> = {
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  icon?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CatalogChangesResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['CatalogChanges'] = ResolversParentTypes['CatalogChanges'],
> = {
  changes?: Resolver<ReadonlyArray<ResolversTypes['CatalogChange']>, ParentType, ContextType>;
  older?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  newest?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CatalogChangeResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['CatalogChange'] = ResolversParentTypes['CatalogChange'],
> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  time?: Resolver<ResolversTypes['Long'], ParentType, ContextType>;
  actor?: Resolver<Maybe<ResolversTypes['Entity']>, ParentType, ContextType>;
  runId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  urn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  entity?: Resolver<Maybe<ResolversTypes['Entity']>, ParentType, ContextType>;
  aspects?: Resolver<ReadonlyArray<ResolversTypes['ChangedAspect']>, ParentType, ContextType>;
  isDeletion?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ChangedAspectResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['ChangedAspect'] = ResolversParentTypes['ChangedAspect'],
> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  operation?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RecentChangeResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['RecentChange'] = ResolversParentTypes['RecentChange'],
> = {
  entity?: Resolver<ResolversTypes['Entity'], ParentType, ContextType>;
  time?: Resolver<ResolversTypes['Long'], ParentType, ContextType>;
  actor?: Resolver<Maybe<ResolversTypes['Entity']>, ParentType, ContextType>;
};

export type GetTimelineResultResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['GetTimelineResult'] = ResolversParentTypes['GetTimelineResult'],
> = {
  changeTransactions?: Resolver<ReadonlyArray<ResolversTypes['ChangeTransaction']>, ParentType, ContextType>;
  cutAt?: Resolver<Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
};

export type ChangeTransactionResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['ChangeTransaction'] = ResolversParentTypes['ChangeTransaction'],
> = {
  timestampMillis?: Resolver<ResolversTypes['Long'], ParentType, ContextType>;
  actor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastSemanticVersion?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  versionStamp?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  changeType?: Resolver<ResolversTypes['ChangeOperationType'], ParentType, ContextType>;
  changes?: Resolver<Maybe<ReadonlyArray<ResolversTypes['ChangeEvent']>>, ParentType, ContextType>;
};

export type ChangeEventResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['ChangeEvent'] = ResolversParentTypes['ChangeEvent'],
> = {
  urn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  category?: Resolver<Maybe<ResolversTypes['ChangeCategoryType']>, ParentType, ContextType>;
  operation?: Resolver<Maybe<ResolversTypes['ChangeOperationType']>, ParentType, ContextType>;
  modifier?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  parameters?: Resolver<
    Maybe<ReadonlyArray<ResolversTypes['TimelineParameterEntry']>>,
    ParentType,
    ContextType
  >;
  auditStamp?: Resolver<Maybe<ResolversTypes['AuditStamp']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type TimelineParameterEntryResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['TimelineParameterEntry'] =
    ResolversParentTypes['TimelineParameterEntry'],
> = {
  key?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type GetSchemaBlameResultResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['GetSchemaBlameResult'] =
    ResolversParentTypes['GetSchemaBlameResult'],
> = {
  version?: Resolver<Maybe<ResolversTypes['SemanticVersionStruct']>, ParentType, ContextType>;
  schemaFieldBlameList?: Resolver<
    Maybe<ReadonlyArray<ResolversTypes['SchemaFieldBlame']>>,
    ParentType,
    ContextType
  >;
  cutAt?: Resolver<Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
};

export type SchemaFieldBlameResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['SchemaFieldBlame'] = ResolversParentTypes['SchemaFieldBlame'],
> = {
  fieldPath?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  schemaFieldChange?: Resolver<ResolversTypes['SchemaFieldChange'], ParentType, ContextType>;
};

export type SchemaFieldChangeResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['SchemaFieldChange'] = ResolversParentTypes['SchemaFieldChange'],
> = {
  timestampMillis?: Resolver<ResolversTypes['Long'], ParentType, ContextType>;
  lastSemanticVersion?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  versionStamp?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  changeType?: Resolver<ResolversTypes['ChangeOperationType'], ParentType, ContextType>;
  lastSchemaFieldChange?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type GetSchemaVersionListResultResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['GetSchemaVersionListResult'] =
    ResolversParentTypes['GetSchemaVersionListResult'],
> = {
  latestVersion?: Resolver<Maybe<ResolversTypes['SemanticVersionStruct']>, ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['SemanticVersionStruct']>, ParentType, ContextType>;
  semanticVersionList?: Resolver<
    Maybe<ReadonlyArray<ResolversTypes['SemanticVersionStruct']>>,
    ParentType,
    ContextType
  >;
  cutAt?: Resolver<Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
};

export type SemanticVersionStructResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['SemanticVersionStruct'] =
    ResolversParentTypes['SemanticVersionStruct'],
> = {
  semanticVersion?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  semanticVersionTimestamp?: Resolver<Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
  versionStamp?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type Resolvers<ContextType = GraphqlContext> = {
  Query?: QueryResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  ListUsersResult?: ListUsersResultResolvers<ContextType>;
  ListGroupsResult?: ListGroupsResultResolvers<ContextType>;
  ListRolesResult?: ListRolesResultResolvers<ContextType>;
  DataHubRole?: DataHubRoleResolvers<ContextType>;
  CorpUser?: CorpUserResolvers<ContextType>;
  CorpGroup?: CorpGroupResolvers<ContextType>;
  ListPoliciesResult?: ListPoliciesResultResolvers<ContextType>;
  Policy?: PolicyResolvers<ContextType>;
  DataHubPolicy?: DataHubPolicyResolvers<ContextType>;
  ResourceFilter?: ResourceFilterResolvers<ContextType>;
  PolicyMatchFilter?: PolicyMatchFilterResolvers<ContextType>;
  PolicyMatchCriterion?: PolicyMatchCriterionResolvers<ContextType>;
  PolicyMatchCriterionValue?: PolicyMatchCriterionValueResolvers<ContextType>;
  ActorFilter?: ActorFilterResolvers<ContextType>;
  Privileges?: PrivilegesResolvers<ContextType>;
  PrivilegeGrant?: PrivilegeGrantResolvers<ContextType>;
  PrivilegeGrantReason?: PrivilegeGrantReasonResolvers<ContextType>;
  AuthenticatedUser?: AuthenticatedUserResolvers<ContextType>;
  PlatformPrivileges?: PlatformPrivilegesResolvers<ContextType>;
  AppConfig?: AppConfigResolvers<ContextType>;
  PoliciesConfig?: PoliciesConfigResolvers<ContextType>;
  Privilege?: PrivilegeResolvers<ContextType>;
  ResourcePrivileges?: ResourcePrivilegesResolvers<ContextType>;
  EntityPrivileges?: EntityPrivilegesResolvers<ContextType>;
  InviteToken?: InviteTokenResolvers<ContextType>;
  ResetToken?: ResetTokenResolvers<ContextType>;
  ListSecretsResult?: ListSecretsResultResolvers<ContextType>;
  Secret?: SecretResolvers<ContextType>;
  SecretValue?: SecretValueResolvers<ContextType>;
  AccessToken?: AccessTokenResolvers<ContextType>;
  AccessTokenMetadata?: AccessTokenMetadataResolvers<ContextType>;
  ListAccessTokenResult?: ListAccessTokenResultResolvers<ContextType>;
  Ownership?: OwnershipResolvers<ContextType>;
  OwnerType?: OwnerTypeResolvers<ContextType>;
  Owner?: OwnerResolvers<ContextType>;
  OwnershipSource?: OwnershipSourceResolvers<ContextType>;
  GlobalTags?: GlobalTagsResolvers<ContextType>;
  TagAssociation?: TagAssociationResolvers<ContextType>;
  GlossaryTerms?: GlossaryTermsResolvers<ContextType>;
  GlossaryTermAssociation?: GlossaryTermAssociationResolvers<ContextType>;
  DomainAssociation?: DomainAssociationResolvers<ContextType>;
  InstitutionalMemory?: InstitutionalMemoryResolvers<ContextType>;
  InstitutionalMemoryMetadata?: InstitutionalMemoryMetadataResolvers<ContextType>;
  InstitutionalMemoryMetadataSettings?: InstitutionalMemoryMetadataSettingsResolvers<ContextType>;
  ResolvedActor?: ResolvedActorResolvers<ContextType>;
  Deprecation?: DeprecationResolvers<ContextType>;
  Status?: StatusResolvers<ContextType>;
  SubTypes?: SubTypesResolvers<ContextType>;
  VersionTag?: VersionTagResolvers<ContextType>;
  ApplicationAssociation?: ApplicationAssociationResolvers<ContextType>;
  DisplayProperties?: DisplayPropertiesResolvers<ContextType>;
  IconProperties?: IconPropertiesResolvers<ContextType>;
  VersionProperties?: VersionPropertiesResolvers<ContextType>;
  RawAspect?: RawAspectResolvers<ContextType>;
  AspectRenderSpec?: AspectRenderSpecResolvers<ContextType>;
  AuditStamp?: AuditStampResolvers<ContextType>;
  ResolvedAuditStamp?: ResolvedAuditStampResolvers<ContextType>;
  MetadataAttribution?: MetadataAttributionResolvers<ContextType>;
  StringMapEntry?: StringMapEntryResolvers<ContextType>;
  CustomPropertiesEntry?: CustomPropertiesEntryResolvers<ContextType>;
  BrowsePathV2?: BrowsePathV2Resolvers<ContextType>;
  BrowsePathEntry?: BrowsePathEntryResolvers<ContextType>;
  Documentation?: DocumentationResolvers<ContextType>;
  DocumentationAssociation?: DocumentationAssociationResolvers<ContextType>;
  Embed?: EmbedResolvers<ContextType>;
  Health?: HealthResolvers<ContextType>;
  ActiveIncidentHealthDetails?: ActiveIncidentHealthDetailsResolvers<ContextType>;
  AssertionHealthStatusByType?: AssertionHealthStatusByTypeResolvers<ContextType>;
  Dataset?: DatasetResolvers<ContextType>;
  Chart?: ChartResolvers<ContextType>;
  Dashboard?: DashboardResolvers<ContextType>;
  DataFlow?: DataFlowResolvers<ContextType>;
  DataJob?: DataJobResolvers<ContextType>;
  EntityHistory?: EntityHistoryResolvers<ContextType>;
  EntityChange?: EntityChangeResolvers<ContextType>;
  BrowsableEntity?: BrowsableEntityResolvers<ContextType>;
  HasExecutionRuns?: HasExecutionRunsResolvers<ContextType>;
  HasLogicalParent?: HasLogicalParentResolvers<ContextType>;
  SupportsVersions?: SupportsVersionsResolvers<ContextType>;
  TimeSeriesAspect?: TimeSeriesAspectResolvers<ContextType>;
  Aspect?: AspectResolvers<ContextType>;
  EntityOverview?: EntityOverviewResolvers<ContextType>;
  OverviewStep?: OverviewStepResolvers<ContextType>;
  OverviewChange?: OverviewChangeResolvers<ContextType>;
  EntityRelationshipsResult?: EntityRelationshipsResultResolvers<ContextType>;
  EntityRelationship?: EntityRelationshipResolvers<ContextType>;
  EntityRelationshipLegacy?: EntityRelationshipLegacyResolvers<ContextType>;
  PartitionSpec?: PartitionSpecResolvers<ContextType>;
  TimeWindow?: TimeWindowResolvers<ContextType>;
  DataFlowInfo?: DataFlowInfoResolvers<ContextType>;
  DataJobInfo?: DataJobInfoResolvers<ContextType>;
  MLModel?: MlModelResolvers<ContextType>;
  Document?: DocumentResolvers<ContextType>;
  Tag?: TagResolvers<ContextType>;
  EditableTagProperties?: EditableTagPropertiesResolvers<ContextType>;
  Schema?: SchemaResolvers<ContextType>;
  AssertionInfo?: AssertionInfoResolvers<ContextType>;
  AssertionNote?: AssertionNoteResolvers<ContextType>;
  AssertionSource?: AssertionSourceResolvers<ContextType>;
  DatasetAssertionInfo?: DatasetAssertionInfoResolvers<ContextType>;
  AssertionStdParameters?: AssertionStdParametersResolvers<ContextType>;
  AssertionStdParameter?: AssertionStdParameterResolvers<ContextType>;
  CustomAssertionInfo?: CustomAssertionInfoResolvers<ContextType>;
  FreshnessAssertionInfo?: FreshnessAssertionInfoResolvers<ContextType>;
  FreshnessAssertionSchedule?: FreshnessAssertionScheduleResolvers<ContextType>;
  FreshnessCronSchedule?: FreshnessCronScheduleResolvers<ContextType>;
  FixedIntervalSchedule?: FixedIntervalScheduleResolvers<ContextType>;
  DatasetFilter?: DatasetFilterResolvers<ContextType>;
  VolumeAssertionInfo?: VolumeAssertionInfoResolvers<ContextType>;
  RowCountTotal?: RowCountTotalResolvers<ContextType>;
  RowCountChange?: RowCountChangeResolvers<ContextType>;
  IncrementingSegmentRowCountTotal?: IncrementingSegmentRowCountTotalResolvers<ContextType>;
  IncrementingSegmentRowCountChange?: IncrementingSegmentRowCountChangeResolvers<ContextType>;
  IncrementingSegmentSpec?: IncrementingSegmentSpecResolvers<ContextType>;
  IncrementingSegmentFieldTransformer?: IncrementingSegmentFieldTransformerResolvers<ContextType>;
  SchemaFieldSpec?: SchemaFieldSpecResolvers<ContextType>;
  SqlAssertionInfo?: SqlAssertionInfoResolvers<ContextType>;
  FieldAssertionInfo?: FieldAssertionInfoResolvers<ContextType>;
  FieldValuesAssertion?: FieldValuesAssertionResolvers<ContextType>;
  FieldTransform?: FieldTransformResolvers<ContextType>;
  FieldValuesFailThreshold?: FieldValuesFailThresholdResolvers<ContextType>;
  FieldMetricAssertion?: FieldMetricAssertionResolvers<ContextType>;
  SchemaAssertionInfo?: SchemaAssertionInfoResolvers<ContextType>;
  SchemaAssertionField?: SchemaAssertionFieldResolvers<ContextType>;
  Assertion?: AssertionResolvers<ContextType>;
  AssertionActions?: AssertionActionsResolvers<ContextType>;
  AssertionAction?: AssertionActionResolvers<ContextType>;
  AssertionRunSummary?: AssertionRunSummaryResolvers<ContextType>;
  AssertionRunEventsResult?: AssertionRunEventsResultResolvers<ContextType>;
  AssertionRunEvent?: AssertionRunEventResolvers<ContextType>;
  AssertionResult?: AssertionResultResolvers<ContextType>;
  AssertionResultError?: AssertionResultErrorResolvers<ContextType>;
  BatchSpec?: BatchSpecResolvers<ContextType>;
  EntityAssertionsResult?: EntityAssertionsResultResolvers<ContextType>;
  BusinessAttribute?: BusinessAttributeResolvers<ContextType>;
  BusinessAttributeInfo?: BusinessAttributeInfoResolvers<ContextType>;
  ChartStatsSummary?: ChartStatsSummaryResolvers<ContextType>;
  ChartProperties?: ChartPropertiesResolvers<ContextType>;
  ChartInfo?: ChartInfoResolvers<ContextType>;
  ChartEditableProperties?: ChartEditablePropertiesResolvers<ContextType>;
  ChartQuery?: ChartQueryResolvers<ContextType>;
  InputFields?: InputFieldsResolvers<ContextType>;
  InputField?: InputFieldResolvers<ContextType>;
  Container?: ContainerResolvers<ContextType>;
  ContainerProperties?: ContainerPropertiesResolvers<ContextType>;
  ContainerEditableProperties?: ContainerEditablePropertiesResolvers<ContextType>;
  ParentContainersResult?: ParentContainersResultResolvers<ContextType>;
  DashboardUsageQueryResult?: DashboardUsageQueryResultResolvers<ContextType>;
  DashboardUsageAggregation?: DashboardUsageAggregationResolvers<ContextType>;
  DashboardUsageAggregationMetrics?: DashboardUsageAggregationMetricsResolvers<ContextType>;
  DashboardUsageQueryResultAggregations?: DashboardUsageQueryResultAggregationsResolvers<ContextType>;
  DashboardUserUsageCounts?: DashboardUserUsageCountsResolvers<ContextType>;
  DashboardUsageMetrics?: DashboardUsageMetricsResolvers<ContextType>;
  DashboardStatsSummary?: DashboardStatsSummaryResolvers<ContextType>;
  DashboardProperties?: DashboardPropertiesResolvers<ContextType>;
  DashboardInfo?: DashboardInfoResolvers<ContextType>;
  DashboardEditableProperties?: DashboardEditablePropertiesResolvers<ContextType>;
  DataContract?: DataContractResolvers<ContextType>;
  DataContractProperties?: DataContractPropertiesResolvers<ContextType>;
  FreshnessContract?: FreshnessContractResolvers<ContextType>;
  SchemaContract?: SchemaContractResolvers<ContextType>;
  DataQualityContract?: DataQualityContractResolvers<ContextType>;
  DataContractStatus?: DataContractStatusResolvers<ContextType>;
  DataFlowProperties?: DataFlowPropertiesResolvers<ContextType>;
  DataFlowEditableProperties?: DataFlowEditablePropertiesResolvers<ContextType>;
  VersionInfo?: VersionInfoResolvers<ContextType>;
  DataFlowDataJobsRelationships?: DataFlowDataJobsRelationshipsResolvers<ContextType>;
  DataJobProperties?: DataJobPropertiesResolvers<ContextType>;
  DataJobEditableProperties?: DataJobEditablePropertiesResolvers<ContextType>;
  DataJobInputOutput?: DataJobInputOutputResolvers<ContextType>;
  DataTransformLogic?: DataTransformLogicResolvers<ContextType>;
  DataTransform?: DataTransformResolvers<ContextType>;
  DataProcessInstance?: DataProcessInstanceResolvers<ContextType>;
  DataProcessInstanceProperties?: DataProcessInstancePropertiesResolvers<ContextType>;
  MLTrainingRunProperties?: MlTrainingRunPropertiesResolvers<ContextType>;
  DataProcessRunEvent?: DataProcessRunEventResolvers<ContextType>;
  DataProcessInstanceRunResult?: DataProcessInstanceRunResultResolvers<ContextType>;
  DataProcessInstanceResult?: DataProcessInstanceResultResolvers<ContextType>;
  DataProduct?: DataProductResolvers<ContextType>;
  DataProductProperties?: DataProductPropertiesResolvers<ContextType>;
  Application?: ApplicationResolvers<ContextType>;
  ApplicationProperties?: ApplicationPropertiesResolvers<ContextType>;
  OperationsQueryResult?: OperationsQueryResultResolvers<ContextType>;
  OperationsAggregation?: OperationsAggregationResolvers<ContextType>;
  OperationsAggregationsResult?: OperationsAggregationsResultResolvers<ContextType>;
  IntMapEntry?: IntMapEntryResolvers<ContextType>;
  Operation?: OperationResolvers<ContextType>;
  DatasetProfile?: DatasetProfileResolvers<ContextType>;
  DatasetFieldProfile?: DatasetFieldProfileResolvers<ContextType>;
  Quantile?: QuantileResolvers<ContextType>;
  ValueFrequency?: ValueFrequencyResolvers<ContextType>;
  Histogram?: HistogramResolvers<ContextType>;
  UsageQueryResult?: UsageQueryResultResolvers<ContextType>;
  UsageAggregation?: UsageAggregationResolvers<ContextType>;
  UsageAggregationMetrics?: UsageAggregationMetricsResolvers<ContextType>;
  UsageQueryResultAggregations?: UsageQueryResultAggregationsResolvers<ContextType>;
  UserUsageCounts?: UserUsageCountsResolvers<ContextType>;
  FieldUsageCounts?: FieldUsageCountsResolvers<ContextType>;
  DatasetStatsSummary?: DatasetStatsSummaryResolvers<ContextType>;
  DatasetProperties?: DatasetPropertiesResolvers<ContextType>;
  DatasetEditableProperties?: DatasetEditablePropertiesResolvers<ContextType>;
  ViewProperties?: ViewPropertiesResolvers<ContextType>;
  SiblingProperties?: SiblingPropertiesResolvers<ContextType>;
  Access?: AccessResolvers<ContextType>;
  RoleAssociation?: RoleAssociationResolvers<ContextType>;
  DatasetPartitionsSummary?: DatasetPartitionsSummaryResolvers<ContextType>;
  DatasetPartition?: DatasetPartitionResolvers<ContextType>;
  DocumentInfo?: DocumentInfoResolvers<ContextType>;
  DocumentSource?: DocumentSourceResolvers<ContextType>;
  DocumentStatus?: DocumentStatusResolvers<ContextType>;
  DocumentContent?: DocumentContentResolvers<ContextType>;
  DocumentRelatedAsset?: DocumentRelatedAssetResolvers<ContextType>;
  DocumentRelatedDocument?: DocumentRelatedDocumentResolvers<ContextType>;
  DocumentParentDocument?: DocumentParentDocumentResolvers<ContextType>;
  DocumentSettings?: DocumentSettingsResolvers<ContextType>;
  ParentDocumentsResult?: ParentDocumentsResultResolvers<ContextType>;
  Domain?: DomainResolvers<ContextType>;
  DomainProperties?: DomainPropertiesResolvers<ContextType>;
  ParentDomainsResult?: ParentDomainsResultResolvers<ContextType>;
  ERModelRelationship?: ErModelRelationshipResolvers<ContextType>;
  ERModelRelationshipProperties?: ErModelRelationshipPropertiesResolvers<ContextType>;
  RelationshipFieldMapping?: RelationshipFieldMappingResolvers<ContextType>;
  ERModelRelationshipEditableProperties?: ErModelRelationshipEditablePropertiesResolvers<ContextType>;
  DataHubFile?: DataHubFileResolvers<ContextType>;
  DataHubFileInfo?: DataHubFileInfoResolvers<ContextType>;
  BucketStorageLocation?: BucketStorageLocationResolvers<ContextType>;
  Form?: FormResolvers<ContextType>;
  FormInfo?: FormInfoResolvers<ContextType>;
  FormPrompt?: FormPromptResolvers<ContextType>;
  StructuredPropertyParams?: StructuredPropertyParamsResolvers<ContextType>;
  FormActorAssignment?: FormActorAssignmentResolvers<ContextType>;
  Forms?: FormsResolvers<ContextType>;
  FormAssociation?: FormAssociationResolvers<ContextType>;
  FormPromptAssociation?: FormPromptAssociationResolvers<ContextType>;
  FormPromptFieldAssociations?: FormPromptFieldAssociationsResolvers<ContextType>;
  FieldFormPromptAssociation?: FieldFormPromptAssociationResolvers<ContextType>;
  FormVerificationAssociation?: FormVerificationAssociationResolvers<ContextType>;
  GlossaryTerm?: GlossaryTermResolvers<ContextType>;
  GlossaryTermProperties?: GlossaryTermPropertiesResolvers<ContextType>;
  GlossaryTermInfo?: GlossaryTermInfoResolvers<ContextType>;
  GlossaryNode?: GlossaryNodeResolvers<ContextType>;
  GlossaryNodeProperties?: GlossaryNodePropertiesResolvers<ContextType>;
  ParentNodesResult?: ParentNodesResultResolvers<ContextType>;
  GlossaryNodeChildrenCount?: GlossaryNodeChildrenCountResolvers<ContextType>;
  Incident?: IncidentResolvers<ContextType>;
  IncidentStatus?: IncidentStatusResolvers<ContextType>;
  IncidentSource?: IncidentSourceResolvers<ContextType>;
  EntityIncidentsResult?: EntityIncidentsResultResolvers<ContextType>;
  HasIncidents?: HasIncidentsResolvers<ContextType>;
  LifecycleStageType?: LifecycleStageTypeResolvers<ContextType>;
  Metric?: MetricResolvers<ContextType>;
  MetricInfo?: MetricInfoResolvers<ContextType>;
  MetricExpression?: MetricExpressionResolvers<ContextType>;
  DialectExpression?: DialectExpressionResolvers<ContextType>;
  AiContext?: AiContextResolvers<ContextType>;
  MetricRelationships?: MetricRelationshipsResolvers<ContextType>;
  MetricUpstreams?: MetricUpstreamsResolvers<ContextType>;
  EntityEdge?: EntityEdgeResolvers<ContextType>;
  IntendedUse?: IntendedUseResolvers<ContextType>;
  MLModelFactorPrompts?: MlModelFactorPromptsResolvers<ContextType>;
  MLModelFactors?: MlModelFactorsResolvers<ContextType>;
  Metrics?: MetricsResolvers<ContextType>;
  BaseData?: BaseDataResolvers<ContextType>;
  QuantitativeAnalyses?: QuantitativeAnalysesResolvers<ContextType>;
  ResultsType?: ResultsTypeResolvers<ContextType>;
  StringBox?: StringBoxResolvers<ContextType>;
  EthicalConsiderations?: EthicalConsiderationsResolvers<ContextType>;
  CaveatsAndRecommendations?: CaveatsAndRecommendationsResolvers<ContextType>;
  CaveatDetails?: CaveatDetailsResolvers<ContextType>;
  SourceCode?: SourceCodeResolvers<ContextType>;
  SourceCodeUrl?: SourceCodeUrlResolvers<ContextType>;
  Cost?: CostResolvers<ContextType>;
  CostValue?: CostValueResolvers<ContextType>;
  MLModelProperties?: MlModelPropertiesResolvers<ContextType>;
  MLModelEditableProperties?: MlModelEditablePropertiesResolvers<ContextType>;
  HyperParameterMap?: HyperParameterMapResolvers<ContextType>;
  HyperParameterValueType?: HyperParameterValueTypeResolvers<ContextType>;
  IntBox?: IntBoxResolvers<ContextType>;
  FloatBox?: FloatBoxResolvers<ContextType>;
  BooleanBox?: BooleanBoxResolvers<ContextType>;
  MLHyperParam?: MlHyperParamResolvers<ContextType>;
  MLMetric?: MlMetricResolvers<ContextType>;
  MLModelGroup?: MlModelGroupResolvers<ContextType>;
  MLModelGroupProperties?: MlModelGroupPropertiesResolvers<ContextType>;
  MLModelGroupEditableProperties?: MlModelGroupEditablePropertiesResolvers<ContextType>;
  MLModelLineageInfo?: MlModelLineageInfoResolvers<ContextType>;
  MLModelDeployment?: MlModelDeploymentResolvers<ContextType>;
  MLModelDeploymentProperties?: MlModelDeploymentPropertiesResolvers<ContextType>;
  MLFeature?: MlFeatureResolvers<ContextType>;
  MLFeatureProperties?: MlFeaturePropertiesResolvers<ContextType>;
  MLFeatureEditableProperties?: MlFeatureEditablePropertiesResolvers<ContextType>;
  MLPrimaryKey?: MlPrimaryKeyResolvers<ContextType>;
  MLPrimaryKeyProperties?: MlPrimaryKeyPropertiesResolvers<ContextType>;
  MLPrimaryKeyEditableProperties?: MlPrimaryKeyEditablePropertiesResolvers<ContextType>;
  MLFeatureTable?: MlFeatureTableResolvers<ContextType>;
  MLFeatureTableProperties?: MlFeatureTablePropertiesResolvers<ContextType>;
  MLFeatureTableEditableProperties?: MlFeatureTableEditablePropertiesResolvers<ContextType>;
  Notebook?: NotebookResolvers<ContextType>;
  NotebookInfo?: NotebookInfoResolvers<ContextType>;
  ChangeAuditStamps?: ChangeAuditStampsResolvers<ContextType>;
  NotebookEditableProperties?: NotebookEditablePropertiesResolvers<ContextType>;
  NotebookContent?: NotebookContentResolvers<ContextType>;
  NotebookCell?: NotebookCellResolvers<ContextType>;
  ChartCell?: ChartCellResolvers<ContextType>;
  TextCell?: TextCellResolvers<ContextType>;
  QueryCell?: QueryCellResolvers<ContextType>;
  OwnershipTypeEntity?: OwnershipTypeEntityResolvers<ContextType>;
  OwnershipTypeInfo?: OwnershipTypeInfoResolvers<ContextType>;
  DataHubPageTemplate?: DataHubPageTemplateResolvers<ContextType>;
  DataHubPageTemplateProperties?: DataHubPageTemplatePropertiesResolvers<ContextType>;
  DataHubPageTemplateRow?: DataHubPageTemplateRowResolvers<ContextType>;
  DataHubPageTemplateAssetSummary?: DataHubPageTemplateAssetSummaryResolvers<ContextType>;
  SummaryElement?: SummaryElementResolvers<ContextType>;
  DataHubPageTemplateSurface?: DataHubPageTemplateSurfaceResolvers<ContextType>;
  DataHubPageTemplateVisibility?: DataHubPageTemplateVisibilityResolvers<ContextType>;
  DataHubPageModule?: DataHubPageModuleResolvers<ContextType>;
  DataHubPageModuleProperties?: DataHubPageModulePropertiesResolvers<ContextType>;
  DataHubPageModuleVisibility?: DataHubPageModuleVisibilityResolvers<ContextType>;
  DataHubPageModuleParams?: DataHubPageModuleParamsResolvers<ContextType>;
  LinkModuleParams?: LinkModuleParamsResolvers<ContextType>;
  RichTextModuleParams?: RichTextModuleParamsResolvers<ContextType>;
  AssetCollectionModuleParams?: AssetCollectionModuleParamsResolvers<ContextType>;
  HierarchyViewModuleParams?: HierarchyViewModuleParamsResolvers<ContextType>;
  AssetSettings?: AssetSettingsResolvers<ContextType>;
  AssetSummarySettings?: AssetSummarySettingsResolvers<ContextType>;
  AssetSummarySettingsTemplate?: AssetSummarySettingsTemplateResolvers<ContextType>;
  CorpUserProperties?: CorpUserPropertiesResolvers<ContextType>;
  CorpUserInfo?: CorpUserInfoResolvers<ContextType>;
  CorpUserEditableProperties?: CorpUserEditablePropertiesResolvers<ContextType>;
  DataHubPersona?: DataHubPersonaResolvers<ContextType>;
  CorpUserSettings?: CorpUserSettingsResolvers<ContextType>;
  CorpUserLocaleSettings?: CorpUserLocaleSettingsResolvers<ContextType>;
  CorpUserAppearanceSettings?: CorpUserAppearanceSettingsResolvers<ContextType>;
  CorpUserViewsSettings?: CorpUserViewsSettingsResolvers<ContextType>;
  CorpUserHomePageSettings?: CorpUserHomePageSettingsResolvers<ContextType>;
  CorpUserEditableInfo?: CorpUserEditableInfoResolvers<ContextType>;
  CorpGroupProperties?: CorpGroupPropertiesResolvers<ContextType>;
  CorpGroupInfo?: CorpGroupInfoResolvers<ContextType>;
  CorpGroupEditableProperties?: CorpGroupEditablePropertiesResolvers<ContextType>;
  Origin?: OriginResolvers<ContextType>;
  DataHubPlatformResource?: DataHubPlatformResourceResolvers<ContextType>;
  DataHubPlatformResourceInfo?: DataHubPlatformResourceInfoResolvers<ContextType>;
  DataHubPlatformResourceProperties?: DataHubPlatformResourcePropertiesResolvers<ContextType>;
  DataHubConnection?: DataHubConnectionResolvers<ContextType>;
  DataHubConnectionDetails?: DataHubConnectionDetailsResolvers<ContextType>;
  DataHubJsonConnection?: DataHubJsonConnectionResolvers<ContextType>;
  DataPlatform?: DataPlatformResolvers<ContextType>;
  DataPlatformProperties?: DataPlatformPropertiesResolvers<ContextType>;
  DataPlatformInfo?: DataPlatformInfoResolvers<ContextType>;
  DataPlatformInstance?: DataPlatformInstanceResolvers<ContextType>;
  DataPlatformInstanceProperties?: DataPlatformInstancePropertiesResolvers<ContextType>;
  Post?: PostResolvers<ContextType>;
  PostContent?: PostContentResolvers<ContextType>;
  Media?: MediaResolvers<ContextType>;
  QueryEntity?: QueryEntityResolvers<ContextType>;
  QueryProperties?: QueryPropertiesResolvers<ContextType>;
  QueryStatement?: QueryStatementResolvers<ContextType>;
  QuerySubject?: QuerySubjectResolvers<ContextType>;
  Role?: RoleResolvers<ContextType>;
  RoleProperties?: RolePropertiesResolvers<ContextType>;
  Actor?: ActorResolvers<ContextType>;
  RoleUser?: RoleUserResolvers<ContextType>;
  RoleGroup?: RoleGroupResolvers<ContextType>;
  SchemaMetadata?: SchemaMetadataResolvers<ContextType>;
  PlatformSchema?: PlatformSchemaResolvers<ContextType>;
  TableSchema?: TableSchemaResolvers<ContextType>;
  KeyValueSchema?: KeyValueSchemaResolvers<ContextType>;
  SchemaField?: SchemaFieldResolvers<ContextType>;
  ForeignKeyConstraint?: ForeignKeyConstraintResolvers<ContextType>;
  EditableSchemaMetadata?: EditableSchemaMetadataResolvers<ContextType>;
  EditableSchemaFieldInfo?: EditableSchemaFieldInfoResolvers<ContextType>;
  FineGrainedLineage?: FineGrainedLineageResolvers<ContextType>;
  SchemaFieldRef?: SchemaFieldRefResolvers<ContextType>;
  SchemaFieldEntity?: SchemaFieldEntityResolvers<ContextType>;
  BusinessAttributes?: BusinessAttributesResolvers<ContextType>;
  BusinessAttributeAssociation?: BusinessAttributeAssociationResolvers<ContextType>;
  SchemaFieldProperties?: SchemaFieldPropertiesResolvers<ContextType>;
  SemanticModel?: SemanticModelResolvers<ContextType>;
  SemanticModelInfo?: SemanticModelInfoResolvers<ContextType>;
  ModelDataset?: ModelDatasetResolvers<ContextType>;
  SemanticField?: SemanticFieldResolvers<ContextType>;
  Dimension?: DimensionResolvers<ContextType>;
  SemanticModelRelationship?: SemanticModelRelationshipResolvers<ContextType>;
  StructuredPropertyEntity?: StructuredPropertyEntityResolvers<ContextType>;
  StructuredPropertyDefinition?: StructuredPropertyDefinitionResolvers<ContextType>;
  AllowedValue?: AllowedValueResolvers<ContextType>;
  TypeQualifier?: TypeQualifierResolvers<ContextType>;
  PropertyValue?: PropertyValueResolvers<ContextType>;
  StringValue?: StringValueResolvers<ContextType>;
  NumberValue?: NumberValueResolvers<ContextType>;
  StructuredPropertySettings?: StructuredPropertySettingsResolvers<ContextType>;
  StructuredProperties?: StructuredPropertiesResolvers<ContextType>;
  StructuredPropertiesEntry?: StructuredPropertiesEntryResolvers<ContextType>;
  DataTypeEntity?: DataTypeEntityResolvers<ContextType>;
  DataTypeInfo?: DataTypeInfoResolvers<ContextType>;
  EntityTypeEntity?: EntityTypeEntityResolvers<ContextType>;
  EntityTypeInfo?: EntityTypeInfoResolvers<ContextType>;
  TagProperties?: TagPropertiesResolvers<ContextType>;
  Test?: TestResolvers<ContextType>;
  TestDefinition?: TestDefinitionResolvers<ContextType>;
  TestResults?: TestResultsResolvers<ContextType>;
  TestResult?: TestResultResolvers<ContextType>;
  VersionedDataset?: VersionedDatasetResolvers<ContextType>;
  VersionSet?: VersionSetResolvers<ContextType>;
  VersionSetProperties?: VersionSetPropertiesResolvers<ContextType>;
  DataHubView?: DataHubViewResolvers<ContextType>;
  DataHubViewDefinition?: DataHubViewDefinitionResolvers<ContextType>;
  DataHubViewFilter?: DataHubViewFilterResolvers<ContextType>;
  FacetFilter?: FacetFilterResolvers<ContextType>;
  Entity?: EntityResolvers<ContextType>;
  OtherEntity?: OtherEntityResolvers<ContextType>;
  Restricted?: RestrictedResolvers<ContextType>;
  LineageGraph?: LineageGraphResolvers<ContextType>;
  LineageGraphNode?: LineageGraphNodeResolvers<ContextType>;
  LineageGraphGroup?: LineageGraphGroupResolvers<ContextType>;
  LineageGroupCount?: LineageGroupCountResolvers<ContextType>;
  LineageGraphColumn?: LineageGraphColumnResolvers<ContextType>;
  LineageGraphEdge?: LineageGraphEdgeResolvers<ContextType>;
  LineagePoint?: LineagePointResolvers<ContextType>;
  LineageColumnEdge?: LineageColumnEdgeResolvers<ContextType>;
  EntityWithRelationships?: EntityWithRelationshipsResolvers<ContextType>;
  EntityLineageResult?: EntityLineageResultResolvers<ContextType>;
  LineageRelationship?: LineageRelationshipResolvers<ContextType>;
  LineageCut?: LineageCutResolvers<ContextType>;
  SearchAcrossLineageResults?: SearchAcrossLineageResultsResolvers<ContextType>;
  FreshnessStats?: FreshnessStatsResolvers<ContextType>;
  SystemFreshness?: SystemFreshnessResolvers<ContextType>;
  ScrollAcrossLineageResults?: ScrollAcrossLineageResultsResolvers<ContextType>;
  SearchAcrossLineageResult?: SearchAcrossLineageResultResolvers<ContextType>;
  EntityPath?: EntityPathResolvers<ContextType>;
  RunAssertionsResult?: RunAssertionsResultResolvers<ContextType>;
  RunAssertionResult?: RunAssertionResultResolvers<ContextType>;
  PatchEntityResult?: PatchEntityResultResolvers<ContextType>;
  BulkEntityDataProductsResult?: BulkEntityDataProductsResultResolvers<ContextType>;
  EntityDataProducts?: EntityDataProductsResolvers<ContextType>;
  EntityDataProductAssociation?: EntityDataProductAssociationResolvers<ContextType>;
  ListIngestionSourcesResult?: ListIngestionSourcesResultResolvers<ContextType>;
  IngestionSource?: IngestionSourceResolvers<ContextType>;
  IngestionSchedule?: IngestionScheduleResolvers<ContextType>;
  IngestionConfig?: IngestionConfigResolvers<ContextType>;
  IngestionSourceExecutionRequests?: IngestionSourceExecutionRequestsResolvers<ContextType>;
  ExecutionRequest?: ExecutionRequestResolvers<ContextType>;
  ExecutionRequestInput?: ExecutionRequestInputResolvers<ContextType>;
  ExecutionRequestSource?: ExecutionRequestSourceResolvers<ContextType>;
  ExecutionRequestResult?: ExecutionRequestResultResolvers<ContextType>;
  StructuredReport?: StructuredReportResolvers<ContextType>;
  ListQueriesResult?: ListQueriesResultResolvers<ContextType>;
  ListDomainsResult?: ListDomainsResultResolvers<ContextType>;
  GetRootGlossaryTermsResult?: GetRootGlossaryTermsResultResolvers<ContextType>;
  GetRootGlossaryNodesResult?: GetRootGlossaryNodesResultResolvers<ContextType>;
  ListOwnershipTypesResult?: ListOwnershipTypesResultResolvers<ContextType>;
  ListBusinessAttributesResult?: ListBusinessAttributesResultResolvers<ContextType>;
  ListPostsResult?: ListPostsResultResolvers<ContextType>;
  IngestionRuns?: IngestionRunsResolvers<ContextType>;
  IngestionRun?: IngestionRunResolvers<ContextType>;
  IngestionRunWrites?: IngestionRunWritesResolvers<ContextType>;
  IngestionRunTimes?: IngestionRunTimesResolvers<ContextType>;
  IngestionRunWrite?: IngestionRunWriteResolvers<ContextType>;
  IngestionRunRollback?: IngestionRunRollbackResolvers<ContextType>;
  TelemetryConfig?: TelemetryConfigResolvers<ContextType>;
  SemanticSearchConfig?: SemanticSearchConfigResolvers<ContextType>;
  EmbeddingConfig?: EmbeddingConfigResolvers<ContextType>;
  AwsProviderConfig?: AwsProviderConfigResolvers<ContextType>;
  VertexProviderConfig?: VertexProviderConfigResolvers<ContextType>;
  FeatureFlagsConfig?: FeatureFlagsConfigResolvers<ContextType>;
  EntityIndexV3Config?: EntityIndexV3ConfigResolvers<ContextType>;
  GlobalViewsSettings?: GlobalViewsSettingsResolvers<ContextType>;
  DocPropagationSettings?: DocPropagationSettingsResolvers<ContextType>;
  GlobalHomePageSettings?: GlobalHomePageSettingsResolvers<ContextType>;
  BatchGetStepStatesResult?: BatchGetStepStatesResultResolvers<ContextType>;
  StepStateResult?: StepStateResultResolvers<ContextType>;
  BatchUpdateStepStatesResult?: BatchUpdateStepStatesResultResolvers<ContextType>;
  UpdateStepStateResult?: UpdateStepStateResultResolvers<ContextType>;
  ListViewsResult?: ListViewsResultResolvers<ContextType>;
  Long?: GraphQLScalarType;
  AutoCompleteResults?: AutoCompleteResultsResolvers<ContextType>;
  AutoCompleteMultipleResults?: AutoCompleteMultipleResultsResolvers<ContextType>;
  AutoCompleteResultForEntity?: AutoCompleteResultForEntityResolvers<ContextType>;
  BrowseResults?: BrowseResultsResolvers<ContextType>;
  BrowseResultGroup?: BrowseResultGroupResolvers<ContextType>;
  BrowseResultMetadata?: BrowseResultMetadataResolvers<ContextType>;
  BrowsePath?: BrowsePathResolvers<ContextType>;
  BrowseResultsV2?: BrowseResultsV2Resolvers<ContextType>;
  BrowseResultGroupV2?: BrowseResultGroupV2Resolvers<ContextType>;
  SearchResults?: SearchResultsResolvers<ContextType>;
  ScrollResults?: ScrollResultsResolvers<ContextType>;
  AggregateResults?: AggregateResultsResolvers<ContextType>;
  SearchResult?: SearchResultResolvers<ContextType>;
  MatchedField?: MatchedFieldResolvers<ContextType>;
  ExtraProperty?: ExtraPropertyResolvers<ContextType>;
  FacetMetadata?: FacetMetadataResolvers<ContextType>;
  AggregationMetadata?: AggregationMetadataResolvers<ContextType>;
  SearchInsight?: SearchInsightResolvers<ContextType>;
  CatalogChanges?: CatalogChangesResolvers<ContextType>;
  CatalogChange?: CatalogChangeResolvers<ContextType>;
  ChangedAspect?: ChangedAspectResolvers<ContextType>;
  RecentChange?: RecentChangeResolvers<ContextType>;
  GetTimelineResult?: GetTimelineResultResolvers<ContextType>;
  ChangeTransaction?: ChangeTransactionResolvers<ContextType>;
  ChangeEvent?: ChangeEventResolvers<ContextType>;
  TimelineParameterEntry?: TimelineParameterEntryResolvers<ContextType>;
  GetSchemaBlameResult?: GetSchemaBlameResultResolvers<ContextType>;
  SchemaFieldBlame?: SchemaFieldBlameResolvers<ContextType>;
  SchemaFieldChange?: SchemaFieldChangeResolvers<ContextType>;
  GetSchemaVersionListResult?: GetSchemaVersionListResultResolvers<ContextType>;
  SemanticVersionStruct?: SemanticVersionStructResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = GraphqlContext> = {
  entity?: EntityDirectiveResolver<any, any, ContextType>;
  versioned?: VersionedDirectiveResolver<any, any, ContextType>;
  key?: KeyDirectiveResolver<any, any, ContextType>;
  aspect?: AspectDirectiveResolver<any, any, ContextType>;
  path?: PathDirectiveResolver<any, any, ContextType>;
  owner?: OwnerDirectiveResolver<any, any, ContextType>;
  wraps?: WrapsDirectiveResolver<any, any, ContextType>;
  common?: CommonDirectiveResolver<any, any, ContextType>;
  lineage?: LineageDirectiveResolver<any, any, ContextType>;
  permission?: PermissionDirectiveResolver<any, any, ContextType>;
};
