/** Joins middleware and routes to the HTTP front door. */
import Koa from 'koa';
import type { Logger } from './logger.js';
import { compression } from './middleware/compression.js';
import { dispatch } from './middleware/dispatch.js';
import { errorPresenter } from './middleware/error-presenter.js';
import { requestLog } from './middleware/request-log.js';
import { securityHeaders } from './middleware/security-headers.js';
import type { Services } from './route.js';
import { createRoutes } from './routes.js';
import type { HttpState } from './state.js';

export interface HttpConfig {
  /** Of this service, e.g. `0.1.0`. */
  readonly version: string;
  /** Where the build puts the web pages. */
  readonly webFolder: string;
  /** Changes whenever the GraphQL schema does. */
  readonly schemaFingerprint?: string;
  /** URN of who acts where a request brings no credentials; absent: such requests are refused. */
  readonly actor?: string;
  /** Whether only this machine reaches the service. */
  readonly loopback?: boolean;
  /** What people call the provider at which they sign in; absent: there is none. */
  readonly singleSignOn?: string;
  /** Where browsers reach the service, without a slash at the end; absent: as they ask. */
  readonly publicUrl?: string;
}

export interface HttpParts {
  readonly services: Services;
  /** Default: everybody gets `services`. What somebody else gets of them. */
  readonly servicesFor?: (actor: string) => Services;
  readonly config: HttpConfig;
  readonly log: Logger;
  /** False while the service starts or stops. @throws UNAVAILABLE while its database is away */
  readonly isReady: () => boolean | Promise<boolean>;
}

export function createHttpApp(parts: HttpParts): Koa<HttpState> {
  const { services, servicesFor = () => services, config, log, isReady } = parts;
  const app = new Koa<HttpState>();
  const { actor, loopback = false, ...shown } = config;
  const { publicUrl } = shown;
  const rules = {
    loopback,
    ...(actor !== undefined && { actor }),
    ...(publicUrl !== undefined && { publicUrl }),
  };
  const signInRequired = actor === undefined;
  const routes = createRoutes({ ...shown, model: services.model, isReady, signInRequired });
  app.use(requestLog(log));
  app.use(errorPresenter(log));
  app.use(securityHeaders());
  app.use(compression());
  app.use(dispatch(routes, { services, servicesFor, rules }));
  app.on('error', (error: unknown) => {
    log.warn({ err: error }, 'an answer could not be sent');
  });
  return app;
}
