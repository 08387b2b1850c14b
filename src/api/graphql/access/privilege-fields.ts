/** Fields for the actor's platform privileges and for the privileges that policies can grant. */
import {
  isGrantedOf,
  METADATA_PRIVILEGES,
  PLATFORM_PRIVILEGES,
  type PrivilegeInfo,
} from '../../../auth/authorization/policies/privileges.js';
import type { Privilege } from '../../../auth/authorization/policies/types.js';
import { newId } from '../../../core/ids.js';
import type { GraphqlContext } from '../context.js';
import type {
  EntityType,
  PlatformPrivileges,
  PoliciesConfig,
  Privilege as ShownPrivilege,
  Resolvers,
  ResourcePrivileges,
} from '../generated/schema-types.js';
import { EntityPrivileges } from './entity-privileges.js';

export const privilegeTypes = {
  AuthenticatedUser: {
    platformPrivileges: async (_, __, { services, actor }) => {
      const granted = await services.access.decisions.platformPrivileges(actor);
      const held = Object.entries(PLATFORM).map(([field, anyOf]) => [
        field,
        anyOf.some((name) => granted.has(name)),
      ]);
      return Object.fromEntries(held) as PlatformPrivileges;
    },
  },
  PlatformPrivileges: {
    manageApplications: async (_, __, { services, actor }) => {
      // No policy names a random URN, so the type of the entity decides.
      const urn = `urn:li:application:${newId()}`;
      const permissions = ['EDIT_ENTITY', 'DELETE_ENTITY'].map((name) => ({ urn, anyOf: [name] }));
      return (await services.access.decisions.allows(actor, permissions)).every(Boolean);
    },
  },
  AppConfig: { policiesConfig },
  EntityPrivileges,
} satisfies Resolvers;

/** Resource type that stands for all entity types. */
const ANY = 'all';
/** Category of the types that the catalog uses for itself. */
const INTERNAL = 'internal';

/** Lists the privileges that policies can grant, for pages that edit policies. */
function policiesConfig(_: unknown, __: unknown, { services, typeNames }: GraphqlContext): PoliciesConfig {
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

function present({ name, displayName, description }: PrivilegeInfo): ShownPrivilege {
  return { type: name, displayName, description };
}

/** Turns `dataJob` into `Data Job`. */
function wordsOf(entityType: string): string {
  const words = entityType.replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

type PlatformField = Exclude<keyof PlatformPrivileges, 'manageApplications'>;

/** A field is true if the actor has any of its privileges. */
const PLATFORM: Readonly<Record<PlatformField, readonly Privilege[]>> = {
  viewAnalytics: ['VIEW_ANALYTICS'],
  managePolicies: ['MANAGE_POLICIES'],
  manageIdentities: ['MANAGE_USERS_AND_GROUPS'],
  generatePersonalAccessTokens: ['GENERATE_PERSONAL_ACCESS_TOKENS', 'MANAGE_ACCESS_TOKENS'],
  createDomains: ['CREATE_DOMAINS', 'MANAGE_DOMAINS'],
  createLogicalModels: ['CREATE_LOGICAL_MODELS'],
  manageDomains: ['MANAGE_DOMAINS'],
  manageIngestion: ['MANAGE_INGESTION'],
  manageSecrets: ['MANAGE_SECRETS'],
  manageTokens: ['MANAGE_ACCESS_TOKENS'],
  viewTests: ['VIEW_TESTS', 'MANAGE_TESTS'],
  manageTests: ['MANAGE_TESTS'],
  manageGlossaries: ['MANAGE_GLOSSARIES'],
  manageDocuments: ['MANAGE_DOCUMENTS'],
  manageUserCredentials: ['MANAGE_USER_CREDENTIALS'],
  createTags: ['CREATE_TAGS', 'MANAGE_TAGS'],
  manageTags: ['MANAGE_TAGS'],
  viewManageTags: ['VIEW_MANAGE_TAGS', 'MANAGE_TAGS'],
  manageGlobalViews: ['MANAGE_GLOBAL_VIEWS'],
  manageGlobalSettings: ['MANAGE_GLOBAL_SETTINGS'],
  manageOwnershipTypes: ['MANAGE_GLOBAL_OWNERSHIP_TYPES'],
  manageGlobalAnnouncements: ['MANAGE_GLOBAL_ANNOUNCEMENTS'],
  createBusinessAttributes: ['CREATE_BUSINESS_ATTRIBUTE', 'MANAGE_BUSINESS_ATTRIBUTE'],
  manageBusinessAttributes: ['MANAGE_BUSINESS_ATTRIBUTE'],
  manageStructuredProperties: ['MANAGE_STRUCTURED_PROPERTIES'],
  viewStructuredPropertiesPage: ['VIEW_STRUCTURED_PROPERTIES_PAGE', 'MANAGE_STRUCTURED_PROPERTIES'],
  manageFeatures: ['MANAGE_FEATURES'],
  manageHomePageTemplates: ['MANAGE_HOME_PAGE_TEMPLATES'],
  manageServiceAccounts: ['MANAGE_SERVICE_ACCOUNTS'],
};
