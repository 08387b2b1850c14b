/** Lists the privileges that policies can grant, for pages that edit policies. */
import { isGrantedOf } from '../../../auth/authorization/policies/privilege-types.js';
import {
  METADATA_PRIVILEGES,
  PLATFORM_PRIVILEGES,
  type PrivilegeInfo,
} from '../../../auth/authorization/policies/privileges.js';
import type { GraphqlContext } from '../context.js';
import type { EntityType, PoliciesConfig, Privilege, ResourcePrivileges } from '../generated/schema-types.js';

/** Resource type that stands for all entity types. */
const ANY = 'all';
/** Category of the types that the catalog uses for itself. */
const INTERNAL = 'internal';

export function policiesConfig({ services, typeNames }: GraphqlContext): PoliciesConfig {
  const types = [...services.model.entities.values()].filter(({ category }) => category !== INTERNAL);
  const ofTypes = types.map(({ name }): ResourcePrivileges => {
    const enumName = typeNames.toEnum(name);
    return {
      resourceType: name,
      resourceTypeDisplayName: wordsOf(name),
      entityType: enumName as EntityType,
      privileges: METADATA_PRIVILEGES.filter((info) => isGrantedOf(info.name, name)).map(present),
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

/** Turns `dataJob` into `Data Job`. */
function wordsOf(entityType: string): string {
  const words = entityType.replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
