/** Is the service serving? */
import { CatalogError } from '../../kernel/errors.js';
import { object, STRING } from '../json-schema.js';
import { defineRoute, type Route } from '../route.js';

export function healthRoute(options: { version: string; isReady: () => boolean }): Route {
  return defineRoute<unknown, unknown>({
    method: 'GET',
    path: '/health',
    operationId: 'getHealth',
    tag: 'Service',
    summary: '200 as soon as requests are served',
    response: object({ status: STRING, version: STRING }),
    handle() {
      if (!options.isReady())
        throw new CatalogError('UNAVAILABLE', 'The service or its database is not ready');
      return { status: 'ready', version: options.version };
    },
  });
}
