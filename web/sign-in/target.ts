/** Where to go after signing in: a page of this site, and nothing else. */
const START_PAGE = '/';

export function readTarget(): string {
  const given = new URLSearchParams(location.search).get('redirect_uri') ?? '';
  if (!given.startsWith('/') || !URL.canParse(given, location.origin)) return START_PAGE;
  // As the browser reads it: `//name` and `/\name` are other sites.
  const { origin, href } = new URL(given, location.origin);
  return origin === location.origin ? href : START_PAGE;
}
