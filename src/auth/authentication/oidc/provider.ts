/** The provider as `openid-client` speaks to it: authorization code flow with PKCE, state and nonce. */
import * as client from 'openid-client';
import type { JsonValue } from '../../../core/json.js';
import type { Clock } from '../../../core/clock.js';
import type { Pending } from './pending.js';
import type { OidcOptions } from './options.js';

/** For each request to the provider: people are waiting. */
const TIMEOUT_SECONDS = 10;
/** The provider's addresses are asked for anew after this long. */
const DISCOVERY_MILLIS = 60 * 60 * 1_000;

export type Claims = Readonly<Record<string, JsonValue | undefined>>;

export interface Provider {
  /** Address where somebody signs in. */
  authorize(pending: Pending): Promise<string>;
  /** Turns what the browser brought back into what the provider says of the person. */
  redeem(pending: Pending, parameters: Readonly<Record<string, string>>): Promise<Claims>;
  /** Address where somebody signs out and is sent back from (OpenID Connect RP-Initiated Logout 1.0); undefined where there is none. */
  signOut(back: string): Promise<string | undefined>;
}

/** The provider is asked when somebody signs in, not at start, and again after it did not answer. All throw what the library throws. */
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
      // Many providers put names and groups there only. The ID token is signed, so it wins.
      const more = await client.fetchUserInfo(configuration, tokens.access_token, claims.sub);
      return { ...(more as Claims), ...claims };
    },
    signOut: async (back) => {
      const configuration = await discover();
      if (configuration.serverMetadata().end_session_endpoint === undefined) return undefined;
      return client.buildEndSessionUrl(configuration, { post_logout_redirect_uri: back }).href;
    },
  };
}

function discoverProvider(options: OidcOptions): Promise<client.Configuration> {
  const { issuer, clientId, clientSecret, allowHttp } = options;
  return client.discovery(new URL(issuer), clientId, clientSecret, authentication(options), {
    timeout: TIMEOUT_SECONDS,
    execute: [
      // The library leaves the signature of an ID token unchecked where it came over TLS.
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

/** Marked as deprecated so that nobody takes it lightly; the settings allow it for a provider on loopback only. */
// eslint-disable-next-line @typescript-eslint/no-deprecated
const allowUnencrypted = client.allowInsecureRequests;

/** One answer for all who ask meanwhile; a failure is not remembered. */
function remember<Value>(ask: () => Promise<Value>, clock: Clock): () => Promise<Value> {
  let known: { value: Promise<Value>; until: number } | undefined;
  return () => {
    const now = clock.now();
    if (known !== undefined && now < known.until) return known.value;
    const asked = { value: ask(), until: now + DISCOVERY_MILLIS };
    known = asked;
    asked.value.catch(() => {
      if (known === asked) known = undefined;
    });
    return asked.value;
  };
}
