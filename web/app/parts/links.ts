/** Links in texts, which any user can write: where they lead, and how the editor inserts them. */
import { decodeSafely, entityAddress, parseEntityAddress } from '../types/addresses.js';
import { PAGES } from '../types/pages.js';
import { typeOfUrn } from '../types/urn.js';
import type { EntityLinkFragment } from '../api/fragments.graphql.js';

export type LinkTarget =
  /** A page of the application, which opens without a reload. */
  | { readonly kind: 'page'; readonly to: string }
  /** A place in the same text, e.g. a footnote. */
  | { readonly kind: 'place'; readonly href: string }
  /** Another site, or an address of the service that is not a page. It opens in a new tab. */
  | { readonly kind: 'site'; readonly href: string }
  /** An e-mail address. */
  | { readonly kind: 'mail'; readonly href: string };

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
  const [, first = ''] = pathname.split('/');
  return PAGES.some(({ segment }) => segment === first) || parseEntityAddress(pathname) !== undefined;
}

/** Sources can write any text as an address. Only HTTP and HTTPS addresses are opened. */
export function isWebAddress(url: string): boolean {
  return /^https?:\/\//i.test(url);
}

/**
 * Inserts a Markdown link to an entity into a text. Brackets in names, and brackets and percent signs in URNs, are escaped to keep the
 * link intact.
 * @param at position in the text, in UTF-16 units
 */
export function insertLink(text: string, at: number, { urn, overview }: EntityLinkFragment): string {
  const label = overview.name.replace(/[[\]\\]/g, '\\$&');
  const address = urn.replace(/[<>%]/g, encodeURIComponent);
  const before = text.slice(0, at);
  const gap = before === '' || /\s$/.test(before) ? '' : ' ';
  return `${before}${gap}[${label}](<${address}>)${text.slice(at)}`;
}
