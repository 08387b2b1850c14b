import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Operation } from './operation.js';
import { request } from './request.js';

/** Runs a mutation, then reloads every query on the page. */
export function useMutateOperation<Answer, Variables>(operation: Operation<Answer, Variables>) {
  const queries = useQueryClient();
  return useMutation<Answer, Error, Variables>({
    mutationFn: (variables) => request(operation, variables),
    onSuccess: () => queries.invalidateQueries(),
  });
}
