/** Made from the GraphQL document beside it by `npm run generate`; not to be edited. */
/* eslint-disable */
import type { Operation } from '../../../api/operation.js';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = {
  [K in keyof T]: T[K];
};
export type GetGrantedPrivilegesInput = {
  /** URN of a user. */
  readonly actorUrn: string;
  readonly resourceSpec?: ResourceSpec | null | undefined;
  /** Whether to return `evaluationDetails`, which requires `MANAGE_POLICIES`. */
  readonly includeEvaluationDetails?: boolean | null | undefined;
};
/** An entity, with its type for a check. */
export type ResourceSpec = { readonly resourceType: EntityType; readonly resourceUrn: string };
export type PrivilegeGrantReasonKind =
  /** The policy names the user. */
  | 'USER'
  /** The policy names a group, and the user is a member. */
  | 'GROUP'
  /** The policy names a role that the user has, directly or through a group. */
  | 'ROLE'
  /** The policy includes all users. */
  | 'ALL_USERS'
  /** The policy includes all members of groups. */
  | 'ALL_GROUPS'
  /** The policy includes owners, and the user or a group of the user owns the entity. */
  | 'OWNER'
  /** The root user has all privileges, independently of policies. */
  | 'FIRST_USER'
  /** All users may view themselves and edit their own profile. */
  | 'SELF';
/** Entity types. `OTHER` represents types of an extended model. */
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
  | 'RESTRICTED'
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
export type ExplainPrivilegesQueryVariables = Exact<{ input: GetGrantedPrivilegesInput }>;
export type ExplainPrivilegesQuery = {
  readonly getGrantedPrivileges: {
    readonly privileges: ReadonlyArray<string>;
    readonly grants: ReadonlyArray<{
      readonly privileges: ReadonlyArray<string>;
      readonly policy: { readonly urn: string; readonly name: string } | null;
      readonly reasons: ReadonlyArray<{
        readonly kind: PrivilegeGrantReasonKind;
        readonly entity: EntityLink_285QUgjZie9861aWChjbcagTouyCIroe9Ily2Z3X0_Fragment | null;
        readonly ownershipType: { readonly urn: string; readonly overview: { readonly name: string } } | null;
      }>;
    }>;
  } | null;
};
export type ExplainedEntitiesQueryVariables = Exact<{ urns: ReadonlyArray<string> }>;
export type ExplainedEntitiesQuery = {
  readonly entities: ReadonlyArray<EntityLink_285QUgjZie9861aWChjbcagTouyCIroe9Ily2Z3X0_Fragment | null> | null;
};
export type OwnMembershipsQueryVariables = Exact<{ [key: string]: never }>;
export type OwnMembershipsQuery = {
  readonly me: {
    readonly corpUser: {
      readonly urn: string;
      readonly roles: ReadonlyArray<{ readonly urn: string }> | null;
      readonly relationships: {
        readonly relationships: ReadonlyArray<{
          readonly entity:
            | { readonly urn: string }
            | { readonly urn: string; readonly roles: ReadonlyArray<{ readonly urn: string }> | null }
            | null;
        }>;
      } | null;
    };
  } | null;
};
type EntityLink_Xi4aaO8MGcmloY8DemzsPvn4UyvTtPm4B1tnZy3aMy_Fragment = {
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
type EntityLink_VUqcPZvZwx9r9iUf8Vj42BrLbitMjEz5wKKe0obnsDc_Fragment = {
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
type EntityLink_285QUgjZie9861aWChjbcagTouyCIroe9Ily2Z3X0_Fragment = {
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

export const ExplainPrivileges: Operation<ExplainPrivilegesQuery, ExplainPrivilegesQueryVariables> =
  'query ExplainPrivileges($input: GetGrantedPrivilegesInput!) {\n  getGrantedPrivileges(input: $input) {\n    privileges\n    grants {\n      policy {\n        urn\n        name\n      }\n      privileges\n      reasons {\n        kind\n        entity {\n          ...EntityLink\n        }\n        ownershipType {\n          urn\n          overview {\n            name\n          }\n        }\n      }\n    }\n  }\n}\nfragment EntityLink on Entity {\n  urn\n  overview {\n    name\n    subTypes\n    platform {\n      urn\n      name\n      properties {\n        displayName\n      }\n    }\n  }\n}' as Operation<
    ExplainPrivilegesQuery,
    ExplainPrivilegesQueryVariables
  >;
export const ExplainedEntities: Operation<ExplainedEntitiesQuery, ExplainedEntitiesQueryVariables> =
  'query ExplainedEntities($urns: [String!]!) {\n  entities(urns: $urns, checkForExistence: true) {\n    ...EntityLink\n  }\n}\nfragment EntityLink on Entity {\n  urn\n  overview {\n    name\n    subTypes\n    platform {\n      urn\n      name\n      properties {\n        displayName\n      }\n    }\n  }\n}' as Operation<
    ExplainedEntitiesQuery,
    ExplainedEntitiesQueryVariables
  >;
export const OwnMemberships: Operation<OwnMembershipsQuery, OwnMembershipsQueryVariables> =
  'query OwnMemberships {\n  me {\n    corpUser {\n      urn\n      roles {\n        urn\n      }\n      relationships(\n        input: {types: ["IsMemberOfGroup", "IsMemberOfNativeGroup"], direction: OUTGOING, count: 1000, includeSoftDelete: false}\n      ) {\n        relationships {\n          entity {\n            urn\n            ... on CorpGroup {\n              roles {\n                urn\n              }\n            }\n          }\n        }\n      }\n    }\n  }\n}' as Operation<
    OwnMembershipsQuery,
    OwnMembershipsQueryVariables
  >;
