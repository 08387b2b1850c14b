/** Polls the change log. */
import type { ChangeEvent, ValueOfEvent } from '../../../catalog/events/types.js';
import { typeOf } from '../../../catalog/lineage/follow-edges.js';
import type { MetadataModel } from '../../../model/types.js';
import { arrayOf, BOOLEAN, INTEGER, object, oneOf, STRING, PAGE_SIZE } from '../../http/json-schema.js';
import { FOLLOW_PRIVILEGES } from '../../../auth/authorization/catalog-wide-services.js';
import { defineRead } from '../../http/route.js';

const JSON_TYPE = 'application/json';

/** Names of topics that clients use. Trellis has no platform events, so that topic stays empty. */
const TOPICS = {
  MetadataChangeLog_Versioned_v1: 'versioned',
  MetadataChangeLog_Timeseries_v1: 'timeseries',
  PlatformEvent_v1: 'nothing',
} as const;

const DEFAULT_LIMIT = 100;
const DEFAULT_WAIT_SECONDS = 2;
/** The longest wait. Proxies close silent connections after about this time. */
const LONGEST_WAIT_SECONDS = 30;
const DAY_MS = 86_400_000;
/** The log contains the changes of all entities, including policies. */

export const pollEvents = defineRead('/openapi/v1/events/poll', {
  operationId: 'pollEvents',
  permission: { platform: FOLLOW_PRIVILEGES },
  summary: 'Changes since the last poll',
  description:
    'Each change of an aspect is one event. The order is final: nothing is inserted later. Continue with the `offsetId` of the ' +
    'response: no event is lost or repeated. Without events, the response is sent when something is written or the time ' +
    'is up. A hard deletion removes the earlier events of its entity and adds one for the deletion.',
  query: {
    topic: {
      description: 'Which events; `PlatformEvent_v1` has none.',
      schema: oneOf(Object.keys(TOPICS) as (keyof typeof TOPICS)[]),
      required: true,
    },
    offsetId: {
      description: 'From the previous poll; default: now, or `lookbackWindowDays` ago.',
      schema: STRING,
    },
    limit: {
      description: `Maximum number of events; default: ${DEFAULT_LIMIT}.`,
      schema: PAGE_SIZE,
    },
    pollTimeoutSeconds: {
      description: `Time to wait for events; at most ${LONGEST_WAIT_SECONDS} seconds.`,
      schema: { type: 'number', minimum: 0, default: DEFAULT_WAIT_SECONDS },
    },
    lookbackWindowDays: {
      description: 'Without offsetId: start this number of days ago.',
      schema: { type: 'number', minimum: 0 },
    },
  },
  response: object({
    events: arrayOf(
      object({ contentType: STRING, value: { type: 'string', description: 'The event as JSON text.' } }),
    ),
    offsetId: STRING,
    count: INTEGER,
    'hasMore?': {
      ...BOOLEAN,
      description: 'Without events: more may follow after offsetId; poll again at once.',
    },
  }),
  async handle({ query }, { events: reader, model }) {
    const { topic, offsetId, lookbackWindowDays, limit = DEFAULT_LIMIT } = query;
    const seconds = Math.min(query.pollTimeoutSeconds ?? DEFAULT_WAIT_SECONDS, LONGEST_WAIT_SECONDS);
    const kind = TOPICS[topic];
    const {
      events,
      offsetId: next,
      hasMore,
    } = await reader.poll({
      points: kind === 'timeseries',
      limit: kind === 'nothing' ? 0 : limit,
      waitMillis: seconds * 1_000,
      ...(offsetId !== undefined && offsetId !== '' && { offsetId }),
      ...(lookbackWindowDays !== undefined && { lookbackMillis: lookbackWindowDays * DAY_MS }),
    });
    const presented = events.map((event) => ({
      contentType: JSON_TYPE,
      value: JSON.stringify(presentEvent(event, model)),
    }));
    return { events: presented, offsetId: next, count: presented.length, ...(hasMore && { hasMore }) };
  },
});

/** An entry of the metadata change log. The deletion of an entity appears as a deletion of its key aspect. */
function presentEvent(event: ChangeEvent, model: MetadataModel): object {
  const { urn, changeType, created, value, previous } = event;
  const entityType = typeOf(urn);
  return {
    entityType,
    entityUrn: urn,
    changeType,
    aspectName: event.aspectName ?? model.entities.get(entityType)?.keyAspect,
    aspect: presentValue(value),
    systemMetadata: value?.systemMetadata ?? null,
    previousAspectValue: presentValue(previous),
    previousSystemMetadata: previous?.systemMetadata ?? null,
    created,
  };
}

function presentValue(value: ValueOfEvent | undefined): object | null {
  return value === undefined ? null : { value: value.text, contentType: JSON_TYPE };
}
