/** Joins middleware and routes into the HTTP API. */
import Koa from 'koa';
import type { Logger } from './http/logger.js';
import { compression } from './http/middleware/compression.js';
import { dispatch } from './http/middleware/dispatch.js';
import { errorPresenter } from './http/middleware/error-presenter.js';
import { requestLog } from './http/middleware/request-log.js';
import { securityHeaders } from './http/middleware/security-headers.js';
import type { Services } from '../auth/services.js';
import type { Access } from '../auth/types.js';
import type { MetadataModel } from '../model/types.js';
import { createRoutes, type RoutesOptions } from './routes.js';
import type { HttpState } from './http/state.js';
import { missingPage } from './http/web/missing-page.js';

export interface HttpConfig extends Omit<RoutesOptions, 'model' | 'isReady' | 'graphql' | 'signInRequired'> {
  /** URN of the actor of requests without credentials. Absent: such requests are refused. */
  readonly actor?: string;
  /** Whether only this machine reaches the service. */
  readonly loopback?: boolean;
}

export interface HttpDeps extends Pick<RoutesOptions, 'isReady' | 'graphql'>, Pick<Access, 'identify'> {
  readonly model: MetadataModel;
  /** The services of an actor, for one request. @param actor URN; the empty text on open routes without credentials */
  readonly servicesFor: (actor: string) => Services;
  readonly config: HttpConfig;
  readonly log: Logger;
}

export function createHttpApp(deps: HttpDeps): Koa<HttpState> {
  const { model, identify, servicesFor, graphql, config, log, isReady } = deps;
  const app = new Koa<HttpState>();
  const { actor, loopback = false, ...shown } = config;
  const { publicUrl } = shown;
  const rules = {
    loopback,
    ...(actor !== undefined && { actor }),
    ...(publicUrl !== undefined && { publicUrl }),
  };
  const signInRequired = actor === undefined;
  const routes = createRoutes({ ...shown, model, isReady, graphql, signInRequired });
  app.use(requestLog(log));
  app.use(errorPresenter(log));
  app.use(securityHeaders());
  app.use(compression());
  const missing = missingPage({ webFolder: config.webFolder, routes });
  app.use(dispatch(routes, { model, identify, servicesFor, rules, missingPage: missing }));
  app.on('error', (error: unknown) => {
    log.warn({ err: error }, 'an answer could not be sent');
  });
  return app;
}
