/**
 * Metrics of HTTP requests and of GraphQL operations. Routes are named by their path with parameters in braces, so clients cannot create
 * label values.
 */
import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import type { ObserveOperation } from '../../api/graphql/observe-operations.js';
import type { RequestObserver } from '../../api/http/request-context.js';
import { SECONDS, childOf, secondsOf } from './instruments.js';

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

export function httpMetrics(registry: Registry): Pick<RequestObserver, 'started' | 'finished'> {
  const registers = [registry];
  const total = new Counter({
    name: 'trellis_http_requests_total',
    help: 'Requests by route, method and status.',
    labelNames: ['route', 'method', 'status'],
    registers,
  });
  const duration = new Histogram({
    name: 'trellis_http_request_duration_seconds',
    help: 'Time from the arrival of a request until its response was sent.',
    labelNames: ['route', 'method'],
    buckets: SECONDS,
    registers,
  });
  const inFlight = new Gauge({
    name: 'trellis_http_requests_in_flight',
    help: 'Requests that are being processed.',
    registers,
  });
  const countOf = childOf(total);
  const durationOf = childOf(duration);
  return {
    started: () => {
      inFlight.inc();
    },
    finished: (request) => {
      const { route = 'other', status } = request;
      const method = METHODS.has(request.method) ? request.method : 'other';
      inFlight.dec();
      countOf(`${method} ${status} ${route}`, { route, method, status }).inc();
      durationOf(`${method} ${route}`, { route, method }).observe(secondsOf(request));
    },
  };
}

/** Metrics of GraphQL operations. Names of fields are those of the schema; a request that was refused before its execution has none. */
export function graphqlMetrics(registry: Registry): ObserveOperation {
  const registers = [registry];
  const duration = new Histogram({
    name: 'trellis_graphql_operation_duration_seconds',
    help: 'Time of an operation, by its root field; `several` for an operation with several root fields.',
    labelNames: ['type', 'field'],
    buckets: SECONDS,
    registers,
  });
  const fields = new Counter({
    name: 'trellis_graphql_fields_total',
    help: 'Operations that select a root field.',
    labelNames: ['type', 'field'],
    registers,
  });
  const errors = new Counter({
    name: 'trellis_graphql_errors_total',
    help: 'Operations whose answer has errors, by the code of the errors.',
    labelNames: ['code'],
    registers,
  });
  return (operation) => {
    const { type = 'other', fields: names, codes } = operation;
    const field = names.length > 1 ? 'several' : (names[0] ?? 'other');
    duration.observe({ type, field }, secondsOf(operation));
    for (const name of names) fields.inc({ type, field: name });
    for (const code of codes) errors.inc({ code });
  };
}
