/** The policies of a new catalog. Their URNs are fixed, because administrators and clients address them. */
import { ADMIN_ROLE, EDITOR_ROLE, READER_ROLE, ROOT_USER } from '../../auth-deps.js';
import { NO_ACTORS } from './evaluate.js';
import { METADATA_NAMES, PLATFORM_NAMES } from './privileges.js';
import type { Policy, PolicyActors, Privilege } from './types.js';

const VIEWING_ENTITIES: readonly Privilege[] = [
  'VIEW_ENTITY_PAGE',
  'SEARCH_PRIVILEGE',
  'GET_COUNTS_PRIVILEGE',
  'GET_TIMESERIES_ASPECT_PRIVILEGE',
  'GET_ENTITY_PRIVILEGE',
  'GET_TIMELINE_PRIVILEGE',
  'ES_EXPLAIN_QUERY_PRIVILEGE',
];

const VIEWING_POINTS: readonly Privilege[] = [
  'VIEW_DATASET_USAGE',
  'VIEW_DATASET_PROFILE',
  'VIEW_DATASET_OPERATIONS',
];

const VIEWING: readonly Privilege[] = [...VIEWING_ENTITIES, ...VIEWING_POINTS];

/** Excludes privileges on access, on ingestion and on operating the catalog. */
const EDITOR_PLATFORM: readonly Privilege[] = [
  'GENERATE_PERSONAL_ACCESS_TOKENS',
  'MANAGE_DOMAINS',
  'CREATE_DOMAINS',
  'MANAGE_GLOBAL_ANNOUNCEMENTS',
  'CREATE_GLOBAL_ANNOUNCEMENTS',
  'MANAGE_GLOSSARIES',
  'MANAGE_TAGS',
  'CREATE_TAGS',
  'VIEW_MANAGE_TAGS',
  'MANAGE_BUSINESS_ATTRIBUTE',
  'CREATE_BUSINESS_ATTRIBUTE',
  'MANAGE_STRUCTURED_PROPERTIES',
  'VIEW_STRUCTURED_PROPERTIES_PAGE',
  'MANAGE_DOCUMENTATION_FORMS',
  'MANAGE_DOCUMENTS',
  'MANAGE_FEATURES',
];

const OTHER_EDITS: ReadonlySet<Privilege> = new Set([
  'CREATE_ENTITY_ER_MODEL_RELATIONSHIP',
  'MANAGE_ASSET_SUMMARY',
]);

const EDITS: readonly Privilege[] = [...METADATA_NAMES].filter(
  (name) => name.startsWith('EDIT_') || OTHER_EDITS.has(name),
);

/** `editor-metadata-policy-entities` grants `EDIT_ENTITY`, and only for some entity types. */
const NOT_FOR_EDITORS: ReadonlySet<Privilege> = new Set([
  'EDIT_ENTITY',
  'EDIT_ENTITY_OWNERS',
  'EDIT_GROUP_MEMBERS',
  'EDIT_USER_PROFILE',
]);

const EDITOR_METADATA: readonly Privilege[] = [
  ...VIEWING,
  ...EDITS.filter((name) => !NOT_FOR_EDITORS.has(name)),
];

/** Everything that describes data, but neither people nor what operates the catalog. */
const EDITOR_ENTITY_TYPES: readonly string[] = [
  'dataset',
  'schemaField',
  'chart',
  'dashboard',
  'dataFlow',
  'dataJob',
  'dataProcessInstance',
  'container',
  'mlModel',
  'mlModelGroup',
  'mlFeature',
  'mlFeatureTable',
  'mlPrimaryKey',
  'mlModelDeployment',
  'notebook',
  'query',
  'assertion',
  'incident',
  'dataContract',
  'tag',
  'glossaryTerm',
  'glossaryNode',
  'domain',
  'dataProduct',
  'application',
  'businessAttribute',
  'structuredProperty',
  'erModelRelationship',
  'versionSet',
  'dataPlatformInstance',
  'document',
];

/** Owners edit what they own, but do not delete it. */
const OWNING: readonly Privilege[] = [...VIEWING, ...EDITS, 'MANAGE_DATA_PRODUCTS'];

export interface DefaultPolicy extends Policy {
  /** The policy had this URN in earlier versions. A policy that was changed keeps its changes under the new URN. */
  readonly formerUrn?: string;
  /** Earlier versions granted these privileges by the policy with this URN. If that was changed or deleted, this one begins inactive. */
  readonly splitFrom?: string;
}

const ALL_USERS: PolicyActors = { ...NO_ACTORS, allUsers: true };
const FIRST_USER: PolicyActors = { ...NO_ACTORS, users: [ROOT_USER] };
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
    ...platform('7', ALL_USERS, {
      name: 'All users: own tokens',
      description: 'Every signed-in user may create their own access tokens and see analytics.',
      privileges: ['VIEW_ANALYTICS', 'GENERATE_PERSONAL_ACCESS_TOKENS'],
      editable: true,
    }),
    formerUrn: urnOf('all-users-platform-policy'),
  },
  metadata('view-entity-page-all', ALL_USERS, {
    name: 'Everybody: view',
    description:
      'Every signed-in user may view everything. Deactivate this policy to let other policies decide who may view what.',
    privileges: VIEWING_ENTITIES,
    editable: true,
  }),
  {
    ...metadata('view-dataset-sensitive', ALL_USERS, {
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
    { ...NO_ACTORS, resourceOwners: true },
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
  return { ...NO_ACTORS, roles: [role] };
}

function urnOf(id: string): string {
  return `urn:li:dataHubPolicy:${id}`;
}
