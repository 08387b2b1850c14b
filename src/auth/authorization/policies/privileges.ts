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
    'Make, change and delete policies, and say who has which role: everything, in effect.',
  ],
  [
    'MANAGE_USERS_AND_GROUPS',
    'Manage users and groups',
    'Make, change, suspend and delete users and groups.',
  ],
  ['CREATE_USERS_AND_GROUPS', 'Create users and groups', 'Make new users and groups.'],
  ['UPDATE_USERS_AND_GROUPS', 'Update users and groups', 'Change what is said of users and groups.'],
  ['MANAGE_USER_CREDENTIALS', 'Manage user credentials', 'Invite people, and let them set a new password.'],
  ['GENERATE_PERSONAL_ACCESS_TOKENS', 'Generate access tokens', 'Make access tokens for oneself.'],
  [
    'MANAGE_ACCESS_TOKENS',
    'Manage all access tokens',
    "Make, see and revoke other people's access tokens, and act as them.",
  ],
  ['MANAGE_SECRETS', 'Manage secrets', 'Keep, change, delete and read the secrets of ingestion.'],
  ['MANAGE_INGESTION', 'Manage ingestion', 'Make, change and delete sources of ingestion and their runs.'],
  ['MANAGE_CONNECTIONS', 'Manage connections', 'Make, change and delete connections to other systems.'],
  ['MANAGE_DOMAINS', 'Manage domains', 'Make, change and delete domains.'],
  ['CREATE_DOMAINS', 'Create domains', 'Make new domains.'],
  ['MANAGE_GLOSSARIES', 'Manage glossaries', 'Make, change and delete glossary terms and term groups.'],
  ['MANAGE_TAGS', 'Manage tags', 'Make, change and delete tags.'],
  ['CREATE_TAGS', 'Create tags', 'Make new tags.'],
  ['VIEW_MANAGE_TAGS', 'See tag management', 'See the page on which tags are managed.'],
  [
    'MANAGE_STRUCTURED_PROPERTIES',
    'Manage structured properties',
    'Define structured properties, change and delete them.',
  ],
  [
    'VIEW_STRUCTURED_PROPERTIES_PAGE',
    'See structured properties',
    'See the page of the structured properties.',
  ],
  ['MANAGE_GLOBAL_OWNERSHIP_TYPES', 'Manage ownership types', 'Make, change and delete ownership types.'],
  ['MANAGE_DOCUMENTATION_FORMS', 'Manage forms', 'Make, change and delete forms for documentation.'],
  ['MANAGE_BUSINESS_ATTRIBUTE', 'Manage business attributes', 'Make, change and delete business attributes.'],
  ['CREATE_BUSINESS_ATTRIBUTE', 'Create business attributes', 'Make new business attributes.'],
  ['MANAGE_GLOBAL_VIEWS', 'Manage public views', 'Make, change and delete views that everybody sees.'],
  ['MANAGE_GLOBAL_ANNOUNCEMENTS', 'Manage announcements', 'Make, change and delete posts for everybody.'],
  ['CREATE_GLOBAL_ANNOUNCEMENTS', 'Create announcements', 'Make new posts for everybody.'],
  ['MANAGE_TESTS', 'Manage tests', 'Make, change and delete tests of metadata.'],
  ['VIEW_TESTS', 'See tests', 'See tests of metadata.'],
  ['MANAGE_FEATURES', 'Manage features', 'Turn features of the catalog on and off.'],
  ['VIEW_ANALYTICS', 'See analytics', 'See how the catalog is used.'],
  ['GET_ANALYTICS_PRIVILEGE', 'Read analytics', 'Read the numbers behind analytics.'],
  ['GET_PLATFORM_EVENTS', 'Read events', 'Read the stream of changes.'],
  [
    'MANAGE_SYSTEM_OPERATIONS',
    'Operate the system',
    'Use everything that keeps the catalog running, and its settings.',
  ],
  ['RESTORE_INDICES_PRIVILEGE', 'Restore indices', 'Have edges and search fields made anew.'],
  [
    'TRUNCATE_TIMESERIES_INDEX_PRIVILEGE',
    'Truncate timeseries',
    'Delete old points of all entities of a type.',
  ],
  ['GET_TIMESERIES_INDEX_SIZES_PRIVILEGE', 'Read sizes of timeseries', 'Read how many points are kept.'],
  ['GET_ES_TASK_STATUS_PRIVILEGE', 'Read tasks', 'Read the state of tasks in the background.'],
  ['ES_EXPLAIN_QUERY_PRIVILEGE', 'Explain searches', 'Read how a search is answered.'],
  ['SET_WRITEABLE_PRIVILEGE', 'Stop writes', 'Make the catalog refuse writes for a while.'],
  ['APPLY_RETENTION_PRIVILEGE', 'Apply retention', 'Have old versions deleted.'],
];

const METADATA: readonly Entry[] = [
  [
    'VIEW_ENTITY_PAGE',
    'View',
    'See the entity and all that is said of it; what edits or deletes it includes this.',
  ],
  ['VIEW_ENTITY', 'View (another name)', 'The same as VIEW_ENTITY_PAGE.'],
  ['EXISTS_ENTITY', 'See whether it exists', 'Ask whether there is such an entity.'],
  ['CREATE_ENTITY', 'Create', 'Write to entities that do not exist yet.'],
  [
    'EDIT_ENTITY',
    'Edit everything',
    'Write whatever is said of the entity, but for what decides over access.',
  ],
  ['DELETE_ENTITY', 'Delete', 'Delete the entity for good.'],
  ['EDIT_ENTITY_TAGS', 'Edit tags', "Put on and take off the entity's tags."],
  ['EDIT_ENTITY_GLOSSARY_TERMS', 'Edit glossary terms', 'Attach and detach glossary terms.'],
  ['EDIT_ENTITY_OWNERS', 'Edit owners', 'Say who owns the entity.'],
  ['EDIT_ENTITY_DOCS', 'Edit documentation', 'Write the description.'],
  ['EDIT_ENTITY_DOC_LINKS', 'Edit links', 'Add and remove links.'],
  ['EDIT_ENTITY_STATUS', 'Edit status', 'Delete the entity softly, and bring it back.'],
  ['EDIT_DOMAINS_PRIVILEGE', 'Edit domains', 'Say to which domains the entity belongs.'],
  ['EDIT_ENTITY_DATA_PRODUCTS', 'Edit data products', 'Say to which data products the entity belongs.'],
  ['EDIT_DEPRECATION_PRIVILEGE', 'Edit deprecation', 'Say that the entity is deprecated, or is not.'],
  ['EDIT_ENTITY_PROPERTIES', 'Edit properties', 'Write structured properties.'],
  ['EDIT_ENTITY_INCIDENTS', 'Edit incidents', 'Raise and resolve incidents.'],
  ['EDIT_ENTITY_ASSERTIONS', 'Edit assertions', 'Make and remove assertions, and report their results.'],
  ['EDIT_ENTITY_OPERATIONS', 'Edit operations', 'Report operations.'],
  ['EDIT_ENTITY_QUERIES', 'Edit queries', 'Write queries about the entity.'],
  ['EDIT_ENTITY_DATA_CONTRACT', 'Edit data contracts', 'Write data contracts.'],
  ['EDIT_ENTITY_EMBED', 'Edit embedded content', 'Say what is shown embedded.'],
  ['EDIT_LINEAGE', 'Edit lineage', 'Say what the entity is made of.'],
  ['EDIT_DATASET_COL_TAGS', 'Edit tags of columns', 'Put on and take off tags of columns.'],
  [
    'EDIT_DATASET_COL_GLOSSARY_TERMS',
    'Edit terms of columns',
    'Attach and detach glossary terms of columns.',
  ],
  ['EDIT_DATASET_COL_DESCRIPTION', 'Edit descriptions of columns', 'Write what columns mean.'],
  [
    'EDIT_DATASET_COL_BUSINESS_ATTRIBUTE_PRIVILEGE',
    'Edit business attributes of columns',
    'Attach business attributes to columns.',
  ],
  ['CREATE_ENTITY_ER_MODEL_RELATIONSHIP', 'Create relationships of tables', 'Say how tables are joined.'],
  ['VIEW_DATASET_USAGE', 'View usage', 'See who uses a dataset, and how often.'],
  ['VIEW_DATASET_PROFILE', 'View profiles', 'See statistics of what a dataset holds.'],
  ['VIEW_DATASET_OPERATIONS', 'View operations', 'See when a dataset was changed.'],
  ['EDIT_TAG_COLOR', 'Edit color', "Choose a tag's color."],
  ['EDIT_GROUP_MEMBERS', 'Edit members', 'Say who is in a group, unless that makes administrators.'],
  ['EDIT_USER_PROFILE', 'Edit profile', 'Write what a user says of themselves.'],
  ['EDIT_CONTACT_INFO', 'Edit contacts', 'Write how to reach a user or a group.'],
  [
    'MANAGE_GLOSSARY_CHILDREN',
    'Manage what is directly below',
    'Make, change and delete what is directly in a term group.',
  ],
  [
    'MANAGE_ALL_GLOSSARY_CHILDREN',
    'Manage all that is below',
    'Make, change and delete what is anywhere in a term group.',
  ],
  ['MANAGE_DATA_PRODUCTS', 'Manage data products', 'Make, change and delete the data products of a domain.'],
  ['DATA_READ_ONLY', 'Read data', 'Kept for systems that give out data by it.'],
  ['DATA_READ_WRITE', 'Read and write data', 'Kept for systems that give out data by it.'],
  ['DATA_MANAGE_TABLES', 'Manage tables', 'Kept for systems that give out data by it.'],
  ['DATA_MANAGE_VIEWS', 'Manage views of tables', 'Kept for systems that give out data by it.'],
  ['DATA_MANAGE_NAMESPACES', 'Manage namespaces', 'Kept for systems that give out data by it.'],
  ['DATA_LIST_ENTITIES', 'List data', 'Kept for systems that give out data by it.'],
  ['GET_TIMELINE_PRIVILEGE', 'Read the timeline', 'Goes with viewing.'],
  ['GET_ENTITY_PRIVILEGE', 'Read the entity', 'Goes with viewing.'],
  ['GET_TIMESERIES_ASPECT_PRIVILEGE', 'Read points', 'Goes with viewing.'],
  ['GET_COUNTS_PRIVILEGE', 'Read counts', 'Goes with viewing.'],
  ['SEARCH_PRIVILEGE', 'Search', 'Goes with viewing.'],
  ['PRODUCE_PLATFORM_EVENT_PRIVILEGE', 'Produce events', 'Kept for clients that ask for it.'],
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
export const SIGHT_PRIVILEGES: ReadonlySet<Privilege> = new Set(
  [...METADATA_NAMES].filter((name) => /^(VIEW_ENTITY|EDIT_|DELETE_|MANAGE_|CREATE_ENTITY_ER_)/.test(name)),
);

function toInfo([name, displayName, description]: Entry): PrivilegeInfo {
  return { name, displayName, description };
}
