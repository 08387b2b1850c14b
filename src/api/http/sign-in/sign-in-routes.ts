/** Sign-in and sign-out for browsers, and for clients that keep cookies: with a password, or at a provider. */
import type { Session, OidcSignIn } from '../../../auth/types.js';
import type { Services } from '../../../auth/services.js';
import { signInProblem } from '../../../auth/authentication/oidc/problems.js';
import { object, STRING } from '../json-schema.js';
import { defineRoute, type Call, type QueryOf, Reply, type Route } from '../route.js';
import {
  readSession,
  sessionCookies,
  endedCookies,
  CALLBACK_PATH,
  endedPendingCookie,
  pendingCookie,
  readPending,
} from './cookies.js';
import { checkOrigin } from './check-origin.js';
import {
  isOfBrowser,
  SIGN_IN_PATH,
  redirect,
  type PublicSite,
  signInPage,
  readRedirectTarget,
} from './sign-in-page.js';
import { findCaller } from './establish-actor.js';

/** Names and passwords are short, so large bodies are refused. */
export const MAX_CREDENTIALS_BYTES = 64 * 1024;

export const logIn = defineRoute({
  method: 'POST',
  path: '/logIn',
  operationId: 'logIn',
  tag: 'Sign-in',
  permission: 'public',
  maxBodyBytes: MAX_CREDENTIALS_BYTES,
  summary: 'Sign in with a password; the answer sets the session cookie',
  body: object({ username: STRING, password: STRING }),
  example: { username: 'datahub', password: '' },
  handle: async ({ body, headers, address, facts }, { access }) => {
    const session = await access.signIn.signIn(body, { address, facts });
    // An earlier sign-in of this browser ends, because it may be that of another person.
    await access.signIn.signOut(readSession(headers));
    return withSession(session, headers);
  },
});

/** The body is empty, because clients need only the cookies. */
export function withSession(session: Session, headers: Call['headers']): Reply {
  return new Reply('', {
    type: 'text/plain; charset=utf-8',
    headers: { 'Set-Cookie': sessionCookies(session, headers), 'Cache-Control': 'no-store' },
  });
}

const SIGN_OUT = {
  path: '/logOut',
  tag: 'Sign-in',
  permission: 'public',
  maxBodyBytes: MAX_CREDENTIALS_BYTES,
} as const;

export function signOutRoutes({ publicUrl }: PublicSite): Route[] {
  return [
    defineRoute({
      ...SIGN_OUT,
      method: 'POST',
      operationId: 'logOut',
      summary: 'Sign out: the session ends, and its cookies are cleared',
      handle: async (call, services) => {
        await endSession(call, services);
        return signedOut();
      },
    }),
    defineRoute({
      ...SIGN_OUT,
      method: 'GET',
      operationId: 'logOutByLink',
      summary:
        'The same for links of this site. Browsers are redirected (303) to the sign-in page, by way of the provider if they signed in there',
      handle: async (call, services) => {
        const { headers, origin } = call;
        checkOrigin('POST', headers);
        const isElsewhere = await endSession(call, services);
        if (!isOfBrowser({ method: 'GET', headers })) return signedOut();
        const { oidc } = services.access;
        const providerAddress = isElsewhere
          ? await oidc?.signOut(`${publicUrl ?? origin}${SIGN_IN_PATH}`)
          : undefined;
        return redirect(providerAddress ?? SIGN_IN_PATH, endedCookies());
      },
    }),
  ];
}

function endSession({ headers }: Pick<Call, 'headers'>, { access }: Services): Promise<boolean> {
  return access.signIn.signOut(readSession(headers));
}

function signedOut(): Reply {
  return new Reply('', { type: 'text/plain; charset=utf-8', headers: { 'Set-Cookie': endedCookies() } });
}

const OIDC = { method: 'GET', tag: 'Sign-in', permission: 'public' } as const;

const TARGET = {
  redirect_uri: {
    description: 'Redirect target after the sign-in: a path of this site, e.g. `/search`.',
    schema: STRING,
  },
};

/** Parameters of the callback (RFC 6749, 4.1.2; RFC 9207). Other parameters are ignored. */
const RETURNED = {
  code: { description: 'Authorization code.', schema: STRING },
  state: { description: 'Unchanged from the request to the provider.', schema: STRING },
  iss: { description: 'Issuer of the response.', schema: STRING },
  error: { description: 'Reason for a missing code, e.g. `access_denied`.', schema: STRING },
};

/** Sign-in at a provider: the redirect to the provider and the callback, at the addresses of existing front ends. */
export function oidcRoutes({ publicUrl }: PublicSite): Route[] {
  const begin = async (
    { query, origin }: Pick<Call<QueryOf<typeof TARGET>>, 'query' | 'origin'>,
    oidc: OidcSignIn,
  ) => {
    const site = publicUrl ?? origin;
    const callback = `${site}${CALLBACK_PATH}`;
    const begun = await oidc.begin({ callback, target: readRedirectTarget(query.redirect_uri) });
    return redirect(begun.url, [pendingCookie(begun, { origin: site })]);
  };
  return [
    defineRoute({
      ...OIDC,
      path: '/sso',
      operationId: 'singleSignOn',
      summary: 'Sign in at the provider: redirects the browser (303)',
      query: TARGET,
      handle: (call, { access: { oidc } }) => {
        if (oidc === undefined) throw signInProblem('not-configured');
        return begin(call, oidc);
      },
    }),
    defineRoute({
      ...OIDC,
      path: '/authenticate',
      operationId: 'authenticate',
      summary:
        'Sign in, unless the browser is signed in: at the provider if one is configured, else with a password',
      query: TARGET,
      handle: async (call, { access }) => {
        const target = readRedirectTarget(call.query.redirect_uri);
        if ((await findCaller(call, access)) !== undefined) return redirect(target, []);
        return access.oidc === undefined
          ? redirect(signInPage({ redirect_uri: target }), [])
          : begin(call, access.oidc);
      },
    }),
    defineRoute({
      ...OIDC,
      path: CALLBACK_PATH,
      operationId: 'finishSingleSignOn',
      summary: 'Callback of the provider; the response (303) sets the session cookie',
      query: RETURNED,
      handle: async ({ query, headers, address, facts, origin }, { access }) => {
        if (access.oidc === undefined) throw signInProblem('not-configured');
        const given = { parameters: query, pending: readPending(headers) };
        const { session, target } = await access.oidc.finish(given, { address, facts });
        // An earlier sign-in of this browser ends, as it does for sign-in with a password.
        await access.signIn.signOut(readSession(headers));
        const cookies = sessionCookies(session, { origin: publicUrl ?? origin });
        return redirect(target, [...cookies, endedPendingCookie()]);
      },
    }),
  ];
}
