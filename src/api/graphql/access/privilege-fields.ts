/** Fields for the actor's platform privileges and for the privileges that policies can grant. */
import type { Privilege } from '../../../auth/authorization/policies/types.js';
import { newId } from '../../../core/ids.js';
import type { GraphqlContext } from '../context.js';
import type { PlatformPrivileges } from '../generated/schema-types.js';
import { EntityPrivileges } from './entity-privileges.js';
import { policiesConfig } from './policies-config.js';

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

export const privilegeTypes = {
  AuthenticatedUser: {
    platformPrivileges: async (_: unknown, __: unknown, { services, actor }: GraphqlContext) => {
      const granted = await services.access.decisions.platformPrivileges(actor);
      const held = Object.entries(PLATFORM).map(([field, anyOf]) => [
        field,
        anyOf.some((name) => granted.has(name)),
      ]);
      return Object.fromEntries(held) as PlatformPrivileges;
    },
  },
  PlatformPrivileges: {
    manageApplications: async (_: unknown, __: unknown, { services, actor }: GraphqlContext) => {
      // No policy names a random URN, so the type of the entity decides.
      const urn = `urn:li:application:${newId()}`;
      const permissions = ['EDIT_ENTITY', 'DELETE_ENTITY'].map((name) => ({ urn, anyOf: [name] }));
      return (await services.access.decisions.allows(actor, permissions)).every(Boolean);
    },
  },
  AppConfig: {
    policiesConfig: (_: unknown, __: unknown, context: GraphqlContext) => policiesConfig(context),
  },
  EntityPrivileges,
} as const;
