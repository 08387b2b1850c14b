/** The privileges of the default policies. */
import { METADATA_NAMES } from './privileges.js';
import type { Privilege } from './types.js';

export const VIEWING_ENTITIES: readonly Privilege[] = [
  'VIEW_ENTITY_PAGE',
  'SEARCH_PRIVILEGE',
  'GET_COUNTS_PRIVILEGE',
  'GET_TIMESERIES_ASPECT_PRIVILEGE',
  'GET_ENTITY_PRIVILEGE',
  'GET_TIMELINE_PRIVILEGE',
  'ES_EXPLAIN_QUERY_PRIVILEGE',
];

export const VIEWING_POINTS: readonly Privilege[] = [
  'VIEW_DATASET_USAGE',
  'VIEW_DATASET_PROFILE',
  'VIEW_DATASET_OPERATIONS',
];

export const VIEWING: readonly Privilege[] = [...VIEWING_ENTITIES, ...VIEWING_POINTS];

/** Excludes privileges on access, on ingestion and on operating the catalog. */
export const EDITOR_PLATFORM: readonly Privilege[] = [
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

export const EDITOR_METADATA: readonly Privilege[] = [
  ...VIEWING,
  ...EDITS.filter((name) => !NOT_FOR_EDITORS.has(name)),
];

/** Everything that describes data, but neither people nor what operates the catalog. */
export const EDITOR_ENTITY_TYPES: readonly string[] = [
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
export const OWNING: readonly Privilege[] = [...VIEWING, ...EDITS, 'MANAGE_DATA_PRODUCTS'];
