/** Builds and parses addresses of pages. Links printed by other clients have the same form. */
import { describeEntityType, typeOfSegment, findTabName, type TabName } from './entity-types.js';
import { typeOfUrn } from './urn.js';

export interface EntityAddress {
  /** Type named by the first segment; it can differ from the type of the URN. */
  readonly type: string;
  readonly urn: string;
  /** Undefined for the first tab of the type. */
  readonly tab: TabName | undefined;
}

/** `/<type>/<URN, percent-encoded>/<Tab>` */
export function entityAddress(urn: string, tab?: TabName): string {
  const { segment } = describeEntityType(typeOfUrn(urn));
  return `/${segment}/${encodeURIComponent(urn)}${tab === undefined ? '' : `/${tab}`}`;
}

/**
 * Parses a path. The URN can be percent-encoded or not, and can contain slashes.
 * @param pathname as the browser has it, still percent-encoded
 * @returns undefined for a path without a URN; an unknown tab counts as the first one
 */
export function parseEntityAddress(pathname: string): EntityAddress | undefined {
  const [, segment = '', ...rest] = pathname.replace(/\/+$/, '').split('/');
  const last = rest.at(-1);
  const before = decodeSafely(rest.slice(0, -1).join('/'));
  const tab = rest.length > 1 && last !== undefined ? findTabName(decodeSafely(last)) : undefined;
  const hasTab = tab !== undefined || isWholeUrn(before);
  const urn = hasTab ? before : decodeSafely(rest.join('/'));
  if (!urn.startsWith('urn:li:')) return undefined;
  return { type: typeOfSegment(segment), urn, tab };
}

/** Nothing can follow the last parenthesis of a URN, so what follows it in an address is a tab, known or not. */
function isWholeUrn(text: string): boolean {
  return (
    text.startsWith('urn:li:') && text.endsWith(')') && text.split('(').length === text.split(')').length
  );
}

/** @param query text of the search @param parameters further parameters, e.g. `types` */
export function searchAddress(query: string, parameters: Readonly<Record<string, string>> = {}): string {
  return `/search?${new URLSearchParams({ query, ...parameters }).toString()}`;
}

/** Decodes percent-encoding. Returns a malformed text unchanged. */
export function decodeSafely(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Addresses of the pages of ingestion sources. */
export const SOURCES = '/sources';

export const NEW_SOURCE = `${SOURCES}/new`;

export function sourceAddress(urn: string): string {
  return `${SOURCES}/${encodeURIComponent(urn)}`;
}

/** Addresses of the pages for policies. */
export const POLICIES = '/settings/policies';
export const NEW_POLICY_ADDRESS = `${POLICIES}/new`;

/** Returns the address of the form of a policy. */
export function policyAddress(urn: string): string {
  return `${POLICIES}/${encodeURIComponent(urn)}`;
}

/** Addresses of the pages of documents. */
export const DOCUMENTS = '/documents';

export function documentAddress(urn: string): string {
  return `${DOCUMENTS}/${encodeURIComponent(urn)}`;
}
