import { useMutation, useQueryClient, type UseMutationResult } from '@tanstack/react-query';
import { request } from '../../../api/request.js';
import { policyInput, readPolicyForm } from './policy-form.js';
import { PolicyToEdit, UpdatePolicy } from './policy.graphql.js';
import { storedPolicyOf, type PolicyState } from './stored-policy.js';

/** Switches a policy on or off. Reads the policy first, so that an outdated list does not undo other changes. */
export function useStateChange(urn: string): UseMutationResult<unknown, Error, PolicyState> {
  const queries = useQueryClient();
  return useMutation<unknown, Error, PolicyState>({
    mutationFn: async (state) => {
      const stored = storedPolicyOf(await request(PolicyToEdit, { urn }));
      if (stored === undefined) throw new Error('The policy no longer exists.');
      const before = readPolicyForm(stored);
      await request(UpdatePolicy, { urn, input: policyInput({ ...before, state }, before) });
    },
    onSettled: () => queries.invalidateQueries(),
  });
}
