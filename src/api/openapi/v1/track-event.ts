/** Accepts events of user interfaces about their own use. */
import { object } from '../../http/json-schema.js';
import { Reply } from '../../http/reply.js';
import { defineRoute } from '../../http/route.js';

export const trackEvent = defineRoute<unknown, { readonly type: string }>({
  method: 'POST',
  path: '/openapi/v1/tracking/track',
  operationId: 'trackEvent',
  tag: 'OpenAPI',
  permission: 'signed-in',
  summary: 'Accept an event about the use of a user interface',
  description: 'The event is checked and discarded.',
  body: object({ type: { type: 'string', minLength: 1, description: 'e.g. `PageViewEvent`' } }),
  example: { type: 'PageViewEvent', path: '/search' },
  handle: () => new Reply('', { type: 'application/json' }),
});
