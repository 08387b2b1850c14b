/** Security headers: a content security policy for pages, and no caching of responses. */
import helmet from 'koa-helmet';
import type { Middleware } from 'koa';
import type { HttpState } from '../state.js';

/** Scripts, styles and data come only from this service. The documentation viewer embeds its icons. */
const CONTENT_SECURITY_POLICY = {
  useDefaults: false,
  directives: {
    defaultSrc: ["'none'"],
    scriptSrc: ["'self'"],
    styleSrc: ["'self'"],
    imgSrc: ["'self'", 'data:'],
    fontSrc: ["'self'"],
    connectSrc: ["'self'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
    baseUri: ["'none'"],
  },
};

/**
 * Responses contain data that only the actor may see, and some contain a token, so they are not cached, except for static files. TLS is
 * the task of a proxy, so there is no header that requires it.
 */
export function securityHeaders(): Middleware<HttpState> {
  const protect = helmet({ contentSecurityPolicy: CONTENT_SECURITY_POLICY, strictTransportSecurity: false });
  return async (ctx, next) => {
    ctx.set('Cache-Control', 'no-store');
    await protect(ctx, next);
  };
}
