/** What the form of a policy offers, and the words for privileges. */
import type { EntityLinkFragment } from '../../../api/fragments/entity-link.graphql.js';
import { useOperation } from '../../../api/use-operation.js';
import { PolicyChoices } from './policy.graphql.js';
import {
  privilegeGroups,
  privilegeLabels,
  resourceTypes,
  typesOfPrivilege,
  type PrivilegeGroup,
} from './privilege-groups.js';
import type { PolicyType } from './stored-policy.js';

export interface Choices {
  readonly groupsOf: (type: PolicyType) => readonly PrivilegeGroup[];
  /** Display name of a privilege; its own name if it is unknown. */
  readonly labelOf: (privilege: string) => string;
  /** Entity types on which a privilege has an effect. Undefined: unknown privilege. */
  readonly typesOf: (privilege: string) => readonly string[] | undefined;
  /** Entity types that policies can be about. */
  readonly types: readonly string[];
  readonly roles: readonly EntityLinkFragment[];
}

/** The choices are undefined while they load. */
export function usePolicyChoices(): {
  readonly choices: Choices | undefined;
  readonly error: Error | null;
  readonly refetch: () => unknown;
} {
  const { data, error, refetch } = useOperation(PolicyChoices, {});
  const config = data?.appConfig?.policiesConfig;
  if (!config) return { choices: undefined, error, refetch };
  const labels = privilegeLabels(config);
  const choices: Choices = {
    groupsOf: (type) => privilegeGroups(config, type),
    labelOf: (privilege) => labels.get(privilege) ?? privilege,
    typesOf: (privilege) => (labels.has(privilege) ? typesOfPrivilege(config, privilege) : undefined),
    types: resourceTypes(config),
    roles: data.listRoles?.roles ?? [],
  };
  return { choices, error, refetch };
}
