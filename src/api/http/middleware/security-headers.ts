/** Headers of all responses: a content security policy for pages, no caching, and that the response depends on `Accept-Encoding`. */
import type { ServerResponse } from 'node:http';
import helmet from 'helmet';

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
const HEADERS: readonly (readonly [string, string])[] = [
  ['Cache-Control', 'no-store'],
  ...protectingHeaders(),
  ['Vary', 'Accept-Encoding'],
];

export function setCommonHeaders(response: ServerResponse): void {
  for (const [name, value] of HEADERS) response.setHeader(name, value);
}

/** The headers are the same for all responses, so the library is asked for them only once. */
function protectingHeaders(): [string, string][] {
  const headers = new Map<string, string>();
  const recorder = {
    setHeader: (name: string, value: string) => headers.set(name, value),
    removeHeader: (name: string) => headers.delete(name),
  };
  const protect = helmet({ contentSecurityPolicy: CONTENT_SECURITY_POLICY, strictTransportSecurity: false });
  protect({} as never, recorder as never, (error?: unknown) => {
    if (error !== undefined) throw error as Error;
  });
  return [...headers];
}
