/** Follows each request to its end: gives it an id, then releases what it holds, logs one line and tells the observer. */
import type { Middleware, ParameterizedContext } from 'koa';
import { newErrorId } from '../../../core/ids.js';
import type { FinishedRequest, RequestObserver, Logger, HttpState } from '../request-context.js';
import { readTarget } from '../query.js';

const HEADER = 'X-Request-Id';
/** Accepts an id of the client if it is safe to log. */
const TAKEN_OVER = /^[\w.:-]{1,128}$/;
/** Matches tokens, sessions and invitations, which users put into addresses and headers by mistake. */
const SECRET =
  /(?<![\w-])(?:eyJ[\w-]+(?:(?:\.|%2e)[\w-]*){1,2}|[\da-f]{64}(?![\w-])|[\w-]{1,1000}(?:\.|%2e)[\da-f]{32}(?:\.|%2e)[\w-]{43}(?![\w-]))/gi;
const LONGEST_PATH = 4_000;

/** The end of a request comes after its response, so that the work for it does not delay the response. */
export function trackRequests(log: Logger, observer: RequestObserver | undefined): Middleware<HttpState> {
  return async (ctx, next) => {
    const began = performance.now();
    const { req, res, state } = ctx;
    const requestId = idOf(req.headers['x-request-id']);
    state.requestId = requestId;
    state.held = [];
    res.setHeader(HEADER, requestId);
    observer?.started();
    const trace = observer?.trace?.(req.headers, requestId);
    const progress = { isClosed: false, isHandled: false };
    const end = (): void => {
      // A client that reads slowly keeps its answer in memory until here.
      for (const release of state.held) release();
      log.info(describe(ctx, began), 'request');
      if (observer === undefined) return;
      const request = finished(ctx, began);
      observer.finished(request);
      trace?.end(request);
    };
    res.once('close', () => {
      progress.isClosed = true;
      if (progress.isHandled) end();
    });
    try {
      await (trace === undefined ? next() : trace.run(next));
    } finally {
      progress.isHandled = true;
      // The client has left before its request was handled.
      if (progress.isClosed) end();
    }
  };
}

function idOf(given: string | string[] | undefined): string {
  const isUsable = typeof given === 'string' && TAKEN_OVER.test(given) && mask(given) === given;
  return isUsable ? given : newErrorId();
}

/** @param began time of `performance.now` */
function describe({ method, req, status, state }: ParameterizedContext<HttpState>, began: number): object {
  const { requestId, operation, actor, errorCode } = state;
  const ms = Math.round((performance.now() - began) * 10) / 10;
  const path = mask(readTarget(req.url ?? '/').path).slice(0, LONGEST_PATH);
  return { method, path, operation, actor, status, code: errorCode, ms, requestId };
}

/** Metrics never contain a path as the client sent it, only the path of its route. */
function finished(
  { method, status, state }: ParameterizedContext<HttpState>,
  began: number,
): FinishedRequest {
  const { route, errorCode: code } = state;
  return { route, method, status, began, ended: performance.now(), code };
}

function mask(text: string): string {
  return text.replaceAll(SECRET, '[masked]');
}
