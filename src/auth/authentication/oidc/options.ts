/** How people sign in at a provider of OpenID Connect, as the settings say it. */
export interface OidcOptions {
  /** The provider's issuer, or the address of its discovery document. */
  readonly issuer: string;
  readonly clientId: string;
  /** Absent for a public client, whose sign-ins are guarded by PKCE alone. */
  readonly clientSecret?: string;
  /** How the secret is shown to the provider. */
  readonly clientAuth: 'client_secret_post' | 'client_secret_basic';
  /** Separated by spaces; `openid` among them. */
  readonly scopes: string;
  /** Claim that holds the user name. */
  readonly userClaim: string;
  /** What of that claim is the name: its first group, or all that it matches. Absent: the whole claim. */
  readonly userPattern?: RegExp;
  /** Claim that holds the names of groups; absent: memberships are not taken from the provider. */
  readonly groupsClaim?: string;
  /** Whether users that the catalog does not know yet are made, or refused. */
  readonly newUsers: 'create' | 'refuse';
  /** What people call the provider. */
  readonly name: string;
  /** Talk to an unencrypted provider, which must be on loopback. */
  readonly allowHttp: boolean;
}
