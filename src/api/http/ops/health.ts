/** Reports whether the service is ready and its database is available. */
import { CatalogError } from '../../../core/errors.js';
import { object, STRING } from '../json-schema.js';
import { defineRoute, type Route } from '../route.js';

/** Less than the usual timeout of health checks, e.g. of a container. */
const LONGEST_WAIT_MS = 3_000;

export interface HealthOptions {
  readonly version: string;
  /** False while the service starts or stops. @throws UNAVAILABLE while its database is unavailable */
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
    response: object({ status: STRING, version: STRING }),
    async handle() {
      if (!(await inTime(isReady)))
        throw new CatalogError('UNAVAILABLE', 'The service is starting or stopping');
      return { status: 'ready', version };
    },
  });
}

/** A Neo4j that hangs still accepts connections, so the check has a time limit. */
async function inTime(isReady: HealthOptions['isReady']): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new CatalogError('UNAVAILABLE', `Neo4j did not answer within ${LONGEST_WAIT_MS} ms`));
    }, LONGEST_WAIT_MS);
  });
  try {
    return await Promise.race([isReady(), late]);
  } finally {
    clearTimeout(timer);
  }
}
