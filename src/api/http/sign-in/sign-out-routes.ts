/** Signing out. */
import { Reply } from '../reply.js';
import { defineRoute, type Call, type Route } from '../route.js';
import type { Services } from '../../../auth/services.js';
import { checkOrigin } from './check-origin.js';
import { endedCookies, readSession } from './cookies.js';
import { redirect, type PublicSite } from './redirect.js';
import { isOfBrowser, SIGN_IN_PATH } from './sign-in-page.js';
import { MAX_CREDENTIALS_BYTES } from './sign-in-routes.js';

const COMMON = {
  path: '/logOut',
  tag: 'Sign-in',
  permission: 'public',
  maxBodyBytes: MAX_CREDENTIALS_BYTES,
} as const;

export function signOutRoutes({ publicUrl }: PublicSite): Route[] {
  return [
    defineRoute<unknown, unknown>({
      ...COMMON,
      method: 'POST',
      operationId: 'logOut',
      summary: 'Sign out: the session ends, and its cookies are cleared',
      handle: async (call, services) => {
        await endSession(call, services);
        return signedOut();
      },
    }),
    defineRoute<unknown, unknown>({
      ...COMMON,
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
