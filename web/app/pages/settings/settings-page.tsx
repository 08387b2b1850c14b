import { NavLink as MantineNavLink, Stack } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { Link, Navigate, Route, Routes, useLocation } from 'react-router';
import { useOperation } from '../../api/use-operation.js';
import { PageTitle } from '../../parts/page-title.js';
import { Problem, Loading } from '../../parts/states.js';
import { Me, type MeQuery } from '../../shell/me.graphql.js';
import { MissingPage } from '../missing/missing-page.js';
import classes from './settings.module.css';

const AREA_PAGES = {
  tokens: lazy(async () => ({ default: (await import('./tokens/tokens-page.js')).TokensPage })),
  views: lazy(async () => ({ default: (await import('./views/views-page.js')).ViewsPage })),
  users: lazy(async () => ({ default: (await import('./people/users-page.js')).UsersPage })),
  'service-accounts': lazy(async () => ({
    default: (await import('./service-accounts/service-accounts-page.js')).ServiceAccountsPage,
  })),
  groups: lazy(async () => ({ default: (await import('./people/groups-page.js')).GroupsPage })),
  roles: lazy(async () => ({ default: (await import('./people/roles-page.js')).RolesPage })),
  policies: lazy(async () => ({ default: (await import('./policies/policies-page.js')).PoliciesPage })),
  secrets: lazy(async () => ({ default: (await import('./secrets/secrets-page.js')).SecretsPage })),
  posts: lazy(async () => ({ default: (await import('./posts/posts-page.js')).PostsPage })),
  'ownership-types': lazy(async () => ({
    default: (await import('./vocabulary/ownership-types-page.js')).OwnershipTypesPage,
  })),
  properties: lazy(async () => ({
    default: (await import('./vocabulary/properties-page.js')).PropertiesPage,
  })),
} as const;
const ServiceAccountPage = lazy(async () => ({
  default: (await import('./service-accounts/service-account-page.js')).ServiceAccountPage,
}));
const PolicyPage = lazy(async () => ({ default: (await import('./policies/policy-page.js')).PolicyPage }));

/** The page `/settings/<area>`. It hides areas that the actor may not use. */
export function SettingsPage() {
  const { pathname } = useLocation();
  const { data, error, refetch } = useOperation(Me, {});
  const privileges = data?.me?.platformPrivileges;
  if (error) return <Problem error={error} onRetry={() => void refetch()} />;
  if (privileges === undefined) return <Loading label="Loading your privileges" />;
  return (
    <div className={classes.page}>
      <PageTitle>Settings</PageTitle>
      <nav aria-label="Settings" className={classes.areas}>
        {settingsAreas(privileges).map(({ path, label }) => (
          <MantineNavLink
            key={path}
            component={Link}
            to={`/settings/${path}`}
            label={label}
            active={pathname.startsWith(`/settings/${path}`)}
            aria-current={pathname.startsWith(`/settings/${path}`) ? 'page' : undefined}
          />
        ))}
      </nav>
      <Stack gap="sm" className={classes.area}>
        <Suspense fallback={<Loading />}>
          <Routes>
            {Object.entries(AREA_PAGES).map(([path, Area]) => (
              <Route key={path} path={path} element={<Area />} />
            ))}
            <Route path="service-accounts/:account" element={<ServiceAccountPage />} />
            <Route path="policies/:policy" element={<PolicyPage />} />
            <Route index element={<Navigate replace to="tokens" />} />
            <Route path="*" element={<MissingPage />} />
          </Routes>
        </Suspense>
      </Stack>
    </div>
  );
}

type Privileges = NonNullable<MeQuery['me']>['platformPrivileges'];

interface SettingsArea {
  /** Path after `/settings/`. */
  readonly path: keyof typeof AREA_PAGES;
  readonly label: string;
}

/** Returns the areas that a user with these privileges can use. */
function settingsAreas(privileges: Privileges): SettingsArea[] {
  const areas: (SettingsArea & { readonly isAllowed: boolean })[] = [
    {
      path: 'tokens',
      label: 'Access tokens',
      isAllowed: privileges.generatePersonalAccessTokens || privileges.manageTokens,
    },
    { path: 'views', label: 'Views', isAllowed: true },
    { path: 'users', label: 'Users and invitations', isAllowed: privileges.manageIdentities },
    { path: 'service-accounts', label: 'Service accounts', isAllowed: privileges.manageServiceAccounts },
    { path: 'groups', label: 'Groups', isAllowed: privileges.manageIdentities },
    {
      path: 'roles',
      label: 'Roles',
      isAllowed: privileges.manageIdentities || privileges.managePolicies,
    },
    { path: 'policies', label: 'Policies', isAllowed: privileges.managePolicies },
    { path: 'secrets', label: 'Secrets', isAllowed: privileges.manageSecrets },
    { path: 'posts', label: 'Announcements', isAllowed: privileges.manageGlobalAnnouncements },
    { path: 'ownership-types', label: 'Ownership types', isAllowed: privileges.manageOwnershipTypes },
    { path: 'properties', label: 'Structured properties', isAllowed: privileges.manageStructuredProperties },
  ];
  return areas.filter(({ isAllowed }) => isAllowed).map(({ path, label }) => ({ path, label }));
}
