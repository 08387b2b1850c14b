/** Tables of the privileges that permit a write, by entity type and by aspect. */
import type { Privilege } from './types.js';

export interface TypeRule {
  /** Permits writing every aspect of such entities and deleting them. */
  readonly manage: readonly Privilege[];
  /** Permits creating such entities. */
  readonly create?: readonly Privilege[];
  /** Permits deleting such entities, besides `DELETE_ENTITY` and `manage`. */
  readonly remove?: readonly Privilege[];
  /** Permits soft-deleting such entities, besides the privileges on the aspect `status`. */
  readonly softDelete?: readonly Privilege[];
  /** Only `manage` permits anything, because these entities decide about access or operate the catalog. */
  readonly isClosed?: true;
  /**
   * For a closed type: all of these privileges on the entity together also permit writing it. `DELETE_ENTITY`, if it is one of them, suffices
   * for deletion.
   */
  readonly together?: readonly Privilege[];
  /** For a closed type: privileges that permit a patch of only this member, in any aspect. */
  readonly members?: Readonly<Record<string, readonly Privilege[]>>;
}

const closed = (...manage: readonly Privilege[]): TypeRule => ({ manage, isClosed: true });

/** Recipes can read secrets, so `EDIT_ENTITY` alone does not suffice. */
const INGESTION: TypeRule = { ...closed('MANAGE_INGESTION'), together: ['EDIT_ENTITY', 'DELETE_ENTITY'] };

const FEATURES: readonly Privilege[] = ['MANAGE_FEATURES'];
const SETTINGS: TypeRule = {
  ...closed('MANAGE_SYSTEM_OPERATIONS'),
  members: {
    views: ['MANAGE_GLOBAL_VIEWS'],
    homePage: ['MANAGE_HOME_PAGE_TEMPLATES'],
    docPropagation: FEATURES,
    applications: FEATURES,
  },
};

const TYPES: Readonly<Record<string, TypeRule>> = {
  dataHubPolicy: closed('MANAGE_POLICIES'),
  dataHubRole: closed('MANAGE_POLICIES'),
  inviteToken: closed('MANAGE_POLICIES'),
  dataHubAccessToken: closed('MANAGE_ACCESS_TOKENS'),
  dataHubSecret: closed('MANAGE_SECRETS'),
  dataHubIngestionSource: INGESTION,
  dataHubExecutionRequest: INGESTION,
  dataHubConnection: closed('MANAGE_CONNECTIONS'),
  dataHubAction: closed('MANAGE_SYSTEM_OPERATIONS'),
  dataHubRetention: closed('MANAGE_SYSTEM_OPERATIONS'),
  dataHubUpgrade: closed('MANAGE_SYSTEM_OPERATIONS'),
  globalSettings: SETTINGS,
  telemetry: closed('MANAGE_SYSTEM_OPERATIONS'),
  corpuser: {
    manage: ['MANAGE_USERS_AND_GROUPS', 'UPDATE_USERS_AND_GROUPS'],
    create: ['MANAGE_USERS_AND_GROUPS', 'CREATE_USERS_AND_GROUPS'],
  },
  corpGroup: {
    manage: ['MANAGE_USERS_AND_GROUPS', 'UPDATE_USERS_AND_GROUPS'],
    create: ['MANAGE_USERS_AND_GROUPS', 'CREATE_USERS_AND_GROUPS'],
  },
  tag: { manage: ['MANAGE_TAGS'], create: ['MANAGE_TAGS', 'CREATE_TAGS'] },
  domain: { manage: ['MANAGE_DOMAINS'], create: ['MANAGE_DOMAINS', 'CREATE_DOMAINS'] },
  glossaryTerm: { manage: ['MANAGE_GLOSSARIES'] },
  glossaryNode: { manage: ['MANAGE_GLOSSARIES'] },
  structuredProperty: { manage: ['MANAGE_STRUCTURED_PROPERTIES'] },
  ownershipType: { manage: ['MANAGE_GLOBAL_OWNERSHIP_TYPES'] },
  document: { manage: ['MANAGE_DOCUMENTS'], softDelete: ['DELETE_ENTITY'] },
  form: { manage: ['MANAGE_DOCUMENTATION_FORMS'] },
  businessAttribute: {
    manage: ['MANAGE_BUSINESS_ATTRIBUTE'],
    create: ['MANAGE_BUSINESS_ATTRIBUTE', 'CREATE_BUSINESS_ATTRIBUTE'],
  },
  // An actor who may change everything about a relationship may delete it too.
  erModelRelationship: { manage: [], remove: ['EDIT_ENTITY'] },
  dataProduct: { manage: ['MANAGE_DATA_PRODUCTS'] },
  dataHubView: { manage: ['MANAGE_GLOBAL_VIEWS'] },
  dataHubPageModule: { manage: ['MANAGE_HOME_PAGE_TEMPLATES'] },
  dataHubPageTemplate: { manage: ['MANAGE_HOME_PAGE_TEMPLATES'] },
  post: {
    manage: ['MANAGE_GLOBAL_ANNOUNCEMENTS'],
    create: ['MANAGE_GLOBAL_ANNOUNCEMENTS', 'CREATE_GLOBAL_ANNOUNCEMENTS'],
  },
  test: { manage: ['MANAGE_TESTS'] },
};

const ORDINARY: TypeRule = { manage: [] };

export function ruleOfType(entityType: string): TypeRule {
  return Object.hasOwn(TYPES, entityType) ? (TYPES[entityType] ?? ORDINARY) : ORDINARY;
}

/** Returns the entity types that an actor with one of the privileges may manage, at least in part. */
export function typesManagedBy(privileges: ReadonlySet<Privilege>): string[] {
  return Object.keys(TYPES).filter((type) => {
    const { manage, members = {} } = ruleOfType(type);
    return [...manage, ...Object.values(members).flat()].some((name) => privileges.has(name));
  });
}

/** The only privileges that permit writing the aspect. */
export const CLOSED_ASPECTS: Readonly<Record<string, readonly Privilege[]>> = {
  roleMembership: ['MANAGE_POLICIES'],
  corpUserStatus: ['MANAGE_USERS_AND_GROUPS'],
  corpUserCredentials: ['MANAGE_USER_CREDENTIALS'],
  signInIdentity: ['MANAGE_USER_CREDENTIALS'],
};

/** Entity types whose deletion, soft or hard, revokes access. */
export const PRINCIPAL_TYPES: ReadonlySet<string> = new Set(['corpuser', 'corpGroup']);
export const MANAGE_PRINCIPALS: readonly Privilege[] = ['MANAGE_USERS_AND_GROUPS'];

/** The privileges that permit writing an aspect, besides `EDIT_ENTITY`. */
const ASPECTS: Readonly<Record<string, readonly Privilege[]>> = {
  globalTags: ['EDIT_ENTITY_TAGS'],
  glossaryTerms: ['EDIT_ENTITY_GLOSSARY_TERMS'],
  ownership: ['EDIT_ENTITY_OWNERS'],
  documentation: ['EDIT_ENTITY_DOCS'],
  institutionalMemory: ['EDIT_ENTITY_DOC_LINKS'],
  status: ['EDIT_ENTITY_STATUS'],
  domains: ['EDIT_DOMAINS_PRIVILEGE'],
  applications: ['EDIT_ENTITY_APPLICATIONS_PRIVILEGE'],
  deprecation: ['EDIT_DEPRECATION_PRIVILEGE'],
  datasetDeprecation: ['EDIT_ENTITY_STATUS', 'EDIT_DEPRECATION_PRIVILEGE'],
  structuredProperties: ['EDIT_ENTITY_PROPERTIES'],
  upstreamLineage: ['EDIT_LINEAGE'],
  dataJobInputOutput: ['EDIT_LINEAGE'],
  operation: ['EDIT_ENTITY_OPERATIONS'],
  incidentInfo: ['EDIT_ENTITY_INCIDENTS'],
  incidentsSummary: ['EDIT_ENTITY_INCIDENTS'],
  assertionInfo: ['EDIT_ENTITY_ASSERTIONS'],
  assertionActions: ['EDIT_ENTITY_ASSERTIONS'],
  assertionNote: ['EDIT_ENTITY_ASSERTIONS'],
  assertionRunEvent: ['EDIT_ENTITY_ASSERTIONS'],
  assertionRunSummary: ['EDIT_ENTITY_ASSERTIONS'],
  dataContractProperties: ['EDIT_ENTITY_DATA_CONTRACT'],
  dataContractStatus: ['EDIT_ENTITY_DATA_CONTRACT'],
  queryProperties: ['EDIT_ENTITY_QUERIES'],
  querySubjects: ['EDIT_ENTITY_QUERIES'],
  embed: ['EDIT_ENTITY_EMBED'],
  assetSettings: ['MANAGE_ASSET_SUMMARY'],
  postInfo: ['CREATE_GLOBAL_ANNOUNCEMENTS'],
  businessAttributeInfo: ['CREATE_BUSINESS_ATTRIBUTE'],
  businessAttributes: ['EDIT_DATASET_COL_BUSINESS_ATTRIBUTE_PRIVILEGE'],
  erModelRelationshipProperties: ['CREATE_ENTITY_ER_MODEL_RELATIONSHIP'],
  corpUserEditableInfo: ['EDIT_USER_PROFILE'],
  corpUserSettings: ['EDIT_USER_PROFILE'],
};

/** Aspects such as `editableDatasetProperties` hold what people write about ingested entities. */
const EDITABLE = /^editable[A-Z]\w*Properties$/;

/** Returns the privileges that permit writing the aspect, besides `EDIT_ENTITY`. */
export function privilegesOfAspect(aspectName: string): readonly Privilege[] {
  if (EDITABLE.test(aspectName)) return ['EDIT_ENTITY_DOCS'];
  return Object.hasOwn(ASPECTS, aspectName) ? (ASPECTS[aspectName] ?? []) : [];
}

const DOCS: readonly Privilege[] = ['EDIT_ENTITY_DOCS'];
const LINEAGE: readonly Privilege[] = ['EDIT_LINEAGE'];
const CONTACT: readonly Privilege[] = ['EDIT_CONTACT_INFO'];

/** The privileges that permit a patch of only this member, besides the privileges on the whole aspect. */
const MEMBERS: Readonly<Record<string, Readonly<Record<string, readonly Privilege[]>>>> = {
  tagProperties: { colorHex: ['EDIT_TAG_COLOR'], description: DOCS },
  domainProperties: { description: DOCS },
  glossaryTermInfo: { definition: DOCS },
  glossaryNodeInfo: { definition: DOCS },
  dataProductProperties: { description: DOCS },
  businessAttributeInfo: { description: DOCS },
  corpGroupEditableInfo: { description: DOCS, email: CONTACT, slack: CONTACT },
  corpUserEditableInfo: { email: CONTACT, slack: CONTACT, phone: CONTACT },
  chartInfo: { inputs: LINEAGE, inputEdges: LINEAGE },
  dashboardInfo: {
    charts: LINEAGE,
    chartEdges: LINEAGE,
    datasets: LINEAGE,
    datasetEdges: LINEAGE,
    dashboards: LINEAGE,
  },
};

export function privilegesOfMember(aspectName: string, member: string): readonly Privilege[] {
  const members = Object.hasOwn(MEMBERS, aspectName) ? MEMBERS[aspectName] : undefined;
  return members !== undefined && Object.hasOwn(members, member) ? (members[member] ?? []) : [];
}

/** Privileges on columns, by member of the column. */
export const COLUMN_MEMBERS: Readonly<Record<string, readonly Privilege[]>> = {
  description: ['EDIT_DATASET_COL_DESCRIPTION'],
  globalTags: ['EDIT_DATASET_COL_TAGS'],
  glossaryTerms: ['EDIT_DATASET_COL_GLOSSARY_TERMS'],
};

/** Privileges on the table, for aspects of a column that is an entity. */
export const COLUMN_ASPECTS: Readonly<Record<string, readonly Privilege[]>> = {
  documentation: ['EDIT_DATASET_COL_DESCRIPTION'],
  globalTags: ['EDIT_DATASET_COL_TAGS'],
  glossaryTerms: ['EDIT_DATASET_COL_GLOSSARY_TERMS'],
  businessAttributes: ['EDIT_DATASET_COL_BUSINESS_ATTRIBUTE_PRIVILEGE'],
};

export interface SubjectRule {
  /** Aspects that state the subjects of such an entity, with the names of the members. */
  readonly members: Readonly<Record<string, readonly string[]>>;
  /** Privileges on the subjects that permit writing or deleting the entity. */
  readonly anyOf: readonly Privilege[];
  /** Privileges on ancestors of the subjects that permit the same. */
  readonly above?: readonly Privilege[];
}

const IN_GROUP: SubjectRule = {
  members: { glossaryTermInfo: ['parentNode'], glossaryNodeInfo: ['parentNode'] },
  anyOf: ['MANAGE_GLOSSARY_CHILDREN', 'MANAGE_ALL_GLOSSARY_CHILDREN'],
  above: ['MANAGE_ALL_GLOSSARY_CHILDREN'],
};

/** Entity types with subjects or with parents. The statement `authorization/read-resources` follows the same rules. */
export const SUBJECT_RULES: Readonly<Record<string, SubjectRule>> = {
  incident: { members: { incidentInfo: ['entities'] }, anyOf: ['EDIT_ENTITY_INCIDENTS', 'EDIT_ENTITY'] },
  assertion: {
    members: { assertionInfo: ['entity', 'dataset', 'entityUrn', 'field', 'fields'] },
    anyOf: ['EDIT_ENTITY_ASSERTIONS', 'EDIT_ENTITY'],
  },
  dataContract: {
    members: { dataContractProperties: ['entity'] },
    anyOf: ['EDIT_ENTITY_DATA_CONTRACT', 'EDIT_ENTITY'],
  },
  query: { members: { querySubjects: ['subjects'] }, anyOf: ['EDIT_ENTITY_QUERIES', 'EDIT_ENTITY'] },
  erModelRelationship: {
    members: { erModelRelationshipProperties: ['source', 'destination'] },
    anyOf: ['CREATE_ENTITY_ER_MODEL_RELATIONSHIP', 'EDIT_ENTITY'],
  },
  dataProduct: { members: { domains: ['domains', 'domainAssociations'] }, anyOf: ['MANAGE_DATA_PRODUCTS'] },
  glossaryTerm: IN_GROUP,
  glossaryNode: IN_GROUP,
};

export function subjectRuleOf(entityType: string): SubjectRule | undefined {
  return Object.hasOwn(SUBJECT_RULES, entityType) ? SUBJECT_RULES[entityType] : undefined;
}

/** Returns the names of the members that state subjects; undefined if the aspect states none. */
export function subjectMembersOf(entityType: string, aspectName: string): readonly string[] | undefined {
  const members = subjectRuleOf(entityType)?.members ?? {};
  return Object.hasOwn(members, aspectName) ? members[aspectName] : undefined;
}

/** Changing the assets of a product is permitted by privileges on all assets that the patch adds or removes. */
export const ASSETS = {
  aspectName: 'dataProductProperties',
  list: 'assets',
  /** Members of an asset whose values name actors instead of assets. */
  stamps: ['created', 'lastModified'],
  anyOf: ['EDIT_ENTITY_DATA_PRODUCTS', 'EDIT_ENTITY'],
} as const;

/** The aspect that names the logical parent of a dataset or of a column. */
export const PARENTS = { aspectName: 'logicalParent', members: ['destinationUrn'] } as const;

/** A request to run an ingestion source also requires a privilege on the source. */
export const RUNS = {
  aspectName: 'dataHubExecutionRequestInput',
  member: 'ingestionSource',
  anyOf: ['EXECUTE_ENTITY', 'MANAGE_INGESTION'],
} as const;
