/** Made from the GraphQL document beside it by `npm run generate`; not to be edited. */
/* eslint-disable */
import type { Operation } from '../../../api/operation.js';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = {
  [K in keyof T]: T[K];
};
export type PolicyType =
  /** Privileges with entities. */
  | 'METADATA'
  /** Privileges on the catalog as a whole. */
  | 'PLATFORM';
export type PolicyState =
  /** Written, but not in force yet. */
  | 'DRAFT'
  /** In force. */
  | 'ACTIVE'
  /** Out of force. */
  | 'INACTIVE';
export type PolicyMatchCondition =
  | 'EQUALS'
  | 'STARTS_WITH'
  /** None of the values fits. */
  | 'NOT_EQUALS';
export type GetGrantedPrivilegesInput = {
  /** URN of a user. */
  readonly actorUrn: string;
  readonly resourceSpec?: ResourceSpec | null | undefined;
};
/** An entity, and its type as a check. */
export type ResourceSpec = { readonly resourceType: EntityType; readonly resourceUrn: string };
/** Kinds of entities. `OTHER` is what stands in a model that was extended, under a name that only its own catalog knows. */
export type EntityType =
  | 'ACCESS_TOKEN'
  | 'AGENT_SKILL'
  | 'AI_AGENT'
  | 'API'
  | 'APPLICATION'
  | 'ASSERTION'
  | 'BUSINESS_ATTRIBUTE'
  | 'CHART'
  | 'CONTAINER'
  | 'CORP_GROUP'
  | 'CORP_USER'
  | 'CUSTOM_OWNERSHIP_TYPE'
  | 'DASHBOARD'
  | 'DATAHUB_ACTION'
  | 'DATAHUB_CONNECTION'
  | 'DATAHUB_FILE'
  | 'DATAHUB_OPEN_API_SCHEMA'
  | 'DATAHUB_PAGE_MODULE'
  | 'DATAHUB_PAGE_TEMPLATE'
  | 'DATAHUB_PERSONA'
  | 'DATAHUB_PLATFORM_RESOURCE'
  | 'DATAHUB_POLICY'
  | 'DATAHUB_RETENTION'
  | 'DATAHUB_ROLE'
  | 'DATAHUB_SECRET'
  | 'DATAHUB_STEP_STATE'
  | 'DATAHUB_UPGRADE'
  | 'DATAHUB_VIEW'
  | 'DATASET'
  | 'DATA_CONTRACT'
  | 'DATA_FLOW'
  | 'DATA_JOB'
  | 'DATA_PLATFORM'
  | 'DATA_PLATFORM_INSTANCE'
  | 'DATA_PROCESS'
  | 'DATA_PROCESS_INSTANCE'
  | 'DATA_PRODUCT'
  | 'DATA_TYPE'
  | 'DOCUMENT'
  | 'DOMAIN'
  | 'ENTITY_TYPE'
  | 'ER_MODEL_RELATIONSHIP'
  | 'EXECUTION_REQUEST'
  | 'FORM'
  | 'GLOBAL_SETTINGS'
  | 'GLOSSARY_NODE'
  | 'GLOSSARY_TERM'
  | 'INCIDENT'
  | 'INGESTION_SOURCE'
  | 'INVITE_TOKEN'
  | 'LIFECYCLE_STAGE_TYPE'
  | 'METRIC'
  | 'MLFEATURE'
  | 'MLFEATURE_TABLE'
  | 'MLMODEL'
  | 'MLMODEL_DEPLOYMENT'
  | 'MLMODEL_GROUP'
  | 'MLPRIMARY_KEY'
  | 'NOTEBOOK'
  | 'POST'
  | 'QUERY'
  | 'REPOSITORY'
  | 'ROLE'
  | 'SCHEMA_FIELD'
  | 'SEARCH_TEMPLATE'
  | 'SEMANTIC_MODEL'
  | 'SERVICE'
  | 'STRUCTURED_PROPERTY'
  | 'TAG'
  | 'TELEMETRY'
  | 'TEST'
  | 'VERSION_SET'
  | 'OTHER';
export type SettingsPoliciesQueryVariables = Exact<{ start: number; query: string }>;
export type SettingsPoliciesQuery = {
  readonly listPolicies: {
    readonly total: number;
    readonly policies: ReadonlyArray<PolicyRowFragment>;
  } | null;
  readonly appConfig: {
    readonly policiesConfig: {
      readonly platformPrivileges: ReadonlyArray<{
        readonly type: string;
        readonly displayName: string | null;
      }>;
      readonly resourcePrivileges: ReadonlyArray<{
        readonly privileges: ReadonlyArray<{ readonly type: string; readonly displayName: string | null }>;
      }>;
    };
  } | null;
};
export type PolicyRowFragment = {
  readonly urn: string;
  readonly type: PolicyType;
  readonly name: string;
  readonly state: PolicyState;
  readonly description: string | null;
  readonly privileges: ReadonlyArray<string>;
  readonly editable: boolean;
  readonly resources: {
    readonly type: string | null;
    readonly resources: ReadonlyArray<string> | null;
    readonly allResources: boolean | null;
    readonly filter: {
      readonly criteria: ReadonlyArray<{
        readonly field: string;
        readonly condition: PolicyMatchCondition;
        readonly values: ReadonlyArray<{
          readonly value: string;
          readonly entity: { readonly urn: string; readonly overview: { readonly name: string } } | null;
        }>;
      }> | null;
    } | null;
  } | null;
  readonly actors: {
    readonly allUsers: boolean;
    readonly allGroups: boolean;
    readonly resourceOwners: boolean;
    readonly resolvedUsers: ReadonlyArray<EntityLink_Kaw48MhFRftqRLcrLdHyLoKapVkFwGp03Z2uThK9o_Fragment> | null;
    readonly resolvedGroups: ReadonlyArray<EntityLink_Kaw48MhFRftqRLcrLdHyLoKapVkFwGp03Z2uThK9o_Fragment> | null;
    readonly resolvedRoles: ReadonlyArray<{ readonly urn: string; readonly name: string }> | null;
  };
};
export type DeletePolicyMutationVariables = Exact<{ urn: string }>;
export type DeletePolicyMutation = { readonly deletePolicy: string | null };
export type GrantedPrivilegesQueryVariables = Exact<{ input: GetGrantedPrivilegesInput }>;
export type GrantedPrivilegesQuery = {
  readonly getGrantedPrivileges: { readonly privileges: ReadonlyArray<string> } | null;
};
type EntityLink_1Jvct9GyWvCIiRvJLbItbDkNIzuyejc25OtkxMeFe_Fragment = {
  readonly urn: string;
  readonly overview: {
    readonly name: string;
    readonly subTypes: ReadonlyArray<string>;
    readonly platform: {
      readonly urn: string;
      readonly name: string;
      readonly properties: { readonly displayName: string | null } | null;
    } | null;
  };
};
type EntityLink_VprAjN882VjnKieyuSJcbx66Sweczn3IbjxP3DzNe_Fragment = {
  readonly urn: string;
  readonly overview: {
    readonly name: string;
    readonly subTypes: ReadonlyArray<string>;
    readonly platform: {
      readonly urn: string;
      readonly name: string;
      readonly properties: { readonly displayName: string | null } | null;
    } | null;
  };
};
type EntityLink_Kaw48MhFRftqRLcrLdHyLoKapVkFwGp03Z2uThK9o_Fragment = {
  readonly urn: string;
  readonly overview: {
    readonly name: string;
    readonly subTypes: ReadonlyArray<string>;
    readonly platform: {
      readonly urn: string;
      readonly name: string;
      readonly properties: { readonly displayName: string | null } | null;
    } | null;
  };
};

export const SettingsPolicies: Operation<SettingsPoliciesQuery, SettingsPoliciesQueryVariables> =
  'query SettingsPolicies($start: Int!, $query: String!) {\n  listPolicies(input: {start: $start, count: 20, query: $query}) {\n    total\n    policies {\n      ...PolicyRow\n    }\n  }\n  appConfig {\n    policiesConfig {\n      platformPrivileges {\n        type\n        displayName\n      }\n      resourcePrivileges {\n        privileges {\n          type\n          displayName\n        }\n      }\n    }\n  }\n}\nfragment PolicyRow on Policy {\n  urn\n  type\n  name\n  state\n  description\n  privileges\n  editable\n  resources {\n    type\n    resources\n    allResources\n    filter {\n      criteria {\n        field\n        condition\n        values {\n          value\n          entity {\n            urn\n            overview {\n              name\n            }\n          }\n        }\n      }\n    }\n  }\n  actors {\n    allUsers\n    allGroups\n    resourceOwners\n    resolvedUsers {\n      ...EntityLink\n    }\n    resolvedGroups {\n      ...EntityLink\n    }\n    resolvedRoles {\n      urn\n      name\n    }\n  }\n}\nfragment EntityLink on Entity {\n  urn\n  overview {\n    name\n    subTypes\n    platform {\n      urn\n      name\n      properties {\n        displayName\n      }\n    }\n  }\n}' as Operation<
    SettingsPoliciesQuery,
    SettingsPoliciesQueryVariables
  >;
export const DeletePolicy: Operation<DeletePolicyMutation, DeletePolicyMutationVariables> =
  'mutation DeletePolicy($urn: String!) {\n  deletePolicy(urn: $urn)\n}' as Operation<
    DeletePolicyMutation,
    DeletePolicyMutationVariables
  >;
export const GrantedPrivileges: Operation<GrantedPrivilegesQuery, GrantedPrivilegesQueryVariables> =
  'query GrantedPrivileges($input: GetGrantedPrivilegesInput!) {\n  getGrantedPrivileges(input: $input) {\n    privileges\n  }\n}' as Operation<
    GrantedPrivilegesQuery,
    GrantedPrivilegesQueryVariables
  >;
