/** Made from the GraphQL document beside it by `npm run generate`; not to be edited. */
import type { PolicyMatchCondition, PolicyState, PolicyType } from '../../../api/types.graphql.js';
import type { Operation } from '../../../api/operation.js';
import type { EntityLinkFragment } from '../../../api/fragments.graphql.js';

export type PolicyUpdateInput = {
  readonly type: PolicyType;
  readonly name: string;
  readonly state: PolicyState;
  readonly description?: string | null | undefined;
  /** The entities of a metadata policy. Default: all entities. Platform policies have none. */
  readonly resources?: ResourceFilterInput | null | undefined;
  /** Names as `appConfig.policiesConfig` lists them. */
  readonly privileges: ReadonlyArray<string>;
  readonly actors: ActorFilterInput;
};
/** As in `ResourceFilter`: either the older members or `filter`. */
export type ResourceFilterInput = {
  readonly type?: string | null | undefined;
  readonly resources?: ReadonlyArray<string> | null | undefined;
  /** Excludes `resources`. */
  readonly allResources?: boolean | null | undefined;
  readonly filter?: PolicyMatchFilterInput | null | undefined;
  /** Default: unchanged; none for a new policy. */
  readonly privilegeConstraints?: PolicyMatchFilterInput | null | undefined;
};
export type PolicyMatchFilterInput = {
  readonly criteria?: ReadonlyArray<PolicyMatchCriterionInput> | null | undefined;
};
export type PolicyMatchCriterionInput = {
  readonly field: string;
  readonly values: ReadonlyArray<string>;
  readonly condition: PolicyMatchCondition;
};
export type ActorFilterInput = {
  /** URNs. */
  readonly users?: ReadonlyArray<string> | null | undefined;
  readonly groups?: ReadonlyArray<string> | null | undefined;
  /** Default: unchanged; none for a new policy. */
  readonly roles?: ReadonlyArray<string> | null | undefined;
  readonly resourceOwners: boolean;
  readonly resourceOwnersTypes?: ReadonlyArray<string> | null | undefined;
  readonly allUsers: boolean;
  readonly allGroups: boolean;
};
export type PolicyActorsFragment = {
  readonly users: ReadonlyArray<string> | null;
  readonly groups: ReadonlyArray<string> | null;
  readonly roles: ReadonlyArray<string> | null;
  readonly allUsers: boolean;
  readonly allGroups: boolean;
  readonly resourceOwners: boolean;
  readonly resourceOwnersTypes: ReadonlyArray<string> | null;
  readonly resolvedUsers: ReadonlyArray<EntityLinkFragment> | null;
  readonly resolvedGroups: ReadonlyArray<EntityLinkFragment> | null;
  readonly resolvedRoles: ReadonlyArray<EntityLinkFragment> | null;
  readonly resolvedOwnershipTypes: ReadonlyArray<EntityLinkFragment> | null;
};
export type PolicyCriteriaFragment = {
  readonly criteria: ReadonlyArray<{
    readonly field: string;
    readonly condition: PolicyMatchCondition;
    readonly values: ReadonlyArray<{ readonly value: string; readonly entity: EntityLinkFragment | null }>;
  }> | null;
};
export type PolicyResourcesFragment = {
  readonly filter: PolicyCriteriaFragment | null;
  readonly privilegeConstraints: PolicyCriteriaFragment | null;
};
export type PolicyToEditQuery = {
  readonly entity:
    | { readonly urn: string }
    | {
        readonly policyType: PolicyType;
        readonly name: string;
        readonly state: PolicyState;
        readonly description: string | null;
        readonly privileges: ReadonlyArray<string>;
        readonly editable: boolean;
        readonly urn: string;
        readonly actors: PolicyActorsFragment;
        readonly resources: PolicyResourcesFragment | null;
      }
    | null;
};
export type PolicyChoicesQuery = {
  readonly appConfig: {
    readonly policiesConfig: {
      readonly platformPrivileges: ReadonlyArray<PrivilegeChoiceFragment>;
      readonly resourcePrivileges: ReadonlyArray<{
        readonly resourceType: string;
        readonly privileges: ReadonlyArray<PrivilegeChoiceFragment>;
      }>;
    };
  } | null;
  readonly listRoles: { readonly roles: ReadonlyArray<EntityLinkFragment> } | null;
};
export type PrivilegeChoiceFragment = {
  readonly type: string;
  readonly displayName: string | null;
  readonly description: string | null;
};

export const PolicyToEdit: Operation<PolicyToEditQuery, { urn: string }> =
  'query PolicyToEdit($urn: String!) {\n  entity(urn: $urn) {\n    urn\n    ... on DataHubPolicy {\n      policyType\n      name\n      state\n      description\n      privileges\n      editable\n      actors {\n        ...PolicyActors\n      }\n      resources {\n        ...PolicyResources\n      }\n    }\n  }\n}\nfragment PolicyActors on ActorFilter {\n  users\n  groups\n  roles\n  allUsers\n  allGroups\n  resourceOwners\n  resourceOwnersTypes\n  resolvedUsers {\n    ...EntityLink\n  }\n  resolvedGroups {\n    ...EntityLink\n  }\n  resolvedRoles {\n    ...EntityLink\n  }\n  resolvedOwnershipTypes {\n    ...EntityLink\n  }\n}\nfragment EntityLink on Entity {\n  urn\n  overview {\n    name\n    subTypes\n    platform {\n      urn\n      name\n      properties {\n        displayName\n      }\n    }\n  }\n}\nfragment PolicyResources on ResourceFilter {\n  filter {\n    ...PolicyCriteria\n  }\n  privilegeConstraints {\n    ...PolicyCriteria\n  }\n}\nfragment PolicyCriteria on PolicyMatchFilter {\n  criteria {\n    field\n    condition\n    values {\n      value\n      entity {\n        ...EntityLink\n      }\n    }\n  }\n}';
export const PolicyChoices: Operation<PolicyChoicesQuery, { [key: string]: never }> =
  'query PolicyChoices {\n  appConfig {\n    policiesConfig {\n      platformPrivileges {\n        ...PrivilegeChoice\n      }\n      resourcePrivileges {\n        resourceType\n        privileges {\n          ...PrivilegeChoice\n        }\n      }\n    }\n  }\n  listRoles(input: {start: 0, count: 100}) {\n    roles {\n      ...EntityLink\n    }\n  }\n}\nfragment PrivilegeChoice on Privilege {\n  type\n  displayName\n  description\n}\nfragment EntityLink on Entity {\n  urn\n  overview {\n    name\n    subTypes\n    platform {\n      urn\n      name\n      properties {\n        displayName\n      }\n    }\n  }\n}';
export const CreatePolicy: Operation<{ readonly createPolicy: string | null }, { input: PolicyUpdateInput }> =
  'mutation CreatePolicy($input: PolicyUpdateInput!) {\n  createPolicy(input: $input)\n}';
export const UpdatePolicy: Operation<
  { readonly updatePolicy: string | null },
  { urn: string; input: PolicyUpdateInput }
> =
  'mutation UpdatePolicy($urn: String!, $input: PolicyUpdateInput!) {\n  updatePolicy(urn: $urn, input: $input)\n}';
export const DeletePolicy: Operation<{ readonly deletePolicy: string | null }, { urn: string }> =
  'mutation DeletePolicy($urn: String!) {\n  deletePolicy(urn: $urn)\n}';
