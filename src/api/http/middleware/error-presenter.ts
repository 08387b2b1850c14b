/** Answers each request, also if its handler throws. Only internal errors are logged as errors, with their stack. */
import type { Context, Middleware } from 'koa';
import { CatalogError, ERROR_STATUS, type ErrorCode } from '../../../core/errors.js';
import { renderJson } from '../../../core/json.js';
import type { Logger } from '../logger.js';
import { endedCookies, endedPendingCookie } from '../sign-in/cookies.js';
import { findSignInPage } from '../sign-in/sign-in-page.js';
import { nameError, presentError, presentFault } from '../presenters/error.js';
import type { HttpState } from '../state.js';
import { compressBody } from './compression.js';
import { setCommonHeaders } from './security-headers.js';

/**
 * Value of `Retry-After` in seconds. A restarting Neo4j is available after about this time, and an overloaded service has made progress.
 * A client that retries earlier loses nothing.
 */
export const RETRY_SECONDS: Partial<Record<ErrorCode, number>> = {
  UNAVAILABLE: 5,
  RATE_LIMITED: 1,
  OVERLOADED: 2,
};

export function errorPresenter(log: Logger): Middleware<HttpState> {
  return async (ctx, next) => {
    setCommonHeaders(ctx.res);
    try {
      await next();
      await compressBody(ctx);
    } catch (error) {
      const { requestId } = ctx.state;
      if (error instanceof CatalogError) {
        ctx.state.errorCode = error.code;
        if (error.code === 'UNAVAILABLE')
          log.warn({ err: error, requestId }, 'a dependency of the service is unavailable');
        if (error.code === 'INTERNAL') log.error({ err: error, requestId }, 'request failed');
        answer(ctx, ERROR_STATUS[error.code], {
          ...namedFor(ctx.path, error),
          ...presentError(error, requestId),
        });
        setHeaders(ctx, error);
        sendToSignIn(ctx, error);
      } else {
        ctx.state.errorCode = 'INTERNAL';
        log.error({ err: error, requestId }, 'request failed');
        answer(ctx, ERROR_STATUS.INTERNAL, presentFault(requestId));
      }
    }
  };
}

/** Clients of the OpenAPI endpoints read the kind of an error from the member `error`. */
function namedFor(path: string, error: CatalogError): { error?: string } {
  return path.startsWith('/openapi/') ? { error: nameError(error) } : {};
}

function answer(ctx: Pick<Context, 'status' | 'type' | 'body'>, status: number, body: unknown): void {
  ctx.status = status;
  ctx.type = 'json';
  ctx.body = renderJson(body);
}

function setHeaders(ctx: Pick<Context, 'set' | 'append'>, { code, details }: CatalogError): void {
  if (code === 'METHOD_NOT_ALLOWED' && Array.isArray(details['allow']))
    ctx.set('Allow', details['allow'].join(', '));
  if (code === 'UNAUTHENTICATED') ctx.set('WWW-Authenticate', 'Bearer realm="trellis"');
  if (details['session'] === 'ended') ctx.set('Set-Cookie', endedCookies());
  if (details['problem'] !== undefined) ctx.append('Set-Cookie', endedPendingCookie());
  const { retryAfter } = details;
  const wait = typeof retryAfter === 'number' ? retryAfter : RETRY_SECONDS[code];
  if (wait !== undefined) ctx.set('Retry-After', String(wait));
  // Otherwise the rest of a refused body would be read as the next request of the connection.
  if (code === 'PAYLOAD_TOO_LARGE') ctx.set('Connection', 'close');
}

/** Redirects browsers that open a page to the sign-in page. All other clients get the error. */
function sendToSignIn(ctx: Context, error: CatalogError): void {
  const { url = '/', headers } = ctx.req;
  const page = findSignInPage({ method: ctx.method, url, headers }, error);
  if (page === undefined) return;
  ctx.status = 303;
  ctx.set('Location', page);
  // With the header, a browser would delay the page by this time.
  ctx.remove('Retry-After');
}
