/** Splits the target of the request line without decoding it, because URNs contain encoded slashes and commas. */
export interface RequestTarget {
  /** Begins with exactly one slash. */
  readonly path: string;
  /** Without the question mark. */
  readonly rawQuery: string;
}

const SCHEME_AND_AUTHORITY = /^[a-z][a-z0-9+.-]*:\/\/[^/?]*/i;
const LEADING_SLASHES = /^\/*/;

/** Treats `//aspects` as `/aspects`, because some base addresses end with a slash. Accepts the absolute targets that proxies send. */
export function readTarget(url: string): RequestTarget {
  const local = url.replace(SCHEME_AND_AUTHORITY, '');
  const end = local.indexOf('?');
  const path = end < 0 ? local : local.slice(0, end);
  return { path: path.replace(LEADING_SLASHES, '/'), rawQuery: end < 0 ? '' : local.slice(end + 1) };
}
