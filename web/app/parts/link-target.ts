/** Where a link in a text leads. Anybody can write such texts. */
import { decodeSafely, entityAddress, parseEntityAddress } from '../types/addresses.js';
import { typeOfUrn } from '../types/urn.js';

export type LinkTarget =
  /** A page of the application, which opens without a reload. */
  | { readonly kind: 'page'; readonly to: string }
  /** A place in the same text, e.g. a footnote. */
  | { readonly kind: 'place'; readonly href: string }
  /** Another site, or an address of the service that is not a page. It opens in a new tab. */
  | { readonly kind: 'site'; readonly href: string }
  /** An e-mail address. */
  | { readonly kind: 'mail'; readonly href: string };

/** First segments of pages that are not entities. */
const PAGES: ReadonlySet<string> = new Set(['', 'search', 'browse', 'changes', 'ingestion', 'settings']);

/**
 * @param href as written in the text
 * @param origin of the application, e.g. `http://127.0.0.1:8080`
 * @returns undefined for an address that is unsafe, or that leads nowhere, e.g. a path relative to another document
 */
export function linkTarget(href: string, origin: string): LinkTarget | undefined {
  if (href.startsWith('urn:li:')) return targetOfUrn(decodeSafely(href));
  if (/^#./.test(href)) return { kind: 'place', href };
  if (!/^(?:https?:|mailto:|\/)/i.test(href) || !URL.canParse(href, origin)) return undefined;
  const url = new URL(href, origin);
  if (url.protocol === 'mailto:') return { kind: 'mail', href: url.href };
  const { pathname, search, hash } = url;
  return url.origin === origin && isPage(pathname)
    ? { kind: 'page', to: `${pathname}${search}${hash}` }
    : { kind: 'site', href: url.href };
}

function targetOfUrn(urn: string): LinkTarget | undefined {
  return typeOfUrn(urn) === '' ? undefined : { kind: 'page', to: entityAddress(urn) };
}

function isPage(pathname: string): boolean {
  return PAGES.has(pathname.split('/')[1] ?? '') || parseEntityAddress(pathname) !== undefined;
}
