/** Sends a browser on, with cookies. */
import { Reply } from '../reply.js';

export function redirect(location: string, cookies: readonly string[]): Reply {
  const headers = { Location: location, 'Set-Cookie': [...cookies], 'Cache-Control': 'no-store' };
  return new Reply('', { type: 'text/plain; charset=utf-8', status: 303, headers });
}
