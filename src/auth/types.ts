/** Interfaces of authentication and administration, for the APIs. */
import type { LoginSource } from '../catalog/audit/audit-reader.js';
import type { Page } from '../catalog/page.js';
import type { Filter, Sort } from '../catalog/search/filter.js';
import type { RequestFacts, Requester } from '../core/request-facts.js';
import type { Decisions, KnownActor, Policies } from './authorization/policies/types.js';
import type { PrincipalAdmin, ServiceAccounts } from './authorization/principals/types.js';

/** Credentials of a request. A token takes precedence over a session. */
export interface Credentials {
  /** The header `Authorization`. */
  readonly authorization?: string | undefined;
  /** Content of the session cookie. */
  readonly session?: string | undefined;
}

/** The client, for rate limits and the audit log. */
export interface Caller extends Pick<Requester, 'facts'> {
  /** Address of the connection, e.g. `10.0.0.7`. */
  readonly address: string;
}

export interface Session {
  /** Opaque. The catalog stores only its hash. */
  readonly token: string;
  /** URN of the user. */
  readonly user: string;
  /** Seconds. */
  readonly lifetime: number;
}

/** Names an account. */
export interface AccountName {
  /** Absent: derived from the e-mail address. */
  readonly userUrn?: string | undefined;
  readonly email?: string | undefined;
}

export interface SignUp extends AccountName {
  readonly email: string;
  readonly fullName: string;
  readonly password: string;
  readonly title?: string | undefined;
  readonly inviteToken: string;
}

export interface SignIn {
  /** @throws INVALID_REQUEST, the same for a user that does not exist; RATE_LIMITED with `details.retryAfter` in seconds */
  signIn(given: { username: string; password: string }, caller: Caller): Promise<Session>;
  /** Opens a session for a user who has just authenticated. */
  open(user: string, source: LoginSource, facts: RequestFacts): Promise<Session>;
  /** @throws RATE_LIMITED */
  verify(given: AccountName & { password: string }, caller: Caller): Promise<PasswordCheck>;
  /** Ends a session; unknown sessions are ignored. @returns whether the user signed in at a provider, where a session may continue */
  signOut(session: string | undefined): Promise<boolean>;
  /**
   * Opens a session for another user, for front ends that authenticate users themselves.
   * @throws FORBIDDEN, with `details.loginDenialReason` if the account may not sign in
   */
  openFor(userUrn: string, by: Requester): Promise<Session>;
}

/** Why an account may not sign in. Only the log and administrators get the reason. */
export type SignInDenial =
  | 'HARD_DELETED'
  | 'SOFT_DELETED'
  | 'SUSPENDED'
  /** Nothing but the key is known, e.g. because another entity only refers to the user. */
  | 'NOT_PROVISIONED'
  /** Programs use tokens. */
  | 'SERVICE_ACCOUNT';

export interface PasswordCheck {
  /** False also for an account that may not sign in. */
  readonly isRight: boolean;
  /** Why the account may not sign in, although the password is right. */
  readonly denial?: SignInDenial | undefined;
}

export interface OidcBegun {
  /** Address to which the browser is redirected to sign in. */
  readonly url: string;
  /** Encrypted state that the browser keeps until it returns. */
  readonly pending: string;
  /** Lifetime of `pending` in seconds. */
  readonly lifetime: number;
}

/** What the browser brings back from the provider. */
export interface OidcReturn {
  /** Parameters that the provider added to the address. */
  readonly parameters: Readonly<Record<string, string>>;
  /** From `begin`; absent if the browser did not keep it. */
  readonly pending: string | undefined;
}

/** Sign-in at an OpenID Connect provider. The provider authenticates users; the catalog decides what they may do. */
export interface OidcSignIn {
  /** Display name of the provider. */
  readonly name: string;
  /**
   * @param callback full address to which the provider redirects the browser; it must be registered there
   * @param target where the browser goes afterwards; `finish` returns it unchanged
   * @throws UNAVAILABLE while the provider does not answer
   */
  begin(given: { callback: string; target: string }): Promise<OidcBegun>;
  /**
   * Keeps nothing between the two calls, so that they may reach different services that share the signing key.
   * @throws UNAUTHENTICATED, FORBIDDEN, UNAVAILABLE, with `details.problem` (`SignInProblem`)
   */
  finish(given: OidcReturn, caller: Caller): Promise<{ session: Session; target: string }>;
  /**
   * @param back full address to which the provider redirects the browser afterwards; it must be registered there
   * @returns the address at which the browser signs out at the provider; undefined if the provider has none or does not answer
   */
  signOut(back: string): Promise<string | undefined>;
}

export interface Users {
  /** @returns the users that have a local password. One statement */
  findNative(urns: readonly string[]): Promise<ReadonlySet<string>>;
  /**
   * @returns the URN of the new user
   * @throws INVALID_REQUEST for a blank member; FORBIDDEN for an invalid invitation, CONFLICT for an existing user
   */
  signUp(given: SignUp, caller: Caller): Promise<string>;
  /** Needs `MANAGE_USER_CREDENTIALS`. @returns a token that resets the password once, within a day. @throws FORBIDDEN, NOT_FOUND */
  createResetToken(userUrn: string, by: Requester): Promise<string>;
  /** Sets a new password and ends the user's sessions. @returns the user's URN. @throws FORBIDDEN for an invalid reset token */
  resetPassword(
    given: AccountName & { password: string; resetToken: string },
    caller: Caller,
  ): Promise<string>;
}

export interface AccessTokenMetadata {
  readonly urn: string;
  /** Hash of the token, which identifies it for revocation. */
  readonly id: string;
  readonly name: string;
  readonly description?: string;
  /** The user that the token authenticates. */
  readonly actorUrn: string;
  /** User who created the token. */
  readonly ownerUrn: string;
  /** Epoch milliseconds. */
  readonly createdAt: number;
  readonly expiresAt?: number;
}

export interface NewToken {
  readonly type: 'PERSONAL' | 'SERVICE_ACCOUNT';
  readonly actorUrn: string;
  /** Absent: the token does not expire. */
  readonly lifetimeMillis?: number | undefined;
  readonly name: string;
  readonly description?: string | undefined;
}

export interface TokenQuery {
  readonly filter?: Filter;
  readonly sort: readonly Sort[];
  readonly page: Page;
}

export interface Tokens {
  /**
   * Tokens for others need `MANAGE_ACCESS_TOKENS`, those for service accounts `MANAGE_SERVICE_ACCOUNTS`. The user need not exist, but a token
   * for a missing user never works, not even for a later user of that name.
   * @throws FORBIDDEN
   */
  create(token: NewToken, by: Requester): Promise<{ token: string; metadata: AccessTokenMetadata }>;
  /**
   * Creates a token for the actor, under a fixed name. It needs the same privileges as `create`.
   * @throws FORBIDDEN for another user; INVALID_REQUEST for another type
   */
  createUnnamed(
    token: Omit<NewToken, 'name'>,
    by: Requester,
  ): Promise<{ token: string; metadata: AccessTokenMetadata }>;
  /** Without `MANAGE_ACCESS_TOKENS`, the filter must admit only tokens that the actor created. @throws FORBIDDEN */
  list(query: TokenQuery, actor: string): Promise<{ total: number; tokens: readonly AccessTokenMetadata[] }>;
  /**
   * Takes effect at once, at every service on the same Neo4j. Only the creator and holders of `MANAGE_ACCESS_TOKENS` may revoke a token; for
   * the latter, a token that does not exist counts as revoked.
   * @throws FORBIDDEN
   */
  revoke(id: string, by: Requester): Promise<void>;
  /** @throws NOT_FOUND, FORBIDDEN */
  getMetadata(token: string, actor: string): Promise<AccessTokenMetadata>;
}

export interface Roles {
  /**
   * Gives each actor this role and takes other roles away; without `roleUrn`, all roles. Needs `MANAGE_POLICIES`.
   * @throws FORBIDDEN, NOT_FOUND
   */
  assign(given: { roleUrn?: string | undefined; actors: readonly string[] }, by: Requester): Promise<void>;
  /**
   * Returns the valid invitation. Needs `MANAGE_POLICIES`; without a role, `MANAGE_USER_CREDENTIALS`.
   * @throws FORBIDDEN; NOT_FOUND for an unknown role
   */
  getInvite(roleUrn: string | undefined, by: Requester): Promise<string>;
  /** Replaces the invitation; the old one becomes invalid. Needs the same privileges. */
  renewInvite(roleUrn: string | undefined, by: Requester): Promise<string>;
  /** Gives the actor the role of the invitation. @throws FORBIDDEN for an invalid invitation */
  accept(invite: string, by: Requester): Promise<void>;
}

export interface NewSecret {
  readonly name: string;
  readonly value: string;
  readonly description?: string | undefined;
}

/** A secret without its value. */
export interface SecretMetadata {
  readonly urn: string;
  readonly name: string;
  readonly description?: string;
}

/** Needs `MANAGE_SECRETS`. @throws FORBIDDEN */
export interface Secrets {
  /** @returns the URN. @throws CONFLICT for a name that exists, UNAVAILABLE without a stored key */
  create(secret: NewSecret, by: Requester): Promise<string>;
  /** @throws NOT_FOUND, INVALID_REQUEST for another name */
  update(urn: string, secret: NewSecret, by: Requester): Promise<void>;
  /** @throws NOT_FOUND */
  remove(urn: string, by: Requester): Promise<void>;
  list(
    query: { text: string; page: Page },
    actor: string,
  ): Promise<{ total: number; secrets: readonly SecretMetadata[] }>;
  /** Returns the values of existing secrets. @throws CONFLICT for a secret that was encrypted with another key */
  reveal(names: readonly string[], actor: string): Promise<readonly { name: string; value: string }[]>;
}

/** Authentication and administration, as the APIs use them. */
export interface Access {
  /**
   * @param onFacts called with what policies need to know about the actor, unless the credentials do not tell. Absent: it is not read, which
   *   is cheaper
   * @returns the URN of the actor; undefined without credentials
   * @throws UNAUTHENTICATED for invalid credentials
   */
  identify(credentials: Credentials, onFacts?: (facts: KnownActor) => void): Promise<string | undefined>;
  readonly signIn: SignIn;
  /** Absent without a configured provider. */
  readonly oidc?: OidcSignIn | undefined;
  readonly users: Users;
  readonly tokens: Tokens;
  readonly roles: Roles;
  readonly secrets: Secrets;
  /** Authorization decisions. */
  readonly decisions: Decisions;
  readonly policies: Policies;
  readonly principals: PrincipalAdmin;
  readonly serviceAccounts: ServiceAccounts;
}

/** Receives one line for each sign-in and each change of tokens, roles and passwords. Lines never contain a secret. */
export interface AuditLog {
  info(fields: object, message: string): void;
}
