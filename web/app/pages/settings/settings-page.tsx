import { NavLink as MantineNavLink, Stack } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { Link, Navigate, Route, Routes, useLocation } from 'react-router';
import { useOperation } from '../../api/use-operation.js';
import { Loading } from '../../parts/loading.js';
import { PageTitle } from '../../parts/page-title.js';
import { Problem } from '../../parts/problem.js';
import { Me } from '../../shell/me.graphql.js';
import { MissingPage } from '../missing/missing-page.js';
import { settingsAreas } from './settings-areas.js';
import classes from './settings.module.css';

const TokensPage = lazy(async () => ({ default: (await import('./tokens/tokens-page.js')).TokensPage }));
const UsersPage = lazy(async () => ({ default: (await import('./people/users-page.js')).UsersPage }));
const GroupsPage = lazy(async () => ({ default: (await import('./people/groups-page.js')).GroupsPage }));
const RolesPage = lazy(async () => ({ default: (await import('./people/roles-page.js')).RolesPage }));
const PoliciesPage = lazy(async () => ({
  default: (await import('./policies/policies-page.js')).PoliciesPage,
}));
const PolicyPage = lazy(async () => ({ default: (await import('./policies/policy-page.js')).PolicyPage }));
const SecretsPage = lazy(async () => ({ default: (await import('./secrets/secrets-page.js')).SecretsPage }));
const ServiceAccountsPage = lazy(async () => ({
  default: (await import('./service-accounts/service-accounts-page.js')).ServiceAccountsPage,
}));
const ServiceAccountPage = lazy(async () => ({
  default: (await import('./service-accounts/service-account-page.js')).ServiceAccountPage,
}));
const ViewsPage = lazy(async () => ({ default: (await import('./views/views-page.js')).ViewsPage }));
const PostsPage = lazy(async () => ({ default: (await import('./posts/posts-page.js')).PostsPage }));
const OwnershipTypesPage = lazy(async () => ({
  default: (await import('./vocabulary/ownership-types-page.js')).OwnershipTypesPage,
}));
const PropertiesPage = lazy(async () => ({
  default: (await import('./vocabulary/properties-page.js')).PropertiesPage,
}));

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
            <Route path="tokens" element={<TokensPage />} />
            <Route path="views" element={<ViewsPage />} />
            <Route path="users" element={<UsersPage />} />
            <Route path="service-accounts" element={<ServiceAccountsPage />} />
            <Route path="service-accounts/:account" element={<ServiceAccountPage />} />
            <Route path="groups" element={<GroupsPage />} />
            <Route path="roles" element={<RolesPage />} />
            <Route path="policies" element={<PoliciesPage />} />
            <Route path="policies/:policy" element={<PolicyPage />} />
            <Route path="secrets" element={<SecretsPage />} />
            <Route path="posts" element={<PostsPage />} />
            <Route path="ownership-types" element={<OwnershipTypesPage />} />
            <Route path="properties" element={<PropertiesPage />} />
            <Route index element={<Navigate replace to="tokens" />} />
            <Route path="*" element={<MissingPage />} />
          </Routes>
        </Suspense>
      </Stack>
    </div>
  );
}
