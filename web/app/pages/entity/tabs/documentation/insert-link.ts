import type { EntityLinkFragment } from '../../../../api/fragments/entity-link.graphql.js';

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
