/** Presents audit events in the form of clients, and as they are stored with the member names that analytics use. */
import type { AuditEvent, LoginSource } from '../../../catalog/audit/types.js';
import { AUDIT_EVENT_TYPES, LOGIN_SOURCES } from '../../../catalog/audit/types.js';
import { ANY_OBJECT, INTEGER, object, STRING, URN } from '../../http/json-schema.js';

export const AUDIT_EVENT = object({
  eventType: { type: 'string', enum: [...AUDIT_EVENT_TYPES] },
  timestamp: INTEGER,
  actorUrn: URN,
  'entityUrn?': URN,
  'entityType?': STRING,
  'aspectName?': STRING,
  'loginSource?': { type: 'string', enum: [...LOGIN_SOURCES] },
  'sourceIP?': STRING,
  'eventSource?': { type: 'string', enum: ['RESTLI', 'OPENAPI', 'GRAPHQL'] },
  'userAgent?': STRING,
  'telemetryTraceId?': STRING,
  'rawUsageEvent?': ANY_OBJECT,
});

/** Names of the sources of sign-ins in raw events. */
const RAW_SOURCES: Readonly<Record<LoginSource, string>> = {
  PASSWORD_LOGIN: 'passwordLogin',
  PASSWORD_RESET: 'passwordReset',
  SIGN_UP_LINK_LOGIN: 'signUpLinkLogin',
  FALLBACK_LOGIN: 'fallbackLogin',
  GUEST_LOGIN: 'guestLogin',
  SSO_LOGIN: 'ssoLogin',
};

export function presentAuditEvent(event: AuditEvent, includeRaw: boolean): object {
  const { type, at, actor, urn, entityType, aspect, loginSource, traceId } = event;
  const { sourceIP, eventSource, userAgent } = event;
  return {
    eventType: type,
    timestamp: at,
    actorUrn: actor,
    entityUrn: urn,
    entityType,
    aspectName: aspect,
    loginSource,
    sourceIP,
    eventSource,
    userAgent,
    telemetryTraceId: traceId,
    ...(includeRaw && { rawUsageEvent: rawEvent(event) }),
  };
}

function rawEvent(event: AuditEvent): object {
  const { type, at, actor, urn, entityType, aspect, loginSource, denialReason, traceId } = event;
  const { sourceIP, eventSource, userAgent } = event;
  return {
    type,
    timestamp: at,
    actorUrn: actor,
    entityUrn: urn,
    entityType,
    aspectName: aspect,
    loginSource: loginSource && RAW_SOURCES[loginSource],
    loginDenialReason: denialReason,
    sourceIP,
    eventSource,
    userAgent,
    traceId,
    usageSource: 'backend',
  };
}
