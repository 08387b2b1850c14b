/** Reports whether the service runs, whether it is ready and whether its database is available. */
import { CatalogError, hasCode } from '../../../core/errors.js';
import { object, STRING } from '../json-schema.js';
import { RETRY_SECONDS } from '../middleware/error-presenter.js';
import { Reply } from '../reply.js';
import { defineRoute, type Route } from '../route.js';

export interface HealthOptions {
  readonly version: string;
  /**
   * False while the service starts or stops. Answers within two seconds.
   * @throws UNAVAILABLE while its database is unavailable, with its state as `details.neo4j`
   */
  readonly isReady: () => boolean | Promise<boolean>;
}

export function healthRoute({ version, isReady }: HealthOptions): Route {
  return defineRoute<unknown, unknown>({
    method: 'GET',
    path: '/health',
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
  return defineRoute<unknown, unknown>({
    method: 'GET',
    path: '/health/live',
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
