/** The entity types to which a privilege applies. */
import type { Privilege } from './types.js';

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
