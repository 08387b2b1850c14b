/** Assigns an id to each request and logs one line after the response, so that logging does not delay it. */
import type { Middleware, ParameterizedContext } from 'koa';
import { newErrorId } from '../../../core/ids.js';
import type { Logger } from '../logger.js';
import { readTarget } from '../request-target.js';
import type { HttpState } from '../state.js';

const HEADER = 'X-Request-Id';
/** Accepts an id of the client if it is safe to log. */
const TAKEN_OVER = /^[\w.:-]{1,128}$/;
/** Matches tokens, sessions and invitations, which users put into addresses and headers by mistake. */
const SECRET =
  /(?<![\w-])(?:eyJ[\w-]+(?:(?:\.|%2e)[\w-]*){1,2}|[\da-f]{64}(?![\w-])|[\w-]{1,1000}(?:\.|%2e)[\da-f]{32}(?:\.|%2e)[\w-]{43}(?![\w-]))/gi;
const LONGEST_PATH = 4_000;

export function requestLog(log: Logger): Middleware<HttpState> {
  return async (ctx, next) => {
    const began = performance.now();
    const given = ctx.get(HEADER);
    ctx.state.requestId = TAKEN_OVER.test(given) && mask(given) === given ? given : newErrorId();
    ctx.set(HEADER, ctx.state.requestId);
    const closed = new Promise<void>((resolve) => {
      ctx.res.once('close', resolve);
    });
    await next();
    // If the client has disconnected, the response is already closed.
    void closed.then(() => {
      log.info(describe(ctx, began), 'request');
    });
  };
}

/** @param began time of `performance.now` */
function describe({ method, req, status, state }: ParameterizedContext<HttpState>, began: number): object {
  const { requestId, operation, actor, errorCode } = state;
  const ms = Math.round((performance.now() - began) * 10) / 10;
  const path = mask(readTarget(req.url ?? '/').path).slice(0, LONGEST_PATH);
  return { method, path, operation, actor, status, code: errorCode, ms, requestId };
}

function mask(text: string): string {
  return text.replaceAll(SECRET, '[masked]');
}
