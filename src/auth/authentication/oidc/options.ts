/** Settings for sign-in at an OpenID Connect provider. */
export interface OidcOptions {
  /** The provider's issuer, or the address of its discovery document. */
  readonly issuer: string;
  readonly clientId: string;
  /** Absent for a public client, which only PKCE protects. */
  readonly clientSecret?: string;
  /** How the client authenticates to the provider. */
  readonly clientAuth: 'client_secret_post' | 'client_secret_basic';
  /** Separated by spaces; `openid` among them. */
  readonly scopes: string;
  /** Claim that holds the user name. */
  readonly userClaim: string;
  /** Extracts the name from the claim: the first group, or the whole match. Absent: the whole claim. */
  readonly userPattern?: RegExp;
  /** Claim with the names of groups. Absent: the provider does not set memberships. */
  readonly groupsClaim?: string;
  /** Creates users that do not exist yet. False: refuses them. */
  readonly newUsers: 'create' | 'refuse';
  /** Display name of the provider. */
  readonly name: string;
  /** Allows a provider without TLS, which must be on loopback. */
  readonly allowHttp: boolean;
}
