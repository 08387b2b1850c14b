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
  const local = url.startsWith('/') ? url : url.replace(SCHEME_AND_AUTHORITY, '');
  const end = local.indexOf('?');
  const sent = end < 0 ? local : local.slice(0, end);
  const path = sent.startsWith('/') && !sent.startsWith('//') ? sent : sent.replace(LEADING_SLASHES, '/');
  return { path, rawQuery: end < 0 ? '' : local.slice(end + 1) };
}
