/** Joins middleware and routes to the HTTP front door. */
import Koa from 'koa';
import type { Logger } from './http/logger.js';
import { compression } from './http/middleware/compression.js';
import { dispatch } from './http/middleware/dispatch.js';
import { errorPresenter } from './http/middleware/error-presenter.js';
import { requestLog } from './http/middleware/request-log.js';
import { securityHeaders } from './http/middleware/security-headers.js';
import type { Services } from './http/route.js';
import { createRoutes, type RoutesOptions } from './routes.js';
import type { HttpState } from './http/state.js';
import { missingPage } from './http/web/missing-page.js';

export interface HttpConfig extends Omit<RoutesOptions, 'model' | 'isReady' | 'signInRequired'> {
  /** URN of who acts where a request brings no credentials; absent: such requests are refused. */
  readonly actor?: string;
  /** Whether only this machine reaches the service. */
  readonly loopback?: boolean;
}

export interface HttpParts extends Pick<RoutesOptions, 'isReady'> {
  readonly services: Services;
  /** Default: everybody gets `services`. What somebody else gets of them. */
  readonly servicesFor?: (actor: string) => Services;
  readonly config: HttpConfig;
  readonly log: Logger;
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
  const missing = missingPage({ webFolder: config.webFolder, routes });
  app.use(dispatch(routes, { services, servicesFor, rules, missingPage: missing }));
  app.on('error', (error: unknown) => {
    log.warn({ err: error }, 'an answer could not be sent');
  });
  return app;
}
