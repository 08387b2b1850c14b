/** Cookies of signed-in browsers: one that only this service reads, and one that pages and clients read. */
import type { IncomingHttpHeaders } from 'node:http';
import type { OidcBegun, Session } from '../../../auth/types.js';

export const SESSION_COOKIE = 'trellis_session';
/** URN of the user, percent-encoded. It opens nothing. */
const ACTOR_COOKIE = 'actor';
const COMMON = 'Path=/; SameSite=Lax';

/** Where a provider sends browsers back to. */
export const CALLBACK_PATH = '/callback/oidc';
/** Cookie of a pending sign-in, encrypted. Browsers send it only to the address where the sign-in ends. */
const PENDING_COOKIE = 'trellis_oidc';
const PENDING_COMMON = `HttpOnly; Path=${CALLBACK_PATH}; SameSite=Lax`;

/** @returns the session's text, whether or not there is such a session */
export function readSession(headers: IncomingHttpHeaders): string | undefined {
  return readCookie(headers, SESSION_COOKIE);
}

/** @returns what `pendingCookie` was given, or whatever else the browser sent */
export function readPending(headers: IncomingHttpHeaders): string | undefined {
  return readCookie(headers, PENDING_COOKIE);
}

function readCookie({ cookie = '' }: IncomingHttpHeaders, name: string): string | undefined {
  const prefix = `${name}=`;
  const pair = cookie.split(';').find((part) => part.trim().startsWith(prefix));
  return pair?.trim().slice(prefix.length);
}

/** `Secure` where the page was loaded encrypted: the proxy in front may do that, unseen from here. */
export function sessionCookies(
  { token, user, lifetime }: Session,
  { origin }: IncomingHttpHeaders,
): string[] {
  const rest = `${COMMON}; Max-Age=${lifetime}${secure(origin)}`;
  return [
    `${SESSION_COOKIE}=${token}; HttpOnly; ${rest}`,
    `${ACTOR_COOKIE}=${encodeURIComponent(user)}; ${rest}`,
  ];
}

export function endedCookies(): string[] {
  return [`${SESSION_COOKIE}=; HttpOnly; ${COMMON}; Max-Age=0`, `${ACTOR_COOKIE}=; ${COMMON}; Max-Age=0`];
}

export function pendingCookie(
  { pending, lifetime }: Pick<OidcBegun, 'pending' | 'lifetime'>,
  { origin }: IncomingHttpHeaders,
): string {
  return `${PENDING_COOKIE}=${pending}; ${PENDING_COMMON}; Max-Age=${lifetime}${secure(origin)}`;
}

export function endedPendingCookie(): string {
  return `${PENDING_COOKIE}=; ${PENDING_COMMON}; Max-Age=0`;
}

function secure(origin: string | undefined): string {
  return origin?.startsWith('https://') === true ? '; Secure' : '';
}
