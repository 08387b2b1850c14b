/** Tells whether a browser is signed in. For open routes, which do not check sessions themselves. */
import { hasCode } from '../../../core/errors.js';
import type { Call } from '../route.js';
import type { Services } from '../../../auth/services.js';
import { readSession } from './cookies.js';

/** False for an expired session. One statement if there is a cookie. */
export async function isSignedIn(
  { headers }: Pick<Call, 'headers'>,
  { identify }: Pick<Services['access'], 'identify'>,
): Promise<boolean> {
  try {
    return (await identify({ session: readSession(headers) })) !== undefined;
  } catch (error) {
    if (hasCode(error, 'UNAUTHENTICATED')) return false;
    throw error;
  }
}
