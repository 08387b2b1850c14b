import { useOperation } from '../../../api/use-operation.js';
import { ExplainPrivileges, OwnMemberships } from './explain.graphql.js';
import { losesOwnRight, readSelf } from './own-right.js';
import type { PolicyForm } from './policy-form.js';

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
