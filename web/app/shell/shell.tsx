import {
  ActionIcon,
  Box,
  Group,
  Text,
  useComputedColorScheme,
  useMantineColorScheme,
  Avatar,
  Menu,
  UnstyledButton,
} from '@mantine/core';
import {
  IconMoon,
  IconSun,
  IconUser,
  IconApi,
  IconBinaryTree2,
  IconChartBar,
  IconDatabaseImport,
  IconFileText,
  IconHistory,
  IconMenu2,
  IconPlugConnected,
  IconSettings,
  IconTopologyStar3,
  type TablerIcon,
} from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { Link, Outlet, useLocation } from 'react-router';
import { Loading, ErrorBoundary } from '../parts/states.js';
import { SearchBox } from '../search/search-box.js';
import { usePageViews } from '../usage/track.js';
import { entityAddress } from '../types/addresses.js';
import { PAGES, type PageSegment } from '../types/pages.js';
import type { CreatableType } from '../edit/creatable-types.js';
import { NewEntityItems, NewEntityOverlay } from '../edit/new-entity-items.js';
import { useFocusAfter } from '../parts/use-return-focus.js';
import classes from './shell.module.css';
import { useMe, useNeo4jBrowserUrl } from './use-me.js';

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
      aria-label={isDark ? 'Use light colours' : 'Use dark colours'}
      onClick={() => setColorScheme(isDark ? 'light' : 'dark')}
    >
      {isDark ? <IconSun size={18} aria-hidden /> : <IconMoon size={18} aria-hidden />}
    </ActionIcon>
  );
}

/** Menu of the signed-in user: own page, tokens, sign out. */
function AccountMenu() {
  const user = useMe()?.corpUser;
  if (user === undefined) return <Avatar size={28} radius="xl" />;
  const { name } = user.overview;
  return (
    <Menu position="bottom-end" width={200}>
      <Menu.Target>
        <UnstyledButton aria-label={`Account of ${name}`}>
          <Avatar size={28} radius="xl" color="leaf">
            <IconUser size={16} aria-hidden />
          </Avatar>
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{name}</Menu.Label>
        <Menu.Item component={Link} to={entityAddress(user.urn)}>
          Your page
        </Menu.Item>
        <Menu.Item component={Link} to="/settings/tokens">
          Access tokens
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item component="a" href="/logOut">
          Sign out
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

/** Of the pages in the menu. */
const ICONS: Readonly<Partial<Record<PageSegment, TablerIcon>>> = {
  browse: IconBinaryTree2,
  documents: IconFileText,
  analytics: IconChartBar,
  changes: IconHistory,
  sources: IconPlugConnected,
  ingestion: IconDatabaseImport,
  settings: IconSettings,
};

/** Menu of the pages without an entity, and of the tools. */
function MainMenu() {
  const [newType, setNewType] = useState<CreatableType>();
  const button = useFocusAfter(newType !== undefined);
  const neo4jBrowserUrl = useNeo4jBrowserUrl();
  const isIngestionManager = useMe()?.platformPrivileges.manageIngestion === true;
  return (
    <>
      <Menu position="bottom-end" width={230}>
        <Menu.Target>
          <ActionIcon ref={button} aria-label="Menu">
            <IconMenu2 size={18} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {PAGES.map(({ segment, name }) => {
            const Icon = ICONS[segment];
            if (Icon === undefined || (segment === 'sources' && !isIngestionManager)) return null;
            return (
              <Menu.Item
                key={segment}
                component={Link}
                to={`/${segment}`}
                leftSection={<Icon size={16} aria-hidden />}
              >
                {name}
              </Menu.Item>
            );
          })}
          <Menu.Divider />
          <NewEntityItems onChoose={setNewType} />
          <Menu.Divider />
          <Menu.Item component="a" href="/api/graphiql" leftSection={<IconApi size={16} aria-hidden />}>
            GraphiQL
          </Menu.Item>
          <Menu.Item component="a" href="/restli/docs" leftSection={<IconApi size={16} aria-hidden />}>
            API documentation
          </Menu.Item>
          {neo4jBrowserUrl !== undefined && (
            <Menu.Item
              component="a"
              href={neo4jBrowserUrl}
              leftSection={<IconTopologyStar3 size={16} aria-hidden />}
            >
              Neo4j Browser
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      {newType && <NewEntityOverlay type={newType} onClose={() => setNewType(undefined)} />}
    </>
  );
}
