/** Users, groups and roles, for administrators. */
import type { Page } from '../../../catalog/page.js';

export type UserStatus = 'ACTIVE' | 'SUSPENDED';

export interface PrincipalQuery {
  /** Search text; empty or `*` for all. */
  readonly text: string;
  readonly page: Page;
}

export interface FoundPrincipals {
  /** On all pages. */
  readonly total: number;
  readonly urns: readonly string[];
}

/** All methods but `listRoles` require `MANAGE_USERS_AND_GROUPS`. @throws FORBIDDEN */
export interface PrincipalAdmin {
  listUsers(query: PrincipalQuery, actor: string): Promise<FoundPrincipals>;
  listGroups(query: PrincipalQuery, actor: string): Promise<FoundPrincipals>;
  /** Requires no privilege: search finds roles as well. */
  listRoles(query: PrincipalQuery): Promise<FoundPrincipals>;
  /** Suspending a user ends sessions and tokens at once. @throws NOT_FOUND; INVALID_REQUEST for oneself */
  setStatus(userUrn: string, status: UserStatus, actor: string): Promise<void>;
  /**
   * Permanently deletes a user, with sessions, tokens and all references, also in policies, so that a later user of that name inherits
   * nothing. @throws NOT_FOUND; INVALID_REQUEST for oneself
   */
  removeUser(userUrn: string, actor: string): Promise<void>;
  /** Permanently deletes a group, with all references to it, also in policies. @throws NOT_FOUND */
  removeGroup(groupUrn: string, actor: string): Promise<void>;
}
