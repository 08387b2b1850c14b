/** The provider behind `openid-client`: authorization code flow with PKCE, state and nonce. */
import * as client from 'openid-client';
import { AuthorizationResponseError, ClientError, ResponseBodyError } from 'openid-client';
import type { Clock } from '../../../core/clock.js';
import type { JsonObject, JsonValue } from '../../../core/json.js';
import { decrypt, encrypt, isEncrypted } from '../../secret-texts.js';
import type { SignInProblem } from './problems.js';

/** Timeout of each request to the provider. Users are waiting. */
const TIMEOUT_SECONDS = 10;
/** How long the provider's discovery document is kept. */
const DISCOVERY_MILLIS = 60 * 60 * 1_000;

export type Claims = Readonly<Record<string, JsonValue | undefined>>;

interface Provider {
  /** Address at which the user signs in. */
  authorize(pending: Pending): Promise<string>;
  /** Redeems the browser's parameters for the provider's claims about the user. */
  redeem(pending: Pending, parameters: Readonly<Record<string, string>>): Promise<Claims>;
  /**
   * Address at which the user signs out and is redirected back (OpenID Connect RP-Initiated Logout 1.0). Undefined if the provider has
   * none.
   */
  signOut(back: string): Promise<string | undefined>;
}

/** Contacts the provider at the first sign-in, not at start, and again after a failure. All methods throw the library's errors. */
export function createProvider(options: OidcOptions, clock: Clock): Provider {
  const discover = remember(() => discoverProvider(options), clock);
  return {
    authorize: async ({ state, nonce, verifier, callback }) => {
      const url = client.buildAuthorizationUrl(await discover(), {
        redirect_uri: callback,
        scope: options.scopes,
        code_challenge: await client.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        state,
        nonce,
      });
      return url.href;
    },
    redeem: async ({ state, nonce, verifier, callback }, parameters) => {
      const configuration = await discover();
      const url = new URL(callback);
      url.search = new URLSearchParams(parameters).toString();
      const tokens = await client.authorizationCodeGrant(configuration, url, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      });
      const claims = tokens.claims() as Claims & { sub: string };
      if (configuration.serverMetadata().userinfo_endpoint === undefined) return claims;
      const more = await client.fetchUserInfo(configuration, tokens.access_token, claims.sub);
      return mergeClaims(claims, more as Claims);
    },
    signOut: async (back) => {
      const configuration = await discover();
      if (configuration.serverMetadata().end_session_endpoint === undefined) return undefined;
      return client.buildEndSessionUrl(configuration, { post_logout_redirect_uri: back }).href;
    },
  };
}

/**
 * Many providers return names and groups only with the user info. The ID token is signed, so its claims take precedence. Whether an address is
 * verified is known only from where the address comes.
 */
export function mergeClaims(ofToken: Claims, ofUserInfo: Claims): Claims {
  const source = ofToken['email'] === undefined ? ofUserInfo : ofToken;
  const isSame = ofToken['email'] === ofUserInfo['email'];
  const verified = source['email_verified'] ?? (isSame ? ofUserInfo['email_verified'] : undefined);
  return { ...ofUserInfo, ...ofToken, email_verified: verified };
}

function discoverProvider(options: OidcOptions): Promise<client.Configuration> {
  const { issuer, clientId, clientSecret, allowHttp } = options;
  return client.discovery(new URL(issuer), clientId, clientSecret, authentication(options), {
    timeout: TIMEOUT_SECONDS,
    execute: [
      // The library does not check the signature of an ID token that arrived over TLS.
      client.enableNonRepudiationChecks,
      ...(allowHttp ? [allowUnencrypted] : []),
    ],
  });
}

function authentication({ clientSecret, clientAuth }: OidcOptions): client.ClientAuth {
  if (clientSecret === undefined) return client.None();
  return clientAuth === 'client_secret_basic'
    ? client.ClientSecretBasic(clientSecret)
    : client.ClientSecretPost(clientSecret);
}

/** The library marks it as deprecated as a warning. The settings allow it for a provider on loopback only. */
// eslint-disable-next-line @typescript-eslint/no-deprecated
const allowUnencrypted = client.allowInsecureRequests;

/** Concurrent callers share one request. A failure is not kept. */
function remember<Value>(ask: () => Promise<Value>, clock: Clock): () => Promise<Value> {
  let known: { value: Promise<Value>; until: number } | undefined;
  return () => {
    const now = clock.now();
    if (known !== undefined && now < known.until) return known.value;
    const cached = { value: ask(), until: now + DISCOVERY_MILLIS };
    known = cached;
    cached.value.catch(() => {
      if (known === cached) known = undefined;
    });
    return cached.value;
  };
}

/** Settings for sign-in at an OpenID Connect provider. */
export interface OidcOptions {
  /** The provider's issuer, or the address of its discovery document. */
  readonly issuer: string;
  readonly clientId: string;
  /** Absent for a public client, which only PKCE protects. */
  readonly clientSecret?: string | undefined;
  /** How the client authenticates to the provider. */
  readonly clientAuth: 'client_secret_post' | 'client_secret_basic';
  /** Separated by spaces; `openid` among them. */
  readonly scopes: string;
  /** Claim that holds the user name. */
  readonly userClaim: string;
  /** Extracts the name from the claim: the first group, or the whole match. Absent: the whole claim. */
  readonly userPattern?: RegExp | undefined;
  /** Claim with the names of groups. Absent: the provider does not set memberships. */
  readonly groupsClaim?: string | undefined;
  /** `create`: a user without an account gets one. `refuse`: the sign-in is refused. */
  readonly newUsers: 'create' | 'refuse';
  /** Display name of the provider. */
  readonly name: string;
  /** Allows a provider without TLS, which must be on loopback. */
  readonly allowHttp: boolean;
}

/** Binds the encrypted text to this purpose, so it cannot be used for another one. */
const PURPOSE = 'oidc sign-in';

/** A pending sign-in. The browser keeps it encrypted in a cookie, so the service stores nothing. */
export interface Pending {
  /** The provider returns them unchanged, in the parameters and in the ID token. They prove that the answer belongs to this request. */
  readonly state: string;
  readonly nonce: string;
  /** Proves to the provider that the same client requests and redeems the code (PKCE, RFC 7636). */
  readonly verifier: string;
  /** Address to which the provider redirects the browser. */
  readonly callback: string;
  readonly target: string;
  /** Epoch milliseconds. */
  readonly expiresAt: number;
}

export function encryptPending(pending: Pending, key: Uint8Array): string {
  return encrypt(JSON.stringify(pending), key, PURPOSE);
}

/** @returns undefined for a text that is malformed, was changed, was encrypted with another key, or has expired */
export function decryptPending(
  text: string | undefined,
  { key, now }: { key: Uint8Array; now: number },
): Pending | undefined {
  if (text === undefined || !isEncrypted(text)) return undefined;
  const opened = decrypt(text, key, PURPOSE);
  if (opened === undefined) return undefined;
  // Only this service can have encrypted it, so its shape is known.
  const pending = JSON.parse(opened) as JsonObject as unknown as Pending;
  return pending.expiresAt > now ? pending : undefined;
}

/** Error codes of the authorization endpoint that report a fault of the provider (RFC 6749, 4.1.2.1). */
const PROVIDER_TROUBLE = new Set(['server_error', 'temporarily_unavailable']);
/** Error codes of the token endpoint that concern the code, not this service (RFC 6749, 5.2). */
const CODE_REFUSED = new Set(['invalid_grant']);
/** The library's codes for a provider that does not answer in time, or not in the protocol. */
const NO_ANSWER = new Set([
  'OAUTH_TIMEOUT',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
  'OAUTH_PARSE_ERROR',
]);

/** Classifies a failure between this service and the identity provider, for the user. */
export function classifyFailure(error: unknown): SignInProblem {
  if (error instanceof AuthorizationResponseError) {
    if (error.error === 'access_denied') return 'cancelled';
    return PROVIDER_TROUBLE.has(error.error) ? 'provider-away' : 'client-refused';
  }
  if (error instanceof ResponseBodyError) {
    if (error.status >= 500) return 'provider-away';
    return CODE_REFUSED.has(error.error) ? 'stale' : 'client-refused';
  }
  // Errors without a code come from below the protocol, usually from a failed connection.
  const { code } = error instanceof ClientError ? error : {};
  return code === undefined || NO_ANSWER.has(code) ? 'provider-away' : 'invalid';
}

/** Describes a failure for the log: only codes and the library's own words, because answers of the provider may contain tokens or names. */
export function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const reported =
    error instanceof AuthorizationResponseError || error instanceof ResponseBodyError ? error.error : '';
  const { cause } = error;
  const under = cause instanceof Error && !(cause instanceof SyntaxError) ? cause.message : '';
  return [error.message, reported, under].filter((part) => part !== '').join(': ');
}
