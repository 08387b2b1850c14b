/** Cookies of signed-in browsers: one that only this service reads, and one that pages and clients read. */
import type { IncomingHttpHeaders } from 'node:http';
import type { OidcBegun, Session } from '../../../auth/types.js';

export const SESSION_COOKIE = 'trellis_session';
/** URN of the user. It grants no access. Clients read the URN from it, so it is not encoded. */
const ACTOR_COOKIE = 'actor';
/** Characters that no value of a cookie may contain (RFC 6265, 4.1.1). */
const UNFIT = /[^\x21\x23-\x2b\x2d-\x3a\x3c-\x5b\x5d-\x7e]/gu;
const COMMON = 'Path=/; SameSite=Lax';

/** Path to which a provider redirects browsers. */
export const CALLBACK_PATH = '/callback/oidc';
/** Cookie of a pending sign-in, encrypted. Browsers send it only to the address where the sign-in ends. */
const PENDING_COOKIE = 'trellis_oidc';
const PENDING_COMMON = `HttpOnly; Path=${CALLBACK_PATH}; SameSite=Lax`;

/** @returns the text of the session cookie; the session may not exist */
export function readSession(headers: IncomingHttpHeaders): string | undefined {
  return readCookie(headers, SESSION_COOKIE);
}

/** Tells whether the browser also sent the cookie that names this user. Clients may encode its value. @param user URN */
export function namesActor(headers: IncomingHttpHeaders, user: string): boolean {
  const named = readCookie(headers, ACTOR_COOKIE)?.replace(/^"(.*)"$/, '$1');
  return named === actorValue(user) || named === encodeURIComponent(user);
}

/** @returns the value given to `pendingCookie`, or any other text that the browser sent */
export function readPending(headers: IncomingHttpHeaders): string | undefined {
  return readCookie(headers, PENDING_COOKIE);
}

function readCookie({ cookie = '' }: IncomingHttpHeaders, name: string): string | undefined {
  const prefix = `${name}=`;
  const pair = cookie.split(';').find((part) => part.trim().startsWith(prefix));
  return pair?.trim().slice(prefix.length);
}

/** `Secure` if the page was loaded over TLS, which a proxy in front may terminate. */
export function sessionCookies(
  { token, user, lifetime }: Session,
  { origin }: IncomingHttpHeaders,
): string[] {
  const rest = `${COMMON}; Max-Age=${lifetime}${secure(origin)}`;
  return [`${SESSION_COOKIE}=${token}; HttpOnly; ${rest}`, `${ACTOR_COOKIE}=${actorValue(user)}; ${rest}`];
}

/** The URN as it is, e.g. `urn:li:corpuser:ann@example.com`, with only those characters encoded that a cookie cannot contain. */
function actorValue(user: string): string {
  return user.replace(UNFIT, encodeURIComponent);
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
