/** Redirects browsers. */
import { Reply } from '../reply.js';

export interface PublicSite {
  /** Public address of the service without a trailing slash. Absent: the address of the request. */
  readonly publicUrl?: string;
}

/** Cookies to set. */
export function redirect(location: string, cookies: readonly string[]): Reply {
  const headers = { Location: location, 'Set-Cookie': [...cookies], 'Cache-Control': 'no-store' };
  return new Reply('', { type: 'text/plain; charset=utf-8', status: 303, headers });
}
