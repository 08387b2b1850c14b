/** Of which entity types a privilege says something. */
import type { Privilege } from './types.js';

/** Privileges that are granted of these types only; all others are for any type. */
const GRANTED_OF: ReadonlyMap<Privilege, readonly string[]> = new Map([
  ['EDIT_DATASET_COL_TAGS', ['dataset']],
  ['EDIT_DATASET_COL_GLOSSARY_TERMS', ['dataset']],
  ['EDIT_DATASET_COL_DESCRIPTION', ['dataset']],
  ['EDIT_DATASET_COL_BUSINESS_ATTRIBUTE_PRIVILEGE', ['dataset']],
  ['CREATE_ENTITY_ER_MODEL_RELATIONSHIP', ['dataset']],
  ['EDIT_ENTITY_QUERIES', ['dataset']],
  ['EDIT_ENTITY_DATA_CONTRACT', ['dataset']],
  ['VIEW_DATASET_USAGE', ['dataset']],
  ['VIEW_DATASET_PROFILE', ['dataset']],
  ['VIEW_DATASET_OPERATIONS', ['dataset']],
  ['EDIT_TAG_COLOR', ['tag']],
  ['EDIT_GROUP_MEMBERS', ['corpGroup']],
  ['EDIT_USER_PROFILE', ['corpuser']],
  ['EDIT_CONTACT_INFO', ['corpuser', 'corpGroup']],
  ['MANAGE_GLOSSARY_CHILDREN', ['glossaryNode']],
  ['MANAGE_ALL_GLOSSARY_CHILDREN', ['glossaryNode']],
  ['MANAGE_DATA_PRODUCTS', ['domain']],
]);

/** Types of what some of them let write, beside those that they are granted of. */
const WRITTEN_BY: ReadonlyMap<Privilege, readonly string[]> = new Map([
  ['CREATE_ENTITY_ER_MODEL_RELATIONSHIP', ['erModelRelationship']],
  // Memberships stand with those who are in a group.
  ['EDIT_GROUP_MEMBERS', ['corpuser']],
  ['EDIT_ENTITY_QUERIES', ['query']],
  ['EDIT_ENTITY_DATA_CONTRACT', ['dataContract']],
  ['MANAGE_GLOSSARY_CHILDREN', ['glossaryTerm']],
  ['MANAGE_ALL_GLOSSARY_CHILDREN', ['glossaryTerm']],
  ['MANAGE_DATA_PRODUCTS', ['dataProduct']],
]);

/** Can the privilege be granted of entities of a type? */
export function isGrantedOf(privilege: Privilege, entityType: string): boolean {
  return GRANTED_OF.get(privilege)?.includes(entityType) ?? true;
}

/** @returns the entity types to which privileges may let their holder write, sorted; undefined: any */
export function typesOf(privileges: readonly Privilege[]): readonly string[] | undefined {
  const types = new Set<string>();
  for (const privilege of privileges) {
    const granted = GRANTED_OF.get(privilege);
    if (granted === undefined) return undefined;
    for (const type of [...granted, ...(WRITTEN_BY.get(privilege) ?? [])]) types.add(type);
  }
  return [...types].sort();
}
