/** Sends browsers on. */
import { Reply } from '../reply.js';

export interface PublicSite {
  /** Where browsers reach the service, without a slash at the end; absent: as they ask. */
  readonly publicUrl?: string;
}

/** With cookies. */
export function redirect(location: string, cookies: readonly string[]): Reply {
  const headers = { Location: location, 'Set-Cookie': [...cookies], 'Cache-Control': 'no-store' };
  return new Reply('', { type: 'text/plain; charset=utf-8', status: 303, headers });
}
