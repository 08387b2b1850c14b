/** The privileges, types and roles that the form of a policy offers. */
import { useMemo } from 'react';
import type { EntityLinkFragment } from '../../../api/fragments/entity-link.graphql.js';
import { useOperation } from '../../../api/use-operation.js';
import { PolicyChoices, type PolicyChoicesQuery } from './policy.graphql.js';
import {
  privilegeGroups,
  privilegeLabels,
  resourceTypes,
  typesByPrivilege,
  type PrivilegeGroup,
} from './privilege-groups.js';
import type { PolicyType } from './stored-policy.js';

export interface Choices {
  readonly groupsOf: (type: PolicyType) => readonly PrivilegeGroup[];
  /** Display name of a privilege; the name in the model if the privilege is unknown. */
  readonly labelOf: (privilege: string) => string;
  /** Entity types on which a privilege has an effect. Undefined: unknown privilege. */
  readonly typesOf: (privilege: string) => readonly string[] | undefined;
  /** Entity types that policies can cover. */
  readonly types: readonly string[];
  readonly roles: readonly EntityLinkFragment[];
}

/** Loads the choices. They are undefined until then. */
export function usePolicyChoices(): {
  readonly choices: Choices | undefined;
  readonly error: Error | null;
  readonly refetch: () => unknown;
} {
  const { data, error, refetch } = useOperation(PolicyChoices, {});
  // The form renders at each keystroke, and the choices do not change.
  const choices = useMemo(() => (data ? readChoices(data) : undefined), [data]);
  return { choices, error, refetch };
}

function readChoices({ appConfig, listRoles }: PolicyChoicesQuery): Choices | undefined {
  const config = appConfig?.policiesConfig;
  if (!config) return undefined;
  const labels = privilegeLabels(config);
  const types = typesByPrivilege(config);
  const groups = {
    METADATA: privilegeGroups(config, 'METADATA'),
    PLATFORM: privilegeGroups(config, 'PLATFORM'),
  };
  return {
    groupsOf: (type) => groups[type],
    labelOf: (privilege) => labels.get(privilege) ?? privilege,
    typesOf: (privilege) => (labels.has(privilege) ? (types.get(privilege) ?? []) : undefined),
    types: resourceTypes(config),
    roles: listRoles?.roles ?? [],
  };
}
