/** Users, groups and roles, for administrators. */
import type { Requester } from '../../../core/request-facts.js';
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

/** Where the access of a user comes from. All members are URNs in alphabetical order, except `privileges`. */
export interface PrincipalAccess {
  /** Assigned to the user. */
  readonly roles: readonly string[];
  readonly groups: readonly string[];
  /** Those of the groups that have a role. */
  readonly groupsWithRoles: readonly string[];
  readonly rolesViaGroups: readonly string[];
  readonly allRoles: readonly string[];
  /** Policies that name the user, a group, a role or all users, in any state. Policies for owners are not among them. */
  readonly policies: readonly string[];
  /** The privileges that these policies name, whatever entities they apply to. */
  readonly privileges: readonly string[];
}

/** All methods but `listRoles` require `MANAGE_USERS_AND_GROUPS`. @throws FORBIDDEN */
export interface PrincipalAdmin {
  listUsers(query: PrincipalQuery, actor: string): Promise<FoundPrincipals>;
  listGroups(query: PrincipalQuery, actor: string): Promise<FoundPrincipals>;
  /** Requires no privilege: search finds roles as well. */
  listRoles(query: PrincipalQuery): Promise<FoundPrincipals>;
  /** `UPDATE_USERS_AND_GROUPS` suffices too. */
  describeAccess(userUrn: string, actor: string): Promise<PrincipalAccess>;
  /** Suspending a user ends sessions and tokens at once. @throws NOT_FOUND; INVALID_REQUEST for oneself */
  setStatus(userUrn: string, status: UserStatus, by: Requester): Promise<void>;
  /**
   * Permanently deletes a user, with sessions, tokens and all references, also in policies, so that a later user of that name inherits
   * nothing. @throws NOT_FOUND; INVALID_REQUEST for oneself
   */
  removeUser(userUrn: string, by: Requester): Promise<void>;
  /** Permanently deletes a group, with all references to it, also in policies. @throws NOT_FOUND */
  removeGroup(groupUrn: string, by: Requester): Promise<void>;
}

/** The account of a program. It is a user that cannot sign in, and works with tokens. */
export interface ServiceAccount {
  /** `urn:li:corpuser:service_<id>`. */
  readonly urn: string;
  /** The user name without `service_`. */
  readonly name: string;
  readonly displayName?: string;
  readonly description?: string;
  /** URN. */
  readonly createdBy?: string;
  /** Epoch milliseconds. */
  readonly createdAt?: number;
  /** Epoch milliseconds of the latest change. */
  readonly updatedAt?: number;
  /** URN of a public view. */
  readonly defaultView?: string;
}

export interface NewServiceAccount {
  /** Absent: the user name. */
  readonly displayName?: string | undefined;
  readonly description?: string | undefined;
}

/** All methods require `MANAGE_SERVICE_ACCOUNTS`. @throws FORBIDDEN; INVALID_REQUEST for a user that is not a service account */
export interface ServiceAccounts {
  /** Creates an account with a new name, without roles, groups and tokens. */
  create(account: NewServiceAccount, by: Requester): Promise<ServiceAccount>;
  /**
   * Permanently deletes an account, with its tokens and all references, also in policies. An account that manages policies needs an actor
   * who does so too. @throws INVALID_REQUEST for oneself
   */
  remove(urn: string, by: Requester): Promise<void>;
  /** @param defaultView URN of a public view; null removes the default view. @throws INVALID_REQUEST for another view */
  setDefaultView(
    given: { readonly urn: string; readonly defaultView?: string | null | undefined },
    by: Requester,
  ): Promise<void>;
  get(urn: string, actor: string): Promise<ServiceAccount>;
  /** Without soft-deleted accounts. */
  list(query: PrincipalQuery, actor: string): Promise<{ total: number; accounts: readonly ServiceAccount[] }>;
}
