/** Cookies of signed-in browsers: one that only this service reads, and one that pages and clients read. */
import type { IncomingHttpHeaders } from 'node:http';
import type { Session } from '../../access/types.js';

export const SESSION_COOKIE = 'trellis_session';
/** URN of the user, percent-encoded. It opens nothing. */
const ACTOR_COOKIE = 'actor';
const COMMON = 'Path=/; SameSite=Lax';

/** @returns the session's text, whether or not there is such a session */
export function readSession({ cookie = '' }: IncomingHttpHeaders): string | undefined {
  const prefix = `${SESSION_COOKIE}=`;
  const pair = cookie.split(';').find((part) => part.trim().startsWith(prefix));
  return pair?.trim().slice(prefix.length);
}

/** `Secure` where the page was loaded encrypted: the proxy in front may do that, unseen from here. */
export function sessionCookies(
  { token, user, lifetime }: Session,
  { origin }: IncomingHttpHeaders,
): string[] {
  const rest = `${COMMON}; Max-Age=${lifetime}${origin?.startsWith('https://') === true ? '; Secure' : ''}`;
  return [
    `${SESSION_COOKIE}=${token}; HttpOnly; ${rest}`,
    `${ACTOR_COOKIE}=${encodeURIComponent(user)}; ${rest}`,
  ];
}

export function endedCookies(): string[] {
  return [`${SESSION_COOKIE}=; HttpOnly; ${COMMON}; Max-Age=0`, `${ACTOR_COOKIE}=; ${COMMON}; Max-Age=0`];
}
