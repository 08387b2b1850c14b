/** Made from the GraphQL document beside it by `npm run generate`; not to be edited. */
import type { Operation } from '../api/operation.js';
import type { EntityNameFragment } from '../api/fragments.graphql.js';
export type MeQuery = {
  readonly globalViewsSettings: { readonly defaultView: string | null } | null;
  readonly appConfig: {
    readonly neo4jBrowserUrl: string | null;
    readonly analyticsConfig: { readonly enabled: boolean };
  } | null;
  readonly me: {
    readonly corpUser: {
      readonly settings: {
        readonly views: { readonly defaultView: { readonly urn: string } | null } | null;
      } | null;
    } & EntityNameFragment;
    readonly platformPrivileges: {
      readonly viewAnalytics: boolean;
      readonly managePolicies: boolean;
      readonly manageIdentities: boolean;
      readonly generatePersonalAccessTokens: boolean;
      readonly createDomains: boolean;
      readonly manageDomains: boolean;
      readonly manageIngestion: boolean;
      readonly manageSecrets: boolean;
      readonly manageTokens: boolean;
      readonly manageGlossaries: boolean;
      readonly manageDocuments: boolean;
      readonly manageUserCredentials: boolean;
      readonly createTags: boolean;
      readonly manageTags: boolean;
      readonly manageGlobalViews: boolean;
      readonly manageOwnershipTypes: boolean;
      readonly manageGlobalAnnouncements: boolean;
      readonly manageStructuredProperties: boolean;
      readonly manageServiceAccounts: boolean;
    };
  } | null;
};

export const Me: Operation<MeQuery, { [key: string]: never }> =
  'query Me {\n  globalViewsSettings {\n    defaultView\n  }\n  appConfig {\n    neo4jBrowserUrl\n    analyticsConfig {\n      enabled\n    }\n  }\n  me {\n    corpUser {\n      ...EntityName\n      settings {\n        views {\n          defaultView {\n            urn\n          }\n        }\n      }\n    }\n    platformPrivileges {\n      viewAnalytics\n      managePolicies\n      manageIdentities\n      generatePersonalAccessTokens\n      createDomains\n      manageDomains\n      manageIngestion\n      manageSecrets\n      manageTokens\n      manageGlossaries\n      manageDocuments\n      manageUserCredentials\n      createTags\n      manageTags\n      manageGlobalViews\n      manageOwnershipTypes\n      manageGlobalAnnouncements\n      manageStructuredProperties\n      manageServiceAccounts\n    }\n  }\n}\nfragment EntityName on Entity {\n  urn\n  overview {\n    name\n  }\n}';
