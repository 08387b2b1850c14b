/** Who acts, and how they prove it. Front doors call these; they know nothing of HTTP or GraphQL. */
import type { Filter, Sort } from '../catalog/search/filter.js';
import type { Page } from '../catalog/page.js';
import type { PrincipalAdmin } from './authorization/principals/types.js';
import type { Decisions, Policies } from './authorization/policies/types.js';

/** What a request came with. A token wins over a session. */
export interface Credentials {
  /** The header `Authorization`. */
  readonly authorization?: string | undefined;
  /** Of the session cookie. */
  readonly session?: string | undefined;
}

/** Who is at the other end, for limits and the audit log. */
export interface Caller {
  /** Of the connection, e.g. `10.0.0.7`. */
  readonly address: string;
}

export interface Session {
  /** Opaque; only its hash is kept. */
  readonly token: string;
  /** URN of the user. */
  readonly user: string;
  /** Seconds. */
  readonly lifetime: number;
}

export interface SignUp {
  /** Absent: made of the e-mail address. */
  readonly userUrn?: string | undefined;
  readonly email: string;
  readonly fullName: string;
  readonly password: string;
  readonly title?: string | undefined;
  readonly inviteToken: string;
}

export interface SignIn {
  /** @throws UNAUTHENTICATED, the same for a user that does not exist; RATE_LIMITED with `details.retryAfter` in seconds */
  signIn(given: { username: string; password: string }, caller: Caller): Promise<Session>;
  /** For a user that has proven just now who they are. */
  open(user: string): Promise<Session>;
  /** Whether it is the user's password. @throws RATE_LIMITED */
  verify(given: { userUrn: string; password: string }, caller: Caller): Promise<boolean>;
  /** Unknown sessions are signed out already. @returns whether it was begun at a provider, where somebody may still be signed in */
  signOut(session: string | undefined): Promise<boolean>;
  /** A session for somebody else, for front ends that sign people in by themselves. @throws FORBIDDEN, NOT_FOUND */
  openFor(userUrn: string, actor: string): Promise<Session>;
}

export interface OidcBegun {
  /** Where the browser goes to sign in. */
  readonly url: string;
  /** What the browser keeps until it comes back; it can neither be read nor changed there. */
  readonly pending: string;
  /** Seconds that `pending` holds. */
  readonly lifetime: number;
}

/** What the browser came back with. */
export interface OidcReturn {
  /** The parameters that the provider sent along. */
  readonly parameters: Readonly<Record<string, string>>;
  /** As `begin` gave it; absent when the browser kept nothing. */
  readonly pending: string | undefined;
}

/** Signing in at a provider of OpenID Connect: who somebody is, says the provider; what they may do here, says the catalog. */
export interface OidcSignIn {
  /** What people call the provider. */
  readonly name: string;
  /**
   * @param callback full address where the provider sends the browser back to; it must be registered there
   * @param target where the browser shall be in the end; comes back from `finish` unchanged
   * @throws UNAVAILABLE while the provider does not answer
   */
  begin(given: { callback: string; target: string }): Promise<OidcBegun>;
  /**
   * Keeps nothing between the two calls, so that they may reach different services that share the signing key.
   * @throws UNAUTHENTICATED, FORBIDDEN, UNAVAILABLE, with `details.problem` (`SignInProblem`)
   */
  finish(given: OidcReturn, caller: Caller): Promise<{ session: Session; target: string }>;
  /**
   * @param back full address where the provider sends the browser afterwards; it must be registered there
   * @returns where the browser signs out at the provider, too; undefined where that is not offered, or the provider does not answer
   */
  signOut(back: string): Promise<string | undefined>;
}

export interface Users {
  /** @returns those of the users who have a password here. One statement */
  findNative(urns: readonly string[]): Promise<ReadonlySet<string>>;
  /** @returns the URN of the new user. @throws FORBIDDEN for an invitation that does not hold, CONFLICT for a known user */
  signUp(given: SignUp, caller: Caller): Promise<string>;
  /** Needs `MANAGE_USER_CREDENTIALS`. @returns a token that resets the password once, within a day. @throws FORBIDDEN, NOT_FOUND */
  createResetToken(userUrn: string, actor: string): Promise<string>;
  /** Ends the user's sessions. @throws FORBIDDEN for a reset token that does not hold */
  resetPassword(
    given: { userUrn: string; password: string; resetToken: string },
    caller: Caller,
  ): Promise<void>;
}

export interface AccessTokenMetadata {
  readonly urn: string;
  /** Hash of the token, by which it is revoked. */
  readonly id: string;
  readonly name: string;
  readonly description?: string;
  /** Who acts with it. */
  readonly actorUrn: string;
  /** Who made it. */
  readonly ownerUrn: string;
  /** Epoch milliseconds. */
  readonly createdAt: number;
  readonly expiresAt?: number;
}

export interface NewToken {
  readonly type: 'PERSONAL' | 'SERVICE_ACCOUNT';
  readonly actorUrn: string;
  /** Absent: for ever. */
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
  /** @throws FORBIDDEN for somebody else's, without `MANAGE_ACCESS_TOKENS`; NOT_FOUND for a user that does not exist */
  create(token: NewToken, actor: string): Promise<{ token: string; metadata: AccessTokenMetadata }>;
  /** The actor's own; all of them with `MANAGE_ACCESS_TOKENS`. */
  list(query: TokenQuery, actor: string): Promise<{ total: number; tokens: readonly AccessTokenMetadata[] }>;
  /** It ends at once, at every service on the same Neo4j. @throws NOT_FOUND, FORBIDDEN */
  revoke(id: string, actor: string): Promise<void>;
  /** @throws NOT_FOUND, FORBIDDEN */
  getMetadata(token: string, actor: string): Promise<AccessTokenMetadata>;
}

export interface Roles {
  /** Each actor has this role and no other; none without `roleUrn`. Needs `MANAGE_POLICIES`. @throws FORBIDDEN, NOT_FOUND */
  assign(given: { roleUrn?: string | undefined; actors: readonly string[] }, actor: string): Promise<void>;
  /** The invitation that holds. Needs `MANAGE_POLICIES`; without a role, `MANAGE_USER_CREDENTIALS`. @throws FORBIDDEN, NOT_FOUND for an unknown role */
  getInvite(roleUrn: string | undefined, actor: string): Promise<string>;
  /** A new one; the one before holds no longer. Needs the same. */
  renewInvite(roleUrn: string | undefined, actor: string): Promise<string>;
  /** The actor takes the role that the invitation is for. @throws FORBIDDEN for one that does not hold */
  accept(invite: string, actor: string): Promise<void>;
}

export interface NewSecret {
  readonly name: string;
  readonly value: string;
  readonly description?: string | undefined;
}

/** Everything about a secret but what it is. */
export interface SecretMetadata {
  readonly urn: string;
  readonly name: string;
  readonly description?: string;
}

/** Needs `MANAGE_SECRETS`. @throws FORBIDDEN */
export interface Secrets {
  /** @returns the URN. @throws CONFLICT for a name that is taken, UNAVAILABLE where no key is kept */
  create(secret: NewSecret, actor: string): Promise<string>;
  /** @throws NOT_FOUND, INVALID_REQUEST for another name */
  update(urn: string, secret: NewSecret, actor: string): Promise<void>;
  /** @throws NOT_FOUND */
  remove(urn: string, actor: string): Promise<void>;
  list(
    query: { text: string; page: Page },
    actor: string,
  ): Promise<{ total: number; secrets: readonly SecretMetadata[] }>;
  /** Those that exist, by their names. @throws CONFLICT for one that was sealed with another key */
  reveal(names: readonly string[], actor: string): Promise<readonly { name: string; value: string }[]>;
}

/** All that front doors need. */
export interface Access {
  /** @returns the URN of who acts, undefined without credentials. @throws UNAUTHENTICATED for any that do not hold */
  identify(credentials: Credentials): Promise<string | undefined>;
  readonly signIn: SignIn;
  /** Absent where no provider is set. */
  readonly oidc?: OidcSignIn;
  readonly users: Users;
  readonly tokens: Tokens;
  readonly roles: Roles;
  readonly secrets: Secrets;
  /** Who may do what. */
  readonly decisions: Decisions;
  readonly policies: Policies;
  readonly principals: PrincipalAdmin;
}

/** Gets one line for each sign-in, token, role and password; never a secret. */
export interface AuditLog {
  info(fields: object, message: string): void;
}
