/** Response headers that keep browsers from doing what no page of ours needs. */
import helmet from 'koa-helmet';

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

/** Encryption belongs to the proxy in front, so nothing here may demand it of a browser. */
export function securityHeaders(): ReturnType<typeof helmet> {
  return helmet({ contentSecurityPolicy: CONTENT_SECURITY_POLICY, strictTransportSecurity: false });
}
