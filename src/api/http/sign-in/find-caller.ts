/** Finds who sent a request to an open route. Such routes ignore invalid credentials, so they look for the caller only if it matters. */
import { hasCode } from '../../../core/errors.js';
import type { Call } from '../route.js';
import type { Services } from '../../../auth/services.js';
import { identifySession } from './identify-session.js';

/** @returns URN of the caller; undefined without valid credentials. At most one statement */
export async function findCaller(
  { headers }: Pick<Call, 'headers'>,
  { identify }: Pick<Services['access'], 'identify'>,
): Promise<string | undefined> {
  const { authorization } = headers;
  try {
    return await (authorization === undefined
      ? identifySession(headers, identify)
      : identify({ authorization }));
  } catch (error) {
    if (hasCode(error, 'UNAUTHENTICATED')) return undefined;
    throw error;
  }
}
