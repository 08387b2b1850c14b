import type { MeQuery } from '../../shell/me.graphql.js';

type Privileges = NonNullable<MeQuery['me']>['platformPrivileges'];

export interface SettingsArea {
  /** Path after `/settings/`. */
  readonly path: string;
  readonly label: string;
}

/** Returns the areas that a user with these privileges can use. */
export function settingsAreas(privileges: Privileges): SettingsArea[] {
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
