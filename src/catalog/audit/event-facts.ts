/** What an audit event tells about the request that caused it. */
import type { RequestFacts } from '../../core/request-facts.js';
import type { AuditEvent } from './types.js';

type RequestPart = Pick<AuditEvent, 'eventSource' | 'sourceIP' | 'userAgent' | 'traceId'>;

/** A client can send a header of any length. */
const LONGEST_USER_AGENT = 500;

/** Returns only the facts that are known, because Neo4j stores no undefined values. */
export function factsOf(facts: RequestFacts | undefined): RequestPart {
  if (facts === undefined) return {};
  const { trace, eventSource, sourceIP, userAgent } = facts;
  return {
    ...(eventSource !== undefined && { eventSource }),
    ...(sourceIP !== undefined && { sourceIP }),
    ...(userAgent !== undefined && { userAgent: userAgent.slice(0, LONGEST_USER_AGENT) }),
    ...(trace !== undefined && { traceId: trace.traceId }),
  };
}
