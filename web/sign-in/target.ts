/** Returns the page to open after signing in, which must be on this site. */
const START_PAGE = '/';

export function readTarget(): string {
  const given = new URLSearchParams(location.search).get('redirect_uri') ?? '';
  if (!given.startsWith('/') || !URL.canParse(given, location.origin)) return START_PAGE;
  // Browsers treat `//name` and `/\name` as other sites.
  const { origin, href } = new URL(given, location.origin);
  return origin === location.origin ? href : START_PAGE;
}
