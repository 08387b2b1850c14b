/** Turns whatever is thrown below into an answer; only faults of our own are logged as errors, with their stack. */
import type { Context, Middleware } from 'koa';
import { CatalogError, ERROR_STATUS } from '../../kernel/errors.js';
import { renderJson } from '../../kernel/json.js';
import type { Logger } from '../logger.js';
import { presentError, presentFault } from '../presenters/error.js';
import type { HttpState } from '../state.js';

/** A Neo4j that is started again is back after about this time; a client that asks sooner loses nothing. */
const RETRY_SECONDS = 5;

export function errorPresenter(log: Logger): Middleware<HttpState> {
  return async (ctx, next) => {
    try {
      await next();
    } catch (error) {
      const { requestId } = ctx.state;
      if (error instanceof CatalogError) {
        ctx.state.errorCode = error.code;
        if (error.code === 'UNAVAILABLE')
          log.warn({ err: error, requestId }, 'a part of the service is away');
        if (error.code === 'INTERNAL') log.error({ err: error, requestId }, 'request failed');
        answer(ctx, ERROR_STATUS[error.code], presentError(error, requestId));
        setHeaders(ctx, error);
      } else {
        ctx.state.errorCode = 'INTERNAL';
        log.error({ err: error, requestId }, 'request failed');
        answer(ctx, ERROR_STATUS.INTERNAL, presentFault(requestId));
      }
    }
  };
}

function answer(ctx: Pick<Context, 'status' | 'type' | 'body'>, status: number, body: unknown): void {
  ctx.status = status;
  ctx.type = 'json';
  ctx.body = renderJson(body);
}

function setHeaders(ctx: Pick<Context, 'set'>, { code, details }: CatalogError): void {
  if (code === 'METHOD_NOT_ALLOWED' && Array.isArray(details['allow']))
    ctx.set('Allow', details['allow'].join(', '));
  if (code === 'UNAVAILABLE') ctx.set('Retry-After', String(RETRY_SECONDS));
  // What is left of a refused body would otherwise be read as the connection's next request.
  if (code === 'PAYLOAD_TOO_LARGE') ctx.set('Connection', 'close');
}
