/** All privileges by their public names, with their meaning. An unknown name in a policy grants nothing. */
import type { Privilege } from './types.js';

export interface PrivilegeInfo {
  readonly name: Privilege;
  readonly displayName: string;
  readonly description: string;
}

type Entry = readonly [name: string, displayName: string, description: string];

const PLATFORM: readonly Entry[] = [
  [
    'MANAGE_POLICIES',
    'Manage policies',
    'Create, change and delete policies, and assign roles: in effect, everything.',
  ],
  [
    'MANAGE_USERS_AND_GROUPS',
    'Manage users and groups',
    'Create, change, suspend and delete users and groups.',
  ],
  ['CREATE_USERS_AND_GROUPS', 'Create users and groups', 'Create users and groups.'],
  ['UPDATE_USERS_AND_GROUPS', 'Update users and groups', 'Change the metadata of users and groups.'],
  [
    'MANAGE_USER_CREDENTIALS',
    'Manage user credentials',
    'Invite people, and create links to reset passwords.',
  ],
  ['GENERATE_PERSONAL_ACCESS_TOKENS', 'Generate access tokens', 'Create own access tokens.'],
  [
    'MANAGE_ACCESS_TOKENS',
    'Manage all access tokens',
    'Create, see and revoke access tokens of other users, and act as them.',
  ],
  [
    'MANAGE_SERVICE_ACCOUNTS',
    'Manage service accounts',
    'Create, change and delete the accounts of programs, and create their tokens.',
  ],
  ['MANAGE_SECRETS', 'Manage secrets', 'Create, change, delete and read the secrets of ingestion.'],
  ['MANAGE_INGESTION', 'Manage ingestion', 'Create, change and delete ingestion sources and their runs.'],
  ['MANAGE_CONNECTIONS', 'Manage connections', 'Create, change and delete connections to other systems.'],
  ['MANAGE_DOMAINS', 'Manage domains', 'Create, change and delete domains.'],
  ['CREATE_DOMAINS', 'Create domains', 'Make new domains.'],
  ['MANAGE_GLOSSARIES', 'Manage glossaries', 'Create, change and delete glossary terms and term groups.'],
  ['MANAGE_TAGS', 'Manage tags', 'Create, change and delete tags.'],
  ['CREATE_TAGS', 'Create tags', 'Make new tags.'],
  ['VIEW_MANAGE_TAGS', 'See tag management', 'See the page that manages tags.'],
  [
    'MANAGE_STRUCTURED_PROPERTIES',
    'Manage structured properties',
    'Create, change and delete definitions of structured properties.',
  ],
  [
    'VIEW_STRUCTURED_PROPERTIES_PAGE',
    'See structured properties',
    'See the page of the structured properties.',
  ],
  ['MANAGE_GLOBAL_OWNERSHIP_TYPES', 'Manage ownership types', 'Create, change and delete ownership types.'],
  ['MANAGE_DOCUMENTS', 'Manage documents', 'Create, import, change and delete documents.'],
  ['MANAGE_DOCUMENTATION_FORMS', 'Manage forms', 'Create, change and delete forms for documentation.'],
  [
    'MANAGE_BUSINESS_ATTRIBUTE',
    'Manage business attributes',
    'Create, change and delete business attributes.',
  ],
  ['CREATE_BUSINESS_ATTRIBUTE', 'Create business attributes', 'Create business attributes.'],
  ['CREATE_LOGICAL_MODELS', 'Create logical models', 'Create logical models, and change their columns.'],
  ['MANAGE_GLOBAL_VIEWS', 'Manage public views', 'Create, change and delete public views.'],
  [
    'MANAGE_HOME_PAGE_TEMPLATES',
    'Manage home pages',
    'Create, change and delete the page templates and page modules that all users see.',
  ],
  ['MANAGE_GLOBAL_ANNOUNCEMENTS', 'Manage announcements', 'Create, change and delete posts for all users.'],
  ['CREATE_GLOBAL_ANNOUNCEMENTS', 'Create announcements', 'Create posts for all users.'],
  ['MANAGE_TESTS', 'Manage tests', 'Create, change and delete tests of metadata.'],
  ['VIEW_TESTS', 'See tests', 'See tests of metadata.'],
  ['MANAGE_FEATURES', 'Manage features', 'Turn features of the catalog on and off.'],
  ['MANAGE_GLOBAL_SETTINGS', 'Manage settings', 'Reserved for clients that check it.'],
  ['VIEW_ANALYTICS', 'See analytics', 'See how the catalog is used.'],
  ['GET_ANALYTICS_PRIVILEGE', 'Read analytics', 'Read the metrics of the service.'],
  ['GET_PLATFORM_EVENTS', 'Read events', 'Read the stream of changes.'],
  ['MANAGE_SYSTEM_OPERATIONS', 'Operate the system', 'Use all maintenance functions and settings.'],
  ['RESTORE_INDICES_PRIVILEGE', 'Restore indices', 'Derive edges and search fields again.'],
  [
    'TRUNCATE_TIMESERIES_INDEX_PRIVILEGE',
    'Truncate timeseries',
    'Delete old points of all entities of a type.',
  ],
  ['GET_TIMESERIES_INDEX_SIZES_PRIVILEGE', 'Read sizes of timeseries', 'Read how many points are stored.'],
  ['GET_ES_TASK_STATUS_PRIVILEGE', 'Read tasks', 'Read the state of tasks in the background.'],
  ['ES_EXPLAIN_QUERY_PRIVILEGE', 'Explain searches', 'Read how a search is executed.'],
  ['SET_WRITEABLE_PRIVILEGE', 'Stop writes', 'Make the catalog refuse writes for a while.'],
  ['APPLY_RETENTION_PRIVILEGE', 'Apply retention', 'Have old versions deleted.'],
];

const METADATA: readonly Entry[] = [
  [
    'VIEW_ENTITY_PAGE',
    'View',
    'View the entity and its metadata. Privileges to edit or delete it include this one.',
  ],
  ['VIEW_ENTITY', 'View (another name)', 'The same as VIEW_ENTITY_PAGE.'],
  ['EXISTS_ENTITY', 'See whether it exists', 'See whether the entity exists.'],
  ['CREATE_ENTITY', 'Create', 'Write to entities that do not exist yet.'],
  ['EDIT_ENTITY', 'Edit everything', 'Edit all metadata of the entity, except what controls access.'],
  ['DELETE_ENTITY', 'Delete', 'Delete the entity permanently.'],
  ['EXECUTE_ENTITY', 'Run', 'Request runs of an ingestion source.'],
  ['EDIT_ENTITY_TAGS', 'Edit tags', 'Add and remove tags of the entity.'],
  ['EDIT_ENTITY_GLOSSARY_TERMS', 'Edit glossary terms', 'Add and remove glossary terms.'],
  ['EDIT_ENTITY_OWNERS', 'Edit owners', 'Add and remove owners of the entity.'],
  ['EDIT_ENTITY_DOCS', 'Edit documentation', 'Write the description.'],
  ['EDIT_ENTITY_DOC_LINKS', 'Edit links', 'Add and remove links.'],
  ['EDIT_ENTITY_STATUS', 'Edit status', 'Soft-delete the entity, and restore it.'],
  ['EDIT_DOMAINS_PRIVILEGE', 'Edit domains', 'Add and remove domains of the entity.'],
  ['EDIT_ENTITY_DATA_PRODUCTS', 'Edit data products', 'Add and remove data products of the entity.'],
  ['EDIT_ENTITY_APPLICATIONS_PRIVILEGE', 'Edit applications', 'Add and remove applications of the entity.'],
  ['EDIT_DEPRECATION_PRIVILEGE', 'Edit deprecation', 'Mark the entity as deprecated, and remove the mark.'],
  ['EDIT_ENTITY_PROPERTIES', 'Edit properties', 'Write structured properties.'],
  ['EDIT_ENTITY_INCIDENTS', 'Edit incidents', 'Raise and resolve incidents.'],
  ['EDIT_ENTITY_ASSERTIONS', 'Edit assertions', 'Create and delete assertions, and report their results.'],
  ['EDIT_ENTITY_OPERATIONS', 'Edit operations', 'Report operations.'],
  ['EDIT_ENTITY_QUERIES', 'Edit queries', 'Write queries about the entity.'],
  ['EDIT_ENTITY_DATA_CONTRACT', 'Edit data contracts', 'Write data contracts.'],
  ['EDIT_ENTITY_EMBED', 'Edit embedded content', 'Set the embedded content.'],
  ['EDIT_LINEAGE', 'Edit lineage', 'Edit the upstream entities.'],
  ['MANAGE_ASSET_SUMMARY', 'Manage the summary', 'Choose what the summary page of the entity shows.'],
  ['EDIT_DATASET_COL_TAGS', 'Edit tags of columns', 'Add and remove tags of columns.'],
  ['EDIT_DATASET_COL_GLOSSARY_TERMS', 'Edit terms of columns', 'Add and remove glossary terms of columns.'],
  ['EDIT_DATASET_COL_DESCRIPTION', 'Edit descriptions of columns', 'Edit the descriptions of columns.'],
  [
    'EDIT_DATASET_COL_BUSINESS_ATTRIBUTE_PRIVILEGE',
    'Edit business attributes of columns',
    'Add business attributes to columns.',
  ],
  [
    'CREATE_ENTITY_ER_MODEL_RELATIONSHIP',
    'Create relationships of tables',
    'Create relationships between tables.',
  ],
  ['VIEW_DATASET_USAGE', 'View usage', 'See who uses a dataset, and how often.'],
  ['VIEW_DATASET_PROFILE', 'View profiles', 'See profiles of the data of a dataset.'],
  ['VIEW_DATASET_OPERATIONS', 'View operations', 'See when a dataset was changed.'],
  ['EDIT_TAG_COLOR', 'Edit color', "Choose a tag's color."],
  [
    'EDIT_GROUP_MEMBERS',
    'Edit members',
    'Add and remove members of a group, unless this grants administrator privileges.',
  ],
  ['EDIT_USER_PROFILE', 'Edit profile', 'Edit the profile of a user.'],
  ['EDIT_CONTACT_INFO', 'Edit contacts', 'Edit the contact data of a user or a group.'],
  [
    'MANAGE_GLOSSARY_CHILDREN',
    'Manage what is directly below',
    'Create, change and delete the direct children of a term group.',
  ],
  [
    'MANAGE_ALL_GLOSSARY_CHILDREN',
    'Manage all that is below',
    'Create, change and delete all descendants of a term group.',
  ],
  [
    'MANAGE_DATA_PRODUCTS',
    'Manage data products',
    'Create, change and delete the data products of a domain.',
  ],
  ['DATA_READ_ONLY', 'Read data', 'Reserved for systems that grant access to data by it.'],
  ['DATA_READ_WRITE', 'Read and write data', 'Reserved for systems that grant access to data by it.'],
  ['DATA_MANAGE_TABLES', 'Manage tables', 'Reserved for systems that grant access to data by it.'],
  ['DATA_MANAGE_VIEWS', 'Manage views of tables', 'Reserved for systems that grant access to data by it.'],
  ['DATA_MANAGE_NAMESPACES', 'Manage namespaces', 'Reserved for systems that grant access to data by it.'],
  ['DATA_LIST_ENTITIES', 'List data', 'Reserved for systems that grant access to data by it.'],
  ['GET_TIMELINE_PRIVILEGE', 'Read the timeline', 'Read the timeline without the right to view.'],
  ['GET_ENTITY_PRIVILEGE', 'Read the entity', 'Goes with viewing.'],
  ['GET_TIMESERIES_ASPECT_PRIVILEGE', 'Read points', 'Goes with viewing.'],
  ['GET_COUNTS_PRIVILEGE', 'Read counts', 'Goes with viewing.'],
  ['SEARCH_PRIVILEGE', 'Search', 'Goes with viewing.'],
  ['ES_EXPLAIN_QUERY_PRIVILEGE', 'Explain searches', 'Goes with viewing.'],
  ['PRODUCE_PLATFORM_EVENT_PRIVILEGE', 'Produce events', 'Reserved for clients that check it.'],
];

/** Privileges on the catalog as a whole, which platform policies grant. */
export const PLATFORM_PRIVILEGES: readonly PrivilegeInfo[] = PLATFORM.map(toInfo);

/** Privileges on entities, which metadata policies grant. */
export const METADATA_PRIVILEGES: readonly PrivilegeInfo[] = METADATA.map(toInfo);

export const PLATFORM_NAMES: ReadonlySet<Privilege> = new Set(PLATFORM.map(([name]) => name));
export const METADATA_NAMES: ReadonlySet<Privilege> = new Set(METADATA.map(([name]) => name));

/** All privileges by name. */
export const PRIVILEGES: ReadonlyMap<Privilege, PrivilegeInfo> = new Map(
  [...PLATFORM_PRIVILEGES, ...METADATA_PRIVILEGES].map((info) => [info.name, info]),
);

/** Each of them makes the entity visible: a privilege to change an entity includes viewing it (decision 22). */
export const VIEWING_PRIVILEGES: ReadonlySet<Privilege> = new Set(
  [...METADATA_NAMES].filter((name) => /^(VIEW_ENTITY|EDIT_|DELETE_|MANAGE_|CREATE_ENTITY_ER_)/.test(name)),
);

function toInfo([name, displayName, description]: Entry): PrivilegeInfo {
  return { name, displayName, description };
}

/** The entity types to which a privilege applies. */
interface Types {
  /** Entity types on which it is granted. */
  readonly of: readonly string[];
  /** Other entity types whose entities it permits writing. */
  readonly writes?: readonly string[];
}

/** All other privileges apply to any type. */
const TYPES: ReadonlyMap<Privilege, Types> = new Map<Privilege, Types>([
  ['EDIT_DATASET_COL_TAGS', { of: ['dataset'] }],
  ['EDIT_DATASET_COL_GLOSSARY_TERMS', { of: ['dataset'] }],
  ['EDIT_DATASET_COL_DESCRIPTION', { of: ['dataset'] }],
  ['EDIT_DATASET_COL_BUSINESS_ATTRIBUTE_PRIVILEGE', { of: ['dataset'] }],
  ['CREATE_ENTITY_ER_MODEL_RELATIONSHIP', { of: ['dataset'], writes: ['erModelRelationship'] }],
  ['EDIT_ENTITY_QUERIES', { of: ['dataset'], writes: ['query'] }],
  ['EDIT_ENTITY_DATA_CONTRACT', { of: ['dataset'], writes: ['dataContract'] }],
  ['VIEW_DATASET_USAGE', { of: ['dataset'] }],
  ['VIEW_DATASET_PROFILE', { of: ['dataset'] }],
  ['VIEW_DATASET_OPERATIONS', { of: ['dataset'] }],
  ['EXECUTE_ENTITY', { of: ['dataHubIngestionSource'], writes: ['dataHubExecutionRequest'] }],
  ['EDIT_TAG_COLOR', { of: ['tag'] }],
  ['MANAGE_ASSET_SUMMARY', { of: ['dataset', 'dataProduct', 'domain', 'glossaryTerm', 'glossaryNode'] }],
  // Memberships are stored with the members.
  ['EDIT_GROUP_MEMBERS', { of: ['corpGroup'], writes: ['corpuser'] }],
  ['EDIT_USER_PROFILE', { of: ['corpuser'] }],
  ['EDIT_CONTACT_INFO', { of: ['corpuser', 'corpGroup'] }],
  ['MANAGE_GLOSSARY_CHILDREN', { of: ['glossaryNode'], writes: ['glossaryTerm'] }],
  ['MANAGE_ALL_GLOSSARY_CHILDREN', { of: ['glossaryNode'], writes: ['glossaryTerm'] }],
  ['MANAGE_DATA_PRODUCTS', { of: ['domain'], writes: ['dataProduct'] }],
]);

/** Tells whether the privilege can be granted on entities of a type. */
export function isGrantedOf(privilege: Privilege, entityType: string): boolean {
  return TYPES.get(privilege)?.of.includes(entityType) ?? true;
}

/** @returns the entity types on which the privileges may permit writes, sorted; undefined: any */
export function typesOf(privileges: readonly Privilege[]): readonly string[] | undefined {
  const types = new Set<string>();
  for (const privilege of privileges) {
    const bound = TYPES.get(privilege);
    if (bound === undefined) return undefined;
    for (const type of [...bound.of, ...(bound.writes ?? [])]) types.add(type);
  }
  return [...types].sort();
}
