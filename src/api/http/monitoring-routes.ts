/** What monitoring reads: whether the service runs and is ready, its metrics, and the lag of its consumers. */
import { CatalogError, hasCode } from '../../core/errors.js';
import { object, STRING, BOOLEAN, mapOf, ANY_OBJECT } from './json-schema.js';
import { RETRY_SECONDS } from './middleware/error-presenter.js';
import { defineRead, type Route, Reply } from './route.js';

interface HealthOptions {
  readonly version: string;
  /**
   * False while the service starts or stops. Answers within two seconds.
   * @throws UNAVAILABLE while its database is unavailable, with its state as `details.neo4j`
   */
  readonly isReady: () => boolean | Promise<boolean>;
}

export function healthRoute({ version, isReady }: HealthOptions): Route {
  return defineRead('/health', {
    operationId: 'getHealth',
    tag: 'Service',
    permission: 'public',
    summary: '200 while the service is ready, 503 while it starts or stops or Neo4j is unavailable',
    response: object({ status: STRING, neo4j: STRING, version: STRING }),
    async handle() {
      try {
        if (await isReady()) return { status: 'ready', neo4j: 'reachable', version };
        return unavailable(new CatalogError('UNAVAILABLE', 'The service is starting or stopping'), version);
      } catch (error) {
        if (hasCode(error, 'UNAVAILABLE')) return unavailable(error, version);
        throw error;
      }
    },
  });
}

/** For supervisors that restart a service without an answer. A service that waits for its database must not be restarted. */
export function livenessRoute(version: string): Route {
  return defineRead('/health/live', {
    operationId: 'getLiveness',
    tag: 'Service',
    permission: 'public',
    summary: '200 while the process answers requests, also if Neo4j is unavailable',
    response: object({ status: STRING, version: STRING }),
    handle: () => Promise.resolve({ status: 'live', version }),
  });
}

function unavailable({ code, message, details: { neo4j } }: CatalogError, version: string): Reply {
  const body = { status: 'unavailable', neo4j, code, message, version };
  return new Reply(JSON.stringify(body), {
    type: 'application/json; charset=utf-8',
    status: 503,
    headers: { 'Retry-After': String(RETRY_SECONDS.UNAVAILABLE) },
  });
}

/** Privileges that permit reading the metrics. The first one permits nothing else, so it suits the token of a monitoring system. */
const READ_METRICS = ['GET_ANALYTICS_PRIVILEGE', 'MANAGE_SYSTEM_OPERATIONS'] as const;
/** The text format of Prometheus. */
const TEXT_FORMAT = 'text/plain; version=0.0.4; charset=utf-8';

export interface MetricsOptions {
  /** Returns the metrics in the text format of Prometheus. */
  readonly readMetrics: () => Promise<string>;
  /** Default false: metrics require a privilege. True: they require no credentials. */
  readonly metricsPublic?: boolean;
}

/** Where programs read metrics that need no credentials. Without public metrics, there is nothing (`missing-page.ts`). */
const PUBLIC_PATH = '/actuator/prometheus';

/** The metrics of the service for Prometheus. */
export function metricsRoutes({ readMetrics, metricsPublic = false }: MetricsOptions): Route[] {
  const route = defineRead('/metrics', {
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

const READ_LAG = ['MANAGE_SYSTEM_OPERATIONS', 'GET_PLATFORM_EVENTS'];

/** Names of the queues of proposals and of changes. */
const QUEUES = ['mcp', 'mcl', 'mcl-timeseries'];

/** The lag of queue consumers, which is empty: Trellis has no queues. Clients use both paths; the second one is older. */
export const consumerLagRoutes: readonly Route[] = [
  lagRoute('/openapi/operations/messaging/{queue}/consumer/lag', 'getConsumerLag'),
  lagRoute('/openapi/operations/kafka/{queue}/consumer/offsets', 'getConsumerOffsets'),
];

function lagRoute(path: string, operationId: string): Route {
  return defineRead(path, {
    operationId,
    tag: 'Service',
    permission: { platform: READ_LAG },
    summary: 'Lag of the consumers of a queue; always empty',
    description: 'Trellis completes all effects of a write before its response, so no queue has consumers.',
    query: {
      skipCache: { description: 'Ignored.', schema: BOOLEAN },
      detailed: { description: 'Ignored.', schema: BOOLEAN },
    },
    response: object({ transport: STRING, consumerGroups: mapOf(ANY_OBJECT) }),
    async handle({ parameters: { queue = '' } }, { requirePlatformPrivilege }) {
      await requirePlatformPrivilege(READ_LAG, 'read the lag of consumers');
      if (QUEUES.includes(queue)) return { transport: 'none', consumerGroups: {} };
      throw new CatalogError('NOT_FOUND', `There is no queue ${queue}; clients know ${QUEUES.join(', ')}`, {
        rule: `enum: ${QUEUES.join(', ')}`,
      });
    },
  });
}
