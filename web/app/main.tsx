/** Mounts the application. */
import '@mantine/core/styles.css';
import '@mantine/notifications/styles.css';
import { MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { QueryClientProvider, QueryClient } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import './theme/base.css';
import { AppRoutes } from './app-routes.js';
import { theme } from './theme/theme.js';
import { ApiError } from './api/request.js';

/** Going back shows cached results immediately and refreshes them in the background. */
const queryClient = new QueryClient({
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

const page = document.getElementById('page');
if (page === null) throw new Error('index.html has no element with the id "page"');
createRoot(page).render(
  <StrictMode>
    <MantineProvider theme={theme} defaultColorScheme="auto">
      <Notifications position="bottom-right" limit={3} />
      <QueryClientProvider client={queryClient}>
        <BrowserRouter>
          <AppRoutes />
        </BrowserRouter>
      </QueryClientProvider>
    </MantineProvider>
  </StrictMode>,
);
