/** The policies of a new catalog. Their URNs are fixed, because administrators and clients address them. */
import { ADMIN_ROLE, EDITOR_ROLE, READER_ROLE, ROOT_USER } from '../../authentication/names.js';
import { EDITOR_ENTITY_TYPES, EDITOR_METADATA, EDITOR_PLATFORM, OWNING } from './default-privileges.js';
import { VIEWING, VIEWING_ENTITIES, VIEWING_POINTS } from './default-privileges.js';
import { METADATA_NAMES, PLATFORM_NAMES } from './privileges.js';
import type { Policy, PolicyActors } from './types.js';

export interface DefaultPolicy extends Policy {
  /** The policy had this URN in earlier versions. A policy that was changed keeps its changes under the new URN. */
  readonly formerUrn?: string;
  /** Earlier versions granted these privileges by the policy with this URN. If that was changed or deleted, this one begins inactive. */
  readonly splitFrom?: string;
}

const NOBODY: PolicyActors = {
  users: [],
  groups: [],
  roles: [],
  allUsers: false,
  allGroups: false,
  resourceOwners: false,
  resourceOwnersTypes: [],
};
const EVERYBODY: PolicyActors = { ...NOBODY, allUsers: true };
const FIRST_USER: PolicyActors = { ...NOBODY, users: [ROOT_USER] };
const DOMAINS: Policy['resources'] = {
  criteria: [{ field: 'TYPE', values: ['domain'], condition: 'EQUALS' }],
};
const VIEW_ALL = urnOf('view-entity-page-all');

export const DEFAULT_POLICIES: readonly DefaultPolicy[] = [
  platform('0', FIRST_USER, {
    name: 'First user: platform',
    description: 'What the first user may do with the platform.',
    privileges: [...PLATFORM_NAMES],
  }),
  metadata('1', FIRST_USER, {
    name: 'First user: metadata',
    description: 'What the first user may do with all metadata.',
    privileges: [...METADATA_NAMES],
  }),
  {
    ...platform('7', EVERYBODY, {
      name: 'All users: own tokens',
      description: 'Every signed-in user may create their own access tokens and see analytics.',
      privileges: ['VIEW_ANALYTICS', 'GENERATE_PERSONAL_ACCESS_TOKENS'],
      editable: true,
    }),
    formerUrn: urnOf('all-users-platform-policy'),
  },
  metadata('view-entity-page-all', EVERYBODY, {
    name: 'Everybody: view',
    description:
      'Every signed-in user may view everything. Deactivate this policy to let other policies decide who may view what.',
    privileges: VIEWING_ENTITIES,
    editable: true,
  }),
  {
    ...metadata('view-dataset-sensitive', EVERYBODY, {
      name: 'Everybody: usage, profiles and operations',
      description:
        'Every signed-in user may see how datasets are used and changed, and profiles of their data.',
      privileges: VIEWING_POINTS,
      editable: true,
    }),
    splitFrom: VIEW_ALL,
  },
  platform('admin-platform-policy', ofRole(ADMIN_ROLE), {
    name: 'Admins: platform',
    description: 'What admins may do with the platform.',
    privileges: [...PLATFORM_NAMES],
  }),
  metadata('admin-metadata-policy', ofRole(ADMIN_ROLE), {
    name: 'Admins: metadata',
    description: 'What admins may do with all metadata.',
    privileges: [...METADATA_NAMES],
  }),
  platform('editor-platform-policy', ofRole(EDITOR_ROLE), {
    name: 'Editors: platform',
    description: 'What editors may do with the platform.',
    privileges: EDITOR_PLATFORM,
  }),
  metadata('editor-metadata-policy', ofRole(EDITOR_ROLE), {
    name: 'Editors: metadata',
    description: 'What editors may do with all metadata.',
    privileges: EDITOR_METADATA,
  }),
  metadata('editor-metadata-policy-entities', ofRole(EDITOR_ROLE), {
    name: 'Editors: entities',
    description: 'The types of entities of which editors may edit everything.',
    privileges: ['EDIT_ENTITY'],
    resources: { criteria: [{ field: 'TYPE', values: EDITOR_ENTITY_TYPES, condition: 'EQUALS' }] },
    editable: true,
  }),
  platform('reader-platform-policy', ofRole(READER_ROLE), {
    name: 'Readers: platform',
    description: 'What readers may do with the platform.',
    privileges: [],
  }),
  metadata('reader-metadata-policy', ofRole(READER_ROLE), {
    name: 'Readers: metadata',
    description: 'What readers may do with all metadata.',
    privileges: VIEWING,
  }),
  metadata(
    'asset-owners-metadata-policy',
    { ...NOBODY, resourceOwners: true },
    {
      name: 'Owners: edit',
      description: 'Owners, and members of owning groups, may edit the entities that they own.',
      privileges: OWNING,
      editable: true,
    },
  ),
  ...(
    [
      ['root', 'First user', FIRST_USER],
      ['admin', 'Admins', ofRole(ADMIN_ROLE)],
      ['editor', 'Editors', ofRole(EDITOR_ROLE)],
    ] as const
  ).map(([id, whom, actors]) =>
    metadata(`${id}-domain-manage-data-products-policy`, actors, {
      name: `${whom}: data products`,
      description: 'May create, change and delete the data products of every domain.',
      privileges: ['MANAGE_DATA_PRODUCTS'],
      resources: DOMAINS,
    }),
  ),
];

type Parts = Pick<Policy, 'name' | 'description' | 'privileges' | 'resources'> & {
  /** Default: false. */
  readonly editable?: true;
};

function platform(id: string, actors: PolicyActors, parts: Parts): DefaultPolicy {
  return { urn: urnOf(id), type: 'PLATFORM', state: 'ACTIVE', actors, editable: false, ...parts };
}

function metadata(id: string, actors: PolicyActors, parts: Parts): DefaultPolicy {
  const resources = { criteria: [] };
  return { urn: urnOf(id), type: 'METADATA', state: 'ACTIVE', actors, resources, editable: false, ...parts };
}

function ofRole(role: string): PolicyActors {
  return { ...NOBODY, roles: [role] };
}

function urnOf(id: string): string {
  return `urn:li:dataHubPolicy:${id}`;
}
