/** Signing in and out with a browser, or with a client that keeps cookies. */
import type { Session } from '../../access/types.js';
import { object, STRING } from '../json-schema.js';
import { Reply } from '../reply.js';
import { defineRoute, type Call, type Route, type Services } from '../route.js';
import { endedCookies, readSession, sessionCookies } from './cookies.js';
import { checkOrigin } from './check-origin.js';

/** Names and passwords are short; a large body is no sign-in. */
export const MAX_CREDENTIALS_BYTES = 64 * 1024;

const COMMON = { tag: 'Sign-in', open: true, maxBodyBytes: MAX_CREDENTIALS_BYTES } as const;

export const SIGN_IN_ROUTES: readonly Route[] = [
  defineRoute<unknown, { username: string; password: string }>({
    ...COMMON,
    method: 'POST',
    path: '/logIn',
    operationId: 'logIn',
    summary: 'Sign in with a password; the answer sets the session cookie',
    body: object({ username: STRING, password: STRING }),
    example: { username: 'datahub', password: '' },
    handle: async ({ body, headers, address }, { access }) => {
      const session = await access.signIn.signIn(body, { address });
      // The one before ends: whoever put it into the browser must not share the new one, nor keep the old.
      await access.signIn.signOut(readSession(headers));
      return withSession(session, headers);
    },
  }),
  defineRoute<unknown, unknown>({
    ...COMMON,
    method: 'POST',
    path: '/logOut',
    operationId: 'logOut',
    summary: 'Sign out: the session ends, and its cookies go',
    handle: signOut,
  }),
  defineRoute<unknown, unknown>({
    ...COMMON,
    method: 'GET',
    path: '/logOut',
    operationId: 'logOutByLink',
    summary: 'The same for links of this site',
    handle: (call, services) => {
      checkOrigin('POST', call.headers);
      return signOut(call, services);
    },
  }),
];

/** The body is empty: all that clients want is the cookies. */
export function withSession(session: Session, headers: Call['headers']): Reply {
  return new Reply('', {
    type: 'text/plain; charset=utf-8',
    headers: { 'Set-Cookie': sessionCookies(session, headers), 'Cache-Control': 'no-store' },
  });
}

async function signOut({ headers }: Pick<Call, 'headers'>, { access }: Services): Promise<Reply> {
  await access.signIn.signOut(readSession(headers));
  return new Reply('', { type: 'text/plain; charset=utf-8', headers: { 'Set-Cookie': endedCookies() } });
}
