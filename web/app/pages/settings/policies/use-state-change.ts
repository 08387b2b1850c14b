import { useMutation, useQueryClient, type UseMutationResult } from '@tanstack/react-query';
import { request } from '../../../api/request.js';
import { policyInput, readPolicyForm } from './policy-form.js';
import { PolicyToEdit, UpdatePolicy } from './policy.graphql.js';
import { storedPolicyOf, type PolicyState } from './stored-policy.js';

/** Switches a policy on or off. Reads it first, so that a list that is out of date does not undo other changes. */
export function useStateChange(urn: string): UseMutationResult<unknown, Error, PolicyState> {
  const queries = useQueryClient();
  return useMutation<unknown, Error, PolicyState>({
    mutationFn: async (state) => {
      const stored = storedPolicyOf(await request(PolicyToEdit, { urn }));
      if (stored === undefined) throw new Error('There is no such policy any more.');
      const before = readPolicyForm(stored);
      await request(UpdatePolicy, { urn, input: policyInput({ ...before, state }, before) });
    },
    onSettled: () => queries.invalidateQueries(),
  });
}
