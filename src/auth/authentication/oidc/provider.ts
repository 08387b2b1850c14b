/** The provider behind `openid-client`: authorization code flow with PKCE, state and nonce. */
import * as client from 'openid-client';
import type { JsonValue } from '../../../core/json.js';
import type { Clock } from '../../../core/clock.js';
import type { Pending } from './pending.js';
import type { OidcOptions } from './options.js';

/** Timeout of each request to the provider. Users are waiting. */
const TIMEOUT_SECONDS = 10;
/** How long the provider's discovery document is kept. */
const DISCOVERY_MILLIS = 60 * 60 * 1_000;

export type Claims = Readonly<Record<string, JsonValue | undefined>>;

export interface Provider {
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
