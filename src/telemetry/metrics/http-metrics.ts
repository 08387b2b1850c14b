/** Metrics of HTTP requests. Routes are named by their path with parameters in braces, so clients cannot create label values. */
import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import type { RequestObserver } from '../../api/http/request-observer.js';
import { SECONDS, secondsOf } from './buckets.js';
import { childOf } from './child-of.js';

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
