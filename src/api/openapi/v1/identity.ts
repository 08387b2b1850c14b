/** Tells clients who they are. It is the cheapest way to learn whether a token or a session is still valid. */
import { BOOLEAN, object, URN } from '../../http/json-schema.js';
import { defineRoute } from '../../http/route.js';

export const identityUrn = defineRoute<unknown, unknown>({
  method: 'GET',
  path: '/openapi/operations/identity/user/urn',
  operationId: 'getActor',
  tag: 'Sign-in',
  permission: 'signed-in',
  summary: 'URN of the actor of the request',
  query: { skipCache: { description: 'Without effect: nothing is cached.', schema: BOOLEAN } },
  response: object({ urn: URN }),
  handle: ({ actor }) => ({ urn: actor }),
});
