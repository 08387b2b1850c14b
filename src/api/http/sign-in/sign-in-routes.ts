/** Sign-in for browsers, and for clients that keep cookies. */
import type { Session } from '../../../auth/types.js';
import { object, STRING } from '../json-schema.js';
import { Reply } from '../reply.js';
import { defineRoute, type Call } from '../route.js';
import { readSession, sessionCookies } from './cookies.js';

/** Names and passwords are short, so large bodies are refused. */
export const MAX_CREDENTIALS_BYTES = 64 * 1024;

export const logIn = defineRoute<unknown, { username: string; password: string }>({
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
