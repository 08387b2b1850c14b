/** Answers each request, also if its handler throws. Only internal errors are logged as errors, with their stack. */
import type { Context, Middleware, ParameterizedContext } from 'koa';
import compress from 'koa-compress';
import { CatalogError, ERROR_STATUS, type ErrorCode } from '../../../core/errors.js';
import { renderJson } from '../../../core/json.js';
import { EXCEPTION_CLASS } from '../../../core/compatibility.js';
import type { Logger, HttpState } from '../request-context.js';
import { endedCookies, endedPendingCookie } from '../sign-in/cookies.js';
import { findSignInPage } from '../sign-in/sign-in-page.js';
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

/** Smaller responses fit into the first round trips anyway. */
const THRESHOLD_BYTES = 64 * 1024;
/** No character takes more bytes in UTF-8 for each unit of its text. */
const BYTES_PER_UNIT = 3;

/** The fastest level, because higher levels cost more CPU time than the saved bytes are worth. */
const compressing = compress({
  threshold: THRESHOLD_BYTES,
  gzip: { level: 1 },
  deflate: { level: 1 },
  br: false,
});

/** Compresses the body of the response if it is large and the client accepts that. The header `Vary` is already set. */
async function compressBody(ctx: ParameterizedContext<HttpState>): Promise<void> {
  if (!isSmall(ctx.body)) await compressing(ctx, () => Promise.resolve());
}

function isSmall(body: unknown): boolean {
  if (typeof body === 'string') return body.length * BYTES_PER_UNIT < THRESHOLD_BYTES;
  return body === undefined || body === null || (Buffer.isBuffer(body) && body.length < THRESHOLD_BYTES);
}

/** Always an object with a message for people and a code for programs. */
export function presentError(error: CatalogError, errorId: string): Record<string, unknown> {
  return {
    ...error.details,
    status: ERROR_STATUS[error.code],
    code: error.code,
    message: error.message,
    exceptionClass: EXCEPTION_CLASS,
    errorId,
  };
}

const ERROR_NAMES: Partial<Record<ErrorCode, string>> = {
  UNAUTHENTICATED: 'Unauthorized',
  FORBIDDEN: 'Authorization Error',
  NOT_FOUND: 'Not Found',
  PRECONDITION_FAILED: 'Precondition Error',
};

/** Returns the kind of an error in the words that clients of the OpenAPI endpoints know. */
function nameError({ code, details }: CatalogError): string {
  const { urn, error } = details;
  if (typeof error === 'string') return error;
  const isOfUrn = code === 'INVALID_URN' || code === 'UNKNOWN_ENTITY';
  if (isOfUrn && typeof urn === 'string') return `Invalid urn!: ${urn}`;
  const status = ERROR_STATUS[code];
  return ERROR_NAMES[code] ?? (status < 500 ? 'Validation Error' : 'Internal Server Error');
}

/** Message of internal errors: only the id under which the log has the details. */
function presentFault(errorId: string): Record<string, unknown> {
  const message = `The request failed. The log of the service contains the cause under errorId ${errorId}`;
  return presentError(new CatalogError('INTERNAL', message), errorId);
}
