/** Terms: `field=value` tokens for exact filters, facets and locations in the browse trees. */
import type { FieldValue } from '../types.js';
import { fromToken, toToken } from './token.js';

/** Term of a path at which the entity is listed. No search field has this name. */
export const LISTED_AT = '@at';
/** Term of a path at or above the entity. */
export const LISTED_BELOW = '@below';

/** Term of a step on the path to the entity in the container tree. */
export const LISTED_UNDER = '@under';

/** Separates facets in one property. Neo4j reads a text in half the time of a list. */
export const FACET_SEPARATOR = '\u001f';

/** The default facets of a search, in this order. */
export const FACET_FIELDS = [
  '_entityType',
  'platform',
  'origin',
  'tags',
  'glossaryTerms',
  'owners',
  'domains',
  'container',
  'typeNames',
] as const;

/** Returns one token; equal terms mean equal field and value. */
export function toTerm(field: string, value: FieldValue): string {
  return toToken(termText(field, value));
}

/** Returns the text of a term before it becomes a token. */
export function termText(field: string, value: FieldValue): string {
  return `${field}=${String(value)}`;
}

/** Returns field and value of a term; undefined if the value was too long to keep. */
export function parseTerm(term: string): { field: string; value: string } | undefined {
  const text = fromToken(term);
  if (text === undefined) return undefined;
  const end = text.indexOf('=');
  return { field: text.slice(0, end), value: text.slice(end + 1) };
}

export function toFacet(field: string, value: FieldValue): string {
  return `${field}=${String(value).replaceAll(FACET_SEPARATOR, ' ')}`;
}
