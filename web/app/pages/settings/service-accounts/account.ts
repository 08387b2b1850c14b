import type { ServiceAccountsQuery } from './service-accounts.graphql.js';

export type Account = ServiceAccountsQuery['listServiceAccounts']['serviceAccounts'][number];

export const ACCOUNTS = '/settings/service-accounts';

export function accountAddress(urn: string): string {
  return `${ACCOUNTS}/${encodeURIComponent(urn)}`;
}

/** The display name of an account, else its user name. */
export function nameOfAccount({ displayName, name }: Pick<Account, 'displayName' | 'name'>): string {
  return displayName === null || displayName === '' ? name : displayName;
}
