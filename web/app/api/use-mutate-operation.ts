import { useMutation, useQueryClient, type UseMutationResult } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Operation } from './operation.js';
import { request } from './request.js';

/** Runs a mutation, then reloads every query on the page. Ignores the same call while it is running, e.g. a second click. */
export function useMutateOperation<Answer, Variables>(
  operation: Operation<Answer, Variables>,
): UseMutationResult<Answer, Error, Variables> {
  const queries = useQueryClient();
  const running = useRef(new Set<string>());
  const mutation = useMutation<Answer, Error, Variables>({
    mutationFn: (variables) => request(operation, variables),
    onSuccess: () => queries.invalidateQueries(),
    onSettled: (_, __, variables) => {
      running.current.delete(JSON.stringify(variables));
    },
  });
  const { mutate } = mutation;
  return {
    ...mutation,
    mutate: (...call) => {
      const key = JSON.stringify(call[0]);
      if (running.current.has(key)) return;
      running.current.add(key);
      mutate(...call);
    },
  };
}
