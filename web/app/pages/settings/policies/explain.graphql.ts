/** Made from the GraphQL document beside it by `npm run generate`; not to be edited. */
import type { EntityType } from '../../../api/types.graphql.js';
import type { Operation } from '../../../api/operation.js';
import type { EntityLinkFragment, EntityNameFragment } from '../../../api/fragments.graphql.js';
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

export type ExplainPrivilegesQuery = {
  readonly getGrantedPrivileges: {
    readonly privileges: ReadonlyArray<string>;
    readonly grants: ReadonlyArray<{
      readonly privileges: ReadonlyArray<string>;
      readonly policy: { readonly urn: string; readonly name: string } | null;
      readonly reasons: ReadonlyArray<{
        readonly kind: PrivilegeGrantReasonKind;
        readonly entity: EntityLinkFragment | null;
        readonly ownershipType: EntityNameFragment | null;
      }>;
    }>;
  } | null;
};
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

export const ExplainPrivileges: Operation<ExplainPrivilegesQuery, { input: GetGrantedPrivilegesInput }> =
  'query ExplainPrivileges($input: GetGrantedPrivilegesInput!) {\n  getGrantedPrivileges(input: $input) {\n    privileges\n    grants {\n      policy {\n        urn\n        name\n      }\n      privileges\n      reasons {\n        kind\n        entity {\n          ...EntityLink\n        }\n        ownershipType {\n          ...EntityName\n        }\n      }\n    }\n  }\n}\nfragment EntityLink on Entity {\n  urn\n  overview {\n    name\n    subTypes\n    platform {\n      urn\n      name\n      properties {\n        displayName\n      }\n    }\n  }\n}\nfragment EntityName on Entity {\n  urn\n  overview {\n    name\n  }\n}';
export const OwnMemberships: Operation<OwnMembershipsQuery, { [key: string]: never }> =
  'query OwnMemberships {\n  me {\n    corpUser {\n      urn\n      roles {\n        urn\n      }\n      relationships(\n        input: {types: ["IsMemberOfGroup", "IsMemberOfNativeGroup"], direction: OUTGOING, count: 1000, includeSoftDelete: false}\n      ) {\n        relationships {\n          entity {\n            urn\n            ... on CorpGroup {\n              roles {\n                urn\n              }\n            }\n          }\n        }\n      }\n    }\n  }\n}';
