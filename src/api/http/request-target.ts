/** The request line's target, cut up without decoding: URNs hold encoded slashes and commas of their own. */
export interface RequestTarget {
  /** Begins with exactly one slash. */
  readonly path: string;
  /** Without the question mark. */
  readonly rawQuery: string;
}

const SCHEME_AND_AUTHORITY = /^[a-z][a-z0-9+.-]*:\/\/[^/?]*/i;
const LEADING_SLASHES = /^\/*/;

/** Takes `//aspects` for `/aspects` (clients glue a base that ends in a slash), and the absolute form of proxies. */
export function readTarget(url: string): RequestTarget {
  const local = url.replace(SCHEME_AND_AUTHORITY, '');
  const end = local.indexOf('?');
  const path = end < 0 ? local : local.slice(0, end);
  return { path: path.replace(LEADING_SLASHES, '/'), rawQuery: end < 0 ? '' : local.slice(end + 1) };
}
