/** Sign-in at a provider: the redirect to the provider and the callback, at the addresses of existing front ends. */
import { signInProblem } from '../../../auth/authentication/oidc/problems.js';
import type { OidcSignIn } from '../../../auth/types.js';
import { STRING } from '../json-schema.js';
import { defineRoute, type Call, type Route } from '../route.js';
import {
  CALLBACK_PATH,
  endedPendingCookie,
  pendingCookie,
  readPending,
  readSession,
  sessionCookies,
} from './cookies.js';
import { findCaller } from './find-caller.js';
import { readTarget } from './local-path.js';
import { redirect, type PublicSite } from './redirect.js';
import { signInPage } from './sign-in-page.js';

const COMMON = { method: 'GET', tag: 'Sign-in', permission: 'public' } as const;

const TARGET = {
  redirect_uri: {
    description: 'Redirect target after the sign-in: a path of this site, e.g. `/search`.',
    schema: STRING,
  },
};

interface Target {
  readonly redirect_uri?: string;
}

/** Parameters of the callback (RFC 6749, 4.1.2; RFC 9207). Other parameters are ignored. */
const RETURNED = {
  code: { description: 'Authorization code.', schema: STRING },
  state: { description: 'Unchanged from the request to the provider.', schema: STRING },
  iss: { description: 'Issuer of the response.', schema: STRING },
  error: { description: 'Reason for a missing code, e.g. `access_denied`.', schema: STRING },
};

export function oidcRoutes({ publicUrl }: PublicSite): Route[] {
  const begin = async ({ query, origin }: Pick<Call<Target>, 'query' | 'origin'>, oidc: OidcSignIn) => {
    const site = publicUrl ?? origin;
    const callback = `${site}${CALLBACK_PATH}`;
    const begun = await oidc.begin({ callback, target: readTarget(query.redirect_uri) });
    return redirect(begun.url, [pendingCookie(begun, { origin: site })]);
  };
  return [
    defineRoute<Target, unknown>({
      ...COMMON,
      path: '/sso',
      operationId: 'singleSignOn',
      summary: 'Sign in at the provider: redirects the browser (303)',
      query: TARGET,
      handle: (call, { access: { oidc } }) => {
        if (oidc === undefined) throw signInProblem('not-configured');
        return begin(call, oidc);
      },
    }),
    defineRoute<Target, unknown>({
      ...COMMON,
      path: '/authenticate',
      operationId: 'authenticate',
      summary:
        'Sign in, unless the browser is signed in: at the provider if one is configured, else with a password',
      query: TARGET,
      handle: async (call, { access }) => {
        const target = readTarget(call.query.redirect_uri);
        if ((await findCaller(call, access)) !== undefined) return redirect(target, []);
        return access.oidc === undefined
          ? redirect(signInPage({ redirect_uri: target }), [])
          : begin(call, access.oidc);
      },
    }),
    defineRoute<Readonly<Record<string, string>>, unknown>({
      ...COMMON,
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
