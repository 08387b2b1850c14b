/** Response headers that keep browsers from doing what no page of ours needs, and everybody from keeping what was answered. */
import helmet from 'koa-helmet';
import type { Middleware } from 'koa';
import type { HttpState } from '../state.js';

/** Scripts, styles and data come from here only; the docs viewer embeds its icons. */
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
 * Answers hold data of who asked, and some a token: nobody keeps them, but for files that say otherwise. Encryption belongs to the
 * proxy in front, so nothing here may demand it of a browser.
 */
export function securityHeaders(): Middleware<HttpState> {
  const protect = helmet({ contentSecurityPolicy: CONTENT_SECURITY_POLICY, strictTransportSecurity: false });
  return async (ctx, next) => {
    ctx.set('Cache-Control', 'no-store');
    await protect(ctx, next);
  };
}
