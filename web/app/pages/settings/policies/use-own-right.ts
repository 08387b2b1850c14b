import { useOperation } from '../../../api/use-operation.js';
import { ExplainPrivileges, OwnMemberships } from './explain.graphql.js';
import { losesOwnRight, readSelf } from './own-right.js';
import type { PolicyForm } from './policy-form.js';

/**
 * Whether a change of a policy takes the right to manage policies from the actor. False while the actor's privileges load.
 * @returns a function of the URN of the policy, and the policy after the change (undefined: deleted)
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
