/** Stores events of user interfaces about their own use. */
import { readUsageEvent } from '../../../catalog/usage-events/read-event.js';
import { EXAMPLE_URN, object, type Schema } from '../../http/json-schema.js';
import { defineChange, Reply } from '../../http/route.js';

const MAX_QUERY = 1_000;
const MAX_NAME = 200;

function text(maxLength: number, description: string): Schema<string | null> {
  return { type: ['string', 'null'], maxLength, description };
}

const EVENT = object({
  type: { type: 'string', minLength: 1, maxLength: MAX_NAME, description: 'e.g. `EntityViewEvent`' },
  'entityUrn?': { type: ['string', 'null'], description: 'The entity that the event is about.' },
  'entityType?': text(MAX_NAME, 'Its type, e.g. `DATASET`, if there is no URN.'),
  'query?': text(MAX_QUERY, 'Text of a search.'),
  'total?': { type: ['integer', 'null'], description: 'Number of hits of a search.' },
  'section?': text(MAX_NAME, 'The part of a page that was opened.'),
  'actionType?': text(MAX_NAME, 'What was done with the entity.'),
  'browserId?': text(MAX_NAME, 'Distinguishes people who share a user.'),
  'usageSource?': text(MAX_NAME, 'Events of the source `backend` are not stored.'),
});

export const trackEvent = defineChange('/openapi/v1/tracking/track', {
  operationId: 'trackEvent',
  permission: 'signed-in',
  summary: 'Store an event about the use of a user interface',
  description:
    'The user is the caller, and the time is that of the service. Further members are ignored. The service stores the event within ' +
    'seconds after its answer, unless `TRELLIS_USAGE_EVENTS` is `off`.',
  body: EVENT,
  example: { type: 'EntityViewEvent', entityUrn: EXAMPLE_URN },
  handle: ({ body, actor }, { model, usage }) => {
    const event = readUsageEvent(body, { model, actor });
    if (event !== undefined) usage.record(event);
    return new Reply('', { type: 'application/json' });
  },
});
