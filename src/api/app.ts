/** Joins middleware and routes into the HTTP API. */
import type { IncomingMessage } from 'node:http';
import Koa from 'koa';
import { dispatch, type DispatchOptions } from './http/middleware/dispatch.js';
import { errorPresenter } from './http/middleware/error-presenter.js';
import { trackRequests } from './http/middleware/track-requests.js';
import type { Access } from '../auth/types.js';
import { LOAD_LIMITS, type LoadLimits } from '../core/limits.js';
import { ReadActivity } from '../core/read-activity.js';
import type { MetadataModel } from '../model/types.js';
import { createRoutes, type RoutesOptions } from './routes.js';
import type { RequestObserver, Logger, HttpState } from './http/request-context.js';
import { missingPage } from './http/missing-page.js';
import { logIgnoredToken } from './http/sign-in/establish-actor.js';

type Connected = 'isReady' | 'graphql' | 'readMetrics';

export interface HttpConfig extends Omit<RoutesOptions, 'model' | 'signInRequired' | Connected> {
  /** URN of the actor of requests without credentials. Absent: such requests are refused. */
  readonly actor?: string | undefined;
  /** Whether only this machine reaches the service. */
  readonly loopback?: boolean;
}

interface HttpDeps extends Pick<RoutesOptions, Connected>, Pick<Access, 'identify'> {
  readonly model: MetadataModel;
  /** The services of an actor, for one request. @param actor URN; the empty text on open routes without credentials */
  readonly servicesFor: DispatchOptions['servicesFor'];
  readonly viewAuthorization: DispatchOptions['viewAuthorization'];
  readonly config: HttpConfig;
  readonly log: Logger;
  readonly observer?: RequestObserver;
  /** Default: `LOAD_LIMITS`. */
  readonly limits?: LoadLimits;
  /** Records the requests that read. */
  readonly readActivity?: ReadActivity;
}

export function createHttpApp(deps: HttpDeps): Koa<HttpState> {
  const { model, graphql, config, log, isReady, readMetrics, observer } = deps;
  const { limits = LOAD_LIMITS, readActivity = new ReadActivity() } = deps;
  const app = new Koa<HttpState>();
  const { actor, loopback = false, ...shown } = config;
  const { publicUrl } = shown;
  const rules = { loopback, onIgnoredToken: logIgnoredToken(log), actor, publicUrl };
  const signInRequired = actor === undefined;
  const routes = createRoutes({ ...shown, model, isReady, readMetrics, graphql, signInRequired });
  app.use(trackRequests(log, observer));
  app.use(errorPresenter(log));
  const missing = missingPage({ webFolder: config.webFolder, routes });
  app.use(dispatch(routes, { ...deps, rules, limits, readActivity, missingPage: missing }));
  app.on('error', (error: unknown, ctx?: { readonly req: IncomingMessage }) => {
    // A client that leaves is no fault of the service. The log line of the request has the details.
    if (ctx?.req.socket.destroyed === true) log.info({}, 'a client closed its connection');
    else log.warn({ err: error }, 'an answer could not be sent');
  });
  return app;
}
