/** Made by `npm run generate`; not to be edited. Types that several of the files made from GraphQL documents use. */
export type AggregateAcrossEntitiesInput = {
  readonly types?: ReadonlyArray<EntityType> | null | undefined;
  /** Facet fields. Default: the usual ones. */
  readonly facets?: ReadonlyArray<string | null | undefined> | null | undefined;
  readonly query: string;
  readonly orFilters?: ReadonlyArray<AndFilterInput> | null | undefined;
  readonly viewUrn?: string | null | undefined;
  readonly searchFlags?: SearchFlags | null | undefined;
};
export type AndFilterInput = { readonly and?: ReadonlyArray<FacetFilterInput> | null | undefined };
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
export type AssertionResultType =
  /** Not evaluated yet. */
  | 'INIT'
  | 'SUCCESS'
  | 'FAILURE'
  /** The evaluation failed. */
  | 'ERROR';
export type AssertionSourceType = 'NATIVE' | 'EXTERNAL' | 'INFERRED';
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
export type AssertionType = 'DATASET' | 'FRESHNESS' | 'VOLUME' | 'SQL' | 'FIELD' | 'DATA_SCHEMA' | 'CUSTOM';
export type AssertionValueChangeType = 'ABSOLUTE' | 'PERCENTAGE';
/** The part of a dataset that is evaluated. */
export type DatasetAssertionScope =
  'DATASET_COLUMN' | 'DATASET_ROWS' | 'DATASET_STORAGE_SIZE' | 'DATASET_SCHEMA' | 'UNKNOWN';
export type DateInterval = 'SECOND' | 'MINUTE' | 'HOUR' | 'DAY' | 'WEEK' | 'MONTH' | 'QUARTER' | 'YEAR';
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
/** Entities of a type, and of some platforms if any are named. */
export type EntityTypeToPlatforms = {
  readonly entityType: EntityType;
  /** URNs or names. Default: any. */
  readonly platforms?: ReadonlyArray<string> | null | undefined;
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
export type FacetFilterInput = {
  /** A search field, e.g. `platform`; `.keyword` behind it is ignored. */
  readonly field: string;
  readonly values?: ReadonlyArray<string> | null | undefined;
  /** Default: EQUAL. */
  readonly condition?: FilterOperator | null | undefined;
  readonly negated?: boolean | null | undefined;
};
export type FieldAssertionType = 'FIELD_VALUES' | 'FIELD_METRIC';
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
export type FreshnessAssertionScheduleType = 'CRON' | 'FIXED_INTERVAL' | 'SINCE_THE_LAST_CHECK';
export type FreshnessAssertionType = 'DATASET_CHANGE' | 'DATA_JOB_RUN';
export type GroupingCriterion = {
  readonly baseEntityType?: EntityType | null | undefined;
  readonly groupingEntityType: EntityType;
};
export type GroupingSpec = {
  readonly groupingCriteria?: ReadonlyArray<GroupingCriterion> | null | undefined;
};
export type HistoryInput = {
  /** Returns only changes of these aspects. Default: changes of all aspects, and the deletion of the whole entity. */
  readonly aspectNames?: ReadonlyArray<string> | null | undefined;
  /** Page size. Default: 20, maximum: 100. */
  readonly count?: number | null | undefined;
  /** `nextCursor` of the previous page. Omit it for the first page. */
  readonly cursor?: string | null | undefined;
};
export type IncidentPriority = 'LOW' | 'MEDIUM' | 'HIGH' | 'CRITICAL';
/** Source of the incident. */
export type IncidentSourceType =
  /** Reported by a user. */
  'MANUAL' | 'ASSERTION_FAILURE';
export type IncidentStage = 'TRIAGE' | 'INVESTIGATION' | 'WORK_IN_PROGRESS' | 'FIXED' | 'NO_ACTION_REQUIRED';
export type IncidentState =
  /** Active. */
  | 'ACTIVE'
  /** Resolved. */
  | 'RESOLVED';
export type IncidentType =
  'FRESHNESS' | 'VOLUME' | 'FIELD' | 'SQL' | 'DATA_SCHEMA' | 'OPERATIONAL' | 'CUSTOM';
export type LineageDirection = 'UPSTREAM' | 'DOWNSTREAM';
export type LineageFlags = {
  readonly startTimeMillis?: number | null | undefined;
  readonly endTimeMillis?: number | null | undefined;
  /** Only this many entities of each hop are followed further; the others are results too. The walk then has at most 20 hops. */
  readonly entitiesExploredPerHopLimit?: number | null | undefined;
  /** Entities that are passed without counting as hops. The walk then has at most 20 hops. */
  readonly ignoreAsHops?: ReadonlyArray<EntityTypeToPlatforms> | null | undefined;
};
export type MediaType = 'IMAGE';
export type OwnerEntityType = 'CORP_GROUP' | 'CORP_USER';
export type OwnerInput = {
  readonly ownerUrn: string;
  readonly ownerEntityType: OwnerEntityType;
  /** Predefined ownership type, if `ownershipTypeUrn` is absent. Default: `NONE`. */
  readonly type?: OwnershipType | null | undefined;
  readonly ownershipTypeUrn?: string | null | undefined;
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
export type PartitionType = 'FULL_TABLE' | 'QUERY' | 'PARTITION';
export type PolicyMatchCondition =
  | 'EQUALS'
  | 'STARTS_WITH'
  /** None of the values matches. */
  | 'NOT_EQUALS';
export type PolicyState =
  /** Not in effect yet. */
  | 'DRAFT'
  /** In effect. */
  | 'ACTIVE'
  /** No longer in effect. */
  | 'INACTIVE';
export type PolicyType =
  /** Privileges on entities. */
  | 'METADATA'
  /** Privileges on the platform. */
  | 'PLATFORM';
export type PostContentType = 'TEXT' | 'LINK';
export type PostType = 'HOME_PAGE_ANNOUNCEMENT' | 'ENTITY_ANNOUNCEMENT';
export type PropertyCardinality = 'SINGLE' | 'MULTIPLE';
/** From the perspective of the queried entity. */
export type RelationshipDirection =
  /** The other entity declares the relationship. */
  | 'INCOMING'
  /** The entity itself declares the relationship. */
  | 'OUTGOING';
export type SchemaAssertionCompatibility = 'EXACT_MATCH' | 'SUPERSET' | 'SUBSET';
export type ScrollAcrossLineageInput = {
  /** Required. */
  readonly urn?: string | null | undefined;
  readonly direction: LineageDirection;
  readonly types?: ReadonlyArray<EntityType> | null | undefined;
  readonly query?: string | null | undefined;
  readonly count?: number | null | undefined;
  readonly scrollId?: string | null | undefined;
  /** No effect, because pages need no state on the server. */
  readonly keepAlive?: string | null | undefined;
  readonly orFilters?: ReadonlyArray<AndFilterInput> | null | undefined;
  readonly maxHops?: number | null | undefined;
  readonly searchFlags?: SearchFlags | null | undefined;
  readonly startTimeMillis?: number | null | undefined;
  readonly endTimeMillis?: number | null | undefined;
  readonly lineageFlags?: LineageFlags | null | undefined;
};
export type SearchAcrossEntitiesInput = {
  /** Default: all types. */
  readonly types?: ReadonlyArray<EntityType> | null | undefined;
  readonly query: string;
  readonly start?: number | null | undefined;
  readonly count?: number | null | undefined;
  /** @deprecated Use `orFilters` */
  readonly filters?: ReadonlyArray<FacetFilterInput> | null | undefined;
  readonly orFilters?: ReadonlyArray<AndFilterInput> | null | undefined;
  /** A saved view whose types and filter also apply. */
  readonly viewUrn?: string | null | undefined;
  readonly searchFlags?: SearchFlags | null | undefined;
  readonly sortInput?: SearchSortInput | null | undefined;
};
export type SearchAcrossLineageInput = {
  /** Required. */
  readonly urn?: string | null | undefined;
  readonly direction: LineageDirection;
  /** Default: all types. */
  readonly types?: ReadonlyArray<EntityType> | null | undefined;
  /** Default: `*`, everything. */
  readonly query?: string | null | undefined;
  readonly start?: number | null | undefined;
  readonly count?: number | null | undefined;
  /** @deprecated Use `orFilters` */
  readonly filters?: ReadonlyArray<FacetFilterInput> | null | undefined;
  /** As in search, also by `degree`: `1`, `2` and `3+`. Only the degrees of the first alternative count, and apply to all. */
  readonly orFilters?: ReadonlyArray<AndFilterInput> | null | undefined;
  /** Maximum number of hops. Default and maximum: 1,000, or 20 with flags that limit the walk. */
  readonly maxHops?: number | null | undefined;
  /** A saved view whose types and filter also apply. */
  readonly viewUrn?: string | null | undefined;
  readonly searchFlags?: SearchFlags | null | undefined;
  readonly startTimeMillis?: number | null | undefined;
  readonly endTimeMillis?: number | null | undefined;
  readonly lineageFlags?: LineageFlags | null | undefined;
  readonly sortInput?: SearchSortInput | null | undefined;
};
export type SearchFlags = {
  /** No effect, because there is no cache. */
  readonly skipCache?: boolean | null | undefined;
  /** Omit the matched fields. */
  readonly skipHighlighting?: boolean | null | undefined;
  /** Do not count facets. Siblings then are separate hits, unless `separateSiblings` is false. */
  readonly skipAggregates?: boolean | null | undefined;
  /**
   * Whether siblings that match are hits of their own. Otherwise the primary one stands for the others: only it is a hit and part of the
   * total. A sibling that matches alone is a hit. Facets count each entity that matches. If more than 5,000 primary siblings, or others, match,
   * none stands for another. Default: the value of `skipAggregates`. No effect in searches of contents and of lineage, where siblings are separate.
   */
  readonly separateSiblings?: boolean | null | undefined;
  /** Number of listed values per facet. Default: 20, maximum: 2,000. */
  readonly maxAggValues?: number | null | undefined;
  readonly includeSoftDeleted?: boolean | null | undefined;
  /** No effect: answers leave out what the caller may not view. */
  readonly includeRestricted?: boolean | null | undefined;
  /**
   * Leave out versions of assets that are not the latest of their version set. Default: true, unless the filter names a
   * version field, e.g. `versionSet`.
   */
  readonly filterNonLatestVersions?: boolean | null | undefined;
  /** Also count the structured properties that their settings show in search filters. */
  readonly includeStructuredPropertyFacets?: boolean | null | undefined;
  /** Also return other spellings of the words in `suggestions`. */
  readonly getSuggestions?: boolean | null | undefined;
  /** Search fields to which `matchedFields` are restricted. Default: all. */
  readonly customHighlightingFields?: ReadonlyArray<string> | null | undefined;
  /** No effect: queries may contain words and `field:value` at the same time. */
  readonly fulltext?: boolean | null | undefined;
  /** No effect: drafts are always included. */
  readonly includeDraft?: boolean | null | undefined;
  /** True also finds entities in lifecycle stages whose settings hide them. Default: false, unless the filter names `lifecycleStage`. */
  readonly includeHiddenLifecycleStages?: boolean | null | undefined;
  /** No effect: documents are found in any context. */
  readonly includeNonGlobalContextDocuments?: boolean | null | undefined;
  /** Search fields whose stored values are returned with each hit in `extraProperties`. */
  readonly fetchExtraFields?: ReadonlyArray<string> | null | undefined;
  /**
   * In `searchAcrossLineage` from a column: with a criterion from SCHEMA_FIELD to DATASET, as by default, the hits are the tables of the columns,
   * otherwise the columns. No effect in other searches.
   */
  readonly groupingSpec?: GroupingSpec | null | undefined;
};
export type SearchSortInput = {
  /** @deprecated Use `sortCriteria` */
  readonly sortCriterion?: SortCriterion | null | undefined;
  /** Criteria in order of priority. The URN is the last criterion. */
  readonly sortCriteria?: ReadonlyArray<SortCriterion> | null | undefined;
};
export type SortCriterion = { readonly field: string; readonly sortOrder: SortOrder };
export type SortOrder = 'ASCENDING' | 'DESCENDING';
export type StringMapEntryInput = { readonly key: string; readonly value?: string | null | undefined };
/** Parts of entities that can have their own labels and descriptions. */
export type SubResourceType =
  /** A field of a dataset's schema, named by its path. */
  'DATASET_FIELD';
export type VolumeAssertionType =
  | 'ROW_COUNT_TOTAL'
  | 'ROW_COUNT_CHANGE'
  | 'INCREMENTING_SEGMENT_ROW_COUNT_TOTAL'
  | 'INCREMENTING_SEGMENT_ROW_COUNT_CHANGE';
