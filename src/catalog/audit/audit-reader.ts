/** Audit events: who signed in, and who changed what decides about access. The reader searches them. */
import { onlyRow } from '../../neo4j/statements.js';
import type { ReadDeps } from '../../neo4j/database.js';
import { decodeCursor, encodeCursor } from '../../core/cursor.js';
import type { EventSource } from '../../core/request-facts.js';

/** Two statements, whatever the query: a page, and the number of all matches. */
export function createAuditReader({ database, load }: ReadDeps): AuditReader {
  return {
    search: async (query) => {
      const matching = conditionsOf(query);
      const [rows, totals] = await Promise.all([
        database.read(load('audit/search-events'), {
          ...matching,
          ...afterOf(query.scrollId),
          limit: query.count,
        }),
        database.read(load('audit/count-events'), { ...matching, most: MAX_AUDIT_TOTAL }),
      ]);
      // The statement returns texts. Only the types and reasons that are listed below are ever stored.
      const events = rows.map((row) => row.event as AuditEvent);
      const last = events.at(-1);
      const isFull = last !== undefined && events.length === query.count;
      return {
        events,
        total: onlyRow(totals).total,
        ...(isFull && { scrollId: encodeCursor([last.at, last.type, last.actor, last.id]) }),
      };
    },
  };
}

function conditionsOf(query: AuditQuery): Record<string, unknown> {
  const { from, until, showsUnknownNames } = query;
  return {
    ...{ from, until, showsUnknownNames },
    types: alternatives(query.eventTypes),
    entityTypes: alternatives(query.entityTypes),
    aspects: alternatives(query.aspects),
    actors: alternatives(query.actors),
  };
}

function alternatives(names: readonly string[]): readonly string[] | null {
  return names.length === 0 ? null : names;
}

/** The place of the last event of the page before. Without a `scrollId`, it is before all events. */
function afterOf(scrollId: string | undefined): Record<string, unknown> {
  const [at, type, actor, id] =
    scrollId === undefined ? [Number.MAX_SAFE_INTEGER, '', '', ''] : decodeCursor(scrollId, 4);
  return { at, type, actor, id };
}

export const AUDIT_EVENT_TYPES = [
  'LogInEvent',
  'FailedLogInEvent',
  'CreateAccessTokenEvent',
  'RevokeAccessTokenEvent',
  'CreatePolicyEvent',
  'UpdatePolicyEvent',
  'DeletePolicyEvent',
  'CreateIngestionSourceEvent',
  'UpdateIngestionSourceEvent',
  'CreateUserEvent',
  'UpdateUserEvent',
  'UpdateAspectEvent',
  'DeleteEntityEvent',
  'EntityEvent',
] as const;
export type AuditEventType = (typeof AUDIT_EVENT_TYPES)[number];

/** How a user signed in. */
export const LOGIN_SOURCES = [
  'PASSWORD_LOGIN',
  'PASSWORD_RESET',
  'SIGN_UP_LINK_LOGIN',
  'FALLBACK_LOGIN',
  'GUEST_LOGIN',
  'SSO_LOGIN',
] as const;
export type LoginSource = (typeof LOGIN_SOURCES)[number];

/** Why a sign-in was refused. The caller is never told. */
type LoginDenialReason =
  | 'HARD_DELETED'
  | 'SOFT_DELETED'
  | 'SUSPENDED'
  | 'NOT_PROVISIONED'
  | 'SERVICE_ACCOUNT'
  | 'INVALID_CREDENTIALS';

export interface AuditEvent {
  readonly id: string;
  /** Epoch milliseconds. */
  readonly at: number;
  readonly type: AuditEventType;
  /** URN. Of a refused sign-in, the user that the caller named. */
  readonly actor: string;
  /** The changed entity. */
  readonly urn?: string;
  readonly entityType?: string;
  readonly aspect?: string;
  readonly loginSource?: LoginSource;
  readonly denialReason?: LoginDenialReason;
  readonly eventSource?: EventSource;
  readonly sourceIP?: string;
  readonly userAgent?: string;
  readonly traceId?: string;
}

/** Each list names alternatives, and all lists must hold. An empty list accepts everything. */
export interface AuditQuery {
  /** Epoch milliseconds: from this time until before that one. */
  readonly from: number;
  readonly until: number;
  readonly eventTypes: readonly string[];
  readonly entityTypes: readonly string[];
  readonly aspects: readonly string[];
  readonly actors: readonly string[];
  readonly count: number;
  /** `scrollId` of the page before. */
  readonly scrollId?: string | undefined;
  /** Whether refused sign-ins as users that do not exist are listed. Some people type their password as a name. */
  readonly showsUnknownNames: boolean;
}

export interface AuditPage {
  /** Newest first; at the same time by type and actor. */
  readonly events: readonly AuditEvent[];
  /** Number of matching events on all pages, at most `MAX_AUDIT_TOTAL`. */
  readonly total: number;
  /** Continues after the page; undefined if the page is not full. */
  readonly scrollId?: string;
}

/** Numbers of events are counted up to this one. */
export const MAX_AUDIT_TOTAL = 10_000;

export interface AuditReader {
  /** @throws INVALID_REQUEST for a `scrollId` of another listing */
  search(query: AuditQuery): Promise<AuditPage>;
}
