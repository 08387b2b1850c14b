import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { Operation } from './operation.js';
import { request } from './request.js';

export interface OperationOptions<Answer> {
  /** False: do not send the query yet. */
  readonly enabled?: boolean;
  /** True: show the result for the previous variables until the new one arrives. */
  readonly keepsPrevious?: boolean;
  /** Milliseconds after which the query is sent again, given its latest result; false: it is not sent again. */
  readonly refreshesAfter?: (data: Answer | undefined) => number | false;
}

/** The result of a GraphQL query, cached by operation and variables. `useMutateOperation` reloads it. */
export function useOperation<Answer, Variables>(
  operation: Operation<Answer, Variables>,
  variables: Variables,
  { enabled = true, keepsPrevious = false, refreshesAfter }: OperationOptions<Answer> = {},
): UseQueryResult<Answer> {
  return useQuery<Answer>({
    queryKey: [operationName(operation), variables],
    queryFn: ({ signal }) => request(operation, variables, signal),
    enabled,
    ...(keepsPrevious && { placeholderData: keepPreviousData }),
    ...(refreshesAfter && { refetchInterval: ({ state }) => refreshesAfter(state.data) }),
  });
}

/** Name of the query or mutation, e.g. `SearchPage`. */
export function operationName(operation: string): string {
  return /^\s*(?:query|mutation)\s+(\w+)/.exec(operation)?.[1] ?? operation;
}
