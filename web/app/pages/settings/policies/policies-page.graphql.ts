/** Made from the GraphQL document beside it by `npm run generate`; not to be edited. */
import type { PolicyState, PolicyType } from '../../../api/types.graphql.js';
import type { Operation } from '../../../api/operation.js';
import type { PolicyActorsFragment, PolicyResourcesFragment } from './policy.graphql.js';

export type SettingsPoliciesQuery = {
  readonly listPolicies: {
    readonly total: number;
    readonly policies: ReadonlyArray<PolicyRowFragment>;
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
  readonly actors: PolicyActorsFragment;
  readonly resources: PolicyResourcesFragment | null;
};

export const SettingsPolicies: Operation<SettingsPoliciesQuery, { start: number; query: string }> =
  'query SettingsPolicies($start: Int!, $query: String!) {\n  listPolicies(input: {start: $start, count: 20, query: $query}) {\n    total\n    policies {\n      ...PolicyRow\n    }\n  }\n}\nfragment PolicyRow on Policy {\n  urn\n  type\n  name\n  state\n  description\n  privileges\n  editable\n  actors {\n    ...PolicyActors\n  }\n  resources {\n    ...PolicyResources\n  }\n}\nfragment PolicyActors on ActorFilter {\n  users\n  groups\n  roles\n  allUsers\n  allGroups\n  resourceOwners\n  resourceOwnersTypes\n  resolvedUsers {\n    ...EntityLink\n  }\n  resolvedGroups {\n    ...EntityLink\n  }\n  resolvedRoles {\n    ...EntityLink\n  }\n  resolvedOwnershipTypes {\n    ...EntityLink\n  }\n}\nfragment EntityLink on Entity {\n  urn\n  overview {\n    name\n    subTypes\n    platform {\n      urn\n      name\n      properties {\n        displayName\n      }\n    }\n  }\n}\nfragment PolicyResources on ResourceFilter {\n  filter {\n    ...PolicyCriteria\n  }\n  privilegeConstraints {\n    ...PolicyCriteria\n  }\n}\nfragment PolicyCriteria on PolicyMatchFilter {\n  criteria {\n    field\n    condition\n    values {\n      value\n      entity {\n        ...EntityLink\n      }\n    }\n  }\n}';
