/** People, groups and roles as administrators see them. */
import type { Page } from '../../../catalog/page.js';

export type UserStatus = 'ACTIVE' | 'SUSPENDED';

export interface PrincipalQuery {
  /** Words of names and the like; empty or `*` for all. */
  readonly text: string;
  readonly page: Page;
}

export interface FoundPrincipals {
  /** On all pages. */
  readonly total: number;
  readonly urns: readonly string[];
}

/** All but `listRoles` needs `MANAGE_USERS_AND_GROUPS`. @throws FORBIDDEN */
export interface PrincipalAdmin {
  listUsers(query: PrincipalQuery, actor: string): Promise<FoundPrincipals>;
  listGroups(query: PrincipalQuery, actor: string): Promise<FoundPrincipals>;
  /** For everybody: what roles there are is no secret, and search finds them as well. */
  listRoles(query: PrincipalQuery): Promise<FoundPrincipals>;
  /** A suspended user's sessions and tokens stop at once. @throws NOT_FOUND; INVALID_REQUEST for oneself */
  setStatus(userUrn: string, status: UserStatus, actor: string): Promise<void>;
  /**
   * For good, with sessions, tokens, and what others and policies say of the user, so that a later user of that name inherits
   * nothing. @throws NOT_FOUND; INVALID_REQUEST for oneself
   */
  removeUser(userUrn: string, actor: string): Promise<void>;
  /** For good, with what others and policies say of the group. @throws NOT_FOUND */
  removeGroup(groupUrn: string, actor: string): Promise<void>;
}
