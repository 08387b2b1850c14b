import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.js';

/** Going back shows cached results immediately and refreshes them in the background. */
export const queryClient = new QueryClient({
  defaultOptions: {
    // Also without a network: the service can run on the same machine.
    mutations: { networkMode: 'always' },
    queries: {
      networkMode: 'always',
      staleTime: 5_000,
      gcTime: 10 * 60_000,
      refetchOnWindowFocus: false,
      retry: (failures, error) => error instanceof ApiError && error.code === 'UNREACHABLE' && failures < 2,
    },
  },
});
