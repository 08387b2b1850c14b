/** Tells the observer about each request. Metrics never contain a path as the client sent it, only the path of its route. */
import type { Middleware, ParameterizedContext } from 'koa';
import type { FinishedRequest, RequestObserver } from '../request-observer.js';
import type { HttpState } from '../state.js';

export function observeRequests(observer: RequestObserver): Middleware<HttpState> {
  return async (ctx, next) => {
    const began = performance.now();
    observer.started();
    const trace = observer.trace?.(ctx.req.headers, ctx.state.requestId);
    const closed = new Promise<void>((resolve) => {
      ctx.res.once('close', resolve);
    });
    await (trace === undefined ? next() : trace.run(next));
    void closed.then(() => {
      const request = describe(ctx, began);
      observer.finished(request);
      trace?.end(request);
    });
  };
}

function describe(
  { method, status, state }: ParameterizedContext<HttpState>,
  began: number,
): FinishedRequest {
  const { route, errorCode: code } = state;
  return {
    ...(route !== undefined && { route }),
    ...{ method, status, began, ended: performance.now() },
    ...(code !== undefined && { code }),
  };
}
