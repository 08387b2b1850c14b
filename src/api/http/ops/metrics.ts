/** The metrics of the service for Prometheus. */
import { Reply } from '../reply.js';
import { defineRoute, type Route } from '../route.js';

/** The first one permits nothing else, so it suits the token of a monitoring system. */
const READ_METRICS = ['GET_ANALYTICS_PRIVILEGE', 'MANAGE_SYSTEM_OPERATIONS'] as const;
/** The text format of Prometheus. */
const TEXT_FORMAT = 'text/plain; version=0.0.4; charset=utf-8';

export interface MetricsOptions {
  /** Returns the metrics in the text format of Prometheus. */
  readonly readMetrics: () => Promise<string>;
  /** Default false: metrics require a privilege. True: they require no credentials. */
  readonly metricsPublic?: boolean;
}

/** Where programs read metrics that need no credentials. Without public metrics, there is nothing (`open-paths.ts`). */
const PUBLIC_PATH = '/actuator/prometheus';

export function metricsRoutes({ readMetrics, metricsPublic = false }: MetricsOptions): Route[] {
  const route = defineRoute<unknown, unknown>({
    method: 'GET',
    path: '/metrics',
    operationId: 'getMetrics',
    tag: 'Service',
    whileBusy: true,
    permission: metricsPublic ? 'public' : { platform: READ_METRICS },
    summary: 'Metrics of the service in the text format of Prometheus',
    description:
      'docs/operations.md lists them. With the setting `TRELLIS_METRICS_PUBLIC=yes`, no credentials are needed.',
    responseType: 'text/plain',
    async handle(_call, { requirePlatformPrivilege }) {
      if (!metricsPublic) await requirePlatformPrivilege(READ_METRICS, 'read metrics');
      return new Reply(await readMetrics(), { type: TEXT_FORMAT });
    },
  });
  return metricsPublic ? [route, { ...route, path: PUBLIC_PATH, operationId: 'getPublicMetrics' }] : [route];
}
