/** Finds the facts about a request that its changes record. */
import type { IncomingMessage } from 'node:http';
import { systemClock } from '../../../core/clock.js';
import type { EventSource, RequestFacts } from '../../../core/request-facts.js';
import { newTrace } from '../../../core/trace.js';
import type { Route } from '../route.js';

/** Routes with these tags belong to no API of the catalog. */
const NO_API: ReadonlySet<Route['tag']> = new Set(['Sign-in', 'Service', 'Pages']);

/** Tells whether requests with this method change no metadata. */
function isSafe(method: Route['method']): boolean {
  return method === 'GET' || method === 'HEAD';
}

export function factsOfRequest(
  request: Pick<IncomingMessage, 'headers' | 'socket'>,
  route: Pick<Route, 'method' | 'path' | 'tag'>,
): RequestFacts {
  const source = eventSourceOf(route);
  const { remoteAddress } = request.socket;
  const userAgent = request.headers['user-agent'];
  return {
    // Nobody asks for the trace of a request that writes nothing.
    ...(!isSafe(route.method) && { trace: newTrace(systemClock.now()) }),
    ...(source !== undefined && { eventSource: source }),
    ...(remoteAddress !== undefined && { sourceIP: remoteAddress }),
    ...(userAgent !== undefined && { userAgent }),
  };
}

function eventSourceOf({ path, tag }: Pick<Route, 'path' | 'tag'>): EventSource | undefined {
  if (NO_API.has(tag)) return undefined;
  if (tag === 'GraphQL') return 'GRAPHQL';
  return path.startsWith('/openapi/') ? 'OPENAPI' : 'RESTLI';
}
