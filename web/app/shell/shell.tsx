import { ActionIcon, Box, Group, Text, useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { IconMoon, IconSun } from '@tabler/icons-react';
import { Suspense } from 'react';
import { Link, Outlet, useLocation } from 'react-router';
import { Loading } from '../parts/loading.js';
import { SearchBox } from '../search/search-box.js';
import { usePageViews } from '../usage/use-page-views.js';
import { AccountMenu } from './account-menu.js';
import { ErrorBoundary } from './error-boundary.js';
import { MainMenu } from './main-menu.js';
import classes from './shell.module.css';

/** Frame of every page: the header with search, menu and account, and the page below it. */
export function Shell() {
  const { pathname } = useLocation();
  usePageViews();
  return (
    <>
      <a href="#content" className={classes.skip}>
        Skip to the content
      </a>
      <header className={classes.header}>
        <Link to="/" className={classes.brand} aria-label="Trellis, home">
          <img src="/icon.svg" alt="" width={22} height={22} />
          <Text component="span" fw={700} visibleFrom="sm">
            Trellis
          </Text>
        </Link>
        <Box className={classes.search}>
          <SearchBox />
        </Box>
        <Group gap="xs" wrap="nowrap">
          <MainMenu />
          <ColorSchemeButton />
          <AccountMenu />
        </Group>
      </header>
      <main id="content" tabIndex={-1} className={classes.content}>
        <ErrorBoundary shows={pathname}>
          <Suspense fallback={<Loading label="Loading the page" />}>
            <Outlet />
          </Suspense>
        </ErrorBoundary>
      </main>
    </>
  );
}

function ColorSchemeButton() {
  const { setColorScheme } = useMantineColorScheme();
  const isDark = useComputedColorScheme('light') === 'dark';
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      aria-label={isDark ? 'Use light colours' : 'Use dark colours'}
      onClick={() => {
        setColorScheme(isDark ? 'light' : 'dark');
      }}
    >
      {isDark ? <IconSun size={18} aria-hidden /> : <IconMoon size={18} aria-hidden />}
    </ActionIcon>
  );
}
