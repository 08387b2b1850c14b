/** What policies can grant, for pages on which policies are written. */
import {
  METADATA_PRIVILEGES,
  PLATFORM_PRIVILEGES,
  type PrivilegeInfo,
} from '../../access/policies/privileges.js';
import type { GraphqlContext } from '../context.js';
import type { EntityType, PoliciesConfig, Privilege, ResourcePrivileges } from '../generated/schema-types.js';

/** Stands for entities of any type. */
const ANY = 'all';
/** Types of the catalog's own keeping. */
const INTERNAL = 'internal';

/** Privileges with entities of these types only; all others are for any type. */
const ONLY_FOR: Readonly<Record<string, readonly string[]>> = {
  EDIT_DATASET_COL_TAGS: ['dataset'],
  EDIT_DATASET_COL_GLOSSARY_TERMS: ['dataset'],
  EDIT_DATASET_COL_DESCRIPTION: ['dataset'],
  EDIT_DATASET_COL_BUSINESS_ATTRIBUTE_PRIVILEGE: ['dataset'],
  CREATE_ENTITY_ER_MODEL_RELATIONSHIP: ['dataset'],
  EDIT_ENTITY_QUERIES: ['dataset'],
  EDIT_ENTITY_DATA_CONTRACT: ['dataset'],
  VIEW_DATASET_USAGE: ['dataset'],
  VIEW_DATASET_PROFILE: ['dataset'],
  VIEW_DATASET_OPERATIONS: ['dataset'],
  EDIT_TAG_COLOR: ['tag'],
  EDIT_GROUP_MEMBERS: ['corpGroup'],
  EDIT_USER_PROFILE: ['corpuser'],
  EDIT_CONTACT_INFO: ['corpuser', 'corpGroup'],
  MANAGE_GLOSSARY_CHILDREN: ['glossaryNode'],
  MANAGE_ALL_GLOSSARY_CHILDREN: ['glossaryNode'],
  MANAGE_DATA_PRODUCTS: ['domain'],
};

export function policiesConfig({ services, typeNames }: GraphqlContext): PoliciesConfig {
  const types = [...services.model.entities.values()].filter(({ category }) => category !== INTERNAL);
  const ofTypes = types.map(({ name }): ResourcePrivileges => {
    const enumName = typeNames.toEnum(name);
    return {
      resourceType: name,
      resourceTypeDisplayName: wordsOf(name),
      entityType: enumName as EntityType,
      privileges: METADATA_PRIVILEGES.filter((info) => ONLY_FOR[info.name]?.includes(name) ?? true).map(
        present,
      ),
    };
  });
  const any = { resourceType: ANY, resourceTypeDisplayName: 'All types', entityType: null };
  return {
    enabled: true,
    platformPrivileges: PLATFORM_PRIVILEGES.map(present),
    resourcePrivileges: [{ ...any, privileges: METADATA_PRIVILEGES.map(present) }, ...ofTypes],
  };
}

function present({ name, displayName, description }: PrivilegeInfo): Privilege {
  return { type: name, displayName, description };
}

/** `dataJob` is `Data Job`. */
function wordsOf(entityType: string): string {
  const words = entityType.replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
