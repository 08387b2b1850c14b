/** Detects changes of policies by which the actor would lose the privilege to manage policies. */
import { useOperation } from '../../../api/use-operation.js';
import {
  type ExplainPrivilegesQuery,
  type OwnMembershipsQuery,
  ExplainPrivileges,
  OwnMemberships,
} from './explain.graphql.js';
import type { PolicyForm } from './policy-form.js';

const MANAGE_POLICIES = 'MANAGE_POLICIES';

export type Grants = NonNullable<ExplainPrivilegesQuery['getGrantedPrivileges']>['grants'];

export interface Self {
  readonly urn: string;
  readonly groups: readonly string[];
  /** Own roles, and those of the groups. */
  readonly roles: readonly string[];
}

/** Reads the groups and roles of the actor, which policies refer to. */
function readSelf({ corpUser }: NonNullable<OwnMembershipsQuery['me']>): Self {
  const groups = (corpUser.relationships?.relationships ?? []).flatMap(({ entity }) =>
    entity ? [entity] : [],
  );
  const ofGroups = groups.flatMap((group) => ('roles' in group ? (group.roles ?? []) : []));
  return {
    urn: corpUser.urn,
    groups: groups.map(({ urn }) => urn),
    roles: [...(corpUser.roles ?? []), ...ofGroups].map(({ urn }) => urn),
  };
}

/**
 * Returns whether a change of a policy takes the privilege to manage policies from the actor.
 * @param policy URN of the policy that is changed
 * @param form the policy after the change; undefined if it is deleted
 * @param grants the actor's privileges on the platform
 */
export function losesOwnRight(
  { policy, form }: { readonly policy: string; readonly form: PolicyForm | undefined },
  grants: Grants,
  self: Self,
): boolean {
  const sources = grants.filter(({ privileges }) => privileges.includes(MANAGE_POLICIES));
  const isOnlySource = sources.length === 1 && sources[0]?.policy?.urn === policy;
  return isOnlySource && !(form !== undefined && grantsManaging(form, self));
}

function grantsManaging({ type, state, privileges, actors }: PolicyForm, self: Self): boolean {
  return (
    type === 'PLATFORM' &&
    state === 'ACTIVE' &&
    privileges.includes(MANAGE_POLICIES) &&
    (actors.allUsers ||
      (actors.allGroups && self.groups.length > 0) ||
      actors.users.includes(self.urn) ||
      actors.groups.some((group) => self.groups.includes(group)) ||
      actors.roles.some((role) => self.roles.includes(role)))
  );
}

/**
 * Detects changes by which the actor would lose the privilege to manage policies.
 * @returns a function of the URN of a policy and of the policy after the change (undefined if it is deleted). It returns false until the
 *   privileges of the actor are loaded.
 */
export function useOwnRight(): (policy: string, form: PolicyForm | undefined) => boolean {
  const { data: own } = useOperation(OwnMemberships, {});
  const self = own?.me ? readSelf(own.me) : undefined;
  const { data } = useOperation(
    ExplainPrivileges,
    { input: { actorUrn: self?.urn ?? '' } },
    { enabled: self !== undefined },
  );
  const grants = data?.getGrantedPrivileges?.grants;
  return (policy, form) =>
    self !== undefined && grants !== undefined && losesOwnRight({ policy, form }, grants, self);
}
