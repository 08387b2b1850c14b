/** The policies of a new catalog. */
import { ADMIN_ROLE, EDITOR_ROLE, READER_ROLE } from '../../authentication/names.js';
import { METADATA_NAMES, PLATFORM_NAMES } from './privileges.js';
import type { Policy, PolicyActors, PolicyKind, Privilege } from './types.js';

const NOBODY: PolicyActors = {
  users: [],
  groups: [],
  roles: [],
  allUsers: false,
  allGroups: false,
  resourceOwners: false,
  resourceOwnersTypes: [],
};

const VIEWING: readonly Privilege[] = [
  'VIEW_ENTITY_PAGE',
  'EXISTS_ENTITY',
  'VIEW_DATASET_USAGE',
  'VIEW_DATASET_PROFILE',
  'VIEW_DATASET_OPERATIONS',
  'GET_TIMELINE_PRIVILEGE',
  'GET_ENTITY_PRIVILEGE',
  'GET_TIMESERIES_ASPECT_PRIVILEGE',
  'GET_COUNTS_PRIVILEGE',
  'SEARCH_PRIVILEGE',
];

/** Excludes privileges on access and on operating the catalog. */
const EDITOR_PLATFORM: readonly Privilege[] = [
  'GENERATE_PERSONAL_ACCESS_TOKENS',
  'MANAGE_INGESTION',
  'MANAGE_DOMAINS',
  'CREATE_DOMAINS',
  'MANAGE_GLOSSARIES',
  'MANAGE_TAGS',
  'CREATE_TAGS',
  'VIEW_MANAGE_TAGS',
  'MANAGE_STRUCTURED_PROPERTIES',
  'VIEW_STRUCTURED_PROPERTIES_PAGE',
  'MANAGE_GLOBAL_OWNERSHIP_TYPES',
  'MANAGE_DOCUMENTATION_FORMS',
  'MANAGE_BUSINESS_ATTRIBUTE',
  'CREATE_BUSINESS_ATTRIBUTE',
  'MANAGE_GLOBAL_VIEWS',
  'MANAGE_GLOBAL_ANNOUNCEMENTS',
  'CREATE_GLOBAL_ANNOUNCEMENTS',
  'MANAGE_TESTS',
  'VIEW_TESTS',
  'VIEW_ANALYTICS',
];

/** Excludes privileges that are reserved for other systems: only administrators get them. */
const EDITING: readonly Privilege[] = [...METADATA_NAMES].filter((name) => !name.startsWith('DATA_'));

const OWNING: readonly Privilege[] = EDITING.filter(
  (name) =>
    name !== 'DELETE_ENTITY' && name !== 'CREATE_ENTITY' && name !== 'PRODUCE_PLATFORM_EVENT_PRIVILEGE',
);

export const DEFAULT_POLICIES: readonly Policy[] = [
  ofRole('admin', ADMIN_ROLE, { type: 'PLATFORM', privileges: [...PLATFORM_NAMES] }),
  ofRole('admin', ADMIN_ROLE, { type: 'METADATA', privileges: [...METADATA_NAMES] }),
  ofRole('editor', EDITOR_ROLE, { type: 'PLATFORM', privileges: EDITOR_PLATFORM }),
  ofRole('editor', EDITOR_ROLE, { type: 'METADATA', privileges: EDITING }),
  ofRole('reader', READER_ROLE, {
    type: 'PLATFORM',
    privileges: ['GENERATE_PERSONAL_ACCESS_TOKENS', 'VIEW_ANALYTICS'],
  }),
  ofRole('reader', READER_ROLE, { type: 'METADATA', privileges: VIEWING }),
  {
    ...open('all-users-platform-policy', 'PLATFORM', ['GENERATE_PERSONAL_ACCESS_TOKENS', 'VIEW_ANALYTICS']),
    name: 'All users: own tokens',
    description: 'Every signed-in user may create their own access tokens.',
    actors: { ...NOBODY, allUsers: true },
  },
  {
    ...open('view-entity-page-all', 'METADATA', VIEWING),
    name: 'Everybody: view',
    description:
      'Every signed-in user may view everything. Deactivate this policy to let other policies decide who may view what.',
    actors: { ...NOBODY, allUsers: true },
  },
  {
    ...open('asset-owners-metadata-policy', 'METADATA', OWNING),
    name: 'Owners: edit',
    description: 'Owners, and members of owning groups, may edit the entities that they own.',
    actors: { ...NOBODY, resourceOwners: true },
  },
];

type Common = Omit<Policy, 'name' | 'description' | 'actors'>;

function common(id: string, type: PolicyKind, privileges: readonly Privilege[]): Omit<Common, 'editable'> {
  return {
    urn: `urn:li:dataHubPolicy:${id}`,
    type,
    state: 'ACTIVE',
    privileges,
    ...(type === 'METADATA' && { resources: { criteria: [] } }),
  };
}

function open(id: string, type: PolicyKind, privileges: readonly Privilege[]): Common {
  return { ...common(id, type, privileges), editable: true };
}

function ofRole(
  id: 'admin' | 'editor' | 'reader',
  role: string,
  { type, privileges }: Pick<Policy, 'type' | 'privileges'>,
): Policy {
  const whom = `${id.charAt(0).toUpperCase()}${id.slice(1)}s`;
  const what = type === 'PLATFORM' ? 'platform' : 'metadata';
  return {
    ...common(`${id}-${what}-policy`, type, privileges),
    name: `${whom}: ${what}`,
    description: `What ${whom.toLowerCase()} may do with ${type === 'PLATFORM' ? 'the platform' : 'all metadata'}.`,
    actors: { ...NOBODY, roles: [role] },
    editable: false,
  };
}
