/** Searches the audit events. */
import { systemClock } from '../../../core/clock.js';
import { DEFAULT_PAGE_SIZE } from '../../../core/limits.js';
import { AUDIT_PRIVILEGES } from '../../../auth/authorization/catalog-wide-services.js';
import {
  AUDIT_EVENT_TYPES,
  MAX_AUDIT_TOTAL,
  type AuditEvent,
  type LoginSource,
  LOGIN_SOURCES,
} from '../../../catalog/audit/audit-reader.js';
import type { Services } from '../../../auth/services.js';
import {
  arrayOf,
  INTEGER,
  object,
  STRING,
  URN,
  ANY_OBJECT,
  oneOf,
  PAGE_SIZE,
  type Schema,
  type ShapeOf,
} from '../../http/json-schema.js';
import type { JsonObject } from '../../../core/json.js';
import { endBeforeStart } from '../../http/request-parts.js';
import { defineRoute } from '../../http/route.js';

const AUDIT_EVENT = object({
  eventType: oneOf(AUDIT_EVENT_TYPES),
  timestamp: INTEGER,
  actorUrn: URN,
  'entityUrn?': URN,
  'entityType?': STRING,
  'aspectName?': STRING,
  'loginSource?': oneOf(LOGIN_SOURCES),
  'sourceIP?': STRING,
  'eventSource?': oneOf(['RESTLI', 'OPENAPI', 'GRAPHQL']),
  'userAgent?': STRING,
  'telemetryTraceId?': STRING,
  'rawUsageEvent?': ANY_OBJECT,
});

const DAY_MILLIS = 86_400_000;
const TIME: Schema<number> = { type: 'integer', maximum: Number.MAX_SAFE_INTEGER };
const names = (items: JsonObject): Schema<readonly string[] | null> => ({ type: ['array', 'null'], items });

const BODY = object({
  'eventTypes?': names(oneOf(AUDIT_EVENT_TYPES)),
  'entityTypes?': names(STRING),
  'aspectTypes?': names(STRING),
  'actorUrns?': names(URN),
});

export const searchAuditEvents = defineRoute({
  method: 'POST',
  path: '/openapi/v1/events/audit/search',
  operationId: 'searchAuditEvents',
  tag: 'OpenAPI',
  permission: { platform: AUDIT_PRIVILEGES },
  summary: 'Who signed in, and who changed what decides about access',
  description:
    'Newest first, then by type and actor. An event is found as soon as its write is acknowledged. Each list of the body names ' +
    `alternatives, and all lists must hold; an empty list accepts everything. \`total\` counts up to ${MAX_AUDIT_TOTAL}. ` +
    '`nextScrollId` is null unless the page is full.',
  query: {
    startTime: { description: 'Epoch milliseconds; default, and if negative: one day ago.', schema: TIME },
    endTime: {
      description: 'Epoch milliseconds, exclusive; default, and if not positive: now.',
      schema: TIME,
    },
    size: { description: `Size of the page; default: ${DEFAULT_PAGE_SIZE}.`, schema: PAGE_SIZE },
    scrollId: { description: '`nextScrollId` of the page before.', schema: STRING },
    includeRaw: {
      description: 'true adds the stored event as `rawUsageEvent`.',
      schema: { type: 'boolean', default: true },
    },
  },
  body: BODY,
  example: { eventTypes: ['LogInEvent', 'FailedLogInEvent'] },
  response: object({
    nextScrollId: { type: ['string', 'null'] },
    count: { type: 'integer', description: 'Events on this page.' },
    total: INTEGER,
    usageEvents: arrayOf(AUDIT_EVENT),
  }),
  async handle({ query, body }, services) {
    const { size = DEFAULT_PAGE_SIZE, scrollId, includeRaw = true } = query;
    const {
      events,
      total,
      scrollId: next,
    } = await services.audit.search({
      ...readSpan(query.startTime, query.endTime),
      ...readFilters(body, services),
      count: size,
      scrollId: scrollId === '' ? undefined : scrollId,
    });
    return {
      nextScrollId: next ?? null,
      count: events.length,
      total,
      usageEvents: events.map((event) => presentAuditEvent(event, includeRaw)),
    };
  },
});

/** Without an end there is no limit, so that an event of this very millisecond is found. */
function readSpan(startTime = -1, endTime = 0): { from: number; until: number } {
  const from = startTime < 0 ? systemClock.now() - DAY_MILLIS : startTime;
  const until = endTime <= 0 ? Number.MAX_SAFE_INTEGER : endTime;
  if (startTime < 0 || from <= until) return { from, until };
  throw endBeforeStart(startTime, endTime);
}

/** @throws UNKNOWN_ENTITY, UNKNOWN_ASPECT, INVALID_URN */
function readFilters(body: ShapeOf<typeof BODY>, { model }: Pick<Services, 'model'>) {
  const { eventTypes, entityTypes, aspectTypes, actorUrns } = body;
  return {
    eventTypes: eventTypes ?? [],
    entityTypes: (entityTypes ?? []).map((name) => model.getEntity(name).name),
    aspects: (aspectTypes ?? []).map((name) => model.getAspect(name).name),
    actors: (actorUrns ?? []).map((urn) => model.parseUrn(urn).text),
  };
}

/** Names of the sources of sign-ins in raw events. */
const RAW_SOURCES: Readonly<Record<LoginSource, string>> = {
  PASSWORD_LOGIN: 'passwordLogin',
  PASSWORD_RESET: 'passwordReset',
  SIGN_UP_LINK_LOGIN: 'signUpLinkLogin',
  FALLBACK_LOGIN: 'fallbackLogin',
  GUEST_LOGIN: 'guestLogin',
  SSO_LOGIN: 'ssoLogin',
};

/** Presents an event in the form of clients. @param includeRaw adds the event with the member names that analytics use */
function presentAuditEvent(event: AuditEvent, includeRaw: boolean): object {
  const { type, at, actor, urn, entityType, aspect, loginSource, denialReason, traceId } = event;
  const { sourceIP, eventSource, userAgent } = event;
  const subject = { timestamp: at, actorUrn: actor, entityUrn: urn, entityType, aspectName: aspect };
  const client = { sourceIP, eventSource, userAgent };
  const raw = {
    ...{ type, ...subject },
    loginSource: loginSource && RAW_SOURCES[loginSource],
    loginDenialReason: denialReason,
    ...client,
    ...{ traceId, usageSource: 'backend' },
  };
  return {
    ...{ eventType: type, ...subject, loginSource, ...client, telemetryTraceId: traceId },
    ...(includeRaw && { rawUsageEvent: raw }),
  };
}
